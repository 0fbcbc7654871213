/** Scripts: what is wrong is found in the studio's words, drafts are kept, and links carry scripts that are small. */

import { expect, test } from "vitest";
import { draft, keepDraft, LONGEST } from "../src/editor/drafts";
import { faultIn, kindOf } from "../src/editor/fault";
import { searchName, sentEval } from "../src/asks";
import { decode, encode, LINK_SCRIPT } from "../src/link";
import { TREE_NODES, usualState } from "../src/state";
import { stones as game } from "./sample";

const SCRIPT = 'term("a", 1, "x", p => 1);';

test("the place of what is wrong is read from the message", () => {
  expect(faultIn("mine.js line 3, column 12: term 'b': not a function (at W:WK10)")).toEqual({ line: 3, column: 12, text: "term 'b': not a function (at W:WK10)" });
  expect(faultIn("mine.js: 0 terms: expected 1 to 1000")).toBeNull();
  expect(faultIn("unknown move 'x' in line 3")).toBeNull();
});

test("a script says by what it defines what it is meant to be", () => {
  expect(kindOf("const start = () => 1; const play = (s, m) => s; term('a', 1, '', p => 0)")).toBe("game");
  expect(kindOf("function choose(p) { return p.moves()[0]; }")).toBe("agent");
  expect(kindOf(SCRIPT)).toBe("value");
});

test("drafts are kept by game and kind, and damaged ones are none", () => {
  const kept = new Map<string, string>();
  const store = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) };
  keepDraft(store, "mnk", "value", SCRIPT);
  keepDraft(store, "mnk", "agent", "x".repeat(LONGEST + 1));
  expect([draft(store, "mnk", "value"), draft(store, "mnk", "agent"), draft(store, "chess", "value")]).toEqual([SCRIPT, null, null]);
  for (const name of kept.keys()) kept.set(name, "{");
  expect(draft(store, "mnk", "value")).toBeNull();
});

test("a link carries a small script once, and says of a long one only that there is one", () => {
  const state = usualState(game);
  state.search = { ...state.search, eval: { weights: { a: 2 }, script: SCRIPT } };
  state.agent = "function choose(p) {}";
  const opened = { place: state.place, settings: state.search, recorded: TREE_NODES, node: -1, moment: null, rival: null, exercise: false };
  expect(decode(encode(state, opened), [game])).toEqual({ state, opened });
  expect(encode(state, opened).length).toBeLessThan(encode(state).length + encode(usualState(game)).length);
  expect(sentEval(state.search.eval)).toEqual({ script: SCRIPT, name: "mine.js", weights: { a: 2 } });
  expect(searchName(state.search)).toBe("alpha-beta, own script");
  state.search = { ...state.search, eval: { script: "x".repeat(LINK_SCRIPT + 1) } };
  expect(decode(encode(state), [game])?.state.search.eval?.script).toBe("");
});
