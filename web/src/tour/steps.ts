/** The first minute: a few moments of a real search, each with a sentence or two. Everything is read off the tree. */

import * as format from "../format";
import { at, MIN, type TreeModel } from "../tree/model";

export interface Step {
  title: string;
  text: string;
  /** The moment of the replay that is shown; null for the end of the search. */
  moment: number | null;
  /** The node that is shown large; everything is in view without one. */
  focus?: number;
  /** The search is shown beside the one that looks at everything. */
  compared?: boolean;
}

/** What the story is about; null for a tree that does not tell it. */
interface Cast {
  /** The first move that was tried. */
  first: number;
  /** The move that gave the root its value. */
  keeper: number;
  /** The first move after it that was cut off. */
  cut: number;
}

function cast(tree: TreeModel): Cast | null {
  const moves = [...tree.children(0)].filter((child) => !tree.isSkipped(child));
  const first = moves[0];
  const keeper = moves.find((move) => at(tree.value, move) === at(tree.value, 0));
  const cut = moves.find((move) => keeper !== undefined && move > keeper && tree.exitOf(move) === "cutoff");
  return first === undefined || keeper === undefined || cut === undefined ? null : { first, keeper, cut };
}

/** The steps of the first minute. */
export function steps(tree: TreeModel, sides: readonly string[], nodes: number): Step[] {
  const found = cast(tree);
  if (!found) return [];
  const { first, keeper, cut } = found;
  const turn = at(tree.turn, 0);
  const [mover, other] = [sides[turn] ?? "MAX", sides[1 - turn] ?? "MIN"];
  const [takes, answers] = turn === MIN ? ["smallest", "largest"] : ["largest", "smallest"];
  const letter = turn === MIN ? "β" : "α";
  const value = (node: number): string => format.value(at(tree.value, node));
  const name = (node: number): string => tree.labelOf(node);
  const skipped = tree.skipped.reduce((sum, one) => sum + one, 0);
  return [
    {
      title: "A position",
      text: `${mover} is to move. A program looks ahead: every move of ${mover}, every reply of ${other}, every answer to that, until the game is over. The tree grows from here.`,
      moment: 0,
    },
    {
      title: "Values come up from the end",
      text: `At the end of each line stands the result: 1 if ${sides[0] ?? "MAX"} wins, 0 for a draw, −1 if ${sides[1] ?? "MIN"} wins. Going back up, ${mover} takes the ${takes} number and ${other} the ${answers}. The first try, ${name(first)}, comes out as ${value(first)}.`,
      moment: at(tree.leaveAt, first),
    },
    {
      title: `${mover} is sure of something`,
      text: `${name(keeper)} comes out as ${value(keeper)}. From now on ${mover} has that in hand. It is called ${letter}: a move is of interest only if it is better.`,
      moment: at(tree.leaveAt, keeper),
    },
    {
      title: "The cut",
      text: `Next, ${name(cut)}. ${tree.reasonOf(cut)} The two strokes mark them.`,
      moment: at(tree.leaveAt, cut),
      focus: cut,
    },
    {
      title: "The answer",
      text: `${mover} plays ${name(keeper)}. The search visited ${format.count(nodes)} nodes; ${format.count(skipped)} moves it never tried, and with them everything below.`,
      moment: null,
    },
    {
      title: "Nothing was lost",
      text: "Minimax looks at everything and finds the same move with the same value. What alpha-beta left out is faded. Now click any node to be told why it was left, press play, or open an example.",
      moment: null,
      compared: true,
    },
  ];
}
