import { expect, test } from "vitest";
import { resultFrom, savedResult } from "../src/saved";
import { usualSearch } from "../src/asks";
import { goesOn, isSamePlace, placeOf, TREE_NODES } from "../src/state";
import { TreeModel } from "../src/viewer/model";
import type { GameInfo, SearchView } from "../src/types";
import { sample } from "./sample";

const game = { name: "mnk", options: [], algorithms: ["alphabeta"] } as unknown as GameInfo;

function view(): SearchView {
  return {
    game: "mnk", position: "", algorithm: "alphabeta", eval: "runs", depth: 2, value: 3, worth: { points: 3 }, verdict: "X is better by 3", best: "b",
    ties: ["b"], pv: ["b", "d"], nodes: 7, cutoffs: 1, placeholders: 1, time_ms: 1, moves: [{ move: "b", value: 3, worth: { points: 3 }, bound: "exact", nodes: 4 }],
    tree: sample(),
  };
}

/** A kept search as an older page may have written it. */
interface Kept {
  view: { tree: Record<string, unknown>; worth?: unknown; moves: { worth?: unknown }[] };
}

function file(change: (data: Kept) => void = () => undefined): unknown {
  const settings = { ...usualSearch(), depth: 2, order: true };
  const result = { view: view(), tree: new TreeModel(sample()), place: placeOf("mnk"), settings, recorded: TREE_NODES };
  const data = JSON.parse(JSON.stringify(savedResult(result))) as Kept;
  change(data);
  return data;
}

test("a search comes back from its file as it was", () => {
  const back = resultFrom(file(), [game]);
  expect(back?.tree.size).toBe(9);
  expect(back?.settings).toMatchObject({ depth: 2, order: true });
  expect(back?.view).toEqual(view());
});

test("a search that an older page kept comes back", () => {
  const older = file(({ view }) => {
    delete view.tree.dropped_moves;
    delete view.worth;
    view.moves.forEach((move) => delete move.worth);
  });
  expect(resultFrom(older, [game])?.view).toEqual(view());
});

test("a damaged search is refused", () => {
  const damages: ((tree: Record<string, unknown>) => void)[] = [
    (tree) => (tree.parent = [0, 5]),
    (tree) => (tree.parent = []),
    (tree) => (tree.label = "none"),
    (tree) => (tree.reason = [99, 1, 2, 2, 2, 3, 2, 4, 4]),
    (tree) => (tree.value = [3]),
    (tree) => (tree.pv = [12]),
    (tree) => (tree.positions = [[1, 2, 3]]),
    (tree) => delete tree.width,
  ];
  for (const damage of damages) expect(resultFrom(file((data) => damage(data.view.tree)), [game])).toBeNull();
  expect(resultFrom(null, [game])).toBeNull();
  expect(resultFrom(file(), [])).toBeNull();
});

test("a game goes on when all its moves are kept", () => {
  const at = (...moves: string[]): ReturnType<typeof placeOf> => ({ ...placeOf("chess"), moves });
  expect(goesOn(at("e4"), at("e4", "e5"))).toBe(true);
  expect(goesOn(at("e4", "e5"), at("e4"))).toBe(false);
  expect(goesOn(at("e4"), at("d4", "d5"))).toBe(false);
  expect(isSamePlace(at("e4"), at("e4"))).toBe(true);
  expect(isSamePlace(at("e4"), at("e4", "e5"))).toBe(false);
});
