import { describe, expect, test } from "vitest";
import { branchOf, grown, isMoreThanALine, lineThrough, merged, movesTo, nodeAfter, promoted, ROOT, treeFrom, without } from "../src/lines";
import { countingOf, numberOf } from "../src/board/movelist";

const words = (text: string): string[] => text.split(" ");
const tree = grown(grown(grown([], words("e4 e5 Nf3 Nc6")), words("e4 c5 Nf3")), words("e4 c5 c3 d5"));

describe("a game with variations", () => {
  test("keeps every line, the first one as the main line", () => {
    expect(lineThrough(tree, ROOT)).toEqual(words("e4 e5 Nf3 Nc6"));
    const node = nodeAfter(tree, words("e4 c5"));
    expect(node).not.toBeNull();
    expect(lineThrough(tree, node ?? ROOT)).toEqual(words("e4 c5 Nf3"));
    expect(nodeAfter(tree, words("e4 c6"))).toBeNull();
    expect(grown(tree, words("e4 c5 c3"))).toBe(tree);
  });

  test("tells where a variation leaves the line", () => {
    const deep = nodeAfter(tree, words("e4 c5 c3 d5")) ?? ROOT;
    expect(movesTo(tree, branchOf(tree, deep) ?? ROOT)).toEqual(words("e4 c5 c3"));
    expect(branchOf(tree, nodeAfter(tree, words("e4 e5 Nf3")) ?? ROOT)).toBeNull();
  });

  test("makes a variation the line and loses nothing", () => {
    const risen = promoted(tree, nodeAfter(tree, words("e4 c5")) ?? ROOT);
    expect(lineThrough(risen, ROOT)).toEqual(words("e4 c5 Nf3"));
    expect(risen.length).toBe(tree.length);
    expect(nodeAfter(risen, words("e4 e5 Nf3 Nc6"))).not.toBeNull();
    expect(risen.every(({ parent }, node) => parent < node)).toBe(true);
  });

  test("throws away a move with all that follows it", () => {
    const left = without(tree, nodeAfter(tree, words("e4 c5")) ?? ROOT);
    expect(left.map(({ move }) => move)).toEqual(words("e4 e5 Nf3 Nc6"));
    const cut = without(tree, nodeAfter(tree, words("e4 e5")) ?? ROOT);
    expect(lineThrough(cut, ROOT)).toEqual(words("e4 c5 Nf3"));
  });

  test("is joined with another without doubles", () => {
    const both = merged(tree, grown([], words("e4 e5 Bc4")));
    expect(both.length).toBe(tree.length + 1);
    expect(merged(both, tree)).toBe(both);
  });

  test("is read from data only if it is one", () => {
    expect(treeFrom(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
    for (const bad of [null, {}, [{ parent: 0, move: "a" }], [{ parent: -1 }], [{ parent: -2, move: "a" }], [7]]) expect(treeFrom(bad)).toBeNull();
    expect(isMoreThanALine(tree)).toBe(true);
    expect(isMoreThanALine(grown([], words("a b c")))).toBe(false);
  });
});

describe("moves are counted", () => {
  const editor = { style: "fen", turns: ["w", "b"], pieces: [] } as never;
  const at = (position: string | null): ReturnType<typeof countingOf> => countingOf({ can_think: true, editor }, { game: "chess", options: {}, position, moves: [] });

  test("from the number of a set-up, by who moves there", () => {
    const counting = at("8/8/8/8/8/8/8/8 b - - 0 12");
    expect(numberOf(0, counting, true)).toBe("12…");
    expect(numberOf(1, counting, false)).toBe("13.");
    expect(numberOf(0, at(null), false)).toBe("1.");
    expect(numberOf(1, at(null), false)).toBe("");
  });
});
