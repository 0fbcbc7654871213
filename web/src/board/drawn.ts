/** Arrows and circles that the reader draws on the board, until a click or another position clears them. */

/** From a cell to another; a circle where they are the same. */
export interface Drawn {
  from: number;
  to: number;
}

/** The marks with one more; one that is there already is taken away. */
export function toggled(marks: readonly Drawn[], mark: Drawn): Drawn[] {
  const others = marks.filter(({ from, to }) => from !== mark.from || to !== mark.to);
  return others.length < marks.length ? others : [...marks, mark];
}
