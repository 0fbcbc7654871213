/** The small boards that an HTML page carries: what all boards of a game have in common stands once. */

import type { Cell, Grid } from "../types";
import type { TreeBoards } from "./tree";

const GROUNDS: Record<string, Cell["ground"]> = { L: "light", D: "dark", W: "wall" };
const OWNERS: Record<string, Cell["owner"]> = { X: "max", N: "min" };

/** The board of a node; null where it has none. */
export function gridOf({ frames, boards, board }: TreeBoards, node: number): Grid | null {
  const found = boards[board[node] ?? -1];
  const frame = frames[found?.frame ?? -1];
  if (!found || !frame) return null;
  const marked = new Set(found.marked);
  // a piece may be two characters of a text
  const pieces = Array.from(found.pieces);
  const cells = frame.ground.split("").map((letter, cell): Cell => ({
    ground: GROUNDS[letter] ?? "light",
    piece: pieces[cell] ?? " ",
    owner: OWNERS[found.owners[cell] ?? " "] ?? null,
    label: "",
    marked: marked.has(cell),
  }));
  return { columns: frame.columns, cells, column_names: [], row_names: [], pieces: frame.set };
}
