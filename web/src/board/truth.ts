/** What is really true of a position, in words. */

import type { GameInfo, SolveView } from "../types";
import { say } from "../words";

/** The exact value of a position in a sentence. */
export function truthText(truth: Pick<SolveView, "value" | "plies" | "margin">, turn: string, game: Pick<GameInfo, "sides" | "counted">): string {
  if (truth.value === "draw") return say("truth-draw");
  const other = game.sides.find((side) => side !== turn) ?? "";
  const winner = truth.value === "win" ? turn : other;
  if (truth.margin !== undefined) return say("truth-margin", { winner, margin: Math.abs(truth.margin) });
  if (truth.plies === null) return say("truth-wins", { winner });
  if (game.counted === "moves") return say("truth-mates", { winner, moves: Math.ceil(truth.plies / 2) });
  return say("truth-wins-in", { winner, plies: truth.plies });
}
