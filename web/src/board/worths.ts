/** What every piece is worth to a net, by the cell it stands on. */

import type { EvalView, Grid } from "../types";

/** The name of a cell at the end of a term: "white king 10", "x c3", "Ng1". */
const CELL = /([a-z]?\d+)$/;

/** Every net, and nothing else, ends with this term. */
const TOGETHER = "together";

/** A number on a cell. */
export interface Worth {
  cell: number;
  value: number;
}

/** The numbers on the board, where the terms of a value function are its pieces; none where they are anything else. */
export function worths({ terms }: Pick<EvalView, "terms">, grid: Grid): Worth[] {
  const cells = new Map<string, number>();
  for (const [cell, { label, piece }] of grid.cells.entries()) {
    if (piece === " ") continue;
    const name = `${grid.column_names[cell % grid.columns] ?? ""}${grid.row_names[Math.floor(cell / grid.columns)] ?? ""}`;
    if (label !== "") cells.set(label, cell);
    if (name !== "") cells.set(name, cell);
  }
  const found = terms.flatMap(({ name, value }): Worth[] => {
    const cell = cells.get(CELL.exec(name)?.[1] ?? "");
    return cell === undefined ? [] : [{ cell, value }];
  });
  // a net's last term is what the pieces are worth together; kings of chess have no worth, and what a net adds to has terms of its own
  return terms.at(-1)?.name === TOGETHER ? found : [];
}
