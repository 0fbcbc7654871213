/** Trees for tests, searched by a plain alpha-beta of their own. */

import type { FlatTree } from "../src/types";

/** Whole numbers from 0 below `n`, always the same for the same seed. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

/** A tree of moves: values at the leaves. */
export type Moves = number | Moves[];

/** A random tree; some of its leaves are won or lost for good, and some values have many digits. */
export function randomMoves(roll: (n: number) => number, plies: number): Moves {
  if (plies === 0 || roll(8) === 0) return [roll(40) - 20, (roll(9000) - 4500) / 7, 99_999, -99_999][Math.min(roll(8), 3)] ?? 0;
  return Array.from({ length: 1 + roll(4) }, () => randomMoves(roll, plies - 1));
}

/** What a search of the tree leaves behind; with cuts, moves that it did not look at. */
export function searched(moves: Moves, cuts: boolean): FlatTree {
  const flat: FlatTree = {
    title: "", parent: [], x: [], width: 1, labels: [""], label: [], reasons: [""], reason: [], exits: ["searched", "leaf", "cutoff"], exit: [], passes: [""], pass: [], turn: [], odds: [],
    depth: [], alpha: [], beta: [], value: [], bound: [], skipped: [], pv: [], dropped: [], dropped_moves: [], dropped_in_all: 0, positions: [],
  };
  const enter = (parent: number, move: number, turn: number, alpha: number, beta: number): number => {
    const node = flat.parent.length;
    const name = node === 0 ? "" : `m${move}`;
    if (!flat.labels.includes(name)) flat.labels.push(name);
    flat.parent.push(parent);
    flat.x?.push(node);
    flat.label.push(flat.labels.indexOf(name));
    for (const list of [flat.reason, flat.pass, flat.depth]) list.push(0);
    flat.turn.push(turn);
    flat.alpha.push(Number.isFinite(alpha) ? alpha : null);
    flat.beta.push(Number.isFinite(beta) ? beta : null);
    flat.value.push(null);
    flat.bound.push(0);
    flat.exit.push(0);
    return node;
  };
  const visit = (here: Moves, parent: number, move: number, turn: number, alpha: number, beta: number): number => {
    const node = enter(parent, move, turn, alpha, beta);
    if (typeof here === "number") {
      flat.value[node] = here;
      flat.exit[node] = 1;
      return here;
    }
    let [best, a, b] = [turn === 0 ? -Infinity : Infinity, alpha, beta];
    let isCut = false;
    for (const [index, child] of here.entries()) {
      if (isCut) {
        flat.skipped.push(enter(node, index, 1 - turn, a, b));
        flat.exit[flat.exit.length - 1] = 2;
        continue;
      }
      const value = visit(child, node, index, 1 - turn, a, b);
      best = turn === 0 ? Math.max(best, value) : Math.min(best, value);
      if (turn === 0) a = Math.max(a, best);
      else b = Math.min(b, best);
      isCut = cuts && a >= b;
    }
    flat.value[node] = best;
    flat.exit[node] = isCut && flat.skipped.some((one) => flat.parent[one] === node) ? 2 : 0;
    flat.bound[node] = best <= alpha ? 2 : best >= beta ? 1 : 0;
    return best;
  };
  visit(moves, 0, 0, 0, -Infinity, Infinity);
  return flat;
}
