/** Sharing the room of the page: what fits, what keys do, and what a browser kept. */

import { expect, test } from "vitest";
import { high, LOWEST, moved, NARROWEST, readRoom, stretched, USUAL, within } from "../src/layout";
import { cardPlace } from "../src/tree/card";

test("board and tree both keep a width they can be used with", () => {
  expect(within(10, 1000)).toBe(NARROWEST);
  expect(within(5000, 1000)).toBe(640);
  expect(within(500.4, 1000)).toBe(500);
});

test("arrow keys move the divider where they point, on either side", () => {
  expect(moved("ArrowRight", false, 400, false, 1000)).toBe(424);
  expect(moved("ArrowRight", false, 400, true, 1000)).toBe(376);
  expect(moved("ArrowLeft", true, 400, false, 1000)).toBe(280);
  expect(moved("Home", false, 400, false, 1000)).toBe(NARROWEST);
  expect(moved("End", false, 400, false, 1000)).toBe(640);
  expect(moved("x", false, 400, false, 1000)).toBeNull();
});

test("below the tree the divider changes its height", () => {
  expect([high(1), high(500.4), high(99_999)]).toEqual([LOWEST, 500, 3000]);
  expect([stretched("ArrowDown", false, 400), stretched("ArrowUp", true, 400), stretched("Home", false, 400)]).toEqual([424, 280, LOWEST]);
  expect(stretched("ArrowLeft", false, 400)).toBeNull();
});

test("what the browser kept is read with care", () => {
  expect(readRoom(null)).toEqual(USUAL);
  expect(readRoom("nonsense")).toEqual(USUAL);
  expect(readRoom('{"board":3,"isSwapped":"yes","large":"all"}')).toEqual(USUAL);
  expect(readRoom('{"board":500,"isSwapped":true,"large":"tree"}')).toEqual({ ...USUAL, board: 500, isSwapped: true, large: "tree" });
  expect(readRoom('{"tree":500}')).toEqual({ ...USUAL, tree: 500 });
  expect(readRoom('{"tree":5}')).toEqual(USUAL);
});

test("the card of a node stands where its children are not, and inside the stage", () => {
  const [card, stage] = [[300, 180], [900, 400]] as [[number, number], [number, number]];
  for (const x of [5, 450, 895]) {
    for (const y of [10, 100, 250, 395]) {
      const [left, top] = cardPlace([x, y], card, stage);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + card[0]).toBeLessThanOrEqual(stage[0]);
      expect(top + card[1]).toBeLessThanOrEqual(stage[1]);
      const isAbove = top + card[1] < y;
      const isBeside = left > x || left + card[0] < x;
      expect(isAbove || isBeside, `${x} ${y}`).toBe(true);
    }
  }
});
