/** Without a tree: the start screen while nothing has happened, else a word how to get a tree. */

import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { Panel } from "../signals";
import { say } from "../words";

export class Invitation extends Panel {
  constructor(private readonly app: App) {
    super();
    this.drawn(() => this.draw());
    byId("home").addEventListener("click", () => {
      app.stage.leave(app.board.tree);
      byId("tree-stage").scrollTop = 0;
    });
    byId("resume").addEventListener("click", () => app.stage.leave(null));
  }

  private draw(): void {
    const { app } = this;
    const isPlayed = app.board.place.moves.length > 0;
    const isStart = app.isAtStart;
    byId("start").hidden = !isStart;
    byId("resume").hidden = !isStart || !isPlayed;
    byId("no-tree").hidden = app.search.result !== null || isStart;
    if (byId("no-tree").hidden) return;
    replace(
      byId("no-tree"),
      h("p", { class: "story" }, say("no-tree")),
      h("button", { class: "primary", id: "search-here", disabled: app.board.view?.outcome !== null, onclick: () => void app.search.run() }, say("search-here")),
    );
  }
}
