// English and Czech: by the browser or by hand, and kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chooseGame, expectText, openExample, switchLanguage, text } from "./steps.js";

const lang = (page) => page.evaluate(() => document.documentElement.lang);

/** By hand: the game and the open tree stay, the button keeps the focus, and the choice outlives a reload. */
async function byHand(page) {
  assert.equal(await lang(page), "en");
  await openExample(page, "lecture tree");
  await switchLanguage(page, "cs");
  assert.equal(await text(page, "#tree-title"), "Strom");
  assert.equal(await page.evaluate(() => document.activeElement.id), "language");
  await page.waitForSelector(".tree-canvas:visible");
  await expectText(page, "#why .story", /^Prohledávání hraje/);
  await expectText(page, "#tree-counts", /uzlů$/);
  await page.reload();
  await page.waitForSelector("body.ready");
  assert.equal(await lang(page), "cs");
  await switchLanguage(page, "en");
  assert.equal(await text(page, "#tree-title"), "Tree");
}

/** By the browser: the first language it wants that the page knows. */
async function byBrowser(_, { open }) {
  const { page, errors, close } = await open({ locale: "cs-CZ" });
  assert.equal(await lang(page), "cs");
  assert.equal(await text(page, "#share"), "Sdílet");
  assert.equal(await page.getAttribute("#language", "lang"), "en");
  await close();
  assert.deepEqual(errors, []);
}

/** What the studio itself says is Czech too: examples, sentences, verdicts, exercises. */
async function studioToo(_, { open }) {
  const { page, errors, close } = await open({ locale: "cs-CZ" });
  await openExample(page, "Strom z přednášky");
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#why .story", /^MIN bere nejmenší z celkem 2 hodnot: −?[0-9]+ tahem \S+\.$/);
  await expectText(page, "#verdict", /MAX (má výhodu|vyhraje)|pro MAX/);
  await page.click("#exercise");
  await page.waitForSelector("#sheet");
  await expectText(page, "#sheet .questions", /hodnota uzlu MAX A/);
  await page.fill('[data-question="A.value"]', "77,5");
  await page.click("#check");
  await expectText(page, "#sheet .questions", /A je uzel MAX: bere největší z hodnot potomků/);
  await page.click("#home");
  await page.click("#tour-start");
  await page.waitForSelector("#tour-next");
  for (let step = 0; step < 5; step++) await page.click("#tour-next");
  await expectText(page, "#tour", /^Odříznutí.*už má.*Dvě čárky značí vynechané tahy/);
  await close();
  assert.deepEqual(errors, []);
}

/** Moves with Czech letters are moves, in either language; a game is saved with the usual tags. */
async function czechLetters(_, { open }) {
  const { page, errors, close } = await open({ locale: "cs-CZ" });
  await chooseGame(page, "chess");
  await expectText(page, "#turn", /^na tahu bílý$/);
  await page.fill("#moves-text", "1. e4 e5 2. Jf3 Jc6 3. Sb5");
  await page.press("#moves-text", "Enter");
  await expectText(page, "#record", /Nf3.*Nc6.*Bb5/);
  await expectText(page, "#turn", /^na tahu černý$/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#save-game")]);
  const written = readFileSync(await file.path(), "utf8");
  assert.match(written, /\[White "/);
  await close();
  assert.deepEqual(errors, []);
}

export const languageTests = [
  ["speaks Czech when it is chosen by hand", byHand],
  ["speaks Czech to a Czech browser", byBrowser],
  ["explains trees, games and exercises in Czech", studioToo],
  ["reads Czech letters of chessmen", czechLetters],
];
