/** The words below the tree: what to look for, why a node was left, what happens at a moment of a replay. */

import type { Result } from "../app";
import { h } from "../dom";
import * as format from "../format";
import { factList, facts, pathText } from "./card";
import { gauge } from "./gauge";
import { at, type TreeModel } from "./model";
import { live, story, worker } from "./replay";

/** What to look for, before anything is picked. */
export function introduction(result: Result, values: Parameters<typeof format.verdict>[2], isFolded: boolean): HTMLElement {
  const { tree, view } = result;
  const skipped = tree.skipped.reduce((sum, one) => sum + one, 0);
  const words = format.verdict(view.value, view.verdict, values);
  const answer = view.best ? `The search plays ${view.best}: ${words}.` : `The search says: ${words}.`;
  const where = tree.droppedInAll > 0 ? "In what is recorded, " : "";
  const were = skipped === 1 ? "was never looked at; it ends" : "were never looked at; each ends";
  const cut = skipped > 0 ? ` ${where}${format.things(skipped, "move")} ${were} in two strokes.` : "";
  const missing = tree.droppedInAll > 0 ? " The tree is too large to be kept whole: it is recorded from the top, and where something is missing the node says so." : "";
  const folded = isFolded ? " Most of it is folded away: double-click a node to open it, or show the whole tree." : "";
  return h("p", { class: "story" }, `${answer}${cut} Pick a node to see why it was left, or press play to watch the search.${folded}${missing}`);
}

/** Why a node was left, with its place on the scale of values, and room for the shares of its value. */
export function explanation(tree: TreeModel, node: number, sides: readonly string[], scale: [number, number], actions: HTMLElement): HTMLElement[] {
  const reading = { alpha: at(tree.alpha, node), beta: at(tree.beta, node), value: at(tree.value, node) };
  return [
    h(
      "div",
      { class: "why-text" },
      h("div", { class: "why-head" }, h("h3", {}, pathText(tree, node)), actions),
      h("p", { class: "story" }, tree.reasonOf(node), missingText(tree, node)),
      factList(facts(tree, node, sides)),
    ),
    h("div", { class: "why-side" }, tree.isSkipped(node) ? null : gauge(reading, scale), h("div", { class: "shares" })),
  ];
}

/** A node for those who listen: where it is, who decides, its value, and why it was left. */
export function spoken(tree: TreeModel, node: number, sides: readonly string[]): string {
  const value = tree.isSkipped(node) ? "" : ` ${format.bounded(at(tree.value, node), at(tree.bound, node))}.`;
  const decides = tree.isSkipped(node) ? "" : ` ${sides[at(tree.turn, node)] ?? "chance"}.`;
  return `${pathText(tree, node)}.${decides}${value} ${tree.reasonOf(node)}${missingText(tree, node)}`;
}

/** Says that something below a node is not there to be seen. */
function missingText(tree: TreeModel, node: number): string {
  const missing = tree.dropped.get(node) ?? 0;
  if (missing === 0) return "";
  const were = missing === 1 ? "was" : "were";
  return ` Below it ${format.things(missing, "node or move", "nodes and moves")} ${were} not recorded; search from here to see more.`;
}

/** What the search does at one moment, and the window it works with. */
export function momentStory(tree: TreeModel, moment: number, sides: readonly string[], scale: [number, number]): HTMLElement[] {
  const node = worker(tree, moment);
  const state = live(tree, node, moment);
  const name = node === 0 ? "the root" : pathText(tree, node);
  return [
    h("div", { class: "why-text" }, h("p", { class: "story" }, story(tree, moment, sides))),
    h(
      "div",
      { class: "why-side" },
      h("p", { class: "soft small" }, `Window at ${name}`),
      gauge({ alpha: state.alpha, beta: state.beta, value: state.best }, scale),
    ),
  ];
}
