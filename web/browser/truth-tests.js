// What is really true: of the position, of its moves, of the nodes of a tree, and what becomes of a search that does not know it.

import assert from "node:assert/strict";
import { hold } from "./asks.js";
import { chooseGame, expectText, openExample, press, search, setDepth, setPosition, text } from "./steps.js";

async function tellsTheTruth(page) {
  await chooseGame(page, "chess");
  await setPosition(page, "8/8/8/4k3/8/8/8/KR6 w - - 0 1");
  await setDepth(page, 2);
  await search(page);
  await page.click("#truth");
  await expectText(page, "#truth-note", /Truth: White mates in \d+\./);
  await page.waitForSelector(".root-moves.with-truth .truth-cell.win");
  await page.route("**/api/solve", () => undefined, { times: 1 });
  await hold(page, "api/solve");
  await press(page, 57);
  await press(page, 1);
  await expectText(page, "#truth-note", /Solving/);
  await page.waitForSelector("#truth-note .spinner");
}

/** Four pieces have no tables here: the studio solves them while the reader waits. */
async function solvesFourPieces(page) {
  await chooseGame(page, "draughts");
  await setPosition(page, "W:WK10,K14,K18:BK1");
  await page.route("**/api/ending", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { building: { ending: "3Kv1K", done: 1, total: 4 } } });
  }, { times: 1 });
  await page.click("#truth");
  await expectText(page, "#truth-note", /Solving all positions of 3Kv1K, 25 %/);
  await expectText(page, "#truth-note", /Truth: White wins in \d+ plies\./);
}

/** One ply ahead most moves look good, and only one holds: the tree has rings, a chip, a way from one to the next, and words. */
async function ringsWhatDiffers(page) {
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await setDepth(page, 1);
  await search(page);
  const plain = await page.evaluate(() => document.querySelector(".tree-canvas").toDataURL());
  await page.click("#truth");
  await page.waitForSelector("button#truth-chip");
  const count = Number(/(\d+)$/.exec(await text(page, "#truth-chip"))[1]);
  assert.ok(count > 0);
  const ringed = await page.waitForFunction((before) => {
    const now = document.querySelector(".tree-canvas").toDataURL();
    return now !== before && now;
  }, plain);
  assert.ok(await ringed.jsonValue());
  await page.focus(".tree-canvas");
  await page.keyboard.press("t");
  await expectText(page, "#why", /Truth: .* The search differs: /);
  await expectText(page, "#said", /Truth: .* The search differs: /);
  await page.click("#next-wrong");
  await expectText(page, "#why", /The search differs: /);
  await page.click("#truth-chip");
  assert.equal(await page.getAttribute("#truth-chip", "aria-pressed"), "false");
  await page.click("#truth");
  await page.waitForSelector("#truth-chip", { state: "detached" });
  assert.doesNotMatch(await text(page, "#why"), /Truth/);
}

/** Two plies ahead it sees no way to make progress: it repeats itself, and the story says so. */
async function watchesItFail(page) {
  await openExample(page, "Two kings against one");
  await setDepth(page, 2);
  await search(page);
  await page.click("#truth");
  await page.waitForSelector("#watch-it");
  await page.waitForSelector("#truth-chip");
  await page.click("#watch-it");
  await expectText(page, "#watch-story", /White is played by alpha-beta, depth 2.*, Red by the truth\. White has a win in \d+ plies\./);
  await expectText(page, "#watch-story", /It failed after \d+ plies: draw by threefold repetition\./);
  assert.ok((await page.locator("#record button").count()) > 4);
}

/** Alpha-beta looks at some nodes with a move twice as often as not: the list begins with those that were looked at. */
async function listsWhatIsFound(page) {
  await openExample(page, "A threat on 5 x 5");
  await page.fill("#tree-find", "b2");
  await page.waitForSelector("#found-list .found-row");
  const count = Number((await text(page, "#found")).replaceAll(/\D/g, ""));
  const rows = await page.$$eval("#found-list .found-row", (list) => list.map((row) => row.textContent));
  assert.ok(count > rows.length ? rows.length === 100 : rows.length === count, `${rows.length} of ${count} are listed`);
  assert.doesNotMatch(rows[0], /not looked at/);
  await page.press("#tree-find", "ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectText(page, "#found", /^2 of/);
  await page.waitForSelector("#found-list", { state: "hidden" });
  assert.equal((await text(page, "#why h3")).split(" ").at(-1), "b2");
}

/** Stopping a long search shows the best of what it was done with, and its tree. */
async function keepsWhatItFound(page) {
  await setPosition(page, "xx.../oo.../...../...../..... x");
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 6);
  await page.click("#run-search");
  // the first of 21 moves has some two million nodes below it
  await page.waitForFunction(() => {
    const [, millions] = /, ([\d.]+) M nodes/.exec(document.querySelector("#effort")?.textContent ?? "") ?? [];
    return Number(millions) > 2.5;
  });
  await page.click("#stop-search");
  await expectText(page, "#unfinished", /the best of the \d+ moves it was done with, of \d+ it began/);
  await page.waitForSelector(".tree-canvas:visible");
  assert.match(await text(page, ".found"), /Best/);
  assert.ok((await page.locator(".root-move").count()) >= 1);
}

/** Both trees of a comparison have boards in their nodes where there is room. */
async function drawsBoardsInBoth(page) {
  await openExample(page, "Two kings against one");
  await setDepth(page, 1);
  await search(page);
  await page.selectOption("#compare-with", { label: "Minimax" });
  await page.waitForFunction(() => {
    const halves = [...document.querySelectorAll("#comparison .half")];
    return halves.length === 2 && halves.every((half) => half.querySelector(".mini-board:not([hidden]) svg"));
  });
}

/** The player is chased at once, without a press on Play. */
async function chasesPacman(page) {
  await chooseGame(page, "pacman");
  await page.focus("#board-place svg");
  // walls stand in some of the four ways; after the first step it is the ghosts' turn
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  // Pac-Man's step, and a ghost's that was not asked for
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length > 1);
  await page.click("#tab-play");
  await page.waitForSelector("#stop-play, #start-play");
}

/** No line of nine fits on 5 x 5. */
async function refusesLongLines(page) {
  const k = page.locator(".options input").nth(2);
  await k.fill("9");
  await k.press("Tab");
  await expectText(page, "#message", /bad k '9': expected 1 to 5: no line is longer on 5 x 5/);
  await page.waitForFunction(() => document.querySelectorAll(".options input")[2].value === "4");
}

export const truthTests = [
  ["lists what is found, what was looked at first", listsWhatIsFound],
  ["keeps what a long search has found when it is stopped", keepsWhatItFound],
  ["draws boards in both trees of a comparison", drawsBoardsInBoth],
  ["chases Pac-Man as soon as he is steered", chasesPacman],
  ["refuses a line longer than the board", refusesLongLines],
  ["tells the truth in words and in the table of moves", tellsTheTruth],
  ["solves endings of four pieces in the background", solvesFourPieces],
  ["rings the nodes that differ from the truth", ringsWhatDiffers],
  ["watches a search fail against the truth", watchesItFail],
];
