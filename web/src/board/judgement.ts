/** What the value function says of the position on the board, term by term, with the weights as they are set. */

import * as api from "../api";
import { sentEval, type Search } from "../asks";
import type { Searches } from "../searches";
import { judgeOf } from "../judging";
import { computed, follow, signal } from "../signals";
import type { EvalView, PositionAnswer } from "../types";
import type { Board } from "./board";
import { type Worth, worths } from "./worths";

/** What one value function said of one position. */
interface Said {
  view: PositionAnswer;
  /** The value function, without its weights. */
  by: string;
  terms: EvalView;
  worths: Worth[];
}

export class Judgement {
  private asking: AbortController | null = null;
  private readonly said = signal<Said | null>(null);
  private readonly current = computed(() => {
    const said = this.said.value;
    // what one value function says must not stand there while another is asked
    const isOfThis = said !== null && said.view === this.board.view && said.by === this.by();
    return isOfThis ? said : null;
  });

  constructor(
    private readonly board: Board,
    private readonly search: Searches,
    /** Whether the playing search is what the reader looks at. */
    private readonly isPlayers: () => boolean,
  ) {
    follow(() => [board.view, board.search, this.by()], () => void this.ask());
  }

  /** The shares of the terms. */
  get terms(): EvalView | null {
    return this.current.value?.terms ?? null;
  }

  /** What the pieces are worth to a net. */
  get worths(): readonly Worth[] {
    return this.current.value?.worths ?? [];
  }

  /** The search that is looked at: that of a node or of a question about a move, the playing search, or the one under Search. */
  private settings(): Search {
    const { board, search } = this;
    const { result } = search;
    const isAsked = result?.answer !== undefined && !search.isOld;
    if (result && (board.preview !== null || isAsked)) return result.settings;
    return this.isPlayers() ? { ...board.search, algorithm: "pvs" } : board.search;
  }

  private by(): string {
    return JSON.stringify(sentEval({ ...judgeOf(this.settings(), this.board.game), weights: {} }));
  }

  private async ask(): Promise<void> {
    const { board } = this;
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    const { view } = board;
    if (view?.outcome !== null || !view.board) return;
    const grid = view.board;
    try {
      const settings = this.settings();
      const used = judgeOf(settings, board.game);
      const by = this.by();
      const terms = await api.evaluate(board.shown(), sentEval(used), asking.signal);
      // what the pieces are worth is shown to a reader who has chosen a net
      if (!asking.signal.aborted) this.said.value = { view, by, terms, worths: used === settings.eval ? worths(terms, grid) : [] };
    } catch {
      // a board without its value is still a board
      if (!asking.signal.aborted) this.said.value = null;
    }
  }
}
