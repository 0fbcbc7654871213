// How the page shares its room, at the sizes people have. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { chooseGame, expectText, openExample, press, search, setDepth, text, unfold } from "./steps.js";

const LAPTOP = { viewport: { width: 1366, height: 657 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A tree that is not painted by then will not be. */
const PAINT_MS = 60_000;
const WIDE = { viewport: { width: 2560, height: 1300 } };

const boxOf = (page, selector) => page.locator(selector).first().boundingBox();

/** Whether a part of the page is wholly inside the window. */
async function isInWindow(page, selector) {
  const box = await boxOf(page, selector);
  const { width, height } = page.viewportSize();
  return box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
}

async function pickBelowRoot(page) {
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.waitForSelector("#why h3");
}

/** Tree and sentence together, one scroll bar, and nothing moves when a node is picked. */
async function fitsLaptop(page) {
  await openExample(page, "Two kings");
  const before = await boxOf(page, ".tree-canvas");
  assert.ok(before.height >= 260, `the tree has ${before.height}`);
  await pickBelowRoot(page);
  for (const part of [".tree-canvas", "#why .story", "#why .facts", "#replay"]) assert.ok(await isInWindow(page, part), part);
  assert.deepEqual(await boxOf(page, ".tree-canvas"), before, "the tree stays where it was");
  await page.fill("#tree-find", "1-5");
  await expectText(page, "#found", /found/);
  assert.deepEqual(await boxOf(page, ".tree-canvas"), before, "finding moves nothing");
  const overflow = await page.evaluate(() => {
    const spills = [...document.querySelectorAll(".thinking-panel *")].filter((part) => {
      const panel = document.querySelector(".thinking-panel").getBoundingClientRect();
      return part.getBoundingClientRect().right > panel.right && part.offsetParent !== null;
    });
    const root = document.documentElement;
    return { spills: spills.map((part) => part.outerHTML.slice(0, 60)), page: root.scrollHeight - root.clientHeight };
  });
  assert.deepEqual(overflow, { spills: [], page: 0 });
  const why = await page.evaluate(() => document.querySelector(".why-text").getBoundingClientRect().bottom - document.querySelector("#why").getBoundingClientRect().bottom);
  assert.ok(why <= 1, `the sentence is cut by ${why} pixels`);
}

/** The first minute first; tree and sentence on one screen; a thumb gets past both. */
async function fitsPhone(page) {
  assert.ok(await isInWindow(page, "#tour-start"), "the first minute is on the first screen");
  await openExample(page, "lecture tree");
  await pickBelowRoot(page);
  // what comes late above the tree moves it
  await page.waitForFunction(() => {
    document.querySelector("#tree-stage").scrollIntoView({ block: "start", behavior: "instant" });
    return ["#tree-stage", "#why .story"].every((part) => {
      const { top, bottom } = document.querySelector(part).getBoundingClientRect();
      return top >= -1 && bottom <= window.innerHeight + 1;
    });
  });
  const why = await boxOf(page, "#why");
  const thinking = await boxOf(page, ".thinking-panel");
  assert.ok(why.y + why.height <= thinking.y, "nothing lies over the sentence");
  const touch = (selector) => page.evaluate((part) => getComputedStyle(document.querySelector(part)).touchAction, selector);
  for (const part of [".tree-canvas", ".board", ".overview"]) assert.equal(await touch(part), "pan-y", part);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(wide, 0, "the page is not pushed sideways");
}

/** The divider by keys and by hand, places changed, one made large; all of it kept. */
async function sharesRoom(page) {
  const width = async () => (await boxOf(page, "#board-panel")).width;
  const usual = await width();
  await page.focus("#divider");
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
  assert.equal(Math.round((await width()) - usual), 96);
  assert.match(await page.getAttribute("#divider", "aria-valuetext"), /\d+ percent/);
  const bar = await boxOf(page, "#divider");
  await page.mouse.move(bar.x + 7, bar.y + 200);
  await page.mouse.down();
  await page.mouse.move(bar.x + 107, bar.y + 200, { steps: 4 });
  await page.mouse.up();
  assert.ok(Math.abs((await width()) - usual - 196) < 3, "dragged");
  await page.click("#swap");
  assert.ok((await boxOf(page, "#tree-panel")).x < (await boxOf(page, "#board-panel")).x);
  await page.click("#large-board");
  assert.equal(await page.isVisible("#tree-panel"), false);
  const large = (await boxOf(page, "#board-place .board")).height;
  assert.ok(large > 600, `a large board is ${large} high`);
  await page.reload();
  await page.waitForSelector("body.ready");
  assert.equal(await page.isVisible("#tree-panel"), false, "kept by the browser");
  await page.click("#large-board");
  await page.click("#large-tree");
  assert.equal(await page.isVisible("#board-panel"), false);
  await page.click("#large-tree");
  assert.ok((await boxOf(page, "#tree-panel")).x < (await boxOf(page, "#board-panel")).x, "still changed places");
}

/** One below the other, the divider below the tree gives it its height, by keys and by hand; the browser keeps it. */
async function stretchesTree(page) {
  await openExample(page, "Two kings");
  const height = async () => (await boxOf(page, ".tree-stage")).height;
  const usual = await height();
  await page.focus("#divider");
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowDown");
  assert.equal(Math.round((await height()) - usual), 96);
  assert.equal(await page.getAttribute("#divider", "aria-orientation"), "horizontal");
  assert.match(await page.getAttribute("#divider", "aria-valuetext"), /The tree is \d+ percent/);
  await page.locator("#divider").scrollIntoViewIfNeeded();
  const bar = await boxOf(page, "#divider");
  await page.mouse.move(bar.x + 200, bar.y + 7);
  await page.mouse.down();
  await page.mouse.move(bar.x + 200, bar.y - 93, { steps: 4 });
  await page.mouse.up();
  assert.ok(Math.abs((await height()) - usual + 4) < 3, `dragged to ${await height()} from ${usual + 96}`);
  const kept = await height();
  await page.reload();
  await page.waitForSelector("body.ready");
  await search(page);
  assert.equal(await height(), kept, "kept by the browser");
  await page.dblclick("#divider");
  assert.equal(await height(), usual);
}

/** Columns, then rows: 5 x 5 becomes 15 x 15. */
async function setFifteen(page) {
  for (const [index, last] of [[0, 74], [1, 224]]) {
    const field = page.locator(".options input").nth(index);
    await field.fill("15");
    await field.press("Tab");
    await page.waitForSelector(`#board-place [data-cell="${last}"]`);
  }
}

async function usesWideScreens(page) {
  await setFifteen(page);
  const board = await boxOf(page, "#board-place .board");
  assert.ok(board.height > 800, `the board is ${board.height} high`);
  await page.click("#home");
  await unfold(page, "more-examples");
  const used = (await boxOf(page, ".examples")).width;
  assert.ok(used > 1000, `the examples use ${used}`);
}

/** Cells of 15 x 15 are large enough to be hit, on the usual screen. */
async function playsLargeBoards(page) {
  await setFifteen(page);
  const cell = await boxOf(page, '#board-place [data-cell="112"] .hit');
  assert.ok(cell.width >= 28, `a cell is ${cell.width} wide`);
  const name = await page.locator("#board-place .names text").first().boundingBox();
  assert.ok(name.height >= 9, `coordinates are ${name.height} high`);
}

/** Playing takes the start screen away; the tree is offered instead. */
async function leavesWelcome(page) {
  assert.ok(await page.isVisible("#start"));
  await press(page, 12);
  await page.waitForSelector("#start", { state: "hidden" });
  await page.click("#search-here");
  await page.waitForSelector(".tree-canvas:visible");
  assert.equal(await page.isVisible("#no-tree"), false);
}

/** Where every node of the tree is painted, after Fit. */
async function fits(page) {
  await chooseGame(page, "draughts");
  await setDepth(page, 9);
  await search(page);
  await page.click("#tree-fold");
  await expectText(page, "#tree-fold", /^Fold$/);
  await page.click("#tree-fit");
  const rows = () => page.evaluate(() => {
    const canvas = document.querySelector(".tree-canvas");
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    const painted = (x, y) => data[4 * (y * width + x) + 3] > 0;
    let [bottom, right] = [0, 0];
    for (let y = 0; y < height; y++) for (let x = 90; x < width; x++) if (painted(x, y)) [bottom, right] = [Math.max(bottom, y), Math.max(right, x)];
    return { bottom: height - 1 - bottom, right: width - 1 - right };
  });
  const deadline = Date.now() + PAINT_MS;
  for (;;) {
    const { bottom, right } = await rows();
    if (bottom >= 2 && right >= 2) break;
    assert.ok(Date.now() < deadline, `something is cut: ${bottom} below, ${right} at the right`);
  }
  assert.match(await text(page, "#tree-counts"), /nodes/);
}

export const layoutTests = [
  ["shows tree and sentence together on a laptop", fitsLaptop, LAPTOP],
  ["starts with the first minute on a phone, and scrolls past board and tree", fitsPhone, PHONE],
  ["shares the room: divider, places, large", sharesRoom],
  ["shares the room one below the other: the height of the tree", stretchesTree, { viewport: { width: 1100, height: 800 } }],
  ["uses a wide screen", usesWideScreens, WIDE],
  ["plays on 15 x 15", playsLargeBoards],
  ["leaves the welcome page once something is played", leavesWelcome],
  ["fits the whole tree", fits],
];
