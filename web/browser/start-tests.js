// The first screen and the way to it: whole on every screen, one key away, and never at the price of the game.

import assert from "node:assert/strict";
import { rests } from "./asks.js";
import { chooseGame, expectText, openExample, press, pressCard, search, setDepth, switchLanguage, text, pressAtOnce, unfold } from "./steps.js";

const SIZES = [{ width: 1440, height: 900 }, { width: 1366, height: 657 }, { width: 1366, height: 768 }];
/** Half of what is touched of a row, and what a finger needs. */
const MIDDLE = 36;
const FINGER = 24;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What sticks out of its own box, or of the stage, on the start screen. */
const spills = (page) => page.evaluate(() => {
  const stage = document.querySelector("#tree-stage");
  const cards = [...document.querySelectorAll(".lab-card, .example, .door")];
  const isOut = (card) => [...card.querySelectorAll("*")].some((part) => {
    const [inner, outer] = [part.getBoundingClientRect(), card.getBoundingClientRect()];
    return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
  });
  return { sideways: stage.scrollWidth - stage.clientWidth, cards: cards.filter(isOut).map((card) => card.textContent.slice(0, 40)), page: document.documentElement.scrollWidth - document.documentElement.clientWidth };
});

/** Cards hold their sentences, nothing is pushed sideways, the two ways in stand in line. */
async function isWhole(page) {
  for (const language of ["en", "cs"]) {
    if (language !== "en") await switchLanguage(page, language);
    for (const folded of ["more-examples", "more-lab"]) await unfold(page, folded);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await rests(page);
      assert.deepEqual(await spills(page), { sideways: 0, cards: [], page: 0 }, `${viewport.width} x ${viewport.height}, ${language}`);
      const doors = await Promise.all(["learn", "play", "measure"].map((door) => page.locator(`#door-${door}`).boundingBox()));
      for (const side of ["x", "y"]) doors.sort((a, b) => a[side] - b[side]);
      assert.ok(doors.every(({ y }) => y === doors[0].y) || doors.every(({ x }) => x === doors[0].x), "the three doors stand in line");
      assert.equal(new Set(doors.map(({ width }) => Math.round(width))).size, 1, "and are equally wide");
    }
  }
}

/** Buttons of one row are as high as each other. */
async function standsInLine(page) {
  const heights = (selectors) => page.evaluate((list) => [...new Set(list.map((selector) => Math.round(document.querySelector(selector).getBoundingClientRect().height)))], selectors);
  assert.deepEqual(await heights(["#share", "#kept summary", "#export", "#keys", "#language", "#theme"]), [32]);
  assert.deepEqual(await heights(["#new-game", "#hint", "#flip", "#look summary", "#truth", "#go-first", "#undo"]), [30]);
}

/** From a game, the logo brings the start screen; the game, its scores and its graph stay, and a button goes back. */
async function goesHome(page) {
  await press(page, 12);
  await setDepth(page, 2);
  await search(page);
  await press(page, 7);
  await search(page);
  await page.click("#tab-play");
  const dots = () => page.locator("#thinking-body .chart .dot").count();
  const before = await dots();
  assert.ok(before >= 2, `${before} positions are judged`);
  await page.click("#home");
  await page.waitForSelector("#tour-start");
  assert.ok(await page.isVisible("#more-examples"), "examples are there");
  assert.equal(await page.locator("#record .move").count(), 2);
  assert.equal(await dots(), before, "the graph is kept");
  await page.click("#resume");
  await page.waitForSelector("#start", { state: "hidden" });
  await page.click("#home");
  await page.waitForSelector("#tour-start");
  await press(page, 0);
  await page.waitForSelector("#start", { state: "hidden" });
}

/** Home works from everywhere: lab, script, exercise, comparison, a large board. */
async function goesHomeFromEverywhere(page) {
  const ways = [
    async () => page.click("#lab"),
    async () => page.click("#script"),
    async () => { await openExample(page, "lecture tree"); await page.click("#exercise"); await page.waitForSelector("#sheet"); },
    async () => { await openExample(page, "What order is worth"); await page.waitForSelector(".half"); },
    async () => { await chooseGame(page, "chess"); await page.click("#large-board"); },
  ];
  for (const go of ways) {
    await go();
    await page.click("#home");
    await page.waitForSelector("#tour-start");
  }
}

/** From a cold start: Tab, Enter, Enter. */
async function skipsHead(page) {
  await page.keyboard.press("Tab");
  assert.ok((await page.locator("#skip").boundingBox()).width > 50, "it is seen once it has the focus");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.id), "tour-start");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#tour-next");
  await expectText(page, "#tour", /1 of 8/);
}

/** Tic-tac-toe is one click; a smaller board shortens the line instead of being refused. */
async function setsUpTicTacToe(page) {
  const options = () => page.$$eval(".options input", (list) => list.map((input) => input.value).join(" "));
  await page.click("#setup-tic-tac-toe");
  await page.waitForFunction(() => document.querySelectorAll("#board-place [data-cell]").length === 9);
  assert.equal(await options(), "3 3 3");
  await page.click("#undo");
  await page.waitForFunction(() => document.querySelectorAll("#board-place [data-cell]").length === 25);
  for (const [index, cells] of [[0, 15], [1, 9]]) {
    const field = page.locator(".options input").nth(index);
    await field.fill("3");
    await field.press("Tab");
    await page.waitForFunction((count) => document.querySelectorAll("#board-place [data-cell]").length === count, cells);
  }
  assert.equal(await options(), "3 3 3");
  assert.equal(await page.getAttribute("#setup-tic-tac-toe", "aria-pressed"), "true");
  await press(page, 4);
  await page.waitForSelector("#setup-tic-tac-toe", { state: "detached" });
}

/** Pac-Man begins in a maze that is a game, and the list says which are. */
async function beginsInAGame(page) {
  await chooseGame(page, "pacman");
  const list = await page.$$eval("#options select", ([mazes]) => [...mazes.options].map((option) => option.textContent));
  assert.ok(list.every((name) => /: a (game|problem)$/.test(name)), list.join(", "));
  assert.match(list.find((name) => name.startsWith("dilemma")), /a problem/);
  assert.equal(await page.$eval("#options select", (select) => select.selectedOptions[0].textContent), "rooms: a game");
  await switchLanguage(page, "cs");
  assert.equal(await page.$eval("#options select", (select) => select.selectedOptions[0].textContent), "rooms: hra");
}

/** On a phone the chosen game's board comes first, and nothing is pushed sideways. */
async function boardFirstOnPhone(page) {
  for (const game of ["chess", "pacman", "reversi"]) {
    await chooseGame(page, game);
    await page.waitForFunction(() => document.querySelector("#board-place svg").getBoundingClientRect().height > 100);
    const { top, wide } = await page.evaluate(() => ({ top: document.querySelector("#board-place").getBoundingClientRect().top, wide: document.documentElement.scrollWidth - document.documentElement.clientWidth }));
    assert.ok(top < 500, `the board of ${game} begins at ${top}`);
    assert.equal(wide, 0, `${game} is not pushed sideways`);
  }
  await page.click("#home");
  await page.waitForFunction(() => document.querySelector("#tour-start").getBoundingClientRect().bottom < window.innerHeight);
}

/** How far below the upper edge of the tree its first row is: where a tap in the middle picks a move of one word. */
async function firstRow(page) {
  const { x, y, width, height } = await page.locator(".tree-canvas").boundingBox();
  for (let down = 70; down < height; down += 14) {
    await page.touchscreen.tap(x + width / 2, y + down);
    const name = await page.evaluate(() => document.querySelector("#why h3")?.textContent ?? "");
    if (/^[a-e][1-5]$/.test(name)) return down;
  }
  throw new Error("no first move can be touched");
}

/** An example opens with its story and its tree in view; first moves can be touched; no text asks for a double click. */
async function leadsToTheTreeOnPhone(page) {
  await openExample(page, "A threat on 5 x 5");
  await page.waitForFunction(() => ["#story", "#tree-stage"].every((part) => {
    const { top } = document.querySelector(part).getBoundingClientRect();
    return top > 0 && top < window.innerHeight - 100;
  }));
  const canvas = await page.locator(".tree-canvas").boundingBox();
  const row = canvas.y + (await firstRow(page));
  const picked = new Set();
  // in the middle: a node near the rim would be moved there, and the others with it
  for (let x = -MIDDLE; x <= MIDDLE; x += 6) {
    await page.touchscreen.tap(canvas.x + canvas.width / 2 + x, row);
    const name = await page.evaluate(() => document.querySelector("#why h3")?.textContent);
    if (/^[a-e][1-5]$/.test(name ?? "")) picked.add(name);
  }
  assert.ok(picked.size <= (2 * MIDDLE) / FINGER + 1, `${picked.size} first moves lie within ${2 * MIDDLE} pixels`);
  await setDepth(page, 4);
  await page.click("[data-focus=algorithm-minimax]");
  await search(page);
  await expectText(page, "#why", /folded away: tap a node and press Unfold/);
}

/** `f` turns the board, space plays the best move once it is known, and the help says so. */
async function obeysKeys(page) {
  await chooseGame(page, "chess");
  const first = () => page.$eval("#board-place .names text", (name) => Number(name.getAttribute("x")));
  const left = await first();
  await page.locator("body").press("f");
  await page.waitForFunction((before) => Number(document.querySelector("#board-place .names text").getAttribute("x")) !== before, left);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press(" ");
  assert.equal(await page.locator("#record .move").count(), 0, "nothing is known yet");
  await setDepth(page, 1);
  await search(page);
  const best = await text(page, "#thinking-body .facts dd");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press(" ");
  await expectText(page, "#record .move", new RegExp(`^${best.replaceAll("+", "\\+")}$`));
  await page.keyboard.press("?");
  await expectText(page, "#keys-box", /F\s*turn the board/);
  await expectText(page, "#keys-box", /Space\s*play the best move/);
}

/** What stands in a box is not cut: lists, numbers and the words for none, in both languages. */
async function cutsNothing(page) {
  const cut = () => page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("select, input[placeholder]")].filter((box) => box.checkVisibility() && box.closest("dialog") === null).flatMap((box) => {
      const style = getComputedStyle(box);
      pen.font = style.font;
      const words = box.matches("select") ? (box.selectedOptions[0]?.textContent ?? "") : box.placeholder;
      // an arrow stands beside the words: those of a list, or those of a number
      const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (box.matches("select, [type=number]") ? 14 : 0);
      return pen.measureText(words).width > room + 1 ? [`${box.id}: ${words}`] : [];
    });
  });
  for (const language of ["en", "cs"]) {
    if (language !== "en") {
      await page.click("#home");
      await switchLanguage(page, language);
    }
    assert.deepEqual(await cut(), [], `start, ${language}`);
    const about = await page.$eval("#game-about span", (words) => words.getBoundingClientRect().top - words.parentElement.getBoundingClientRect().top < 8 && words.offsetWidth > words.parentElement.clientWidth);
    assert.equal(about, false, "the sentence about the game is whole or not seen");
    await page.click("#script");
    await page.waitForSelector("#editor-search, .editor-head");
    await page.click("#script");
    await pressCard(page, ".example[data-game=draughts] >> nth=0");
    await page.waitForSelector(".tree-canvas:visible");
    await page.waitForSelector("#run-search");
    assert.deepEqual(await cut(), [], `tree, ${language}`);
    const tools = await page.$eval("#tree-tools", (element) => element.scrollWidth - element.clientWidth);
    assert.equal(tools, 0, "the tools of the tree have room");
    const tops = await page.$$eval("#tree-title, #script, #lab, #exercise", (list) => list.map((element) => element.getBoundingClientRect()).map(({ top, height }) => top + height / 2));
    assert.ok(Math.max(...tops) - Math.min(...tops) < 12, `a long title moves no button: ${tops}`);
    await page.click("#lab");
    await page.waitForSelector("#lab-truth-eval");
    await page.selectOption("#lab-truth-eval", "search");
    assert.deepEqual(await cut(), [], `lab, ${language}`);
  }
}

/** The three doors: one click learns, plays, measures; nothing else is unfolded. */
async function hasThreeDoors(page) {
  assert.deepEqual(await page.locator(".door h3").allTextContents(), ["Learn", "Play", "Measure"]);
  assert.equal(await page.locator(".example:visible, .lab-card:visible").count(), 0, "the rest is folded");
  await page.click("#play-chess");
  await expectText(page, "#side-1", /Black\s+Computer, level 4/);
  await page.waitForSelector("#stop-play");
  await pressAtOnce(page, 52);
  await pressAtOnce(page, 36);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 2);
  await page.click("#home");
  await page.click("#start-exercise");
  await page.waitForSelector("#sheet");
}

/** While there is no tree the board has the room; a tree takes its own. */
async function givesTheBoardRoom(page) {
  const width = async (part) => (await page.locator(part).boundingBox()).width;
  const atStart = await width("#board-panel");
  await press(page, 12);
  await page.waitForSelector("#start", { state: "hidden" });
  assert.ok((await width("#board-panel")) > 1.5 * atStart, "the board grows");
  assert.ok((await width("#board-panel")) > 2 * (await width("#tree-panel")));
  const [board, list] = await Promise.all(["#board-place", "#record"].map((part) => page.locator(part).boundingBox()));
  assert.ok(list.x > board.x + board.width, "the moves stand beside it");
  await search(page);
  assert.equal(await width("#board-panel"), atStart);
}

/** Walk, game and view are groups with names; position and moves stand behind a word. */
async function groupsControls(page) {
  const groups = await page.evaluate(() => [...document.querySelectorAll(".toolbar .group")].map((group) => [group.getAttribute("aria-label"), group.querySelectorAll("button, summary").length]));
  assert.deepEqual(groups.map(([name]) => name), ["Walk through the game", "The game", "What the board shows"]);
  assert.ok(groups.every(([, buttons]) => buttons >= 3));
  assert.equal(await page.isVisible("#position-text"), false);
  await page.click("#texts > summary");
  assert.ok((await page.isVisible("#position-text")) && (await page.isVisible("#moves-text")));
}

export const startTests = [
  ["shows the first screen whole, without a scroll bar", isWhole],
  ["stands in line: buttons of a row are as high as each other", standsInLine],
  ["goes home from a game and loses nothing of it", goesHome],
  ["goes home from everywhere", goesHomeFromEverywhere],
  ["skips the head of the page: Tab, Enter, and the first minute", skipsHead],
  ["sets up tic-tac-toe in one click, and a small board shortens the line", setsUpTicTacToe],
  ["begins Pac-Man in a maze that is a game", beginsInAGame],
  ["shows the chosen game's board first on a phone", boardFirstOnPhone, PHONE],
  ["leads to tree and story on a phone, where first moves can be touched", leadsToTheTreeOnPhone, { ...PHONE, reducedMotion: "reduce" }],
  ["obeys keys: f turns the board, space plays the best move", obeysKeys],
  ["cuts no words in boxes, in either language", cutsNothing],
  ["opens three doors, one click each", hasThreeDoors],
  ["gives the board the room until there is a tree", givesTheBoardRoom],
  ["groups the controls of the board", groupsControls],
];
