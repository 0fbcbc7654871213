/** Trees made by hand: a text as rows that clicks change, and back; where a fault stands. */

import { expect, test } from "vitest";
import { faultOf, split } from "../src/handmade/editor";
import { rowsOf, textOf, withMove, withoutRow } from "../src/handmade/outline";

const CLASSIC = "max A\n  min B\n    3\n    12\n  min C\n    2\n";

test("a tree comes back from its rows as it was", () => {
  expect(textOf(rowsOf(CLASSIC) ?? [])).toBe(CLASSIC);
  const named = "max A\n  left -> chance B\n    0.9: min D\n      2\n      E = 4\n    0.1: 30\n";
  expect(textOf(rowsOf(named) ?? [])).toBe(named);
});

test("brackets become rows, and comments are left out", () => {
  expect(textOf(rowsOf("# two moves\n(max A (min B 3 12) (min C 2))") ?? [])).toBe(CLASSIC);
  expect(textOf(rowsOf("max\n  min\n    (max 19 14)\n") ?? [])).toBe("max\n  min\n    max\n      19\n      14\n");
});

test("what only text can say has no rows", () => {
  for (const text of ["", "max A min", "(max A 3", "max A\n  min B 3\n"]) expect(rowsOf(text), text).toBeNull();
});

test("a move is added below a node, and a leaf becomes one", () => {
  const rows = rowsOf(CLASSIC) ?? [];
  expect(textOf(withMove(rows, 4))).toBe("max A\n  min B\n    3\n    12\n  min C\n    2\n    0\n");
  expect(textOf(withMove(rows, 5))).toBe("max A\n  min B\n    3\n    12\n  min C\n    max\n      2\n");
});

test("a node goes with all below it, and the last move of a node makes it a leaf", () => {
  const rows = rowsOf(CLASSIC) ?? [];
  expect(textOf(withoutRow(rows, 1))).toBe("max A\n  min C\n    2\n");
  expect(textOf(withoutRow(rows, 5))).toBe("max A\n  min B\n    3\n    12\n  C = 0\n");
});

test("the place of a fault is read from the message, and the word there is found", () => {
  const fault = faultOf("line 2, column 3: bad node 'mni': expected max, min, chance");
  expect([fault.line, fault.column]).toEqual([2, 3]);
  expect(split("max A\n  mni B\n", fault)).toEqual(["max A\n  ", "mni", " B\n"]);
  expect(split("max A", faultOf("no place"))).toEqual(["max A", "", ""]);
});
