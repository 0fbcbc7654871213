/** What the value function says of the position on the board, term by term, with the weights as they are set. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { evalAsk } from "../state";
import { shares } from "../tree/card";
import { say } from "../words";

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
    if (app.view?.board === null || app.view?.outcome !== null) { replace(byId("judgement")); return; }
    try {
      const view = await api.evaluate(app.shown(), evalAsk(app.state.search.eval), asking.signal);
      const rows = view.terms.length > 0 ? [h("h3", {}, say("judgement-title")), shares(view)] : [];
      replace(byId("judgement"), ...rows);
    } catch {
      // a board without its value is still a board
      if (!asking.signal.aborted) replace(byId("judgement"));
    }
  }
}
