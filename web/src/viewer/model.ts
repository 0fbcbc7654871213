/** A recorded search ready to be drawn: flat arrays, families, levels, and the order of events. */

import { sentence } from "../format";
import type { FlatTree } from "../types";
import { language, readable } from "../words";
import { fromLetters } from "../words/moves";
import { Growth } from "./growth";
import { places } from "./layout";

export const MAX = 0;
export const MIN = 1;
export const CHANCE = 2;
/** In a row where several decide. */
export const MIXED = 3;

/** What happened at one moment of a search. */
export const ENTER = 0;
export const LEAVE = 1;
export const SKIP = 2;

/** What makes a tree a part or a view of another. */
export interface Part {
  absent?: Uint8Array;
  origin?: Int32Array;
  hidden?: Hidden;
  /** For each node of the whole tree its number here, or that of its nearest ancestor that is not folded away. */
  nearest?: Int32Array;
  /** The steps of the whole tree that are steps of this one, where it grows. */
  steps?: Int32Array | undefined;
}

/** How much is folded away below each node: nodes that were looked at, and moves that were left out. */
export interface Hidden {
  nodes: Uint32Array;
  moves: Uint32Array;
}

/** How much is missing in a place: nodes that were visited, and moves that were left out, which are no nodes. */
export interface Missing {
  nodes: number;
  moves: number;
}

/** What is missing at each node that misses something. */
export function missing(nodes: readonly (readonly number[])[], moves: readonly (readonly number[])[]): Map<number, Missing> {
  const all = new Map<number, Missing>();
  for (const [node = 0, count = 0] of nodes) all.set(node, { nodes: count, moves: 0 });
  for (const [node = 0, count = 0] of moves) all.set(node, { nodes: all.get(node)?.nodes ?? 0, moves: count });
  return all;
}

export class TreeModel {
  readonly size: number;
  readonly title: string;
  readonly parent: Int32Array;
  readonly level: Int32Array;
  /** The last node below each node, or itself: a subtree is a range. */
  readonly end: Int32Array;
  readonly childStart: Int32Array;
  readonly childList: Int32Array;
  /** The nodes of each level, from left to right. */
  readonly levels: Int32Array[];
  /** Who decides in each level; MIXED where not all nodes are alike. */
  readonly deciders: number[];
  readonly x: Float32Array;
  readonly width: number;
  /** Distance to the nearest neighbour in the same row. */
  readonly room: Float32Array;
  readonly labels: string[];
  readonly label: Uint32Array;
  readonly reasons: string[];
  readonly reason: Uint32Array;
  readonly exits: string[];
  readonly exit: Uint8Array;
  readonly passes: string[];
  readonly pass: Uint8Array;
  readonly turn: Uint8Array;
  /** How likely chance is to lead to a node. */
  readonly odds: Map<number, number>;
  readonly depth: Int16Array;
  readonly alpha: Float64Array;
  readonly beta: Float64Array;
  /** NaN where there is none. */
  readonly value: Float64Array;
  readonly bound: Uint8Array;
  readonly skipped: Uint8Array;
  readonly pv: Uint8Array;
  readonly pvLine: number[];
  /** What was not recorded below a node. */
  readonly dropped: Map<number, Missing>;
  readonly droppedInAll: number;
  readonly positions: Map<number, string>;
  /** Nodes this search did not visit, when two searches share one tree. */
  readonly absent: Uint8Array;
  /** Each node's number in the whole tree, when some of it is folded away. */
  readonly origin: Int32Array;
  readonly hidden: Hidden;
  private readonly nearest: Int32Array;
  /** Nodes below each node that this search looked at, as it counts them; and moves that it left out. */
  readonly below: Uint32Array;
  readonly leftOut: Uint32Array;
  /** When each node was entered and left. */
  readonly enterAt: Uint32Array;
  readonly leaveAt: Uint32Array;
  readonly eventNode: Int32Array;
  readonly eventKind: Uint8Array;
  /** How the tree grew, where a search made it step by step. */
  readonly growth: Growth | null;
  /** Passes over the whole tree, each with its title. */
  readonly rounds: ReadonlyMap<number, string>;

  constructor(tree: FlatTree, part: Part = {}) {
    const n = tree.parent.length;
    this.size = n;
    this.title = tree.title;
    this.parent = Int32Array.from(tree.parent);
    this.rounds = new Map((tree.rounds ?? []).map((round, index) => [round, tree.round_titles?.[index] ?? ""]));
    this.labels = tree.labels;
    this.label = Uint32Array.from(tree.label);
    this.reasons = tree.reasons.map(sentence);
    this.reason = Uint32Array.from(tree.reason);
    this.exits = tree.exits;
    this.exit = Uint8Array.from(tree.exit);
    this.passes = tree.passes;
    this.pass = Uint8Array.from(tree.pass);
    this.turn = Uint8Array.from(tree.turn);
    this.odds = new Map(tree.odds);
    this.depth = Int16Array.from(tree.depth);
    this.alpha = Float64Array.from(tree.alpha, (v) => v ?? -Infinity);
    this.beta = Float64Array.from(tree.beta, (v) => v ?? Infinity);
    this.value = Float64Array.from(tree.value, (v) => v ?? NaN);
    this.bound = Uint8Array.from(tree.bound);
    this.skipped = flags(n, tree.skipped);
    this.pv = flags(n, tree.pv);
    this.pvLine = tree.pv;
    this.dropped = missing(tree.dropped, tree.dropped_moves);
    this.droppedInAll = tree.dropped_in_all;
    this.positions = new Map(tree.positions);
    this.absent = part.absent ?? new Uint8Array(n);
    this.origin = part.origin ?? Int32Array.from(tree.parent, (_, node) => node);
    this.nearest = part.nearest ?? this.origin;
    this.hidden = part.hidden ?? { nodes: new Uint32Array(n), moves: new Uint32Array(n) };
    [this.below, this.leftOut] = countsBelow(this.parent, this.skipped, this.absent);
    this.level = levelOf(this.parent);
    const placed = placesOf(tree, this);
    this.x = placed.x;
    this.width = placed.width;
    this.end = endOf(this.parent);
    [this.childStart, this.childList] = families(this.parent);
    this.levels = byLevel(this.level);
    // nodes that a search made one here, one there stand in the order of their places all the same
    if (tree.record === "growth") for (const row of this.levels) row.sort((a, b) => at(this.x, a) - at(this.x, b));
    this.deciders = this.levels.map((row) => decider(row, this.turn));
    this.room = rooms(this.levels, this.x, n);
    this.growth = tree.record === "growth" ? new Growth(tree, part.steps) : null;
    const events = this.growth ? grown(this.growth) : timeline(this.parent, this.skipped, this.absent);
    this.enterAt = events.enterAt;
    this.leaveAt = events.leaveAt;
    this.eventNode = events.node;
    this.eventKind = events.kind;
  }

  get moments(): number {
    return this.eventNode.length;
  }

  children(node: number): Int32Array {
    return this.childList.subarray(at(this.childStart, node), at(this.childStart, node + 1));
  }

  childCount(node: number): number {
    return at(this.childStart, node + 1) - at(this.childStart, node);
  }

  /** The first child of an inner node. */
  firstChild(node: number): number {
    return at(this.childList, at(this.childStart, node));
  }

  lastChild(node: number): number {
    return at(this.childList, at(this.childStart, node + 1) - 1);
  }

  labelOf(node: number): string {
    return this.labels[at(this.label, node)] ?? "";
  }

  /** The move as the reader writes it; a pass over the whole tree has a title. */
  nameOf(node: number): string {
    return this.rounds.get(node) ?? readable(this.labelOf(node));
  }

  reasonOf(node: number): string {
    return readable(this.reasons[at(this.reason, node)] ?? "");
  }

  exitOf(node: number): string {
    return this.exits[at(this.exit, node)] ?? "";
  }

  passOf(node: number): string {
    return this.passes[at(this.pass, node)] ?? "";
  }

  isSkipped(node: number): boolean {
    return this.skipped[node] === 1;
  }

  isInner(node: number): boolean {
    return this.childCount(node) > 0;
  }

  /** The nodes from the root to this one. */
  path(node: number): number[] {
    const line = [node];
    for (let above = node; above !== 0; ) {
      above = at(this.parent, above);
      line.push(above);
    }
    return line.reverse();
  }

  /** The moves from the root to this node. */
  moves(node: number): string[] {
    return this.path(node)
      .slice(1)
      .filter((step) => !this.rounds.has(step))
      .map((step) => this.labelOf(step));
  }

  /** Nodes with this as their move, or reached by these moves in a row: those looked at first, in the order of the search. */
  find(text: string): number[] {
    const words = text.trim().split(/\s+/).filter(Boolean).map((word) => fromLetters(word, language()));
    const last = words.at(-1);
    if (last === undefined) return [];
    const wanted = this.labels.map((label) => matches(label, last));
    const found: number[] = [];
    for (let node = 1; node < this.size; node++) {
      if (wanted[at(this.label, node)] && this.comesAfter(node, words)) found.push(node);
    }
    return [...found.filter((node) => !this.isSkipped(node)), ...found.filter((node) => this.isSkipped(node))];
  }

  private comesAfter(node: number, words: string[]): boolean {
    let above = node;
    for (let word = words.length - 2; word >= 0; word--) {
      above = at(this.parent, above);
      if (above === 0 || !matches(this.labelOf(above), words[word] ?? "")) return false;
    }
    return true;
  }

  /** The node with this number in the whole tree, or its nearest ancestor that is not folded away. */
  fromOrigin(number: number): number {
    return this.nearest[number] ?? 0;
  }

  /** What is known of the moves of the root, where each was looked at once: a playing search comes back to its moves. */
  rootBounds(): Map<string, number> {
    if (this.passes.some((pass) => pass !== "")) return new Map();
    const looked = [...this.children(0)].filter((node) => !this.isSkipped(node));
    return new Map(looked.map((node) => [this.labelOf(node), at(this.bound, node)]));
  }

  /** The leftmost and rightmost place in the subtree. */
  extent(node: number): [number, number] {
    let left = Infinity;
    let right = -Infinity;
    const isBelow = new Uint8Array(this.size);
    isBelow[node] = 1;
    for (let i = node; i < this.size; i++) {
      if (i > node) isBelow[i] = at(isBelow, at(this.parent, i));
      if (isBelow[i] !== 1) continue;
      left = Math.min(left, at(this.x, i));
      right = Math.max(right, at(this.x, i));
    }
    return [left, right];
  }
}

/** An element that is there: the arrays of a tree have one entry a node. */
export function at(array: Readonly<Record<number, number>>, index: number): number {
  return array[index] ?? NaN;
}

function matches(label: string, word: string): boolean {
  return label.toLowerCase() === word.toLowerCase();
}

function flags(size: number, nodes: number[]): Uint8Array {
  const set = new Uint8Array(size);
  for (const node of nodes) set[node] = 1;
  return set;
}

function levelOf(parent: Int32Array): Int32Array {
  const level = new Int32Array(parent.length);
  for (let i = 1; i < parent.length; i++) level[i] = at(level, at(parent, i)) + 1;
  return level;
}

function endOf(parent: Int32Array): Int32Array {
  const end = Int32Array.from(parent, (_, i) => i);
  for (let i = parent.length - 1; i > 0; i--) {
    const above = at(parent, i);
    end[above] = Math.max(at(end, above), at(end, i));
  }
  return end;
}

/** What is below each node: what was looked at, and what was not. In a comparison, what only the other search knows is neither. */
function countsBelow(parent: Int32Array, skipped: Uint8Array, absent: Uint8Array): [Uint32Array, Uint32Array] {
  const [nodes, moves] = [new Uint32Array(parent.length), new Uint32Array(parent.length)];
  for (let i = parent.length - 1; i > 0; i--) {
    const above = at(parent, i);
    const isLeftOut = skipped[i] === 1;
    const isNode = !isLeftOut && absent[i] !== 1;
    nodes[above] = at(nodes, above) + at(nodes, i) + (isNode ? 1 : 0);
    moves[above] = at(moves, above) + at(moves, i) + (isLeftOut ? 1 : 0);
  }
  return [nodes, moves];
}

function families(parent: Int32Array): [Int32Array, Int32Array] {
  const n = parent.length;
  const start = new Int32Array(n + 1);
  for (let i = 1; i < n; i++) start[at(parent, i) + 1] = at(start, at(parent, i) + 1) + 1;
  for (let i = 1; i <= n; i++) start[i] = at(start, i) + at(start, i - 1);
  const next = start.slice();
  const list = new Int32Array(Math.max(0, n - 1));
  for (let i = 1; i < n; i++) {
    const slot = at(next, at(parent, i));
    list[slot] = i;
    next[at(parent, i)] = slot + 1;
  }
  return [start, list];
}

function byLevel(level: Int32Array): Int32Array[] {
  const counts: number[] = [];
  for (const l of level) counts[l] = (counts[l] ?? 0) + 1;
  const rows = counts.map((count) => new Int32Array(count));
  const next = counts.map(() => 0);
  level.forEach((l, node) => {
    const row = rows[l];
    const slot = next[l] ?? 0;
    if (row) row[slot] = node;
    next[l] = slot + 1;
  });
  return rows;
}

function decider(row: Int32Array, turn: Uint8Array): number {
  const first = at(turn, at(row, 0));
  return row.every((node) => turn[node] === first) ? first : MIXED;
}

function rooms(levels: Int32Array[], x: Float32Array, size: number): Float32Array {
  const room = new Float32Array(size).fill(Infinity);
  for (const row of levels) {
    for (let i = 1; i < row.length; i++) {
      const [left, right] = [at(row, i - 1), at(row, i)];
      const gap = at(x, right) - at(x, left);
      room[left] = Math.min(at(room, left), gap);
      room[right] = Math.min(at(room, right), gap);
    }
  }
  return room;
}

/** Where the nodes are: as the tree says, or as the layout has them, with room first for what a reader looks for. */
function placesOf(tree: FlatTree, { parent, level, skipped, pv, size }: TreeModel): { x: Float32Array; width: number } {
  if (tree.x?.length === size && tree.width !== undefined) return { x: Float32Array.from(tree.x), width: tree.width };
  const isFirst = (node: number): boolean => node > 0 && skipped[node] !== 1 && (pv[node] === 1 || level[node] === 1);
  return places(parent, (node) => skipped[node] === 1, [...parent.keys()].filter(isFirst));
}

/** The moments of a growing tree: what is there from the start is known at once. */
function grown(growth: Growth): Timeline {
  return { enterAt: growth.enterAt, leaveAt: growth.enterAt, node: growth.node, kind: growth.kind };
}

interface Timeline {
  enterAt: Uint32Array;
  leaveAt: Uint32Array;
  node: Int32Array;
  kind: Uint8Array;
}

/** Every node is entered and left; a skipped move is one moment. */
function timeline(parent: Int32Array, skipped: Uint8Array, absent: Uint8Array): Timeline {
  const n = parent.length;
  const enterAt = new Uint32Array(n);
  const leaveAt = new Uint32Array(n);
  const node: number[] = [];
  const kind: number[] = [];
  const open: number[] = [];
  const leave = (): void => {
    const top = open.pop();
    if (top === undefined) return;
    leaveAt[top] = node.length;
    node.push(top);
    kind.push(LEAVE);
  };
  for (let i = 0; i < n; i++) {
    if (absent[i] === 1) continue;
    while (open.length > 0 && open.at(-1) !== at(parent, i)) leave();
    enterAt[i] = node.length;
    node.push(i);
    if (skipped[i] === 1) {
      leaveAt[i] = at(enterAt, i);
      kind.push(SKIP);
    } else {
      kind.push(ENTER);
      open.push(i);
    }
  }
  while (open.length > 0) leave();
  return { enterAt, leaveAt, node: Int32Array.from(node), kind: Uint8Array.from(kind) };
}
