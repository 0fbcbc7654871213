/** Hand-made trees by chance, by level: something new to practise on. */

/** How large a tree is, and whether chance takes part. */
interface Level {
  plies: number;
  /** Moves of a node, at least and at most. */
  moves: [number, number];
}

export const LEVELS: readonly Level[] = [
  { plies: 2, moves: [2, 3] },
  { plies: 3, moves: [2, 2] },
  { plies: 3, moves: [2, 3] },
  { plies: 4, moves: [2, 3] },
];

const HIGHEST = 12;

/** Whole numbers from 0 below `n`. */
export type Dice = (n: number) => number;

export const byChance: Dice = (n) => Math.floor(Math.random() * n);

/** A tree of a level, written as the studio reads hand-made ones: names come in the order of the alphabet, row by row inside a branch. */
export function randomTree(level: Level, dice: Dice): string {
  let next = 0;
  const name = (): string => {
    const letter = String.fromCharCode(65 + (next % 26));
    const round = Math.floor(next / 26);
    next += 1;
    return round === 0 ? letter : `${letter}${round}`;
  };
  const node = (plies: number): string => {
    if (plies === 0) return String(dice(2 * HIGHEST) - HIGHEST + 4);
    const kind = (level.plies - plies) % 2 === 0 ? "max" : "min";
    const own = name();
    const [least, most] = level.moves;
    const children = Array.from({ length: least + dice(most - least + 1) }, () => node(plies - 1));
    return `(${kind} ${own} ${children.join(" ")})`;
  };
  return node(level.plies);
}
