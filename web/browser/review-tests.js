// A game is reviewed and its mistakes practised, as a person would. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { chooseGame, expectText, fillText, press, text } from "./steps.js";

const signs = (page) => page.evaluate(() => [...document.querySelectorAll("#record .move")].map((move) => move.textContent));

/** Reads a game and has it reviewed quickly. */
async function reviewed(page, game, moves) {
  await chooseGame(page, game);
  await fillText(page, "#moves-text", moves);
  await page.press("#moves-text", "Enter");
  await page.waitForSelector("#review-run");
  await page.selectOption("#review-nodes", "10000");
  await page.click("#review-run");
  // it is there again when the review is done
  await page.waitForSelector("#review-run");
}

async function reviewsAGame(page) {
  await reviewed(page, "chess", "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxd4 Qg5");
  const list = await signs(page);
  assert.match(list[7], /^Qg5\?+$/);
  assert.match(await text(page, "#review-counts"), /White/);
  await page.click("#review-marks button >> nth=-1");
  await expectText(page, "#review-told", /Qg5\?+ loses \d+ hundredths/);
  await page.click("#review-better");
  await page.waitForSelector("#board-place .arrow, #board-place [class*=arrow]");
  await expectText(page, "#turn", /Black to move/);
  // a point of the graph is a way to a move
  await page.click("#review-graph .dot >> nth=2");
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent.startsWith("e5"));
  await page.click("#review-rules summary");
  assert.match(await text(page, "#review-rules"), /\?! stands for a loss of at least 50 hundredths, \? from 100, \?\? from 200/);
}

async function practisesMistakes(page) {
  await reviewed(page, "chess", "f3 e5 g4 Qh4#");
  await page.click("#practice-0");
  await expectText(page, "#practice-ask", /1 of \d/);
  const before = await signs(page);
  const drills = Number(/of (\d+)/.exec(await text(page, "#practice-ask"))[1]);
  for (let drill = 1; drill < drills; drill++) await page.click("#practice-next");
  // the last one is g4; the same move again is none
  await expectText(page, "#practice-ask", /g4/);
  await press(page, 54);
  await press(page, 38);
  await expectText(page, "#practice-told", /g4 is the move of the game/);
  // a quiet developing move is looked at and taken
  await press(page, 57);
  await press(page, 42);
  await expectText(page, "#practice-told", /Nc3 is/);
  assert.deepEqual(await signs(page), before, "the game is as it was");
  await page.click("#practice-next");
  await expectText(page, "#practice-told", /Found: 1 of/);
  await page.click("#practice-leave");
  await page.waitForSelector("#review-run");
}

async function showsASolutionByKeys(page) {
  await reviewed(page, "mnk", "13 8 14 12 7 1");
  await page.waitForSelector("#practice-1, #review-marks");
  const side = (await page.isVisible("#practice-1")) ? 1 : 0;
  await page.focus(`#practice-${side}`);
  await page.keyboard.press("Enter");
  await page.waitForSelector("#practice-show");
  await page.focus("#practice-show");
  await page.keyboard.press("Enter");
  await expectText(page, "#practice-told", /Better was/);
}

async function stopsAReview(page) {
  await chooseGame(page, "chess");
  await fillText(page, "#moves-text", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7");
  await page.press("#moves-text", "Enter");
  await page.waitForSelector("#review-run");
  await page.selectOption("#review-nodes", "200000");
  await page.click("#review-run");
  await page.waitForSelector("#review-graph");
  await page.click("#review-stop");
  await page.waitForSelector("#review-run");
  await expectText(page, "#review", /Stopped\. Moves reviewed/);
}

export const reviewTests = [
  ["review: a game is reviewed, a mark leads to the better move, the rules are there", reviewsAGame],
  ["review: mistakes are practised on the board, and the game stays", practisesMistakes],
  ["review: a solution is shown by keys alone", showsASolutionByKeys],
  ["review: what is reviewed when it is stopped stays", stopsAReview],
];
