// The page for everyone: axe-core finds nothing on any screen, what is walked over is said, and nothing needs a large window.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { rests } from "./asks.js";
import { chooseGame, expectText, fillText, openExample, press, pressCard, setPosition, text } from "./steps.js";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** The rule that colours can break; every other rule finds the same whatever the colours are. */
const RULE_OF_COLOURS = "color-contrast";

/** Holds the page to all rules of axe, or to these alone. */
export async function hasNoViolation(page, screen, rules = null) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  await rests(page);
  // colours that are on their way to others are judged once they are there
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity));
  const found = await page.evaluate(async (runOnly) => {
    // no rule needs the texts of style sheets, and an element is shown as it is written: looking up selectors takes a third of the time
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], preload: false, selectors: false, ...(runOnly ? { runOnly } : {}) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(", ")}`);
  }, rules);
  assert.deepEqual(found, [], screen);
}

/** Nothing is pushed sideways, whatever is open. */
export async function fits(page, screen) {
  await rests(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(wide, 0, `${screen} is ${wide} pixels too wide`);
}

const isCzech = (page) => page.evaluate(() => document.documentElement.lang === "cs");

const SCREENS = [
  ["start", async () => undefined],
  ["first minute", async (page) => {
    await page.click("#tour-start");
    await page.waitForSelector("#tour-next");
    await page.click("#tour-next");
    await page.waitForSelector("#code .lit");
  }],
  ["tree", async (page) => {
    await openExample(page, (await isCzech(page)) ? "Strom z přednášky" : "lecture tree");
    await page.focus(".tree-canvas");
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector("#why h3");
  }],
  ["export", async (page) => page.click("#export")],
  ["replay", async (page) => {
    await page.click("#export-close");
    await page.click("#replay-start");
  }],
  ["comparison", async (page) => {
    await page.selectOption("#compare-with", { label: "Minimax" });
    await page.waitForSelector(".half");
  }],
  ["exercise", async (page) => {
    await page.click("#exercise");
    await page.waitForSelector("#sheet");
  }],
  ["chess", async (page) => {
    await page.click("#home");
    await chooseGame(page, "chess");
  }],
  ["review", async (page) => {
    await fillText(page, "#moves-text", "f3 e5 g4");
    await page.press("#moves-text", "Enter");
    await page.waitForSelector("#review-run");
    await page.selectOption("#review-nodes", "10000");
    await page.click("#review-run");
    await page.waitForSelector("#practice-0");
  }],
  ["practice", async (page) => {
    await page.click("#practice-0");
    await page.waitForSelector("#practice-ask");
  }],
  ["think", async (page) => page.getByRole("tab").nth(1).click()],
  ["play", async (page) => page.getByRole("tab").nth(2).click()],
  ["lab", async (page) => {
    await page.click("#home");
    await pressCard(page, "#lab-card-truth");
    await page.waitForSelector(".lab-game");
  }],
  ["lab match", async (page) => page.click("#lab-tab-match")],
  ["set up", async (page) => page.click("#edit")],
  ["keys", async (page) => page.click("#keys")],
  ["must pass", async (page) => {
    await page.keyboard.press("Escape");
    await chooseGame(page, "reversi");
    await setPosition(page, `-${"X".repeat(62)}O X`);
    await page.waitForSelector("#pass");
  }],
  ["truth", async (page) => {
    await chooseGame(page, "draughts");
    await setPosition(page, "W:WK10,K14:BK1");
    await page.click("#tab-search");
    await page.click("#run-search");
    await page.waitForSelector("#verdict");
    await page.click("#truth");
    await page.waitForSelector(".with-truth");
  }],
  ["home from a game", async (page) => {
    await chooseGame(page, "mnk");
    await press(page, 12);
    await page.waitForSelector("#record .move");
    await page.click("#home");
    await page.waitForSelector("#resume");
  }],
  ["skip", async (page) => page.focus("#skip")],
  ["Pac-Man", async (page) => chooseGame(page, "pacman")],
  ["hand-made tree", async (page) => {
    await chooseGame(page, "explicit");
    await page.waitForSelector(".tree-row");
  }],
  ["script", async (page) => {
    await page.click("#script");
    await page.waitForSelector(".editor-place");
  }],
];

/** One walk over all screens, each in both colour schemes. */
async function everyScreenOnDesk(page) {
  for (const [name, go] of SCREENS) {
    await page.emulateMedia({ colorScheme: "light" });
    await go(page);
    await hasNoViolation(page, `${name}, light`);
    await page.emulateMedia({ colorScheme: "dark" });
    await hasNoViolation(page, `${name}, dark`, [RULE_OF_COLOURS]);
  }
}

/** The same where there is little width, in the other language, and dark from the start. */
async function everyScreenOnPhone(page) {
  for (const [name, go] of SCREENS) {
    await go(page);
    await fits(page, `${name}, on a phone`);
    await hasNoViolation(page, `${name}, on a dark phone in Czech`);
  }
}

/** The same at twice the size and without motion: every screen has its width. */
async function everyScreenZoomed(page) {
  for (const [name, go] of SCREENS) {
    await go(page);
    await fits(page, `${name}, at 200 %`);
    const moving = await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity).length);
    assert.equal(moving, 0, `${name}: nothing moves by itself`);
  }
}

/** Walking over the board and the tree is announced. */
async function isSaid(page) {
  await page.focus("#board-place .board");
  const here = () => page.evaluate(() => document.getElementById(document.querySelector("#board-place .board").getAttribute("aria-activedescendant"))?.getAttribute("aria-label"));
  const first = await here();
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await here(), first);
  assert.match(await here(), /^[a-e][1-5]: empty$/);
  await openExample(page, "lecture tree");
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#said", /^the root\. MAX\. /);
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#said", /MIN takes the smallest/);
  await page.click("#replay-start");
  await expectText(page, "#said", /Enter the root/);
  await page.click("#home");
  await chooseGame(page, "draughts");
  const light = await page.locator('#board-place [aria-label^="light square"]').count();
  assert.equal(light, 32);
}

/** 200 % on a usual screen: nothing is pushed sideways, and the sentence is there. */
async function zoomsTwice(page) {
  await openExample(page, "lecture tree");
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await page.waitForSelector("#why .story");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(wide, 0);
  const why = await page.locator("#why").boundingBox();
  const thinking = await page.locator(".thinking-panel").boundingBox();
  assert.ok(why.y + why.height <= thinking.y || thinking.y + thinking.height <= why.y, "nothing lies over the sentence");
  assert.ok((await text(page, "#why .story")).length > 20);
  const moving = await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
  assert.equal(moving, 0, "nothing moves by itself");
}

export const accessTests = [
  ["has no violation of axe on any screen, light and dark", everyScreenOnDesk],
  ["fits on a phone and has no violation of axe on any screen, dark and in Czech", everyScreenOnPhone, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark", locale: "cs-CZ" }],
  ["pushes no screen sideways at 200 % and without motion", everyScreenZoomed, { viewport: { width: 720, height: 450 }, reducedMotion: "reduce" }],
  ["says what is walked over", isSaid],
  ["serves at 200 % and without motion", zoomsTwice, { viewport: { width: 720, height: 450 }, reducedMotion: "reduce" }],
];
