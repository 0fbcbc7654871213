import { describe, expect, test } from "vitest";
import * as format from "../src/format";
import { Camera, GUTTER } from "../src/viewer/camera";
import { neighbour } from "../src/viewer/canvas";
import { exitStyle } from "../src/viewer/exits";
import { pixel, range } from "../src/viewer/gauge";
import { TreeModel } from "../src/viewer/model";
import { lowerBound, nearest, stickyAncestors } from "../src/viewer/sticky";
import { isPosition } from "../src/board/files";
import { facing } from "../src/board/view";
import { points, round, squeeze, typical } from "../src/thinking/chart";
import { clockText, spent } from "../src/thinking/clock";
import type { Grid } from "../src/types";
import { sample } from "./sample";

describe("numbers", () => {
  test("are written alike in the studio's sentences", () => {
    expect(format.sentence("White takes the largest of 2 values: 5.500 with 10-6.")).toBe("White takes the largest of 2 values: 5.5 with 10-6.");
    expect(format.sentence("at least -3, [-∞, 0.125], ≤ -1.040 (-2)")).toBe("at least −3, [−∞, 0.125], ≤ −1.04 (−2)");
    expect(format.sentence("1. e4 e5 in 100 nodes: 10.")).toBe("1. e4 e5 in 100 nodes: 10.");
  });

  test("of hand-made trees are no leads", () => {
    format.speakAs(() => "never");
    expect(format.verdict(3, "MAX is better by 3", "ahead")).toBe("3 for MAX");
    format.speakAs(() => "plies");
  });

  test("are short", () => {
    expect([0, 999, 1000, 1234567].map(format.count)).toEqual(["0", "999", "1,000", "1,234,567"]);
    expect([12, 1500, 2_000_000].map(format.short)).toEqual(["12", "1.50 k", "2.00 M"]);
    expect(format.value(999_997)).toBe("win in 3");
    expect(format.value(-999_996)).toBe("loss in 4");
    expect(format.value(-2.5)).toBe("−2.5");
    expect(format.value(1 / 3)).toBe("0.33");
    expect(format.value(null)).toBe("?");
    expect(format.tiny(999_997)).toBe("W3");
    format.speakAs(() => "moves");
    expect([999_997, -999_996, 12].map((v) => format.value(v))).toEqual(["mate in 2", "mated in 2", "12"]);
    expect([999_997, -999_996].map(format.tiny)).toEqual(["#2", "−#2"]);
    format.speakAs(() => "plies", () => 99_999);
    expect([format.value(-99_999), format.value(99_999), format.tiny(-99_999), format.value(99_999)]).toEqual(["loss", "win", "L", "win"]);
    format.speakAs(() => "never");
    expect(format.value(-999_700)).toBe("−999700");
    format.speakAs(() => "plies");
    expect(format.bounded(3, 2)).toBe("≤ 3");
    expect(format.window(null, 4)).toBe("[−∞, 4]");
    expect(format.time(0.2)).toBe("< 1 ms");
    expect(format.time(1234)).toBe("1.23 s");
    expect(format.percent(1, 3)).toBe("33 %");
    expect(format.percent(1, 300)).toBe("0.33 %");
  });
});

describe("the camera", () => {
  const tree = new TreeModel(sample());

  test("fits, zooms around a pixel and stays in reach", () => {
    const camera = new Camera(tree);
    camera.resize(400, 300);
    camera.fit();
    expect(camera.x(0)).toBeGreaterThanOrEqual(GUTTER);
    expect(camera.x(tree.width)).toBeLessThanOrEqual(400);
    const fixed = camera.place(120);
    camera.zoom(2, 120);
    expect(camera.place(120)).toBeCloseTo(fixed);
    camera.zoom(1e9, 0);
    expect(camera.scale).toBeLessThan(1000);
    camera.pan(1e9, 1e9);
    expect(camera.x(0)).toBeLessThanOrEqual(200);
    camera.zoom(1e-9, 0);
    expect(camera.scale).toBeCloseTo(camera.smallest());
  });

  test("reveals a node", () => {
    const camera = new Camera(tree);
    camera.resize(300, 200);
    camera.look(0, 200);
    camera.reveal(8);
    expect(camera.x(tree.x[8] ?? 0)).toBeGreaterThan(0);
    expect(camera.x(tree.x[8] ?? 0)).toBeLessThan(300);
  });
});

describe("walking and looking", () => {
  const tree = new TreeModel(sample());

  test("goes to neighbours and prefers the expected line", () => {
    expect(neighbour(tree, -1, "down")).toBe(0);
    expect(neighbour(tree, 0, "down")).toBe(1);
    expect(neighbour(tree, 1, "right")).toBe(5);
    expect(neighbour(tree, 5, "right")).toBe(5);
    expect(neighbour(tree, 4, "right")).toBe(6);
    expect(neighbour(tree, 6, "up")).toBe(5);
  });

  test("finds the first node right of a place", () => {
    const row = tree.levels[2] ?? new Int32Array();
    expect(lowerBound(row, tree.x, -1)).toBe(0);
    expect(lowerBound(row, tree.x, 2.5)).toBe(3);
    expect(lowerBound(row, tree.x, 99)).toBe(6);
  });

  test("keeps ancestors that are out of sight at the rim", () => {
    const camera = new Camera(tree);
    camera.resize(400, 300);
    expect(stickyAncestors(tree, camera, 400).size).toBe(0);
    camera.look(tree.x[8] ?? 0, 240);
    const kept = stickyAncestors(tree, camera, 400);
    expect([...kept.keys()]).toEqual([5, 0]);
    expect([...kept.values()].every((pixel) => pixel > GUTTER && pixel < 400)).toBe(true);
    expect(nearest(tree.levels[1] ?? new Int32Array(), tree.x, 4)).toBe(5);
  });

  test("knows a style for every reason", () => {
    expect(exitStyle("cutoff").sign).toBe("C");
    expect(exitStyle("loss").title).toBe("loss rule");
  });
});

describe("charts", () => {
  test("put wins on the rim and small values in between", () => {
    expect(squeeze(999_999, 10)).toBe(1);
    expect(squeeze(-999_999, 10)).toBe(-1);
    expect(Math.abs(squeeze(5, 10))).toBeLessThan(0.92);
    expect(typical([])).toBe(1.2);
  });

  test("list points by ply", () => {
    const drawn = points(new Map([[2, 5], [0, -5]]), 2);
    expect(drawn.map((dot) => dot.ply)).toEqual([0, 2]);
    expect(drawn[0]?.y).toBeGreaterThan(drawn[1]?.y ?? 0);
  });

  test("the gauge stays on its line", () => {
    const scale = range(new TreeModel(sample()));
    expect(scale[0]).toBeLessThan(2);
    expect(scale[1]).toBeGreaterThan(8);
    expect(pixel(-Infinity, scale)).toBeGreaterThan(0);
    expect(pixel(Infinity, scale)).toBeLessThan(360);
  });
});

describe("a clock", () => {
  test("is read as people read it", () => {
    expect([clockText(300_000), clockText(61_000), clockText(9_400), clockText(0)]).toEqual(["5:00", "1:01", "0:09.4", "0:00.0"]);
  });

  test("runs for one side, and adds its bonus when the move is made", () => {
    const clock = { base: 60_000, bonus: 2000, left: [60_000, 60_000] as [number, number] };
    expect(spent(clock, 0, 5000, true).left).toEqual([57_000, 60_000]);
    expect(spent(clock, 1, 90_000, false).left).toEqual([60_000, 0]);
  });
});

describe("a text", () => {
  test("is a position or a game", () => {
    expect(isPosition("8/4P3/8/8/8/k7/8/K7 w - - 0 1")).toBe(true);
    expect(isPosition("W:WK10,K14:BK1")).toBe(true);
    expect(isPosition("1. e4 e5")).toBe(false);
    expect(isPosition("11-15 23-19")).toBe(false);
  });
});

describe("Pac-Man", () => {
  test("looks where he goes", () => {
    const grid = (at: number): Grid => ({
      columns: 3,
      column_names: [],
      row_names: [],
      pieces: "maze",
      cells: Array.from({ length: 9 }, (_, cell) => ({ ground: "light", piece: cell === at ? "P" : " ", owner: cell === at ? "max" : null, label: "", marked: false })),
    });
    expect([5, 7, 3, 1, 4].map((to) => facing(grid(4), grid(to)))).toEqual([0, 90, 180, 270, null]);
  });
});

test("axes are marked at round numbers", () => {
  expect([7.3, 1, 230, 0.04].map(round)).toEqual([5, 1, 200, 0.02]);
});
