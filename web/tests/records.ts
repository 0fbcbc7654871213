/** Records of four searches of one small tree, made step by step by the searches themselves: files that a viewer replays. */

import type { FlatTree } from "../src/types";

/** A leaf with its value, or the moves of a node; MAX and MIN take turns, MAX begins. */
export type Game = number | readonly Game[];

/** The tree of every textbook: MAX gets 3 by its first move. */
export const TEXTBOOK: Game = [[3, 12, 8], [2, 4, 6], [14, 5, 2]];

export function minimax(game: Game, isMax = true): number {
  if (typeof game === "number") return game;
  const values = game.map((child) => minimax(child, !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
}

/** A tree file that is being written. */
type Draft = FlatTree & Required<Pick<FlatTree, "numbers" | "marks" | "steps" | "rounds" | "round_titles" | "record">>;

function draft(title: string, record: "visits" | "growth", numbers: string[] = [], marks: string[] = []): Draft {
  return {
    title, record, parent: [], labels: [""], label: [], reasons: [""], reason: [], exits: ["searched", "terminal", "cutoff"], exit: [], passes: [""], pass: [],
    turn: [], odds: [], depth: [], alpha: [], beta: [], value: [], bound: [], skipped: [], pv: [], dropped: [], dropped_moves: [], dropped_in_all: 0, positions: [],
    sides: ["MAX", "MIN"], ends: "leaf", counted: "never", rounds: [], round_titles: [],
    numbers: numbers.map((name) => ({ name })), marks, steps: { kind: [], node: [], number: [], value: [] },
  };
}

/** Adds a node; its name is the letter of its place below its parent's. */
function add(tree: Draft, parent: number, name: string, turn: number): number {
  const node = tree.parent.length;
  if (!tree.labels.includes(name)) tree.labels.push(name);
  tree.parent.push(parent);
  tree.label.push(tree.labels.indexOf(name));
  for (const column of [tree.reason, tree.exit, tree.pass, tree.depth, tree.bound]) column.push(0);
  for (const column of [tree.alpha, tree.beta, tree.value]) column.push(null);
  tree.turn.push(turn);
  return node;
}

const letter = (index: number): string => String.fromCharCode(97 + index);

/** MTD(f): passes with windows that hold no value inside, until both bounds meet. */
export function mtdf(game: Game, guess: number): { tree: FlatTree; value: number } {
  const tree = draft("MTD(f) by hand", "visits");
  add(tree, 0, "", 0);
  let [value, low, high] = [guess, -Infinity, Infinity];
  const visit = (here: Game, node: number, depth: number, alpha: number, beta: number): number => {
    const isMax = tree.turn[node] === 0;
    [tree.depth[node], tree.alpha[node], tree.beta[node]] = [depth, alpha, beta];
    let [best, a, b] = [isMax ? -Infinity : Infinity, alpha, beta];
    if (typeof here === "number") [best, tree.exit[node]] = [here, 1];
    else {
      for (const [index, child] of here.entries()) {
        const below = add(tree, node, letter(index), isMax ? 1 : 0);
        if (a >= b) {
          [tree.exit[below], tree.alpha[below], tree.beta[below]] = [2, a, b];
          tree.skipped.push(below);
          tree.exit[node] = 2;
          continue;
        }
        const found = visit(child, below, depth - 1, a, b);
        best = isMax ? Math.max(best, found) : Math.min(best, found);
        if (isMax) a = Math.max(a, best);
        else b = Math.min(b, best);
      }
    }
    tree.value[node] = best;
    tree.bound[node] = typeof here === "number" ? 0 : best <= alpha ? 2 : best >= beta ? 1 : 0;
    return best;
  };
  while (low < high) {
    const beta = value === low ? value + 1 : value;
    const pass = add(tree, 0, "", 0);
    tree.rounds.push(pass);
    tree.round_titles.push(`window (${beta - 1}, ${beta})`);
    value = visit(game, pass, 2, beta - 1, beta);
    if (value < beta) high = value;
    else low = value;
  }
  tree.value[0] = value;
  return { tree, value };
}

/** A node that a growing search knows. */
interface Known {
  game: Game;
  isMax: boolean;
  children: number[];
}

/** A tree that grows, with the steps that make it grow. */
class Growing {
  readonly tree: Draft;
  readonly known: Known[] = [];

  constructor(title: string, game: Game, numbers: string[], marks: string[]) {
    this.tree = draft(title, "growth", numbers, marks);
    this.known.push({ game, isMax: true, children: [] });
    add(this.tree, 0, "", 0);
  }

  private step(kind: number, node: number, number = 0, value: number | null = null): void {
    const { steps } = this.tree;
    steps.kind.push(kind);
    steps.node.push(node);
    steps.number.push(number);
    steps.value.push(value === null || Number.isFinite(value) ? value : Math.sign(value) * Number.MAX_VALUE);
  }

  at(node: number): Known {
    const found = this.known[node];
    if (!found) throw new Error(`there is no node ${node}`);
    return found;
  }

  select(node: number, pull: number | null = null): void {
    this.step(0, node, 0, pull);
  }

  set(node: number, number: number, value: number): void {
    this.step(2, node, number, value);
  }

  mark(node: number, mark: string): void {
    this.step(3, node, 0, this.tree.marks.indexOf(mark));
  }

  /** Adds one more child of a node. */
  expand(node: number): number {
    const { game, isMax, children } = this.at(node);
    const index = children.length;
    const child = add(this.tree, node, letter(index), isMax ? 1 : 0);
    this.known.push({ game: typeof game === "number" ? game : (game[index] ?? 0), isMax: !isMax, children: [] });
    children.push(child);
    this.step(1, child);
    return child;
  }
}

/** Proof-number search: can MAX get at least `goal`? */
export function proofNumbers(game: Game, goal: number): { tree: FlatTree; isProved: boolean } {
  const grow = new Growing(`proof numbers: at least ${goal}?`, game, ["proof", "disproof"], ["proved", "disproved"]);
  const numbers: [number, number][] = [[1, 1]];
  const of = (node: number): [number, number] => numbers[node] ?? [1, 1];
  const set = (node: number, to: [number, number]): void => {
    const before = numbers[node];
    numbers[node] = to;
    to.forEach((value, number) => {
      if (before?.[number] !== value) grow.set(node, number, value);
    });
    if (to[0] === 0) grow.mark(node, "proved");
    if (to[1] === 0) grow.mark(node, "disproved");
  };
  const combine = (node: number): [number, number] => {
    const { isMax, children } = grow.at(node);
    const [proofs, disproofs] = [children.map((child) => of(child)[0]), children.map((child) => of(child)[1])];
    const sum = (list: number[]): number => list.reduce((all, one) => all + one, 0);
    return isMax ? [Math.min(...proofs), sum(disproofs)] : [sum(proofs), Math.min(...disproofs)];
  };
  grow.set(0, 0, 1);
  grow.set(0, 1, 1);
  while (of(0)[0] !== 0 && of(0)[1] !== 0) {
    const path = [0];
    grow.select(0);
    for (let node = 0; grow.at(node).children.length > 0; ) {
      const { isMax, children } = grow.at(node);
      const which = isMax ? 0 : 1;
      node = children.find((child) => of(child)[which] === of(path.at(-1) ?? 0)[which]) ?? 0;
      path.push(node);
      grow.select(node);
    }
    const leaf = path.at(-1) ?? 0;
    const { game: here } = grow.at(leaf);
    if (typeof here !== "number") {
      for (const move of here) {
        const child = grow.expand(leaf);
        set(child, typeof move !== "number" ? [1, 1] : move >= goal ? [0, Infinity] : [Infinity, 0]);
      }
    }
    for (const node of path.reverse()) set(node, combine(node));
  }
  return { tree: grow.tree, isProved: of(0)[0] === 0 };
}

/** A state of SSS*: what is known of a node. */
interface SssState {
  node: number;
  isSolved: boolean;
  merit: number;
}

/** The states that SSS* has still to look at. */
class Open {
  private list: SssState[] = [];

  constructor(readonly grow: Growing) {}

  put(node: number, isSolved: boolean, merit: number): void {
    this.grow.set(node, 0, merit);
    this.grow.mark(node, isSolved ? "solved" : "live");
    this.list.push({ node, isSolved, merit });
  }

  /** Takes the state with the highest merit out, of several the leftmost. */
  take(): SssState {
    const most = Math.max(...this.list.map(({ merit }) => merit));
    const best = this.list.filter(({ merit }) => merit === most).sort((a, b) => pathOf(this.grow, a.node).localeCompare(pathOf(this.grow, b.node)))[0];
    if (!best) throw new Error("nothing is open");
    this.list = this.list.filter((one) => one !== best);
    return best;
  }

  /** What lies below a node that is solved is of no use any more. */
  purge(node: number): void {
    const start = pathOf(this.grow, node);
    this.list = this.list.filter((one) => one.node === node || !pathOf(this.grow, one.node).startsWith(start));
  }

  /** A live state: a leaf is solved, all moves of MAX and one of MIN become live. */
  descend({ node, merit }: SssState): void {
    const { game, isMax } = this.grow.at(node);
    if (typeof game === "number") this.put(node, true, Math.min(merit, game));
    else for (let child = isMax ? game.length : 1; child > 0; child--) this.put(this.grow.expand(node), false, merit);
  }

  /** A solved state: MAX's is MIN's next move, or solves MIN; MIN's solves MAX. */
  ascend({ node, merit }: SssState): void {
    const parent = this.grow.tree.parent[node] ?? 0;
    const { game, isMax, children } = this.grow.at(parent);
    if (!isMax && typeof game !== "number" && children.length < game.length) {
      this.put(this.grow.expand(parent), false, merit);
      return;
    }
    if (isMax) this.purge(parent);
    this.put(parent, true, merit);
  }
}

/** SSS*: the state with the highest merit is looked at next, until the root is solved. */
export function sss(game: Game): { tree: FlatTree; value: number; merits: number[] } {
  const grow = new Growing("SSS* by hand", game, ["merit"], ["live", "solved"]);
  const open = new Open(grow);
  const merits: number[] = [];
  open.put(0, false, Infinity);
  for (;;) {
    const state = open.take();
    merits.push(state.merit);
    grow.select(state.node);
    if (state.isSolved && state.node === 0) return { tree: grow.tree, value: state.merit, merits };
    if (state.isSolved) open.ascend(state);
    else open.descend(state);
  }
}

function pathOf(grow: Growing, node: number): string {
  return node === 0 ? "" : pathOf(grow, grow.tree.parent[node] ?? 0) + (grow.tree.labels[grow.tree.label[node] ?? 0] ?? "");
}

/** UCT without chance: each playout goes down the first branches to a leaf; values are shares of the largest. */
export function uct(game: Game, playouts: number, choices: "told" | "silent" = "silent"): { tree: FlatTree; visits: number[]; means: number[] } {
  const grow = new Growing("UCT by hand", game, ["visits", "mean"], ["chosen"]);
  const [visits, sums] = [[0], [0]];
  const most = 14;
  const rollout = (here: Game): number => (typeof here === "number" ? here / most : rollout(here[0] ?? 0));
  const bound = (node: number, above: number): number => {
    const [n, mean] = [visits[node] ?? 0, (sums[node] ?? 0) / (visits[node] ?? 1)];
    return (grow.at(above).isMax ? mean : 1 - mean) + Math.sqrt((2 * Math.log(visits[above] ?? 1)) / n);
  };
  for (let playout = 0; playout < playouts; playout++) {
    const path = [0];
    grow.select(0);
    for (;;) {
      const node = path.at(-1) ?? 0;
      const { game: here, children } = grow.at(node);
      if (typeof here === "number") break;
      if (children.length < here.length) {
        path.push(grow.expand(node));
        break;
      }
      const next = children.reduce((best, child) => (bound(child, node) > bound(best, node) ? child : best));
      path.push(next);
      grow.select(next, choices === "told" ? bound(next, node) : null);
    }
    const value = rollout(grow.at(path.at(-1) ?? 0).game);
    for (const node of path.reverse()) {
      visits[node] = (visits[node] ?? 0) + 1;
      sums[node] = (sums[node] ?? 0) + value;
      grow.set(node, 0, visits[node] ?? 0);
      grow.set(node, 1, (sums[node] ?? 0) / (visits[node] ?? 1));
    }
  }
  const chosen = grow.at(0).children.reduce((best, child) => ((visits[child] ?? 0) > (visits[best] ?? 0) ? child : best));
  grow.mark(chosen, "chosen");
  return { tree: grow.tree, visits, means: visits.map((n, node) => (sums[node] ?? 0) / n) };
}
