/** The review of a game: the sentences about answers, what the lab tells, the graph. */

import { expect, test } from "vitest";
import { judged, mistakes, told } from "../src/review/practice";
import { type Asked, heard, scoresOf } from "../src/review/reviews";
import { placeOf } from "../src/state";
import type { LabTold, Review, ReviewedPly } from "../src/types";

function ply(number: number, loss: number, mark: ReviewedPly["mark"]): ReviewedPly {
  const value = (points: number): ReviewedPly["before"] => ({ value: points, worth: { points } });
  return { ply: number, side: number % 2 === 1 ? "max" : "min", move: `m${number}`, position: "", before: value(10 * number), after: value(-loss), loss, mark, better: loss > 0 ? ["b", "c"] : [], truth: [], looks: 1 };
}

const PLIES = [ply(1, 0, null), ply(2, 60, "dubious"), ply(3, 250, "blunder")];
const RULES = { unit: 100, dubious: 50, mistake: 100, blunder: 200, decided: 600, most: 1000, confirmed: 4, doubtful: 8 };
const REVIEW: Review = { game: "chess", start: null, nodes: 10, rules: RULES, plies: PLIES, players: [] };
const ASKED: Asked = { place: placeOf("chess"), nodes: 10, review: null, state: "runs", done: 0 };

function finding(review?: Review): Extract<LabTold, { type: "found" }>["finding"] {
  return { sentence: "review", figures: {}, charts: [], tables: [], heat: [], json: "", ...(review ? { review } : {}) };
}

test("each side practises its own marked moves", () => {
  expect(mistakes(PLIES, 0).map((one) => one.ply)).toEqual([3]);
  expect(mistakes(PLIES, 1).map((one) => one.ply)).toEqual([2]);
});

test("the better move and that of the game are judged at once, others are looked at", () => {
  const asked = ply(3, 250, "blunder");
  expect(judged(asked, "b")?.isGood).toBe(true);
  expect(judged(asked, "m3")?.isGood).toBe(false);
  expect(judged(asked, "other")).toBeNull();
});

test.each([
  [0, true],
  [49, true],
  [50, false],
])("an answer that loses %i is good: %s", (loss, isGood) => {
  expect(told(ply(3, loss, null), 50).isGood).toBe(isGood);
});

test("the graph has the score before every move and after the last", () => {
  expect([...scoresOf(REVIEW)]).toEqual([[0, 10], [1, 20], [2, 30], [3, -250]]);
});

test("a review grows, ends, and keeps what it has where it is stopped or lost", () => {
  const found = heard(ASKED, { type: "found", finding: finding(REVIEW), games: [] });
  expect(found?.review).toBe(REVIEW);
  if (!found) throw new Error("it was found");
  expect(heard(found, { type: "done", finding: finding(REVIEW), games: [], stopped: true })?.state).toBe("stopped");
  expect(heard(found, { type: "error", error: "lost" })?.state).toBe("stopped");
  expect(heard(ASKED, { type: "error", error: "lost" })).toBeNull();
});
