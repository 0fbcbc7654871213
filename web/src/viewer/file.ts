/** A tree in a file, as docs/tree-file.md describes it: everything in it may be wrong, and is looked at before it is shown. */

import { say } from "../words";
import type { FlatTree } from "../types";

/** The version of the form; a reader refuses a later one. */
const VERSION = 1;
/** A larger tree cannot be moved about in. */
export const MOST_NODES = 2_000_000;
/** Longer texts are no moves, no reasons and no positions. */
const LONGEST_TEXT = 2000;
const PASS_NAMES: readonly string[] = ["full", "scout", "reduced", "again", "null", "quiet"];

/** What is wrong with a tree in a file. */
export class BadTree extends Error {
  constructor(what: string) {
    super(say("tree-file-bad", { what }));
  }
}

type Fields = Record<string, unknown>;
type Pairs<T> = [number, T][];

/** Reads a tree; what comes from it can be shown without further checks. */
export function readTree(text: string): FlatTree {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadTree(say("tree-file-json"));
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw new BadTree(say("tree-file-json"));
  const fields = data as Fields;
  const version = fields.tree_version ?? VERSION;
  if (typeof version !== "number" || version > VERSION) throw new BadTree(`tree_version, ≤ ${VERSION}`);
  const tree = treeFrom(fields, parentsFrom(fields.parent));
  checkLists(tree);
  checkGrowth(tree);
  return tree;
}

function parentsFrom(data: unknown): number[] {
  const parent = numbers("parent", data);
  if (parent.length === 0 || parent.length > MOST_NODES) throw new BadTree(`parent: 1 – ${MOST_NODES}`);
  const wrong = parent.findIndex((above, node) => !isIndex(above, Math.max(node, 1)));
  if (wrong >= 0) throw new BadTree(`parent ${parent[wrong] ?? ""}, node ${wrong}`);
  return parent;
}

/** The tree with the columns that a file may leave out. */
function treeFrom(fields: Fields, parent: number[]): FlatTree {
  const size = parent.length;
  const column = (name: string, usual: (node: number) => number): number[] => {
    const given = fields[name] === undefined ? [] : numbers(name, fields[name]);
    if (given.length === 0) return Array.from({ length: size }, (_, node) => usual(node));
    if (given.length !== size) throw new BadTree(`${name}: ${given.length} ≠ ${size}`);
    return given;
  };
  const texts = (name: string, first: string[]): string[] => {
    const list = textsFrom(name, fields[name]);
    return list.length === 0 ? first : list;
  };
  const values = (name: string): (number | null)[] => valuesFrom(name, fields[name], size);
  const ply = new Int32Array(size);
  for (let node = 1; node < size; node++) ply[node] = (ply[parent[node] ?? 0] ?? 0) + 1;
  const passes = texts("pass_names", ["full"]);
  for (const name of passes) if (!PASS_NAMES.includes(name)) throw new BadTree(`pass_names: ${name.slice(0, 40)}`);
  const [labels, reasons, exits] = [texts("labels", [""]), texts("reasons", [""]), texts("exits", ["searched"])];
  const indexes = (name: string, limit: number): number[] => within(name, column(name, () => 0), limit);
  const skipped = ascending("skipped", fields.skipped, size);
  const value = values("value");
  for (const node of skipped) value[node] = null;
  const x = fields.x === undefined ? [] : numbers("x", fields.x);
  if (x.length !== 0 && x.length !== size) throw new BadTree(`x: ${x.length} ≠ ${size}`);
  return {
    title: textFrom("title", fields.title),
    parent,
    ...(x.length > 0 ? { x } : {}),
    width: typeof fields.width === "number" ? fields.width : 0,
    labels,
    label: indexes("label", labels.length),
    reasons,
    reason: indexes("reason", reasons.length),
    exits,
    exit: indexes("exit", exits.length),
    passes: passes.map((name) => (name === "full" ? "" : say(`pass-${name}`))),
    pass_names: passes,
    pass: indexes("pass", passes.length),
    turn: within("turn", column("turn", (node) => (ply[node] ?? 0) % 2), 3),
    odds: pairs("odds", fields.odds, size, (odds) => typeof odds === "number" && odds >= 0 && odds <= 1),
    depth: column("depth", () => 0),
    alpha: values("alpha"),
    beta: values("beta"),
    value,
    bound: indexes("bound", 3),
    skipped,
    pv: ascending("pv", fields.pv, size),
    dropped: pairs("dropped", fields.dropped, size, isCount),
    dropped_in_all: isCount(fields.dropped_in_all) ? fields.dropped_in_all : 0,
    dropped_moves: pairs("dropped_moves", fields.dropped_moves, size, isCount),
    dropped_moves_in_all: isCount(fields.dropped_moves_in_all) ? fields.dropped_moves_in_all : 0,
    positions: pairs("positions", fields.positions, size, (text): text is string => typeof text === "string" && text.length <= LONGEST_TEXT),
    counted: oneOf("counted", fields.counted, ["plies", "moves", "never"]),
    sure: typeof fields.sure === "number" ? fields.sure : null,
    language: oneOf("language", fields.language, ["en", "cs"]),
    ends: oneOf("ends", fields.ends, ["game", "leaf"]),
    sides: textsFrom("sides", fields.sides),
    record: oneOf("record", fields.record, ["visits", "growth"]),
    rounds: ascending("rounds", fields.rounds, size),
    round_titles: textsFrom("round_titles", fields.round_titles),
    numbers: list("numbers", fields.numbers).map((number) => ({ name: textFrom("numbers", isFields(number) ? number.name : null) })),
    marks: textsFrom("marks", fields.marks),
    steps: stepsFrom(fields.steps),
    ...originOf(fields),
  };
}

/** Where the tree is from: the studio looks at it again before it goes there. */
function originOf(fields: Fields): Pick<FlatTree, "place" | "search" | "answer" | "boards"> {
  const given = ["place", "search", "answer", "boards"].filter((name) => isFields(fields[name]));
  return Object.fromEntries(given.map((name) => [name, fields[name]]));
}

function stepsFrom(data: unknown): NonNullable<FlatTree["steps"]> {
  const fields = isFields(data) ? data : {};
  const column = (name: string): number[] => (fields[name] === undefined ? [] : numbers(`steps.${name}`, fields[name]));
  const [kind, node, number] = [column("kind"), column("node"), column("number")];
  const value = valuesFrom("steps.value", fields.value, kind.length);
  if (node.length !== kind.length || number.length !== kind.length) throw new BadTree(`steps: ${kind.length}, ${node.length}, ${number.length}`);
  return { kind, node, number, value };
}

/** Lists that belong together do. */
function checkLists(tree: FlatTree): void {
  const isSkipped = new Uint8Array(tree.parent.length);
  for (const node of tree.skipped) isSkipped[node] = 1;
  tree.parent.forEach((above, node) => {
    if (node > 0 && isSkipped[above] === 1) throw new BadTree(`skipped: ${above}`);
  });
  const sides = tree.sides ?? [];
  if (sides.length !== 0 && sides.length !== 2) throw new BadTree(`sides: ${sides.length}`);
  const [rounds, titles] = [tree.rounds ?? [], tree.round_titles ?? []];
  for (const round of rounds) if (round === 0 || tree.parent[round] !== 0) throw new BadTree(`rounds: ${round}`);
  if (rounds.length !== titles.length) throw new BadTree(`round_titles: ${titles.length} ≠ ${rounds.length}`);
}

/** The steps of a growing tree: each node appears once, after its parent, and is spoken of from then on. */
function checkGrowth(tree: FlatTree): void {
  const { kind, node, number, value } = tree.steps ?? { kind: [], node: [], number: [], value: [] };
  if (tree.record !== "growth" && kind.length > 0) throw new BadTree("record");
  const isThere = new Uint8Array(tree.parent.length).fill(1);
  kind.forEach((one, step) => {
    if (one === 1) isThere[node[step] ?? 0] = 0;
  });
  kind.forEach((one, step) => {
    const [about, to] = [node[step] ?? -1, value[step] ?? null];
    const isNew = isThere[about] !== 1;
    // the root is its own parent
    const hasParent = about === 0 || isThere[tree.parent[about] ?? 0] === 1;
    const isFine = one === 1 ? isNew && hasParent : !isNew && says(tree, one, number[step], to);
    if (!isIndex(about, isThere.length) || !isFine) throw new BadTree(`steps[${step}]`);
    isThere[about] = 1;
  });
}

/** Whether a step about a node that is there means something. */
function says(tree: FlatTree, kind: number, number: unknown, to: number | null): boolean {
  if (kind === 2) return to !== null && isIndex(number, tree.numbers?.length ?? 0);
  return kind === 0 || (kind === 3 && isIndex(to, tree.marks?.length ?? 0));
}

function isFields(data: unknown): data is Fields {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function isIndex(data: unknown, limit: number): data is number {
  return typeof data === "number" && Number.isInteger(data) && data >= 0 && data < limit;
}

function isCount(data: unknown): data is number {
  return isIndex(data, Number.MAX_SAFE_INTEGER);
}

function list(name: string, data: unknown): unknown[] {
  if (data === undefined || data === null) return [];
  if (!Array.isArray(data)) throw new BadTree(name);
  return data;
}

function numbers(name: string, data: unknown): number[] {
  const given = list(name, data);
  if (!given.every((one) => typeof one === "number")) throw new BadTree(name);
  return given;
}

function within(name: string, column: number[], limit: number): number[] {
  const wrong = column.findIndex((one) => !isIndex(one, limit));
  if (wrong >= 0) throw new BadTree(`${name}[${wrong}], < ${limit}`);
  return column;
}

function valuesFrom(name: string, data: unknown, size: number): (number | null)[] {
  const given = list(name, data);
  if (given.length === 0) return Array<number | null>(size).fill(null);
  if (given.length !== size) throw new BadTree(`${name}: ${given.length} ≠ ${size}`);
  if (!given.every((one) => one === null || typeof one === "number")) throw new BadTree(name);
  return given;
}

function ascending(name: string, data: unknown, size: number): number[] {
  const given = within(name, numbers(name, data), size);
  given.forEach((one, index) => {
    if (index > 0 && one <= (given[index - 1] ?? 0)) throw new BadTree(`${name}: ${one}`);
  });
  return given;
}

function pairs<T>(name: string, data: unknown, size: number, isFine: (value: unknown) => value is T): Pairs<T>;
function pairs(name: string, data: unknown, size: number, isFine: (value: unknown) => boolean): Pairs<number>;
function pairs(name: string, data: unknown, size: number, isFine: (value: unknown) => boolean): Pairs<unknown> {
  const given = list(name, data);
  const isPair = (pair: unknown): pair is [number, unknown] => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === "number" && isFine(pair[1]);
  if (!given.every(isPair)) throw new BadTree(name);
  ascending(name, given.map(([node]) => node), size);
  return given;
}

function textFrom(name: string, data: unknown): string {
  const text = data ?? "";
  if (typeof text !== "string" || text.length > LONGEST_TEXT) throw new BadTree(name);
  return text;
}

function textsFrom(name: string, data: unknown): string[] {
  return list(name, data).map((text) => textFrom(name, text));
}

function oneOf<T extends string>(name: string, data: unknown, known: readonly [T, ...T[]]): T {
  if (data === undefined || data === null) return known[0];
  const found = known.find((one) => one === data);
  if (found === undefined) throw new BadTree(name);
  return found;
}
