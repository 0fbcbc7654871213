/** The lab: settings put aside, axes, what experiments tell, and what is kept of it. */

import { expect, test } from "vitest";
import { cellText, gameText } from "../src/lab/cells";
import { reach } from "../src/lab/chart";
import { strength } from "../src/lab/heat";
import type { App } from "../src/app";
import { Form, readEntries } from "../src/lab/fields";
import { begun, csv, forgetOthers, heard, keep, kept, type Outcome } from "../src/lab/outcome";
import { linear, logarithmic, roundStep, ticks } from "../src/lab/scale";
import { seriesField, seriesPlace } from "../src/lab/series";
import { LONGEST_NAME, MOST, readShelf, Shelf } from "../src/lab/shelf";
import { sentence, values } from "../src/lab/verdict";
import { usualSearch } from "../src/asks";
import { effect } from "../src/signals";
import { placeOf } from "../src/state";
import type { Finding, GameInfo, ShownGame } from "../src/types";

/** A store in memory. */
function store(): Pick<Storage, "getItem" | "setItem"> {
  const texts = new Map<string, string>();
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
}

test("settings are put aside under names, by game, and survive a reload", () => {
  const kept = store();
  const shelf = new Shelf(kept);
  let told = 0;
  effect(() => {
    shelf.of("mnk");
    told += 1;
  });
  shelf.put(" mine ", "mnk", { ...usualSearch(), depth: 3 });
  shelf.put("mine", "chess", usualSearch());
  shelf.put("mine", "mnk", { ...usualSearch(), depth: 5 });
  shelf.put("  ", "mnk", usualSearch());
  expect(new Shelf(kept).of("mnk").map(({ name, settings }) => [name, settings.depth])).toEqual([["mine", 5]]);
  shelf.remove("mine", "mnk");
  expect([new Shelf(kept).of("mnk").length, new Shelf(kept).of("chess").length, told]).toEqual([0, 1, 5]);
});

test("a damaged shelf is no shelf, and a full one makes room", () => {
  for (const text of ["", "7", "{}", '[1, {"name": 2}, {"name": "x", "game": "mnk"}]']) expect(readShelf(text)).toEqual([]);
  const shelf = new Shelf(store());
  for (let index = 0; index <= MOST; index++) shelf.put(`${index}`.padEnd(LONGEST_NAME + 9, "x"), "mnk", usualSearch());
  expect(shelf.of("mnk").length).toBe(MOST);
  expect(shelf.of("mnk")[0]?.name.length).toBe(LONGEST_NAME);
});

test("axes have round numbers around what they show", () => {
  expect([0.3, 1, 7, 180].map(roundStep)).toEqual([0.5, 1, 10, 200]);
  expect(ticks(-20, 40, 3)).toEqual([-20, 0, 20, 40]);
  const scale = linear([-13, 37], 5);
  expect([scale.low, scale.high, scale.share(-20), scale.share(40)]).toEqual([-20, 40, 0, 1]);
  expect(linear([], 5).ticks.length).toBeGreaterThan(1);
  expect(linear([4], 5).low).toBeLessThan(4);
  const powers = logarithmic([8, 1200]);
  expect(powers.ticks).toEqual([1, 10, 100, 1000, 10_000]);
  expect(powers.share(100)).toBeCloseTo(0.5);
});

test("an interval that says nothing does not flatten its curve", () => {
  const curve = { name: "elo", x: [1, 2, 3], y: [10, 12, 11], low: [-900, -5, -2], high: [900, 30, 25] };
  expect(Math.max(...reach([curve]))).toBe(30);
});

test("the palest cell of a heat map is still seen", () => {
  expect(strength(0, [0, 50, null])).toBeGreaterThan(0.1);
  expect(strength(50, [0, 50, null])).toBeGreaterThan(strength(25, [0, 50, null]));
  expect(strength(7, [7, 7])).toBe(0.5);
});

const finding: Finding = {
  sentence: "truth",
  figures: { eval: "published", depth: 6, share: 53.2481, positions: 12_345, class: "2Kv1K", thrown: 1, undecided: 2, extra: 3.456 },
  charts: [],
  tables: [],
  heat: [],
  json: "{}",
};
const game = (name: string): ShownGame => ({ name, ended: "won", about: "", needed: null, position: null, moves: ["1"] });
const games = [{ name: "mnk", options: [] }] as unknown as GameInfo[];

test("news adds up: games come once, the last finding counts", () => {
  const told = [
    { type: "queued", waiting: 1 },
    { type: "started", command: "plywood match" },
    { type: "progress", stage: "games", done: 1, total: 4 },
    { type: "found", finding, games: [game("1.1")] },
    { type: "done", finding, games: [game("1.2")], stopped: false },
  ] as const;
  let outcome = begun("match", placeOf("mnk"), usualSearch());
  for (const one of told) outcome = heard(outcome, structuredClone(one) as Parameters<typeof heard>[1]);
  expect([outcome.command, outcome.state, outcome.waiting, outcome.games.map(({ name }) => name).join(" ")]).toEqual(["plywood match", "done", 0, "1.1 1.2"]);
  expect(heard(begun("match", placeOf("mnk"), usualSearch()), { type: "error", error: "x" }).state).toBe("failed");
});

test("an outcome is kept, a large one without its games, a damaged one not", () => {
  const room = store();
  const outcome: Outcome = { ...begun("truth", placeOf("mnk"), usualSearch()), finding, games: [game("1")], state: "done" };
  keep(room, outcome);
  expect(kept(room, games).get("truth")).toEqual(outcome);
  keep(room, { ...outcome, games: Array.from({ length: 500 }, () => ({ ...game("x"), moves: ["x".repeat(9000)] })) });
  expect(kept(room, games).get("truth")?.games.length).toBe(0);
  room.setItem("plywood-lab-2:truth", '{"kind":"truth"}');
  expect(kept(room, games).size).toBe(0);
});

test("figures have few digits and words of the page", () => {
  expect(values({ a: 53.2481, b: 12_345, c: "not-won", d: "published" })).toEqual({ a: "53.2", b: 12_345, c: "not won", d: "published" });
  expect(values({ a: -5822.25, b: -0.5, c: 0 })).toEqual({ a: "−5,822", b: "−0.5", c: 0 });
  expect(sentence(finding)).toMatch(/published at depth 6 wins 53\.2 % of the 12,345 won positions of 2Kv1K/);
});

test("a truth with shaken weights says all that one without says", () => {
  const by = (shakenby: string): typeof finding => ({ ...finding, sentence: "truth-shaken", figures: { ...finding.figures, draws: 60, worst: 93.25, mean: 98.1, steady: 12, shakenby } });
  const shaken = by("loss");
  expect(sentence(shaken).startsWith(sentence(finding))).toBe(true);
  expect(sentence(shaken)).toMatch(/searched with the rule loss, the worst of 60 draws wins 93\.3 % against every defence, the mean 98\.1 %; 12 win at least 99 %\.$/);
  expect(sentence(by("none"))).toMatch(/searched without a leaf rule, the worst/);
});

test("results of a page of another shape are thrown out, and others stay", () => {
  const room = store();
  room.setItem("plywood-lab-1:match", "{}");
  room.setItem("plywood-lab-2:truth", "{}");
  room.setItem("plywood-shelf-1", "[]");
  const all = { ...room, length: 3, key: (index: number) => ["plywood-lab-1:match", "plywood-lab-2:truth", "plywood-shelf-1"][index] ?? null, removeItem: (key: string) => room.setItem(key, "gone") };
  expect(forgetOthers(all)).toBe(true);
  expect(["plywood-lab-1:match", "plywood-lab-2:truth", "plywood-shelf-1"].map((key) => room.getItem(key))).toEqual(["gone", "{}", "[]"]);
});

const scored: NonNullable<GameInfo["scored"]> = {
  options: { layout: "roomy" },
  eval: "better",
  depth: 2,
  others: { name: "ghost", title: "Ghosts move", kind: "choice", default: "random", choices: [] },
};

/** A page with a game that is set up so, at some position. */
function page(options: Record<string, string>): App {
  const place = { ...placeOf("maze", options), position: "x", moves: ["West"] };
  return { board: { place }, catalogue: { limits: { games: 50 } } } as unknown as App;
}

function form(entries: Record<string, string | number>): Form {
  return new Form("ablation", entries, () => undefined);
}

test("series are played where there is room, unless a maze was chosen", () => {
  const played = (options: Record<string, string>, entries = {}): unknown => seriesPlace(page(options), scored, form(entries));
  const start = (options: Record<string, string>): unknown => placeOf("maze", options);
  expect(played({ belief: "random" })).toEqual(start({ belief: "random", layout: "roomy" }));
  expect(played({ layout: "mine" })).toEqual(start({ layout: "mine" }));
  expect(played({ layout: "mine" }, { setup: "usual" })).toEqual(start({ layout: "roomy" }));
  expect(played({}, { setup: "board" })).toEqual(start({}));
});

test("series are asked for as the game usually plays them, within the limits", () => {
  expect(seriesField(page({}), scored, form({})).said?.series).toEqual({ others: "random", depth: 2, games: 10 });
  expect(seriesField(page({}), scored, form({ others: "hunting", rounds: 3, "series-games": 51 })).said?.series).toEqual({ others: "hunting", depth: 3, games: 10 });
});

test("entries of forms are read with care", () => {
  expect(readEntries('{"match": {"games": 7, "bad": null, "x": {}}, "y": 3}')).toEqual({ match: { games: 7 }, y: {} });
  expect(readEntries("[")).toEqual({});
});

test("cells with commas are quoted", () => {
  expect(csv(["a", "b"], [["1,2", 'say "x"']])).toBe('a,b\n"1,2","say ""x"""\n');
});

test("terms, parts of them, rules and endings are words", () => {
  expect(cellText("without turn_opening")).toBe("without tempo (opening)");
  expect(cellText("only red_safe")).toBe("only red safe");
  expect(cellText("withdrawn")).toBe("withdrawn");
  expect(values({ terms: "corner_held, huddle", rule: "loss", rules: "loss+retreat" })).toEqual({ terms: "corner held, huddle", rule: "loss", rules: "loss + retreat" });
  expect(gameText("a: won – b: drawn by repetition")).toBe("a: won – b: drawn by repetition");
  expect(gameText("a – b: mate")).toBe("a – b: mate");
});
