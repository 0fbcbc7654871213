/** What the page answers: why a move was played, what a match and a tuning have shown, by which value function. */

import { expect, test } from "vitest";
import { namesIn } from "../src/board/names";
import { textOf } from "../src/board/files";
import { isSameJudge, judgeName, judgeOf } from "../src/judging";
import { meaning } from "../src/format";
import { labels, tick } from "../src/lab/chart";
import { sentence } from "../src/lab/verdict";
import { usualSearch } from "../src/asks";
import { answer, ranked, type Weighed } from "../src/thinking/explain";
import type { Finding } from "../src/types";

const exact = (move: string, value: number): Weighed => ({ move, value, worth: meaning(value), bound: "exact" });

test("a player says what it preferred, to what, and by how much", () => {
  const level = { name: "Level 3", isItsOwn: true };
  expect(answer(level, "a6", ranked([exact("a6", -30), exact("d5", -12)], "a6", -1), -1)).toBe("Level 3 preferred a6 (−30) to d5 (−12), by 18.");
  expect(answer(level, "d5", ranked([exact("a6", -30), exact("d5", -12)], "a6", -1), -1)).toBe("Level 3 now prefers a6 (−30) to d5 (−12), which was played, by 18.");
  expect(answer(level, "a6", ranked([exact("a6", 5), { ...exact("d5", 2), bound: "upper" }], "a6", 1), 1)).toBe("Level 3 preferred a6 (5) to d5 (≤ 2), by at least 3.");
  expect(answer(level, "a6", ranked([exact("a6", 5), exact("d5", 5)], "a6", 1), 1)).toBe("Level 3 preferred a6 (5) to d5 (5), though both are worth the same.");
  expect(answer(level, "a6", ranked([exact("a6", 999_997), exact("d5", 5)], "a6", 1), 1)).toBe("Level 3 preferred a6 (win in 3) to d5 (5).");
  expect(answer(level, "a6", [exact("a6", 5)], 1)).toBe("Level 3 had no other move to weigh than a6 (5).");
});

test("moves are ranked for the side that moves, the chosen one first, each as it was weighed first", () => {
  const weighed = [exact("c", 1), exact("a", 3), { ...exact("b", 9), bound: "lower" as const }, exact("a", 7)];
  expect(ranked(weighed, "c", 1).map(({ move, value }) => [move, value])).toEqual([["c", 1], ["b", 9], ["a", 3]]);
  expect(ranked(weighed, null, -1).map(({ move }) => move)).toEqual(["c", "a", "b"]);
});

const NOTHING: Finding = { sentence: "", figures: {}, charts: [], tables: [], heat: [], json: "" };

test("a match names who is stronger, and never with 0 %", () => {
  const told = (superiority: number): string => sentence({ ...NOTHING, sentence: "match", figures: { first: "A", second: "B", wins: 1, draws: 2, losses: 3, share: 40, elo: -70, low: -90, high: -50, superiority } });
  expect(told(0)).toContain("B is stronger (more than 99.9 % sure).");
  expect(told(97.25)).toContain("A is stronger (97.3 % sure).");
  expect(told(40)).toContain("Who is stronger is open: B, with 60 %.");
});

test("a tuning says whether anything was gained, with the digits that show it", () => {
  const told = (before: number, after: number): string => sentence({ ...NOTHING, sentence: "tuning-games-done", figures: { eval: "lines", positions: 10, games: 2, before, after } });
  expect(told(0.003_12, 0.003_41)).toBe("lines, tuned on 10 quiet positions of 2 games: the error on games kept apart was 0.00312, now 0.00341. It became worse: keep the old weights.");
  expect(told(0.003_121, 0.003_119)).toContain("was 0.00312, now 0.00312. That is no gain: keep the old weights.");
  expect(told(0.2, 0.15)).toContain("was 0.2, now 0.15. That is 25 % better.");
});

test("an axis has the digits that tell its numbers apart", () => {
  expect(labels([0, 0.0005, 0.001])).toEqual(["0", "0.0005", "0.0010"]);
  expect(labels([0, 20, 40])).toEqual(["0", "20", "40"]);
  expect(labels([-20_000, 0, 20_000])).toEqual(["−20.0 k", "0", "20.0 k"]);
  expect([tick(0.003_149), tick(-2.5), tick(123.4)]).toEqual(["0.00315", "−2.5", "123"]);
});

test("the playing search goes by its own value function unless one is chosen", () => {
  const game = { player_eval: "net", presets: [{ name: "tapered", about: "", terms: [] }] };
  const [textbook, playing] = [usualSearch(), { ...usualSearch(), algorithm: "pvs" as const }];
  expect([judgeName(textbook, game), judgeName(playing, game)]).toEqual(["tapered", "net"]);
  expect(isSameJudge(textbook, playing, game)).toBe(false);
  const chosen = { ...playing, eval: { preset: "tapered", weights: {} } };
  expect(judgeOf(chosen, game)).toBe(chosen.eval);
  expect(isSameJudge(textbook, chosen, game)).toBe(true);
  expect(isSameJudge(textbook, { ...textbook, eval: { weights: { tempo: 3 } } }, game)).toBe(false);
});

test("a game says who played it where it knows", () => {
  expect(namesIn([["White", "A"], ["Black", "B"], ["Date", "1852.??.??"]], ["White", "Black"])).toEqual(["A", "B"]);
  expect(namesIn([["White", "A"], ["Black", "?"], ["Date", "????.??.??"]], ["White", "Black"])).toEqual(["A", ""]);
  expect(namesIn([["White", "?"], ["Event", "x"]], ["White", "Black"])).toEqual(["", ""]);
});

test("a picture is no text, and old letters are", () => {
  const bytes = (...list: number[]): ArrayBuffer => Uint8Array.from(list).buffer;
  expect(textOf(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toBeNull();
  expect(textOf(bytes(0x31, 0x2e, 0x20, 0xe9, 0x0a))).toBe("1. é\n");
  expect(textOf(new TextEncoder().encode("1. e4 č\r\n\t*").buffer)).toBe("1. e4 č\r\n\t*");
});
