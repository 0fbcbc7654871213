/** Where a search and the truth differ: what its values claim, and what the moves it chooses give away. */

import { pliesToEnd } from "../format";
import { at, MAX, MIN, type TreeModel } from "../viewer/model";

/** What a value says about the true one, as the studio numbers it. */
const LOWER = 1;
const UPPER = 2;

/** For MAX: 1 a win, 0 a draw, -1 a loss; null where it is unknown. */
export type TrueValue = number | null;

/** What is true of a tree, and where its search has it otherwise. */
export interface TreeTruth {
  tree: TreeModel;
  values: readonly TrueValue[];
  /** 1 for every node that differs. */
  differs: Uint8Array;
  /** How many do. */
  count: number;
  /** How many nodes are known. */
  known: number;
}

/** The results a value leaves open: a lead is no loss, even is even, a counted win is a win. */
export function claim(value: number, bound: number): [number, number] {
  const side = Math.sign(value);
  const isSure = pliesToEnd(value) !== null;
  const [worst, best] = isSure || side === 0 ? [side, side] : side > 0 ? [0, 1] : [-1, 0];
  return [bound === UPPER ? -1 : worst, bound === LOWER ? 1 : best];
}

/** The side a value thinks too much of: MAX, MIN, or none. */
function overrated(value: number, bound: number, truth: number): number | null {
  const [worst, best] = claim(value, bound);
  return truth < worst ? MAX : truth > best ? MIN : null;
}

/** The move an exact node chose: the first that has the node's own value. */
export function chosen(tree: TreeModel, node: number): number | null {
  if (at(tree.bound, node) !== 0 || tree.isSkipped(node)) return null;
  if (node === 0 && tree.pvLine[1] !== undefined) return tree.pvLine[1];
  const value = at(tree.value, node);
  return [...tree.children(node)].find((child) => !tree.isSkipped(child) && at(tree.value, child) === value) ?? null;
}

/** The move a node chose, if it gives away what the node is worth. */
export function blunder(tree: TreeModel, values: readonly TrueValue[], node: number): number | null {
  const turn = at(tree.turn, node);
  const best = turn === MAX || turn === MIN ? chosen(tree, node) : null;
  const [here, there] = [values[node] ?? null, best === null ? null : (values[best] ?? null)];
  return here === null || there === null || here === there ? null : best;
}

/** The side the search trusts too much at a node: where it plays that side, it fails; null where it is right. */
export function trusted(tree: TreeModel, values: readonly TrueValue[], node: number): number | null {
  const truth = values[node] ?? null;
  if (truth === null || tree.isSkipped(node)) return null;
  if (blunder(tree, values, node) !== null) return at(tree.turn, node);
  const value = at(tree.value, node);
  return Number.isNaN(value) ? null : overrated(value, at(tree.bound, node), truth);
}

export function treeTruth(tree: TreeModel, values: readonly TrueValue[]): TreeTruth {
  const differs = Uint8Array.from(values, (_, node) => (trusted(tree, values, node) === null ? 0 : 1));
  const count = differs.reduce((sum, one) => sum + one, 0);
  return { tree, values, differs, count, known: values.filter((value) => value !== null).length };
}
