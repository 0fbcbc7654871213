// A tree exported as one HTML file, opened on its own: its script against the same tree as JSON.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expectText } from "./steps.js";
import { program } from "./studio.js";

/** Writes a tree with the program, as a page and as data. */
export function written(studio, name, parts) {
  const file = (kind) => `${studio.data}/${name}.${kind}`;
  for (const kind of ["html", "json"]) {
    const run = spawnSync(program(), ["tree", ...parts, "--out", file(kind)], { encoding: "utf8" });
    assert.equal(run.status, 0, run.stderr);
  }
  return { address: pathToFileURL(file("html")).href, tree: JSON.parse(readFileSync(file("json"))) };
}

/** Opens the page of a tree file; an error of its script fails the test. */
export async function opened(page, address) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(address);
  await expectText(page, "#state", /nodes/);
  return errors;
}

const pixels = (page) => page.evaluate(() => document.querySelector("#tree").toDataURL());

async function untilPainted(page, before) {
  await page.waitForFunction((old) => document.querySelector("#tree").toDataURL() !== old, before);
}

/** Nodes below one of the tree. */
function below(nodes, index) {
  const under = new Set([index]);
  nodes.forEach((node, child) => child > 0 && under.has(node.parent) && under.add(child));
  return under.size - 1;
}

export async function opensATreeFile(page, { studio }) {
  const { address, tree } = written(studio, "lecture", ["explicit", "--example", "deep-cuts"]);
  const errors = await opened(page, address);
  const all = tree.nodes.length;
  const looked = tree.nodes.filter((node) => !node.skipped).length;
  const whole = `${looked} nodes, ${all - looked} moves left out`;
  await expectText(page, "#state", new RegExp(`^${whole}$`));
  // fold the first child of the root, and open it again
  const child = tree.nodes.findIndex((node, index) => index > 0 && node.parent === 0);
  await page.focus("#tree");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#details h2", new RegExp(`^${tree.nodes[child].label}`));
  await page.keyboard.press("Enter");
  await expectText(page, "#state", new RegExp(`^${whole}, ${all - below(tree.nodes, child)} of them shown$`));
  await page.keyboard.press("Enter");
  await expectText(page, "#state", new RegExp(`^${whole}$`));
  // find every node whose move is the one of the last node
  const { label } = tree.nodes[all - 1];
  const hits = tree.nodes.filter((node, index) => index > 0 && node.label === label).length;
  await page.fill("#find", label);
  await expectText(page, "#found", new RegExp(`^${hits} found$`));
  await page.press("#find", "Enter");
  await expectText(page, "#found", new RegExp(`^1 of ${hits}$`));
  await expectText(page, "#details h2", new RegExp(`^${label}`));
  await page.fill("#find", "no such move");
  await expectText(page, "#found", /^not found$/);
  // pan with the mouse, zoom, fit
  await page.fill("#find", "");
  const canvas = await page.locator("#tree").boundingBox();
  const before = await pixels(page);
  await page.mouse.move(canvas.x + 30, canvas.y + 30);
  await page.mouse.down();
  await page.mouse.move(canvas.x + 130, canvas.y + 90, { steps: 5 });
  await page.mouse.up();
  await untilPainted(page, before);
  const moved = await pixels(page);
  await page.click("#closer");
  await untilPainted(page, moved);
  await page.selectOption("#levels", "1");
  const children = tree.nodes.filter((node, index) => index > 0 && node.parent === 0).length;
  await expectText(page, "#state", new RegExp(`^${whole}, ${children + 1} of them shown$`));
  assert.deepEqual(errors, []);
}

export async function opensALargeTreeFile(page, { studio }) {
  const parts = ["mnk", "--position", "5/xxxo1/2o1o/5/5 x", "--algorithm", "minimax", "--depth", "3"];
  const { address, tree } = written(studio, "large", parts);
  const errors = await opened(page, address);
  const all = tree.nodes.length.toLocaleString("en");
  await expectText(page, "#state", new RegExp(`^${all} nodes, [\\d,]+ of them shown`));
  await page.selectOption("#levels", "all");
  await expectText(page, "#state", new RegExp(`^${all} nodes$`));
  // a line is found wherever it stands
  const ends = tree.nodes.filter((node, index) => index > 0 && node.label === "11" && tree.nodes[node.parent].label === "16");
  await page.fill("#find", "16 11");
  await expectText(page, "#found", new RegExp(`^${ends.length} found$`));
  // and listed with the moves that lead to it
  assert.equal(await page.locator("#hits button").count(), Math.min(ends.length, 60));
  await page.press("#find", "Enter");
  await expectText(page, "#details .path", /^Ply \d: (.* )?16 11/);
  assert.deepEqual(errors, []);
}
