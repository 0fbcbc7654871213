// The desk as WebAssembly answers as the program does, node for node; without a built one this is skipped (tools/site.sh).

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { TextDecoder } from "node:util";
import { describe, expect, it } from "vitest";
import { Desk } from "../src/transport/desk";

const FILE = fileURLToPath(new URL("../../target/site-plywood.wasm", import.meta.url));
const FIVE = { game: "mnk", options: { columns: 5, rows: 5, k: 4 } };
const decoder = new TextDecoder();

/** A desk, and what it has said since the last question. */
async function openDesk(stops = () => false) {
  let all = {};
  const hear = (sound, bytes) => void (all[sound] ??= []).push(decoder.decode(bytes));
  const desk = await Desk.open(new WebAssembly.Module(readFileSync(FILE)), { hear, stops });
  const heard = () => {
    const said = all;
    all = {};
    return said;
  };
  const asked = (path, body) => {
    desk.answer(path, typeof body === "string" ? body : JSON.stringify(body));
    const { head = [], body: text = [] } = heard();
    return { head: JSON.parse(head[0] ?? "null"), body: text[0] ?? "" };
  };
  return { desk, asked, heard };
}

describe.skipIf(!existsSync(FILE))("the desk as WebAssembly", () => {
  it("offers every game, and searches the same nodes as the program", async () => {
    const { asked } = await openDesk();
    const { games, limits } = JSON.parse(asked("/games", "language=cs").body);
    expect(games.map(({ name }) => name)).toEqual(["mnk", "draughts", "chess", "reversi", "pacman", "explicit", "script"]);
    expect(limits.threads).toBe(1);
    const found = JSON.parse(asked("/search", { place: FIVE, search: { depth: 4 } }).body);
    expect(found).toMatchObject({ nodes: 21_162, best: "c3" });
  });

  it("refuses in one line, and goes on", async () => {
    const { asked } = await openDesk();
    expect(asked("/nowhere", {})).toMatchObject({ head: { status: 404 }, body: expect.stringContaining("no such address") });
    expect(asked("/search", "{")).toMatchObject({ head: { status: 400 } });
    expect(asked("/position", { place: FIVE }).head.status).toBe(200);
  });

  it("runs scripts, and ends one that does not", async () => {
    const { asked } = await openDesk();
    const [{ text: script }] = JSON.parse(asked("/vocabulary", { place: FIVE }).body).values;
    expect(asked("/eval", { place: { ...FIVE, moves: ["c3"] }, eval: { script } }).head.status).toBe(200);
    const endless = asked("/eval", { place: FIVE, eval: { script: `term("a", 1, "a", () => { for (;;); });` } });
    expect(endless.body).toMatch(/stopped after 500 ms of processor time/);
  });

  it("tells how far a thought is, and stops when it has to", async () => {
    let looks = 0;
    const { desk, heard } = await openDesk(() => ++looks > 3);
    desk.converse("/think", JSON.stringify({ type: "think", place: { game: "draughts" }, think: { depth: 60 } }));
    const { news = [], last = [] } = heard();
    expect(news.some((text) => text.includes('"type":"progress"'))).toBe(true);
    expect(JSON.parse(last[0] ?? "")).toMatchObject({ type: "done" });
  });

  it("plays a match where it is, game by game", async () => {
    const { desk, heard } = await openDesk();
    const players = ["A", "B"].map((name, index) => ({ name, search: { depth: index + 1 } }));
    desk.converse("/lab", JSON.stringify({ type: "run", experiment: { kind: "match", place: { game: "mnk", options: { columns: 3, rows: 3, k: 3 } }, games: 6, players } }));
    const { last = [] } = heard();
    expect(JSON.parse(last[0] ?? "")).toMatchObject({ type: "done", stopped: false, finding: { figures: { games: 6 } } });
  });

  it("solves an ending when there is nothing else to do, and tells how far it is", async () => {
    const { desk, asked, heard } = await openDesk();
    const place = { game: "draughts", position: "W:WK10,K14,K18:BK1" };
    expect(JSON.parse(asked("/ending", { place }).body)).toMatchObject({ building: { ending: "3Kv1K", done: 0 } });
    expect(desk.doChore()).toBe(true);
    const { chore = [] } = heard();
    expect(chore.length).toBeGreaterThan(0);
    expect(desk.doChore()).toBe(false);
    expect(JSON.parse(asked("/solve", { place }).body)).toMatchObject({ value: "win" });
  });
});
