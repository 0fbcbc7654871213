import { expect, test } from "vitest";
import kept from "./data/layout.json";
import { type Gaps, makeRoom, place } from "../src/viewer/layout";

/** A tree and its places as crates/draw/tests/suite/shared.rs wrote them. */
interface Golden {
  name: string;
  nodes: number;
  spread: number;
  gaps: Gaps;
  abreast: number | null;
  width: number;
  height: number;
  hash: string;
  sample: [node: number, x: number, y: number, floor: number][];
}

const golden = kept as unknown as Golden[];

/** Numbers that Rust and TypeScript make alike: x -> 16807 x mod 2^31 - 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647);
}

/** A tree whose nodes hang below one of the last `spread` nodes before them; 1 makes a chain. */
function treeOf({ nodes, spread }: Golden): { parents: Int32Array; width: Float64Array; height: Float64Array } {
  const next = random(nodes + spread);
  const parents = Int32Array.from({ length: nodes }, (_, node) => Math.max(0, node - 1 - (next() % spread)));
  const width = Float64Array.from({ length: nodes }, () => 5 + (next() % 6000) / 100);
  const height = Float64Array.from({ length: nodes }, () => 5 + (next() % 4000) / 100);
  return { parents, width, height };
}

/** The bits of numbers as one short text (FNV-1a over 32-bit words). */
function hashOf(...columns: Float64Array[]): string {
  let hash = 0x811c9dc5;
  for (const column of columns) {
    const words = new Uint32Array(column.buffer, column.byteOffset, column.length * 2);
    for (const word of words) hash = Math.imul(hash ^ word, 0x01000193) >>> 0;
  }
  return hash.toString(16);
}

test.each(golden.map((one) => [one.name, one] as const))("%s has the places that Rust gives it, bit for bit", (_, one) => {
  const { parents, width, height } = treeOf(one);
  const sizes = { width, height };
  if (one.abreast !== null) makeRoom(parents, sizes, [...parents.keys()].filter((node) => node % 7 === 1), one.abreast, one.gaps);
  const layout = place(parents, sizes, one.gaps);
  for (const [node, x, y, floor] of one.sample) expect([node, layout.x[node], layout.y[node], layout.floors[node]]).toEqual([node, x, y, floor]);
  expect([layout.width, layout.height]).toEqual([one.width, one.height]);
  expect(hashOf(layout.x, layout.y, layout.floors)).toBe(one.hash);
});

test("the golden trees are large and deep enough to tell a layout that is nearly right", () => {
  expect(golden.some(({ nodes }) => nodes === 100_000)).toBe(true);
  expect(golden.some(({ name, nodes }) => name.includes("deep") && nodes >= 10_000)).toBe(true);
  expect(golden.some(({ abreast }) => abreast !== null)).toBe(true);
});
