/** What stands on a cell, as a shape in a square of 100 by 100: the drawings that the pictures of the program have too. */

import drawings from "./pieces.json";
import { s } from "../dom";
import type { Cell, Grid, PieceSet } from "../types";
import { isKnown, say } from "../words";

/** What kind of board the cells make, which decides how it looks. */
export type BoardKind = "plain" | "checkered" | "maze";

export function boardKind(grid: Grid): BoardKind {
  if (grid.cells.some((cell) => cell.ground === "wall")) return "maze";
  return grid.cells.some((cell) => cell.ground === "dark") ? "checkered" : "plain";
}

/** How a part of a shape is painted. */
interface Paint {
  fill?: string;
  opacity?: number;
  stroke?: string;
  width?: number;
}

const SETS: Partial<Record<string, Partial<Record<string, string>>>> = drawings.sets;
const PAINTS: Partial<Record<string, Paint>> = drawings.paints;
const SHAPES: Partial<Record<string, string[][]>> = drawings.shapes;

/** Drawings of pieces as a game declares them. */
export interface Drawings {
  sets?: Partial<Record<string, Record<string, string> | null>>;
  paints?: Record<string, Paint>;
  shapes?: Record<string, string[][]>;
  turned?: string[];
}

/** Learns drawings that a page carries: those of a game that this script does not know. */
export function learnDrawings({ sets = {}, paints = {}, shapes = {}, turned = [] }: Drawings): void {
  Object.assign(SETS, Object.fromEntries(Object.entries(sets).filter(([, pieces]) => pieces)));
  Object.assign(PAINTS, paints);
  Object.assign(SHAPES, shapes);
  drawings.turned.push(...turned);
}

/** Whether a piece looks somewhere, and turns. */
export function isTurned(cell: Cell, set: PieceSet): boolean {
  return drawings.turned.includes(shapeOf(cell, set));
}

/** The name of a shape; the character itself where it has none. */
export function shapeOf(cell: Cell, set: PieceSet): string {
  const { piece } = cell;
  if (piece === " " || piece === "\0") return "empty";
  return SETS[set]?.[piece] ?? piece;
}

function letter(cell: Cell, text: string): SVGElement {
  return s("text", { class: `letter ${cell.owner ?? "none"}`, x: 50, y: 72 }, text);
}

/** The piece on a cell; null when there is none. */
export function pieceElement(cell: Cell, set: PieceSet): SVGElement | null {
  const name = shapeOf(cell, set);
  if (name === "empty") return null;
  const shape = SHAPES[name];
  if (!shape) return letter(cell, name);
  const part = ([paint = "", d = ""]: string[]): SVGElement => {
    const { fill, opacity, stroke, width } = PAINTS[paint] ?? {};
    return s("path", { d, fill: fill ?? "none", "fill-opacity": opacity, stroke, "stroke-width": width, "data-paint": paint });
  };
  // by its name, and by the words of its name: disc-dark, disc, dark
  return s("g", { class: `piece ${name} ${name.replaceAll("-", " ")}`, "stroke-linejoin": "round", "stroke-linecap": "round" }, ...shape.map(part));
}

/** What a piece is called, for screen readers; a colour at the end of its shape's name is its owner's matter. */
export function pieceName(cell: Cell, set: PieceSet, sides: readonly string[]): string {
  const shape = shapeOf(cell, set).replace(/-(light|dark)$/, "");
  if (!isKnown(`piece-${shape}`)) return cell.piece;
  const piece = say(`piece-${shape}`);
  if (cell.owner === null || shape === "empty" || set === "maze") return piece;
  return say("piece-of", { side: sides[cell.owner === "max" ? 0 : 1] ?? "", piece });
}
