/**
 * A tidy place for every node of a tree, in linear time: the same method, step by step, as crates/draw/src/layout.rs, which
 * explains it. Golden files hold the two together, number for number.
 */

/** No thread. */
const NONE = -1;

/** The space between nodes. */
export interface Gaps {
  siblings: number;
  cousins: number;
  /** Between two levels, at least and at most; more above a level with a wide family, as a share of its width. */
  levels: number;
  slope: number;
  widest: number;
}

/** The places of all nodes: left and upper edges, the lower edge of each node's level, and the size of the whole. */
export interface Layout {
  x: Float64Array;
  y: Float64Array;
  floors: Float64Array;
  width: number;
  height: number;
}

/** The room each node needs. */
export interface Sizes {
  width: Float64Array;
  height: Float64Array;
}

/** The children of every node in one array, and the level of every node; parents come before children. */
export class Family {
  readonly starts: Int32Array;
  readonly list: Int32Array;
  readonly levels: Int32Array;

  constructor(parents: ArrayLike<number>) {
    const size = parents.length;
    this.starts = new Int32Array(size + 1);
    this.list = new Int32Array(Math.max(0, size - 1));
    this.levels = new Int32Array(size);
    for (let node = 1; node < size; node++) add(this.starts, num(parents, node) + 1, 1);
    for (let node = 1; node <= size; node++) add(this.starts, node, num(this.starts, node - 1));
    const next = this.starts.slice();
    for (let node = 1; node < size; node++) {
      const parent = num(parents, node);
      const slot = num(next, parent);
      this.list[slot] = node;
      next[parent] = slot + 1;
      this.levels[node] = num(this.levels, parent) + 1;
    }
  }

  isInner(node: number): boolean {
    return num(this.starts, node + 1) > num(this.starts, node);
  }

  first(node: number): number {
    return num(this.list, num(this.starts, node));
  }

  last(node: number): number {
    return num(this.list, num(this.starts, node + 1) - 1);
  }
}

/** Places the nodes of a tree. */
export function place(parents: ArrayLike<number>, sizes: Sizes, gaps: Gaps): Layout {
  const family = new Family(parents);
  const outline = new Outline(family, sizes.width, gaps);
  for (let node = parents.length - 1; node >= 0; node--) outline.arrange(node);
  return rows(family, sizes, outline.settle(parents), gaps);
}

/** Gives these nodes room first: each becomes so wide that about `abreast` like it fill the width of the whole. */
export function makeRoom(parents: ArrayLike<number>, sizes: Sizes, first: readonly number[], abreast: number, gaps: Gaps): void {
  const wanted = place(parents, sizes, gaps).width / abreast;
  const inRow = new Int32Array(parents.length);
  for (const node of first) add(inRow, num(parents, node), 1);
  for (const node of first) {
    const siblings = num(inRow, num(parents, node));
    // more than fit abreast share what there is
    const room = wanted * (abreast / Math.max(siblings, abreast)) - gaps.siblings;
    sizes.width[node] = Math.max(num(sizes.width, node), room);
  }
}

/** The left edges while subtrees are being pushed together. */
class Outline {
  private readonly x: Float64Array;
  /** Positions are relative: the true one is the sum of offsets over the ancestors, the node included, plus `x`. */
  private readonly offset: Float64Array;
  /** Space to be shared with the siblings to the right, and its correction where sharing ends. */
  private readonly shift: Float64Array;
  private readonly change: Float64Array;
  /** Where the outline continues below a node without children. */
  private readonly leftThread: Int32Array;
  private readonly rightThread: Int32Array;
  /** The lowest node of each outline, with the sum of offsets down to it. */
  private readonly lowestLeft: Int32Array;
  private readonly lowestRight: Int32Array;
  private readonly leftSum: Float64Array;
  private readonly rightSum: Float64Array;
  /** Children from whose outline something can still stick out below, lowest first: their levels and their places among the children. */
  private readonly reachLevel: number[] = [];
  private readonly reachChild: number[] = [];

  constructor(
    private readonly family: Family,
    private readonly width: Float64Array,
    private readonly gaps: Gaps,
  ) {
    const size = width.length;
    const zeros = (): Float64Array => new Float64Array(size);
    [this.x, this.offset, this.shift, this.change, this.leftSum, this.rightSum] = [zeros(), zeros(), zeros(), zeros(), zeros(), zeros()];
    [this.leftThread, this.rightThread] = [new Int32Array(size).fill(NONE), new Int32Array(size).fill(NONE)];
    this.lowestLeft = Int32Array.from({ length: size }, (_, node) => node);
    this.lowestRight = this.lowestLeft.slice();
  }

  /** Pushes the subtrees of the children together and centres the node above them. */
  arrange(node: number): void {
    const { family } = this;
    if (!family.isInner(node)) return;
    const [start, end] = [num(family.starts, node), num(family.starts, node + 1)];
    const [first, last] = [num(family.list, start), num(family.list, end - 1)];
    this.reachLevel.length = this.reachChild.length = 0;
    this.reachTo(num(this.lowestLeft, first), start);
    for (let index = start + 1; index < end; index++) {
      const lowest = num(this.lowestRight, num(family.list, index));
      this.separate(start, index);
      this.reachTo(lowest, index);
    }
    const middle = (this.centre(first) + this.centre(last)) / 2;
    this.x[node] = middle - num(this.width, node) / 2;
    this.lowestLeft[node] = num(this.lowestLeft, first);
    this.leftSum[node] = num(this.leftSum, first);
    this.lowestRight[node] = num(this.lowestRight, last);
    this.rightSum[node] = num(this.rightSum, last);
  }

  /** Pushes one child away from the common outline of those to its left. */
  private separate(start: number, index: number): void {
    const { family, gaps, offset } = this;
    let [left, right] = [num(family.list, index - 1), num(family.list, index)];
    let [leftSum, rightSum] = [num(offset, left), num(offset, right)];
    let [gap, isFirst, reach] = [gaps.siblings, true, this.reachLevel.length - 1];
    while (left !== NONE && right !== NONE) {
      while (num(family.levels, left) > (this.reachLevel[reach] ?? Infinity)) reach -= 1;
      const edge = leftSum + num(this.x, left) + num(this.width, left) + gap;
      const distance = edge - (rightSum + num(this.x, right));
      // neighbours are pulled together as well; below them there is only pushing
      if (isFirst || distance > 0) {
        rightSum += distance;
        this.push(index, this.reachChild[reach] ?? start, distance);
      }
      left = family.isInner(left) ? family.last(left) : num(this.rightThread, left);
      right = family.isInner(right) ? family.first(right) : num(this.leftThread, right);
      leftSum += left === NONE ? 0 : num(offset, left);
      rightSum += right === NONE ? 0 : num(offset, right);
      [gap, isFirst] = [gaps.cousins, false];
    }
    if (right !== NONE) this.threadLeft(num(family.list, start), num(family.list, index), right, rightSum);
    else if (left !== NONE) this.threadRight(num(family.list, index - 1), num(family.list, index), left, leftSum);
  }

  /** Moves a child to the right and promises a share of the way to those between it and the one that pushed it. */
  private push(index: number, pushedBy: number, distance: number): void {
    const { list } = this.family;
    const child = num(list, index);
    add(this.offset, child, distance);
    add(this.leftSum, child, distance);
    add(this.rightSum, child, distance);
    if (pushedBy + 1 >= index) return;
    const share = distance / (index - pushedBy);
    add(this.shift, child, -share);
    add(this.change, child, -(distance - share));
    add(this.shift, num(list, pushedBy + 1), share);
  }

  /** The children so far are shorter than the new one: their left outline continues in it. */
  private threadLeft(first: number, newest: number, next: number, sum: number): void {
    const difference = sum - num(this.offset, next) - num(this.leftSum, first);
    const low = num(this.lowestLeft, first);
    this.leftThread[low] = next;
    add(this.offset, low, difference);
    add(this.x, low, -difference);
    this.lowestLeft[first] = num(this.lowestLeft, newest);
    this.leftSum[first] = num(this.leftSum, newest);
  }

  /** The new child is shorter than those so far: its right outline continues in theirs. */
  private threadRight(before: number, newest: number, next: number, sum: number): void {
    const difference = sum - num(this.offset, next) - num(this.rightSum, newest);
    const low = num(this.lowestRight, newest);
    this.rightThread[low] = next;
    add(this.offset, low, difference);
    add(this.x, low, -difference);
    this.lowestRight[newest] = num(this.lowestRight, before);
    this.rightSum[newest] = num(this.rightSum, before);
  }

  /** A new child hides all those to its left that do not reach further down. */
  private reachTo(lowest: number, child: number): void {
    const level = num(this.family.levels, lowest);
    while (this.reachLevel.length > 0 && level >= (this.reachLevel.at(-1) ?? 0)) {
      this.reachLevel.pop();
      this.reachChild.pop();
    }
    this.reachLevel.push(level);
    this.reachChild.push(child);
  }

  private centre(node: number): number {
    return num(this.offset, node) + num(this.x, node) + num(this.width, node) / 2;
  }

  /** The left edges, from the root down, with the promised space shared out; the leftmost is 0. */
  settle(parents: ArrayLike<number>): Float64Array {
    const edges = new Float64Array(parents.length);
    for (let node = 0; node < parents.length; node++) {
      const above = node === 0 ? 0 : num(edges, num(parents, node));
      edges[node] = above + num(this.offset, node);
      this.shareSpace(node);
    }
    let leftmost = Infinity;
    for (let node = 0; node < parents.length; node++) {
      add(edges, node, num(this.x, node));
      leftmost = Math.min(leftmost, num(edges, node));
    }
    return edges.map((edge) => edge - leftmost);
  }

  private shareSpace(node: number): void {
    const { starts, list } = this.family;
    let [step, sum] = [0, 0];
    for (let index = num(starts, node); index < num(starts, node + 1); index++) {
      const child = num(list, index);
      step += num(this.shift, child);
      sum += step + num(this.change, child);
      add(this.offset, child, sum);
    }
  }
}

/** The rows in which the levels stand. */
function rows(family: Family, sizes: Sizes, x: Float64Array, gaps: Gaps): Layout {
  const size = x.length;
  const heights: number[] = [];
  const fans: number[] = [];
  for (let node = 0; node < size; node++) {
    const level = num(family.levels, node);
    heights[level] = Math.max(heights[level] ?? 0, num(sizes.height, node));
    if (family.isInner(node)) fans[level] = Math.max(fans[level] ?? 0, num(x, family.last(node)) - num(x, family.first(node)));
  }
  const tops: number[] = [];
  let next = 0;
  for (const [level, height] of heights.entries()) {
    tops.push(next);
    next += height + Math.min(Math.max((fans[level] ?? 0) * gaps.slope, gaps.levels), gaps.widest);
  }
  const floor = (level: number): number => (tops[level] ?? 0) + (heights[level] ?? 0);
  let width = 0;
  for (let node = 0; node < size; node++) width = Math.max(width, num(x, node) + num(sizes.width, node));
  return {
    x,
    y: Float64Array.from(family.levels, (level) => tops[level] ?? 0),
    floors: Float64Array.from(family.levels, floor),
    width,
    height: size === 0 ? 0 : floor(heights.length - 1),
  };
}

/** An entry that is there: every array has one a node. */
function num(array: ArrayLike<number>, index: number): number {
  return array[index] ?? NaN;
}

function add(array: Float64Array | Int32Array, index: number, by: number): void {
  array[index] = num(array, index) + by;
}

/** The width of a node that was looked at; all other widths are shares of it. */
const NODE = 1;
/** The width of a move that was not looked at. */
const SKIPPED = 0.5;
/** Space between nodes; the camera spaces the rows. */
const GAPS: Gaps = { siblings: 0.2, cousins: 0.7, levels: 0, slope: 0, widest: 0 };
/** The expected line and the moves of the root get the room of this number of nodes abreast: the usual window shows ten cards that can be read, and their neighbours take the other half. */
const ABREAST = 6;
/** Places are rounded to hundredths of a node, which is finer than a pixel. */
const GRAIN = 100;

/** The middle of each node and the width of the whole, in widths of a node. */
export interface Places {
  x: Float32Array;
  width: number;
}

/** Places the nodes of a tree on the screen, those that a reader looks for with room first. */
export function places(parents: ArrayLike<number>, isSkipped: (node: number) => boolean, first: readonly number[]): Places {
  const width = Float64Array.from({ length: parents.length }, (_, node) => (isSkipped(node) ? SKIPPED : NODE));
  const sizes: Sizes = { width, height: new Float64Array(parents.length).fill(1) };
  makeRoom(parents, sizes, first, ABREAST, GAPS);
  const layout = place(parents, sizes, GAPS);
  const round = (place: number): number => Math.round(place * GRAIN) / GRAIN;
  return { x: Float32Array.from(layout.x, (x, node) => round(x + num(width, node) / 2)), width: round(layout.width) };
}
