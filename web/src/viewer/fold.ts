/** A tree with most of it folded away: the expected line and its siblings, and whatever the reader opens. */

import type { FlatTree } from "../types";
import { places } from "./layout";
import { at, type Missing, TreeModel } from "./model";
import { wayOf } from "./part";

/** Numbers of the nodes that are seen: the root, and the children of open nodes that are seen. */
export function visible(tree: TreeModel, open: ReadonlySet<number>): number[] {
  const seen = new Uint8Array(tree.size);
  const list: number[] = [];
  for (let node = 0; node < tree.size; node++) {
    const parent = at(tree.parent, node);
    if (node !== 0 && !(seen[parent] === 1 && open.has(parent))) continue;
    seen[node] = 1;
    list.push(node);
  }
  return list;
}

/** What is open at first: every node of the expected line. */
export function firstOpen(tree: TreeModel): Set<number> {
  return new Set([0, ...tree.pvLine]);
}

/** What gets room first in the layout, by the new numbers: the expected line and the moves of the root. */
export function firstOf(tree: TreeModel, nodes: readonly number[]): number[] {
  return nodes.flatMap((node, index) => (isFirst(tree, node) ? [index] : []));
}

/** Whether a reader looks for a node first. */
export function isFirst(tree: TreeModel, node: number): boolean {
  if (node === 0 || tree.isSkipped(node)) return false;
  return tree.pv[node] === 1 || at(tree.level, node) === 1;
}

/** The parents of the nodes that are seen, by their new numbers. */
export function parentsOf(tree: TreeModel, nodes: readonly number[]): number[] {
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  return nodes.map((node) => numbers.get(at(tree.parent, node)) ?? 0);
}

/** The tree of the nodes that are seen. */
export function foldedTree(tree: TreeModel, nodes: readonly number[]): TreeModel {
  const parent = parentsOf(tree, nodes);
  const { x, width } = places(parent, (index) => tree.isSkipped(at(nodes, index)), firstOf(tree, nodes));
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  const seen = (list: readonly number[]): number[] => list.flatMap((node) => numbers.get(node) ?? []);
  const pick = (array: Readonly<Record<number, number>>): number[] => nodes.map((node) => at(array, node));
  const finite = (array: Readonly<Record<number, number>>): (number | null)[] =>
    nodes.map((node) => (Number.isFinite(at(array, node)) ? at(array, node) : null));
  const dropped = (what: keyof Missing): [number, number][] => nodes.flatMap((node, index): [number, number][] => [[index, tree.dropped.get(node)?.[what] ?? 0]]).filter(([, count]) => count > 0);
  const flat: FlatTree = {
    title: tree.title,
    parent,
    x: [...x],
    width,
    labels: tree.labels,
    label: pick(tree.label),
    reasons: tree.reasons,
    reason: pick(tree.reason),
    exits: tree.exits,
    exit: pick(tree.exit),
    passes: tree.passes,
    pass: pick(tree.pass),
    turn: pick(tree.turn),
    odds: nodes.flatMap((node, index): [number, number][] => {
      const odds = tree.odds.get(node);
      return odds === undefined ? [] : [[index, odds]];
    }),
    depth: pick(tree.depth),
    alpha: finite(tree.alpha),
    beta: finite(tree.beta),
    value: finite(tree.value),
    bound: pick(tree.bound),
    skipped: nodes.flatMap((node, index) => (tree.isSkipped(node) ? [index] : [])),
    pv: seen(tree.pvLine),
    dropped: dropped("nodes"),
    dropped_moves: dropped("moves"),
    dropped_in_all: tree.droppedInAll,
    positions: [],
  };
  const away = (counts: Uint32Array): Uint32Array =>
    Uint32Array.from(nodes, (node) => (tree.isInner(node) && !numbers.has(tree.firstChild(node)) ? at(counts, node) : 0));
  const nearest = new Int32Array(tree.size);
  for (let node = 1; node < tree.size; node++) nearest[node] = numbers.get(node) ?? at(nearest, at(tree.parent, node));
  const { columns, steps } = wayOf(tree, numbers);
  return new TreeModel({ ...flat, ...columns }, { origin: Int32Array.from(nodes), hidden: { nodes: away(tree.below), moves: away(tree.leftOut) }, nearest, steps });
}
