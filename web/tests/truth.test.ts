import { describe, expect, test } from "vitest";
import { bestSolved } from "../src/thinking/players";
import { TreeModel } from "../src/viewer/model";
import { blunder, chosen, claim, treeTruth, trusted } from "../src/truth/differs";
import { nodeTruth } from "../src/truth/words";
import { sample } from "./sample";

describe("what a value claims", () => {
  test.each([
    ["a lead is no loss", 3, 0, [0, 1]],
    ["behind is no win", -3, 0, [-1, 0]],
    ["even is even", 0, 0, [0, 0]],
    ["a counted win is a win", 999_995, 0, [1, 1]],
    ["at least a lead", 3, 1, [0, 1]],
    ["at most behind", -3, 2, [-1, 0]],
    ["at most a lead says nothing against a loss", 3, 2, [-1, 1]],
    ["at least behind says nothing against a win", -3, 1, [-1, 1]],
  ])("%s", (_, value, bound, expected) => expect(claim(value, bound)).toEqual(expected));
});

describe("where search and truth differ", () => {
  const tree = new TreeModel(sample());

  test("the move a node chose is the first with its value", () => {
    expect([chosen(tree, 0), chosen(tree, 1), chosen(tree, 5)]).toEqual([1, 2, null]);
  });

  test("a lead that is a loss differs, and MAX is trusted too much", () => {
    expect(trusted(tree, [null, null, -1], 2)).toBe(0);
    expect(trusted(tree, [null, null, 0], 2)).toBeNull();
  });

  test("a chosen move that gives the win away differs", () => {
    const values = [1, 0, 0, 1, 1, 1, null, null, null];
    expect(blunder(tree, values, 0)).toBe(1);
    expect(trusted(tree, values, 0)).toBe(0);
    expect(nodeTruth(tree, values, 0, ["White", "Red"])).toBe(" Truth: White wins. The search differs: b, the move it chooses, gives the win away.");
  });

  test("an unknown truth, and a node never looked at, differs from nothing", () => {
    const { differs, count, known } = treeTruth(tree, [null, 1, 1, 1, 1, -1, -1, null, null]);
    expect([...differs]).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0]);
    expect([count, known]).toEqual([1, 6]);
  });

  test("the words say the truth, and what the search says", () => {
    expect(nodeTruth(tree, [null, null, -1], 2, ["White", "Red"])).toBe(" Truth: Red wins. The search differs: it says 3.");
    expect(nodeTruth(tree, [null, null, 1], 2, ["White", "Red"])).toBe(" Truth: White wins.");
    expect(nodeTruth(tree, [], 2, ["White", "Red"])).toBe("");
  });
});

test("who knows the truth wins soonest and resists longest", () => {
  const move = (name: string, value: "win" | "draw" | "loss", plies: number | null) => ({ move: name, index: 0, value, plies });
  expect(bestSolved([move("a", "win", 9), move("b", "win", 5), move("c", "draw", null)])).toBe("b");
  expect(bestSolved([move("a", "loss", 4), move("b", "loss", 10)])).toBe("b");
  expect(bestSolved([move("a", "loss", 4), move("b", "draw", null)])).toBe("b");
  expect(bestSolved([])).toBeNull();
});
