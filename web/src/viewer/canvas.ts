/** A tree one can look around in: pointer, wheel, touch and keys move the view and pick nodes. */

import { h } from "../dom";
import { type BoardPlace, boardPlaces } from "./boards";
import { Camera } from "./camera";
import { at, type TreeModel } from "./model";
import type { Colours } from "./colours";
import type { Look } from "./frame";
import { paint } from "./paint";
import { lowerBound, stickyAncestors } from "./sticky";
import { marks } from "../words";

/** A pointer that moved less than this has clicked. */
const CLICK = 5;
/** Wheel distance to zoom factor. */
const WHEEL = 0.0016;
/** A node is hit within this many pixels of its middle. */
const REACH_X = 44;
const REACH_Y = 26;
/** Pixels between nodes that can be touched. */
const FINGER = 36;
/** How much one key press zooms or pans. */
const KEY_ZOOM = 1.5;
const KEY_PAN = 120;
/** Narrower nodes cannot be read. */
const CROWDED = 22;

export interface CanvasEvents {
  select: (node: number) => void;
  hover: (node: number, x: number, y: number) => void;
  /** A node is opened, by two clicks or Enter; without it, the view zooms there. */
  open?: (node: number) => void;
  /** The view has changed. */
  moved?: () => void;
  /** Words are about to be drawn. */
  speak?: () => void;
}

export class TreeCanvas {
  readonly element: HTMLCanvasElement;
  camera: Camera;
  readonly look: Look;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private travelled = 0;
  private pinch = 0;
  private sticky: ReadonlyMap<number, number> = new Map();
  private pending = false;
  private colours: Colours;
  private readonly observer: ResizeObserver;

  constructor(
    private tree: TreeModel,
    private readonly readColours: () => Colours,
    private readonly events: CanvasEvents,
    private readonly sides: readonly string[],
  ) {
    this.element = h("canvas", {
      class: "tree-canvas",
      tabindex: 0,
      role: "application",
      ...marks("tree-canvas"),
    });
    this.camera = new Camera(tree);
    this.colours = readColours();
    this.look = freshLook(tree);
    this.listen();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.element);
  }

  /** Shows another tree. */
  show(tree: TreeModel): void {
    this.tree = tree;
    this.camera = new Camera(tree);
    // a fold shows the same tree: what is wrong in it stays wrong
    const { wrong } = this.look;
    Object.assign(this.look, freshLook(tree), { wrong });
    this.resize();
    this.camera.begin(fingerWidth());
    this.draw();
  }

  /** Where small boards have room. */
  boards(): BoardPlace[] {
    const { clientWidth, clientHeight } = this.element;
    return boardPlaces(this.tree, this.camera, this.look.moment, [clientWidth, clientHeight]);
  }

  get model(): TreeModel {
    return this.tree;
  }

  /** Colours may have changed. */
  recolour(): void {
    this.colours = this.readColours();
    this.draw();
  }

  destroy(): void {
    this.observer.disconnect();
    this.element.remove();
  }

  /** Whether nodes cannot be read when the whole tree is seen. */
  isCrowded(): boolean {
    return this.camera.smallest() < CROWDED;
  }

  /** Draws soon, once however often it is asked. */
  draw(): void {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => {
      this.pending = false;
      this.paintNow();
    });
  }

  /** Draws at once. */
  paintNow(): void {
    const ctx = this.element.getContext("2d");
    if (!ctx || this.element.width === 0) return;
    this.events.speak?.();
    const ratio = this.ratio();
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    const { clientWidth: width, clientHeight: height } = this.element;
    this.sticky = stickyAncestors(this.tree, this.camera, width);
    paint({ ctx, tree: this.tree, camera: this.camera, colours: this.colours, look: this.look, sticky: this.sticky, sides: this.sides, width, height });
    this.events.moved?.();
  }

  select(node: number): void {
    this.look.selected = node;
    this.draw();
  }

  /** The node at a pixel, or -1. */
  hit(x: number, y: number): number {
    const { tree, camera } = this;
    const level = camera.levelAt(y);
    const row = tree.levels[level];
    if (!row || Math.abs(camera.y(level) - y) > REACH_Y) return -1;
    for (const [node, pixel] of this.sticky) {
      if (at(tree.level, node) === level && Math.abs(pixel - x) < REACH_X) return node;
    }
    const place = camera.place(x);
    const next = lowerBound(row, tree.x, place);
    let [best, distance] = [-1, REACH_X];
    for (const index of [next - 1, next]) {
      const node = row[index];
      if (node === undefined || at(tree.enterAt, node) > this.look.moment) continue;
      const away = Math.abs(camera.x(at(tree.x, node)) - x);
      if (away < distance) [best, distance] = [node, away];
    }
    return best;
  }

  private ratio(): number {
    return Math.min(2, window.devicePixelRatio || 1);
  }

  /** The canvas has another size on the page. */
  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width === 0 || height === 0) return;
    const ratio = this.ratio();
    this.element.width = Math.round(width * ratio);
    this.element.height = Math.round(height * ratio);
    this.camera.resize(width, height, fingerWidth());
    if (this.look.selected >= 0) this.camera.reveal(this.look.selected);
    this.paintNow();
  }

  private listen(): void {
    const { element } = this;
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", (event) => this.up(event));
    element.addEventListener("pointercancel", (event) => this.pointers.delete(event.pointerId));
    element.addEventListener("pointerleave", () => this.hover(-1, 0, 0));
    element.addEventListener("dblclick", (event) => {
      const node = this.hit(event.offsetX, event.offsetY);
      if (node >= 0) this.openNode(node);
      else this.camera.fitAll();
      this.draw();
    });
    element.addEventListener("keydown", (event) => this.key(event));
  }

  private openNode(node: number): void {
    if (this.events.open) this.events.open(node);
    else this.camera.frame(node);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey;
    if (sideways) this.camera.pan(-(event.deltaX || event.deltaY), 0);
    else this.camera.zoom(Math.exp(-event.deltaY * WHEEL), event.offsetX, event.offsetY);
    this.draw();
  }

  private down(event: PointerEvent): void {
    this.element.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    if (this.pointers.size === 1) this.travelled = 0;
    this.pinch = this.spread();
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      this.hover(this.hit(event.offsetX, event.offsetY), event.offsetX, event.offsetY);
      return;
    }
    const [dx, dy] = [event.offsetX - before.x, event.offsetY - before.y];
    this.travelled += Math.abs(dx) + Math.abs(dy);
    this.pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    const share = 1 / this.pointers.size;
    if (this.travelled > CLICK) {
      this.hover(-1, 0, 0);
      this.camera.pan(dx * share, dy * share);
    }
    const spread = this.spread();
    if (this.pinch > 0 && spread > 0) {
      const [one, two] = [...this.pointers.values()];
      if (one && two) this.camera.zoom(spread / this.pinch, (one.x + two.x) / 2);
    }
    this.pinch = spread;
    this.draw();
  }

  private up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return;
    this.pinch = this.spread();
    if (this.travelled > CLICK) return;
    const node = this.hit(event.offsetX, event.offsetY);
    if (node >= 0) this.events.select(node);
  }

  /** Distance between two fingers; 0 without two. */
  private spread(): number {
    const [one, two] = [...this.pointers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }

  private hover(node: number, x: number, y: number): void {
    if (node === this.look.hovered && node < 0) return;
    const changed = node !== this.look.hovered;
    this.look.hovered = node;
    this.element.style.cursor = node >= 0 ? "pointer" : "grab";
    this.events.hover(node, x, y);
    if (changed) this.draw();
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = this.element.clientWidth / 2;
    const actions: Record<string, () => void> = {
      "+": () => this.camera.zoom(KEY_ZOOM, middle),
      "=": () => this.camera.zoom(KEY_ZOOM, middle),
      "-": () => this.camera.zoom(1 / KEY_ZOOM, middle),
      Home: () => this.camera.fitAll(),
      "0": () => this.camera.fitAll(),
      "<": () => this.camera.pan(KEY_PAN, 0),
      ">": () => this.camera.pan(-KEY_PAN, 0),
      ArrowUp: () => this.walk("up"),
      ArrowDown: () => this.walk("down"),
      ArrowLeft: () => this.walk("left"),
      ArrowRight: () => this.walk("right"),
      Enter: () => this.openNode(Math.max(0, this.look.selected)),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
    this.draw();
  }

  /** Picks the neighbour of the selected node. */
  private walk(direction: "up" | "down" | "left" | "right"): void {
    const node = neighbour(this.tree, this.look.selected, direction);
    if (node === this.look.selected) return;
    this.camera.reveal(node, this.camera.scaleFor(node, 40));
    this.events.select(node);
  }
}

/** The node one step away; the same node at the border. */
export function neighbour(tree: TreeModel, node: number, direction: "up" | "down" | "left" | "right"): number {
  if (node < 0) return 0;
  if (direction === "up") return at(tree.parent, node);
  if (direction === "down") {
    const children = [...tree.children(node)];
    return children.find((child) => tree.pv[child] === 1) ?? children[0] ?? node;
  }
  const row = tree.levels[at(tree.level, node)] ?? new Int32Array();
  const index = row.indexOf(node) + (direction === "left" ? -1 : 1);
  return row[index] ?? node;
}

/** What a finger needs to hit one node and not the next; a mouse needs nothing. */
function fingerWidth(): number {
  return window.matchMedia("(pointer: coarse)").matches ? FINGER : 0;
}

function freshLook(tree: TreeModel): Look {
  return {
    selected: -1,
    hovered: -1,
    moment: tree.moments,
    isTold: false,
    isQuiet: false,
    working: -1,
    shown: new Uint8Array(tree.exits.length + 1).fill(1),
    found: new Set(),
    wrong: null,
    names: null,
    marks: new Map(),
  };
}
