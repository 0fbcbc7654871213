/** Hand-made records of four searches, kept as files and replayed by the viewer. */

import { expect, test } from "vitest";
import { openCalls } from "../src/viewer/calls";
import { facts, pathText } from "../src/viewer/card";
import { readTree } from "../src/viewer/file";
import { EXPAND, SELECT } from "../src/viewer/growth";
import { TreeModel } from "../src/viewer/model";
import { nextCut, story } from "../src/viewer/replay";
import { minimax, mtdf, proofNumbers, sss, TEXTBOOK, uct } from "./records";

const SIDES = ["MAX", "MIN", "chance"];

/** The record as a file holds it, read again; the kept file is the same. */
async function replayed(name: string, tree: unknown): Promise<TreeModel> {
  const text = `${JSON.stringify(tree)}\n`;
  await expect(text).toMatchFileSnapshot(`data/${name}.json`);
  return new TreeModel(readTree(text));
}

/** The growth of a model that has one. */
function growthOf(model: TreeModel): NonNullable<TreeModel["growth"]> {
  if (!model.growth) throw new Error("the tree does not grow");
  return model.growth;
}

test("MTD(f): every pass is a child of the root with a title, and bounds close in on the value", async () => {
  const { tree, value } = mtdf(TEXTBOOK, 8);
  expect(value).toBe(minimax(TEXTBOOK));
  const model = await replayed("mtdf", tree);
  const titles = [...model.rounds.values()];
  expect(titles).toEqual(["window (7, 8)", "window (4, 5)", "window (2, 3)", "window (3, 4)"].slice(0, titles.length));
  const [first = 0] = model.rounds.keys();
  expect(story(model, model.enterAt[first] ?? 0, SIDES)).toBe("A new pass begins: window (7, 8), window [7, 8].");
  // what lies in a pass is named with it, and no move leads there
  expect(model.moves(first)).toEqual([]);
  expect(pathText(model, first)).toBe("window (7, 8)");
  expect(pathText(model, first + 1)).toBe("window (7, 8): a");
  // the bounds of the passes: an upper one is never below, a lower one never above the value
  for (const round of model.rounds.keys()) {
    const found = model.value[round] ?? NaN;
    if (model.bound[round] === 2) expect(found).toBeGreaterThanOrEqual(value);
    if (model.bound[round] === 1) expect(found).toBeLessThanOrEqual(value);
  }
});

test("proof numbers: at every rest the numbers of a node follow from those of its children", async () => {
  const yes = proofNumbers(TEXTBOOK, 3);
  const no = proofNumbers(TEXTBOOK, 4);
  expect([yes.isProved, no.isProved]).toEqual([true, false]);
  const model = await replayed("proof", yes.tree);
  const growth = growthOf(model);
  const at = (node: number, number: number, moment: number): number => growth.numberAt(node, number, moment);
  let rests = 0;
  for (let moment = 1; moment < model.moments; moment++) {
    if (growth.kind[moment] !== SELECT || growth.kind[moment - 1] === SELECT) continue;
    rests += 1;
    for (let node = 0; node < model.size; node++) {
      const children = [...model.children(node)].filter((child) => (model.enterAt[child] ?? 0) < moment);
      if (children.length === 0) continue;
      const [proofs, disproofs] = [children.map((child) => at(child, 0, moment)), children.map((child) => at(child, 1, moment))];
      const sum = (list: number[]): number => list.reduce((all, one) => all + one, 0);
      const isMax = model.turn[node] === 0;
      expect(at(node, 0, moment)).toBe(isMax ? Math.min(...proofs) : sum(proofs));
      expect(at(node, 1, moment)).toBe(isMax ? sum(disproofs) : Math.min(...disproofs));
    }
  }
  expect(rests).toBeGreaterThan(1);
  // the sentence of each step down names the least number among the moves there
  for (let moment = 0; moment < model.moments; moment++) {
    const node = growth.node[moment] ?? 0;
    if (growth.kind[moment] !== SELECT || node === 0) continue;
    const parent = model.parent[node] ?? 0;
    const which = model.turn[parent] === 0 ? 0 : 1;
    const least = Math.min(...[...model.children(parent)].filter((child) => (model.enterAt[child] ?? 0) < moment).map((child) => at(child, which, moment)));
    expect(story(model, moment, SIDES)).toBe(`The search walks to ${pathText(model, node).split(" ").at(-1) ?? ""}: it has the least ${which === 0 ? "" : "dis"}proof number, ${least}.`);
  }
  expect([at(0, 0, model.moments), at(0, 1, model.moments), growth.markAt(0, model.moments)]).toEqual([0, Infinity, "proved"]);
  expect(facts(model, 0, SIDES)).toEqual([["turn", "MAX"], ["proof", "0"], ["disproof", "∞"], ["mark", "proved"]]);
});

test("SSS*: merits never rise, and the last one is the value", async () => {
  const { tree, value, merits } = sss(TEXTBOOK);
  expect(value).toBe(minimax(TEXTBOOK));
  expect(merits.every((merit, index) => index === 0 || merit <= (merits[index - 1] ?? Infinity))).toBe(true);
  const model = await replayed("sss", tree);
  const growth = growthOf(model);
  expect(growth.numberAt(0, 0, model.moments)).toBe(value);
  expect(growth.markAt(0, model.moments)).toBe("solved");
  // SSS* dominates alpha-beta: it looks at no more leaves
  const leaves = [...model.parent.keys()].filter((node) => !model.isInner(node));
  expect(leaves.length).toBeLessThanOrEqual(7);
});

test("UCT: the sentence of a choice is the sum that made it the largest", () => {
  const { tree } = uct(TEXTBOOK, 24, "told");
  const model = new TreeModel(readTree(JSON.stringify(tree)));
  const growth = growthOf(model);
  const choices = Array.from({ length: model.moments }, (_, moment) => moment).filter((moment) => story(model, moment, SIDES).includes("the largest of"));
  expect(choices.length).toBeGreaterThan(10);
  for (const moment of choices) {
    const [, mean = "", weight = "", all = "", own = "", sum = "", count = ""] = /([\d.]+) \+ ([\d.]+) · √\(ln (\d+) \/ (\d+)\) = ([\d.]+), the largest of (\d+)/.exec(story(model, moment, SIDES)) ?? [];
    const node = growth.node[moment] ?? 0;
    const above = model.parent[node] ?? 0;
    expect(Number(weight)).toBeCloseTo(Math.SQRT2, 2);
    expect([Number(all), Number(own)]).toEqual([growth.numberAt(above, 0, moment), growth.numberAt(node, 0, moment)]);
    expect(Number(mean) + Math.SQRT2 * Math.sqrt(Math.log(Number(all)) / Number(own))).toBeCloseTo(Number(sum), 1);
    expect(Number(count)).toBe([...model.children(above)].length);
  }
});

test("UCT: visits add up, means are means, and a replay shows every number as it was", async () => {
  const { tree, visits, means } = uct(TEXTBOOK, 24);
  const model = await replayed("uct", tree);
  const growth = growthOf(model);
  for (let node = 0; node < model.size; node++) {
    expect(growth.numberAt(node, 0, model.moments)).toBe(visits[node]);
    expect(growth.numberAt(node, 1, model.moments)).toBeCloseTo(means[node] ?? NaN);
  }
  expect(visits[0]).toBe(24);
  const children = [...model.children(0)];
  expect(children.reduce((sum, child) => sum + (visits[child] ?? 0), 0)).toBe(24);
  const added = growth.kind.indexOf(EXPAND);
  expect(story(model, 0, SIDES)).toBe("The search walks to the root.");
  expect(story(model, added, SIDES)).toBe("a is added to the tree.");
  expect(story(model, added + 1, SIDES)).toBe("a: visits is 1.");
  // the way that the search walks, its last node first, with the numbers as they are then
  expect(openCalls(model, added, SIDES).map(({ cells }) => cells.join(" "))).toEqual(["a MIN – –", "the root MAX – –"]);
  expect(openCalls(model, added + 1, SIDES)[0]?.cells).toEqual(["a", "MIN", "1", "–"]);
  // the second playout changes what the first has set
  const again = nextCut(model, added);
  expect(growth.kind[again]).toBe(SELECT);
  const changed = Array.from({ length: model.moments }, (_, moment) => story(model, moment, SIDES)).filter((one) => one.includes("it was"));
  expect(changed[0]).toBe("the root: visits becomes 2; it was 1.");
  // rows stand from left to right, whatever the order in which their nodes were made
  for (const row of model.levels) expect(row.every((node, index) => index === 0 || (model.x[row[index - 1] ?? 0] ?? 0) < (model.x[node] ?? 0))).toBe(true);
  // before its step a node is not there
  expect((model.enterAt[2] ?? 0) > added).toBe(true);
});
