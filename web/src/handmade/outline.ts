/** A hand-made tree as a list of its nodes, row by row, so that clicks can change it; and back to its text. */

export const KINDS = ["max", "min", "chance"] as const;
export type NodeKind = (typeof KINDS)[number] | "leaf";

/** One node: what stands in its line. */
export interface Row {
  depth: number;
  kind: NodeKind;
  /** The name of a node; empty where it has none. A leaf's stands before its value. */
  name: string;
  /** What a leaf is worth, as it was written. */
  value: string;
  /** The move that leads here, or its probability, as it was written: `left ->`, `0.9:`. */
  edge: string;
}

/** A larger tree is edited as text. */
const MOST_ROWS = 400;

const isKind = (word: string): word is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(word);

/** The words of a line; a bracket is a word of its own. */
function wordsOf(line: string): string[] {
  return line.replaceAll(/[()]/g, " $& ").trim().split(/\s+/).filter((word) => word !== "");
}

/** Reads the nodes of a line, one below the other where they stand in brackets. Null for what it does not know. */
class Line {
  private at = 0;
  readonly rows: Row[] = [];

  constructor(private readonly words: string[]) {}

  private next(): string {
    return this.words[this.at] ?? "";
  }

  private edge(): string {
    if (/^[\d./]+:$/.test(this.next())) return this.words[this.at++] ?? "";
    if (this.words[this.at + 1] !== "->") return "";
    this.at += 2;
    return `${this.words[this.at - 2] ?? ""} ->`;
  }

  /** A node with all below it; whether it could be read. */
  node(depth: number): boolean {
    const edge = this.edge();
    const isBracketed = this.next() === "(";
    if (isBracketed) this.at += 1;
    const word = this.words[this.at++] ?? "";
    if (isKind(word)) return this.inner(depth, word, edge, isBracketed);
    const isNamed = this.next() === "=";
    const value = isNamed ? (this.words[this.at + 1] ?? "") : word;
    if (isNamed) this.at += 2;
    this.rows.push({ depth, kind: "leaf", name: isNamed ? word : "", value, edge });
    return word !== "" && word !== ")" && !isBracketed;
  }

  private inner(depth: number, kind: NodeKind, edge: string, isBracketed: boolean): boolean {
    const hasName = /^\p{L}/u.test(this.next()) && !isKind(this.next()) && !["=", "->"].includes(this.words[this.at + 1] ?? "");
    this.rows.push({ depth, kind, name: hasName ? this.next() : "", value: "", edge });
    if (hasName) this.at += 1;
    if (!isBracketed) return this.isDone;
    while (this.next() !== ")") {
      if (this.isDone || !this.node(depth + 1)) return false;
    }
    this.at += 1;
    return true;
  }

  get isDone(): boolean {
    return this.at >= this.words.length;
  }
}

/** The nodes of a text; null where it says something that only text can say, or is too large. */
export function rowsOf(text: string): Row[] | null {
  const rows: Row[] = [];
  const indents: number[] = [];
  for (const line of text.split("\n")) {
    const content = line.replace(/#.*/, "");
    if (content.trim() === "") continue;
    const indent = content.length - content.trimStart().length;
    while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop();
    const read = new Line(wordsOf(content));
    if (!read.node(indents.length) || !read.isDone) return null;
    indents.push(indent);
    rows.push(...read.rows);
  }
  return rows.length > 0 && rows.length <= MOST_ROWS ? rows : null;
}

/** The text of a tree, a line a node. */
export function textOf(rows: readonly Row[]): string {
  const line = ({ depth, kind, name, value, edge }: Row): string => {
    const own = kind === "leaf" ? (name === "" ? value : `${name} = ${value}`) : `${kind} ${name}`.trim();
    return "  ".repeat(depth) + (edge === "" ? own : `${edge} ${own}`);
  };
  return `${rows.map(line).join("\n")}\n`;
}

/** The row after the last one below a node. */
function endOf(rows: readonly Row[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const end = rows.findIndex((row, at) => at > index && row.depth <= depth);
  return end < 0 ? rows.length : end;
}

/** The tree with one more move below a node: a leaf becomes a node, of the other side than its parent's. */
export function withMove(rows: readonly Row[], index: number): Row[] {
  const node = rows[index];
  if (!node) return [...rows];
  const parent = rows.findLast((row, at) => at < index && row.depth < node.depth);
  const kind: NodeKind = node.kind !== "leaf" ? node.kind : parent?.kind === "max" ? "min" : "max";
  const edge = kind === "chance" ? "0.5:" : "";
  const leaf: Row = { depth: node.depth + 1, kind: "leaf", name: "", value: node.kind === "leaf" ? node.value : "0", edge };
  const end = endOf(rows, index);
  return [...rows.slice(0, index), { ...node, kind, value: "" }, ...rows.slice(index + 1, end), leaf, ...rows.slice(end)];
}

/** The tree without a node and all below it; a node that has no move left becomes a leaf. */
export function withoutRow(rows: readonly Row[], index: number): Row[] {
  const left = [...rows.slice(0, index), ...rows.slice(endOf(rows, index))];
  const parent = left.findLastIndex((row, at) => at < index && row.depth < (rows[index]?.depth ?? 0));
  const row = left[parent];
  return row && endOf(left, parent) === parent + 1 ? left.with(parent, { ...row, kind: "leaf", value: "0" }) : left;
}
