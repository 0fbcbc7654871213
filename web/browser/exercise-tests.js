// Exercises: every number that is needed is there, every answer is judged by itself, and sheets can be printed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { rests } from "./asks.js";
import { answered, painted, watchPainting } from "./painted.js";
import { expectText, exported, openExample } from "./steps.js";

const CANVAS = "#exercise-stage .tree-canvas";

/** Opens an exercise of a level on the start screen, and gives the sheet as the studio told it. */
async function openLevel(page, level) {
  if (!(await page.isVisible("#sheet"))) await page.evaluate(() => document.querySelector("#exercise").click());
  await page.waitForSelector("#sheet");
  await page.selectOption("#level", { index: level - 1 });
  const sheet = await answered(page, "exercise", () => page.click("#new-tree"));
  await page.waitForFunction((asked) => document.querySelectorAll(".question").length === asked, sheet.questions.filter(({ key }) => !key.endsWith(".window")).length);
  // two sheets may have as many questions
  await rests(page);
  return sheet;
}

function leavesOf({ tree }) {
  const inner = new Set(tree.parent.slice(1));
  return tree.value.filter((value, node) => !inner.has(node) && value !== null);
}

/** How often each text occurs. */
function tally(texts) {
  const counts = new Map();
  for (const one of texts) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Keeps the page from printing, and gives what would be printed. */
async function printed(page, button) {
  await page.evaluate(() => {
    window.print = () => { window.isPrinted = true; };
    window.isPrinted = false;
    window.drawings = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      window.drawings.push(blob);
      return createObjectURL.call(URL, blob);
    };
  });
  await page.click(button);
  await page.waitForFunction(() => window.isPrinted);
  const drawings = await page.evaluate(() => Promise.all(window.drawings.map((blob) => blob.text())));
  assert.equal(await page.locator("#paper img").count(), drawings.length);
  const canvases = await page.locator("#paper canvas").count();
  const lines = await page.locator("#paper li").count();
  await page.evaluate(() => window.dispatchEvent(new window.Event("afterprint")));
  return { drawings, canvases, lines };
}

/** Every leaf has its number, at every level and on every screen. */
async function numbersAtLeaves(page, { open }) {
  for (const [width, height] of [[1440, 900], [1920, 1080], [1366, 657], [390, 844]]) {
    const { page: other, close } = await open({ viewport: { width, height } });
    await watchPainting(other);
    for (const level of [1, 2, 3, 4]) {
      const sheet = await openLevel(other, level);
      const shown = tally((await painted(other, CANVAS)).map(({ text }) => text));
      for (const [value, count] of tally(leavesOf(sheet).map((leaf) => String(leaf).replace("-", "−")))) {
        assert.ok((shown.get(value) ?? 0) >= count, `${width} x ${height}, level ${level}: ${count} leaves are ${value}, ${shown.get(value) ?? 0} are seen`);
      }
    }
    await close();
  }
}

/** The sheet is a drawing of lines and letters with all numbers, not a picture of the screen with its ring. */
async function printsDrawings(page) {
  const sheet = await openLevel(page, 4);
  await rests(page);
  // a node that is picked has a ring on the screen
  await page.locator(CANVAS).click({ position: { x: 35 + (await page.locator(CANVAS).boundingBox()).width / 2, y: 46 } });
  const { drawings, canvases, lines } = await printed(page, "#print-sheet");
  assert.equal(canvases, 0);
  assert.ok(drawings.length >= 1 && drawings.every((svg) => svg.startsWith("<svg")), `${drawings.length} drawings`);
  const values = tally(drawings.flatMap((svg) => [...svg.matchAll(/>= (-?\d+)</g)].map((found) => Number(found[1]))));
  for (const [value, count] of tally(leavesOf(sheet))) assert.equal(values.get(value), count, `leaves that are ${value}`);
  assert.equal(lines, sheet.questions.filter(({ key }) => !key.endsWith(".window")).length);
}

/** Two of the cut leaves are right by themselves; a leaf that is looked at is wrong by itself. */
async function marksEachLeaf(page) {
  await watchPainting(page);
  await openExample(page, "lecture tree");
  await page.click("#exercise");
  await page.waitForSelector("#sheet");
  const { cut_leaves: right } = await answered(page, "exercise", async () => {
    await page.fill('[data-question="cut"]', "S Y");
    await page.click("#check");
  });
  assert.deepEqual(right, [["S", true], ["Y", true]]);
  const signs = async () => (await painted(page, CANVAS)).map(({ text }) => text).filter((text) => /^[✓✗]/.test(text)).map((text) => text[0]);
  assert.deepEqual(await signs(), ["✓", "✓"]);
  await expectText(page, '.question:has([data-question="cut"])', /never looked at/);
  await answered(page, "exercise", async () => {
    await page.fill('[data-question="cut"]', "S R");
    await page.click("#check");
  });
  await page.waitForSelector('.question.wrong:has([data-question="cut"])');
  assert.deepEqual((await signs()).sort(), ["✓", "✗"]);
}

/** The source's assignment: hundreds of questions are announced, and along a line there are 111. */
async function asksAlong(page) {
  await openExample(page, "Two kings");
  await page.click("#exercise");
  await expectText(page, "#many-questions", /looks at 595 nodes, which makes 7\d\d questions/);
  assert.equal(await page.locator(".question").count(), 0);
  await page.fill("#along", "14-9 1-5");
  await page.click("#ask-along");
  await page.waitForSelector(".question");
  await page.click("#ask-windows");
  assert.equal(await page.locator(".question").count(), 111);
  await expectText(page, "#exercise-how", /Window: alpha and beta when the node is entered.*never looked at is cut: write cut/);
  await page.fill("#along", "14-9 9-1");
  await page.click("#ask-along");
  await expectText(page, "#message", /bad move '9-1'/);
  assert.equal(await page.locator(".question").count(), 111);
  const { drawings } = await printed(page, "#print-sheet");
  assert.ok(drawings.length > 1, "a long sheet goes on");
}

/** Where a row has no room for its numbers, the page says how to read them. */
async function saysWhereNumbersAre(page) {
  await openExample(page, "Two kings");
  await page.click("#exercise");
  await page.click("#ask-all");
  await expectText(page, "#exercise-how", /\d+ nodes lie side by side in one row: zoom in for their numbers, or print the sheet/);
  const sheet = await openLevel(page, 4);
  assert.ok(sheet.questions.length > 0);
  assert.doesNotMatch(await page.textContent("#exercise-how"), /side by side/, "a tree by chance has room");
}

/** The leaves too, term by term. */
async function computesLeaves(page) {
  await openExample(page, "Two kings");
  await page.click("#exercise");
  await page.waitForSelector("#many-questions");
  await page.fill("#along", "14-9 1-5 10-14 5-1 9-5");
  await page.click("#ask-along");
  await page.waitForSelector(".question");
  const before = await page.locator(".question").count();
  const { questions } = await answered(page, "exercise", () => page.click("#ask-leaves"));
  await page.waitForFunction((count) => document.querySelectorAll(".question").length > count, before);
  const term = questions.find(({ key }) => key.endsWith(".coordination")).key;
  await page.fill(`[data-question="${term}"]`, "7777");
  await page.click("#check");
  await expectText(page, `.question:has([data-question="${term}"])`, /coordination measures .*, times its weight .* is .*, not 7777/);
  await page.click("#reveal");
  await expectText(page, "#points", /shown/);
  assert.equal(await page.locator(".question:not(.correct)").count(), 0);
}

/** The exercise that is shown as a file for a course's software: every question with its answers, in the reader's language. */
async function asAQuiz(page, { open }) {
  await page.click("#export");
  assert.ok(await page.isDisabled("#export-what-exercise"), "there is no exercise yet");
  for (const [locale, words] of [["en-GB", /value/i], ["cs", /hodnota/i]]) {
    const { page: other, close } = await open({ locale });
    const { questions } = await openLevel(other, 1);
    const moodle = await exported(other, { what: "exercise", format: "xml" });
    assert.equal(moodle.name, "plywood-explicit-exercise.xml");
    const text = readFileSync(moodle.path, "utf8");
    assert.match(text, /<quiz>[\s\S]*<\/quiz>/);
    assert.match(text, words);
    assert.equal(text.match(/<question type="(?!category|description)/g).length, questions.length);
    const qti = await exported(other, { what: "exercise", format: "zip" });
    assert.equal(qti.name, "plywood-explicit-exercise.zip");
    const packed = readFileSync(qti.path, "latin1");
    assert.ok(packed.startsWith("PK") && packed.includes("imsmanifest.xml"), "a package");
    await close();
  }
}

export const exerciseTests = [
  ["shows the numbers of leaves at every level on every screen", numbersAtLeaves],
  ["prints an exercise as a drawing with all numbers", printsDrawings],
  ["marks each leaf of an exercise by itself", marksEachLeaf],
  ["asks an exercise along a line, and warns of hundreds of questions", asksAlong],
  ["says how numbers are read where a row has no room for them", saysWhereNumbersAre],
  ["asks for the leaves of an exercise term by term", computesLeaves],
  ["exports an exercise for Moodle and as QTI, in both languages", asAQuiz],
];
