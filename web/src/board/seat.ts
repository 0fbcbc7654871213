/** Which side sits at the bottom of the board: the one a person plays, where the sides face each other. */

import type { State } from "../state";
import type { GameInfo } from "../types";

/** The side that a person plays, if only one does. */
export function personOf([first, second]: State["players"]): 0 | 1 | null {
  return (first === "human") === (second === "human") ? null : first === "human" ? 0 : 1;
}

/** Whether the second side, which stands at the top, is a person's. A position that was set up stays as it was until it is played. */
export function isTurned(game: GameInfo, state: Pick<State, "players" | "place">, isPlaying: boolean): boolean {
  const isFacing = game.editor?.style === "fen" || game.editor?.style === "pdn";
  return isFacing && personOf(state.players) === 1 && (isPlaying || state.place.position === null);
}
