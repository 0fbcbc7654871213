/** A game as text: moves with numbers, as people write them down, in and out. */

/** Results at the end of a written game. */
const RESULTS = new Set(["1-0", "0-1", "1/2-1/2", "*", "2-0", "0-2", "1-1"]);

/** A text without its variations, which may hold others. */
function withoutVariations(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, " ");
  return shorter === text ? text : withoutVariations(shorter);
}

/** The moves of a text: numbers, comments, variations, headers and results are left out. */
export function movesFrom(text: string): string[] {
  const uncommented = text
    .replace(/\[[^\]]*\]/g, " ")
    .replace(/\{[^}]*\}/g, " ")
    .replace(/;[^\n]*/g, " ");
  const bare = withoutVariations(uncommented)
    .replace(/\$\d+/g, " ")
    .replace(/(^|\s)\d+\.+/g, " ");
  return bare.split(/\s+/).filter((word) => word !== "" && !RESULTS.has(word));
}

/** The moves as text, two to a number. */
export function movesText(moves: readonly string[]): string {
  return moves.map((move, index) => (index % 2 === 0 ? `${index / 2 + 1}. ${move}` : move)).join(" ");
}
