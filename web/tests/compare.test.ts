import { expect, test } from "vitest";
import { counts, merge, placesOf, viewOf } from "../src/viewer/compare";
import { TreeModel } from "../src/viewer/model";
import { sample } from "./sample";

/** The same tree as minimax sees it: nothing is skipped. */
function whole(): TreeModel {
  const tree = sample();
  tree.skipped = [];
  tree.value = [3, 3, 3, 12, 8, 2, 2, 4, 6];
  return new TreeModel(tree);
}

test("two searches share one tree", () => {
  const [cut, all] = [new TreeModel(sample()), whole()];
  const union = merge(all, cut);
  expect(union.parent).toEqual([0, 0, 1, 1, 1, 0, 5, 5, 5]);
  expect(counts(union, all, cut)).toEqual({ first: 9, second: 7, both: 7 });
  const places = placesOf(union, all, cut);
  // what only one of them looked at is as wide as the rest
  expect([...places.x].slice(6).map((x, index) => Math.round((x - (places.x[5 + index] ?? 0)) * 10) / 10)).toEqual([expect.any(Number), 1.2, 1.2]);
  const view = viewOf(union, "second", { first: all, second: cut }, places);
  expect([...view.absent]).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1]);
  expect(view.labelOf(7)).toBe("h");
});

test("a node only one search visited keeps its name in the other's view", () => {
  const small = sample();
  for (const key of ["parent", "x", "label", "reason", "exit", "pass", "turn", "depth", "alpha", "beta", "value", "bound"] as const) {
    (small[key] as unknown[]).length = 5;
  }
  small.skipped = [];
  const [part, all] = [new TreeModel(small), whole()];
  const union = merge(part, all);
  expect(union.first.filter((node) => node < 0).length).toBe(4);
  const view = viewOf(union, "first", { first: part, second: all }, placesOf(union, part, all));
  expect(view.labelOf(5)).toBe("c");
  expect(view.reasonOf(5)).toBe("This search did not look here.");
  expect(view.absent[5]).toBe(1);
});

test("visits of one move are counted apart", () => {
  const twice = sample();
  twice.label = [0, 1, 2, 3, 4, 1, 6, 7, 8];
  const tree = new TreeModel(twice);
  expect(merge(tree, whole()).parent.length).toBe(9 + 4);
});
