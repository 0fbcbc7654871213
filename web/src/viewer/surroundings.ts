/** What stands around a tree outside of the studio: in the page that carries one, and in an element of another page. */

import { h } from "../dom";
import * as format from "../format";
import { icon } from "../icons";
import { label, marks, say } from "../words";
import { type Language, LANGUAGES } from "../words/language";
import { speakOfChess } from "../words/moves";
import { countText } from "./card";
import { speakOfLeaves } from "./exits";
import { at, type TreeModel } from "./model";
import type { FlatTree } from "./tree";

/** A win on the spot, and the slowest that is counted: the numbers of the program. */
const WINS = { at_once: 1_000_000, least: 990_000 };

function button(id: string, sign?: string): HTMLElement {
  const element = h("button", { id, class: sign ? "icon" : "small" });
  label(element, id);
  if (sign) element.replaceChildren(icon(sign));
  return element;
}

/** The tools of a stage, by the names that it knows them by, and more beside them. */
export function stageTools(...more: HTMLElement[]): HTMLElement {
  const find = h("span", { class: "find" }, h("input", { id: "tree-find", type: "search", ...marks("tree-find") }), h("output", { id: "found", class: "soft small" }), h("div", { id: "found-list", class: "found-list", hidden: true, ...marks("found-list") }));
  return h("div", { class: "line", role: "toolbar", ...marks("viewer-tools") }, find, button("tree-fold"), button("tree-pv"), button("tree-out", "minus"), button("tree-fit"), button("tree-in", "plus"), ...more);
}

/** The stage and what is above and below it, with the card beside the pointer. */
export function stageParts(card: HTMLElement): HTMLElement[] {
  return [
    h("div", { id: "filters", class: "filters", role: "group", ...marks("filters") }),
    h("div", { id: "tree-stage", class: "tree-stage" }, h("div", { id: "code", class: "code", tabindex: 0, hidden: true }), card),
    h("div", { id: "overview" }),
    h("div", { id: "replay" }),
    h("div", { id: "why", class: "why", tabindex: 0 }),
  ];
}

/** The language of a code; English where we do not speak it. */
export function knownLanguage(code: string): Language {
  return LANGUAGES.find((one) => one === code) ?? "en";
}

/** Speaks as the people of a tree's game do. */
export function speakOf(tree: FlatTree, isChess = false): void {
  format.countWinsFrom(WINS);
  format.speakAs(() => tree.counted ?? "plies", () => tree.sure ?? null);
  speakOfLeaves(() => tree.ends === "leaf");
  speakOfChess(() => isChess);
}

/** The names of MAX, MIN and chance. */
export function sidesOf({ sides = [] }: FlatTree): readonly string[] {
  return [...(sides.length === 2 ? sides : ["MAX", "MIN"]), say("chance")];
}

/** How large a tree is, and how much of it was not recorded. */
export function sizeOf(tree: FlatTree, model: TreeModel): string {
  const left = model.skipped.reduce((sum, one) => sum + one, 0);
  const whole = say("viewer-nodes", { nodes: say("nodes", { count: model.size - left }), left });
  const rest = { nodes: tree.dropped_in_all, moves: tree.dropped_moves_in_all ?? 0 };
  return rest.nodes + rest.moves > 0 ? say("viewer-missing", { whole, rest: countText(rest) }) : whole;
}

/** What stands below a tree before a node is picked: what the search finds, and what to do. */
export function welcome(model: TreeModel): HTMLElement {
  return h("p", { class: "story" }, found(model), say(model.growth ? "viewer-intro-growth" : "viewer-intro"));
}

/** What the search finds: its value and the line it expects. */
function found(model: TreeModel): string {
  const { pvLine, value, growth } = model;
  const line = pvLine.filter((node) => node > 0).map((node) => model.nameOf(node)).join(" ");
  if (line === "") return "";
  return `${growth ? say("viewer-best", { line }) : say("viewer-answer", { line, value: format.value(at(value, 0)) })} `;
}

/** A title without what the search has found, which stands after its last colon. */
export function untold(title: string): string {
  const colon = title.lastIndexOf(": ");
  return colon < 0 ? title : title.slice(0, colon);
}

/** The search whose program stands beside the replay. */
export function algorithmOf({ search, rounds = [] }: FlatTree): string {
  if (typeof search !== "object" || search === null || rounds.length > 0) return "";
  // what is usual is left out of a request
  return "algorithm" in search && typeof search.algorithm === "string" ? search.algorithm : "alphabeta";
}
