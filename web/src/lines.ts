/** A game with its variations: a tree of moves, kept as a list in which parents come before their children. */

import { isRecord } from "./plain";

/** A move of the tree, and its sentence. */
export interface Played {
  /** The move it follows; ROOT for the first of the game. */
  parent: number;
  move: string;
  comments?: string[];
  /** Signs as PGN numbers them: 1 is good, 2 poor. */
  nags?: number[];
}

/** Of several moves after one, the first in the list goes on with the line; the others are variations. */
export type MoveTree = readonly Played[];

/** Before the first move. */
export const ROOT = -1;
/** A larger tree is none of ours. */
const MOST_MOVES = 20_000;

/** The moves that follow each; those that begin the game come first. */
export function followers(tree: MoveTree): number[][] {
  const lists: number[][] = Array.from({ length: tree.length + 1 }, () => []);
  tree.forEach(({ parent }, node) => lists[parent + 1]?.push(node));
  return lists;
}

function follower(tree: MoveTree, node: number, move: string): number {
  return tree.findIndex((played) => played.parent === node && played.move === move);
}

/** The tree with a line in it; what it has already stays where it is. */
export function grown(tree: MoveTree, moves: readonly string[]): MoveTree {
  const list = [...tree];
  let node = ROOT;
  for (const move of moves) {
    const known = follower(list, node, move);
    node = known >= 0 ? known : list.push({ parent: node, move }) - 1;
  }
  return list.length === tree.length ? tree : list;
}

/** The node some moves lead to; null if they are not in the tree. */
export function nodeAfter(tree: MoveTree, moves: readonly string[]): number | null {
  let node = ROOT;
  for (const move of moves) {
    node = follower(tree, node, move);
    if (node < 0) return null;
  }
  return node;
}

/** The moves that lead to a node. */
export function movesTo(tree: MoveTree, node: number): string[] {
  const moves: string[] = [];
  for (let at = tree[node]; at; at = tree[at.parent]) moves.push(at.move);
  return moves.reverse();
}

/** The whole line through a node: the moves to it, and how it goes on. */
export function lineThrough(tree: MoveTree, node: number): string[] {
  const next = followers(tree);
  const moves = movesTo(tree, node);
  for (let at = next[node + 1]?.[0]; at !== undefined; at = next[at + 1]?.[0]) moves.push(tree[at]?.move ?? "");
  return moves;
}

/** Two trees in one; the line of the first goes on as it did. */
export function merged(tree: MoveTree, other: MoveTree): MoveTree {
  const list = [...tree];
  const places: number[] = [];
  for (const played of other) {
    const parent = played.parent < 0 ? ROOT : (places[played.parent] ?? ROOT);
    const known = follower(list, parent, played.move);
    places.push(known >= 0 ? known : list.push({ ...played, parent }) - 1);
  }
  return list.length === tree.length ? tree : list;
}

/** Whether a node lies below another, or is it. */
function isBelow(tree: MoveTree, node: number, above: number): boolean {
  let at = node;
  while (at > above) at = tree[at]?.parent ?? ROOT;
  return at === above;
}

/** The nodes in another order, parents still first. */
function reordered(tree: MoveTree, order: readonly number[]): MoveTree {
  const places = new Map(order.map((node, place) => [node, place]));
  return order.flatMap((node) => {
    const played = tree[node];
    return played ? [{ ...played, parent: places.get(played.parent) ?? ROOT }] : [];
  });
}

/** The tree without a move and all that follows it. */
export function without(tree: MoveTree, node: number): MoveTree {
  return reordered(tree, [...tree.keys()].filter((one) => !isBelow(tree, one, node)));
}

/** Where the line of a node leaves the line it varies: the first of its moves that is not the first choice; null on the main line. */
export function branchOf(tree: MoveTree, node: number): number | null {
  const next = followers(tree);
  for (let at = node; at >= 0; at = tree[at]?.parent ?? ROOT) {
    if (next[(tree[at]?.parent ?? ROOT) + 1]?.[0] !== at) return at;
  }
  return null;
}

/** The tree in which a variation goes on with the line, and the line is its variation. */
export function promoted(tree: MoveTree, node: number): MoveTree {
  const branch = branchOf(tree, node);
  if (branch === null) return tree;
  const first = tree.findIndex(({ parent }) => parent === tree[branch]?.parent);
  const risen = [...tree.keys()].filter((one) => one >= first && isBelow(tree, one, branch));
  const rest = [...tree.keys()].filter((one) => one >= first && !risen.includes(one));
  return reordered(tree, [...tree.slice(0, first).keys(), ...risen, ...rest]);
}

/** A longer comment is none of a move's. */
export const LONGEST_COMMENT = 2000;

/** The tree with other words and signs at a move; nothing to say takes them away. */
export function annotated(tree: MoveTree, node: number, words: string, nags: readonly number[]): MoveTree {
  const text = words.trim().slice(0, LONGEST_COMMENT);
  return tree.map((played, index) => {
    if (index !== node) return played;
    const { parent, move } = played;
    return { parent, move, ...(text === "" ? {} : { comments: [text] }), ...(nags.length > 0 ? { nags: [...nags] } : {}) };
  });
}

/** Whether there is more than one line without a word. */
export function isMoreThanALine(tree: MoveTree): boolean {
  return tree.some(({ parent, comments, nags }, node) => parent !== node - 1 || comments !== undefined || nags !== undefined);
}

/** A tree from data of unknown origin; null if it is none. */
export function treeFrom(data: unknown): MoveTree | null {
  if (!Array.isArray(data) || data.length > MOST_MOVES) return null;
  const list: Played[] = [];
  for (const [node, item] of (data as unknown[]).entries()) {
    if (!isRecord(item) || typeof item.move !== "string") return null;
    const { parent } = item;
    if (typeof parent !== "number" || !Number.isInteger(parent) || parent < ROOT || parent >= node) return null;
    const played: Played = { parent, move: item.move };
    if (Array.isArray(item.comments)) played.comments = item.comments.filter((one): one is string => typeof one === "string");
    if (Array.isArray(item.nags)) played.nags = item.nags.filter((one): one is number => typeof one === "number");
    list.push(played);
  }
  return list;
}
