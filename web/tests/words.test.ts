/** The words about nodes: counts, depths, what is missing, and the grammar of one. */

import { expect, test } from "vitest";
import { facts } from "../src/viewer/card";
import { foldedTree, visible } from "../src/viewer/fold";
import { TreeModel } from "../src/viewer/model";
import { below } from "../src/viewer/nodes";
import { say } from "../src/words";
import { sample } from "./sample";

const SIDES = ["MAX", "MIN"];
const fact = (tree: TreeModel, node: number, name: string): string | undefined => facts(tree, node, SIDES).find(([term]) => term === name)?.[1];

test("a search to the end has no number of plies", () => {
  const tree = new TreeModel({ ...sample(), depth: [9999, 9998, 0, 0, 0, 12, 0, 0, 0] });
  expect(fact(tree, 1, "depth")).toBe("to the end");
  expect(fact(tree, 5, "depth")).toBe("12");
});

test("grammar of one", () => {
  expect(say("nodes", { count: 1 })).toBe("1 node");
  expect(say("nodes", { count: 1200 })).toBe("1,200 nodes");
  const chain = new TreeModel({ ...sample(), parent: [0, 0, 1, 1, 1, 0, 5, 5, 7] });
  expect(fact(chain, 7, "below")).toBe(undefined);
  expect(fact(new TreeModel(sample()), 5, "below")).toBe("1 node, 2 moves left out");
  expect(fact(new TreeModel({ ...sample(), skipped: [], parent: [0, 0, 1, 1, 1, 0, 5, 5, 7] }), 7, "below")).toBe("1 node");
});

test("what was not recorded is said at the node, in a folded tree too", () => {
  const tree = new TreeModel({ ...sample(), dropped: [[5, 12_345]], dropped_moves: [[5, 1], [6, 7]], dropped_in_all: 12_345 });
  expect(fact(tree, 5, "not recorded")).toBe("12,345 nodes, 1 move left out");
  expect(below(tree, 6, 80)).toBe("‖7 not kept");
  expect(below(tree, 5, 80)).toBe("12k not kept");
  expect(below(tree, 5, 30)).toBe("⋯");
  expect(below(tree, 1, 80)).toBe("");
  const nodes = visible(tree, new Set([0]));
  const folded = foldedTree(tree, nodes);
  expect(folded.dropped.get(2)).toEqual({ nodes: 12_345, moves: 1 });
  // what can be opened comes first
  expect(below(folded, 1, 80)).toBe("+3");
  // moves that were left out are no nodes
  expect(below(folded, 2, 80)).toBe("+1");
});
