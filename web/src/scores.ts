/** Values of positions, by the moves that lead to them: every line of a game has its own. */

/** The name of a position among the scores. */
export function scoreKey(moves: readonly string[], ply: number): string {
  return moves.slice(0, ply).join(" ");
}

/** The values along a line, by ply. */
export function scoresAlong(scores: ReadonlyMap<string, number>, moves: readonly string[]): Map<number, number> {
  const plies = Array.from({ length: moves.length + 1 }, (_, ply) => ply);
  return new Map(plies.flatMap((ply) => {
    const value = scores.get(scoreKey(moves, ply));
    return value === undefined ? [] : [[ply, value]];
  }));
}
