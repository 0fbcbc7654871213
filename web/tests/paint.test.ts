/** A large tree is drawn with few strokes, and nothing of it is lost. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Camera } from "../src/viewer/camera";
import type { Colours } from "../src/viewer/colours";
import { Columns } from "../src/viewer/columns";
import { edges } from "../src/viewer/edges";
import { FADED, type Frame } from "../src/viewer/frame";
import { TreeModel } from "../src/viewer/model";
import { paint } from "../src/viewer/paint";
import type { FlatTree } from "../src/types";
import { sample } from "./sample";

const FAMILIES = 2000;
const CHILDREN = 10;
const WIDTH = 800;

/** A root with many families, all children alike. */
function large(): TreeModel {
  const parent = [0];
  const x = [(FAMILIES * CHILDREN) / 2];
  for (let family = 0; family < FAMILIES; family++) {
    const node = parent.length;
    parent.push(0);
    x.push(family * CHILDREN + CHILDREN / 2);
    for (let child = 0; child < CHILDREN; child++) {
      parent.push(node);
      x.push(family * CHILDREN + child);
    }
  }
  const all = <T>(value: T): T[] => parent.map(() => value);
  const turn = parent.map((above, node) => (node === 0 ? 0 : above === 0 ? 1 : 0));
  const tree: FlatTree = {
    ...sample(), parent, x, width: FAMILIES * CHILDREN, label: all(0), reason: all(0), exit: all(1), pass: all(0), turn, depth: all(0),
    alpha: all(null), beta: all(null), value: all(1), bound: all(0), skipped: [], pv: [0],
  };
  return new TreeModel(tree);
}

/** A canvas that counts. */
class Recorder {
  rectangles: { x: number; width: number; height: number; alpha: number }[] = [];
  fills: FakePath[] = [];
  globalAlpha = 1;
  fillStyle = "";
  fillRect(x: number, _y: number, width: number, height: number): void {
    this.rectangles.push({ x, width, height, alpha: this.globalAlpha });
  }
  fill(path: FakePath): void {
    this.fills.push(path);
  }
}

class FakePath {
  shapes = 0;
  reach = [Infinity, -Infinity] as [number, number];
  moveTo(x: number): void {
    this.shapes += 1;
    this.lineTo(x);
  }
  lineTo(x: number): void {
    this.reach = [Math.min(this.reach[0], x), Math.max(this.reach[1], x)];
  }
  closePath(): void {
    // a shape ends where it began
  }
}

function frame(tree: TreeModel, ctx: Recorder): Frame {
  const camera = new Camera(tree);
  camera.resize(WIDTH, 400);
  const look = {
    selected: -1, hovered: -1, moment: tree.moments, isTold: false, isQuiet: false, working: -1, shown: new Uint8Array(tree.exits.length + 1).fill(1),
    wrong: null, found: new Set<number>(), names: null, marks: new Map(),
  };
  const colours = new Proxy({}, { get: (_, name) => String(name) }) as Colours;
  return { ctx: ctx as unknown as CanvasRenderingContext2D, tree, camera, colours, look, sticky: new Map(), sides: ["A", "B"], width: WIDTH, height: 400 };
}

beforeEach(() => vi.stubGlobal("Path2D", FakePath));
afterEach(() => vi.unstubAllGlobals());

test("alike neighbours are one rectangle", () => {
  const ctx = new Recorder();
  const painted = frame(large(), ctx);
  const columns = new Columns(painted, 100);
  for (let x = 100; x < 300; x++) columns.add(2, x, 1);
  columns.paint();
  expect(ctx.rectangles).toEqual([{ x: 100, width: 202, height: 22, alpha: 0.85 }]);
});

test("a column shows the share of each kind", () => {
  const ctx = new Recorder();
  const columns = new Columns(frame(large(), ctx), 100);
  for (const node of [1, 1, 1, 2]) columns.add(node, 50, 1);
  columns.paint();
  expect(ctx.rectangles.map(({ height }) => height)).toEqual([5.5, 16.5]);
});

test("what was not looked at is faded however dense the row is", () => {
  const ctx = new Recorder();
  const columns = new Columns(frame(large(), ctx), 100);
  // one node in twenty-five was looked at: 4 %
  for (let x = 100; x < 300; x++) for (let node = 0; node < 25; node++) columns.add(2, x, node === 0 ? 1 : FADED);
  columns.paint();
  const strong = ctx.rectangles.filter(({ alpha }) => alpha > 0.5).reduce((sum, { width, height }) => sum + width * height, 0);
  const all = ctx.rectangles.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(strong / all).toBeCloseTo(0.04, 5);
  expect(Math.max(...ctx.rectangles.filter(({ alpha }) => alpha <= 0.5).map(({ alpha }) => alpha))).toBeLessThan(0.15);
});

test("two thousand narrow families become a few hundred shapes, from rim to rim", () => {
  const ctx = new Recorder();
  const painted = frame(large(), ctx);
  edges(painted, 1);
  const [path] = ctx.fills;
  expect(ctx.fills.length).toBe(1);
  expect(path?.shapes).toBeGreaterThan(50);
  expect(path?.shapes).toBeLessThan(WIDTH / 2);
  // a shape is at least a pixel wide
  const rims = [painted.camera.x(0), painted.camera.x(FAMILIES * CHILDREN - 1)];
  expect(path?.reach.every((x, i) => Math.abs(x - (rims[i] ?? NaN)) <= 1)).toBe(true);
});

/** A canvas that remembers how wide each filled shape was and where. */
function shapes(): { ctx: CanvasRenderingContext2D; filled: { width: number; y: number }[] } {
  const filled: { width: number; y: number }[] = [];
  let points: [number, number][] = [];
  const calls: Record<string, unknown> = {
    beginPath: () => (points = []),
    moveTo: (x: number, y: number) => points.push([x, y]),
    lineTo: (x: number, y: number) => points.push([x, y]),
    fill: () => {
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      filled.push({ width: Math.max(...xs) - Math.min(...xs), y: (Math.max(...ys) + Math.min(...ys)) / 2 });
    },
    measureText: (text: string) => ({ width: text.length * 6 }),
  };
  const ctx = new Proxy(calls, { get: (known, name) => known[String(name)] ?? (() => undefined), set: () => true });
  return { ctx: ctx as unknown as CanvasRenderingContext2D, filled };
}

test("the expected line hides no neighbour where neighbours are close", () => {
  const children = 60;
  const parent = [0, ...Array.from({ length: children }, () => 0)];
  const all = <T>(value: T): T[] => parent.map(() => value);
  const tree = new TreeModel({
    ...sample(), parent, x: [children / 2, ...Array.from({ length: children }, (_, i) => i)], width: children, label: all(1), reason: all(0), exit: all(0),
    pass: all(0), turn: parent.map((_, node) => (node === 0 ? 0 : 1)), depth: all(0), alpha: all(null), beta: all(null), value: all(1), bound: all(0),
    skipped: [], pv: [0, 30],
  });
  const { ctx, filled } = shapes();
  const painted = { ...frame(tree, new Recorder()), ctx };
  const room = painted.camera.scale;
  expect(room).toBeLessThan(24);
  paint(painted);
  const row = filled.filter(({ y }) => Math.abs(y - painted.camera.y(1)) < 20);
  expect(row.length).toBeGreaterThan(children);
  expect(Math.max(...row.map(({ width }) => width))).toBeLessThanOrEqual(room);
});

test("fitting shows every row, and zooming makes them readable again", () => {
  const deep = 60;
  const parent = Array.from({ length: deep }, (_, node) => Math.max(0, node - 1));
  const all = <T>(value: T): T[] => parent.map(() => value);
  const tree = new TreeModel({
    ...sample(), parent, x: all(0.5), width: 1, label: all(0), reason: all(0), exit: all(0), pass: all(0), turn: all(0), depth: all(0),
    alpha: all(null), beta: all(null), value: all(1), bound: all(0), skipped: [], pv: [0],
  });
  const camera = new Camera(tree);
  camera.resize(WIDTH, 480);
  expect(camera.y(deep - 1)).toBeGreaterThan(480);
  camera.fitAll();
  expect(camera.y(deep - 1)).toBeLessThan(480);
  const other = new Camera(tree);
  other.resize(WIDTH, 480);
  other.follow(camera);
  expect(other.isLike(camera) && other.row === camera.row).toBe(true);
  camera.zoom(2, 400);
  expect(camera.row).toBeGreaterThanOrEqual(54);
});
