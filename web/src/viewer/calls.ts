/** The call stack of a replay: which calls are open at a moment, the newest first; in a growing tree the way that the search walks. */

import { h } from "../dom";
import * as format from "../format";
import { SELECT } from "./growth";
import { at, type TreeModel } from "./model";
import { live, nodeAt, worker } from "./replay";
import { marks, say } from "../words";

/** Of a deeper stack the newest calls and the first one are shown. */
const SHOWN = 12;

/** One open call: its move, who decides there, and what is known there at the moment. */
export interface Call {
  node: number;
  cells: string[];
}

/** The node where the stack ends: the call at work, or the last one that the search has walked to. */
function deepest(tree: TreeModel, moment: number): number {
  const { growth } = tree;
  if (!growth) return worker(tree, moment);
  let step = moment;
  while (step > 0 && growth.kind[step] !== SELECT) step -= 1;
  const [last, now] = [nodeAt(tree, step), nodeAt(tree, moment)];
  // what a walk adds below its last node belongs to it
  return at(tree.parent, now) === last ? now : last;
}

/** The open calls from the newest to the first. */
export function openCalls(tree: TreeModel, moment: number, sides: readonly string[]): Call[] {
  return tree.path(deepest(tree, moment)).reverse().map((node) => {
    const name = node === 0 ? say("root") : tree.nameOf(node);
    const side = sides[at(tree.turn, node)] ?? say("chance");
    if (tree.growth) return { node, cells: [name, side, ...tree.growth.names.map((_, number) => format.value({ points: tree.growth?.numberAt(node, number, moment) ?? NaN }, "–"))] };
    const { alpha, beta, best } = live(tree, node, moment);
    return { node, cells: [name, side, format.window(alpha, beta), format.value(Number.isNaN(best) ? null : best, "–")] };
  });
}

/** The stack as a table. */
export function callTable(tree: TreeModel, moment: number, sides: readonly string[]): HTMLElement {
  const calls = openCalls(tree, moment, sides);
  const left = calls.length - SHOWN - 1;
  const shown = left > 0 ? [...calls.slice(0, SHOWN), ...calls.slice(-1)] : calls;
  const heads = [say(tree.growth ? "calls-way" : "calls-call"), say("fact-turn"), ...(tree.growth ? tree.growth.names : [say("fact-window"), say("calls-best")])];
  const rows = shown.map(({ node, cells }) => {
    const [name = "", ...rest] = cells;
    return h("tr", { "aria-current": node === nodeAt(tree, moment) ? "step" : undefined }, h("th", { scope: "row" }, name), ...rest.map((cell) => h("td", {}, cell)));
  });
  if (left > 0) rows.splice(SHOWN, 0, h("tr", {}, h("td", { colspan: heads.length, class: "soft" }, say("calls-more", { count: left }))));
  return h("table", { id: "calls", class: "calls", ...marks(tree.growth ? "calls-way" : "calls") }, h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))), h("tbody", {}, ...rows));
}
