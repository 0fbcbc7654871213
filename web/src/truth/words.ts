/** What is really true, in words. */

import * as format from "../format";
import { at, type TreeModel } from "../viewer/model";
import type { GameInfo, SolveView } from "../types";
import { say } from "../words";
import { blunder, trusted, type TrueValue } from "./differs";

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

/** What a move is really worth, on its cell: by how much it wins or loses where that is counted, else won, drawn or lost, and in how many plies. */
export function badgeText({ value, plies, margin }: Pick<SolveView["moves"][number], "value" | "plies" | "margin">): string {
  if (margin !== undefined) return format.signed(margin);
  const letter = say(`badge-${value}`);
  return plies === null ? letter : `${letter} ${plies}`;
}

/** What the numbers at the moves count; empty where there are none. */
export function truthKey({ moves }: Pick<SolveView, "moves">): string {
  if (moves.some(({ margin }) => margin !== undefined)) return ` ${say("truth-key-margin")}`;
  return moves.some(({ plies }) => plies !== null) ? ` ${say("truth-key-plies")}` : "";
}

/** The truth about a node, and how the search has it otherwise; empty where it is unknown. */
export function nodeTruth(tree: TreeModel, values: readonly TrueValue[], node: number, sides: readonly string[]): string {
  const truth = values[node] ?? null;
  if (truth === null) return "";
  const words = truth === 0 ? say("node-draw") : say("node-wins", { winner: sides[truth > 0 ? 0 : 1] ?? "" });
  if (trusted(tree, values, node) === null) return ` ${words}`;
  return ` ${words} ${difference(tree, values, node)}`;
}

function difference(tree: TreeModel, values: readonly TrueValue[], node: number): string {
  const gives = blunder(tree, values, node);
  if (gives === null) return say("node-says", { value: format.bounded(at(tree.value, node), at(tree.bound, node)) });
  return say(values[node] === 0 ? "node-gives-draw" : "node-gives-win", { move: tree.labelOf(gives) });
}
