/** What is wrong with a script, and where: read from the studio's own words. */

/** What a script of the page is called in messages. */
export const SCRIPT_NAME = "mine.js";

export interface Fault {
  /** Both count from 1. */
  line: number;
  column: number;
  text: string;
}

/** A message that names a place in the script, in any language: `mine.js line 3, column 12: …`; null for any other. */
export function faultIn(message: string): Fault | null {
  const found = /^\S+ \p{L}+ (\d+), \p{L}+ (\d+): (.*)$/su.exec(message);
  return found ? { line: Number(found[1]), column: Number(found[2]), text: found[3] ?? "" } : null;
}

/** What a script that is dropped or loaded is meant to be: it says so by what it defines. */
export function kindOf(text: string): Kind {
  const defines = (name: string): boolean => new RegExp(`\\b(function|const|let|var)\\s+${name}\\b`).test(text);
  if (defines("start") && defines("play")) return "game";
  return defines("choose") && !/\bterm\s*\(/.test(text) ? "agent" : "value";
}

/** The kinds of scripts: a value function, an agent, or a whole game. */
export const SCRIPT_KINDS = ["value", "agent", "game"] as const;
export type Kind = (typeof SCRIPT_KINDS)[number];
