/** What is known of the value function that the reader wrote. */

import type { Board } from "../board/board";
import { onChange, signal } from "../signals";
import type { Term } from "../types";

/** The game that is a script. */
export const OWN_GAME = "script";

export class Bench {
  private readonly known = signal<Term[] | null>(null);

  constructor(board: Board) {
    onChange(() => board.era, () => this.learn(null));
  }

  /** The terms of the script in use, with its own weights; null as long as they are unknown. */
  get terms(): Term[] | null {
    return this.known.value;
  }

  learn(terms: Term[] | null): void {
    this.known.value = terms;
  }
}
