/** Drawing a tree on a canvas: what is not seen is left out, what is too small is drawn as one. */

import { GUTTER } from "./camera";
import type { ColourName } from "./colours";
import { Columns } from "./columns";
import { edges, line } from "./edges";
import { FONT, type Frame, isAnswered, isEnd, isExpected, isFound, type Look, pixelOf, visibility } from "./frame";
import { at } from "./model";
import { CARD, cardWidth, draw, GABLE, LABELLED, moveText, SMALL, WHOLE } from "./nodes";
import { lowerBound } from "./sticky";

/** More found nodes than this are not drawn large. */
const LARGE_FOUND = 500;
/** Pixels between neighbours from which a node becomes a sign. */
const SIGN = 3;
/** The sign and the colour of MAX, MIN and chance. */
const DECIDERS: readonly [string, ColourName][] = [["▲", "max"], ["▼", "min"], ["●", "chance"]];

/** Rows that have room for cards; in lower ones nodes are signs. */
const HIGH = CARD + 2 * GABLE;

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
  if (isAnswered(frame)) for (const node of tree.pvLine) special(frame, node);
  for (const node of foundNodes(frame)) special(frame, node);
  for (const node of [frame.look.working, frame.look.hovered, frame.look.selected]) special(frame, node);
  bands(frame);
}

/** The found nodes that are drawn large, if they are few enough to be told apart; more are ringed where they are. */
function foundNodes({ look, tree }: Frame): number[] {
  if (look.found.size > LARGE_FOUND) return [];
  return [...look.found].map((node) => tree.fromOrigin(node)).filter((shown, index, all) => tree.origin[shown] !== undefined && look.found.has(at(tree.origin, shown)) && all.indexOf(shown) === index);
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
  for (const [level, turn] of tree.deciders.entries()) {
    const sign = DECIDERS[turn];
    if (!sign || tree.levels[level]?.every((node) => isEnd(tree, node) || tree.isSkipped(node))) continue;
    ctx.fillStyle = colours[sign[1]];
    ctx.fillText(`${sign[0]} ${sides[turn] ?? "chance"}`, 8, camera.y(level));
  }
}

/** One row of nodes: columns where they are dense, signs and cards where there is room. */
function row(frame: Frame, level: number): void {
  const { tree, camera, width } = frame;
  const nodes = tree.levels[level];
  if (!nodes) return;
  const y = camera.y(level);
  const columns = new Columns(frame, y);
  const most = camera.row < HIGH ? SMALL - 1 : Infinity;
  // in an exercise every leaf is a node of its own, however little room it has
  const least = frame.look.names ? 1 : SIGN;
  const start = lowerBound(nodes, tree.x, camera.place(-80));
  const end = camera.place(width + 80);
  for (let i = start; i < nodes.length; i++) {
    const node = at(nodes, i);
    const x = at(tree.x, node);
    if (x > end) break;
    const seen = visibility(frame, node);
    const room = Math.min(most, at(tree.room, node) * camera.scale);
    if (room < least) columns.add(node, camera.x(x), seen);
    else if (seen > 0 && !frame.sticky.has(node)) draw(frame, node, camera.x(x), y, room, seen);
  }
  columns.paint();
}

/** A node that is drawn large wherever it is. */
function special(frame: Frame, node: number): void {
  const { tree, camera } = frame;
  if (node < 0 || node >= tree.size || visibility(frame, node) === 0) return;
  const [pixel, y] = [pixelOf(frame, node), camera.y(at(tree.level, node))];
  if (pixel < -60 || pixel > frame.width + 60) return;
  // in low rows a card would cover the rows above and below
  if (camera.row < HIGH && !isPointedAt(frame.look, node)) {
    if (frame.sticky.has(node)) draw(frame, node, pixel, y, SMALL - 1, 1);
    return;
  }
  const natural = at(tree.room, node) * camera.scale;
  if (natural < SMALL && isExpected(frame, node) && !isPicked(frame, node)) {
    lineSign(frame, node, pixel, y, natural);
    return;
  }
  // with room for a card like its neighbours', a larger one would hide them
  const room = natural >= SMALL ? natural : WHOLE;
  // an enlarged card stays out of the names at the left
  const x = pixel >= GUTTER ? Math.max(pixel, GUTTER + cardWidth(room) / 2) : pixel;
  draw(frame, node, x, y, room, 1);
  // the expected moves have their names even where their neighbours have no room for one
  if (room < LABELLED && isExpected(frame, node)) moveText(frame, node, x, y, WHOLE);
  ring(frame, node, x, y, room);
}

/** A node of the expected line where neighbours are close: as small as they are, with its name above the row, so that it hides no neighbour. */
function lineSign(frame: Frame, node: number, x: number, y: number, room: number): void {
  draw(frame, node, x, y, Math.max(SIGN, room), 1);
  moveText(frame, node, x, y, WHOLE);
}

/** Whether a node is to be seen large: the reader has to do with it, or it stands in for one out of sight. */
function isPicked(frame: Frame, node: number): boolean {
  return isPointedAt(frame.look, node) || isFound(frame, node) || frame.sticky.has(node);
}

function isPointedAt(look: Look, node: number): boolean {
  return [look.working, look.hovered, look.selected].includes(node);
}

/** A frame around what is picked, at work, found or below the pointer. */
function ring(frame: Frame, node: number, x: number, y: number, room: number): void {
  const { ctx, tree, look, colours } = frame;
  const colour = ringColour(frame, node);
  if (!colour && node !== look.hovered) return;
  ctx.strokeStyle = colours[colour ?? "soft"];
  ctx.lineWidth = colour ? 2.4 : 1.4;
  const half = cardWidth(room) / 2 + 5;
  ctx.beginPath();
  ctx.roundRect(x - half, y - CARD / 2 - GABLE - 3, half * 2, CARD + GABLE * 2 + 6, 9);
  ctx.stroke();
  ctx.lineWidth = 1;
  if (room >= LABELLED && !tree.isSkipped(node)) moveText(frame, node, x, y, room);
}

function ringColour(frame: Frame, node: number): ColourName | null {
  const { look } = frame;
  if (node === look.selected) return "ink";
  if (node === look.working) return "work";
  return isFound(frame, node) ? "mark" : null;
}
