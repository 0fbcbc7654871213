import { expect, test } from "vitest";
import { changed, isSetUp, sampleName } from "../src/options";
import type { GameOption } from "../src/types";

const number = (name: string, value: number, at_most: string[] = []): GameOption => ({ name, title: name, kind: "number", min: 1, max: 20, default: value, at_most });
const OPTIONS = [number("columns", 5), number("rows", 5), number("k", 4, ["columns", "rows"])];

test("a smaller board shortens the line that wins, and nothing else", () => {
  expect(changed(OPTIONS, {}, "rows", 3)).toEqual({ rows: 3 });
  expect(changed(OPTIONS, { rows: 3 }, "columns", 3)).toEqual({ rows: 3, columns: 3, k: 3 });
  expect(changed(OPTIONS, {}, "k", 9)).toEqual({ k: 9 });
  expect(changed(OPTIONS, { columns: 3, rows: 3, k: 3 }, "rows", 5)).toEqual({ columns: 3, rows: 5, k: 3 });
});

test("a set-up is recognised, whether its options are said or usual", () => {
  expect(isSetUp(OPTIONS, { k: 4 }, { columns: 5 })).toBe(true);
  expect(isSetUp(OPTIONS, { k: 3 }, { columns: 5 })).toBe(false);
});

test("few words stand beside the name of a text", () => {
  expect(sampleName({ name: "rooms", about: "a game" })).toBe("rooms: a game");
  expect(sampleName({ name: "classic", about: "the classic first example: three moves" })).toBe("classic");
});
