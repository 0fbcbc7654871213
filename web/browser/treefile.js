// A tree exported as one HTML file, opened on its own: its script against the same tree as JSON.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { withNodes } from "./columns.js";
import { expectText } from "./steps.js";
import { runProgram } from "./studio.js";

/** Puts the viewer of PLYWOOD_VIEWER into a page that the program wrote with its own. */
function useViewer(path) {
  const folder = process.env.PLYWOOD_VIEWER;
  if (!folder) return;
  const between = (text, open, close, inner) => text.slice(0, text.lastIndexOf(open) + open.length) + inner + text.slice(text.lastIndexOf(close));
  const styled = between(readFileSync(path, "utf8"), "<style>", "</style>", readFileSync(`${folder}/viewer.css`, "utf8"));
  writeFileSync(path, between(styled, "<script>", "</script>", readFileSync(`${folder}/viewer.js`, "utf8")));
}

/** Writes a tree with the program, as a page and as data. */
export async function written(studio, name, parts) {
  const file = (kind) => `${studio.data}/${name}.${kind}`;
  for (const kind of ["html", "json"]) await runProgram("tree", ...parts, "--out", file(kind));
  useViewer(file("html"));
  return { address: pathToFileURL(file("html")).href, file: file("json"), tree: withNodes(JSON.parse(readFileSync(file("json")))) };
}

/** Opens the page of a tree file; an error of its script fails the test. */
export async function opened(page, address) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(address);
  await expectText(page, "#tree-counts", /nodes/);
  return errors;
}

const CANVAS = ".tree-canvas";
const pixels = (page) => page.evaluate((canvas) => document.querySelector(canvas).toDataURL(), CANVAS);

async function untilPainted(page, before) {
  await page.waitForFunction(([canvas, old]) => document.querySelector(canvas).toDataURL() !== old, [CANVAS, before]);
}

export async function opensATreeFile(page, { studio }) {
  const { address, tree } = await written(studio, "lecture", ["explicit", "--example", "deep-cuts"]);
  const errors = await opened(page, address);
  const all = tree.nodes.length;
  const looked = tree.nodes.filter((node) => !node.skipped).length;
  await expectText(page, "#tree-counts", new RegExp(`^${looked} nodes, ${all - looked} moves left out$`));
  // fold everything but the expected line, and open it again
  const moments = () => page.getAttribute("#moment", "max").then(Number);
  const whole = await moments();
  assert.equal(whole, 2 * looked + all - looked);
  await page.click("#tree-fold");
  assert.ok((await moments()) < whole, `${await moments()} of ${whole} moments`);
  await page.focus(CANVAS);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#why h3", /\S/);
  await page.click("#tree-fold");
  assert.equal(await moments(), whole);
  // find every node whose move is the one of the last node
  const { label } = tree.nodes[all - 1];
  const hits = tree.nodes.filter((node, index) => index > 0 && node.label === label).length;
  await page.fill("#tree-find", label);
  await expectText(page, "#found", new RegExp(`^${hits} found$`));
  await page.press("#tree-find", "Enter");
  await expectText(page, "#found", new RegExp(`^1 of ${hits}$`));
  await expectText(page, "#why h3", new RegExp(`${label}$`));
  await page.fill("#tree-find", "no such move");
  await expectText(page, "#found", /^0 found$/);
  // zoom, pan with the mouse, fit
  await page.fill("#tree-find", "");
  await page.keyboard.press("Escape");
  const before = await pixels(page);
  await page.click("#tree-in");
  await untilPainted(page, before);
  const zoomed = await pixels(page);
  const canvas = await page.locator(CANVAS).boundingBox();
  await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + 20);
  await page.mouse.down();
  await page.mouse.move(canvas.x + canvas.width / 2 - 130, canvas.y + 20, { steps: 5 });
  await page.mouse.up();
  await untilPainted(page, zoomed);
  assert.deepEqual(errors, []);
}

export async function opensALargeTreeFile(page, { studio }) {
  const parts = ["mnk", "--position", "5/xxxo1/2o1o/5/5 x", "--algorithm", "minimax", "--depth", "3"];
  const { address, tree } = await written(studio, "large", parts);
  const errors = await opened(page, address);
  const all = tree.nodes.length;
  await expectText(page, "#tree-counts", new RegExp(`^${all.toLocaleString("en")} nodes$`));
  // most of it is folded away first
  const moments = () => page.getAttribute("#moment", "max").then(Number);
  assert.ok((await moments()) < all / 10, `${await moments()} moments`);
  await page.click("#tree-fold");
  assert.equal(await moments(), 2 * all);
  // a line is found wherever it stands
  const ends = tree.nodes.filter((node, index) => index > 0 && node.label === "11" && tree.nodes[node.parent].label === "16");
  await page.fill("#tree-find", "16 11");
  await expectText(page, "#found", new RegExp(`^${ends.length} found$`));
  // and listed with the moves that lead to it
  assert.equal(await page.locator("#found-list button").count(), Math.min(ends.length, 100));
  await page.press("#tree-find", "Enter");
  await expectText(page, "#why h3", /16 11/);
  assert.deepEqual(errors, []);
}

/** The page of one tree shows another from a file, says what is wrong with one, and keeps the tree then. */
export async function opensAnotherTree(page, { studio }) {
  const { address } = await written(studio, "first", ["explicit", "--example", "classic"]);
  const errors = await opened(page, address);
  const { file, tree } = await written(studio, "second", ["mnk", "--board", "3x3", "--k", "3", "--depth", "2"]);
  await page.setInputFiles('input[type="file"]', file);
  await expectText(page, "h1", new RegExp(`${tree.nodes.length} nodes|noughts|m,n,k|nodes`, "i"));
  await expectText(page, "#tree-counts", /second\.json is shown/);
  const shown = await page.getAttribute("#moment", "max");
  await page.setInputFiles('input[type="file"]', { name: "bad.json", mimeType: "application/json", buffer: Buffer.from('{"parent":[0,2,1]}') });
  await expectText(page, "#tree-counts", /no tree that can be shown: parent 2, node 1/);
  assert.equal(await page.getAttribute("#moment", "max"), shown);
  assert.deepEqual(errors, []);
}
