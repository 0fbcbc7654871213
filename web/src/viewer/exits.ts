/** Why a node was left: a letter, a colour and a name for every reason, so that colour alone says nothing. */

import type { ColourName } from "./colours";
import { isKnown, say } from "../words";

export interface ExitStyle {
  /** A letter drawn at the node. */
  sign: string;
  colour: ColourName;
  title: string;
}

const STYLES: Record<string, Omit<ExitStyle, "title">> = {
  searched: { sign: "", colour: "soft" },
  selected: { sign: "", colour: "soft" },
  leaf: { sign: "", colour: "leaf" },
  terminal: { sign: "■", colour: "ink" },
  cutoff: { sign: "C", colour: "cut" },
  table: { sign: "T", colour: "table" },
  "null move": { sign: "N", colour: "null" },
  "stand pat": { sign: "P", colour: "null" },
  futility: { sign: "F", colour: "null" },
  delta: { sign: "D", colour: "null" },
  razoring: { sign: "Z", colour: "null" },
  exchanges: { sign: "X", colour: "null" },
  "prob cut": { sign: "O", colour: "cut" },
  singular: { sign: "S", colour: "cut" },
  quiescence: { sign: "Q", colour: "null" },
  "quiescence limits": { sign: "E", colour: "null" },
  "late move": { sign: "L", colour: "faint" },
  beam: { sign: "B", colour: "faint" },
  repetition: { sign: "R", colour: "rule" },
  "mate distance": { sign: "M", colour: "rule" },
  known: { sign: "K", colour: "table" },
  stopped: { sign: "!", colour: "faint" },
};

/** What a leaf rule is called in the reader's language. */
export function ruleName(rule: string): string {
  return isKnown(`rule-name-${rule}`) ? say(`rule-name-${rule}`) : rule;
}

/** Whether the numbers at the leaves were written there: no game is over where they stand. */
let areLeavesGiven: () => boolean = () => false;

export function speakOfLeaves(asked: typeof areLeavesGiven): void {
  areLeavesGiven = asked;
}

/** The style of a reason; a leaf rule goes by its own name. */
export function exitStyle(word: string): ExitStyle {
  const style = STYLES[word];
  if (style && word === "terminal" && areLeavesGiven()) return { ...style, title: say("exit-given") };
  if (!style) return { sign: "§", colour: "rule", title: say("exit-rule", { rule: ruleName(word) }) };
  return { ...style, title: say(`exit-${word.replace(" ", "-")}`) };
}

/** The key under which moves that were never looked at are filtered. */
export const NOT_LOOKED_AT = "not looked at";
