/** Everything about one node, in words: beside the pointer, and below the tree once it is picked. */

import { h } from "../dom";
import * as format from "../format";
import type { EvalView } from "../types";
import { exitStyle } from "./exits";
import { at, type Missing, type TreeModel } from "./model";
import { isOpen, live } from "./replay";
import { readable, say } from "../words";

/** A longer path is shortened in the middle. */
const LONGEST_PATH = 8;
/** More plies than any search is asked for: it goes to the end of the game. */
const TO_THE_END = 5000;

export function pathText(tree: TreeModel, node: number): string {
  const moves = tree.moves(node);
  const round = tree.rounds.size > 0 ? tree.path(node)[1] : undefined;
  const title = round === undefined ? undefined : tree.rounds.get(round);
  const line = moves.length <= LONGEST_PATH ? moves : [...moves.slice(0, 3), "…", ...moves.slice(3 - LONGEST_PATH)];
  const path = moves.length === 0 ? (title ?? say("root")) : readable(line.join(" "));
  return title === undefined || moves.length === 0 ? path : `${title}: ${path}`;
}

/** Facts about a node at a moment of a replay, or at its end: name and text. */
export function facts(tree: TreeModel, node: number, sides: readonly string[], moment = tree.moments): [string, string][] {
  const turn = at(tree.turn, node);
  const list: [string, string][] = [[say("fact-turn"), sides[turn] ?? say("chance")]];
  const odds = tree.odds.get(node);
  if (odds !== undefined) list.unshift([say("fact-likely"), format.probability(odds)]);
  if (tree.growth) return [...list, ...tree.growth.numbersAt(node, moment), ...markFact(tree, node, moment)];
  const isLooked = !tree.isSkipped(node) && tree.absent[node] !== 1;
  if (!isLooked) return [...list, [say("fact-left"), say("fact-not-looked-at")]];
  if (isOpen(tree, node, moment)) {
    const { alpha, beta, best } = live(tree, node, moment);
    return [...list, [say("calls-best"), format.value(Number.isNaN(best) ? null : best, "–")], [say("fact-window"), format.window(alpha, beta)], [say("fact-depth"), depthText(tree, node)]];
  }
  list.push([say("fact-value"), format.bounded(at(tree.value, node), at(tree.bound, node))]);
  list.push([say("fact-window"), format.window(at(tree.alpha, node), at(tree.beta, node))]);
  list.push([say("fact-depth"), depthText(tree, node)]);
  list.push([say("fact-left"), exitStyle(tree.exitOf(node)).title]);
  const pass = tree.passOf(node);
  if (pass) list.push([say("fact-pass"), pass]);
  if (tree.isInner(node)) list.push([say("fact-below"), belowText(tree, node)]);
  const dropped = tree.dropped.get(node);
  if (dropped) list.push([say("fact-missing"), countText(dropped)]);
  return list;
}

function depthText(tree: TreeModel, node: number): string {
  const depth = at(tree.depth, node);
  return depth >= TO_THE_END ? say("fact-to-the-end") : String(depth);
}

/** Why a node was left; while it is open, that it is. */
export function reasonAt(tree: TreeModel, node: number, moment = tree.moments): string {
  return isOpen(tree, node, moment) ? say("node-open") : tree.reasonOf(node);
}

function markFact(tree: TreeModel, node: number, moment: number): [string, string][] {
  const mark = tree.growth?.markAt(node, moment) ?? "";
  return mark ? [[say("fact-mark"), mark]] : [];
}

/** What is below a node. */
export function belowText(tree: TreeModel, node: number): string {
  return countText({ nodes: at(tree.below, node), moves: at(tree.leftOut, node) });
}

/** "121 nodes, 338 moves left out". */
export function countText({ nodes, moves }: Missing): string {
  const looked = say("nodes", { count: nodes });
  return moves === 0 ? looked : say("nodes-left-out", { nodes: looked, count: moves });
}

export function factList(list: readonly (readonly [string, string])[]): HTMLElement {
  return h("dl", { class: "facts" }, ...list.flatMap(([name, text]) => [h("dt", {}, name), h("dd", {}, text)]));
}

/** The card beside the pointer. */
export function hoverCard(tree: TreeModel, node: number, sides: readonly string[], moment = tree.moments): HTMLElement {
  return h(
    "div",
    {},
    h("strong", {}, pathText(tree, node)),
    factList(facts(tree, node, sides, moment)),
    h("p", {}, reasonAt(tree, node, moment)),
    h("div", { class: "shares" }),
  );
}

/** The terms of the value function at a node, the largest first. */
export function shares(view: EvalView): HTMLElement {
  const terms = [...view.terms].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, 6);
  const most = Math.max(1e-9, ...terms.map((term) => Math.abs(term.value)));
  const rows = terms.map((term) => {
    const bar = h("span", { class: term.value < 0 ? "bar min" : "bar max" });
    bar.style.width = `${(50 * Math.abs(term.value)) / most}%`;
    return h("div", { class: "share" }, h("span", { class: "term" }, format.termName(term.name)), h("span", { class: "bars" }, bar), h("span", { class: "value" }, format.value(term.value)));
  });
  return h("div", {}, h("p", { class: "soft small" }, say("shares-here", { function: view.eval, value: format.value(view.value) })), ...rows);
}
