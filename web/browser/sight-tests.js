// What is seen on and beside the board: who must pass, how many discs there are, where one may go, what is true, who sits where.

import assert from "node:assert/strict";
import { rests } from "./asks.js";
import { chooseGame, expectText, openExample, press, search, setDepth, setPosition, text } from "./steps.js";

/** Only White, who has h8 alone, could go on: Black has nothing to turn. */
const BLACK_PASSES = `-${"X".repeat(62)}O X`;
/** Six squares are left: solved in a moment. */
const ENDING = "--XXXXXXXXXXXXXXXXXXOXXXXXOXXXXXXOXXOXXXXXXXXXXXXXOOOOXX----OOOX O";

/** Legal cells are marked without a pointer, and discs are counted, move by move. */
async function marksLegalCells(page) {
  await chooseGame(page, "reversi");
  await page.mouse.move(0, 0);
  const marked = () => page.$$eval("#board-place .may", (list) => list.map((mark) => Number(mark.dataset.may)).sort((a, b) => a - b));
  assert.deepEqual(await marked(), [19, 26, 37, 44]);
  await expectText(page, "#tally", /^Discs: Black 2, White 2$/);
  await press(page, 19);
  await expectText(page, "#tally", /^Discs: Black 4, White 1$/);
  await chooseGame(page, "mnk");
  assert.equal(await page.locator("#board-place .may").count(), 0, "where every cell is free, none is marked");
  assert.equal(await text(page, "#tally"), "");
}

/** A player who has no move reads so and passes by a button; the record says it in words. */
async function passes(page) {
  await chooseGame(page, "reversi");
  await setPosition(page, BLACK_PASSES);
  await expectText(page, "#passing", /Black has no move and must pass\./);
  assert.equal(await page.isVisible("#plain-moves"), false, "no chip with two dashes");
  await page.click("#pass");
  await expectText(page, "#turn", /White to move/);
  await expectText(page, "#record", /pass/);
  assert.equal(await page.isVisible("#pass"), false);
}

/** Margins on the cells, in the table and in words, with what they count. */
async function showsMargins(page) {
  await chooseGame(page, "reversi");
  await setPosition(page, ENDING);
  await setDepth(page, 1);
  await search(page);
  await page.click("#truth");
  await expectText(page, "#truth-note", /Truth: (Black|White) wins by \d+ discs?\. At the moves: the discs each wins or loses by\./);
  const badges = await page.$$eval("#board-place .badge-text", (list) => list.map((badge) => badge.textContent));
  assert.ok(badges.length > 1 && badges.every((badge) => /^([+−]\d+|0)$/.test(badge)), badges.join(" "));
  const cells = await page.$$eval(".truth-cell", (list) => list.map((cell) => [cell.textContent, cell.title]));
  for (const [shown, title] of cells) {
    assert.match(shown, /^([+−]\d+|0)$/);
    assert.match(title, /^(win by \d+ discs?|loss by \d+ discs?|draw)$/);
  }
  assert.deepEqual([...badges].sort(), cells.map(([shown]) => shown).sort(), "board and table agree");
}

/** The table of moves with its truth has room, at the usual size and on a laptop. */
async function fitsTruth(page) {
  await openExample(page, "Two kings against one");
  await page.click("#truth");
  await page.waitForSelector(".with-truth .truth-cell.win");
  for (const viewport of [{ width: 1440, height: 900 }, { width: 1366, height: 768 }]) {
    await page.setViewportSize(viewport);
    await rests(page);
    const found = await page.evaluate(() => {
      const body = document.querySelector(".thinking-panel");
      const cells = [...document.querySelectorAll(".root-head > span, .root-move > span")];
      const isCut = (cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > body.getBoundingClientRect().right;
      const overlaps = (cell) => cell.nextElementSibling && cell.getBoundingClientRect().right > cell.nextElementSibling.getBoundingClientRect().left + 1;
      const row = (cell) => cell.parentElement.getBoundingClientRect();
      return { cut: cells.filter((cell) => isCut(cell) || overlaps(cell)).map((cell) => cell.textContent), sideways: body.scrollWidth - body.clientWidth, high: Math.max(...cells.map((cell) => row(cell).height)) };
    });
    assert.deepEqual({ cut: found.cut, sideways: found.sideways }, { cut: [], sideways: 0 });
    assert.ok(found.high < 30, "every row is one line");
  }
}

/** How different two colours are, as people see it: 1 for the same, 21 for black on white. */
const CONTRAST = (first, second) => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).map(Number).map((part) => part / 255).map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [light(first), light(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

/** Black pieces to set up are seen on a dark page. */
async function seesBlackPieces(page) {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const game of ["chess", "reversi", "draughts"]) {
    await chooseGame(page, game);
    await page.click("#edit");
    const hands = page.locator("button.hand:not(.eraser)");
    for (let index = 0; index < (await hands.count()); index++) {
      // what is in the hand is drawn anew, and must be seen as well
      const hand = hands.nth(index);
      await hand.click();
      const [ground, ...fills] = await hand.evaluate((button) => [getComputedStyle(button).backgroundColor, ...[...button.querySelectorAll("path")].flatMap((path) => [getComputedStyle(path).fill, getComputedStyle(path).stroke])]);
      const best = Math.max(...fills.filter((fill) => fill.startsWith("rgb")).map((fill) => CONTRAST(fill, ground)));
      assert.ok(best > 3, `${game}: ${await hand.getAttribute("aria-label")} has a contrast of ${best.toFixed(1)}`);
    }
    await page.click("#edit");
  }
}

/** Who plays sits at the bottom: Red in draughts, Black in chess; Flip turns it round. */
async function sitsAtTheBottom(page) {
  const top = (cell) => page.$eval(`#board-place [data-cell="${cell}"] .hit`, (hit) => hit.getBoundingClientRect().top);
  const isTurned = async () => (await top(0)) > (await top(63));
  await chooseGame(page, "draughts");
  assert.equal(await isTurned(), true, "Red, whom you play, is at the bottom");
  await page.click("#flip");
  assert.equal(await isTurned(), false);
  await chooseGame(page, "chess");
  assert.equal(await isTurned(), false);
  await page.click("#tab-play");
  await page.selectOption("#player-1", "human");
  await page.selectOption("#player-0", "level1");
  await page.waitForFunction(() => {
    const at = (cell) => document.querySelector(`#board-place [data-cell="${cell}"] .hit`).getBoundingClientRect().top;
    return at(0) > at(63);
  });
  await chooseGame(page, "mnk");
  await page.selectOption("#player-1", "human");
  await page.selectOption("#player-0", "level1");
  assert.ok((await top(0)) < (await top(24)), "where the sides do not face each other, nothing turns");
}

/** Names of rows and columns lie outside the frame, also on 15 x 15. */
async function namesOutside(page) {
  for (const [index, last] of [[0, 74], [1, 224]]) {
    const field = page.locator(".options input").nth(index);
    await field.fill("15");
    await field.press("Tab");
    await page.waitForSelector(`#board-place [data-cell="${last}"]`);
  }
  const inside = await page.evaluate(() => {
    const ground = document.querySelector("#board-place .ground").getBoundingClientRect();
    const board = document.querySelector("#board-place svg").getBoundingClientRect();
    const names = [...document.querySelectorAll("#board-place .names text")];
    return names.filter((name) => {
      const box = name.getBoundingClientRect();
      return (box.right > ground.left && box.top + box.height / 2 < ground.bottom) || box.left < board.left - 1 || box.bottom > board.bottom + 1;
    }).map((name) => name.textContent);
  });
  assert.deepEqual(inside, []);
}

/** The bar stands beside the board, large or not, and its number fits into it. */
async function barBeside(page) {
  await openExample(page, "Two kings against one");
  for (const isLarge of [false, true]) {
    if (isLarge) await page.click("#large-board");
    const found = await page.evaluate(() => {
      const [bar, board, number] = ["#eval-bar", "#board-place svg .ground", "#eval-bar .eval-number"].map((part) => document.querySelector(part).getBoundingClientRect());
      const words = document.createRange();
      words.selectNodeContents(document.querySelector("#eval-bar .eval-number"));
      return { away: board.left - bar.right, spill: words.getBoundingClientRect().width - number.width };
    });
    assert.ok(found.away < 45, `the board is ${found.away} pixels away`);
    assert.ok(found.spill <= 0, `the number is ${found.spill} pixels too wide`);
  }
}

/** Terms in words, one minus sign, legends beside the plot and not on it, and what a graph counts. */
async function speaksInWords(page) {
  await chooseGame(page, "reversi");
  await expectText(page, "#judgement", /mobility \(opening\)/);
  const terms = await page.$$eval(".term", (list) => list.map((term) => term.textContent));
  assert.ok(terms.length > 0 && terms.every((term) => !term.includes("_")), terms.join(", "));
  await setDepth(page, 1);
  await search(page);
  await press(page, 19);
  await search(page);
  await page.click("#tab-play");
  await expectText(page, "#graph-unit", /good for Black, in the points of the value function/);
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-ablation");
  await page.fill("#lab-ablation-search-depth", "2");
  await page.press("#lab-ablation-search-depth", "Tab");
  await page.click("#lab-run");
  await page.waitForSelector(".lab-chart");
  const lies = await page.$$eval(".lab-chart", (charts) => charts.flatMap((chart) => {
    const plot = Math.min(...[...chart.querySelectorAll(".axis")].map((line) => line.getBoundingClientRect().top));
    return [...chart.querySelectorAll(".lab-key")].filter((key) => key.getBoundingClientRect().bottom > plot);
  }).length);
  assert.equal(lies, 0, "no legend lies on a plot");
}

export const sightTests = [
  ["marks legal cells and counts discs in Reversi", marksLegalCells],
  ["says who must pass in Reversi, and passes", passes],
  ["shows margins in Truth, with their unit", showsMargins],
  ["gives the truth a column that is not cut", fitsTruth],
  ["shows black pieces on a dark page", seesBlackPieces],
  ["seats who plays at the bottom of the board", sitsAtTheBottom],
  ["writes names of rows and columns outside the frame", namesOutside],
  ["keeps the bar beside the board, and its number in it", barBeside],
  ["speaks in words: terms, units, legends", speaksInWords],
];
