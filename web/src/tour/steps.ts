/** The first minute: a few moments of a real search, each with a sentence or two. Everything is read off the trees. */

import * as format from "../format";
import { say } from "../words";
import { at, MIN, type TreeModel } from "../viewer/model";

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
  const isMin = turn === MIN;
  const [own, others] = isMin ? ["β", "α"] : ["α", "β"];
  const who = { mover, other, turn: isMin ? "min" : "max" };
  const end = firstEnd(all);
  const first = at(all.childList, at(all.childStart, 0));
  const value = (tree: TreeModel, node: number): string => format.value(at(tree.value, node));
  const skipped = some.skipped.reduce((sum, one) => sum + one, 0);
  const above = at(some.parent, bounded);
  const limit = at(isMin ? some.alpha : some.beta, bounded);
  const bound = at(some.bound, cut) === 1 ? "lower" : "upper";
  return [
    { title: say("tour-position"), text: say("tour-position-text", who), search: "all", moment: 0, isQuiet: true },
    {
      title: say("tour-line"),
      text: say("tour-line-text", { moves: all.moves(end).join(", "), first: sides[0] ?? "MAX", second: sides[1] ?? "MIN", value: value(all, end) }),
      search: "all", moment: at(all.leaveAt, end), focus: end, isQuiet: true,
    },
    {
      title: say("tour-values"),
      text: say("tour-values-text", { ...who, move: all.labelOf(first), value: value(all, first) }),
      search: "all", moment: at(all.leaveAt, first), isQuiet: true,
    },
    {
      title: say("tour-own", { mover, bound: own }),
      text: say("tour-own-text", { ...who, move: some.labelOf(keeper), value: value(some, keeper), bound: own }),
      search: "some", moment: at(some.leaveAt, keeper), isQuiet: true,
    },
    {
      title: say("tour-other", { other, bound: others }),
      text: say("tour-other-text", { ...who, moves: some.moves(above).join(", "), value: format.value(limit), bound: others }),
      search: "some", moment: at(some.enterAt, bounded), focus: bounded, isQuiet: true,
    },
    {
      title: say("tour-cut"),
      text: say("tour-cut-text", { move: some.labelOf(cut), reason: some.reasonOf(cut), bound }),
      search: "some", moment: at(some.leaveAt, cut), focus: cut, isQuiet: false,
    },
    {
      title: say("tour-answer"),
      text: say("tour-answer-text", { mover, move: some.labelOf(keeper), nodes: nodes[1], skipped }),
      search: "some", moment: null, isQuiet: false,
    },
    {
      title: say("tour-same"),
      text: say("tour-same-text", { nodes: nodes[0] }),
      search: "some", moment: null, isQuiet: false, compared: true,
    },
  ];
}
