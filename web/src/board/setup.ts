/** The text of a position from what stands on the board, in the style of each game. */

import type { EditorInfo, Grid } from "../types";
import { say } from "../words";

/** A run of empty cells as a number, everything else by `piece`. */
function runs(row: string[], piece: (character: string) => string): string {
  let text = "";
  let empty = 0;
  for (const character of row) {
    if (character === " ") {
      empty += 1;
      continue;
    }
    text += (empty > 0 ? String(empty) : "") + piece(character);
    empty = 0;
  }
  return text + (empty > 0 ? String(empty) : "");
}

function rowsOf(grid: Grid, pieces: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (let start = 0; start < grid.cells.length; start += grid.columns) {
    rows.push(pieces.slice(start, start + grid.columns));
  }
  return rows;
}

/** Draughtsmen by square number: `W:W18,K24:B1`. */
function pdn(grid: Grid, pieces: readonly string[], turn: string): string {
  const squares = (letters: string): string =>
    grid.cells
      .flatMap((cell, index) => {
        const piece = pieces[index] ?? " ";
        if (piece === " " || !letters.includes(piece)) return [];
        return [(piece === piece.toUpperCase() ? "K" : "") + cell.label];
      })
      .join(",");
  return `${turn}:W${squares("wW")}:B${squares("bB")}`;
}

/** The right to castle: its letter in the text, the message that names it, and where king and rook must stand. */
export interface Castling {
  letter: string;
  name: string;
  king: [number, string];
  rook: [number, string];
}

/** Cells count from the upper left corner. */
export const CASTLINGS: readonly Castling[] = [
  { letter: "K", name: "castling-white-short", king: [60, "K"], rook: [63, "R"] },
  { letter: "Q", name: "castling-white-long", king: [60, "K"], rook: [56, "R"] },
  { letter: "k", name: "castling-black-short", king: [4, "k"], rook: [7, "r"] },
  { letter: "q", name: "castling-black-long", king: [4, "k"], rook: [0, "r"] },
];

/** The rights that are possible with the pieces as they stand. */
export function possibleCastlings(pieces: readonly string[]): Castling[] {
  const stands = ([cell, piece]: [number, string]): boolean => pieces[cell] === piece;
  return CASTLINGS.filter(({ king, rook }) => stands(king) && stands(rook));
}

/** The rights named in the text of a position. */
export function castlingLetters(position: string): Set<string> {
  return new Set(Array.from(position.split(" ")[2] ?? "").filter((letter) => "KQkq".includes(letter)));
}

/** What follows the side to move: the rights that are wanted and possible, and a game without a past. */
function fenRest(pieces: readonly string[], wanted: ReadonlySet<string>): string {
  const letters = possibleCastlings(pieces).map(({ letter }) => letter);
  return `${letters.filter((letter) => wanted.has(letter)).join("") || "-"} - 0 1`;
}

/** Whether a piece may stand on a cell: draughts is played on the dark ones. */
export function canStand(editor: EditorInfo, grid: Grid, cell: number): boolean {
  return editor.style !== "pdn" || grid.cells[cell]?.label !== "";
}

/** Something that is wrong with the pieces, at a cell if it is one's fault. */
export interface Fault {
  cell: number | null;
  text: string;
}

/** What cannot be as the pieces stand, as far as it can be seen without the rules. */
export function faults(editor: EditorInfo, grid: Grid, pieces: readonly string[], sides: readonly string[]): Fault[] {
  if (editor.style === "fen") return [...kingFaults(pieces, "K", sides[0] ?? ""), ...kingFaults(pieces, "k", sides[1] ?? ""), ...pawnFaults(grid, pieces)];
  return editor.style === "pdn" ? manFaults(grid, pieces) : [];
}

function cellsOf(pieces: readonly string[], letters: string): number[] {
  return [...pieces.keys()].filter((cell) => letters.includes(pieces[cell] ?? " ") && pieces[cell] !== " ");
}

function kingFaults(pieces: readonly string[], king: string, side: string): Fault[] {
  const kings = cellsOf(pieces, king);
  if (kings.length === 0) return [{ cell: null, text: say("fault-no-king", { side }) }];
  return kings.slice(1).map((cell) => ({ cell, text: say("fault-kings", { side, kings: kings.length }) }));
}

function isRim(grid: Grid, cell: number): boolean {
  return cell < grid.columns || cell >= grid.cells.length - grid.columns;
}

function pawnFaults(grid: Grid, pieces: readonly string[]): Fault[] {
  return cellsOf(pieces, "Pp").filter((cell) => isRim(grid, cell)).map((cell) => ({ cell, text: say("fault-pawn") }));
}

/** White's men walk up the board, the others down. */
function manFaults(grid: Grid, pieces: readonly string[]): Fault[] {
  const last = grid.cells.length - grid.columns;
  const isThere = (cell: number): boolean => (pieces[cell] === "w" ? cell < grid.columns : cell >= last);
  return cellsOf(pieces, "wb").filter(isThere).map((cell) => ({ cell, text: say("fault-man") }));
}

/** The position as text; the letters say which rights to castle are wanted. */
export function positionText(
  editor: EditorInfo,
  grid: Grid,
  pieces: readonly string[],
  turn: number,
  castling: ReadonlySet<string> = new Set(),
): string {
  const letter = editor.turns[turn] ?? editor.turns[0];
  switch (editor.style) {
    case "rows":
      return `${rowsOf(grid, pieces)
        .map((row) => runs(row, (piece) => piece.toLowerCase()))
        .join("/")} ${letter}`;
    case "fen":
      return `${rowsOf(grid, pieces)
        .map((row) => runs(row, (piece) => piece))
        .join("/")} ${letter} ${fenRest(pieces, castling)}`;
    case "pdn":
      return pdn(grid, pieces, letter);
  }
}

/** The piece a click puts on a cell: what is in the hand, or nothing if it stands there already. */
export function placed(current: string, hand: string): string {
  return current === hand ? " " : hand;
}
