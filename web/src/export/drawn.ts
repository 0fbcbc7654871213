/** The part of a tree that is exported, as the studio is asked to draw it. */

import { at, type TreeModel } from "../tree/model";
import type { DrawnTree } from "../types";

/** The nodes down to a ply. */
export function downTo(tree: TreeModel, ply: number): number[] {
  return Array.from(tree.level.keys()).filter((node) => at(tree.level, node) <= ply);
}

/** These nodes of a tree, with the number of those that are left out below each; of open ones no value is known yet. The list is in order and has all ancestors. */
export function drawnTree(tree: TreeModel, nodes: readonly number[], open: ReadonlySet<number> = new Set()): DrawnTree {
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  const pick = (array: Readonly<Record<number, number>>): number[] => nodes.map((node) => at(array, node));
  const finite = (array: Readonly<Record<number, number>>): (number | null)[] =>
    nodes.map((node) => (Number.isFinite(at(array, node)) ? at(array, node) : null));
  const pairs = <T>(find: (node: number) => T | undefined): [number, T][] =>
    nodes.flatMap((node, index): [number, T][] => {
      const found = find(node);
      return found === undefined ? [] : [[index, found]];
    });
  const left = leftOut(tree, numbers);
  return {
    title: tree.title,
    parent: nodes.map((node) => numbers.get(at(tree.parent, node)) ?? 0),
    labels: tree.labels,
    label: pick(tree.label),
    reasons: [...tree.reasons, ""],
    reason: nodes.map((node) => (open.has(node) ? tree.reasons.length : at(tree.reason, node))),
    exits: tree.exits,
    exit: pick(tree.exit),
    passes: tree.passes,
    pass: pick(tree.pass),
    turn: pick(tree.turn),
    odds: pairs((node) => tree.odds.get(node)),
    depth: pick(tree.depth),
    alpha: finite(tree.alpha),
    beta: finite(tree.beta),
    value: finite(tree.value).map((value, index) => (open.has(at(nodes, index)) ? null : value)),
    bound: pick(tree.bound),
    skipped: nodes.flatMap((node, index) => (tree.isSkipped(node) ? [index] : [])),
    pv: open.size > 0 ? [] : tree.pvLine.flatMap((node) => numbers.get(node) ?? []),
    hidden: pairs((node) => left.get(node)),
    positions: pairs((node) => tree.positions.get(node)),
  };
}

/** For each exported node, the nodes below it that are not exported, recorded or not; moves that were left out are no nodes. */
function leftOut(tree: TreeModel, exported: ReadonlyMap<number, number>): Map<number, number> {
  const below = Float64Array.from({ length: tree.size }, (_, node) => tree.dropped.get(node) ?? 0);
  for (let node = tree.size - 1; node > 0; node--) {
    const above = at(tree.parent, node);
    if (!exported.has(node)) below[above] = at(below, above) + at(below, node) + (tree.isSkipped(node) ? 0 : 1);
  }
  return new Map([...exported.keys()].filter((node) => at(below, node) > 0).map((node) => [node, at(below, node)]));
}
