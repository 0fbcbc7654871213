/** The truth about the nodes of the tree that is shown: words for a node, the next one that differs, and a way to watch the search fail there. */

import type { App } from "../app";
import { h } from "../dom";
import { type TreeTruth, trusted } from "../truth/differs";
import { nodeTruth } from "../truth/words";
import { marks, say } from "../words";

export class KnownNodes {
  constructor(private readonly app: App) {}

  /** The truth of the tree that is shown. */
  get all(): TreeTruth | null {
    return this.app.truth.tree;
  }

  /** The truth of a node, in words. */
  words(node: number): string {
    const { all } = this;
    return all ? nodeTruth(all.tree, all.values, node, this.app.game.sides) : "";
  }

  /** The next node that differs from the truth, in the order of the search, and the first after the last; null where none does. */
  next(): number | null {
    const { truth: { tree: truths }, search: { selected } } = this.app;
    if (!truths || truths.count === 0) return null;
    const after = truths.differs.indexOf(1, selected + 1);
    return after < 0 ? truths.differs.indexOf(1) : after;
  }

  /** A button that lets the search play on from a node where it is wrong, for the side it trusts too much. */
  watchFrom(node: number): HTMLElement | null {
    const { all } = this;
    const side = all && trusted(all.tree, all.values, node);
    if (side === null || all?.tree.positions.has(node)) return null;
    return h("button", { class: "small", id: "watch-from-here", ...marks("watch-fail"), onclick: () => void this.app.watch.start(side) }, say("watch-fail"));
  }
}
