/** How an exercise went: what the student found, and what was shown. */

import type { Checked } from "../types";

/** Over all sheets so far. */
export interface Score {
  sheets: number;
  asked: number;
  right: number;
}

export const NONE: Score = { sheets: 0, asked: 0, right: 0 };

/** The answers of one sheet, counted. */
export interface Judged {
  right: number;
  shown: number;
  asked: number;
}

/** How many answers are the student's own and right, and how many were shown. */
export function judged(report: readonly Checked[], shown: ReadonlySet<string>): Judged {
  const own = report.filter((checked) => checked.verdict === "correct" && !shown.has(checked.question));
  return { right: own.length, shown: report.filter((checked) => shown.has(checked.question)).length, asked: report.length };
}

/** The score with one more sheet; the first check of a sheet counts, whatever is corrected later. */
export function withSheet(score: Score, sheet: { right: number; asked: number }): Score {
  return { sheets: score.sheets + 1, asked: score.asked + sheet.asked, right: score.right + sheet.right };
}

/** The score a browser kept. */
export function readScore(text: string | null): Score {
  try {
    const data = JSON.parse(text ?? "null") as Partial<Score> | null;
    const isCount = (n: unknown): n is number => typeof n === "number" && Number.isInteger(n) && n >= 0;
    if (!data || !isCount(data.sheets) || !isCount(data.asked) || !isCount(data.right) || data.right > data.asked) return { ...NONE };
    return { sheets: data.sheets, asked: data.asked, right: data.right };
  } catch {
    return { ...NONE };
  }
}

/** An answer as the studio reads it: a comma inside a number is a point to those who write it so, and a long minus is a minus. */
export function plainAnswer(answer: string): string {
  const plain = answer.replaceAll("−", "-");
  const isNumber = /^\s*[-+]?\d+,\d+\s*$/.test(plain);
  // in a window a semicolon divides where commas belong to the numbers
  if (isNumber) return plain.replace(",", ".");
  return plain.includes(";") ? plain.replaceAll(",", ".").replaceAll(";", ",") : plain;
}
