/** Which moves a click, a drag or a key means. */

import type { Grid, PositionView, Way } from "../types";
import { readable, say } from "../words";

/** How a move that goes nowhere is kept. */
const PASS = "--";

/** A move as the reader reads it. */
export function moveText(move: string): string {
  return move === PASS ? say("move-pass") : readable(move);
}

/** Legal moves that end on a cell, coming from another or from nowhere. */
export function movesTo(view: PositionView, to: number, from: number | null): string[] {
  return view.moves.filter((_, index) => {
    const way = view.ways[index];
    return way?.to === to && way.from === from;
  });
}

/** Cells a piece can be moved from. */
export function origins(view: PositionView): Set<number> {
  return new Set(view.ways.flatMap((way) => (way.from === null ? [] : [way.from])));
}

/** Cells a piece from here can reach; without a piece, cells a new one can be put on. */
export function targets(view: PositionView, from: number | null): Set<number> {
  const reached = view.ways.filter((way) => way.from === from && way.to !== null);
  return new Set(reached.flatMap((way) => (way.to === null ? [] : [way.to])));
}

/** The only move there is, if it goes nowhere on the board: who has it must pass. */
export function passOf(view: PositionView): string | null {
  const [only, other] = view.ways;
  const isPass = view.board !== null && only?.to === null && only.from === null && other === undefined;
  return isPass ? (view.moves[0] ?? null) : null;
}

/** How many cells each side has, first and second. */
export function tally(grid: Grid): [number, number] {
  const of = (owner: "max" | "min"): number => grid.cells.filter((cell) => cell.owner === owner).length;
  return [of("max"), of("min")];
}

/** Cells a new piece can be put on where the rules forbid some empty ones: only there is it worth a mark. */
export function rareTargets(view: PositionView): Set<number> {
  const free = targets(view, null);
  const empty = view.board?.cells.filter((cell) => cell.owner === null).length ?? 0;
  return free.size < empty ? free : new Set();
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  w: [0, -1],
  s: [0, 1],
  a: [-1, 0],
  d: [1, 0],
};

/** Whether one piece steps through a maze and nothing else can move: then keys steer it. */
export function isSteered(view: PositionView): boolean {
  // in chess, too, there may be one move and that a short one
  if (view.board?.pieces !== "maze") return false;
  const moving = view.ways.filter((way) => way.from !== null);
  const from = moving[0]?.from ?? null;
  if (from === null || moving.length === 0) return false;
  const columns = view.board.columns;
  return moving.every((way) => way.from === from && way.to !== null && isNeighbour(way, columns));
}

function isNeighbour(way: Way, columns: number): boolean {
  if (way.from === null || way.to === null) return false;
  const distance = Math.abs(way.to - way.from);
  return distance === 1 || distance === columns;
}

/** The move a steering key means. */
export function steer(view: PositionView, key: string): string | null {
  const step = STEPS[key];
  if (!step || !view.board) return null;
  const shift = step[0] + step[1] * view.board.columns;
  const index = view.ways.findIndex((way) => way.from !== null && way.to === way.from + shift);
  return index < 0 ? null : (view.moves[index] ?? null);
}

/** The cell next to one, in the direction of an arrow key; the same at the border. */
export function neighbourCell(grid: Grid, cell: number, key: string): number {
  const step = STEPS[key];
  if (!step) return cell;
  const rows = Math.floor(grid.cells.length / Math.max(1, grid.columns));
  const column = Math.min(grid.columns - 1, Math.max(0, (cell % grid.columns) + step[0]));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(cell / grid.columns) + step[1]));
  return row * grid.columns + column;
}

/** What people call a cell: its column and row where those have names, else its own. */
export function cellName(grid: Grid, cell: number): string {
  const column = grid.column_names[cell % grid.columns];
  const row = grid.row_names[Math.floor(cell / grid.columns)];
  if (column !== undefined && row !== undefined) return column + row;
  const label = grid.cells[cell]?.label ?? "";
  if (label !== "") return label;
  // where squares have numbers, one without is not played on
  return grid.cells.some((other) => other.label !== "") ? say("light-square") : String(cell);
}
