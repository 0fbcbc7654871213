import { expect, test } from "vitest";
import { firstOpen, foldedTree, parentsOf, visible } from "../src/viewer/fold";
import { TreeModel } from "../src/viewer/model";
import { momentFromWhole, momentInWhole } from "../src/viewer/replay";
import { TEXTBOOK, uct } from "./records";
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

/** Whether each moment of a folded tree is the same event in the whole one, and is found again from there. */
function keepsMoments(whole: TreeModel, folded: TreeModel): void {
  for (let moment = 0; moment < folded.moments; moment++) {
    const there = momentInWhole(folded, whole, moment);
    expect(whole.eventNode[there]).toBe(folded.origin[folded.eventNode[moment] ?? 0]);
    expect(whole.eventKind[there]).toBe(folded.eventKind[moment]);
    expect(momentFromWhole(folded, whole, there)).toBe(moment);
  }
  expect(momentInWhole(folded, whole, folded.moments)).toBe(whole.moments);
  expect(momentFromWhole(folded, whole, whole.moments)).toBe(folded.moments);
}

test("a fold keeps the moment of a replay", () => {
  keepsMoments(tree, foldedTree(tree, visible(tree, new Set([0, 5]))));
  keepsMoments(tree, tree);
});

test("a growing tree is folded with its steps, its numbers and its marks", () => {
  const whole = new TreeModel(uct(TEXTBOOK, 24).tree);
  const folded = foldedTree(whole, visible(whole, new Set([0])));
  expect([folded.size, folded.moments < whole.moments]).toEqual([4, true]);
  for (let node = 0; node < folded.size; node++) {
    const from = folded.origin[node] ?? 0;
    expect(folded.growth?.numbersAt(node, folded.moments)).toEqual(whole.growth?.numbersAt(from, whole.moments));
    expect(folded.growth?.markAt(node, folded.moments)).toBe(whole.growth?.markAt(from, whole.moments));
    expect(folded.hidden.nodes[node]).toBe(node === 0 ? 0 : whole.below[from]);
  }
  // what is folded away is found at its nearest ancestor, whatever the order in which nodes were made
  for (let node = 0; node < whole.size; node++) expect(folded.origin[folded.fromOrigin(node)]).toBe(whole.path(node)[1] ?? 0);
  keepsMoments(whole, folded);
});
