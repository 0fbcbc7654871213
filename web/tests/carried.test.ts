/** Scripts of strangers: every one that a link or a file carries is found, and nothing of it is left when the reader declines. */

import { expect, test } from "vitest";
import { scriptsIn, visible, withoutScripts } from "../src/carried";
import { type Search, usualSearch } from "../src/asks";
import { decode, encode, type Opened } from "../src/link";
import { TREE_NODES, usualState } from "../src/state";
import type { GameInfo } from "../src/types";
import { stones } from "./sample";

const own: GameInfo = {
  ...stones,
  name: "script",
  options: [{ kind: "text", name: "text", title: "", about: "", default: "nim", samples: [{ name: "nim", about: "", text: "nim" }] }],
};
const games = [stones, own];
const scripted = (script: string): Search => ({ ...usualSearch(), eval: { weights: { a: 2 }, script } });

function full(): { state: ReturnType<typeof usualState>; opened: Opened } {
  const state = { ...usualState(stones), search: scripted("one"), kept: scripted("two"), agent: "three" };
  state.players = ["agent", "level2"];
  const opened: Opened = { place: state.place, settings: scripted("four"), recorded: TREE_NODES, node: -1, moment: null, rival: scripted("five"), exercise: false };
  return { state, opened };
}

test("every script of a link is found, each once", () => {
  const parcel = full();
  expect(scriptsIn(parcel, games).map(({ kind, text }) => `${kind} ${text}`)).toEqual(["value one", "value two", "value four", "value five", "agent three"]);
  expect(scriptsIn({ ...parcel, opened: { ...parcel.opened, settings: scripted("one") } }, games)).toHaveLength(4);
  const game = { ...usualState(own), place: { ...usualState(own).place, options: { text: "mine" } } };
  expect(scriptsIn({ state: game }, games)).toEqual([{ kind: "game", text: "mine" }]);
});

test("what the studio offers, and what is left out of a link, is no stranger's script", () => {
  const sample = { ...usualState(own), place: { ...usualState(own).place, options: { text: "nim" } } };
  expect(scriptsIn({ state: sample }, games)).toEqual([]);
  expect(scriptsIn({ state: { ...usualState(stones), search: scripted("") } }, games)).toEqual([]);
});

test("without its scripts a link has none", () => {
  const rest = withoutScripts(full(), games);
  if (!rest) throw new Error("a game is left");
  expect(scriptsIn(rest, games)).toEqual([]);
  expect(JSON.stringify(rest)).not.toMatch(/one|two|three|four|five/);
  expect(rest.state.players).toEqual(["human", "level2"]);
  expect([rest.state.search.eval, rest.opened?.rival?.eval]).toEqual([undefined, undefined]);
  const link = decode(encode(full().state, full().opened), games);
  expect(link && scriptsIn(link, games)).toHaveLength(5);
});

test("of a game that is a script nothing is left", () => {
  const state = { ...usualState(own), place: { ...usualState(own).place, options: { text: "mine" } } };
  expect(withoutScripts({ state }, games)).toBeNull();
  const { opened } = full();
  expect(withoutScripts({ state: usualState(stones), opened: { ...opened, place: state.place } }, games)?.opened).toBeNull();
});

test("a script is shown with what hides in it", () => {
  expect(visible("a\n\tb")).toBe("a\n\tb");
  expect(visible("x\u202Ey\u2066\u200B\u0007\u2028")).toBe("x⟨U+202E⟩y⟨U+2066⟩⟨U+200B⟩⟨U+0007⟩⟨U+2028⟩");
});
