/** Two searches of one position in one tree: every node either of them visited, and which of them did. */

import type { FlatTree } from "../types";
import { isFirst } from "./fold";
import { type Places, places } from "./layout";
import { at, TreeModel } from "./model";
import { wayOf } from "./part";
import { say } from "../words";

/** A tree of the nodes of both, in which each search keeps its own values. */
export interface Union {
  parent: number[];
  /** Each node's number in the first tree and in the second; -1 where it was not visited. */
  first: number[];
  second: number[];
}

/** Children of a node by move; a move visited several times counts its visits. */
function byMove(tree: TreeModel, node: number): Map<string, number> {
  const children = new Map<string, number>();
  const visits = new Map<string, number>();
  for (const child of tree.children(node)) {
    const label = tree.labelOf(child);
    const visit = visits.get(label) ?? 0;
    visits.set(label, visit + 1);
    children.set(`${label}\u0000${visit}`, child);
  }
  return children;
}

/** Merges two trees by the moves that lead to their nodes; the order is the first tree's, then the second's. */
export function merge(first: TreeModel, second: TreeModel): Union {
  const union: Union = { parent: [], first: [], second: [] };
  const waiting: [number, number, number][] = [[0, 0, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [parent, a, b] = next;
    const node = union.parent.length;
    union.parent.push(parent);
    union.first.push(a);
    union.second.push(b);
    const here = a < 0 ? new Map<string, number>() : byMove(first, a);
    const there = b < 0 ? new Map<string, number>() : byMove(second, b);
    const keys = [...here.keys(), ...[...there.keys()].filter((key) => !here.has(key))];
    for (const key of keys.reverse()) waiting.push([node, here.get(key) ?? -1, there.get(key) ?? -1]);
  }
  return union;
}

/** How much of the union each search looked at. */
export interface Counts {
  first: number;
  second: number;
  both: number;
}

function isVisited(tree: TreeModel, node: number): boolean {
  return node >= 0 && !tree.isSkipped(node);
}

export function counts(union: Union, first: TreeModel, second: TreeModel): Counts {
  const sum: Counts = { first: 0, second: 0, both: 0 };
  for (let node = 0; node < union.parent.length; node++) {
    const a = isVisited(first, at(union.first, node));
    const b = isVisited(second, at(union.second, node));
    if (a) sum.first += 1;
    if (b) sum.second += 1;
    if (a && b) sum.both += 1;
  }
  return sum;
}

/** What gets room first: the expected lines of both, and the moves of the root. */
function firstOf(union: Union, first: TreeModel, second: TreeModel): number[] {
  const isWanted = (tree: TreeModel, node: number): boolean => node >= 0 && isFirst(tree, node);
  return [...union.parent.keys()].filter((node) => isWanted(first, at(union.first, node)) || isWanted(second, at(union.second, node)));
}

/** Whose view of a union is wanted. */
export const WHOSE = ["first", "second"] as const;
export type Whose = (typeof WHOSE)[number];

/** Where the nodes of a union are: narrow where neither search looked. */
export function placesOf(union: Union, first: TreeModel, second: TreeModel): Places {
  const isUnseen = (node: number): boolean => !isVisited(first, at(union.first, node)) && !isVisited(second, at(union.second, node));
  return places(union.parent, isUnseen, firstOf(union, first, second));
}

/** One search's view of the union: what it did not look at is marked absent. */
export function viewOf(union: Union, whose: Whose, trees: { first: TreeModel; second: TreeModel }, where: Places): TreeModel {
  const other: Whose = whose === "first" ? "second" : "first";
  const [own, stranger] = [trees[whose], trees[other]];
  const numbers = union[whose];
  const absent = Uint8Array.from(numbers, (node) => (isVisited(own, node) ? 0 : 1));
  const labels = new Texts();
  const pick = <T>(field: (node: number) => T, otherwise: T): T[] =>
    numbers.map((node) => (node >= 0 ? field(node) : otherwise));
  const either = <T>(field: (tree: TreeModel, node: number) => T): T[] =>
    numbers.map((node, index) => (node >= 0 ? field(own, node) : field(stranger, at(union[other], index))));
  const flat: FlatTree = {
    title: own.title,
    parent: union.parent,
    x: [...where.x],
    width: where.width,
    labels: labels.list,
    label: either((tree, node) => labels.number(tree.labelOf(node))),
    reasons: [...own.reasons, say("compare-absent")],
    reason: pick((node) => at(own.reason, node), own.reasons.length),
    exits: own.exits,
    exit: pick((node) => at(own.exit, node), 0),
    passes: own.passes,
    pass: pick((node) => at(own.pass, node), 0),
    turn: either((tree, node) => at(tree.turn, node)),
    odds: numbers.flatMap((node, index): [number, number][] => {
      const odds = own.odds.get(node);
      return odds === undefined ? [] : [[index, odds]];
    }),
    depth: pick((node) => at(own.depth, node), 0),
    alpha: pick((node) => finite(at(own.alpha, node)), null),
    beta: pick((node) => finite(at(own.beta, node)), null),
    value: pick((node) => finite(at(own.value, node)), null),
    bound: pick((node) => at(own.bound, node), 0),
    skipped: indexes(numbers, (node) => node >= 0 && own.isSkipped(node)),
    pv: indexes(numbers, (node) => node >= 0 && own.pv[node] === 1),
    dropped: [],
    dropped_moves: [],
    dropped_in_all: own.droppedInAll,
    positions: [],
  };
  const { columns, steps } = wayOf(own, new Map(numbers.flatMap((node, index): [number, number][] => (node >= 0 ? [[node, index]] : []))));
  return new TreeModel({ ...flat, ...columns }, { absent, steps });
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function indexes(numbers: readonly number[], wanted: (node: number) => boolean): number[] {
  return numbers.flatMap((node, index) => (wanted(node) ? [index] : []));
}

class Texts {
  readonly list: string[] = [];
  private readonly numbers = new Map<string, number>();

  number(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.list.length);
    this.list.push(text);
    return this.list.length - 1;
  }
}
