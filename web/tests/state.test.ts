import { describe, expect, test } from "vitest";
import { isVariant, levelAsk, searchFrom, searchName, type Search, sent, withVariant } from "../src/asks";
import { decode, encode, fromPlain } from "../src/link";
import { shownPlace, usualState } from "../src/state";
import { grown } from "../src/lines";
import type { Variant } from "../src/types";
import { stones as game } from "./sample";

describe("a link", () => {
  test("restores the state", () => {
    const state = usualState(game);
    state.place.moves = ["12", "ž"];
    state.place.options = { k: 3 };
    state.ply = 1;
    state.search = { ...state.search, depth: 3, order: true, eval: { preset: "runs", weights: { twos: 2.5 } } };
    state.players = ["human", "level7"];
    state.tree = grown(grown([], state.place.moves), ["12", "7"]);
    expect(decode(encode(state), [game])).toEqual({ state, opened: null });
    const opened = { place: { ...state.place, moves: ["12"] }, settings: state.search, recorded: 250_000, node: 3, moment: 8, rival: { ...state.search, depth: 2 }, exercise: false };
    expect(decode(encode(state, opened), [game])?.opened).toEqual(opened);
  });

  test("that is broken or strange restores nothing", () => {
    for (const hash of ["", "x", "@@@", btoa("{}"), btoa("null"), btoa('{"v":1,"place":{"game":"go"}}'), btoa('{"v":9}')]) {
      expect(decode(hash, [game])).toBeNull();
    }
  });

  test("with strange parts keeps the good ones", () => {
    const data = {
      v: 1,
      place: { game: "mnk", options: { k: 5, evil: "x" }, moves: ["1", 2, null], position: 7 },
      ply: -4,
      players: ["level99", "random"],
      search: { depth: -1, nodes: 1e9, without: "all", eval: { weights: { a: "b" } } },
    };
    const state = fromPlain(data, [game]);
    expect(state?.place).toEqual({ game: "mnk", options: { k: 5 }, moves: ["1"], position: null });
    expect(state?.ply).toBe(1);
    expect(state?.players).toEqual(["human", "random"]);
    expect(state?.search.depth).toBe(4);
    expect(state?.search.eval).toBeUndefined();
    expect(state?.recorded).toBe(100_000);
  });
});

describe("settings", () => {
  test("become requests without what is usual", () => {
    const state = usualState(game);
    expect(sent(state.search)).toEqual({ algorithm: "alphabeta" });
    const settings: Search = { ...state.search, algorithm: "pvs", order: true, without: ["table"], depth: 5 };
    expect(sent(settings)).toEqual({ algorithm: "pvs", depth: 5, without: ["table"] });
    expect(sent(searchFrom({ algorithm: "minimax", depth: "end", strict: true }))).toEqual({
      algorithm: "minimax",
      depth: "end",
      strict: true,
    });
  });

  test("have names", () => {
    expect(searchName(searchFrom({ depth: 4, order: true }))).toBe("alpha-beta, depth 4, ordered");
    expect(searchName(searchFrom({ algorithm: "minimax", depth: "end" }))).toBe("minimax, to the end");
  });

  test("take a variant's choices", () => {
    const clever: Variant = { name: "clever", about: "", algorithm: "alphabeta", order: true, beam: 3, rules: ["loss"] };
    const state = usualState(game);
    expect(state.players).toEqual(["human", "level4"]);
    expect(isVariant(state.search, clever)).toBe(false);
    const chosen = withVariant({ ...state.search, depth: 5 }, clever);
    expect(chosen).toMatchObject({ depth: 5, beam: 3, rules: ["loss"] });
    expect(isVariant(chosen, clever)).toBe(true);
  });

  test("levels count plies, then seconds", () => {
    const levels = [{ depth: 1, time_ms: 500 }, { depth: 2, time_ms: 500 }, { depth: null, time_ms: 3000 }];
    expect(levelAsk(levels, 2)).toEqual({ depth: 2, time_ms: 500 });
    expect([levelAsk(levels, 3), levelAsk(levels, 9)]).toEqual([{ time_ms: 3000 }, { time_ms: 3000 }]);
    expect(levelAsk([], 1)).toEqual({});
  });

  test("the place shown ends at the cursor", () => {
    const state = usualState(game);
    state.place.moves = ["1", "2", "3"];
    state.ply = 2;
    expect(shownPlace(state).moves).toEqual(["1", "2"]);
  });
});
