/** Names that commands know are words where people read them, and a number has one minus. */

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keys, tick } from "../src/lab/chart";
import { values } from "../src/lab/verdict";
import * as format from "../src/format";
import { isKnown, speak } from "../src/words";
import { LANGUAGES } from "../src/words/language";

beforeEach(() => format.countWinsFrom({ at_once: 1_000_000, least: 990_000 }));
afterEach(() => {
  speak("en");
  format.speakAs(() => "plies");
});

test.each([
  ["open1", "open rows of 1", "otevřené řady po 1"],
  ["turn_opening", "tempo (opening)", "tempo (zahájení)"],
  ["mobility_ending", "mobility (ending)", "pohyblivost (koncovka)"],
  ["pawn-middlegame", "pawns (middlegame)", "pěšci (střední hra)"],
  ["prey-distance", "distance to the prey", "vzdálenost kořisti"],
  ["my_own_term", "my own term", "my own term"],
])("the term %s is said in words", (name, english, czech) => {
  expect(format.termName(name)).toBe(english);
  speak("cs");
  expect(format.termName(name)).toBe(czech);
});

test("techniques are said in words", () => {
  expect(format.techniqueName("quiescence-limits")).toBe("limits of quiescence");
  speak("cs");
  expect(format.techniqueName("quiescence-limits")).toBe("meze klidového prohledávání");
  expect(isKnown("technique-null-move")).toBe(true);
});

/** Everything that writes a number, by its name. */
const WRITERS: Record<string, (n: number) => string> = {
  value: format.value,
  score: format.score,
  tiny: format.tiny,
  short: format.short,
  signed: format.signed,
  bounded: (n) => format.bounded(n, 1),
  tinyBounded: (n) => format.tinyBounded(n, 2),
  window: (n) => format.window(n, -n),
  written: (n) => format.written(String(n)),
  answer: (n) => format.answer(`>= ${n}`),
  sentence: (n) => format.sentence(`It is worth ${n}; [${n}, ${n}]`),
  verdict: (n) => format.verdict(n, "", "score"),
  "pawns of chess": (n) => {
    format.speakAs(() => "moves", () => null, () => 100);
    return format.score(n);
  },
  "axis of a chart": tick,
  "sentence of the lab": (n) => String(values({ mean: n }).mean),
};

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(Object.keys(WRITERS))("a minus is a minus and no hyphen: %s", (name) => {
    speak(language);
    for (const n of [-1, -0.25, -12.5, -287.84, -4_000, -54_321, -1_234_567.5, -999_997]) {
      const text = WRITERS[name]?.(n) ?? "";
      expect(text).not.toMatch(/-/);
      // less than the last digit is nothing, and a lost game has no number of points
      if (/[1-9]/.test(text) && n !== -999_997) expect(text).toMatch(/−\d/);
    }
  });
});

test("the names of curves stand in rows above the plot, as wide as it is", () => {
  const curve = (name: string): Parameters<typeof keys>[0][number] => ({ name, x: [], y: [], low: [], high: [] });
  const names = ["a", "the second of them", "one with a very long name indeed, longer than most", "another that is nearly as long as that one is", "b"];
  const placed = keys(names.map(curve));
  expect(placed.map(({ row }) => row)).toEqual([0, 0, 1, 2, 2]);
  for (const { left, width } of placed) expect(left + width).toBeLessThanOrEqual(560);
});
