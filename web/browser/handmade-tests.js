// Trees made by hand: changed by clicks, drawn while one types, faults underlined; and the first script.

import assert from "node:assert/strict";
import { chooseGame, expectText } from "./steps.js";

const rows = (page) => page.locator(".tree-row").count();

/** A move is added and removed, a value changed, a node renamed, all by clicks; the tree is drawn at once, and undone. */
async function editsATreeByClicks(page) {
  await chooseGame(page, "explicit");
  await page.waitForSelector(".tree-row");
  const before = await rows(page);
  await page.click('[data-row="1"] button[title="Add a move"]');
  await page.waitForFunction((count) => document.querySelectorAll(".tree-row").length === count + 1, before);
  await page.waitForSelector("#verdict");
  await page.fill('[data-row="2"] .tree-value', "99");
  await page.press('[data-row="2"] .tree-value', "Tab");
  await page.waitForFunction(() => document.querySelector(".marked-text textarea").value.includes("99"));
  await page.fill('[data-row="1"] .tree-name', "Left");
  await page.press('[data-row="1"] .tree-name', "Tab");
  await page.waitForFunction(() => document.querySelector(".marked-text textarea").value.includes("min Left"));
  await page.click('[data-row="2"] button[title^="Remove"]');
  await page.waitForFunction((count) => document.querySelectorAll(".tree-row").length === count, before);
  await page.click("#undo");
  await page.waitForFunction((count) => document.querySelectorAll(".tree-row").length === count + 1, before);
  await page.reload();
  await page.waitForSelector("body.ready");
  // what was before a reload can still be undone
  await page.waitForFunction((count) => document.querySelectorAll(".tree-row").length === count + 1, before);
  await page.click("#undo");
  await page.waitForFunction(() => !document.querySelector(".marked-text textarea").value.includes("Left"));
  await page.fill("#depth", "3");
  await page.press("#depth", "Tab");
  await page.click("#undo-settings");
  await page.waitForFunction(() => document.querySelector("#depth").value === "");
}

/** While one types the tree is drawn; a fault is underlined and named, and the last good tree stays. */
async function drawsWhileTyping(page) {
  await chooseGame(page, "explicit");
  const area = ".marked-text textarea";
  await page.fill(area, "max A\n  min B\n    7\n    9\n  min C\n    8\n");
  await expectText(page, "#verdict", /8/);
  await page.fill(area, "max A\n  min B\n    7\n    nine\n");
  await expectText(page, "#tree-fault", /line 4/);
  await expectText(page, ".marked-text mark", /^nine$/);
  assert.equal(await page.getAttribute(area, "aria-invalid"), "true");
  assert.ok(await page.isVisible(".tree-canvas"), "the last good tree stays");
  await page.fill(area, "max A\n  min B\n    7\n    9\n");
  await expectText(page, "#tree-fault", /^$/);
  await expectText(page, "#verdict", /7/);
}

/** The editor of scripts begins with four lines that say something of the position. */
async function beginsWithFourLines(page) {
  await page.click("#script");
  await expectText(page, "#script-said", /moves[\s\S]*tempo/);
}

export const handmadeTests = [
  ["a hand-made tree is edited by clicks, and undone", editsATreeByClicks],
  ["a hand-made tree is drawn while one types, its faults underlined", drawsWhileTyping],
  ["script: it begins with four lines", beginsWithFourLines],
];
