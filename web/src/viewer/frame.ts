/** One picture of a tree: what is drawn, seen from where, and how; and what everybody who draws asks about a node. */

import type { Camera } from "./camera";
import type { Colours } from "./colours";
import { at, MAX, MIN, type TreeModel } from "./model";

/** How much is seen of what is faded. */
export const FADED = 0.13;

/** What is emphasised and what is faded. */
export interface Look {
  selected: number;
  hovered: number;
  /** Nodes entered later are not seen; the number of moments when all are. */
  moment: number;
  /** The answer is shown although the replay has not come to it. */
  isTold: boolean;
  /** Cuts, bounds and windows are not shown: they are not explained yet. */
  isQuiet: boolean;
  /** The node at work in a replay; -1 without one. */
  working: number;
  /** Exits to be seen, by index; the last entry is for moves not looked at. */
  shown: Uint8Array;
  /** Nodes of the whole tree that were looked for. */
  found: ReadonlySet<number>;
  /** Nodes of the whole tree whose value differs from the truth, 1 for each; null when it is not asked for. */
  wrong: Uint8Array | null;
  /** Names written instead of values, in exercises. */
  names: readonly string[] | null;
  /** What the student said of nodes, in exercises. */
  marks: ReadonlyMap<number, Mark>;
}

export interface Mark {
  text: string;
  verdict: "open" | "right" | "wrong";
}

export interface Frame {
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

export const FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif";

/** Whether the whole search is shown. */
export function isOver(frame: Frame): boolean {
  return frame.look.moment >= frame.tree.moments - 1;
}

/** Whether the expected line is shown; before its end a search does not know it. */
export function isAnswered(frame: Frame): boolean {
  return frame.look.isTold || isOver(frame);
}

/** Whether a node is drawn as part of the expected line. */
export function isExpected(frame: Frame, node: number): boolean {
  return frame.tree.pv[node] === 1 && isAnswered(frame);
}

/** Whether the reader has asked for a node before the replay has come to it. */
function isTold({ tree, look }: Frame, node: number): boolean {
  return look.isTold && tree.pv[node] === 1;
}

export function visibility(frame: Frame, node: number): number {
  const { tree, look } = frame;
  if (tree.absent[node] === 1) return FADED;
  if ((at(tree.enterAt, node) > look.moment && !isTold(frame, node)) || (look.isQuiet && tree.isSkipped(node))) return 0;
  const kind = tree.isSkipped(node) ? look.shown.length - 1 : at(tree.exit, node);
  return look.shown[kind] === 1 ? 1 : FADED;
}

/** Whether a node is one of those that were looked for. */
export function isFound(frame: Frame, node: number): boolean {
  return frame.look.found.size > 0 && frame.look.found.has(at(frame.tree.origin, node));
}

/** Whether a node differs from the truth, and that is to be seen: not before the search has left it. */
export function isWrong(frame: Frame, node: number): boolean {
  return frame.look.wrong?.[at(frame.tree.origin, node)] === 1 && isLeft(frame, node);
}

/** The pixel of a node. */
export function pixelOf(frame: Frame, node: number): number {
  return frame.sticky.get(node) ?? frame.camera.x(at(frame.tree.x, node));
}

/** Whether a node has been left at the moment shown. */
export function isLeft(frame: Frame, node: number): boolean {
  return at(frame.tree.leaveAt, node) <= frame.look.moment || isTold(frame, node);
}

/** Whether no side decides at a node: the game is over there, or it is a leaf of a hand-made tree. */
export function isEnd(tree: TreeModel, node: number): boolean {
  return tree.exitOf(node) === "terminal" && !tree.isSkipped(node);
}

export function turnColour(frame: Frame, node: number): string {
  if (isEnd(frame.tree, node)) return frame.colours.soft;
  const turn = at(frame.tree.turn, node);
  return frame.colours[turn === MAX ? "max" : turn === MIN ? "min" : "chance"];
}

export function turnFill(frame: Frame, node: number): string {
  if (isEnd(frame.tree, node)) return frame.colours.panel;
  const turn = at(frame.tree.turn, node);
  return frame.colours[turn === MAX ? "max-fill" : turn === MIN ? "min-fill" : "chance-fill"];
}

/** Text that stays readable across lines. */
export function halo(frame: Frame, text: string, x: number, y: number): void {
  const { ctx, colours } = frame;
  ctx.strokeStyle = colours.paper;
  ctx.lineWidth = 4;
  ctx.strokeText(text, x, y);
  ctx.fillText(text, x, y);
  ctx.lineWidth = 1;
}

export function clip(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  let short = text;
  while (short.length > 1 && ctx.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}
