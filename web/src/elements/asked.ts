/** What the attributes of an element ask for. */

import type { Algorithm, Ask, AskedPlace, OptionValue } from "../types";

/** The attributes that say what is searched. */
export const ASKED = ["game", "position", "moves", "options", "search", "eval", "depth"] as const;

/** The options of a game: JSON, or `columns=3 rows=3 k=3`. */
export function optionsFrom(text: string): Record<string, OptionValue> {
  if (text.trim().startsWith("{")) return JSON.parse(text) as Record<string, OptionValue>;
  const pairs = text.split(/\s+/).filter((pair) => pair.includes("="));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      return [name, /^-?\d+$/.test(value) ? Number(value) : value];
    }),
  );
}

/** The place of an element's game; null where it names none. */
export function placeFrom(element: Element): AskedPlace | null {
  const game = element.getAttribute("game");
  if (game === null) return null;
  const position = element.getAttribute("position");
  return { game, options: optionsFrom(element.getAttribute("options") ?? ""), ...(position === null ? {} : { position }), moves: movesFrom(element) };
}

/** The moves of an element, separated by spaces. */
export function movesFrom(element: Element): string[] {
  return (element.getAttribute("moves") ?? "").split(/\s+/).filter((move) => move !== "");
}

/** The depth of a text: plies, or `end`; none for anything else. */
export function depthFrom(text: string | null): number | "end" | undefined {
  if (text?.trim() === "end") return "end";
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}

/** The search of an element: the name of an algorithm, or JSON as a tree file has it; its value function and its depth. */
export function searchFrom(element: Element): Ask {
  const named = element.getAttribute("search")?.trim() ?? "";
  const search: Ask = named.startsWith("{") ? (JSON.parse(named) as Ask) : named === "" ? {} : { algorithm: named as Algorithm };
  const [preset, depth] = [element.getAttribute("eval"), depthFrom(element.getAttribute("depth"))];
  return { ...search, ...(preset === null ? {} : { eval: { preset } }), ...(depth === undefined ? {} : { depth }) };
}
