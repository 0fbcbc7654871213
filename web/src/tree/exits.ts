/** Why a node was left: a letter, a colour and a name for every reason, so that colour alone says nothing. */

import type { ColourName } from "./colours";

export interface ExitStyle {
  /** A letter drawn at the node. */
  sign: string;
  colour: ColourName;
  title: string;
}

const STYLES: Record<string, ExitStyle> = {
  searched: { sign: "", colour: "soft", title: "every move searched" },
  leaf: { sign: "", colour: "leaf", title: "depth used up" },
  terminal: { sign: "■", colour: "ink", title: "game over" },
  cutoff: { sign: "C", colour: "cut", title: "cut off" },
  table: { sign: "T", colour: "table", title: "answered by the table" },
  "null move": { sign: "N", colour: "null", title: "passing is enough" },
  "stand pat": { sign: "P", colour: "null", title: "content as it is" },
  futility: { sign: "F", colour: "null", title: "cannot matter" },
  "late move": { sign: "L", colour: "faint", title: "too late in the order" },
  beam: { sign: "B", colour: "faint", title: "outside the beam" },
  repetition: { sign: "R", colour: "rule", title: "repetition" },
  "mate distance": { sign: "M", colour: "rule", title: "a faster win is known" },
  known: { sign: "K", colour: "table", title: "known exactly" },
  stopped: { sign: "!", colour: "faint", title: "stopped" },
};

/** The style of a reason; a leaf rule goes by its own name. */
export function exitStyle(word: string): ExitStyle {
  return STYLES[word] ?? { sign: "§", colour: "rule", title: `${word} rule` };
}

/** The key under which moves that were never looked at are filtered. */
export const NOT_LOOKED_AT = "not looked at";
