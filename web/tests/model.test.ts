import { describe, expect, test } from "vitest";
import { openCalls } from "../src/viewer/calls";
import { facts, reasonAt } from "../src/viewer/card";
import { ENTER, LEAVE, SKIP, TreeModel } from "../src/viewer/model";
import { live, nextCut, story, worker } from "../src/viewer/replay";
import { sample } from "./sample";

const tree = new TreeModel(sample());

describe("a tree", () => {
  test("knows families, levels and subtrees", () => {
    expect([...tree.children(0)]).toEqual([1, 5]);
    expect([...tree.children(5)]).toEqual([6, 7, 8]);
    expect([...tree.children(2)]).toEqual([]);
    expect([...tree.level]).toEqual([0, 1, 2, 2, 2, 1, 2, 2, 2]);
    expect([...tree.end]).toEqual([8, 4, 2, 3, 4, 8, 6, 7, 8]);
    expect(tree.levels.map((row) => row.length)).toEqual([1, 2, 6]);
    expect(tree.extent(5)).toEqual([3.5, expect.closeTo(5.1)]);
  });

  test("knows the room of a node", () => {
    expect(tree.room[2]).toBeCloseTo(1.2);
    expect(tree.room[8]).toBeCloseTo(0.7);
    expect(tree.room[0]).toBeGreaterThan(1);
  });

  test("finds nodes by moves", () => {
    expect(tree.find("h")).toEqual([7]);
    expect(tree.find("c H")).toEqual([7]);
    expect(tree.find("b h")).toEqual([]);
    expect(tree.find("  ")).toEqual([]);
    expect(tree.moves(7)).toEqual(["c", "h"]);
  });
});

describe("the order of events", () => {
  test("enters and leaves every node once and skips cut moves", () => {
    expect(tree.moments).toBe(2 * 7 + 2);
    const kinds = [...tree.eventKind];
    expect(kinds.filter((kind) => kind === ENTER).length).toBe(7);
    expect(kinds.filter((kind) => kind === LEAVE).length).toBe(7);
    expect(kinds.filter((kind) => kind === SKIP).length).toBe(2);
    expect(tree.eventNode[0]).toBe(0);
    expect(tree.eventNode[tree.moments - 1]).toBe(0);
  });

  test("closes the window in as replies come back", () => {
    const afterB = tree.leaveAt[1] ?? 0;
    expect(live(tree, 0, afterB - 1).alpha).toBe(-Infinity);
    expect(live(tree, 0, afterB)).toMatchObject({ alpha: 3, beta: Infinity, best: 3 });
    const afterG = tree.leaveAt[6] ?? 0;
    expect(live(tree, 5, afterG)).toMatchObject({ alpha: 3, beta: 2, best: 2 });
  });

  test("tells what happens", () => {
    expect(story(tree, 0, ["X", "O"])).toBe("Enter the root: X decides here, with the window [−∞, ∞].");
    expect(story(tree, tree.leaveAt[5] ?? 0, ["X", "O"])).toBe("Leave c with ≤ 2. cut");
    expect(story(tree, tree.enterAt[7] ?? 0, ["X", "O"])).toBe("h: not looked at");
  });

  test("jumps to cut-offs and shows the window of the node at work", () => {
    expect(nextCut(tree, 0)).toBe(tree.leaveAt[5]);
    expect(nextCut(tree, tree.leaveAt[5] ?? 0)).toBe(tree.moments - 1);
    expect(worker(tree, 0)).toBe(0);
    expect(worker(tree, tree.leaveAt[2] ?? 0)).toBe(1);
  });
});

describe("the open calls of a replay", () => {
  const stack = (moment: number): string[] => openCalls(tree, moment, ["A", "B"]).map(({ cells }) => cells.join(" | "));

  test("lead from the call at work to the root, each with its window and the best so far", () => {
    // d has been left with 3 when e is entered
    expect(stack(tree.enterAt[3] ?? 0)).toEqual(["e | A | [−∞, 3] | –", "b | B | [−∞, 3] | 3", "the root | A | [−∞, ∞] | –"]);
    // a call that returns is not open any more
    expect(stack(tree.leaveAt[3] ?? 0)).toEqual(["b | B | [−∞, 3] | 3", "the root | A | [−∞, ∞] | –"]);
    expect(stack(tree.enterAt[7] ?? 0)).toEqual(["c | B | [3, 2] | 2", "the root | A | [3, ∞] | 3"]);
  });

  test("do not tell what the search has not found yet", () => {
    const names = (moment?: number): string[] => facts(tree, 1, ["A", "B"], moment).map(([name, text]) => `${name} ${text}`);
    expect(names(tree.enterAt[3])).toEqual(["turn B", "best so far 3", "window [−∞, 3]", "depth 1"]);
    expect(names()).toContain("value 3");
    expect(reasonAt(tree, 1, tree.enterAt[3])).toMatch(/still at work/);
    expect(reasonAt(tree, 1, tree.leaveAt[1])).toBe("smallest");
  });
});
