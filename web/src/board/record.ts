/** Moves with numbers as text, in and out, for games without a notation of their own for whole games. */

/** The moves of a text: numbers such as 12. are left out. */
export function movesFrom(text: string): string[] {
  return text
    .replace(/(^|\s)\d+\.+/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** The moves as text, two to a number. */
export function movesText(moves: readonly string[]): string {
  return moves.map((move, index) => (index % 2 === 0 ? `${index / 2 + 1}. ${move}` : move)).join(" ");
}
