/** The text of a position from what stands on the board, in the style of each game. */

import type { EditorInfo, Grid } from "../types";

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

/**
 * The position as text. `rest` is what follows the side to move in the text the editor started from, such as castling
 * rights: the editor does not change it.
 */
export function positionText(editor: EditorInfo, grid: Grid, pieces: readonly string[], turn: number, rest = ""): string {
  const letter = editor.turns[turn] ?? editor.turns[0];
  switch (editor.style) {
    case "rows":
      return `${rowsOf(grid, pieces)
        .map((row) => runs(row, (piece) => piece.toLowerCase()))
        .join("/")} ${letter}`;
    case "fen":
      return `${rowsOf(grid, pieces)
        .map((row) => runs(row, (piece) => piece))
        .join("/")} ${letter}${rest ? ` ${rest}` : ""}`;
    case "pdn":
      return pdn(grid, pieces, letter);
  }
}

/** The piece a click puts on a cell: what is in the hand, or nothing if it stands there already. */
export function placed(current: string, hand: string): string {
  return current === hand ? " " : hand;
}
