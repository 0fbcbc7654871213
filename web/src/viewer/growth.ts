/** A search whose tree grows step by step: which nodes are there at a moment, which numbers they carry, how they are marked. */

import * as format from "../format";
import type { FlatTree } from "../types";
import { isKnown, say } from "../words";

/** What a step does; the moments of a growing tree have these kinds, above those of a search that enters and leaves. */
export const SELECT = 3;
export const EXPAND = 4;
export const SET = 5;
export const MARK = 6;
/** From this size on a number is infinite: JSON has no word for it. */
const INFINITE = 1.7e308;

export class Growth {
  /** The names of the numbers that nodes carry. */
  readonly names: readonly string[];
  readonly marks: readonly string[];
  readonly kind: Uint8Array;
  readonly node: Int32Array;
  readonly number: Uint16Array;
  readonly value: Float64Array;
  /** When each node appears. */
  readonly enterAt: Uint32Array;
  /** Each step's number in the whole tree, when some of it is folded away. */
  readonly origin: ArrayLike<number> & Iterable<number>;
  private readonly parent: readonly number[];
  private readonly turn: readonly number[];
  /** The steps of each node, in order: those of node n begin at `starts[n]`. */
  private readonly starts: Int32Array;
  private readonly list: Int32Array;

  constructor(tree: FlatTree, origin?: Int32Array) {
    const { kind, node, number, value } = tree.steps ?? { kind: [], node: [], number: [], value: [] };
    this.names = (tree.numbers ?? []).map(({ name }) => (isKnown(`number-${name}`) ? say(`number-${name}`) : name));
    this.marks = tree.marks ?? [];
    this.parent = tree.parent;
    this.turn = tree.turn;
    this.kind = Uint8Array.from(kind, (one) => one + SELECT);
    this.node = Int32Array.from(node);
    this.number = Uint16Array.from(number);
    this.value = Float64Array.from(value, (one) => finite(one ?? NaN));
    this.origin = origin ?? Int32Array.from(kind, (_, step) => step);
    const size = tree.parent.length;
    this.enterAt = new Uint32Array(size);
    this.starts = new Int32Array(size + 1);
    node.forEach((one, step) => {
      this.starts[one + 1] = (this.starts[one + 1] ?? 0) + 1;
      if (this.kind[step] === EXPAND) this.enterAt[one] = step;
    });
    for (let one = 1; one <= size; one++) this.starts[one] = (this.starts[one] ?? 0) + (this.starts[one - 1] ?? 0);
    const next = this.starts.slice();
    this.list = new Int32Array(node.length);
    node.forEach((one, step) => {
      const slot = next[one] ?? 0;
      this.list[slot] = step;
      next[one] = slot + 1;
    });
  }

  get moments(): number {
    return this.kind.length;
  }

  /** A number of a node at a moment; NaN before it is set. */
  numberAt(node: number, number: number, moment: number): number {
    const step = this.lastStep(node, moment, (one) => this.kind[one] === SET && this.number[one] === number);
    return step < 0 ? NaN : (this.value[step] ?? NaN);
  }

  /** How a node is marked at a moment; empty where it is not. */
  markAt(node: number, moment: number): string {
    const step = this.lastStep(node, moment, (one) => this.kind[one] === MARK);
    return step < 0 ? "" : (this.marks[this.value[step] ?? -1] ?? "");
  }

  /** The last step of a node up to a moment that passes a test; -1 for none. */
  private lastStep(node: number, moment: number, test: (step: number) => boolean): number {
    const begin = this.starts[node] ?? 0;
    let [low, high] = [begin, this.starts[node + 1] ?? 0];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.list[middle] ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    for (let place = low - 1; place >= begin; place--) {
      const step = this.list[place] ?? -1;
      if (test(step)) return step;
    }
    return -1;
  }

  /** The numbers of a node at a moment that are set, as names and texts. */
  numbersAt(node: number, moment: number): [string, string][] {
    return this.names.flatMap((name, number): [string, string][] => {
      const value = this.numberAt(node, number, moment);
      return Number.isNaN(value) ? [] : [[name, format.value({ points: value })]];
    });
  }

  /** The same in as few characters as possible; in little room only the first. */
  brief(node: number, moment: number, room: "little" | "more"): string {
    const texts = this.numbersAt(node, moment).map(([, text]) => text);
    return room === "more" ? texts.join(" · ") : (texts[0] ?? "");
  }

  /** The moment at which the search next begins anew at the root; the last moment if it does not. */
  nextWalk(moment: number): number {
    for (let step = moment + 1; step < this.moments; step++) {
      if (this.kind[step] === SELECT && this.kind[step - 1] !== SELECT) return step;
    }
    return this.moments - 1;
  }

  /** Why the search walks to a node: the sum that made it the largest; empty where nothing is said of it. */
  private choice(step: number): string {
    const [node, pull] = [this.node[step] ?? 0, this.value[step] ?? NaN];
    if (node === 0 || Number.isNaN(pull)) return "";
    const above = this.parent[node] ?? 0;
    const largest = decimals(pull);
    const [all, own] = [this.numberAt(above, 0, step), this.zeroed(node, 0, step)];
    const counted = this.parent.filter((parent, child) => child > 0 && parent === above && (this.enterAt[child] ?? 0) < step).length;
    const isUpper = this.names[1] === "mean" && (this.names.length === 2 || this.names[2] === "proven");
    const isPrior = this.names[2] === "prior";
    if (!isUpper && !isPrior) return say("growth-largest", { sum: largest });
    // a move without visits counts as its node does
    const told = this.numberAt(own > 0 ? node : above, 1, step);
    const mean = this.turn[above] === 0 ? told : 1 - told;
    const part = isPrior ? this.zeroed(node, 2, step) : 1;
    const unit = isPrior ? (part * Math.sqrt(all)) / (1 + own) : Math.sqrt(Math.log(all) / own);
    const values = { mean: decimals(mean), weight: decimals((pull - mean) / unit), all, own, prior: decimals(part), sum: largest, count: counted };
    return say(isPrior ? "growth-choice-prior" : "growth-choice", values);
  }

  private zeroed(node: number, number: number, moment: number): number {
    const value = this.numberAt(node, number, moment);
    return Number.isNaN(value) ? 0 : value;
  }

  /** What a step does, in words. */
  story(step: number, name: string): string {
    const kind = this.kind[step];
    if (kind === SELECT) return [say("growth-select", { node: name }), this.choice(step)].filter((said) => said !== "").join(" ");
    if (kind === EXPAND) return say("growth-expand", { node: name });
    const [node, number] = [this.node[step] ?? 0, this.number[step] ?? 0];
    if (kind === MARK) return say("growth-mark", { node: name, mark: this.marks[this.value[step] ?? -1] ?? "" });
    const before = this.numberAt(node, number, step - 1);
    const values = { node: name, number: this.names[number] ?? "", value: format.value({ points: this.value[step] ?? NaN }) };
    return Number.isNaN(before) ? say("growth-set", values) : say("growth-change", { ...values, before: format.value({ points: before }) });
  }
}

/** A number with two places. */
function decimals(value: number): string {
  return format.written(value.toFixed(2));
}

/** A number of a file: the largest there is stands for infinity. */
function finite(value: number): number {
  return Math.abs(value) >= INFINITE ? Math.sign(value) * Infinity : value;
}
