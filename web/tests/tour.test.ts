import { describe, expect, test } from "vitest";
import { isAsked } from "../src/tree/exercise";
import { TreeModel } from "../src/tree/model";
import { steps } from "../src/tour/steps";
import * as format from "../src/format";
import { sample } from "./sample";

describe("the first minute", () => {
  test("goes through the search in its own order", () => {
    const tree = new TreeModel(sample());
    const list = steps(tree, ["X", "O"], 7);
    expect(list.length).toBe(6);
    const moments = list.flatMap((step) => (step.moment === null ? [] : [step.moment]));
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(list[2]?.text).toContain("b comes out as 3");
    expect(list[3]?.text).toContain("Next, c. cut");
    expect(list[4]?.text).toContain("7 nodes; 2 moves");
    expect(list.filter((step) => step.compared).length).toBe(1);
  });

  test("has nothing to tell where nothing is cut", () => {
    const flat = sample();
    flat.exit = flat.exit.map(() => 0);
    expect(steps(new TreeModel(flat), ["X", "O"], 7)).toEqual([]);
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
    expect(format.card(287.842)).toBe("288");
    expect(format.card(-27.25)).toBe("−27.2");
    expect(format.card(5)).toBe("5");
    expect(format.card(999_997)).toBe("win in 3");
    expect(format.tiny(-99_999)).toBe("−100 k");
    expect(format.verdict(-127, "Ghosts are better by 127", "score")).toBe("expected score −127");
    expect(format.verdict(3, "X is better by 3", "ahead")).toBe("X is better by 3");
  });
});
