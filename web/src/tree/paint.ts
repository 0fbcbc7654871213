/** Drawing a tree on a canvas: what is not seen is left out, what is too small is drawn as one. */

import * as format from "../format";
import { type Camera, GUTTER } from "./camera";
import type { ColourName, Colours } from "./colours";
import { exitStyle } from "./exits";
import { at, CHANCE, MAX, MIN, type TreeModel } from "./model";
import { type Live, live } from "./replay";
import { lowerBound } from "./sticky";

/** Pixels between neighbours from which a node becomes a sign, a small card, a whole card. */
const SIGN = 3;
const SMALL = 24;
const WHOLE = 62;
/** With this much room the move is written above. */
const LABELLED = 28;
/** With this much room an emphasised node needs no more. */
const LEGIBLE = 34;
/** With this much room the window is written too. */
const ROOMY = 104;
/** In rows at least this high it does not meet the moves below. */
const TALL = 74;
/** Height of a card, and of its gable. */
const CARD = 30;
const GABLE = 8;
/** Width of a column of nodes that are drawn as one. */
const COLUMN = 2;
/** How much is seen of what is faded. */
const FADED = 0.13;
/** Edges closer than this become one surface. */
const DENSE = 5;

/** What is emphasised and what is faded. */
export interface Look {
  selected: number;
  hovered: number;
  /** Nodes entered later are not seen; the number of moments when all are. */
  moment: number;
  /** The node at work in a replay; -1 without one. */
  working: number;
  /** Exits to be seen, by index; the last entry is for moves not looked at. */
  shown: Uint8Array;
  found: ReadonlySet<number>;
  /** Names written instead of values, in exercises. */
  names: readonly string[] | null;
  /** What the student said of nodes, in exercises. */
  marks: ReadonlyMap<number, Mark>;
}

export interface Mark {
  text: string;
  verdict: "open" | "right" | "wrong";
}

interface Frame {
  ctx: CanvasRenderingContext2D;
  tree: TreeModel;
  camera: Camera;
  colours: Colours;
  look: Look;
  /** Where ancestors out of sight are drawn. */
  sticky: ReadonlyMap<number, number>;
  /** The names of MAX and MIN. */
  sides: readonly string[];
  width: number;
  height: number;
}

const FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif";

/** Draws everything that is seen. */
export function paint(frame: Frame): void {
  const { ctx, tree, camera } = frame;
  ctx.clearRect(0, 0, frame.width, frame.height);
  ctx.lineJoin = "round";
  for (let level = 0; level < tree.levels.length; level++) {
    if (camera.y(level) > frame.height + camera.row) break;
    if (camera.y(level + 1) >= -camera.row) edges(frame, level);
  }
  line(frame, tree.pvLine);
  for (let level = 0; level < tree.levels.length; level++) {
    const y = camera.y(level);
    if (y >= -CARD && y <= frame.height + CARD) row(frame, level);
  }
  for (const node of frame.sticky.keys()) special(frame, node);
  // the expected line, then what the reader points at, above everything else
  if (isOver(frame)) for (const node of tree.pvLine) special(frame, node);
  for (const node of frame.look.found) special(frame, node);
  for (const node of [frame.look.working, frame.look.hovered, frame.look.selected]) special(frame, node);
  bands(frame);
}

/** Whether the whole search is shown; before its end nobody knows what is expected. */
function isOver(frame: Frame): boolean {
  return frame.look.moment >= frame.tree.moments - 1;
}

/** Whether a node is drawn as part of the expected line. */
function isExpected(frame: Frame, node: number): boolean {
  return frame.tree.pv[node] === 1 && isOver(frame);
}

function visibility(frame: Frame, node: number): number {
  const { tree, look } = frame;
  if (tree.absent[node] === 1) return FADED;
  if (at(tree.enterAt, node) > look.moment) return 0;
  const kind = tree.isSkipped(node) ? look.shown.length - 1 : at(tree.exit, node);
  return look.shown[kind] === 1 ? 1 : FADED;
}

/** The pixel of a node. */
function pixelOf(frame: Frame, node: number): number {
  return frame.sticky.get(node) ?? frame.camera.x(at(frame.tree.x, node));
}

/** Whether a node has been left at the moment shown. */
function isLeft(frame: Frame, node: number): boolean {
  return at(frame.tree.leaveAt, node) <= frame.look.moment;
}

function turnColour(frame: Frame, node: number): string {
  const turn = at(frame.tree.turn, node);
  return frame.colours[turn === MAX ? "max" : turn === MIN ? "min" : "chance"];
}

function turnFill(frame: Frame, node: number): string {
  const turn = at(frame.tree.turn, node);
  return frame.colours[turn === MAX ? "max-fill" : turn === MIN ? "min-fill" : "chance-fill"];
}

/** A name at the left of each row in which one side decides. */
function bands(frame: Frame): void {
  const { ctx, tree, camera, colours, sides } = frame;
  ctx.globalAlpha = 0.9;
  ctx.fillStyle = colours.paper;
  ctx.fillRect(0, 0, GUTTER - 6, frame.height);
  ctx.globalAlpha = 1;
  ctx.font = `600 11px ${FONT}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  for (const [level, row] of tree.levels.entries()) {
    const turn = at(tree.turn, at(row, 0));
    if (turn === CHANCE || !row.every((node) => tree.turn[node] === turn)) continue;
    ctx.fillStyle = colours[turn === MAX ? "max" : "min"];
    ctx.fillText(`${turn === MAX ? "▲" : "▼"} ${sides[turn] ?? ""}`, 8, camera.y(level));
  }
}

/** The edges from one level to the next. */
function edges(frame: Frame, level: number): void {
  const { tree, camera, width } = frame;
  const row = tree.levels[level];
  if (!row || level + 1 >= tree.levels.length) return;
  const [from, to] = [camera.place(-40), camera.place(width + 40)];
  for (const node of row) {
    if (!tree.isInner(node)) continue;
    const children = tree.children(node);
    const [first, last] = [at(children, 0), at(children, children.length - 1)];
    const kept = frame.sticky.has(node);
    if (!kept && at(tree.x, last) < from && at(tree.x, node) < from) continue;
    if (!kept && at(tree.x, first) > to && at(tree.x, node) > to) break;
    family(frame, node, children, level);
  }
}

function family(frame: Frame, node: number, children: Int32Array, level: number): void {
  const { ctx, tree, camera, colours } = frame;
  const seen = visibility(frame, node);
  if (seen === 0) return;
  const [px, top, bottom] = [pixelOf(frame, node), camera.y(level) + 6, camera.y(level + 1) - 6];
  const first = camera.x(at(tree.x, at(children, 0)));
  const last = camera.x(at(tree.x, at(children, children.length - 1)));
  const gap = (last - first) / Math.max(1, children.length - 1);
  if (children.length > 1 && gap < DENSE) {
    const entered = lastEntered(frame, children);
    ctx.globalAlpha = 0.16 * seen;
    ctx.fillStyle = turnColour(frame, node);
    ctx.beginPath();
    ctx.moveTo(px, top);
    ctx.lineTo(first, bottom);
    ctx.lineTo(Math.max(first + 1, entered), bottom);
    ctx.closePath();
    ctx.fill();
    ctx.globalAlpha = 1;
    return;
  }
  ctx.lineWidth = 1;
  for (const child of children) edge(frame, child, px, top, bottom, seen);
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
  ctx.strokeStyle = colours.line;
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
function line(frame: Frame, nodes: readonly number[]): void {
  const { ctx, tree, camera, colours } = frame;
  ctx.strokeStyle = colours.pv;
  ctx.lineWidth = 2.6;
  for (const node of nodes) {
    if (node === 0 || !isOver(frame)) continue;
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

/** One row of nodes: columns where they are dense, signs and cards where there is room. */
function row(frame: Frame, level: number): void {
  const { tree, camera, width } = frame;
  const nodes = tree.levels[level];
  if (!nodes) return;
  const y = camera.y(level);
  const columns = new Columns(frame, y);
  const start = lowerBound(nodes, tree.x, camera.place(-80));
  const end = camera.place(width + 80);
  for (let i = start; i < nodes.length; i++) {
    const node = at(nodes, i);
    const x = at(tree.x, node);
    if (x > end) break;
    const seen = visibility(frame, node);
    if (seen === 0) continue;
    const room = at(tree.room, node) * camera.scale;
    if (room < SIGN) columns.add(node, camera.x(x), seen);
    else draw(frame, node, camera.x(x), y, room, seen);
  }
  columns.paint();
}

/** A node that is drawn large wherever it is. */
function special(frame: Frame, node: number): void {
  const { tree, camera, look, colours, ctx } = frame;
  if (node < 0 || node >= tree.size || visibility(frame, node) === 0) return;
  const [pixel, y] = [pixelOf(frame, node), camera.y(at(tree.level, node))];
  if (pixel < -60 || pixel > frame.width + 60) return;
  const natural = at(tree.room, node) * camera.scale;
  const room = natural >= LEGIBLE ? natural : WHOLE;
  // an enlarged card stays out of the names at the left
  const x = pixel >= GUTTER ? Math.max(pixel, GUTTER + cardWidth(room) / 2) : pixel;
  draw(frame, node, x, y, room, 1);
  const ring = ringColour(look, node);
  if (!ring && node !== look.hovered) return;
  ctx.strokeStyle = colours[ring ?? "soft"];
  ctx.lineWidth = ring ? 2.4 : 1.4;
  const half = cardWidth(room) / 2 + 5;
  ctx.beginPath();
  ctx.roundRect(x - half, y - CARD / 2 - GABLE - 3, half * 2, CARD + GABLE * 2 + 6, 9);
  ctx.stroke();
  ctx.lineWidth = 1;
  if (room >= LABELLED && !tree.isSkipped(node)) moveText(frame, node, x, y, room);
}

function ringColour(look: Look, node: number): ColourName | null {
  if (node === look.selected) return "ink";
  if (node === look.working) return "work";
  return look.found.has(node) ? "mark" : null;
}

function cardWidth(room: number): number {
  return room >= WHOLE ? Math.min(86, room - 8) : Math.max(10, Math.min(34, room - 5));
}

function draw(frame: Frame, node: number, x: number, y: number, room: number, seen: number): void {
  const { ctx, tree } = frame;
  ctx.globalAlpha = seen;
  if (tree.isSkipped(node)) skipped(frame, node, x, y, room);
  else if (room < SMALL) sign(frame, node, x, y, room);
  else card(frame, node, x, y, room);
  ctx.globalAlpha = 1;
}

function skipped(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, colours, look } = frame;
  const mark = look.marks.get(node);
  ctx.fillStyle = colours.faint;
  if (room < 16) {
    ctx.fillRect(x - 1, y - 4, 2, 8);
    return;
  }
  ctx.font = `11px ${FONT}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(clip(ctx, tree.labelOf(node), Math.max(30, room - 4)), x, y + 2);
  if (mark) markText(frame, mark, x, y + 18);
}

/** A triangle up for MAX, down for MIN, a disc for chance. */
function sign(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, colours } = frame;
  const size = Math.min(8, Math.max(1.6, room * 0.42));
  const style = exitStyle(tree.exitOf(node));
  ctx.fillStyle = turnColour(frame, node);
  ctx.beginPath();
  const turn = at(tree.turn, node);
  if (turn === CHANCE) ctx.arc(x, y, size, 0, 2 * Math.PI);
  else {
    const tip = turn === MAX ? -size : size;
    ctx.moveTo(x, y + tip);
    ctx.lineTo(x + size, y - tip);
    ctx.lineTo(x - size, y - tip);
    ctx.closePath();
  }
  ctx.fill();
  if (style.sign && isLeft(frame, node) && !frame.look.names) {
    ctx.fillStyle = colours[style.colour];
    ctx.fillRect(x - size, y + size + 2, size * 2, 2.5);
  }
}

function outline(frame: Frame, node: number, x: number, y: number, width: number): void {
  const { ctx, tree } = frame;
  const [half, turn] = [width / 2, at(tree.turn, node)];
  ctx.beginPath();
  if (turn === CHANCE) {
    ctx.ellipse(x, y, half, CARD / 2 + 3, 0, 0, 2 * Math.PI);
    return;
  }
  const up = turn === MAX ? GABLE : 0;
  const down = turn === MIN ? GABLE : 0;
  const [top, bottom] = [y - CARD / 2 + up / 2, y + CARD / 2 - down / 2];
  ctx.moveTo(x - half, top);
  if (up) ctx.lineTo(x, top - up);
  ctx.lineTo(x + half, top);
  ctx.lineTo(x + half, bottom);
  if (down) ctx.lineTo(x, bottom + down);
  ctx.lineTo(x - half, bottom);
  ctx.closePath();
}

function card(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, colours, look } = frame;
  const width = cardWidth(room);
  const emphasised = isExpected(frame, node);
  outline(frame, node, x, y, width);
  ctx.fillStyle = turnFill(frame, node);
  ctx.fill();
  ctx.strokeStyle = turnColour(frame, node);
  ctx.lineWidth = emphasised ? 2.4 : 1.2;
  ctx.stroke();
  ctx.lineWidth = 1;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  cardText(frame, node, x, y, room, width);
  if (room >= LABELLED) moveText(frame, node, x, y, room);
  const style = exitStyle(tree.exitOf(node));
  if (style.sign && isLeft(frame, node) && !look.names && (room >= WHOLE || style.sign !== "■")) {
    badge(frame, style.sign, colours[style.colour], x + width / 2, y);
  }
  const mark = look.marks.get(node);
  if (mark) markText(frame, mark, x, y + CARD);
  const hidden = at(tree.hidden, node);
  if (hidden > 0) {
    ctx.font = `10px ${FONT}`;
    ctx.fillStyle = colours.soft;
    halo(frame, `+${room >= WHOLE ? format.count(hidden) : format.brief(hidden)}`, x, y + CARD - 6);
  }
}

/** The value; in an exercise the name, or both. */
function cardText(frame: Frame, node: number, x: number, y: number, room: number, width: number): void {
  const { ctx, tree, colours, look } = frame;
  const name = look.names?.[node];
  const known = isLeft(frame, node) && !Number.isNaN(at(tree.value, node));
  const open = !known && look.working >= 0 ? live(tree, node, look.moment) : null;
  const text = known ? valueText(tree, node, room) : (name ?? openText(open));
  const both = name !== undefined && known;
  ctx.font = `600 ${fontSize(ctx, text, width - 6, room >= WHOLE ? 14 : 11)}px ${FONT}`;
  ctx.fillStyle = colours.ink;
  ctx.fillText(text, x, y + (both ? 6 : 1));
  ctx.font = `10px ${FONT}`;
  ctx.fillStyle = colours.soft;
  if (both) ctx.fillText(name, x, y - 8);
  if (room >= ROOMY && frame.camera.row >= TALL && !look.names) windowText(frame, node, open, x, y + CARD - 2);
}

/** The window below a card: as entered, or as it is now while the node is open. */
function windowText(frame: Frame, node: number, open: Live | null, x: number, y: number): void {
  const { ctx, tree, colours } = frame;
  const [alpha, beta] = open ? [open.alpha, open.beta] : [at(tree.alpha, node), at(tree.beta, node)];
  if (!Number.isFinite(alpha) && !Number.isFinite(beta)) return;
  if (open) ctx.fillStyle = colours.work;
  halo(frame, format.window(alpha, beta), x, y);
}

/** The best so far at a node that is still open. */
function openText(open: Live | null): string {
  return open && !Number.isNaN(open.best) ? `${format.card(open.best)} …` : "…";
}

function valueText(tree: TreeModel, node: number, room: number): string {
  const bound = ["", "≥", "≤"][at(tree.bound, node)] ?? "";
  const value = at(tree.value, node);
  return bound + (room >= WHOLE ? format.card(value) : format.tiny(value));
}

/** The largest font up to `size` in which the text is narrow enough. */
function fontSize(ctx: CanvasRenderingContext2D, text: string, width: number, size: number): number {
  ctx.font = `600 ${size}px ${FONT}`;
  const natural = ctx.measureText(text).width;
  return natural <= width ? size : Math.max(7, (size * width) / natural);
}

/** The move, above the node. */
function moveText(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, colours } = frame;
  const label = tree.labelOf(node);
  if (!label || label === frame.look.names?.[node]) return;
  ctx.font = `${isExpected(frame, node) ? "700" : "500"} 11px ${FONT}`;
  ctx.fillStyle = colours.ink;
  const pass = tree.passOf(node);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const text = clip(ctx, pass && room > 90 ? `${label} · ${pass}` : label, Math.max(34, room - 2));
  halo(frame, text, x, y - CARD / 2 - GABLE - 6);
}

/** Text that stays readable across lines. */
function halo(frame: Frame, text: string, x: number, y: number): void {
  const { ctx, colours } = frame;
  ctx.strokeStyle = colours.paper;
  ctx.lineWidth = 4;
  ctx.strokeText(text, x, y);
  ctx.fillText(text, x, y);
  ctx.lineWidth = 1;
}

/** The letter of the reason a node was left. */
function badge(frame: Frame, sign: string, colour: string, x: number, y: number): void {
  const { ctx, colours } = frame;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x - 9, y + 6, 15, 13, 4);
  ctx.fill();
  ctx.fillStyle = colours.paper;
  ctx.font = `700 9px ${FONT}`;
  ctx.fillText(sign, x - 1.5, y + 13);
}

function markText(frame: Frame, mark: Mark, x: number, y: number): void {
  const { ctx, colours } = frame;
  const colour = mark.verdict === "right" ? "right" : mark.verdict === "wrong" ? "wrong" : "work";
  ctx.font = `600 11px ${FONT}`;
  ctx.textAlign = "center";
  ctx.fillStyle = colours[colour];
  const sign = mark.verdict === "right" ? "✓ " : mark.verdict === "wrong" ? "✗ " : "";
  halo(frame, sign + mark.text, x, y);
}

function clip(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  let short = text;
  while (short.length > 1 && ctx.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}

/** Nodes too close to tell apart: each column of pixels shows its mixture of kinds. */
class Columns {
  private static readonly KINDS = ["max", "min", "chance", "cut", "faint"] as const;
  private readonly counts = new Map<number, Float32Array>();

  constructor(
    private readonly frame: Frame,
    private readonly y: number,
  ) {}

  add(node: number, x: number, seen: number): void {
    const column = Math.round(x / COLUMN);
    let counts = this.counts.get(column);
    if (!counts) {
      counts = new Float32Array(Columns.KINDS.length);
      this.counts.set(column, counts);
    }
    const { tree } = this.frame;
    const cut = tree.exitOf(node) === "cutoff";
    const kind = tree.isSkipped(node) ? 4 : cut ? 3 : at(tree.turn, node);
    counts[kind] = at(counts, kind) + seen;
  }

  paint(): void {
    const { ctx, colours } = this.frame;
    const height = 22;
    for (const [kind, name] of Columns.KINDS.entries()) {
      ctx.fillStyle = colours[name];
      ctx.globalAlpha = name === "faint" ? 0.45 : 0.85;
      for (const [column, counts] of this.counts) {
        const share = at(counts, kind);
        if (share === 0) continue;
        let [total, below] = [0, 0];
        for (let i = 0; i < counts.length; i++) {
          total += at(counts, i);
          if (i < kind) below += at(counts, i);
        }
        const scale = height / Math.max(total, 0.6);
        ctx.fillRect(column * COLUMN, this.y - height / 2 + below * scale, COLUMN, share * scale);
      }
    }
    ctx.globalAlpha = 1;
  }
}
