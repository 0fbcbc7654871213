// The course: a lesson from its first prediction to its last answer, what is kept, a teacher's link, and what is handed in.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasNoViolation } from "./access-tests.js";
import { rests } from "./asks.js";
import { expectText } from "./steps.js";

async function openCourse(page) {
  await page.click("#home");
  await page.click("#start-course");
  await page.waitForSelector(".lesson-link");
}

async function openLesson(page, name) {
  await page.click(`[data-lesson="${name}"]`);
  await page.waitForSelector("#lesson-predictions");
  await rests(page);
}

/** Gives answers by the names of the questions, and has them checked. */
async function answer(page, part, answers) {
  for (const [key, said] of Object.entries(answers)) {
    const field = page.locator(`#lesson-${part} [name="${key}"]`).first();
    if ((await field.getAttribute("type")) === "radio") await page.check(`#lesson-${part} [name="${key}"][value="${said}"]`);
    else await field.fill(said);
  }
  await page.click(`#check-${part}`);
  await rests(page);
}

/** Everything about the switch, the number and the exercise is hidden until the predictions are made. */
async function wholeLesson(page) {
  await openCourse(page);
  assert.equal(await page.locator(".lesson-link").count(), 19);
  await openLesson(page, "alpha-beta");
  await expectText(page, "#lesson-waits", /once you have predicted/);
  assert.equal(await page.locator("#lesson-switch").count(), 0);
  await answer(page, "predictions", { "predict.value": "same" });
  assert.equal(await page.locator("#lesson-switch").count(), 0, "one prediction is still to be made");
  await answer(page, "predictions", { "predict.nodes": "13" });
  await expectText(page, "#lesson-predictions", /Something is cut: after the first move MAX has 3/);
  await expectText(page, "#lesson-predictions", /The answer: 11/);
  await page.waitForSelector(".tree-canvas:visible");
  await expectText(page, "#lesson-seen", /Without it: 13/);
  await page.click("#lesson-switch");
  await rests(page);
  assert.equal(await page.getAttribute("#lesson-switch", "aria-checked"), "true");
  await expectText(page, "#lesson-seen", /With it: 11/);
  await expectText(page, "#tree-counts", /alpha-beta.*11 nodes/);
  await expectText(page, "#lesson-number", /visits 18,297 nodes where minimax visits 549,946/);
  assert.match(await page.getAttribute("#lesson-tree", "alt"), /^\(max \(min /);
  await answer(page, "exercise", { "draw.value": "-5" });
  await expectText(page, "#lesson-exercise", /No: .*not -5/);
  await expectText(page, "#lesson-mark", /0 of 3 right/);
}

/** Right answers, read from the tree that is shown, finish a lesson; the board shows positions of exercises. */
async function finishesALesson(page) {
  await openCourse(page);
  await openLesson(page, "minimax");
  await answer(page, "predictions", { "predict.worth": "3" });
  await expectText(page, "#lesson-predictions", /Right\./);
  const tree = await page.getAttribute("#lesson-tree", "alt");
  await answer(page, "exercise", { "draw.value": String(worth(tree)), "draw.best": best(tree) });
  await expectText(page, "#lesson-mark", /All right: the lesson is done/);
  await page.click("#lesson-list");
  await expectText(page, 'li:has([data-lesson="minimax"])', /done/);
  await openLesson(page, "judging");
  await answer(page, "predictions", { "predict.greedy": "Qxd5" });
  await page.click("[data-show]");
  await rests(page);
  await page.waitForFunction(() => /4k3/.test(atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"))));
  await page.click("#lesson-next");
  await expectText(page, "#lesson-title", /Minimax/);
}

/** A tree such as `(max (min 3 2) (min 1 4))`, as lists of lists. */
function parsed(text) {
  return JSON.parse(text.replaceAll(/\((max|min) /g, "[").replaceAll(")", "]").replaceAll(" ", ","));
}

function worth(tree, isMax = true) {
  const node = typeof tree === "string" ? parsed(tree) : tree;
  return Array.isArray(node) ? Math[isMax ? "max" : "min"](...node.map((child) => worth(child, !isMax))) : node;
}

/** The name of the best move of the root: nodes have letters, level by level. */
function best(text) {
  const tree = parsed(text);
  const values = tree.map((child) => worth(child, false));
  return String.fromCharCode("B".charCodeAt(0) + values.indexOf(Math.max(...values)));
}

/** Answers are there after a reload, and the lesson is open again. */
async function keepsProgress(page) {
  await openCourse(page);
  await openLesson(page, "growth");
  await answer(page, "predictions", { "predict.two-plies": "400" });
  await expectText(page, "#lesson-predictions", /400 are the leaves/);
  const kept = await page.evaluate(() => window.localStorage.getItem("plywood-course-1"));
  await page.reload();
  await page.waitForSelector("#lesson-predictions");
  await expectText(page, "#lesson-title", /Growth/);
  await expectText(page, "#lesson-predictions", /400 are the leaves/);
  assert.equal(JSON.parse(await page.evaluate(() => window.localStorage.getItem("plywood-course-1"))).seed, JSON.parse(kept).seed);
  await page.click("#course-close");
  await page.reload();
  await page.waitForSelector("body.ready");
  await rests(page);
  assert.equal(await page.isVisible("#course-stage"), false);
}

/** A teacher's link shows the lessons that were chosen, with the seed for all. */
async function followsALink(page) {
  await openCourse(page);
  await page.click("#course-teachers summary");
  await page.check('#course-link [value="minimax"]');
  await page.check('#course-link [value="chance"]');
  await page.fill('#course-link [name="seed"]', "4711");
  await page.click("#course-make-link");
  const link = await page.inputValue("#course-address");
  assert.match(link, /#course=minimax\+chance&seed=4711$/);
  await page.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf("#")));
  await page.waitForFunction(() => document.querySelectorAll(".lesson-link").length === 2);
  await expectText(page, "#hand-in", /drawn from 4711/);
  await page.click("#course-all");
  await page.waitForFunction(() => document.querySelectorAll(".lesson-link").length === 19);
}

/** What a page downloads when this is done: name and text. */
async function downloaded(page, action) {
  const [file] = await Promise.all([page.waitForEvent("download"), action()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

/** Answers are handed in as a file; a class is collected in a table, where an edited file is noticed. */
async function handsInAndCollects(page) {
  await openCourse(page);
  await openLesson(page, "minimax");
  await answer(page, "predictions", { "predict.worth": "14" });
  const tree = await page.getAttribute("#lesson-tree", "alt");
  await answer(page, "exercise", { "draw.value": String(worth(tree)), "draw.best": best(tree) });
  await page.click("#lesson-list");
  await page.fill("#course-pupil", "Jana Nováková");
  const handed = await downloaded(page, () => page.click("#course-hand-in"));
  const said = JSON.parse(handed.text);
  assert.deepEqual([said.name, said.lessons.minimax.right, said.lessons.minimax.of], ["Jana Nováková", 2, 2]);
  const edited = join(tmpdir(), `plywood-edited-${said.seed}.json`);
  writeFileSync(edited, handed.text.replace("Jana", "Petra"));
  await page.click("#course-teachers summary");
  const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await page.setInputFiles("#course-files", [file("a.json", handed.text), file("b.json", readFileSync(edited, "utf8")), file("c.json", "nonsense")]);
  await page.waitForSelector("#course-table");
  const rows = await page.locator("#course-table tbody tr").allTextContents();
  assert.equal(rows.length, 3);
  const row = (start) => rows.find((text) => text.startsWith(start));
  assert.match(row("Jana Nováková"), /2\/2/);
  assert.match(row("Petra Nováková"), /changed after it was written/);
  assert.ok(rows.some((text) => /no answers of a pupil/.test(text)));
  const { text } = await downloaded(page, () => page.click("#course-csv"));
  assert.match(text, /^name,seed,minimax,total,file,noticed\n/);
}

/** Nothing needs a large window, a screen reader finds everything, and Czech is Czech. */
async function fitsSmallScreens(page, { open }) {
  const { page: small, close } = await open({ viewport: { width: 390, height: 844 }, locale: "cs-CZ" });
  await openCourse(small);
  await hasNoViolation(small, "course");
  await openLesson(small, "chance");
  await answer(small, "predictions", { "predict.average": "5,5" });
  await expectText(small, "#lesson-predictions", /hodnota tahu safe/);
  await hasNoViolation(small, "lesson");
  const wide = await small.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${wide} pixels too wide`);
  await close();
}

/** What is kept in the browser may be damaged, and a link may say anything. */
async function bearsNonsense(page) {
  await page.evaluate(() => window.localStorage.setItem("plywood-course-1", '{"seed":"x","answers":{"minimax":7},"open":"minimax","marks":[]}'));
  await page.reload();
  await page.waitForSelector("#lesson-predictions");
  await page.evaluate(() => (location.hash = "#course=no-such-lesson+<b>&seed=99999999999"));
  await page.waitForSelector("#course-title");
  assert.equal(await page.locator(".lesson-link").count(), 0);
  await page.click("#course-all");
  await page.waitForFunction(() => document.querySelectorAll(".lesson-link").length === 19);
}

export const courseTests = [
  ["course: asks before it tells, and the switch shows both searches", wholeLesson],
  ["course: right answers finish a lesson", finishesALesson],
  ["course: keeps its answers across a reload", keepsProgress],
  ["course: a teacher's link chooses lessons and a seed", followsALink],
  ["course: hands answers in and collects those of a class", handsInAndCollects],
  ["course: fits a small screen, in Czech, and axe finds nothing", fitsSmallScreens],
  ["course: bears damaged progress and links", bearsNonsense],
];
