/** Nets that are kept in the browser, and what pieces are worth to them. */

import { expect, test } from "vitest";
import { worths } from "../src/board/worths";
import { MOST, NetShelf, nets, readNets } from "../src/nets";
import { sentEval } from "../src/asks";
import type { Cell, Grid } from "../src/types";

function store(): Pick<Storage, "getItem" | "setItem"> {
  const texts = new Map<string, string>();
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
}

test("nets are kept by name and game, survive a reload, and the oldest make room", () => {
  const kept = store();
  const shelf = new NetShelf(kept);
  for (let index = 0; index <= MOST; index++) shelf.put({ name: `${index}.net`, game: "mnk", net: "AA" });
  shelf.put({ name: "3.net", game: "mnk", net: "BB" });
  const again = new NetShelf(kept);
  expect([again.of("mnk").length, again.of("chess").length, again.find("0.net"), again.of("mnk")[0]?.net]).toEqual([MOST, 0, undefined, "BB"]);
  for (const text of ["", "7", "{}", '[1, {"name": "x", "game": "mnk", "net": "AA"}]']) expect(readNets(text)).toEqual([]);
});

test("a request sends the net whose name the settings say", () => {
  nets.put({ name: "mine.net", game: "mnk", net: "AA" });
  expect(sentEval({ preset: "mine.net" })).toEqual({ net: "AA", name: "mine.net" });
  expect(sentEval({ preset: "other.net", weights: {} })).toEqual({ preset: "other.net" });
});

function board(labels: string[], pieces: string): Grid {
  const cells = Array.from(pieces).map((piece, index): Cell => ({ ground: "light", piece, owner: null, label: labels[index] ?? "", marked: false }));
  return { columns: 2, cells, column_names: ["a", "b"], row_names: ["2", "1"], pieces: "letters" };
}

const term = (name: string, value: number): { name: string; raw: number; weight: number; value: number } => ({ name, raw: 1, weight: value, value });

test("what pieces are worth is said on their cells, by number or by name", () => {
  const together = term("together", 1);
  const numbered = { terms: [term("white king 10", 5), term("red man 1", -2), together] };
  expect(worths(numbered, board(["1", "", "", "10"], "r  W"))).toEqual([{ cell: 3, value: 5 }, { cell: 0, value: -2 }]);
  expect(worths({ terms: [term("Nb1", 3), together] }, board([], "   N"))).toEqual([{ cell: 3, value: 3 }]);
  expect(worths({ terms: [term("material", 3), together] }, board([], "   N"))).toEqual([]);
  expect(worths({ terms: [] }, board([], "    "))).toEqual([]);
  // a king without a worth, and terms that the net adds to
  expect(worths({ terms: [term("mobility", 7), term("Nb1", 3), together] }, board([], "K  N"))).toEqual([{ cell: 3, value: 3 }]);
  // the same terms without a net
  expect(worths({ terms: [term("Nb1", 3)] }, board([], "   N"))).toEqual([]);
});
