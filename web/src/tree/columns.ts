/** Nodes too close to tell apart: each column of pixels shows its mixture of kinds. */

import type { Frame } from "./frame";
import { at, type TreeModel } from "./model";

const KINDS = ["max", "min", "chance", "cut", "faint"] as const;
const CUT = 3;
const NOT_LOOKED_AT = 4;
/** Width of a column. */
const COLUMN = 2;
/** Height of the row of columns. */
const HEIGHT = 22;
/** A column with little in it stays low. */
const LEAST = 0.6;
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
  /** How much of each kind is in each column. */
  private readonly shares: Float32Array;
  /** The same of all kinds together. */
  private readonly totals: Float32Array;

  constructor(
    private readonly frame: Frame,
    private readonly y: number,
  ) {
    this.kinds = kindsOf(frame.tree);
    this.size = Math.ceil(frame.width / COLUMN) + 2 * RIM;
    this.shares = new Float32Array(this.size * KINDS.length);
    this.totals = new Float32Array(this.size);
  }

  add(node: number, x: number, seen: number): void {
    const column = Math.round(x / COLUMN) + RIM;
    if (column < 0 || column >= this.size) return;
    const share = column * KINDS.length + at(this.kinds, node);
    this.shares[share] = at(this.shares, share) + seen;
    this.totals[column] = at(this.totals, column) + seen;
  }

  paint(): void {
    const { ctx, colours } = this.frame;
    const base = new Float32Array(this.size);
    for (const [kind, name] of KINDS.entries()) {
      ctx.fillStyle = colours[name];
      ctx.globalAlpha = name === "faint" ? 0.45 : 0.85;
      this.paintKind(kind, base);
    }
    ctx.globalAlpha = 1;
  }

  /** Neighbours that look the same are drawn at once. */
  private paintKind(kind: number, base: Float32Array): void {
    let [from, top, height] = [0, 0, 0];
    const flush = (to: number): void => {
      if (height > 0) this.frame.ctx.fillRect((from - RIM) * COLUMN, this.y - HEIGHT / 2 + top, (to - from) * COLUMN, height);
    };
    for (let column = 0; column < this.size; column++) {
      const share = at(this.shares, column * KINDS.length + kind);
      const grown = share === 0 ? 0 : (share * HEIGHT) / Math.max(at(this.totals, column), LEAST);
      if (grown !== height || (grown > 0 && at(base, column) !== top)) {
        flush(column);
        [from, top, height] = [column, at(base, column), grown];
      }
      base[column] = at(base, column) + grown;
    }
    flush(this.size);
  }
}
