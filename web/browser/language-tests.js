// English and Czech: by the browser or by hand, and kept.

import assert from "node:assert/strict";
import { expectText, openExample, switchLanguage, text } from "./steps.js";

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

export const languageTests = [
  ["speaks Czech when it is chosen by hand", byHand],
  ["speaks Czech to a Czech browser", byBrowser],
];
