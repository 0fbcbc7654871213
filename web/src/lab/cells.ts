/** What stands in tables and at bars, as the reader writes it: the studio tells experiments in English. */

import * as format from "../format";
import { isKnown, say } from "../words";

/** Which terms of a value function a game was played with. */
const PART = /^(adding|only|without) (.+)$/;
/** How a match ended a game, behind the names of its players. */
const ENDING = /: (won by the rules|drawn by the rules|drawn by repetition|adjudicated: too long)$/;

export const isNumeric = (text: string): boolean => /^[-−]?[\d.,]+( %)?$/.test(text);

/** Words in the reader's language, numbers with its marks. */
export function cellText(text: string): string {
  const [, how, term = ""] = PART.exec(text) ?? [];
  if (how !== undefined) return say(`lab-part-${how}`, { term: format.termName(term) });
  const name = `lab-cell-${named(text)}`;
  if (isKnown(name)) return say(name);
  return isNumeric(text) ? format.written(text) : text;
}

/** The report of one game of a match: who played, and how it ended. */
export function gameText(about: string): string {
  const ending = ENDING.exec(about)?.[1];
  return ending === undefined ? about : about.slice(0, -ending.length) + say(`lab-by-${named(ending)}`);
}

const named = (text: string): string => text.replace(/\W+/g, "-");
