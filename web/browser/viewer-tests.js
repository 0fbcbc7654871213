// The viewer of trees, in the page and in a page of its own: open calls, a hidden answer, growing trees, two trees side by side, tree files.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fits, hasNoViolation } from "./access-tests.js";
import { rests } from "./asks.js";
import { expectText, openExample, switchLanguage, text } from "./steps.js";
import { opened, written } from "./treefile.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ROWS = (page) => page.$$eval("#calls tbody tr", (rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** The open calls lead from the one at work to the root; each has its window and the best so far. */
async function showsOpenCalls(page) {
  await page.click("#replay-start");
  assert.deepEqual(await ROWS(page), [["the root", "MAX", "[−∞, ∞]", "–"]]);
  await page.fill("#moment", "9");
  await expectText(page, "#why .story", /^Enter I:/);
  const rows = [["I", "MIN", "[5, ∞]", "–"], ["D", "MAX", "[5, ∞]", "5"], ["B", "MIN", "[−∞, ∞]", "–"], ["the root", "MAX", "[−∞, ∞]", "–"]];
  assert.deepEqual(await ROWS(page), rows);
  assert.equal(await page.textContent('#calls [aria-current="step"] th'), "I");
}

/** What is still open tells its best so far; the answer comes at the end, or when it is wanted. */
async function hidesTheAnswer(page) {
  const hidden = await page.textContent("#why");
  assert.doesNotMatch(hidden, /finds|plays/);
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#why .story", /still at work/);
  assert.doesNotMatch(await page.textContent("#why .facts"), /value|left/);
  await page.click("#replay-answer");
  await expectText(page, "#replay-answer", /Hide the answer/);
  await expectText(page, "#why", /(finds 6 by|plays C)/);
  await page.click("#replay-answer");
  await expectText(page, "#replay-answer", /Show the answer/);
  assert.doesNotMatch(await page.textContent("#why"), /finds|plays/);
  // at the end there is nothing to hide
  await page.click("#replay-end");
  await expectText(page, "#why", /(finds 6 by|plays C)/);
  assert.equal(await page.isVisible("#replay-answer"), false);
}

async function replaysOnThePage(page) {
  await openExample(page, "lecture tree");
  assert.ok(await page.isVisible("#verdict"));
  await showsOpenCalls(page);
  assert.equal(await page.isVisible("#verdict"), false);
  await page.click("#replay-answer");
  await page.waitForSelector("#verdict:visible");
  await page.click("#replay-answer");
  await page.waitForSelector("#verdict", { state: "hidden" });
  await hidesTheAnswer(page);
  // a fold keeps the moment
  await page.fill("#moment", "9");
  await page.click("#tree-fold");
  assert.equal(await page.isVisible("#verdict"), false);
  await page.click("#tree-fold");
  await expectText(page, ".counter", /^10 \/ 54$/);
}

async function replaysInATreeFile(page, { studio }) {
  const { address } = await written(studio, "calls", ["explicit", "--example", "deep-cuts"]);
  const errors = await opened(page, address);
  await expectText(page, "h1", /: 6 for MAX/);
  await showsOpenCalls(page);
  assert.doesNotMatch(await text(page, "h1"), /6/);
  await hidesTheAnswer(page);
  assert.deepEqual(errors, []);
}

/** A growing tree is folded, shows the way of its walks, and hides what it prefers. */
async function growsFolded(page, { studio }) {
  const { address, file } = await written(studio, "grown", ["mnk", "--board", "3x3", "--k", "3", "--algorithm", "uct"]);
  const errors = await opened(page, address);
  const moments = () => page.getAttribute("#moment", "max").then(Number);
  await expectText(page, "#tree-fold", /Whole tree/);
  const folded = await moments();
  await page.fill("#moment", "60");
  await expectText(page, "#why .story", /\S/);
  assert.deepEqual(await page.$$eval("#calls thead th", (heads) => heads.map((head) => head.textContent)), ["way", "turn", "visits", "mean"]);
  assert.equal((await ROWS(page)).at(-1)[0], "the root");
  const before = await text(page, "#why .story");
  await page.click("#tree-fold");
  await expectText(page, "#tree-fold", /Fold/);
  assert.ok((await moments()) > folded);
  assert.equal(await text(page, "#why .story"), before);
  assert.deepEqual(errors, []);
  assert.equal(JSON.parse(readFileSync(file)).record, "growth");
}

/** A second tree from a file stands beside the first; both are seen through one camera, and a node has two judgements. */
async function comparesTwoFiles(page, { studio }) {
  const position = ["mnk", "--position", "5/xxxo1/2o1o/5/5 x", "--depth", "2"];
  const { address, tree } = await written(studio, "one", position);
  const { file, tree: other } = await written(studio, "two", [...position, "--order"]);
  const errors = await opened(page, address);
  const looked = ({ nodes }) => nodes.filter((node) => !node.skipped).length;
  await page.setInputFiles("#rival-file", file);
  await expectText(page, "#comparison-text", new RegExp(`^Both say −41\\. The first search looked at ${looked(tree)} nodes, the second at ${looked(other)} nodes`));
  assert.equal(await page.locator(".half .tree-canvas").count(), 2);
  await fits(page, "the comparison");
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await hasNoViolation(page, `two trees, ${colorScheme}`);
  }
  const canvas = page.locator(".half .tree-canvas").first();
  const { width } = await canvas.boundingBox();
  await canvas.click({ position: { x: width / 2, y: 46 } });
  for (const half of await page.locator(".half-why").all()) assert.match(await half.textContent(), /^the root: /);
  // what is no tree is said, and both stay
  await page.setInputFiles("#rival-file", { name: "bad.json", mimeType: "application/json", buffer: Buffer.from('{"parent":[0,2,1]}') });
  await expectText(page, "#tree-counts", /no tree that can be shown/);
  assert.equal(await page.locator(".half").count(), 2);
  await page.click("#close-comparison");
  assert.equal(await page.locator(".half").count(), 0);
  assert.ok(await page.isVisible("#why"));
  // a tree of another position has no move in common
  const { file: stranger } = await written(studio, "stranger", ["explicit", "--example", "classic"]);
  await page.setInputFiles("#rival-file", stranger);
  await expectText(page, "#comparison-text", /no move in common/);
  assert.deepEqual(errors, []);
}

/** The page of a tree on a phone: tools, replay, answer and comparison. */
async function treeFileOnAPhone(page, { studio }) {
  const { address, file } = await written(studio, "phone", ["explicit", "--example", "deep-cuts"]);
  const errors = await opened(page, address);
  await fits(page, "the tree");
  await page.click("#replay-start");
  await page.fill("#moment", "9");
  await expectText(page, "#calls", /\S/);
  await fits(page, "the replay");
  for (const id of ["#replay-answer", "#replay-end", "#moment", "#compare-tree", "#open-tree"]) {
    const { x, width } = await page.locator(id).boundingBox();
    assert.ok(x >= 0 && x + width <= 390, `${id} is whole`);
  }
  await page.click("#replay-answer");
  await fits(page, "the answer");
  await hasNoViolation(page, "a replay on a phone");
  await page.setInputFiles("#rival-file", file);
  await page.waitForSelector(".half");
  await fits(page, "the comparison");
  assert.deepEqual(errors, []);
}

/** Drops a file on the tree. */
async function drop(page, name, content) {
  await page.evaluate(([name, content]) => {
    const data = new window.DataTransfer();
    data.items.add(new window.File([content], name, { type: "application/json" }));
    document.querySelector("#tree-panel").dispatchEvent(new window.DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [name, content]);
}

/** A tree file in the studio, by the button and dropped: its game, its tree, its replay and its words. */
async function opensInTheStudio(page, { studio }) {
  const { file, tree } = await written(studio, "studio", ["mnk", "--board", "3x3", "--k", "3", "--moves", "4 0 8", "--depth", "3"]);
  const looked = tree.nodes.filter((node) => !node.skipped).length;
  const shown = async () => {
    await page.waitForSelector(".tree-canvas:visible");
    await rests(page);
    await expectText(page, "#tree-counts", new RegExp(`${looked} nodes`));
    await expectText(page, "#turn", /O to move/);
    await expectText(page, "#why .story", /The search plays/);
    await page.click("#replay-start");
    await expectText(page, "#calls", /the root/);
    await page.click("#replay-step");
    await expectText(page, "#why .story", /^Enter /);
    await page.click("#replay-end");
  };
  await page.setInputFiles("#load-file", file);
  await shown();
  await page.click("#home");
  await drop(page, "studio.json", readFileSync(file, "utf8"));
  await shown();
  // in the other language the same tree is dropped once more
  await switchLanguage(page, "cs");
  await drop(page, "studio.json", readFileSync(file, "utf8"));
  await page.waitForSelector(".tree-canvas:visible");
  await page.click("#replay-start");
  await expectText(page, "#calls", /otevřené volání/);
  await drop(page, "bad.json", '{"parent":[0,2,1]}');
  await expectText(page, "#message", /není strom/);
}

export const viewerTests = [
  ["replays with the open calls, and the answer on demand", replaysOnThePage],
  ["replays a tree file with the open calls, and the answer on demand", replaysInATreeFile],
  ["folds and replays a growing tree", growsFolded],
  ["compares two tree files", comparesTwoFiles],
  ["shows, replays and compares tree files on a phone", treeFileOnAPhone, PHONE],
  ["opens a tree file in the studio, chosen and dropped", opensInTheStudio],
];
