// What a user does. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { withNodes } from "./columns.js";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { opensALargeTreeFile, opensAnotherTree, opensATreeFile } from "./treefile.js";
import { chooseGame, clickTree, expectText, exported, fillText, openExample, picture, press, pressCard, search, setDepth, setPosition, text, untilRepainted } from "./steps.js";

const THREAT = "5/xxxo1/2o1o/5/5 x";

async function playsStones(page) {
  await press(page, 12);
  await expectText(page, "#turn", /O to move/);
  await expectText(page, "#record", /c3/);
  await press(page, 12);
  await expectText(page, "#turn", /O to move/);
  await page.click("#go-back");
  await expectText(page, "#turn", /X to move/);
  await page.click("#go-last");
  await expectText(page, "#turn", /O to move/);
}

async function playsByKeys(page) {
  await page.focus("#board-place svg");
  for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expectText(page, "#record", /b4/);
}

async function playsDraughts(page) {
  await chooseGame(page, "draughts");
  await setPosition(page, "W:WK10,K14:BK1");
  const from = await page.evaluate(() => document.querySelector("#board-place .movable")?.getAttribute("data-cell"));
  assert.ok(from, "a piece can be moved");
  await press(page, from);
  await page.waitForSelector("#board-place .target");
  const target = await page.evaluate(() => {
    const circle = document.querySelector("#board-place .target").getBoundingClientRect();
    return { x: circle.x + circle.width / 2, y: circle.y + circle.height / 2 };
  });
  await page.mouse.click(target.x, target.y);
  await expectText(page, "#turn", /Red to move/);
}

async function playsChess(page) {
  await chooseGame(page, "chess");
  const cell = async (index) => page.locator(`#board-place [data-cell="${index}"] .hit`).boundingBox();
  const [from, to] = [await cell(52), await cell(36)];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expectText(page, "#turn", /Black to move/);
  await expectText(page, "#record", /e4/);
}

async function playsPacman(page) {
  await openExample(page, "Pac-Man");
  const moves = await page.locator("#record .move").count();
  await page.focus("#board-place svg");
  // walls stand in three of the four ways
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  await page.waitForFunction((before) => document.querySelectorAll("#record .move").length > before, moves);
}

async function setsUp(page) {
  await page.click("#edit");
  await press(page, 0);
  await page.click("#editor button.hand >> nth=1");
  await press(page, 1);
  await page.click("#editor >> text=Use this position");
  await page.waitForFunction(() => document.querySelector("#position-text").value === "xo3/5/5/5/5 x");
}

async function refusesNonsense(page) {
  await fillText(page, "#position-text", "nonsense");
  await page.press("#position-text", "Enter");
  await expectText(page, "#message", /bad position 'nonsense'/);
  await page.press("#position-text", "Tab");
  assert.equal(await page.inputValue("#position-text"), "5/5/5/5/5 x");
}

async function searches(page) {
  await setPosition(page, THREAT);
  await setDepth(page, 2);
  await search(page);
  await expectText(page, "#tree-counts", /alpha-beta, depth 2 · 214 nodes/);
  await expectText(page, "#why", /never looked at/);
  await expectText(page, "#filters", /cut off 14/);
  await page.waitForSelector("#board-place .arrow");
}

async function opensANode(page) {
  await openExample(page, "lecture tree");
  await clickTree(page, 46);
  await expectText(page, "#why", /takes the largest of 2 values/);
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#why", /takes the smallest/);
  await expectText(page, "#looking-text", /Looking ahead: C/);
  await page.fill("#tree-find", "B E");
  await expectText(page, "#found", /1 found/);
  await page.press("#tree-find", "Enter");
  await expectText(page, "#why", /already has 5 with D; here MAX can get 6/);
  await page.click("#back-to-game");
  await page.waitForSelector("#looking", { state: "hidden" });
}

async function hovers(page) {
  await openExample(page, "lecture tree");
  await clickTree(page, 46, "hover");
  await page.waitForSelector("#hover-card:not([hidden])");
  await expectText(page, "#hover-card", /window\s*\[−∞, ∞\]/);
  await expectText(page, "#hover-card", /depth/);
}

async function replays(page) {
  await openExample(page, "lecture tree");
  await page.click("#replay-start");
  await expectText(page, "#why", /Enter the root: MAX decides here/);
  await page.click("#replay-step");
  await expectText(page, "#why", /Enter B/);
  await expectText(page, "#looking-text", /Looking ahead: B/);
  await page.click("#replay-cut");
  await expectText(page, "#why", /cannot be better/);
  await page.click("#replay-play");
  await page.waitForFunction(() => Number(document.querySelector("#moment").value) > 20);
  await page.click("#replay-play");
  await page.click("#replay-end");
  await expectText(page, "#why", /The search plays C/);
}

async function filters(page) {
  await openExample(page, "lecture tree");
  const chip = page.locator("#filters .filter", { hasText: "cut off" });
  const whole = await picture(page);
  await chip.click();
  await untilRepainted(page, whole);
  assert.equal(await chip.getAttribute("aria-pressed"), "false");
  await chip.click();
  await page.waitForFunction((old) => document.querySelector(".tree-canvas").toDataURL() === old, whole);
}

async function compares(page) {
  await setPosition(page, THREAT);
  await setDepth(page, 2);
  await search(page);
  await page.selectOption("#compare-with", { label: "Minimax" });
  await page.waitForSelector(".half");
  await expectText(page, "#comparison-text", /Both say .* alpha-beta, depth 2 looks at 59 % of the nodes/);
  assert.equal(await page.locator(".half canvas").count(), 2);
  await page.click("#close-comparison");
  await page.waitForSelector(".tree-canvas:visible");
}

async function exercises(page) {
  await openExample(page, "lecture tree");
  await page.click("#exercise");
  await page.waitForSelector("#sheet");
  await page.fill('[data-question="A.value"]', "5");
  await page.fill('[data-question="B.value"]', "5");
  await page.click("#check");
  await expectText(page, "#points", /1 of \d+ right/);
  await expectText(page, "#sheet", /A is a MAX node: it takes the largest/);
  await page.click("#reveal");
  // what was found stays found; the rest was shown, and is right but scores nothing
  await page.waitForFunction(() => {
    const [right, all, shown] = document.querySelector("#points").textContent.match(/\d+/g).map(Number);
    return right === 1 && right + shown === all;
  });
  assert.equal(await page.locator(".question:not(.correct)").count(), 0);
  await page.click("#leave-exercise");
  await page.waitForSelector(".tree-canvas:visible");
}

async function exercisesOnABoard(page) {
  await setPosition(page, THREAT);
  await setDepth(page, 1);
  await page.click("#exercise");
  await page.waitForSelector('[data-question="A.value"]');
  await page.click("#reveal");
  await expectText(page, "#points", /^0 of (\d+) right, \1 shown$/);
}

/** What each kind of file must be: pictures of some size, documents that end, data that agrees with the page. */
const KINDS = {
  svg: (bytes) => assert.match(bytes.toString(), /^<svg[^>]*>[^]*<\/svg>\s*$/),
  png: (bytes) => {
    assert.equal(bytes.toString("latin1", 1, 4), "PNG");
    assert.ok(bytes.readUInt32BE(16) > 100 && bytes.readUInt32BE(20) > 100, "it has width and height");
  },
  pdf: (bytes) => assert.match(bytes.toString("latin1"), /^%PDF-[^]*%%EOF\s*$/),
};

async function exports_(page) {
  await openExample(page, "lecture tree");
  const nodes = Number((await text(page, "#tree-counts")).match(/(\d+) nodes/)[1]);
  for (const format of ["SVG", "PNG", "PDF", "JSON"]) {
    const { name, path } = await exported(page, { what: "tree", format: format.toLowerCase() });
    assert.equal(name, `plywood-explicit-tree.${format.toLowerCase()}`);
    const bytes = readFileSync(path);
    if (format === "JSON") assert.equal(withNodes(JSON.parse(bytes)).nodes.filter((node) => !node.skipped).length, nodes);
    else KINDS[format.toLowerCase()](bytes);
  }
  await chooseGame(page, "chess");
  for (const format of ["SVG", "PNG", "PDF"]) {
    const { name, path } = await exported(page, { what: "board", format: format.toLowerCase() });
    assert.equal(name, `plywood-chess-board.${format.toLowerCase()}`);
    KINDS[format.toLowerCase()](readFileSync(path));
  }
}

async function restoresALink(page, { open }) {
  await setPosition(page, THREAT);
  await press(page, 16);
  await expectText(page, "#turn", /O to move/);
  await setDepth(page, 3);
  const link = await page.evaluate(() => location.href);
  const other = await open();
  await other.page.goto(link);
  await other.page.reload();
  await other.page.waitForSelector("body.ready");
  await expectText(other.page, "#record", /b2/);
  assert.equal(await other.page.inputValue("#depth"), "3");
  await expectText(other.page, "#turn", /O to move/);
  await other.close();
}

async function savesAndLoads(page) {
  await setPosition(page, THREAT);
  await setDepth(page, 2);
  await search(page);
  const waiting = page.waitForEvent("download");
  await page.click("#save");
  const file = await (await waiting).path();
  await page.click("#new-game");
  await page.waitForFunction(() => document.querySelector("#position-text").value === "5/5/5/5/5 x");
  await page.setInputFiles("#load-file", file);
  await expectText(page, "#tree-counts", /214 nodes/);
  await page.setInputFiles("#load-file", { name: "other.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expectText(page, "#message", /other.json is not a file of this studio/);
}

async function stopsALongSearch(page) {
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 9);
  await page.click("#run-search");
  await page.waitForSelector("#stop-search");
  await page.click("#stop-search");
  await page.waitForSelector("#run-search");
  await setDepth(page, 1);
  await search(page);
  await expectText(page, "#tree-counts", /26 nodes/);
}

async function thinks(page) {
  await setPosition(page, THREAT);
  await page.click("#tab-think");
  await page.click("#start-thinking");
  await page.waitForSelector("#live");
  await expectText(page, "#live", /Depth\s*\d+/);
  await page.waitForSelector("#board-place .arrow");
  // it may have found the end by itself
  await page.evaluate(() => document.querySelector("#stop-thinking")?.click());
  await page.waitForSelector("#start-thinking");
}

async function playsAgainstTheComputer(page) {
  await page.click("#tab-play");
  await page.selectOption("#player-0", "human");
  await page.selectOption("#player-1", "level2");
  await page.click("#start-play");
  await press(page, 12);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 2);
  await expectText(page, "#turn", /X to move/);
}

async function twoSettingsPlay(page) {
  await setPosition(page, THREAT);
  await setDepth(page, 1);
  await page.click("#tab-play");
  await page.click("#keep-settings");
  await page.click("#tab-search");
  await setDepth(page, 3);
  await page.click("#tab-play");
  await page.selectOption("#player-0", "settings");
  await page.selectOption("#player-1", "kept");
  await page.click("#start-play");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length >= 3);
  await page.waitForSelector(".chart .dot");
}

async function anAgentPlaysPacman(page) {
  await openExample(page, "Pac-Man");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "level2");
  await page.selectOption("#player-1", "random");
  await page.click("#start-play");
  // one round: Pac-Man and both ghosts
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length >= 3);
}

async function twoComputersPlay(page) {
  // a game that is not over before it is stopped
  await chooseGame(page, "chess");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "level1");
  await page.selectOption("#player-1", "random");
  await page.click("#start-play");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length >= 4);
  await page.click("#stop-play");
  await page.waitForSelector("#start-play");
}

async function showsTheTruth(page) {
  await setPosition(page, THREAT);
  await page.click("#truth");
  await page.waitForSelector("#board-place .badge.draw");
  assert.equal(await page.locator("#board-place .badge.loss").count(), 18);
}

async function changesWeights(page) {
  await setPosition(page, THREAT);
  await setDepth(page, 1);
  await page.selectOption("#preset", "runs");
  await search(page);
  const usual = await text(page, "#verdict");
  await page.click(".weights summary");
  await page.uncheck('[data-focus="use-threes"]');
  await expectText(page, ".weights summary", /1 changed/);
  await search(page);
  assert.notEqual(await text(page, "#verdict"), usual, "three in a row count no longer");
  await page.check('[data-focus="use-threes"]');
  await search(page);
  assert.equal(await text(page, "#verdict"), usual);
}

async function survivesARestart(page, { studio }) {
  await press(page, 12);
  await expectText(page, "#turn", /O to move/);
  await studio.stop();
  try {
    await press(page, 13);
    await expectText(page, "#message", /does not answer/);
  } finally {
    await studio.start();
  }
  await press(page, 13);
  await expectText(page, "#message", /open the address that 'plywood studio' printed/);
  const other = await page.context().newPage();
  await other.goto(studio.address);
  await other.waitForSelector("body.ready");
  await other.close();
  await press(page, 13);
  await expectText(page, "#turn", /X to move/);
  await setDepth(page, 1);
  await search(page);
}

async function needsItsToken(page, { studio }) {
  const stranger = await page.context().browser().newContext();
  const outside = await stranger.newPage();
  await outside.goto(studio.origin);
  await expectText(outside, "#message", /no token, or one of an earlier start: open the address that 'plywood studio' printed/);
  await outside.goto(studio.address);
  await outside.waitForSelector("body.ready");
  await press(outside, 12);
  await expectText(outside, "#turn", /O to move/);
  const link = await outside.evaluate(() => location.href);
  assert.ok(link.startsWith(`${studio.origin}#`), `${link} has no token`);
  await outside.reload();
  await expectText(outside, "#turn", /O to move/);
  const tab = await stranger.newPage();
  await tab.goto(link);
  await expectText(tab, "#turn", /O to move/);
  await tab.goto(`${studio.origin}?token=wrong`);
  await tab.waitForSelector("body.ready");
  assert.ok(!tab.url().includes("token"), "a wrong token is thrown away, and the right one stays");
  await stranger.close();
}

/** Another server of this machine hears nothing of the token, whatever the browser sends it. */
async function keepsItsToken(page, { studio }) {
  const token = new URL(studio.address).searchParams.get("token");
  const heard = [];
  const server = createServer((question, answer) => {
    heard.push(question.url, JSON.stringify(question.headers));
    answer.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Another server</title>");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const other = await page.context().newPage();
    await other.goto(`http://127.0.0.1:${server.address().port}/`);
    const stored = await other.evaluate(() => JSON.stringify([document.cookie, { ...window.localStorage }, { ...window.sessionStorage }, document.referrer]));
    assert.ok(heard.length >= 2 && !heard.join().includes(token), "what is sent");
    assert.ok(!stored.includes(token), "what is kept");
    assert.deepEqual(await page.context().cookies(), []);
  } finally {
    server.close();
  }
}

async function changesTheTheme(page) {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper").trim());
  const seen = new Set([await paper()]);
  for (let i = 0; i < 2; i++) {
    await page.click("#theme");
    seen.add(await paper());
  }
  assert.equal(seen.size, 2);
}

async function fitsATablet(page, { open }) {
  const tablet = await open({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await openExample(tablet.page, "lecture tree");
  const wide = await tablet.page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
  assert.equal(wide, false, "nothing sticks out to the right");
  for (const part of ["#tree-counts", "#run-search", "#why", "#export", ".tree-canvas"]) {
    const box = await tablet.page.locator(part).boundingBox();
    assert.ok(box && box.x >= 0 && box.width > 0 && box.x + box.width <= 821, `${part} is within the screen`);
  }
  await clickTree(tablet.page, 46, "tap");
  await expectText(tablet.page, "#why", /takes the largest of 2 values/);
  await tablet.close();
}

async function takesTheTour(page) {
  await page.click("#tour-start");
  await expectText(page, "#tour", /1 of 8/);
  for (let step = 2; step <= 7; step++) {
    await page.click("#tour-next");
    await expectText(page, "#tour", new RegExp(`${step} of 8`));
    // what has not been told is not shown
    for (const part of ["#filters", "#overview", "#why"]) assert.equal(await page.isVisible(part), false, `${part} in step ${step}`);
    if (step === 2) await expectText(page, "#code .lit", /no depth is left: return value/);
    if (step === 3) assert.doesNotMatch(await text(page, "#code"), /α/);
    if (step === 6) {
      await expectText(page, "#tour", /already has 0 with (5|\w\d).*not looked at/);
      await expectText(page, "#code .lit", /v ≤ α: return v/);
    }
  }
  await expectText(page, "#tour", /X plays (5|\w\d)\. The search visited 88 nodes/);
  await page.click("#tour-next");
  await expectText(page, "#comparison-text", /Both say 0 and play (5|\w\d).*looks at 47 % of the nodes/);
  await page.click("#tour-back");
  await page.waitForSelector("#comparison", { state: "hidden" });
  await page.click("#tour-next");
  await page.waitForSelector(".half");
  // the last step leads to the tree, with its replay in sight
  await page.click("#tour-next");
  await page.waitForSelector("#tour", { state: "hidden" });
  assert.ok(await page.isVisible("#replay-play"));
}

/** Each on a fresh page, so that nothing of the one before can be mistaken for it. */
async function opensEveryExample(page, { open }) {
  const titles = await page.locator(".example strong").allTextContents();
  assert.ok(titles.length >= 5);
  for (const title of titles) {
    const fresh = await open();
    await pressCard(fresh.page, `.example:has-text("${title}")`);
    await expectText(fresh.page, "#verdict", /\d|win|loss|mate/);
    await expectText(fresh.page, "#tree-counts", /[1-9][\d,\s]* nodes/);
    const trees = fresh.page.locator(".tree-canvas:visible, .half canvas:visible");
    await trees.first().waitFor();
    assert.equal(fresh.errors.length, 0, `${title}: ${fresh.errors.join("; ")}`);
    await fresh.close();
  }
}

async function opensInAHurry(page) {
  // the second click overtakes the first, whose answer must not come back later
  await page.evaluate(() => {
    document.querySelector("#home").click();
    [...document.querySelectorAll(".example")].find((one) => one.textContent.includes("Two kings")).click();
  });
  await expectText(page, "#tree-counts", /595 nodes/);
  assert.equal(await page.inputValue("#game"), "draughts");
  assert.equal(await page.inputValue("#position-text"), "W:WK10,K14:BK1");
}

async function readsAGame(page) {
  await chooseGame(page, "chess");
  await fillText(page, "#moves-text", "1. e4 e5 2. Nf3 {a comment} Nc6 *");
  await page.press("#moves-text", "Enter");
  await expectText(page, "#record", /Nc6/);
  await page.press("#moves-text", "Tab");
  assert.equal(await page.inputValue("#moves-text"), "1. e4 e5 2. Nf3 Nc6");
  await fillText(page, "#moves-text", "1. e4 (1. d4 d5) e5");
  await page.press("#moves-text", "Enter");
  await expectText(page, "#record", /e5$/);
  const pasted = '[Event "x"] [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"] {before} 1. e4! $3 (1. e3 Kd7 (1... Ke7)) 1... Kd7 {so} 1/2-1/2';
  await fillText(page, "#moves-text", pasted);
  await page.press("#moves-text", "Enter");
  // another line of the first move, another answer in it, and the comments stand where they were
  await expectText(page, "#record", /^1.e4.*1.e3Kd71…Ke7.*Kd7so$/);
  assert.match(await page.inputValue("#position-text"), /^8\/3k4\/8\/8\/4P3\/8\/8\/4K3 w/);
  await fillText(page, "#moves-text", "1. e3 Kd8");
  await page.press("#moves-text", "Enter");
  await expectText(page, "#record", /Kd8$/);
  await fillText(page, "#moves-text", '[Event "x"] 1. e4 e5');
  await page.press("#moves-text", "Enter");
  await expectText(page, "#record", /e5$/);
  await fillText(page, "#moves-text", "1. e4 e9");
  await page.press("#moves-text", "Enter");
  await expectText(page, "#message", /e9/);
  await expectText(page, "#record", /e5$/);
}

async function asksTheTables(page) {
  await openExample(page, "Two kings");
  await page.click("#truth");
  await page.waitForFunction(() => document.querySelector("#truth").getAttribute("aria-pressed") === "true");
  await press(page, await page.evaluate(() => document.querySelector("#board-place .movable").getAttribute("data-cell")));
  await page.waitForSelector("#board-place .badge.win, #board-place .badge.draw, #board-place .badge.loss");
  await page.click("#new-game");
  await expectText(page, "#truth-note", /^No exact value is known for this position\.$/);
  assert.match(await page.getAttribute("#truth-note span", "title"), /tables/, "what would help");
}

/** A rook wins from almost everywhere; given away, it draws. */
async function asksTheChessTables(page) {
  await chooseGame(page, "chess");
  await setPosition(page, "8/8/8/3k4/8/8/4R3/4K3 w - - 0 1");
  await page.click("#truth");
  await press(page, 52);
  await page.waitForSelector("#board-place .badge.win");
  await page.waitForSelector("#board-place .badge.draw");
}

async function findsItsWayInALargeTree(page) {
  await setPosition(page, THREAT);
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 4);
  await search(page);
  await expectText(page, "#tree-fold", /Whole tree/);
  await expectText(page, "#why", /folded away/);
  await page.click("#tree-fold");
  await expectText(page, "#tree-fold", /^Fold$/);
  assert.doesNotMatch(await text(page, "#why"), /folded away/);
  await page.fill("#tree-find", "b2 b3 d3 e2");
  await expectText(page, "#found", /^1 found$/);
  await page.press("#tree-find", "Enter");
  await expectText(page, "#why h3", /b2 .*b3 .*d3 .*e2/);
}

async function turnsAWeight(page) {
  await openExample(page, "Two kings");
  await page.click(".weights summary");
  const before = await text(page, "#verdict");
  await page.uncheck('[data-focus="use-corner_near"]');
  // a small search follows at once
  await page.waitForFunction((old) => document.querySelector("#verdict")?.textContent.trim() !== old, before);
}

/** What a rule, a variant and a term do is said where they are chosen. */
async function saysWhatItDoes(page) {
  await openExample(page, "Two kings");
  assert.match(await page.getAttribute('.chip:has-text("loss rule")', "title"), /a line ends, lost/);
  await page.selectOption("#variant", "brute-force");
  await expectText(page, "#variant-about", /minimax in the order of generation/);
  const abouts = await page.evaluate(() => [...document.querySelectorAll(".slider")].map((one) => one.title));
  assert.ok(abouts.length > 0 && abouts.every((about) => about !== ""), `${abouts.length} terms, each with its words`);
}

async function helpsWithKeys(page) {
  await page.keyboard.press("?");
  await page.waitForSelector("#keys-box[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#keys-box", { state: "hidden" });
}

export const tests = [
  ["plays stones by clicking and goes back and forth", playsStones],
  ["plays by keys", playsByKeys],
  ["plays draughts by clicking from and to", playsDraughts],
  ["plays chess by dragging", playsChess],
  ["steers Pac-Man by keys", playsPacman],
  ["sets a position up", setsUp],
  ["refuses nonsense in words", refusesNonsense],
  ["searches and draws the tree", searches],
  ["opens a node and says why it was left", opensANode],
  ["shows a card beside the pointer", hovers],
  ["replays a search", replays],
  ["filters by reason", filters],
  ["compares two searches", compares],
  ["does an exercise on a lecture tree", exercises],
  ["does an exercise on a real position", exercisesOnABoard],
  ["exports pictures", exports_],
  ["opens an exported tree file, folds, searches and pans", opensATreeFile],
  ["opens another tree in the page of a tree", opensAnotherTree],
  ["opens a large tree file within bounds", opensALargeTreeFile],
  ["restores a shared link", restoresALink],
  ["saves and loads everything", savesAndLoads],
  ["stops a long search", stopsALongSearch],
  ["thinks live", thinks],
  ["plays against the computer", playsAgainstTheComputer],
  ["lets two computers play", twoComputersPlay],
  ["lets two settings play each other", twoSettingsPlay],
  ["lets an agent play Pac-Man", anAgentPlaysPacman],
  ["shows the truth about every move", showsTheTruth],
  ["changes weights", changesWeights],
  ["takes the tour of the first minute", takesTheTour],
  ["opens every example", opensEveryExample],
  ["opens one thing while another is on its way", opensInAHurry],
  ["reads a game as text", readsAGame],
  ["asks the endgame tables", asksTheTables],
  ["asks the chess tables", asksTheChessTables],
  ["finds its way in a large tree", findsItsWayInALargeTree],
  ["turns a weight and sees the tree change", turnsAWeight],
  ["says what rules, variants and terms do", saysWhatItDoes],
  ["shows the keys", helpsWithKeys],
  ["changes the theme", changesTheTheme],
  ["fits a tablet", fitsATablet],
  ["survives a restart of the studio", survivesARestart],
  ["needs the token of its address", needsItsToken],
  ["tells the token to no other server", keepsItsToken],
];
