// What only a site does: it needs no network after the first visit, takes a new version when the reader wants it, stops its
// workers where it shares no memory with them, outlives a worker that traps, and gives memory back.

import assert from "node:assert/strict";
import { chooseGame, expectText, setDepth, text } from "./steps.js";

/** A page as a reader has it: with its service worker, and with nothing between it and its workers. */
const AS_READ = { isRead: true };

/** A module whose first function traps: (func (export "plywood_room") (param i32) (result i32) unreachable). */
const TRAP = [0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 3, 2, 1, 0, 5, 3, 1, 0, 1, 7, 25, 2, 6, 109, 101, 109, 111, 114, 121, 2, 0, 12, 112, 108, 121, 119, 111, 111, 100, 95, 114, 111, 111, 109, 0, 0, 10, 5, 1, 3, 0, 0, 11];

async function searchOnce(page) {
  await page.click("#run-search");
  await expectText(page, "#verdict", /\S/);
  await expectText(page, "#thinking-body", /21,162/);
}

/** Waits until the files are kept and the page is looked after. */
async function keptBy(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/** Without a network the page comes as it was, searches, draws and prints; it shares memory with its workers then. */
async function worksWithoutANetwork(page, { studio }) {
  assert.equal(await page.evaluate(() => window.crossOriginIsolated), false, "the server sends no special headers");
  await keptBy(page);
  await studio.stop();
  try {
    await page.reload();
    await page.waitForSelector("body.ready");
    assert.equal(await page.evaluate(() => window.crossOriginIsolated), true, "the service worker sends them");
    await searchOnce(page);
    await page.click("#export");
    await page.check("#export-what-board");
    await page.selectOption("#export-format", "pdf");
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("#export-save")]);
    assert.equal(file.suggestedFilename(), "plywood-mnk-board.pdf");
  } finally {
    await studio.start();
  }
}

/** A new version says that it is here, and comes when it is wanted. */
async function takesANewVersion(page, { studio }) {
  await keptBy(page);
  assert.equal(await page.locator("#update").count(), 0);
  studio.version = "next";
  try {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expectText(page, "#update", /A new version of this page is here/);
    assert.equal(await page.evaluate(() => "isOld" in window), false);
    await page.evaluate(() => (window.isOld = true));
    await page.click("#update-load");
    await page.waitForFunction(() => !("isOld" in window));
    await page.waitForSelector("body.ready");
    assert.equal(await page.locator("#update").count(), 0);
  } finally {
    studio.version = null;
  }
}

async function thinkAndStop(page) {
  await chooseGame(page, "chess");
  await page.click("#tab-think");
  await page.click("#start-thinking");
  await expectText(page, ".think-line", /\d/);
  const started = performance.now();
  await page.click("#stop-thinking");
  await page.waitForSelector("#start-thinking");
  assert.ok(performance.now() - started < 5000, "it stops");
  assert.match(await text(page, ".think-line"), /\d/, "and keeps what it found");
  // the next thought has a worker again
  await page.click("#start-thinking");
  await expectText(page, ".think-line", /\d/);
  await page.click("#stop-thinking");
  await page.waitForSelector("#start-thinking");
}

/** A match that is stopped says what it has found. */
async function stopAMatch(page) {
  await page.click("#lab");
  await page.click("#lab-tab-match");
  await page.fill("#lab-match-games", "2000");
  await page.press("#lab-match-games", "Tab");
  await page.click("#lab-run");
  await expectText(page, "#lab-sentence", /\d/);
  await page.click("#lab-stop");
  await page.waitForSelector("#lab-run:visible");
  await expectText(page, "#lab-sentence", /\d/);
}

/** Page and worker share no memory: the worker is ended, and the last of what it told is the answer. */
async function stopsByEnding(page) {
  assert.equal(await page.evaluate(() => window.crossOriginIsolated), false);
  await thinkAndStop(page);
  await stopAMatch(page);
}

async function stopsExactly(page) {
  assert.equal(await page.evaluate(() => window.crossOriginIsolated), true);
  await thinkAndStop(page);
  await stopAMatch(page);
}

/** A worker that traps is one line; the next question has a fresh one, and the game is as it was. */
async function outlivesATrap(page) {
  await page.evaluate((bytes) => (window.trap = Uint8Array.from(bytes)), TRAP);
  await page.evaluate(() => {
    const { postMessage } = window.Worker.prototype;
    window.Worker.prototype.postMessage = function (errand, ...rest) {
      const isNext = window.trap && errand.path === "/search";
      if (isNext) postMessage.call(this, { type: "open", module: new window.WebAssembly.Module(window.trap), stop: null });
      if (isNext) window.trap = null;
      return postMessage.call(this, errand, ...rest);
    };
  });
  const place = await page.evaluate(() => location.hash);
  await page.click("#run-search");
  await expectText(page, "#message", /The work failed and was given up: .*unreachable/);
  assert.equal(await page.evaluate(() => location.hash), place);
  await searchOnce(page);
}

/** Workers without work are ended, and their memory is given back. */
async function givesMemoryBack(page) {
  await page.evaluate(() => {
    const { Worker } = window;
    window.living = new Set();
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        window.living.add(this);
      }

      terminate() {
        window.living.delete(this);
        super.terminate();
      }
    };
  });
  await searchOnce(page);
  const living = () => page.evaluate(() => window.living.size);
  assert.equal(await living(), 1, "one that searches");
  await page.clock.fastForward(61_000);
  assert.equal(await living(), 0);
  await setDepth(page, 3);
  await page.click("#run-search");
  await expectText(page, "#thinking-body", /1,\d\d\d/);
  assert.equal(await living(), 1, "there is a new one when it is wanted");
}

export const siteTests = [
  ["site: works without a network after the first visit", worksWithoutANetwork, AS_READ],
  ["site: takes a new version when the reader wants it", takesANewVersion, AS_READ],
  ["site: stops by ending its workers", stopsByEnding, AS_READ],
  ["site: stops exactly where page and worker share memory", stopsExactly],
  ["site: outlives a worker that traps", outlivesATrap, AS_READ],
  ["site: gives memory back", givesMemoryBack, { ...AS_READ, clock: true }],
];
