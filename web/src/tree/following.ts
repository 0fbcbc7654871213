/** The board follows a replay: the node at work is put on it, once the replay rests there for a moment. */

import type { App } from "../app";
import { at, type TreeModel } from "../viewer/model";

/** A replay that rests this long is followed; a fast one would only make the board flicker. */
const FOLLOW_MS = 90;

export class BoardFollower {
  private waiting = 0;
  private isReplaying = false;

  constructor(private readonly app: App) {}

  stop(): void {
    clearTimeout(this.waiting);
  }

  /** Another tree is shown, which is not replayed. */
  reset(): void {
    this.stop();
    this.isReplaying = false;
  }

  /** Follows to a node of the whole tree; -1 for the end of the replay. */
  follow(node: number, tree: TreeModel | null): void {
    const { app } = this;
    this.stop();
    const replaying = node >= 0;
    if (replaying !== this.isReplaying) {
      this.isReplaying = replaying;
      if (!replaying) void app.board.lookAhead(null);
    }
    if (!replaying || !tree) return;
    // a move that was not looked at leads nowhere: its parent is shown
    const shown = tree.isSkipped(node) ? at(tree.parent, node) : node;
    const position = tree.positions.get(shown) ?? null;
    this.waiting = window.setTimeout(() => void app.search.lookAhead(tree.moves(shown), position), FOLLOW_MS);
  }
}
