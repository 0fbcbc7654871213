/** The first minute: a few moments of a real search, each with a sentence or two. Everything is read off the trees. */

import * as format from "../format";
import { say } from "../words";
import { at, MIN, type TreeModel } from "../tree/model";

export interface Step {
  title: string;
  text: string;
  /** The search that looks at everything, or the one that leaves things out. */
  search: "all" | "some";
  /** The moment of the replay that is shown; null for the end of the search. */
  moment: number | null;
  /** The node that is shown large; everything is in view without one. */
  focus?: number;
  /** What has not been told yet is not shown: cuts, bounds and windows. */
  isQuiet: boolean;
  /** The search is shown beside the one that looks at everything. */
  compared?: boolean;
}

/** The two searches the story compares. */
export interface Trees {
  all: TreeModel;
  some: TreeModel;
  /** How many nodes each visited. */
  nodes: [number, number];
}

/** What the story is about; null for a tree that does not tell it. */
interface Cast {
  /** The move that gave the root its value. */
  keeper: number;
  /** The first move after it that was cut off. */
  cut: number;
  /** The first node that is entered when the other side is sure of something. */
  bounded: number;
}

function cast(tree: TreeModel): Cast | null {
  const turn = at(tree.turn, 0);
  const moves = [...tree.children(0)].filter((child) => !tree.isSkipped(child));
  const keeper = moves.find((move) => at(tree.value, move) === at(tree.value, 0));
  const cut = moves.find((move) => keeper !== undefined && move > keeper && tree.exitOf(move) === "cutoff");
  const limit = turn === MIN ? tree.alpha : tree.beta;
  const nodes = Array.from({ length: tree.size }, (_, node) => node);
  const bounded = nodes.find((node) => !tree.isSkipped(node) && at(tree.turn, at(tree.parent, node)) !== turn && Number.isFinite(at(limit, node)));
  return keeper === undefined || cut === undefined || bounded === undefined ? null : { keeper, cut, bounded };
}

/** The first end of a line. */
function firstEnd(tree: TreeModel): number {
  let node = 0;
  while (tree.isInner(node)) node = tree.firstChild(node);
  return node;
}

/** The steps of the first minute. */
export function steps(trees: Trees, sides: readonly string[]): Step[] {
  const { all, some, nodes } = trees;
  const found = cast(some);
  if (!found) return [];
  const { keeper, cut, bounded } = found;
  const turn = at(all.turn, 0);
  const [mover, other] = [sides[turn] ?? "MAX", sides[1 - turn] ?? "MIN"];
  const [takes, answers] = turn === MIN ? ["smallest", "largest"] : ["largest", "smallest"];
  const [own, others] = turn === MIN ? ["β", "α"] : ["α", "β"];
  const [more, less] = turn === MIN ? ["less", "more"] : ["more", "less"];
  const end = firstEnd(all);
  const first = at(all.childList, at(all.childStart, 0));
  const value = (tree: TreeModel, node: number): string => format.value(at(tree.value, node));
  const skipped = some.skipped.reduce((sum, one) => sum + one, 0);
  const above = at(some.parent, bounded);
  const limit = at(turn === MIN ? some.alpha : some.beta, bounded);
  const bound = at(some.bound, cut) === 1 ? "≥ says: at least" : "≤ says: at most";
  return [
    {
      title: "A position",
      text: `${mover} is to move. A program looks ahead: every move of ${mover}, every reply of ${other}, every answer to that, until the game is over. That is a tree; it grows from here.`,
      search: "all", moment: 0, isQuiet: true,
    },
    {
      title: "One line to its end",
      text: `${all.moves(end).join(", ")}: the game is over. There stands the result: 1 if ${sides[0] ?? "MAX"} wins, 0 for a draw, −1 if ${sides[1] ?? "MIN"} wins. Here it is ${value(all, end)}. At the right is the program that does it, with the line it is at.`,
      search: "all", moment: at(all.leaveAt, end), focus: end, isQuiet: true,
    },
    {
      title: "Values come up from the end",
      text: `Going back up, ${mover} takes the ${takes} number and ${other} the ${answers}. When everything below ${all.labelOf(first)} has been looked at, ${all.labelOf(first)} is worth ${value(all, first)}. So it goes on, move by move: that is minimax.`,
      search: "all", moment: at(all.leaveAt, first), isQuiet: true,
    },
    {
      title: `${mover} is sure of something: ${own}`,
      text: `Alpha-beta goes the same way and remembers more. ${some.labelOf(keeper)} comes out as ${value(some, keeper)}. From now on ${mover} has that in hand. It is called ${own}: another move is of interest only if it gives ${more}.`,
      search: "some", moment: at(some.leaveAt, keeper), isQuiet: true,
    },
    {
      title: `${other} does the same: ${others}`,
      text: `After ${some.moves(above).join(", ")} it is ${other} who chooses, and ${other} already has a reply worth ${format.value(limit)}. That is ${others}: whatever gives ${mover} ${less === "more" ? "more" : "less"} will not be allowed. The search looks only for values between α and β, the window.`,
      search: "some", moment: at(some.enterAt, bounded), focus: bounded, isQuiet: true,
    },
    {
      title: "The cut",
      text: `Next, ${some.labelOf(cut)}. ${some.reasonOf(cut)} Two strokes mark the moves left out, C the node they were cut from, and ${bound}.`,
      search: "some", moment: at(some.leaveAt, cut), focus: cut, isQuiet: false,
    },
    {
      title: "The answer",
      text: say("tour-answer-text", { mover, move: some.labelOf(keeper), nodes: nodes[1], skipped }),
      search: "some", moment: null, isQuiet: false,
    },
    {
      title: "Nothing was lost",
      text: `Minimax visits ${format.count(nodes[0])} nodes and finds the same move with the same value. What alpha-beta left out is faded. Now look around: click any node to be told why it was left, or open an example.`,
      search: "some", moment: null, isQuiet: false, compared: true,
    },
  ];
}
