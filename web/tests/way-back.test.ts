/** The way back: what an earlier page has written opens as it was. The samples were kept then, and are never written anew. */

import { expect, test } from "vitest";
import { resultFrom } from "../src/saved";
import { decode } from "../src/link";
import { stones as game } from "./sample";

const LINK =
  "eyJ2IjoxLCJwbGFjZSI6eyJnYW1lIjoibW5rIiwib3B0aW9ucyI6eyJrIjozfSwicG9zaXRpb24iOm51bGwsIm1vdmVzIjpbIjEyIiwixb4iXX0sInBseSI6MSwicGxheWVycyI6WyJodW1hbiIsIm" +
  "xldmVsNyJdLCJzZWFyY2giOnsiYWxnb3JpdGhtIjoiYWxwaGFiZXRhIiwiZGVwdGgiOjMsIm9yZGVyIjp0cnVlLCJiZWFtIjpudWxsLCJydWxlcyI6W10sInN0cmljdCI6ZmFsc2UsImFsbEJlc3Qi" +
  "OmZhbHNlLCJldmFsIjp7InByZXNldCI6bnVsbCwid2VpZ2h0cyI6eyJ0d29zIjoyLjV9LCJzY3JpcHQiOjB9LCJ3aXRob3V0IjpbXX0sInRyZWUiOltbIjEyIiwixb4iXSxbIjEyIiwiNyJdXSwic2" +
  "NyaXB0cyI6WyJjb25zdCB0ZXJtcyA9IHt9OyJdLCJvcGVuZWQiOnsicGxhY2UiOnsiZ2FtZSI6Im1uayIsIm9wdGlvbnMiOnsiayI6M30sInBvc2l0aW9uIjpudWxsLCJtb3ZlcyI6WyIxMiJdfSwi" +
  "c2V0dGluZ3MiOnsiYWxnb3JpdGhtIjoibWluaW1heCIsImRlcHRoIjoiZW5kIn0sIm5vZGUiOjMsIm1vbWVudCI6OCwicml2YWwiOm51bGwsImV4ZXJjaXNlIjpmYWxzZX19";

/** A search kept in a file by a page that knew values as numbers alone. */
const SEARCH = {
  view: {
    game: "mnk", position: "3/3/3 x", algorithm: "alphabeta", eval: "runs", depth: 1, value: 999_999, verdict: "X wins in 1 ply", best: "a1",
    ties: ["a1"], pv: ["a1"], nodes: 2, cutoffs: 0, placeholders: 0, time_ms: 1, moves: [{ move: "a1", value: 999_999, bound: "exact", nodes: 1 }],
    tree: {
      title: "A tree", parent: [0, 0], x: [0.5, 0.5], width: 1, labels: ["", "a1"], label: [0, 1], reasons: ["", "X wins."], reason: [0, 1],
      exits: ["searched", "terminal"], exit: [0, 1], passes: ["full"], pass: [0, 0], turn: [0, 1], odds: [], depth: [1, 0], alpha: [null, null],
      beta: [null, null], value: [999_999, 999_999], bound: [0, 0], skipped: [], pv: [0, 1], dropped: [], dropped_in_all: 0, positions: [],
    },
  },
  place: { game: "mnk", options: { k: 3 }, position: null, moves: [] },
  settings: { algorithm: "alphabeta", depth: 1, order: false },
};

test("a link of an earlier page opens", () => {
  const link = decode(LINK, [game]);
  expect(link?.state.place).toEqual({ game: "mnk", options: { k: 3 }, position: null, moves: ["12", "ž"] });
  expect(link?.state.players).toEqual(["human", "level7"]);
  expect(link?.state.search).toMatchObject({ algorithm: "alphabeta", depth: 3, order: true, eval: { weights: { twos: 2.5 }, script: "const terms = {};" } });
  expect(link?.opened).toMatchObject({ node: 3, moment: 8, settings: { algorithm: "minimax", depth: "end" } });
});

test("a search that an earlier page kept opens, and its numbers get their meaning", () => {
  const kept = resultFrom(SEARCH, [game]);
  expect(kept?.view.worth).toEqual({ win: 1 });
  expect(kept?.view.moves[0]?.worth).toEqual({ win: 1 });
  expect(kept?.tree.size).toBe(2);
});
