/** A small tree for tests: (max A (min B 3 12 8) (min C 2 x x)), as alpha-beta sees it. */

import type { FlatTree, GameInfo } from "../src/types";

export function sample(): FlatTree {
  return {
    title: "sample",
    parent: [0, 0, 1, 1, 1, 0, 5, 5, 5],
    x: [2.5, 1.2, 0, 1.2, 2.4, 4.3, 3.5, 4.4, 5.1],
    width: 6,
    labels: ["", "b", "d", "e", "f", "c", "g", "h", "i"],
    label: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    reasons: ["root", "smallest", "leaf", "cut", "not looked at"],
    reason: [0, 1, 2, 2, 2, 3, 2, 4, 4],
    exits: ["searched", "leaf", "cutoff"],
    exit: [0, 0, 1, 1, 1, 2, 1, 2, 2],
    passes: [""],
    pass: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    turn: [0, 1, 0, 0, 0, 1, 0, 0, 0],
    odds: [],
    depth: [2, 1, 0, 0, 0, 1, 0, 0, 0],
    alpha: [null, null, null, null, null, 3, 3, 3, 3],
    beta: [null, null, null, 3, 3, null, null, null, null],
    value: [3, 3, 3, 12, 8, 2, 2, null, null],
    bound: [0, 0, 0, 0, 0, 2, 0, 0, 0],
    skipped: [7, 8],
    pv: [0, 1, 2],
    dropped: [],
    dropped_in_all: 0,
    positions: [],
  };
}

/** A game of stones, as the studio describes it. */
export const stones: GameInfo = {
  name: "mnk",
  title: "Stones",
  about: "",
  options: [{ kind: "number", name: "k", title: "k", min: 1, max: 20, default: 4, at_most: [] }],
  setups: [],
  editor: null,
  rules: [],
  rule_abouts: {},
  algorithms: ["minimax", "alphabeta", "pvs"],
  players: ["human", "level4"],
  sides: ["X", "O"],
  counted: "plies",
  sure: null,
  even: null,
  presets: [],
  player_eval: null,
  variants: [],
  can_think: true,
  can_solve: true,
  values: "ahead",
  begins_at_random: true,
  record: null,
  player_tags: ["White", "Black"],
  opening_sets: [],
  openings: "random:2",
  study: null,
  lesson: null,
  scored: null,
};
