/** What the value function says of the position on the board, term by term, with the weights as they are set. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { evalAsk } from "../state";
import { shares } from "../tree/card";
import { say } from "../words";
import { type Worth, worths } from "./worths";

export class Judgement {
  private asking: AbortController | null = null;

  constructor(private readonly app: App) {
    app.on(["view", "settings"], () => void this.ask());
  }

  private async ask(): Promise<void> {
    const { app } = this;
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    const board = app.view?.outcome === null ? app.view.board : null;
    if (!board) { this.show([]); replace(byId("judgement")); return; }
    try {
      const view = await api.evaluate(app.shown(), evalAsk(app.state.search.eval), asking.signal);
      const rows = view.terms.length > 0 ? [h("h3", {}, say("judgement-title")), shares(view)] : [];
      this.show(worths(view, board));
      replace(byId("judgement"), ...rows);
    } catch {
      // a board without its value is still a board
      if (asking.signal.aborted) return;
      this.show([]);
      replace(byId("judgement"));
    }
  }

  /** Numbers at the pieces, where the value function is a net. */
  private show(found: Worth[]): void {
    const { app } = this;
    if (found.length === 0 && app.worths.length === 0) return;
    app.worths = found;
    app.emit("worths");
  }
}
