import { describe, expect, test } from "vitest";
import { parentRole, roleAt } from "../src/viewer/code";
import { isAsked } from "../src/tree/marks";
import { TreeModel } from "../src/viewer/model";
import { steps } from "../src/tour/steps";
import * as format from "../src/format";
import { sample } from "./sample";

/** The same tree as minimax sees it: nothing is left out. */
function whole(): TreeModel {
  const flat = sample();
  flat.skipped = [];
  flat.exit = flat.exit.map((exit) => (exit === 2 ? 0 : exit));
  flat.value = [3, 3, 3, 12, 8, 2, 2, 4, 6];
  flat.bound = flat.bound.map(() => 0);
  flat.alpha = flat.alpha.map(() => null);
  flat.beta = flat.beta.map(() => null);
  return new TreeModel(flat);
}

describe("the first minute", () => {
  const list = steps({ all: whole(), some: new TreeModel(sample()), nodes: [9, 7] }, ["X", "O"]);

  test("tells minimax first, then alpha, beta and the cut", () => {
    expect(list.map((step) => step.search)).toEqual(["all", "all", "all", "some", "some", "some", "some", "some"]);
    expect(list[1]?.text).toContain("b, d: the game is over");
    expect(list[2]?.text).toContain("b is worth 3");
    expect(list[3]?.text).toContain("b comes out as 3");
    expect(list[3]?.text).toContain("α");
    expect(list[4]?.text).toContain("After b it is O who chooses, and O already has a reply worth 3. That is β");
    expect(list[5]?.text).toContain("Next, c. cut");
    expect(list[6]?.text).toContain("7 nodes; 2 moves");
    expect(list[7]?.text).toContain("9 nodes");
    expect(list.filter((step) => step.compared).length).toBe(1);
  });

  test("says nothing and shows nothing before it is explained", () => {
    const first = (word: string): number => list.findIndex((step) => `${step.title} ${step.text}`.includes(word));
    expect(first("α")).toBe(3);
    expect(first("β")).toBe(4);
    expect(first("≤")).toBe(5);
    expect(first("strokes")).toBe(5);
    expect(list.map((step) => step.isQuiet)).toEqual([true, true, true, true, true, false, false, false]);
    // what is quiet in a search that cuts is shown only from the cut on
    expect(list.slice(0, 3).every((step) => step.search === "all")).toBe(true);
  });

  test("has nothing to tell where nothing is cut", () => {
    expect(steps({ all: whole(), some: whole(), nodes: [9, 9] }, ["X", "O"])).toEqual([]);
  });
});

describe("the program beside a replay", () => {
  const tree = new TreeModel(sample());
  const roles = Array.from({ length: tree.moments }, (_, moment) => roleAt(tree, moment));

  test("lights the line that is at work", () => {
    // enter the root, enter b, enter and leave its three leaves, leave b, enter c, its leaf, two moves cut, leave c, leave the root
    expect(roles).toEqual(["call", "call", "call", "leaf", "call", "leaf", "call", "leaf", "done", "call", "call", "leaf", "cut-min", "cut-min", "cut-min", "done"]);
    expect(parentRole(tree, 3)).toBe("lower");
    expect(parentRole(tree, 8)).toBe("raise");
    expect(parentRole(tree, 0)).toBeNull();
  });
});

describe("an exercise", () => {
  test("asks only for what is wanted", () => {
    const parts = new Set(["cuts"]);
    expect(isAsked("cut", parts)).toBe(true);
    expect(isAsked("A.value", parts)).toBe(false);
    expect(isAsked("A.window", new Set(["windows"]))).toBe(true);
    expect(isAsked("something else", parts)).toBe(true);
  });
});

describe("numbers", () => {
  test("are short on cards", () => {
    expect(format.value(287.842)).toBe("288");
    expect(format.value(-27.25)).toBe("−27.3");
    expect(format.value(5)).toBe("5");
    expect(format.value(999_997)).toBe("win in 3");
    expect(format.tiny(-99_999)).toBe("−100 k");
    expect(format.verdict(-127, "Ghosts are better by 127", "score")).toBe("expected score −127");
    expect(format.verdict(3, "X is better by 3", "ahead")).toBe("X is better by 3");
  });
});
