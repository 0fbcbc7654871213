/** Sharing the room of the page: what fits, what keys do, and what a browser kept. */

import { expect, test } from "vitest";
import { high, LOWEST, moved, NARROWEST, readRoom, stretched, USUAL, within } from "../src/layout";
import { type Box, cardPlace } from "../src/viewer/beside";

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

test("the card of a node hides neither the node nor its parent nor its siblings, and is inside the stage", () => {
  const [card, stage] = [[300, 110], [900, 400]] as [[number, number], [number, number]];
  const box = (x: number, y: number): Box => ({ left: x - 40, top: y - 40, right: x + 40, bottom: y + 38 });
  for (const y of [46, 140, 240, 350]) {
    for (const siblings of [[450], [90, 450, 800], [60, 170, 280, 390, 500, 610, 720, 830]]) {
      const family = [box(450, y - 95), ...siblings.map((x) => box(x, y))];
      for (const x of siblings) {
        const place = cardPlace([x, y], card, stage, family);
        expect(place, `${x} ${y}`).not.toBeNull();
        const [left, top] = place ?? [0, 0];
        expect(left >= 0 && top >= 0 && left + card[0] <= stage[0] && top + card[1] <= stage[1]).toBe(true);
        for (const one of family) expect(left >= one.right || left + card[0] <= one.left || top >= one.bottom || top + card[1] <= one.top, `${x} ${y}`).toBe(true);
      }
    }
  }
  expect(cardPlace([50, 50], [300, 500], [400, 400], []), "a card that does not fit has no place").toBeNull();
});
