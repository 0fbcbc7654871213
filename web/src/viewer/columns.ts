/** Nodes too close to tell apart: each column of pixels shows its mixture of kinds, and how much of it is faded. */

import { FADED, type Frame, isFound, isWrong } from "./frame";
import { at, type TreeModel } from "./model";

const KINDS = ["max", "min", "chance", "cut", "faint"] as const;
/** What is seen is stacked first, what is faded below it. */
const LAYERS = [1, FADED] as const;
const CUT = 3;
const NOT_LOOKED_AT = 4;
/** Width of a column. */
const COLUMN = 2;
/** Height of the row of columns. */
const HEIGHT = 22;
/** Columns left and right of what is seen. */
const RIM = 100;

const known = new WeakMap<TreeModel, Uint8Array>();

/** The kind of each node, found out once for each tree. */
function kindsOf(tree: TreeModel): Uint8Array {
  let kinds = known.get(tree);
  if (!kinds) {
    const cut = tree.exits.indexOf("cutoff");
    kinds = tree.turn.map((turn, node) => (tree.isSkipped(node) ? NOT_LOOKED_AT : tree.exit[node] === cut ? CUT : turn));
    known.set(tree, kinds);
  }
  return kinds;
}

export class Columns {
  private readonly kinds: Uint8Array;
  private readonly size: number;
  /** How many nodes of each layer and kind are in each column. */
  private readonly counts: Float32Array;
  /** How many nodes each column stands for, those not yet entered included. */
  private readonly totals: Float32Array;
  /** Columns with a node that differs from the truth. */
  private readonly wrong = new Set<number>();
  /** Columns with a node that was looked for. */
  private readonly found = new Set<number>();

  constructor(
    private readonly frame: Frame,
    private readonly y: number,
  ) {
    this.kinds = kindsOf(frame.tree);
    this.size = Math.ceil(frame.width / COLUMN) + 2 * RIM;
    this.counts = new Float32Array(this.size * LAYERS.length * KINDS.length);
    this.totals = new Float32Array(this.size);
  }

  add(node: number, x: number, seen: number): void {
    const column = Math.round(x / COLUMN) + RIM;
    if (column < 0 || column >= this.size) return;
    this.totals[column] = at(this.totals, column) + 1;
    if (seen === 0) return;
    if (isWrong(this.frame, node)) this.wrong.add(column);
    if (isFound(this.frame, node)) this.found.add(column);
    const slot = this.slot(column, seen < 1 ? 1 : 0, at(this.kinds, node));
    this.counts[slot] = at(this.counts, slot) + 1;
  }

  private slot(column: number, layer: number, kind: number): number {
    return (column * LAYERS.length + layer) * KINDS.length + kind;
  }

  paint(): void {
    const { ctx, colours } = this.frame;
    const base = new Float32Array(this.size);
    for (const [layer, seen] of LAYERS.entries()) {
      for (const [kind, name] of KINDS.entries()) {
        ctx.fillStyle = colours[name];
        ctx.globalAlpha = (name === "faint" ? 0.45 : 0.85) * seen;
        this.paintKind(layer, kind, base);
      }
    }
    ctx.globalAlpha = 1;
    // there is no room for rings: a line above the columns that hold some
    ctx.fillStyle = colours.wrong;
    const below = this.y + HEIGHT / 2 + 1;
    for (const column of this.wrong) ctx.fillRect((column - RIM) * COLUMN, this.y - HEIGHT / 2 - 4, COLUMN, 3);
    ctx.fillStyle = colours.mark;
    for (const column of this.found) ctx.fillRect((column - RIM) * COLUMN, below, COLUMN, 3);
  }

  /** Neighbours that look the same are drawn at once. */
  private paintKind(layer: number, kind: number, base: Float32Array): void {
    let [from, top, height] = [0, 0, 0];
    const flush = (to: number): void => {
      if (height > 0) this.frame.ctx.fillRect((from - RIM) * COLUMN, this.y - HEIGHT / 2 + top, (to - from) * COLUMN, height);
    };
    for (let column = 0; column < this.size; column++) {
      const count = at(this.counts, this.slot(column, layer, kind));
      const grown = count === 0 ? 0 : (count * HEIGHT) / at(this.totals, column);
      if (grown !== height || (grown > 0 && at(base, column) !== top)) {
        flush(column);
        [from, top, height] = [column, at(base, column), grown];
      }
      base[column] = at(base, column) + grown;
    }
    flush(this.size);
  }
}
