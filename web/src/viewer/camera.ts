/** What part of a tree is seen. Only the width is zoomed: rows keep a readable height, unless everything is to be seen. */

import { at, type TreeModel } from "./model";

/** Pixels of a node's width, at most and in a small tree. */
const CLOSEST = 240;
const COMFORTABLE = 104;
/** Space at the left for the names of those who decide, and at the right of a tree that fits. */
export const GUTTER = 70;
const MARGIN = 30;
/** Half a card may stand out at the left of the outermost node of a tree that fits: the names must not hide it. */
const EDGE = 24;
/** A node with more room than this has been given it: those around it, which have not, are to be read too. */
const ORDINARY = 2;
/** Height of a row. */
const LOWEST_ROW = 54;
const FITTED_ROW = 4;
const HIGHEST_ROW = 190;
/** The first look at a tree shows a third of its width at least: more would hide what it is. */
const MOST_WIDENED = 3;
/** How much a row grows with the width of a node, once cards have their room. */
const ROW_GROWTH = 2.5;
/** Space above the first row and below the last one. */
const TOP = 46;
const BOTTOM = 44;

export class Camera {
  /** Pixels per width of a node. */
  scale = 1;
  /** Where the tree's left edge is. */
  left = 0;
  /** How far the rows are pushed up. */
  scroll = 0;
  private viewWidth = 1;
  private viewHeight = 1;
  private rowHeight = HIGHEST_ROW;
  /** Rows are at least this high. */
  private least = LOWEST_ROW;
  /** Space below the last row. */
  private bottom = BOTTOM;
  /** The size of the canvas is known. */
  private isSized = false;

  constructor(private readonly tree: TreeModel) {}

  /** The canvas has another size. */
  resize(width: number, height: number, finger = 0): void {
    const middle = (this.centre() - this.left) / this.scale;
    const isFirst = !this.isSized;
    const fitted = this.scale <= this.smallest() * 1.001;
    this.isSized = true;
    this.viewWidth = width;
    this.viewHeight = height;
    this.spread(this.least);
    if (isFirst) this.begin(finger);
    else if (fitted) this.fit();
    else this.look(middle, this.scale);
  }

  /** Leaves so much space below the last row. */
  leave(bottom: number): void {
    this.bottom = bottom;
    this.spread(this.least);
  }

  get row(): number {
    return this.rowHeight;
  }

  x(place: number): number {
    return place * this.scale + this.left;
  }

  y(level: number): number {
    return TOP + level * this.rowHeight - this.scroll;
  }

  /** The place under a pixel. */
  place(pixel: number): number {
    return (pixel - this.left) / this.scale;
  }

  levelAt(pixel: number): number {
    return Math.round((pixel + this.scroll - TOP) / this.rowHeight);
  }

  /** The scale at which the whole tree is seen. */
  smallest(): number {
    const room = Math.max(1, this.viewWidth - GUTTER - EDGE - MARGIN);
    return Math.min(COMFORTABLE, room / Math.max(this.tree.width, 0.1));
  }

  /** Gives the rows the height there is. */
  private spread(least: number): void {
    const rows = Math.max(1, this.tree.levels.length - 1);
    this.least = least;
    this.rowHeight = Math.min(HIGHEST_ROW, Math.max(least, (this.viewHeight - TOP - this.bottom) / rows));
  }

  /** Shows everything, however low the rows become. */
  fitAll(): void {
    this.spread(FITTED_ROW);
    this.fit();
  }

  /** Sees what another camera sees. */
  follow(leader: Camera): void {
    this.spread(leader.least);
    this.scale = leader.scale;
    this.left = leader.left;
    this.scroll = leader.scroll;
  }

  /** Whether both see the same. */
  isLike(other: Camera): boolean {
    return this.scale === other.scale && this.left === other.left && this.scroll === other.scroll && this.least === other.least;
  }

  /** The first look at a tree: all of it, or as much as leaves this number of pixels between the moves of the root. */
  begin(finger: number): void {
    this.fit();
    const gap = Math.min(COMFORTABLE, ...Array.from(this.tree.levels[1] ?? [], (node) => at(this.tree.room, node)));
    if (gap * this.scale < finger) this.look(at(this.tree.x, 0), Math.min(finger / gap, this.scale * MOST_WIDENED));
  }

  /** Shows the whole width of the tree. */
  fit(): void {
    this.scale = this.smallest();
    this.left = this.centred();
    this.scroll = 0;
  }

  /** Puts a place in the middle. */
  look(place: number, scale: number): void {
    this.scale = Math.min(CLOSEST, Math.max(this.smallest(), scale));
    this.left = this.centre() - place * this.scale;
    this.clamp();
  }

  zoom(factor: number, pixel: number, y = this.viewHeight / 2): void {
    const fixed = this.place(pixel);
    const level = (y + this.scroll - TOP) / this.rowHeight;
    this.scale = Math.min(CLOSEST, Math.max(this.smallest(), this.scale * factor));
    this.left = pixel - fixed * this.scale;
    // closer than a card needs, the rows grow too: there is room for boards
    this.spread(LOWEST_ROW + ROW_GROWTH * Math.max(0, this.scale * this.roomAt(level, fixed) - COMFORTABLE));
    this.scroll = TOP + level * this.rowHeight - y;
    this.clamp();
  }

  pan(dx: number, dy: number): void {
    this.left += dx;
    this.scroll -= dy;
    this.clamp();
  }

  /** Shows a node with its subtree. */
  frame(node: number): void {
    const [from, to] = this.tree.extent(node);
    const scale = (this.viewWidth - GUTTER - MARGIN) / Math.max(to - from + 1, 1);
    this.look((from + to) / 2, Math.min(scale, COMFORTABLE));
    this.reveal(node);
  }

  /** Moves as little as possible so that a node is seen, close enough to be read. */
  reveal(node: number, closeness = 0): void {
    const place = at(this.tree.x, node);
    if (this.scale < closeness) this.look(place, closeness);
    const [pixel, y] = [this.x(place), this.y(at(this.tree.level, node))];
    const margin = Math.min(90, this.viewWidth / 4);
    if (pixel < margin || pixel > this.viewWidth - margin) this.look(place, this.scale);
    if (y < TOP) this.scroll -= TOP - y;
    if (y > this.viewHeight - this.bottom) this.scroll += y - (this.viewHeight - this.bottom);
    this.clamp();
  }

  /** The scale at which a node has this many pixels to itself. */
  scaleFor(node: number, pixels: number): number {
    return Math.min(CLOSEST, pixels / Math.max(Math.min(at(this.tree.room, node), ORDINARY), 0.01));
  }

  /** The room of the node nearest to a place in a row, in widths of a node. */
  private roomAt(level: number, place: number): number {
    const { levels, x, room } = this.tree;
    const row = levels[Math.max(0, Math.min(levels.length - 1, Math.round(level)))] ?? [];
    let [nearest, distance] = [0, Infinity];
    for (const node of row) {
      const away = Math.abs(at(x, node) - place);
      if (away < distance) [nearest, distance] = [node, away];
    }
    // a node alone in its row has all the room there is
    return Math.min(at(room, nearest), this.tree.width);
  }

  /** The pixel in the middle of what is not taken by names. */
  private centre(): number {
    return (GUTTER + this.viewWidth) / 2;
  }

  /** The left edge of a tree that fits. */
  private centred(): number {
    return (GUTTER + EDGE + this.viewWidth - MARGIN - this.tree.width * this.scale) / 2;
  }

  private clamp(): void {
    const width = this.tree.width * this.scale;
    if (width <= this.viewWidth - GUTTER) {
      this.left = this.centred();
    } else {
      const slack = this.viewWidth / 2;
      this.left = Math.min(slack, Math.max(this.viewWidth - width - slack, this.left));
    }
    const height = TOP + (this.tree.levels.length - 1) * this.rowHeight + this.bottom;
    this.scroll = Math.max(0, Math.min(this.scroll, height - this.viewHeight));
  }
}
