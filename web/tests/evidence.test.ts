/**
 * Everything that cards, labels, chips and marks say of a tree, recomputed from the plain arrays of the search: on random trees, and on those
 * in the folder `trees` beside this file, which `node browser/trees.js` fills with answers of the studio.
 */

import { afterAll, expect, test } from "vitest";
import * as format from "../src/format";
import { facts } from "../src/viewer/card";
import { merge, placesOf, viewOf } from "../src/viewer/compare";
import { exitStyle } from "../src/viewer/exits";
import { reasonCounts } from "../src/viewer/filters";
import { foldedTree, visible } from "../src/viewer/fold";
import { TreeModel } from "../src/viewer/model";
import { below } from "../src/viewer/nodes";
import type { FlatTree } from "../src/types";
import { dice, randomMoves, searched } from "./searched";

const SIDES = ["MAX", "MIN"];
/** How many of each kind were recomputed. */
const done = { cards: 0, labels: 0, counts: 0, sentences: 0 };

afterAll(() => {
  console.log(`recomputed: ${Object.entries(done).map(([kind, count]) => `${count} ${kind}`).join(", ")}`);
});

/** What is below each node, by climbing up from every other one. */
function naive(flat: FlatTree): { nodes: number[]; moves: number[]; leftOut: number[]; children: number[] } {
  const zeros = (): number[] => flat.parent.map(() => 0);
  const [nodes, moves, leftOut, children] = [zeros(), zeros(), zeros(), zeros()];
  const skipped = new Set(flat.skipped);
  const add = (list: number[], node: number): void => {
    list[node] = (list[node] ?? 0) + 1;
  };
  for (let node = 1; node < flat.parent.length; node++) {
    const parent = flat.parent[node] ?? 0;
    add(children, parent);
    if (skipped.has(node)) add(leftOut, parent);
    for (let above = parent; ; above = flat.parent[above] ?? 0) {
      add(skipped.has(node) ? moves : nodes, above);
      if (above === 0) break;
    }
  }
  return { nodes, moves, leftOut, children };
}

/** An expectation, much quicker than those of the test runner: there are many. */
function same(found: unknown, wanted: unknown, place = ""): void {
  if (found !== wanted) expect.fail(`${place}: found ${String(found)}, expected ${String(wanted)}`);
}

function fact(tree: TreeModel, node: number, name: string): string | undefined {
  return facts(tree, node, SIDES).find(([term]) => term === name)?.[1];
}

/** "121 nodes, 338 moves left out". */
function told(nodes: number, moves: number): string {
  const of = (count: number, one: string): string => `${format.count(count)} ${one}${count === 1 ? "" : "s"}`;
  return moves === 0 ? of(nodes, "node") : `${of(nodes, "node")}, ${of(moves, "move")} left out`;
}

/** Cards and labels of one tree. */
function checkCards(flat: FlatTree, tree: TreeModel): void {
  const known = naive(flat);
  for (let node = 0; node < tree.size; node++) {
    const place = `node ${node} ${tree.labelOf(node)}`;
    done.cards += 1;
    if (tree.isSkipped(node)) {
      same(fact(tree, node, "left"), "not looked at", place);
      same(fact(tree, node, "value"), undefined, place);
      continue;
    }
    const hasChildren = (known.children[node] ?? 0) > 0;
    same(fact(tree, node, "below"), hasChildren ? told(known.nodes[node] ?? 0, known.moves[node] ?? 0) : undefined, place);
    checkExit(flat, tree, node, known.leftOut[node] ?? 0);
    checkValue(flat, tree, node);
  }
}

/** "every move searched" only where no move was left out, "cut off" only where one was. */
function checkExit(flat: FlatTree, tree: TreeModel, node: number, leftOut: number): void {
  const word = flat.exits[flat.exit[node] ?? 0] ?? "";
  done.labels += 1;
  same(fact(tree, node, "left"), exitStyle(word).title);
  if (fact(tree, node, "left") === "every move searched") same(leftOut, 0, `node ${node} ${tree.reasonOf(node)}`);
}

/** One text for one value: in the card, and in the sentence. */
function checkValue(flat: FlatTree, tree: TreeModel, node: number): void {
  const value = flat.value[node];
  if (value === null || value === undefined) return;
  const text = fact(tree, node, "value") ?? "";
  const sign = ["", "≥ ", "≤ "][flat.bound[node] ?? 0] ?? "";
  same(text, sign + format.value(value), `node ${node}`);
  same(text.includes("99999"), false, text);
  const reason = tree.reasonOf(node);
  if (reason === "" || !/\d|win|loss|mate/.test(reason) || /repeats|already known|stopped/.test(reason)) return;
  done.sentences += 1;
  same(reason.includes(format.value(value)), true, `node ${node}: ${text}, ${reason}`);
  same(reason.includes("99999"), false, reason);
}

function checkChips(flat: FlatTree, tree: TreeModel): void {
  const skipped = new Set(flat.skipped);
  const counts = reasonCounts(tree);
  for (const [index, count] of counts) {
    done.counts += 1;
    const isCounted = (exit: number, node: number): boolean => (index === flat.exits.length ? skipped.has(node) : exit === index && !skipped.has(node));
    expect(count).toBe(flat.exit.filter(isCounted).length);
  }
  expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBe(flat.parent.length);
}

/** Marks of what is folded away, with every third node open. */
function checkFolds(flat: FlatTree, tree: TreeModel): void {
  const known = naive(flat);
  const open = new Set([0, ...flat.parent.keys()].filter((node) => node % 3 !== 1));
  const nodes = visible(tree, open);
  const folded = foldedTree(tree, nodes);
  for (const [index, node] of nodes.entries()) {
    done.counts += 1;
    const isFolded = (known.children[node] ?? 0) > 0 && !open.has(node);
    const [inside, left] = [known.nodes[node] ?? 0, known.moves[node] ?? 0];
    const mark = isFolded ? (inside > 0 ? `+${format.count(inside)}` : `‖${format.count(left)}`) : "";
    if (!tree.dropped.has(node)) same(below(folded, index, 80), mark, `node ${node}`);
  }
}

/** In a comparison the card of one search says what that search did, and nothing of the other. */
function checkComparison(first: FlatTree, second: FlatTree): void {
  const trees = { first: new TreeModel(first), second: new TreeModel(second) };
  const union = merge(trees.first, trees.second);
  const places = placesOf(union, trees.first, trees.second);
  for (const whose of ["first", "second"] as const) {
    const view = viewOf(union, whose, trees, places);
    for (const [node, own] of union[whose].entries()) {
      done.cards += 1;
      const alone = own >= 0 && !trees[whose].isSkipped(own);
      if (alone) {
        for (const name of ["value", "window", "left"]) same(fact(view, node, name), fact(trees[whose], own, name));
        const count = fact(trees[whose], own, "below");
        if (count !== undefined) same(fact(view, node, "below"), count);
      } else same(facts(view, node, SIDES).map(([name]) => name).join(" "), "turn left");
    }
  }
}

function checkTree(flat: FlatTree): void {
  const tree = new TreeModel(flat);
  checkCards(flat, tree);
  checkChips(flat, tree);
  checkFolds(flat, tree);
}

test("cards, labels, counts and marks of random trees are those of the search", { timeout: 60_000 }, () => {
  format.speakAs(() => "plies", () => 99_999);
  for (let seed = 1; seed <= 200; seed++) {
    const moves = randomMoves(dice(seed), 2 + (seed % 4));
    if (typeof moves === "number") continue;
    const [cut, whole] = [searched(moves, true), searched(moves, false)];
    checkTree(cut);
    checkTree(whole);
    checkComparison(cut, whole);
  }
});

/** What the studio told of a search, and how the people of its game speak of values. */
interface Told {
  tree: FlatTree;
  counted: "plies" | "moves" | "never";
  sure: number | null;
}

const REAL = import.meta.glob<Told>("./trees/*.json", { eager: true, import: "default" });

test.skipIf(Object.keys(REAL).length === 0)("those of real trees are too", { timeout: 120_000 }, () => {
  for (const { tree, counted, sure } of Object.values(REAL)) {
    format.speakAs(() => counted, () => sure);
    checkTree(tree);
  }
});
