// The board's side of the page: games with variations that nothing loses. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { chooseGame, expectText, openExample, press, search, setDepth, setPosition } from "./steps.js";

/** The moves of the main line and of variations, as they are read. */
const record = (page) => page.evaluate(() => [...document.querySelectorAll("#record .move")].map((move) => move.textContent));

/** Waits until the list of moves reads so, numbers and gaps aside. */
async function untilRecord(page, moves) {
  await page.waitForFunction((wanted) => [...document.querySelectorAll("#record .move")].map((move) => move.textContent).join(" ") === wanted, moves);
}

async function readGame(page, game, moves) {
  await chooseGame(page, game);
  await page.fill("#moves-text", moves);
  await page.press("#moves-text", "Enter");
  await untilRecord(page, moves);
  await page.press("#moves-text", "Tab");
}

/** From and to by their cells, counted from the upper left. */
async function move(page, from, to) {
  await press(page, from);
  await press(page, to);
}

async function keepsVariations(page) {
  await readGame(page, "chess", "e4 e5 Nf3 Nc6");
  await page.click("#record .move >> nth=1");
  await expectText(page, "#turn", /White to move/);
  await move(page, 51, 35);
  // the list: 1. e4 e5 2. Nf3, in brackets d4, then Nc6
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
  assert.equal(await page.locator("#record .variation .move").textContent(), "d4");
  assert.equal(await page.locator("#record .here").textContent(), "d4");
  await page.click("#promote-line");
  await untilRecord(page, "e4 e5 d4 Nf3 Nc6");
  await page.keyboard.press("Control+z");
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
  await page.click("#delete-line");
  await untilRecord(page, "e4 e5 Nf3 Nc6");
  await page.click("#undo");
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
  await page.click("#undo");
  await untilRecord(page, "e4 e5 Nf3 Nc6");
  await page.keyboard.press("Control+y");
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
  await page.click("#new-game");
  await untilRecord(page, "");
  await page.click("#undo");
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
}

async function walksPlaces(page) {
  await readGame(page, "chess", "e4 e5");
  await move(page, 62, 45);
  await untilRecord(page, "e4 e5 Nf3");
  await page.click("#record .move >> nth=0");
  await expectText(page, "#turn", /Black to move/);
  await move(page, 10, 26);
  await untilRecord(page, "e4 e5 c5 Nf3");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent === "e4");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent === "Nf3");
  await page.waitForSelector('#board-place [data-cell="45"][aria-label="f3: White knight"]');
  // nothing is lost by going back and playing on
  await move(page, 1, 18);
  await untilRecord(page, "e4 e5 c5 Nf3 Nc6");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent === "Nf3");
  await page.goForward();
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent === "Nc6");
}

async function survivesAClosedTab(page, { studio }) {
  await readGame(page, "chess", "e4 e5");
  await page.click("#record .move >> nth=0");
  await expectText(page, "#turn", /Black to move/);
  await move(page, 10, 26);
  await untilRecord(page, "e4 e5 c5");
  await page.reload();
  await page.waitForSelector("body.ready");
  await untilRecord(page, "e4 e5 c5");
  const context = page.context();
  await page.close();
  const other = await context.newPage();
  await other.goto(studio.origin);
  await other.waitForSelector("body.ready");
  await expectText(other, "#message", /last game is back/);
  await untilRecord(other, "e4 e5 c5");
  // another game does not take its place
  await chooseGame(other, "mnk");
  await press(other, 12);
  await expectText(other, "#record", /./);
  await other.click("#kept summary");
  await other.click('#kept-menu button:has-text("Chess")');
  await untilRecord(other, "e4 e5 c5");
  await other.evaluate(() => {
    window.localStorage.setItem("plywood-game-1:bad", "{");
    window.history.replaceState(null, "", location.pathname);
  });
  await other.reload();
  await other.waitForSelector("body.ready");
  await expectText(other, "#message", /damaged and is left out/);
  await untilRecord(other, "e4 e5 c5");
}

async function opensWhatALinkShows(page, { open }) {
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await setDepth(page, 2);
  await search(page);
  await page.click(".root-move >> nth=1");
  await expectText(page, "#looking-text", /Looking ahead/);
  const [why, looking] = await Promise.all(["#why", "#looking-text"].map((where) => page.textContent(where)));
  const other = await open();
  const follow = async (address) => {
    await other.page.goto("about:blank");
    await other.page.goto(address);
    await other.page.waitForSelector("body.ready");
  };
  await follow(page.url());
  await other.page.waitForFunction((text) => document.querySelector("#looking-text").textContent === text, looking);
  await other.page.waitForFunction((text) => document.querySelector("#why").textContent.slice(0, 40) === text, why.slice(0, 40));
  await page.click("#back-to-game");
  await page.waitForSelector("#looking", { state: "hidden" });
  await page.click("#replay-start");
  for (let step = 0; step < 3; step++) await page.click("#replay-step");
  const counter = await page.textContent(".counter");
  await page.waitForFunction(() => JSON.parse(atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"))).opened.moment === 3);
  await follow(page.url());
  await expectText(other.page, ".counter", new RegExp(`^${counter}$`));
  await other.close();
}

async function opensComparisonAndExercise(page, { open }) {
  await openExample(page, "What order is worth");
  await expectText(page, "#comparison-text", /./);
  const text = await page.textContent("#comparison-text");
  await page.waitForFunction(() => JSON.parse(atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"))).opened.rival);
  const other = await open();
  await other.page.goto("about:blank");
  await other.page.goto(page.url());
  await other.page.waitForFunction((wanted) => document.querySelector("#comparison-text")?.textContent === wanted, text);
  await chooseGame(page, "explicit");
  await page.click("#exercise");
  await page.waitForSelector("#sheet *");
  await other.page.goto("about:blank");
  await other.page.goto(page.url());
  await other.page.waitForSelector("#sheet *");
  await other.close();
}

async function takesBackAgainstTheComputer(page) {
  await readGame(page, "chess", "e4 e5");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "human");
  await page.selectOption("#player-1", "level1");
  await page.click("#start-play");
  await move(page, 62, 45);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 4);
  await page.click("#undo");
  await untilRecord(page, "e4 e5");
  await expectText(page, "#turn", /White to move/);
  // and the game goes on
  await move(page, 57, 42);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 4);
  assert.equal((await record(page))[2], "Nc3");
}

export const boardTests = [
  ["keeps variations, undoes and redoes", keepsVariations],
  ["walks the places of a game by Back and Forward", walksPlaces],
  ["keeps the game when the tab is closed", survivesAClosedTab],
  ["opens the node and the moment a link shows", opensWhatALinkShows],
  ["opens the comparison and the exercise a link shows", opensComparisonAndExercise],
  ["takes back against the computer", takesBackAgainstTheComputer],
];
