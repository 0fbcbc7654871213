import { describe, expect, test } from "vitest";
import { isWorthKeeping, keep, keptGames, MOST_GAMES, type Store } from "../src/kept";
import { grown } from "../src/lines";
import { Past } from "../src/past";
import { type State, usualState } from "../src/state";
import { stones } from "./sample";

function store(): Store & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    get length() { return map.size; },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  };
}

function played(...moves: string[]): State {
  const state = usualState(stones);
  return { ...state, place: { ...state.place, moves }, ply: moves.length, tree: grown([], moves) };
}

describe("games kept in the browser", () => {
  test("come back with their variations, the last first", () => {
    const box = store();
    const branched = { ...played("1", "2"), tree: grown(grown([], ["1", "2"]), ["1", "3"]) };
    keep(box, "a", branched, [stones], 1);
    keep(box, "b", played("7"), [stones], 2);
    const { list, damaged } = keptGames(box, [stones]);
    expect(list.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(list[1]?.state).toEqual(branched);
    expect(damaged).toBe(0);
  });

  test("are bounded: the oldest makes room", () => {
    const box = store();
    for (let at = 0; at < MOST_GAMES + 3; at++) keep(box, `g${at}`, played(String(at)), [stones], at);
    const { list } = keptGames(box, [stones]);
    expect(list).toHaveLength(MOST_GAMES);
    expect(list.at(-1)?.id).toBe("g3");
    expect(keep(box, "huge", played("x".repeat(500_000)), [stones])).toBe(false);
  });

  test("that are damaged are left out and thrown away", () => {
    const box = store();
    keep(box, "good", played("1"), [stones], 1);
    box.map.set("plywood-game-1:bad", "{");
    box.map.set("plywood-game-1:old", '{"at":1,"state":{"v":9}}');
    expect(keptGames(box, [stones])).toMatchObject({ damaged: 2, list: [{ id: "good" }] });
    expect(box.map.size).toBe(1);
  });

  test("are those in which something happened", () => {
    expect(isWorthKeeping(usualState(stones))).toBe(false);
    expect(isWorthKeeping(played("1"))).toBe(true);
  });
});

describe("undo and redo", () => {
  test("walk over the changes; a new one ends redo", () => {
    const past = new Past<string>();
    past.add("a");
    past.add("b");
    expect(past.undo("c")).toBe("b");
    expect(past.redo("b")).toBe("c");
    expect(past.undo("c")).toBe("b");
    past.add("b");
    expect(past.canRedo).toBe(false);
    expect([past.undo("d"), past.undo("b"), past.undo("a")]).toEqual(["b", "a", null]);
  });
});
