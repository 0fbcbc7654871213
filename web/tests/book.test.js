// The commands of the course that the book can run open on the page with the same position and the same search.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Live } from "../../book/live.js";
import { decode } from "../src/link";
import { stones } from "./sample";

const root = join(import.meta.dirname, "..", "..");
const option = (name) => ({ ...stones.options[0], name });
const games = ["mnk", "chess", "draughts", "explicit"].map((name) => ({ ...stones, name, options: ["columns", "rows", "k", "text"].map(option) }));
const live = new Live(root);

test("every link that the book makes is read", () => {
  const text = readFileSync(join(root, "docs", "learn.md"), "utf8");
  const commands = [...text.matchAll(/^\$ (plywood .*)$/gm)].map((match) => match[1]);
  const links = commands.map((command) => live.address(command)).filter(Boolean);
  expect(links.length).toBeGreaterThan(14);
  for (const link of links) {
    const said = JSON.parse(Buffer.from(link, "base64url").toString());
    const { state, opened } = decode(link, games);
    expect(state.place).toEqual(said.place);
    const { algorithm, depth, without } = said.search;
    expect(state.search.algorithm).toBe(algorithm);
    expect(state.search.depth ?? null).toBe(depth);
    expect(state.search.without ?? []).toEqual(without);
    if (said.opened) expect(opened.settings).toEqual(state.search);
  }
});

test("a command says its position and its search", () => {
  const link = live.address("plywood search mnk --board 3x3 --k 3 --algorithm minimax --depth end");
  const { state } = decode(link, games);
  expect(state.place.options).toEqual({ columns: 3, rows: 3, k: 3 });
  expect([state.search.algorithm, state.search.depth]).toEqual(["minimax", "end"]);
  expect(decode(live.address("plywood tree explicit --example classic"), games).state.place.options.text).toContain("max");
});

test("what the page cannot show is no link", () => {
  for (const command of ["plywood perft chess --depth 4", "plywood tree explicit --file my.tree", "plywood eval chess --eval my.js", "plywood search chess --colour red", "make run"]) {
    expect(live.address(command)).toBeNull();
  }
});
