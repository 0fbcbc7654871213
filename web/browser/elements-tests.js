// Trees and boards in other people's pages: a blog with a loud style, a deck of reveal.js; saved trees, and searches that run in the page.

import assert from "node:assert/strict";
import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { hasNoViolation } from "./access-tests.js";
import { FOLDER } from "./site.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const KINDS = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };
/** Where the pages of a server come from, by the first part of their address. */
const FOLDERS = { examples: here("../elements/examples"), reveal: here("../node_modules/reveal.js/dist"), site: FOLDER };

/** The workers of the elements are asked as they are: tests of the page's questions send those over the file server. */
const AS_READ = { isRead: true };

let built = null;

/** The folder of the one script, built once. */
function script() {
  built ??= (async () => {
    const outDir = mkdtempSync(`${tmpdir()}/plywood-elements-`);
    process.on("exit", () => rmSync(outDir, { recursive: true, force: true }));
    await build({ configFile: here("../vite.elements.js"), root: here(".."), logLevel: "warn", build: { outDir } });
    return outDir;
  })();
  return built;
}

/** Does work with another site, which has the script and the examples. */
async function withSite(work) {
  const own = await script();
  const server = createServer((request, response) => {
    const [, folder, path] = /^\/(?:(examples|reveal|site)\/)?([\w./-]+)$/.exec(new URL(request.url, "http://site").pathname) ?? [];
    const file = `${FOLDERS[folder] ?? own}/${path}`;
    if (path === undefined || path.includes("..") || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await work(`http://127.0.0.1:${server.address().port}/examples/`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const has = (page, selector, pattern) => page.locator(selector).filter({ hasText: pattern }).first().waitFor();

/** A saved tree: its size, its keys, its replay, its words for a node, and no style of the blog in it. */
async function inABlog(page) {
  await withSite(async (site) => {
    await page.goto(`${site}page.html`);
    await page.locator("#saved").scrollIntoViewIfNeeded();
    await has(page, "#saved #tree-counts", /^25 nodes, 4 moves left out$/);
    assert.equal(await page.locator("#saved #tree-fit").evaluate((button) => getComputedStyle(button).textTransform), "none");
    await page.locator("#saved .tree-canvas").focus();
    const heard = page.evaluate(() => new Promise((resolve) => document.addEventListener("plywood-node", ({ detail }) => detail?.node === 1 && resolve(detail.moves))));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await has(page, "#saved #why", /MIN|MAX/);
    await has(page, "#saved #said", /MIN|MAX/);
    await page.locator("#saved #tree-find").fill("D");
    await page.locator("#saved #tree-find").press("Enter");
    await page.locator("#saved #tree-find").fill("B");
    await page.locator("#saved #tree-find").press("Enter");
    assert.deepEqual(await heard, ["B"]);
    await page.locator("#saved #replay-start").click();
    await has(page, "#saved .counter", /^1 \//);
    await page.locator("#saved #replay-step").click();
    await has(page, "#saved .counter", /^2 \//);
    // an attribute moves it, as a slide does
    await page.evaluate(() => document.querySelector("#saved").setAttribute("step", "12"));
    await has(page, "#saved .counter", /^12 \//);
  });
}

/** Two trees of one page speak their own languages, also after the other was used. */
async function inTwoLanguages(page) {
  await withSite(async (site) => {
    await page.goto(`${site}page.html`);
    await page.locator("#czech").scrollIntoViewIfNeeded();
    await has(page, "#czech .counter", /^7 \//);
    await has(page, "#czech #tree-counts", /uzlů/);
    await page.locator("#saved").scrollIntoViewIfNeeded();
    await page.locator("#saved #replay-start").click();
    await has(page, "#saved #why", /Enter/);
    await page.locator("#czech #replay-step").click();
    await has(page, "#czech .counter", /^8 \//);
    assert.doesNotMatch(await page.locator("#czech #why").textContent(), /Enter/);
    await page.locator("#saved #replay-step").click();
    await has(page, "#saved .counter", /^2 \//);
    assert.match(await page.locator("#saved #why").textContent(), /Enter/);
    assert.equal(await page.locator("#czech .plywood").getAttribute("data-theme"), "dark");
  });
}

/** What is missing or wrong is one line in the place of the tree. */
async function saysWhatIsWrong(page) {
  await withSite(async (site) => {
    await page.goto(`${site}page.html`);
    const shown = async (markup) => {
      await page.evaluate((text) => (document.querySelector("main").innerHTML = text), markup);
      const line = page.locator("main .refusal");
      await line.waitFor();
      return line.textContent();
    };
    assert.match(await shown("<plywood-tree></plywood-tree>"), /nothing to show: give src/);
    assert.match(await shown('<plywood-tree src="missing.json"></plywood-tree>'), /missing\.json could not be loaded \(404\)/);
    assert.match(await shown('<plywood-tree><script type="application/json">{"parent": [3]}</script></plywood-tree>'), /parent/);
    assert.match(await shown('<plywood-board src="tree.json" lang="cs"></plywood-board>'), /není deska/);
  });
}

/** Slides: fragments are steps of the search, the keys of the tree are no keys of the deck, and others are. */
async function inSlides(page) {
  await withSite(async (site) => {
    await page.goto(`${site}slides.html`);
    const slide = () => page.evaluate(() => window.Reveal.getIndices().h);
    await page.keyboard.press("ArrowRight");
    await has(page, "#tree .counter", /^1 \//);
    await page.keyboard.press("ArrowRight");
    await has(page, "#tree .counter", /^5 \//);
    await page.keyboard.press("ArrowRight");
    await has(page, "#tree .counter", /^12 \//);
    await page.keyboard.press("ArrowLeft");
    await has(page, "#tree .counter", /^5 \//);
    await page.locator("#tree .tree-canvas").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await has(page, "#tree #why", /MIN|MAX/);
    assert.equal(await slide(), 1, "the tree's keys turn no slide");
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.equal(await slide(), 2);
  });
}

/** Nothing for axe to find, in the blog and in the slides, light and dark. */
async function isAccessible(page) {
  await withSite(async (site) => {
    await page.goto(`${site}page.html`);
    for (const id of ["#saved", "#czech"]) {
      await page.locator(id).scrollIntoViewIfNeeded();
      await page.locator(`${id} .counter`).waitFor();
    }
    await hasNoViolation(page, "a blog with trees");
    await page.goto(`${site}slides.html#/1`);
    await page.locator("#tree .counter").waitFor();
    await hasNoViolation(page, "a slide with a tree");
  });
}

/** A search that runs in the page: by its attributes, by its form, with boards below the nodes. */
async function searchesInThePage(page) {
  await withSite(async (site) => {
    await page.goto(`${site}page.html`);
    const live = page.locator("#live");
    await live.scrollIntoViewIfNeeded();
    await has(page, "#live #tree-counts", /nodes/);
    const before = await live.locator("#tree-counts").textContent();
    await live.locator("#element-depth").fill("3");
    await live.locator("#element-search").click();
    await page.waitForFunction((text) => {
      const counts = document.querySelector("#live").shadowRoot.querySelector("#tree-counts")?.textContent;
      return counts !== undefined && counts !== text;
    }, before);
    assert.equal(await live.getAttribute("depth"), "3");
    await live.locator(".mini-board svg").first().waitFor({ state: "attached" });
    await page.evaluate(() => document.querySelector("#live").setAttribute("game", "chequers"));
    await has(page, "#live .refusal", /chequers/);
  });
}

/** A board to play on by clicks and keys, which tells the page, and a search on it. */
async function playsOnABoard(page) {
  await withSite(async (site) => {
    await page.goto(`${site}page.html`);
    const board = page.locator("#board");
    await board.scrollIntoViewIfNeeded();
    await has(page, "#board", /White to move/);
    const cell = (name) => board.locator(`[aria-label^="${name}:"]`);
    await cell("g1").click();
    const heard = page.evaluate(() => new Promise((resolve) => document.addEventListener("plywood-move", ({ detail }) => resolve(detail))));
    await cell("f3").click();
    await has(page, "#board", /Black to move/);
    const { move, moves } = await heard;
    assert.deepEqual([move, moves], ["Nf3", ["e4", "e5", "Nf3"]]);
    await board.locator("#go-back").click();
    await has(page, "#board", /White to move/);
    await page.evaluate(() => document.querySelector("#board").setAttribute("depth", "3"));
    await board.locator(".arrow.strong").first().waitFor({ state: "attached" });
    await hasNoViolation(page, "a board in a blog");
  });
}

export const elementsTests = [
  ["elements: shows a saved tree in a blog", inABlog],
  ["elements: two trees of a page speak two languages", inTwoLanguages],
  ["elements: says what is missing or wrong", saysWhatIsWrong],
  ["elements: steps through a tree in slides", inSlides],
  ["elements: has nothing for axe to find", isAccessible],
];

/** These search in the page, with the files of a site. */
export const liveElementsTests = [
  ["elements: searches in another page", searchesInThePage, AS_READ],
  ["elements: plays on a board in another page", playsOnABoard, AS_READ],
];
