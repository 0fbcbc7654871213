/** Numbers as people read them, in the language of the page. */

import type { Catalogue, Worth } from "./types";
import { isKnown, language, readable, say } from "./words";

/** How a language writes numbers: between the digits, between thousands, and between two numbers. */
const MARKS = { en: { decimal: ".", thousands: ",", list: ", " }, cs: { decimal: ",", thousands: "\u00a0", list: "; " } };

/** Which values of a tree are wins, for its columns have numbers alone: one on the spot, from which they count down by the ply at which they happen, and the least of them. */
export type Wins = Catalogue["wins"];

/** The studio says which values are wins; as long as it has not, none is. */
let wins: Wins = { at_once: 0, least: Infinity };

export function countWinsFrom(told: Wins): void {
  wins = told;
}

/** How the people of the game on the board count the way to a win; the studio knows. */
let counted: () => "plies" | "moves" | "never" = () => "plies";

/** The size of a value that is a win, however long it takes, where a game has one. */
let sure: () => number | null = () => null;

/** The points that the people of the game call one, such as a pawn; null where they count points. */
let unit: () => number | null = () => null;

/** Lets the values of a game be said in the words of its people. */
export function speakAs(asked: typeof counted, askedSure: typeof sure = () => null, askedUnit: typeof unit = () => null): void {
  counted = asked;
  sure = askedSure;
  unit = askedUnit;
}

/** Whether the people of the game count in a unit of their own. */
export function isInUnits(): boolean {
  return unit() !== null;
}

/** A score of a game as its people say it: +0.32 pawns, #3; a value where they count points. */
export function score(v: number | Worth | null, none = "?"): string {
  const worth = typeof v === "number" ? meaning(v) : v;
  const one = unit();
  if (worth === null || one === null) return value(worth, none);
  if ("points" in worth) return isPoints(worth) ? signedUnits((worth.points ?? 0) / one) : value(worth, none);
  const plies = "win" in worth ? worth.win : worth.loss;
  return counted() === "moves" ? `${"win" in worth ? "" : "−"}#${moves(plies)}` : value(worth, none);
}

/** Hundredths with their sign: +0.32, −1.05, 0.00. */
function signedUnits(units: number): string {
  const text = units.toFixed(2);
  return written(Number(text) === 0 ? "0.00" : units > 0 ? `+${text}` : text);
}

/** Who leads by how much, where the people of the game count in a unit of their own; else in the words of the studio. */
export function lead(worth: Worth, words: string, sides: readonly string[], values: "ahead" | "score"): string {
  const one = unit();
  if (one === null || !isPoints(worth) || !("points" in worth) || worth.points === null || worth.points === 0) return verdict("points" in worth ? worth.points : 0, words, values);
  return say("score-lead", { side: sides[worth.points > 0 ? 0 : 1] ?? "", by: written((Math.abs(worth.points) / one).toFixed(2)) });
}

/** Whether a value is a win or a loss without a distance. */
function isSure(v: number): boolean {
  return Math.abs(v) === sure();
}

/** The digits of a number with the marks of the language: 0.5 is 0,5 in Czech; a minus is a minus and no hyphen. */
export function written(digits: string): string {
  return digits.replace(".", MARKS[language()].decimal).replace("-", "−");
}

/** A count with its thousands apart: 12,345. */
export function count(n: number): string {
  return Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, MARKS[language()].thousands);
}

/** A number in three digits: 950, 12.3 k, −4.56 M. */
export function short(n: number): string {
  if (n < 0) return `−${short(-n)}`;
  const units: [number, string][] = [
    [1e9, " G"],
    [1e6, " M"],
    [1e3, " k"],
  ];
  for (const [size, unit] of units) {
    if (n >= size) return `${written((n / size).toPrecision(3))}${unit}`;
  }
  return String(Math.round(n));
}

/** A count in as few characters as possible: 950, 12k, 5M. */
export function brief(n: number): string {
  if (n < 1000) return String(n);
  return n < 1e6 ? `${Math.round(n / 1e3)}k` : `${Math.round(n / 1e6)}M`;
}

function decimal(n: number): string {
  const text = n.toFixed(2).replace(/\.?0+$/, "");
  return written(text === "-0" ? "0" : text);
}

/** Plies to the end if a tree's value is a counted win or loss. */
export function pliesToEnd(value: number): number | null {
  if (counted() === "never") return null;
  const size = Math.abs(value);
  return size >= wins.least && size <= wins.at_once && Number.isInteger(value) ? wins.at_once - size : null;
}

/** What a tree's value means; the studio says it of its answers. */
export function meaning(value: number): Worth {
  const plies = pliesToEnd(value);
  if (plies === null) return { points: value };
  return value > 0 ? { win: plies } : { loss: plies };
}

/** Whether a value counts points: no win or loss, and no infinity. */
export function isPoints(worth: Worth): boolean {
  return "points" in worth && worth.points !== null && Number.isFinite(worth.points) && !isSure(worth.points);
}

/** Moves of the winner in this number of plies. */
function moves(plies: number): number {
  return Math.ceil(plies / 2);
}

/** A value for MAX: a number, "win in 3" or "loss in 4" plies, in chess "mate in 2" or "mated in 2" moves. */
export function value(v: number | Worth | null, none = "?"): string {
  const worth = typeof v === "number" ? meaning(v) : v;
  if (worth === null) return none;
  if ("points" in worth) return pointsText(worth.points, none);
  const isWon = "win" in worth;
  const plies = isWon ? worth.win : worth.loss;
  if (counted() === "moves") return say(isWon ? "value-mate" : "value-mated", { moves: moves(plies) });
  return say(isWon ? "value-win" : "value-loss", { plies });
}

function pointsText(points: number | null, none: string): string {
  if (points === null || Number.isNaN(points)) return none;
  if (!Number.isFinite(points)) return points > 0 ? "∞" : "−∞";
  if (isSure(points)) return say(points > 0 ? "value-sure-win" : "value-sure-loss");
  return decimal(rounded(points));
}

/** The same in as few characters as possible: W3, L4, in chess #2, −#2. */
export function tiny(v: number | null): string {
  if (v === null || Number.isNaN(v)) return "";
  if (isSure(v)) return say(v > 0 ? "tiny-sure-win" : "tiny-sure-loss");
  const plies = pliesToEnd(v);
  if (plies !== null && counted() === "moves") return `${v > 0 ? "" : "−"}#${moves(plies)}`;
  if (plies !== null) return say(v > 0 ? "tiny-win" : "tiny-loss", { plies });
  return Math.abs(v) >= 10_000 ? short(v) : decimal(rounded(v));
}

/** Values without superfluous digits, the same wherever one stands: 287.84 is 288, 27.24 is 27.2, 2.718 is 2.72. The studio's sentences round alike. */
export function rounded(v: number): number {
  const size = Math.abs(v);
  const grain = size >= 100 ? 1 : size >= 10 ? 10 : 100;
  return (Math.sign(v) * Math.round(size * grain)) / grain;
}

/** What a value says: a score by its number, a lead in the studio's words. */
export function verdict(v: number | null, words: string, values: "ahead" | "score"): string {
  if (v !== null && values === "score") return say("expected-score", { value: value(v) });
  // where values are never wins they are no leads either: numbers written by hand at the leaves
  if (v !== null && counted() === "never") return say("value-for-max", { value: value(v) });
  return sentence(words);
}

/** A sentence of the studio with its numbers as the page writes them: a minus is no hyphen, and there are no zeros at the end. */
export function sentence(text: string): string {
  return readable(text).replace(/(^|[\s([≥≤])-(?=[\d∞])/g, "$1−").replace(/(\d\.\d*?[1-9])0+(?!\d)/g, "$1");
}

const SIGNS = ["", "≥ ", "≤ "];

/** A value with what it says about the true one. */
export function bounded(v: number | Worth | null, bound: number): string {
  return `${SIGNS[bound] ?? ""}${value(v)}`;
}

/** The same in as few characters as possible. */
export function tinyBounded(v: number | null, bound: number): string {
  return `${(SIGNS[bound] ?? "").trim()}${tiny(v)}`;
}

/** An answer as the page writes it: what is typed as <= and -inf. */
export function answer(text: string): string {
  return text.replaceAll("<=", "≤").replaceAll(">=", "≥").replace(/\binf\b/g, "∞").replace(/-(?=[\d∞])/g, "−");
}

/** A window. */
export function window(alpha: number | null, beta: number | null): string {
  return `[${value(alpha, "−∞")}${MARKS[language()].list}${value(beta, "∞")}]`;
}

/** A time span. */
export function time(ms: number): string {
  if (ms < 1) return "< 1 ms";
  if (ms < 1000) return `${ms.toFixed(0)} ms`;
  return `${written((ms / 1000).toFixed(ms < 10_000 ? 2 : 1))} s`;
}

/** A shorter time says nothing about speed. */
const SHORTEST_MEASURED = 2;

/** A time span and, where it is long enough to tell, nodes a second. */
export function effort(nodes: number, ms: number): string {
  return ms < SHORTEST_MEASURED ? time(ms) : say("speed", { time: time(ms), nodes: short(nodes / (ms / 1000)) });
}

/** A probability: 0.5, 0.333. */
export function probability(p: number): string {
  return written(String(Number(p.toFixed(3))));
}

/** A name that commands know, as a message has it. */
const named = (name: string): string => name.replaceAll("_", "-");

/** A label in words; what no message names is shown without the signs between its words. */
function labelText(message: string, name: string, values = {}): string {
  return isKnown(message) ? say(message, values) : name.replaceAll(/[_-]/g, " ");
}

/** A term of a value function in words: `mobility_ending` is mobility (ending), `open3` is open rows of 3. */
export function termName(name: string): string {
  const [, term = name, phase] = /^(.+)[_-](opening|ending|middlegame|endgame)$/.exec(name) ?? [];
  const [, kind = term, count = ""] = /^(open)(\d+)$/.exec(term) ?? [];
  const words = labelText(`term-${named(kind)}`, kind, { count });
  return phase === undefined ? words : say(`phase-${phase}`, { term: words });
}

/** A technique of the playing search in words. */
export function techniqueName(name: string): string {
  return labelText(`technique-${named(name)}`, name);
}

/** A lead with its sign: +18, −4, 0. */
export function signed(n: number): string {
  return `${n > 0 ? "+" : ""}${decimal(n)}`;
}

/** A share of the whole. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return "0 %";
  const share = (100 * part) / whole;
  return `${share >= 10 || share === 0 ? share.toFixed(0) : written(share.toPrecision(2))} %`;
}
