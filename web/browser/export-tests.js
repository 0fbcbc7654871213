// Exports: what is on the screen, real pieces, paper, and the tree as a page of its own, alone and in a frame.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { hasNoViolation } from "./access-tests.js";
import { withNodes } from "./columns.js";
import { chooseExport, chooseGame, expectText, exported, openExample, setPosition, watchAsking } from "./steps.js";
import { opened, written } from "./treefile.js";

const count = (text, part) => text.split(part).length - 1;
const data = ({ path }) => withNodes(JSON.parse(readFileSync(path)));
const svg = ({ path }) => readFileSync(path, "utf8");
/** The number in the words beside a part of the tree. */
const offered = async (page, part) => Number((await page.textContent(`label:has(#export-part-${part})`)).replaceAll(/\D/g, ""));
/** The sizes of all pages of a PDF, in points. */
const pages = ({ path }) => [...readFileSync(path, "latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [Math.round(width), Math.round(height)]);

async function whatISee(page) {
  await openExample(page, "A threat on 5 x 5");
  await expectText(page, "#tree-fold", /Whole tree/);
  const tree = { what: "tree", format: "json" };
  await chooseExport(page, { ...tree, part: "seen" });
  const [seen, whole] = [await offered(page, "seen"), await offered(page, "whole")];
  assert.ok(seen > 10 && seen < 200 && whole > 1000, `${seen} of ${whole}`);
  const folded = data(await exported(page, { ...tree, part: "seen" }));
  const looked = (nodes) => nodes.filter((node) => !node.skipped).length;
  assert.equal(looked(folded.nodes), seen);
  // what is folded away is counted where it is missing, and nothing twice
  const hidden = folded.nodes.reduce((sum, node) => sum + node.hidden, 0);
  assert.equal(seen + hidden, whole);
  assert.ok(!/[/%]/.test(folded.title.split(":")[0]), folded.title);
  const picture = svg(await exported(page, { what: "tree", part: "seen", format: "svg" }));
  assert.ok(picture.length < 300_000, `${picture.length} bytes`);
  // closer: less is on the screen, and so in the file
  await page.click("#tree-in");
  await page.click("#tree-in");
  const closer = data(await exported(page, { ...tree, part: "seen" })).nodes;
  assert.ok(looked(closer) < seen, `${looked(closer)} of ${seen}`);
  const plies = data(await exported(page, { ...tree, part: "plies", plies: 1 })).nodes;
  assert.ok(plies.length > 10 && plies.every((node) => node.ply <= 1));
}

/** A replay that rests, and a reason that is switched off, are seen in the file too. */
async function whatISeeNow(page) {
  await openExample(page, "lecture tree");
  const tree = { what: "tree", format: "json", part: "seen" };
  const whole = data(await exported(page, tree)).nodes;
  await page.click("#filters .filter:last-of-type");
  const fewer = data(await exported(page, tree)).nodes;
  assert.ok(fewer.length < whole.length && fewer.every((node) => !node.skipped), `${fewer.length} of ${whole.length}`);
  await page.click("#filters .filter:last-of-type");
  await page.click("#replay-start");
  await page.click("#replay-step");
  const begun = data(await exported(page, tree)).nodes;
  assert.equal(begun.length, 2, "the root and its first move");
  assert.ok(begun.every((node) => node.value === null && node.reason === ""), JSON.stringify(begun));
}

async function searchesNothing(page) {
  const asked = await watchAsking(page);
  await page.click("#export");
  assert.ok(await page.isDisabled("#export-what-tree"));
  await expectText(page, "#export-no-tree", /search first/);
  await exported(page, { what: "board", format: "svg" });
  assert.deepEqual((await asked()).filter((address) => address.endsWith("search")), []);
}

async function realPieces(page) {
  await chooseGame(page, "chess");
  await setPosition(page, "4k3/8/8/8/8/8/PPPP4/R3K2R w KQ - 0 1");
  await page.click("#hint");
  await page.waitForSelector("#board-place .arrow.strong");
  const chess = svg(await exported(page, { what: "board", format: "svg" }));
  assert.deepEqual([count(chess, 'class="p-chess-light"'), count(chess, 'class="p-chess-dark"')], [7, 1]);
  assert.ok(count(chess, 'class="oh os"') > 0, "the arrow is in the picture");
  assert.ok(!/<text class="(cw|cb|sx|sn|so)"/.test(chess), "no piece is a letter");
  await chooseGame(page, "draughts");
  await setPosition(page, "W:WK10,K14:BK1");
  await page.click("#labels");
  const draughts = svg(await exported(page, { what: "board", format: "svg" }));
  assert.deepEqual([count(draughts, 'class="p-crown"'), count(draughts, 'class="bn"')], [3, 29]);
  await chooseGame(page, "mnk");
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await page.click("#truth");
  await page.waitForSelector("#board-place .badge.draw");
  const badges = await page.locator("#board-place .badge").count();
  const truth = svg(await exported(page, { what: "board", format: "svg" }));
  assert.equal(["ow", "od", "ox"].reduce((sum, kind) => sum + count(truth, `class="${kind}"`), 0), badges);
  // the same drawings on the page and in the file
  const drawn = await page.evaluate(() => document.querySelector('#board-place [data-paint="cross"]').getAttribute("stroke"));
  assert.ok(truth.includes(`.p-cross{fill:none;stroke:${drawn}`));
}

async function mazes(page) {
  await chooseGame(page, "pacman");
  const maze = svg(await exported(page, { what: "board", format: "svg" }));
  assert.equal(count(maze, 'class="p-pacman"'), 1);
  assert.ok(count(maze, 'class="p-ghost"') > 0 && count(maze, 'class="bw"') === 1 && !maze.includes(">P</text>"));
  await openExample(page, "A trapped Pac-Man");
  const tree = svg(await exported(page, { what: "tree", part: "plies", plies: 1, format: "svg", boards: true }));
  assert.ok(count(tree, 'class="p-pacman"') >= 2, "every node has its maze");
  assert.match(tree, /<title>Pac-Man[^<%]*<\/title>/);
}

async function paper(page) {
  await openExample(page, "A threat on 5 x 5");
  const tree = { what: "tree", part: "plies", plies: 2, format: "pdf" };
  const landscape = pages(await exported(page, { ...tree, paper: "A4, landscape" }));
  assert.ok(landscape.length > 2 && landscape.every(([width, height]) => width === 842 && height === 595), JSON.stringify(landscape));
  const portrait = pages(await exported(page, { ...tree, part: "plies", plies: 1, paper: "Letter, portrait" }));
  assert.ok(portrait.every(([width, height]) => width === 612 && height === 792), JSON.stringify(portrait));
  // a picture no viewer opens is offered smaller
  await chooseExport(page, { what: "tree", part: "plies", plies: 3, format: "png" });
  await page.click("#export-save");
  await expectText(page, "#export-error", /too/);
  const waiting = page.waitForEvent("download");
  await page.click("#export-fit");
  const bytes = readFileSync(await (await waiting).path());
  assert.equal(bytes.toString("latin1", 1, 4), "PNG");
  assert.ok(bytes.readUInt32BE(16) > 1000 && bytes.readUInt32BE(16) <= 16_384);
}

async function replaysATreeFile(page, { studio }) {
  const { address, tree } = await written(studio, "replay", ["explicit", "--example", "deep-cuts"]);
  const errors = await opened(page, address);
  const looked = tree.nodes.filter((node) => !node.skipped).length;
  const steps = 2 * looked + (tree.nodes.length - looked);
  await expectText(page, ".counter", new RegExp(`^${steps} steps$`));
  await page.click("#replay-start");
  await expectText(page, "#why", /^Enter the root: MAX decides here, with the window \[−∞, ∞\]\./);
  // the program of the search stands beside it
  await expectText(page, "#code .lit", /search\(node, α, β\)/);
  await page.focus("#moment");
  await page.keyboard.press("ArrowRight");
  await expectText(page, ".counter", new RegExp(`^2 / ${steps}$`));
  await page.click("#replay-cut");
  await expectText(page, "#why", /^Leave .* with .*\. .*already/);
  const before = await page.textContent("#why");
  await page.selectOption(".player select", "40");
  await page.click("#replay-play");
  await page.waitForFunction((old) => document.querySelector("#why").textContent !== old, before);
  await expectText(page, ".counter", new RegExp(`^${steps} steps$`));
  for (const scheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: scheme });
    await hasNoViolation(page, `tree file, ${scheme}`);
  }
  assert.deepEqual(errors, []);
}

async function worksInAFrame(page, { studio }) {
  const { address } = await written(studio, "framed", ["mnk", "--position", "xo1/1xo/3 x", "--board", "3x3", "--k", "3", "--depth", "3", "--boards"]);
  const slide = `${studio.data}/slide.html`;
  writeFileSync(slide, `<!doctype html><html lang="en"><title>A slide</title><main><h1>Alpha-beta</h1><iframe src="${address}#theme=dark&step=5" width="760" height="440" title="Search tree"></iframe></main></html>`);
  await page.goto(pathToFileURL(slide).href);
  const frame = page.frameLocator("iframe");
  await frame.locator(".counter").filter({ hasText: /^5 \// }).waitFor();
  assert.equal(await frame.locator("#tree-find").isVisible(), false, "the frame is for the tree");
  assert.equal(await frame.locator("html.framed[data-theme=dark]").count(), 1);
  await frame.locator("#replay-step").click();
  await frame.locator(".counter").filter({ hasText: /^6 \// }).waitFor();
  await hasNoViolation(page, "a slide with a tree");
}

/** A page with boards opens with all of its first view in the window, and shows the boards where there is room. */
async function opensWhole(page, { studio }) {
  const { address } = await written(studio, "boards", ["mnk", "--position", "xo1/1xo/3 x", "--board", "3x3", "--k", "3", "--depth", "1", "--boards"]);
  await opened(page, address);
  const touches = await page.evaluate(() => {
    const canvas = document.querySelector(".tree-canvas");
    const { width, height } = canvas;
    const pixels = canvas.getContext("2d").getImageData(0, 0, width, height).data;
    return Array.from({ length: height }, (_, y) => pixels[4 * (y * width + width - 4) + 3] > 0).some(Boolean);
  });
  assert.equal(touches, false, "nothing touches the side of the window");
  for (let i = 0; i < 3; i++) await page.click("#tree-in");
  await page.waitForSelector(".mini-board:visible svg.board");
}

export const exportTests = [
  ["exports the tree as it is folded and zoomed, or to a depth", whatISee],
  ["exports what the replay shows, without what is switched off", whatISeeNow],
  ["exports before a search without searching", searchesNothing],
  ["exports boards with the pieces, arrows, numbers and truth of the page", realPieces],
  ["exports mazes and trees with mazes", mazes],
  ["exports on paper, and offers a smaller picture", paper],
  ["replays an exported tree file", replaysATreeFile],
  ["shows an exported tree file in a frame", worksInAFrame],
  ["opens an exported tree file with boards whole", opensWhole],
];
