/** Exercises: trees by chance, the score over many sheets, and how answers are read. */

import { expect, test } from "vitest";
import { LEVELS, randomTree } from "../src/tree/random";
import { judged, NONE, plainAnswer, readScore, withSheet } from "../src/tree/score";
import type { Checked } from "../src/types";

/** Dice that always fall the same way for the same seed. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

test("trees by chance have the size of their level, and a name for every inner node", () => {
  for (const level of LEVELS) {
    for (let seed = 1; seed < 30; seed++) {
      const text = randomTree(level, dice(seed));
      const names = [...text.matchAll(/\((max|min) (\w+)/g)].map((found) => found[2]);
      expect(new Set(names).size).toBe(names.length);
      let [depth, deepest] = [0, 0];
      for (const sign of text) {
        if (sign === "(") depth += 1;
        if (sign === ")") depth -= 1;
        deepest = Math.max(deepest, depth);
      }
      expect(depth).toBe(0);
      expect(deepest).toBe(level.plies);
    }
  }
});

const said = (question: string, verdict: Checked["verdict"]): Checked => ({ question, answer: "", verdict } as Checked);

test("revealed answers are not counted as right", () => {
  const report = [said("A.value", "correct"), said("B.value", "correct"), said("cut", "wrong")];
  expect(judged(report, new Set())).toEqual({ right: 2, shown: 0, asked: 3 });
  expect(judged(report, new Set(["B.value", "cut"]))).toEqual({ right: 1, shown: 2, asked: 3 });
});

test("the score goes over many sheets and is read with care", () => {
  const two = withSheet(withSheet(NONE, { right: 2, asked: 3 }), { right: 1, asked: 4 });
  expect(two).toEqual({ sheets: 2, asked: 7, right: 3 });
  expect(readScore(JSON.stringify(two))).toEqual(two);
  expect(readScore('{"sheets":1,"asked":1,"right":9}')).toEqual(NONE);
  expect(readScore("nonsense")).toEqual(NONE);
});

test("a decimal comma is understood", () => {
  expect(plainAnswer("2,0")).toBe("2.0");
  expect(plainAnswer(" −3,25 ")).toBe(" -3.25 ");
  expect(plainAnswer("[2,5; 4]")).toBe("[2.5, 4]");
  expect(plainAnswer("E, F")).toBe("E, F");
  expect(plainAnswer("2,3,4")).toBe("2,3,4");
});
