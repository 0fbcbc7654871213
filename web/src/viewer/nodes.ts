/** One node drawn: a sign where there is little room, a card with its value, its move and its window where there is more. */

import * as format from "../format";
import { exitStyle } from "./exits";
import { clip, FONT, type Frame, halo, isEnd, isExpected, isFound, isLeft, isWrong, type Mark, turnColour, turnFill } from "./frame";
import { at, CHANCE, MAX, MIN, type TreeModel } from "./model";
import { type Live, live } from "./replay";
import { lowerBound } from "./sticky";
import { say } from "../words";

/** Pixels between neighbours from which a node becomes a small card, a whole card. */
export const SMALL = 24;
export const WHOLE = 62;
/** With this much room the move is written above. */
export const LABELLED = 28;
/** With this much room the window is written too. */
const ROOMY = 104;
/** In rows at least this high it does not meet the moves below. */
const TALL = 74;
/** Numbers of leaves that have no room for a card: the widest, how far one stands below the other, and how often. */
const WIDEST_LEAF = "−10";
/** A move as wide as most are, and the most rows of such names above each other. */
const WIDEST_NAME = "10-14";
const MOST_NAMES = 3;
export const STEP = 13;
export const MOST_STEPS = 12;
/** Height of a card, and of its gable. */
export const CARD = 30;
export const GABLE = 8;

export function cardWidth(room: number): number {
  return room >= WHOLE ? Math.min(86, room - 8) : Math.max(10, Math.min(34, room - 5));
}

export function draw(frame: Frame, node: number, x: number, y: number, room: number, seen: number): void {
  const { ctx, tree } = frame;
  ctx.globalAlpha = seen;
  if (tree.isSkipped(node)) skipped(frame, node, x, y, room);
  else if (room < SMALL && isNumberedLeaf(frame, node)) leafNumber(frame, node, x, y, room);
  else if (room < SMALL) {
    sign(frame, node, x, y, room);
    firstName(frame, node, x, y - 15, room);
  } else card(frame, node, x, y, room);
  if (room < SMALL && isFound(frame, node)) foundRing(frame, x, y, room);
  if (isWrong(frame, node)) wrongRing(frame, x, y, room);
  ctx.globalAlpha = 1;
}

/** A frame around a small node that was looked for. */
function foundRing(frame: Frame, x: number, y: number, room: number): void {
  const { ctx, colours } = frame;
  const half = Math.min(13, Math.max(4, room * 0.42 + 4));
  ctx.strokeStyle = colours.mark;
  ctx.lineWidth = 1.6;
  ctx.strokeRect(x - half, y - half, 2 * half, 2 * half);
  ctx.lineWidth = 1;
}

/** A ring around a node that differs from the truth; with room, the sign of inequality on it. */
function wrongRing(frame: Frame, x: number, y: number, room: number): void {
  const { ctx, colours } = frame;
  ctx.strokeStyle = colours.wrong;
  ctx.lineWidth = room < SMALL ? 1.6 : 2.2;
  ctx.beginPath();
  if (room < SMALL) ctx.arc(x, y, Math.min(12, Math.max(3.5, room * 0.42 + 3)), 0, 2 * Math.PI);
  else ctx.ellipse(x, y, cardWidth(room) / 2 + 7, CARD / 2 + GABLE + 4, 0, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.lineWidth = 1;
  if (room < SMALL) return;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  badge(frame, "≠", colours.wrong, x - cardWidth(room) / 2 + 3, y - 2 * CARD / 3 - 6);
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
  ctx.fillText(clip(ctx, tree.nameOf(node), Math.max(30, room - 4)), x, y + 2);
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
  if (isEnd(tree, node)) ctx.rect(x - size, y - size, 2 * size, 2 * size);
  else if (turn === CHANCE) ctx.arc(x, y, size, 0, 2 * Math.PI);
  else {
    const tip = turn === MAX ? -size : size;
    ctx.moveTo(x, y + tip);
    ctx.lineTo(x + size, y - tip);
    ctx.lineTo(x - size, y - tip);
    ctx.closePath();
  }
  ctx.fill();
  if (style.sign && isLeft(frame, node) && !frame.look.names && !isHushed(frame, node)) {
    ctx.fillStyle = colours[style.colour];
    ctx.fillRect(x - size, y + size + 2, size * 2, 2.5);
  }
}

/** Whether a leaf shows its number however little room there is: the exercise cannot be done without it, and below the lowest row nothing is in its way. */
function isNumberedLeaf(frame: Frame, node: number): boolean {
  const { tree, look, camera } = frame;
  if (tree.isInner(node) || Number.isNaN(at(tree.value, node)) || !isLeft(frame, node)) return false;
  return look.names !== null || (isEnd(tree, node) && at(tree.level, node) === tree.levels.length - 1 && camera.row >= TALL / 2);
}

/** A leaf without room for a card: its number stands below it, deeper than its neighbour's where numbers would meet. */
function leafNumber(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, colours, look } = frame;
  sign(frame, node, x, y, room);
  const text = format.tiny(at(tree.value, node));
  ctx.font = `600 11px ${FONT}`;
  const steps = Math.ceil((ctx.measureText(WIDEST_LEAF).width + 3) / Math.max(room, 1));
  if (steps > MOST_STEPS) return;
  const step = lowerBound(tree.levels[at(tree.level, node)] ?? new Int32Array(), tree.x, at(tree.x, node)) % steps;
  const down = y + 20 + STEP * step;
  ctx.strokeStyle = colours.line;
  ctx.beginPath();
  ctx.moveTo(x, y + 10);
  ctx.lineTo(x, down - 7);
  ctx.stroke();
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = colours.ink;
  halo(frame, text, x, down);
  const mark = look.marks.get(node);
  if (mark) markSign(frame, mark, x, y - 16);
}

/** The name of a first move that has no room for one: above it, higher than its neighbour's where names would meet. */
function firstName(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, colours, look } = frame;
  if (at(tree.level, node) !== 1 || look.names) return;
  ctx.font = `10px ${FONT}`;
  const steps = Math.ceil((ctx.measureText(WIDEST_NAME).width + 3) / Math.max(room, 1));
  if (steps > MOST_NAMES) return;
  const step = lowerBound(tree.levels[1] ?? new Int32Array(), tree.x, at(tree.x, node)) % steps;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = colours.soft;
  halo(frame, clip(ctx, tree.nameOf(node), steps * room - 3), x, y - STEP * step);
}

/** What the student said of a leaf, in one sign: right, wrong, or cut. */
function markSign(frame: Frame, { verdict }: Mark, x: number, y: number): void {
  const { ctx, colours } = frame;
  const [sign, colour] = verdict === "right" ? ["✓", colours.right] : verdict === "wrong" ? ["✗", colours.wrong] : ["‖", colours.work];
  ctx.font = `700 12px ${FONT}`;
  ctx.fillStyle = colour;
  halo(frame, sign, x, y);
}

function outline(frame: Frame, node: number, x: number, y: number, width: number): void {
  const { ctx, tree } = frame;
  const [half, turn] = [width / 2, at(tree.turn, node)];
  ctx.beginPath();
  if (isEnd(tree, node)) {
    ctx.rect(x - half, y - CARD / 2, width, CARD);
    return;
  }
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
  // the expected line is read whole
  if (room >= LABELLED) moveText(frame, node, x, y, emphasised ? Math.max(room, WHOLE) : room);
  else firstName(frame, node, x, y - CARD / 2 - 12, room);
  const style = exitStyle(tree.exitOf(node));
  if (style.sign && isLeft(frame, node) && !look.names && !isHushed(frame, node) && (room >= WHOLE || style.sign !== "■")) {
    badge(frame, style.sign, colours[style.colour], x + width / 2, y);
  }
  const mark = look.marks.get(node);
  if (mark) markText(frame, mark, x, y + CARD);
  belowText(frame, node, x, y + CARD + (hasWindow(frame, room) ? 10 : -6), room);
}

/** What is below a node and not seen: folded away, or never recorded. */
export function below(tree: TreeModel, node: number, room: number): string {
  const [hidden, moves, missing] = [at(tree.hidden.nodes, node), at(tree.hidden.moves, node), tree.dropped.get(node)];
  const counted = (count: number): string => (room >= WHOLE ? format.count(count) : format.brief(count));
  if (hidden > 0) return `+${counted(hidden)}`;
  if (moves > 0) return `‖${counted(moves)}`;
  if (!missing) return "";
  const lost = missing.nodes > 0 ? format.brief(missing.nodes) : `‖${format.brief(missing.moves)}`;
  return room >= WHOLE ? say("not-kept", { nodes: lost }) : "⋯";
}

function belowText(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, colours, look } = frame;
  const text = below(tree, node, room);
  // how much a growing tree will have below a node is not known while it grows
  if (!text || !isLeft(frame, node) || (tree.growth && look.moment < tree.moments)) return;
  ctx.font = `${at(tree.hidden.nodes, node) > 0 ? "" : "italic "}10px ${FONT}`;
  ctx.fillStyle = colours.soft;
  halo(frame, text, x, y);
}

/** The value; in an exercise the name, or both. */
function cardText(frame: Frame, node: number, x: number, y: number, room: number, width: number): void {
  const { ctx, tree, colours, look } = frame;
  const name = look.names?.[node];
  if (tree.growth) {
    numbersText(frame, node, x, y, room, width);
    return;
  }
  const known = isLeft(frame, node) && !Number.isNaN(at(tree.value, node));
  const open = !known && look.working >= 0 ? live(tree, node, look.moment) : null;
  const text = known ? valueText(tree, node, room, look.isQuiet) : (name ?? openText(open));
  const both = name !== undefined && known;
  ctx.font = `600 ${fontSize(ctx, text, width - 6, room >= WHOLE ? 14 : 11)}px ${FONT}`;
  ctx.fillStyle = colours.ink;
  ctx.fillText(text, x, y + (both ? 6 : 1));
  ctx.font = `10px ${FONT}`;
  ctx.fillStyle = colours.soft;
  if (both) ctx.fillText(name, x, y - 8);
  if (hasWindow(frame, room)) windowText(frame, node, open, x, y + CARD - 2);
}

/** The numbers that a node of a growing tree carries at the moment, and below it how it is marked. */
function numbersText(frame: Frame, node: number, x: number, y: number, room: number, width: number): void {
  const { ctx, tree, colours, look } = frame;
  const text = tree.growth?.brief(node, look.moment, room >= WHOLE ? "more" : "little") ?? "";
  ctx.font = `600 ${fontSize(ctx, text, width - 6, room >= WHOLE ? 13 : 11)}px ${FONT}`;
  ctx.fillStyle = colours.ink;
  ctx.fillText(text, x, y + 1);
  const mark = tree.growth?.markAt(node, look.moment) ?? "";
  if (!mark || room < WHOLE) return;
  ctx.font = `600 10px ${FONT}`;
  ctx.fillStyle = colours.right;
  halo(frame, mark, x, y + CARD - 4);
}

/** Whether there is room for the window below a card. */
function hasWindow(frame: Frame, room: number): boolean {
  const { camera, look } = frame;
  return room >= ROOMY && camera.row >= TALL && !look.names && !look.isQuiet;
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
  return open && !Number.isNaN(open.best) ? `${format.value(open.best)} …` : "…";
}

/** Whether the reason a node was left is kept quiet. */
function isHushed(frame: Frame, node: number): boolean {
  return frame.look.isQuiet && frame.tree.exitOf(node) === "cutoff";
}

function valueText(tree: TreeModel, node: number, room: number, isQuiet: boolean): string {
  const bound = isQuiet ? 0 : at(tree.bound, node);
  const value = at(tree.value, node);
  return room >= WHOLE ? format.bounded(value, bound) : format.tinyBounded(value, bound);
}

/** The largest font up to `size` in which the text is narrow enough. */
function fontSize(ctx: CanvasRenderingContext2D, text: string, width: number, size: number): number {
  ctx.font = `600 ${size}px ${FONT}`;
  const natural = ctx.measureText(text).width;
  return natural <= width ? size : Math.max(7, (size * width) / natural);
}

/** The move, above the node. */
export function moveText(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, colours } = frame;
  const label = tree.nameOf(node);
  const odds = tree.odds.get(node);
  if (!label || (label === frame.look.names?.[node] && odds === undefined)) return;
  ctx.font = `${isExpected(frame, node) ? "700" : "500"} 11px ${FONT}`;
  ctx.fillStyle = colours.ink;
  const pass = tree.passOf(node);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const likely = odds === undefined || odds === 1 ? label : `${label} (${format.probability(odds)})`;
  const text = clip(ctx, pass && room > 90 ? `${label} · ${pass}` : likely, Math.max(34, room - 2));
  halo(frame, text, x, y - CARD / 2 - GABLE - 6);
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
