/** What the value function says of the position on the board, term by term, with the weights as they are set. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { judgeOf } from "../judging";
import { evalAsk, type SearchSettings } from "../state";
import { shares } from "../tree/card";
import { say } from "../words";
import { type Worth, worths } from "./worths";

export class Judgement {
  private asking: AbortController | null = null;
  /** The value function whose terms are shown. */
  private shownBy = "";

  constructor(private readonly app: App) {
    app.on(["view", "settings", "players"], () => void this.ask());
  }

  private async ask(): Promise<void> {
    const { app } = this;
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    const board = app.view?.outcome === null ? app.view.board : null;
    if (!board) { this.show([]); replace(byId("judgement")); return; }
    try {
      const settings = this.settings();
      const used = judgeOf(settings, app.game);
      // what the pieces are worth is shown to a reader who has chosen a net
      const isChosen = used === settings.eval;
      // what one value function says must not stand there while another is asked
      const by = JSON.stringify(evalAsk({ ...used, weights: {} }));
      if (by !== this.shownBy) replace(byId("judgement"));
      this.shownBy = by;
      const view = await api.evaluate(app.shown(), evalAsk(used), asking.signal);
      const rows = view.terms.length > 0 ? [h("h3", {}, say("judgement-title")), shares(view)] : [];
      this.show(isChosen ? worths(view, board) : []);
      replace(byId("judgement"), ...rows);
    } catch {
      // a board without its value is still a board
      if (asking.signal.aborted) return;
      this.show([]);
      replace(byId("judgement"));
    }
  }

  /** The search that is looked at: that of a node or of a question about a move, the playing search, or the one under Search. */
  private settings(): SearchSettings {
    const { result, preview, state, desk } = this.app;
    const isAsked = result?.answer !== undefined && !this.app.isOld();
    if (result && (preview !== null || isAsked)) return result.settings;
    return desk.isPlayers() ? { ...state.search, algorithm: "pvs" } : state.search;
  }

  /** Numbers at the pieces, where the value function is a net. */
  private show(found: Worth[]): void {
    const { app } = this;
    if (found.length === 0 && app.worths.length === 0) return;
    app.worths = found;
    app.emit("worths");
  }
}
