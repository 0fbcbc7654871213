/** Edges between nodes: single ones where there is room, one surface where there is none. */

import { type Frame, isAnswered, isOver, pixelOf, turnColour, visibility } from "./frame";
import { at } from "./model";

/** Edges closer than this become one surface. */
const DENSE = 5;
/** Surfaces narrower than this are joined with their neighbours. */
const NARROW = 4;
/** How much is seen of a surface. */
const SHADE = 0.16;
/** Shades of surfaces that can be told apart. */
const SHADES = 16;

/** The edges from one level to the next. */
export function edges(frame: Frame, level: number): void {
  const { tree, camera, width } = frame;
  const row = tree.levels[level];
  if (!row || level + 1 >= tree.levels.length) return;
  const [from, to] = [camera.place(-40), camera.place(width + 40)];
  const surfaces = new Surfaces(frame, camera.y(level) + 6, camera.y(level + 1) - 6);
  for (const node of row) {
    if (!tree.isInner(node)) continue;
    const [first, last] = [tree.firstChild(node), tree.lastChild(node)];
    const kept = frame.sticky.has(node);
    if (!kept && at(tree.x, last) < from && at(tree.x, node) < from) continue;
    if (!kept && at(tree.x, first) > to && at(tree.x, node) > to) break;
    family(frame, node, surfaces, level);
  }
  surfaces.paint();
}

function family(frame: Frame, node: number, surfaces: Surfaces, level: number): void {
  const { ctx, tree, camera, colours } = frame;
  const seen = visibility(frame, node);
  if (seen === 0) return;
  const px = pixelOf(frame, node);
  const first = camera.x(at(tree.x, tree.firstChild(node)));
  const last = camera.x(at(tree.x, tree.lastChild(node)));
  const count = tree.childCount(node);
  if (count > 1 && last - first < DENSE * (count - 1)) {
    const entered = isOver(frame) ? last : lastEntered(frame, tree.children(node));
    const shade = Math.min(seen, shadeOf(frame, tree.children(node)));
    surfaces.add(px, first, Math.max(first + 1, entered), turnColour(frame, node), shade);
    return;
  }
  ctx.lineWidth = 1;
  for (const child of tree.children(node)) edge(frame, child, px, camera.y(level) + 6, camera.y(level + 1) - 6, seen);
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
  ctx.strokeStyle = colours.line;
}

/** The dense families of one level. Those of one look are filled at once, and narrow neighbours are one shape. */
class Surfaces {
  private readonly paths = new Map<string, { path: Path2D; colour: string; seen: number }>();
  /** The shape that may still grow: its parents, its children, its look. */
  private open: { top: [number, number]; bottom: [number, number]; look: string } | null = null;

  constructor(
    private readonly frame: Frame,
    private readonly y: number,
    private readonly below: number,
  ) {}

  add(px: number, first: number, last: number, colour: string, seen: number): void {
    const look = `${colour} ${seen}`;
    if (!this.paths.has(look)) this.paths.set(look, { path: new Path2D(), colour, seen });
    const open = this.open;
    const joins = open?.look === look && first - open.bottom[1] < DENSE && last - open.bottom[0] < NARROW;
    if (open && joins) {
      open.top[1] = px;
      open.bottom[1] = last;
      return;
    }
    this.close();
    this.open = { top: [px, px], bottom: [first, last], look };
  }

  paint(): void {
    this.close();
    const { ctx } = this.frame;
    for (const { path, colour, seen } of this.paths.values()) {
      ctx.globalAlpha = SHADE * seen;
      ctx.fillStyle = colour;
      ctx.fill(path);
    }
    ctx.globalAlpha = 1;
  }

  private close(): void {
    if (!this.open) return;
    const { top, bottom, look } = this.open;
    const path = this.paths.get(look)?.path;
    path?.moveTo(top[0], this.y);
    path?.lineTo(top[1], this.y);
    path?.lineTo(bottom[1], this.below);
    path?.lineTo(bottom[0], this.below);
    path?.closePath();
    this.open = null;
  }
}

/** How much is seen of the children that have been entered, in few steps so that families of one look are drawn at once. */
function shadeOf(frame: Frame, children: Int32Array): number {
  let [sum, count] = [0, 0];
  for (const child of children) {
    const seen = visibility(frame, child);
    sum += seen;
    if (seen > 0) count += 1;
  }
  return count === 0 ? 1 : Math.ceil((SHADES * sum) / count) / SHADES;
}

/** The pixel of the last child that has been entered at the moment shown. */
function lastEntered(frame: Frame, children: Int32Array): number {
  for (let i = children.length - 1; i >= 0; i--) {
    if (at(frame.tree.enterAt, at(children, i)) <= frame.look.moment) {
      return frame.camera.x(at(frame.tree.x, at(children, i)));
    }
  }
  return -Infinity;
}

function edge(frame: Frame, child: number, px: number, top: number, bottom: number, above: number): void {
  const { ctx, tree, camera, colours } = frame;
  const seen = Math.min(above, visibility(frame, child));
  const cx = pixelOf(frame, child);
  if (seen === 0 || Math.max(cx, px) < -40 || Math.min(cx, px) > frame.width + 40) return;
  const skipped = tree.isSkipped(child);
  ctx.globalAlpha = seen * (skipped ? 0.8 : 1);
  ctx.strokeStyle = colours[skipped ? "faint" : "line"];
  ctx.setLineDash(skipped ? [3, 3] : []);
  ctx.beginPath();
  ctx.moveTo(px, top);
  ctx.lineTo(cx, bottom);
  ctx.stroke();
  if (skipped && at(tree.room, child) * camera.scale > 9) cutMark(frame, cx, bottom - 5);
}

/** Two short strokes across an edge: the textbook's sign for a cut-off branch. */
function cutMark(frame: Frame, x: number, y: number): void {
  const { ctx, colours } = frame;
  ctx.setLineDash([]);
  ctx.strokeStyle = colours.cut;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  for (const shift of [-2, 2]) {
    ctx.moveTo(x - 5, y + shift + 2.5);
    ctx.lineTo(x + 5, y + shift - 2.5);
  }
  ctx.stroke();
  ctx.lineWidth = 1;
}

/** A line of nodes drawn bold: the expected play. */
export function line(frame: Frame, nodes: readonly number[]): void {
  const { ctx, tree, camera, colours } = frame;
  ctx.strokeStyle = colours.pv;
  ctx.lineWidth = 2.6;
  for (const node of nodes) {
    if (node === 0 || !isAnswered(frame)) continue;
    const parent = at(tree.parent, node);
    const level = at(tree.level, node);
    const [px, cx] = [pixelOf(frame, parent), pixelOf(frame, node)];
    const [top, bottom] = [camera.y(level - 1) + 6, camera.y(level) - 6];
    ctx.beginPath();
    ctx.moveTo(px, top);
    ctx.lineTo(cx, bottom);
    ctx.stroke();
  }
  ctx.lineWidth = 1;
}
