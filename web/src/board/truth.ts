/** What is really true of a position, in words. */

import * as format from "../format";
import type { GameInfo, SolveView } from "../types";

/** The exact value of a position in a sentence. */
export function truthText(truth: Pick<SolveView, "value" | "plies" | "margin">, turn: string, game: Pick<GameInfo, "sides" | "counted">): string {
  if (truth.value === "draw") return "Truth: a draw with best play.";
  const other = game.sides.find((side) => side !== turn) ?? "";
  const winner = truth.value === "win" ? turn : other;
  if (truth.margin !== undefined) return `Truth: ${winner} wins by ${Math.abs(truth.margin)}.`;
  if (truth.plies === null) return `Truth: ${winner} wins.`;
  if (game.counted === "moves") return `Truth: ${winner} mates in ${Math.ceil(truth.plies / 2)}.`;
  return `Truth: ${winner} wins in ${format.things(truth.plies, "ply", "plies")}.`;
}
