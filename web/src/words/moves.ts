/** Moves of chess in the letters of the reader's language: a knight is N in English and J in Czech. What is kept and sent is always English. */

import type { Language } from "./language";

const LETTERS: Partial<Record<Language, Record<string, string>>> = { cs: { N: "J", B: "S", R: "V", Q: "D" } };

/** The letter of a piece before the square it goes to, or after the pawn's that becomes one. */
const PIECE = /(?<![\w/])[NBRQ](?=[a-h]?[1-8]?x?[a-h][1-8])|(?<=[a-h][18]=)[NBRQ]/g;

/** Whether chess is on the board: letters mean pieces nowhere else. */
let isChess: () => boolean = () => false;

export function speakOfChess(asked: typeof isChess): void {
  isChess = asked;
}

/** A text with its moves in the reader's letters. */
export function inLetters(text: string, language: Language): string {
  const letters = LETTERS[language];
  return letters && isChess() ? text.replaceAll(PIECE, (letter) => letters[letter] ?? letter) : text;
}

/** A move that the reader typed, in the letters in which moves are kept. */
export function fromLetters(move: string, language: Language): string {
  const letters = LETTERS[language];
  if (!letters || !isChess()) return move;
  const [english] = Object.entries(letters).find(([, letter]) => move.startsWith(letter)) ?? [];
  return english === undefined ? move : english + move.slice(1);
}
