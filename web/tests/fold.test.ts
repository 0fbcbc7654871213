import { expect, test } from "vitest";
import { firstOpen, foldedTree, parentsOf, visible } from "../src/viewer/fold";
import { TreeModel } from "../src/viewer/model";
import { sample } from "./sample";

const tree = new TreeModel(sample());

test("only the expected line and its siblings are seen at first", () => {
  const open = firstOpen(tree);
  expect([...open]).toEqual([0, 1, 2]);
  expect(visible(tree, open)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(visible(tree, new Set([0]))).toEqual([0, 1, 5]);
  expect(visible(tree, new Set([0, 5]))).toEqual([0, 1, 5, 6, 7, 8]);
  expect(visible(tree, new Set([5]))).toEqual([0]);
});

test("a folded tree knows where its nodes come from and what it hides", () => {
  const nodes = visible(tree, new Set([0, 5]));
  expect(parentsOf(tree, nodes)).toEqual([0, 0, 0, 2, 2, 2]);
  const folded = foldedTree(tree, nodes);
  expect(folded.width).toBeCloseTo(2.78);
  expect([...folded.origin]).toEqual([0, 1, 5, 6, 7, 8]);
  expect([...folded.hidden.nodes]).toEqual([0, 3, 0, 0, 0, 0]);
  expect(folded.labelOf(2)).toBe("c");
  expect(folded.isSkipped(5)).toBe(true);
  expect(folded.fromOrigin(5)).toBe(2);
  expect(folded.fromOrigin(3)).toBe(1);
  expect(folded.fromOrigin(0)).toBe(0);
});
