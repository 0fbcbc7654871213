// Scripts that came with a link or a file: shown first, run only if the reader says so.

import assert from "node:assert/strict";
import { hasNoViolation } from "./access-tests.js";
import { expectText, text } from "./steps.js";

const MARK = "own kings of a stranger";
const SCRIPT = `symmetric();\nterm("kings", 300, "${MARK}", (p, me) => p.kings(me).length);\n`;
const GAME = `// ${MARK}\nsides("First", "Second");\nconst start = () => ({ left: 3, turn: MAX });\nconst moves = (s) => (s.left > 0 ? ["take"] : []);\nconst play = (s) => ({ left: s.left - 1, turn: -s.turn });\nconst outcome = (s) => (s.left === 0 ? 0 : undefined);\n`;
const PLACE = { game: "draughts", options: {}, position: "W:WK10,K14:BK1", moves: [] };
const EVAL = { preset: null, weights: {}, script: 0 };
const STATE = { v: 1, place: PLACE, ply: 0, search: { depth: 2, eval: EVAL }, scripts: [SCRIPT] };
/** A link that searches at once. */
const SEARCHING = { ...STATE, opened: { place: PLACE, settings: { depth: 2, eval: EVAL }, node: -1, moment: null, rival: null, exercise: false } };

const hashOf = (data) => Buffer.from(JSON.stringify(data)).toString("base64url");
const fileOf = (data) => ({ name: "lesson.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(data)) });

/** Whether anything that the page has sent so far has the script in it. */
function watchSending(page) {
  let isSent = false;
  page.on("request", (request) => (isSent ||= (request.postData() ?? "").includes(MARK)));
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => (isSent ||= String(payload).includes(MARK))));
  return () => isSent;
}

/** Opens a link in a browser that knows the studio's token and nothing else. */
async function follow(page, studio, data) {
  await page.goto("about:blank");
  const isSent = watchSending(page);
  await page.goto(`${studio.origin}#${hashOf(data)}`);
  await page.waitForSelector("#carried-box[open]");
  return isSent;
}

const kept = (page) => page.evaluate(() => atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/")));

/** Nothing runs until the reader has said so; then it does, and a reload does not ask again. */
async function runsWhenTold(page, { studio }) {
  const isSent = await follow(page, studio, SEARCHING);
  assert.equal(await text(page, "#carried-title"), "This link carries a script");
  assert.equal(await page.inputValue("#carried-box textarea"), SCRIPT);
  assert.ok(await page.evaluate(() => document.activeElement.id === "carried-without"), "the safe answer has the focus");
  assert.ok(await page.evaluate(() => document.querySelector("#carried-box textarea").readOnly));
  await hasNoViolation(page, "the question about a script");
  assert.equal(isSent(), false, "nothing is asked with the script");
  await page.click("#carried-run");
  await page.waitForSelector("body.ready");
  await expectText(page, "#judgement", /mine\.js/);
  await page.waitForSelector(".tree-canvas:visible");
  assert.ok(isSent());
  await page.waitForSelector("#run-search");
  await page.reload();
  await page.waitForSelector("body.ready");
  await expectText(page, "#judgement", /mine\.js/);
  assert.equal(await page.isVisible("#carried-box"), false);
}

/** Escape and the button both open the game without the script, which is gone from the address too. */
async function opensWithout(page, { studio }) {
  for (const decline of [() => page.keyboard.press("Escape"), () => page.keyboard.press("Enter")]) {
    const isSent = await follow(page, studio, SEARCHING);
    await decline();
    await page.waitForSelector("body.ready");
    await expectText(page, "#position-text", /^/);
    assert.equal(await page.inputValue("#position-text"), "W:WK10,K14:BK1");
    await page.waitForSelector(".tree-canvas:visible");
    assert.doesNotMatch(await text(page, "#judgement"), /mine\.js/);
    assert.equal(isSent(), false);
    assert.doesNotMatch(await kept(page), new RegExp(MARK));
  }
}

/** A link opened in the tab of a running game asks as well; Back and Forward between answered ones do not. */
async function asksInTheSameTab(page) {
  const isSent = watchSending(page);
  await page.evaluate((hash) => (location.hash = hash), hashOf(STATE));
  await page.waitForSelector("#carried-box[open]");
  assert.equal(isSent(), false);
  await page.click("#carried-run");
  await expectText(page, "#judgement", /mine\.js/);
  await page.selectOption("#game", "mnk");
  await expectText(page, "#turn", /X to move/);
  await page.goBack();
  await expectText(page, "#judgement", /mine\.js/);
  assert.equal(await page.isVisible("#carried-box"), false);
}

/** A session file and a file with a script ask in their own words, in Czech too. */
async function filesAsk(page, { open }) {
  const isSent = watchSending(page);
  await page.setInputFiles("#load-file", fileOf({ ...STATE, search: { eval: { ...EVAL, script: SCRIPT } } }));
  await page.waitForSelector("#carried-box[open]");
  assert.equal(await text(page, "#carried-title"), "This file carries a script");
  await page.click("#carried-without");
  await expectText(page, "#turn", /White|Red|Black/);
  assert.equal(isSent(), false);
  await page.setInputFiles("#load-file", { name: "mine.js", mimeType: "text/javascript", buffer: Buffer.from(GAME) });
  await page.waitForSelector("#carried-box[open]");
  await page.click("#carried-without");
  assert.equal(isSent(), false, "a script that is not wanted is not opened");
  const { page: czech, close } = await open({ locale: "cs-CZ" });
  await czech.setInputFiles("#load-file", fileOf({ v: 1, place: { game: "script", options: { text: GAME }, position: null, moves: [] }, ply: 0 }));
  await czech.waitForSelector("#carried-box[open]");
  assert.equal(await text(czech, "#carried-title"), "Tento soubor nese skript");
  await hasNoViolation(czech, "the question in Czech");
  await czech.getByRole("button", { name: "Spustit" }).click();
  await expectText(czech, "#turn", /First/);
  await close();
}

export const carriedTests = [
  ["carried: a link's script is shown and runs when told", runsWhenTold],
  ["carried: a link opens without its script", opensWithout],
  ["carried: a link in the same tab asks, Back does not", asksInTheSameTab],
  ["carried: files ask before their scripts run", filesAsk],
];
