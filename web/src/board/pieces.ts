/** What stands on a cell, as a shape in a square of 100 by 100. */

import { s } from "../dom";
import type { Cell, Grid, PieceSet } from "../types";
import { isKnown, say } from "../words";

/** What kind of board the cells make, which decides how it looks. */
export type BoardKind = "plain" | "checkered" | "maze";

export function boardKind(grid: Grid): BoardKind {
  if (grid.cells.some((cell) => cell.ground === "wall")) return "maze";
  return grid.cells.some((cell) => cell.ground === "dark") ? "checkered" : "plain";
}

const FOOD: Record<string, string> = { ".": "dot", "·": "dot", o: "capsule", O: "capsule" };
const AGENTS: Record<string, string> = { P: "pacman", G: "ghost", g: "scared" };
const STONES: Record<string, string> = { x: "cross", X: "cross", o: "ring", O: "ring" };
const DRAUGHTS: Record<string, string> = {
  w: "man",
  b: "man",
  "⛀": "man",
  "⛂": "man",
  W: "king",
  B: "king",
  "⛁": "king",
  "⛃": "king",
};

/** The name of a shape; the character itself where it has none. */
export function shapeOf(cell: Cell, set: PieceSet): string {
  const { piece, owner } = cell;
  if (piece === " " || piece === "\0") return "empty";
  switch (set) {
    case "stones":
      return STONES[piece] ?? piece;
    case "discs":
      return "disc";
    case "draughts":
      return DRAUGHTS[piece] ?? piece;
    case "chess":
      return CHESS[piece.toLowerCase()] ? `chess-${piece.toLowerCase()}` : piece;
    case "maze":
      return (owner === null ? FOOD[piece] : AGENTS[piece]) ?? piece;
    case "letters":
      return piece;
  }
}

/** Outlines of the chessmen. */
const CHESS: Record<string, string> = {
  p: "M50 20a14 14 0 0 1 9 25c1 12 5 18 11 25h-40c6-7 10-13 11-25a14 14 0 0 1 9-25zM27 74h46v9h-46z",
  r: "M28 18h10v8h7v-8h10v8h7v-8h10v19l-7 6v22l8 8h-46l8-8v-22l-7-6zM25 77h50v8h-50z",
  n: "M47 15l6 8c16 4 25 18 24 50h-46c0-14 15-18 17-30l-14 9-9-9 17-19 2-9zM26 77h52v8h-52z",
  b: "M50 12a5 5 0 0 1 4 8c13 9 18 23 7 36h-22c-11-13-6-27 7-36a5 5 0 0 1 4-8zM40 60h20l6 12h-32zM26 77h48v8h-48z",
  q: "M20 32l13 17 5-26 12 23 12-23 5 26 13-17-9 36h-42zM29 71h42v5h-42zM25 79h50v7h-50z",
  k: "M47 9h6v6h7v6h-7v8c18-9 32 7 21 24l-7 15h-34l-7-15c-11-17 3-33 21-24v-8h-7v-6h7zM31 71h38v5h-38zM27 79h46v7h-46z",
};

/** Whether the piece is drawn light, whoever owns it. */
function isLight(cell: Cell): boolean {
  return cell.owner === "max";
}

function shade(cell: Cell): string {
  return isLight(cell) ? "light" : "dark";
}

/** A disc of Reversi: whoever moves first has the dark ones. */
function flatDisc(cell: Cell): SVGElement {
  const group = s("g", { class: `disc flat ${isLight(cell) ? "dark" : "light"}` });
  group.append(s("circle", { class: "rim", cx: 50, cy: 52, r: 38 }), s("circle", { class: "face", cx: 50, cy: 48, r: 38 }));
  return group;
}

function disc(cell: Cell, crowned: boolean): SVGElement {
  const group = s("g", { class: `disc ${shade(cell)}` });
  group.append(s("circle", { class: "rim", cx: 50, cy: 52, r: 38 }), s("circle", { class: "face", cx: 50, cy: 48, r: 38 }));
  if (crowned) {
    group.append(s("path", { class: "crown", d: "M28 62l-3-28 13 12 12-18 12 18 13-12-3 28z" }));
  } else {
    group.append(s("circle", { class: "groove", cx: 50, cy: 48, r: 26 }));
  }
  return group;
}

function ghost(scared: boolean): SVGElement {
  const body = "M20 86V48a30 30 0 0 1 60 0v38l-10-9-10 9-10-9-10 9-10-9z";
  const group = s("g", { class: scared ? "ghost scared" : "ghost" });
  group.append(s("path", { class: "body", d: body }));
  for (const x of [39, 61]) {
    group.append(s("circle", { class: "eye", cx: x, cy: 46, r: scared ? 4 : 9 }));
    if (!scared) group.append(s("circle", { class: "pupil", cx: x + 3, cy: 48, r: 4 }));
  }
  if (scared) group.append(s("path", { class: "mouth", d: "M32 68l6-6 6 6 6-6 6 6 6-6 6 6" }));
  return group;
}

function letter(cell: Cell, text: string): SVGElement {
  return s("text", { class: `letter ${cell.owner ?? "none"}`, x: 50, y: 72 }, text);
}

/** The piece on a cell; null when there is none. */
export function pieceElement(cell: Cell, set: PieceSet): SVGElement | null {
  const shape = shapeOf(cell, set);
  switch (shape) {
    case "empty":
      return null;
    case "cross":
      return s("path", { class: `stroke ${cell.owner ?? ""}`, d: "M26 26L74 74M74 26L26 74" });
    case "ring":
      return s("circle", { class: `stroke ${cell.owner ?? ""}`, cx: 50, cy: 50, r: 27 });
    case "disc":
      return flatDisc(cell);
    case "man":
      return disc(cell, false);
    case "king":
      return disc(cell, true);
    case "dot":
      return s("circle", { class: "food", cx: 50, cy: 50, r: 9 });
    case "capsule":
      return s("circle", { class: "food capsule", cx: 50, cy: 50, r: 23 });
    case "pacman":
      return s("path", { class: "pacman", d: "M50 50L86 32A40 40 0 1 0 86 68z" });
    case "ghost":
      return ghost(false);
    case "scared":
      return ghost(true);
    default:
      return chessman(cell, shape) ?? letter(cell, shape);
  }
}

function chessman(cell: Cell, shape: string): SVGElement | null {
  const outline = shape.startsWith("chess-") ? CHESS[shape.slice("chess-".length)] : undefined;
  return outline ? s("path", { class: `chessman ${shade(cell)}`, d: outline }) : null;
}

/** What a piece is called, for those who listen to the page. */
export function pieceName(cell: Cell, set: PieceSet, sides: readonly string[]): string {
  const shape = shapeOf(cell, set);
  if (!isKnown(`piece-${shape}`)) return cell.piece;
  const piece = say(`piece-${shape}`);
  if (cell.owner === null || shape === "empty" || set === "maze") return piece;
  return say("piece-of", { side: sides[cell.owner === "max" ? 0 : 1] ?? "", piece });
}
