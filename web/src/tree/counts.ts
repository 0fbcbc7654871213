/** The numbers above the tree: its nodes, those that are not recorded, and of which position it is. */

import type { App, Result } from "../app";
import { Panel } from "../signals";
import { byId, h, replace } from "../dom";
import { searchName } from "../asks";
import { say } from "../words";

export class TreeCounts extends Panel {
  constructor(private readonly app: App) {
    super();
    this.drawn(() => this.age());
  }

  clear(): void {
    byId("tree-counts").textContent = "";
  }

  show(result: Result): void {
    const { tree, view } = result;
    const recorded = tree.size - tree.skipped.reduce((sum, one) => sum + one, 0);
    const missing = view.nodes - recorded;
    const values = { search: searchName(result.settings), nodes: view.nodes, missing, shown: recorded };
    // a search that deepens is recorded at its last depth only
    const isPart = tree.dropped.size > 0;
    const isLastDepth = !isPart && missing > 0;
    const message = isLastDepth ? "tree-counts-last" : isPart ? "tree-counts-missing" : "tree-counts";
    byId("tree-counts").textContent = say(message, values);
    const most = this.app.catalogue.limits.tree_nodes;
    if (isPart && result.recorded < most) byId("tree-counts").append(" ", this.recordMore(most));
  }

  /** Says when the tree is not of the position the game has reached. */
  private age(): void {
    const { app } = this;
    const isOld = app.search.isOld;
    byId("tree-age").hidden = !isOld;
    byId("tree-stage").classList.toggle("old", isOld);
    if (!isOld || !app.search.result) return;
    const again = h("button", { class: "small", id: "search-again", onclick: () => void app.search.run() }, say("search-again"));
    replace(byId("tree-age"), `${say("tree-age", { moves: app.search.result.place.moves.length })} `, again);
  }

  /** Searches once more and keeps as much of the tree as the studio allows. */
  private recordMore(most: number): HTMLElement {
    const more = (): void => {
      this.app.board.set({ recorded: most });
      void this.app.search.run();
    };
    return h("button", { class: "small", onclick: more }, say("record-more"));
  }
}
