/** What an experiment has found, in sentences that say what its figures say. */

import * as format from "../format";
import { ruleName } from "../viewer/exits";
import type { Finding } from "../types";
import { isKnown, say, type Values } from "../words";

type Figures = Finding["figures"];

/** Digits that are said of a fraction, and of one below 1 behind the point. */
const DIGITS = 3;
const DECIMALS = 2;
/** Small numbers whose digits all count. */
const SMALL = ["before", "after", "error"];
/** Figures that name terms of a value function. */
const TERMS = ["term", "terms"];
/** Figures that name leaf rules. */
const RULES = ["rule", "rules", "shakenby"];
/** Below this certainty, in percent, a match leaves open which side is stronger. */
const SURE = 95;
/** Nothing is surer than this in words: a hundred percent is never reached. */
const SUREST = 99.9;

export function sentence(finding: Finding): string {
  return [say(`lab-found-${finding.sentence}`, values(finding.figures)), ...remarks(finding)].join(" ");
}

/** The figures of a sentence as it says them: few digits, words in the reader's language. */
export function values(figures: Figures): Values {
  const said = ([name, figure]: [string, number | string]): [string, number | string] => {
    if (typeof figure === "number") return [name, spoken(Math.abs(figure) < 1 && !SMALL.includes(name) ? Number(figure.toFixed(DECIMALS)) : figure)];
    if (TERMS.includes(name)) return [name, figure.split(", ").map(format.termName).join(", ")];
    if (RULES.includes(name)) return [name, figure.split("+").map(ruleName).join(" + ")];
    return [name, isKnown(`lab-word-${figure}`) ? say(`lab-word-${figure}`) : figure];
  };
  return Object.fromEntries(Object.entries(figures).map(said));
}

/** A whole number chooses a plural; a fraction keeps its digits, and a number below zero has a minus instead of a hyphen. */
function spoken(figure: number): number | string {
  const short = rounded(figure);
  if (!Number.isInteger(short)) return format.written(String(short));
  return short >= 0 ? short : `−${format.count(-short)}`;
}

function rounded(figure: number): number {
  return Number.isInteger(figure) ? figure : Number(figure.toPrecision(Math.abs(figure) >= 100 ? DIGITS + 1 : DIGITS));
}

/** What the figures say beside the sentence. */
function remarks({ sentence: name, figures, tables }: Finding): string[] {
  if (name === "match") return [stronger(figures)];
  if (name.startsWith("truth") && typeof figures.rule === "string") return [say("lab-hidden", values(figures))];
  if (name === "tuning-series-done") return [gain(number(figures.after) - number(figures.before), number(figures.before))];
  // the weights come with the last word: before it the gain is unknown
  if ((name === "tuning-truth" && tables.length > 0) || name === "tuning-games-done") return [gain(number(figures.before) - number(figures.after), number(figures.before))];
  return [];
}

function number(figure: number | string | undefined): number {
  return typeof figure === "number" ? figure : 0;
}

/** The stronger side, and the certainty of that. */
function stronger({ first = "", second = "", superiority }: Figures): string {
  const share = number(superiority);
  const sure = Math.max(share, 100 - share);
  const name = share >= 50 ? first : second;
  if (sure > SUREST) return say("lab-stronger-surely", { name, sure: format.written(String(SUREST)) });
  return say(sure >= SURE ? "lab-stronger" : "lab-stronger-perhaps", { name, sure: format.written(String(rounded(sure))) });
}

/** Whether weights became better, by so much of what was; what no digit shows is nothing. */
function gain(better: number, before: number): string {
  const share = before === 0 ? 0 : Math.abs(better / before);
  if (rounded(before) === rounded(before - better) || better === 0) return say("lab-no-gain");
  return better < 0 ? say("lab-worse") : say("lab-gain", { share: format.percent(share, 1) });
}
