// Scripts in the page: a value function, an agent and a game are written, tried, shared and stopped.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hasNoViolation } from "./access-tests.js";
import { chooseGame, expectText, pressAtOnce, search, setPosition, switchLanguage, text } from "./steps.js";

const NIM = fileURLToPath(new URL("../../crates/examples/games/nim.js", import.meta.url));
const CONTENT = ".editor-place .cm-content";
const KINGS = 'symmetric();\nterm("kings", 300, "own kings", (p, me) => p.kings(me).length);\n';

/** Writes a script in place of what is there. */
async function write(page, script) {
  await page.click(CONTENT);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(script);
}

/** Waits until the script has such a text; it is in a shadow root, where only locators look. */
async function holds(page, pattern) {
  await page.locator(CONTENT).filter({ hasText: pattern }).waitFor();
}

async function openValue(page) {
  await chooseGame(page, "draughts");
  await setPosition(page, "W:WK10,K14:BK1");
  await page.selectOption("#preset", "script:");
  await page.waitForSelector(CONTENT);
}

/** From the shipped example to another share of a term, as it is typed, and by its slider. */
async function sharesFollow(page) {
  await openValue(page);
  await holds(page, /more moves, and the right to move/);
  await expectText(page, "#script-said", /mine\.js/);
  await write(page, KINGS);
  await expectText(page, "#script-said", /kings300/);
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText('term("ten", 10, "1", (p, me) => Number(me === MAX));\n');
  await expectText(page, "#script-said", /ten10/);
  await expectText(page, "#judgement", /ten10/);
  await page.click(".weights summary");
  await page.focus('[data-focus="weight-ten"]');
  await page.keyboard.press("End");
  await expectText(page, "#script-said", /ten30/);
  await search(page);
  assert.ok(await page.isVisible(".tree-canvas"), "the tree is drawn with it");
  await holds(page, /ten/);
}

/** Text, board and tree are in sight at once: a term is changed and searched with, and nothing closes. */
async function allAreSeen(page) {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openValue(page);
  await write(page, KINGS);
  await expectText(page, "#script-said", /kings300/);
  await page.click("#editor-search");
  await page.waitForSelector(".tree-canvas");
  for (const [width, height] of [[1366, 768], [2560, 1440]]) {
    await page.setViewportSize({ width, height });
    const lowest = { "#board-place": 250, ".editor-place": 110, "#tree-stage": 150 };
    await page.waitForFunction((parts) => Object.entries(parts).every(([part, least]) => {
      const { top, bottom, left, right } = document.querySelector(part).getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth && bottom - top >= least;
    }), lowest);
  }
  const drawn = await text(page, "#thinking-body");
  await write(page, KINGS.replace("300", "700"));
  await expectText(page, "#script-said", /kings700/);
  await page.click("#editor-search");
  await page.waitForFunction((before) => document.querySelector("#thinking-body").textContent !== before, drawn);
  assert.ok(await page.isVisible(".tree-canvas"));
  await holds(page, /700/);
}

async function errorsHaveAPlace(page) {
  await openValue(page);
  await write(page, 'term("kings", 300, "own kings",\n  (p) => p.kinks(MAX).length);\n');
  await expectText(page, "#script-error", /Line 2, column \d+term 'kings': not a function \(at W:WK10,K14:BK1\)/);
  await page.waitForSelector(".editor-place .cm-lintRange-error");
  assert.equal(await text(page, ".editor-place .cm-lintRange-error"), "kinks");
  await write(page, "term(");
  await expectText(page, "#script-error", /Line 1/);
  await write(page, KINGS);
  await expectText(page, "#script-said", /kings300/);
  assert.equal(await page.locator(".editor-place .cm-lintRange-error").count(), 0);
  await switchLanguage(page, "cs");
  await write(page, 'term("kings", 300, "own kings",\n  (p) => { for (;;) {} });\n');
  await expectText(page, "#script-error", /Řádek \d+, sloupec \d+člen „kings“: zastaveno po 500 ms procesorového času.*\(v pozici W:WK10,K14:BK1\)/);
  await page.waitForSelector(".editor-place .cm-lintRange-error");
}

/** On a phone text and tree are one below the other, and nothing is below the tree but what belongs to it. */
async function fitsPhone(page) {
  await openValue(page);
  await write(page, KINGS);
  await expectText(page, "#script-said", /kings300/);
  await page.click("#editor-search");
  await page.waitForSelector(".tree-canvas");
  const empty = await page.evaluate(() => {
    const bottom = (part) => document.querySelector(part).getBoundingClientRect().bottom;
    return bottom(".tree-panel") - bottom("#why");
  });
  assert.ok(empty < 60, `${empty} pixels are empty below the tree`);
}

/** From the first button of a page that was just opened: a value function is written, and every won position says whether it is right. */
async function isItRight(page) {
  await page.click("#start-write");
  await holds(page, /more moves, and the right to move/);
  await expectText(page, "#script-said", /mine\.js/);
  await write(page, KINGS);
  await expectText(page, "#script-said", /kings300/);
  await page.click("#editor-right");
  await expectText(page, "#lab-sentence", /mine\.js at depth 6 wins [\d.]+ % of the [\d,]+ won positions of 2Kv1K/);
  assert.equal(await page.locator(".heat-map").count(), 2);
  await page.click(".lab-game:has(.not_decided) >> nth=0");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length > 3);
  await expectText(page, "#judgement", /mine\.js/);
}

/** The address, the browser's store and a file all bring the script back. */
async function isRestored(page, { open }) {
  await openValue(page);
  await write(page, KINGS);
  await expectText(page, "#script-said", /kings300/);
  await page.waitForFunction(() => atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/")).includes("own kings"));
  const link = page.url();
  await page.reload();
  await page.waitForSelector("body.ready");
  await holds(page, /own kings/);
  const saving = page.waitForEvent("download");
  await page.click("#save");
  const file = await (await saving).path();
  const other = await open();
  await other.page.goto(link);
  await other.page.click("#carried-run");
  await expectText(other.page, "#judgement", /mine\.js/);
  // a script that was accepted is not asked about again
  await other.page.reload();
  await other.page.waitForSelector("body.ready");
  await expectText(other.page, "#judgement", /mine\.js/);
  await other.page.click("#script");
  await holds(other.page, /own kings/);
  await other.close();
  const third = await open();
  await third.page.setInputFiles("#load-file", { name: "mine.json", mimeType: "application/json", buffer: readFileSync(file) });
  await third.page.click("#carried-run");
  await expectText(third.page, "#judgement", /mine\.js/);
  await third.page.click("#script");
  await holds(third.page, /own kings/);
  await third.close();
}

/** A script too long for a link stays in the browser that wrote it. */
async function longOnesStay(page) {
  await openValue(page);
  await write(page, `${KINGS}// ${"long ".repeat(3000)}\n`);
  await expectText(page, "#script-said", /kings300/);
  await page.waitForFunction(() => atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/")).includes('"scripts":[""]'));
  await page.reload();
  await page.waitForSelector("body.ready");
  await expectText(page, "#judgement", /kings300/);
}

async function drop(page, name, contents) {
  const transfer = await page.evaluateHandle(([file, body]) => {
    const data = new window.DataTransfer();
    data.items.add(new window.File([body], file));
    return data;
  }, [name, contents]);
  await page.dispatchEvent("#board-panel", "drop", { dataTransfer: transfer });
}

/** A game that is dropped is played, against the computer too; its text is edited in the same editor. */
async function dropsNim(page) {
  await drop(page, "nim.js", readFileSync(NIM, "utf8"));
  await page.click("#carried-run");
  await expectText(page, "#message", /on the board/);
  await expectText(page, "#turn", /First/);
  await page.getByRole("tab", { name: "Play" }).click();
  await page.click("#start-play");
  await page.click("#plain-moves button >> nth=0");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length >= 2);
  await page.click("#edit-script");
  await holds(page, /outcome/);
  await write(page, readFileSync(NIM, "utf8").replace("sides(", "sides(1, "));
  await expectText(page, "#script-error", /sides: expected two names/);
  await page.selectOption("#editor-sample", "hexapawn");
  await expectText(page, "#script-said", /begins/);
  await page.click("#editor-use");
  await page.waitForSelector('#board-place [data-cell="0"]');
  await page.click("#script");
}

async function agentsPlay(page) {
  await chooseGame(page, "mnk");
  await page.click("#script");
  await page.click("#editor-agent");
  await expectText(page, "#script-said", /Here it chooses [a-e][1-5]/);
  await write(page, "const choose = (p) => p.moves().at(-1);");
  await expectText(page, "#script-said", /Here it chooses e[15]/);
  await page.click("#editor-play");
  // Before the press of the button has had its answer: it counts all the same.
  await pressAtOnce(page, 12);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length >= 2);
}

/** An endless script is stopped with the limit named, and the page and its next script live on. */
async function hostileOnesAreStopped(page) {
  await openValue(page);
  for (const hostile of ['term("a", 1, "x", () => { for (;;); });', 'for (;;);', 'const f = () => f() + 1; term("a", 1, "x", f);', 'let s = "x"; for (;;) s += s;']) {
    await write(page, hostile);
    await expectText(page, "#script-error", /stopped|call stack|too long|size/i);
  }
  await write(page, KINGS);
  await expectText(page, "#script-said", /kings300/);
}

/** Everybody can write: no violation in either theme and language, Escape and Tab lead out, a phone is enough. */
async function everybodyWrites(page) {
  await openValue(page);
  await expectText(page, "#script-said", /mine\.js/);
  await hasNoViolation(page, "editor");
  await page.click(CONTENT);
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement.matches(".editor-place")), "Tab indents");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  assert.ok(!(await page.evaluate(() => document.activeElement.matches(".editor-place"))), "Escape and Tab lead out");
  await page.setViewportSize({ width: 380, height: 720 });
  await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth);
  await page.click(CONTENT);
  assert.ok(await page.isVisible("#editor-right"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await switchLanguage(page, "cs");
  await expectText(page, "#editor-right", /Je správná/);
  await hasNoViolation(page, "editor in Czech, dark");
}

export const editorTests = [
  ["script: the share of a term follows the text and its slider", sharesFollow],
  ["script: text, board and tree are seen together", allAreSeen],
  ["script: what is wrong is shown at its place", errorsHaveAPlace],
  ["script: text and tree on a phone", fitsPhone, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ["script: is it right?", isItRight],
  ["script: link, browser and file bring it back", isRestored],
  ["script: one too long for a link stays in the browser", longOnesStay],
  ["script: nim.js is dropped, played and edited", dropsNim],
  ["script: an agent plays against a person", agentsPlay],
  ["script: hostile ones are stopped", hostileOnesAreStopped],
  ["script: everybody can write", everybodyWrites],
];
