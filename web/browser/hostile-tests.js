// Names of strangers on the page: whatever is in them, they are text. Each comes the way a person brings it.

import assert from "node:assert/strict";
import { chooseGame, expectText } from "./steps.js";

const CONTENT = ".editor-place .cm-content";
/** What would run if it were taken for markup: without spaces, for names that may have none. */
const TAG = "<img/src=x/onerror=window.hit=1>";
const SCRIPT_TAG = "<script>window.hit=1</script>";
/** Out of an attribute, then a handler; then characters that turn others round or are not seen. */
const QUOTES = `"'\`><svg/onload=window.hit=1>`;
const TURNED = "\u202eabc\u2066\u200f";
const HOSTILE = `${TAG}${SCRIPT_TAG}${QUOTES}${TURNED}`;
/** Names of sides are short. */
const SIDES = ["<svg/onload=hit=1>", `"><b/onclick=hit=1>`];
const CONTROL = "\u001b[31m\u0007\u0000\u0085";

const fileOf = (name, body) => ({ name, mimeType: "text/plain", buffer: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)) });

/** Elements that the page does not make by itself, handlers in attributes, and addresses that run. */
async function strangers(page) {
  return page.evaluate(() => {
    const roots = [document, ...Array.from(document.querySelectorAll("*"), (element) => element.shadowRoot).filter(Boolean)];
    const isStrange = (element) =>
      element.matches("img, iframe, object, embed, base, body script, math, style:not(.cm-style)") ||
      Array.from(element.attributes).some(({ name, value }) => name.startsWith("on") || /^\s*javascript:/i.test(value));
    // the editor has its styles in its own shadow root
    return roots.flatMap((root) => Array.from(root.querySelectorAll("*")).filter((element) => isStrange(element) && !(root !== document && element.matches("style"))).map((element) => element.outerHTML.slice(0, 120)));
  });
}

async function isClean(page, dialogs, where) {
  assert.deepEqual(await strangers(page), [], where);
  assert.equal(await page.evaluate(() => window.hit), undefined, where);
  assert.deepEqual(dialogs, [], where);
}

function watchDialogs(page) {
  const dialogs = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** Looks at what a page has to show: each panel, each tab, what is pointed at. */
async function lookAround(page) {
  for (const tab of await page.getByRole("tab").all()) await tab.click();
  await page.getByRole("tab").first().click();
  if (await page.isVisible(".tree-canvas")) {
    await page.focus(".tree-canvas");
    for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
    const box = await page.locator(".tree-canvas").boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + 46);
  }
}

/** Terms and what they say of themselves, as they are typed into the editor. */
async function namesOfTerms(page) {
  const dialogs = watchDialogs(page);
  await chooseGame(page, "mnk");
  await page.selectOption("#preset", "script:");
  await page.waitForSelector(CONTENT);
  const name = JSON.stringify(HOSTILE);
  const script = `about(${name});\nterm(${name}, 7, ${name}, () => 1);\nterm(${JSON.stringify(`b${CONTROL}`)}, 2, ${JSON.stringify(CONTROL)}, () => 1);\n`;
  await page.click(CONTENT);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(script);
  await expectText(page, "#script-said", /onerror/);
  await expectText(page, "#judgement", /onerror/);
  await page.click(".weights summary");
  await page.click("#editor-search");
  await page.waitForSelector(".tree-canvas:visible");
  await lookAround(page);
  await isClean(page, dialogs, "terms");
}

/** Sides, moves, boards and positions of a game that is dropped as a file. */
async function namesOfAGame(page) {
  const dialogs = watchDialogs(page);
  const side = JSON.stringify(TAG);
  const game = `sides(${JSON.stringify(SIDES[0])}, ${JSON.stringify(SIDES[1])});
const start = () => ({ left: 3, turn: MAX });
const turn = (s) => s.turn;
const moves = (s) => (s.left > 0 ? [${side} + s.left, ${JSON.stringify(SCRIPT_TAG)} + s.left] : []);
const play = (s) => ({ left: s.left - 1, turn: -s.turn });
const outcome = (s) => (s.left === 0 ? MAX : undefined);
const board = (s) => ["<>", "\\"&"];
const text = (s) => ${side} + s.left + "," + s.turn;
const read = (t) => { const [left, turn] = t.slice(${TAG.length}).split(","); return { left: Number(left), turn: turn === "1" ? MAX : MIN }; };
term(${side}, 1, ${side}, (p) => 1);
`;
  await page.setInputFiles("#load-file", fileOf("game.js", game));
  await page.waitForSelector("#carried-box[open]");
  await isClean(page, dialogs, "the question");
  await page.click("#carried-run");
  await expectText(page, "#turn", /onload/);
  await page.locator("#plain-moves button, #board-menu button").first().click();
  await expectText(page, "#record", /onerror|script/);
  await page.getByRole("tab").first().click();
  await page.click("#run-search");
  await page.waitForSelector(".tree-canvas:visible");
  await lookAround(page);
  await page.click("#kept summary");
  await isClean(page, dialogs, "a game");
}

/** Trees of a session file: labels, reasons, verdict, moves and the words about the end. */
async function namesInASession(page) {
  const dialogs = watchDialogs(page);
  const place = { game: "explicit", options: {}, position: null, moves: [] };
  const tree = {
    title: HOSTILE, parent: [0, 0, 0], x: [0.5, 0, 1], width: 2,
    labels: ["", HOSTILE, `${SCRIPT_TAG}${CONTROL}`], label: [0, 1, 2],
    reasons: [HOSTILE, QUOTES, TAG], reason: [0, 1, 2], exits: ["searched", HOSTILE], exit: [0, 1, 1], passes: ["", HOSTILE], pass: [0, 1, 1],
    turn: [0, 1, 1], odds: [], depth: [1, 0, 0], alpha: [null, null, null], beta: [null, null, null], value: [3, 3, 2], bound: [0, 0, 0],
    skipped: [], pv: [0, 1], dropped: [], dropped_in_all: 0, positions: [[1, HOSTILE]],
  };
  const moves = [{ move: HOSTILE, value: 3, bound: HOSTILE, nodes: 1 }];
  const view = { verdict: HOSTILE, value: 3, best: HOSTILE, nodes: 3, cutoffs: 0, placeholders: 0, time_ms: 1, pv: [HOSTILE], ties: [HOSTILE], moves, tree };
  const settings = { algorithm: "alphabeta", depth: "end", eval: { preset: HOSTILE, weights: { [HOSTILE]: 2 } }, rules: [HOSTILE] };
  const file = { plywood: 1, v: 1, place, ply: 0, over: HOSTILE, scores: [[HOSTILE, 1]], result: { view, place, settings } };
  await page.setInputFiles("#load-file", fileOf("lesson.json", file));
  await page.waitForSelector(".tree-canvas:visible");
  await expectText(page, "body", /onerror/);
  await lookAround(page);
  await page.fill("#tree-find", "img");
  await page.press("#tree-find", "Enter");
  await isClean(page, dialogs, "a session");
  const broken = { ...file, place: { ...place, position: HOSTILE, moves: [HOSTILE] }, result: null };
  await page.setInputFiles("#load-file", fileOf("lesson.json", broken));
  await expectText(page, "#message", /onerror/);
  await isClean(page, dialogs, "a session that is refused");
}

/** A tree as text: its words may turn letters round, and what is refused is quoted. */
async function namesInATree(page) {
  const dialogs = watchDialogs(page);
  const tree = `max A${TURNED}\n  l${TURNED} -> 3\n  'onclick'&amp; -> 4\n`;
  const load = (text) => page.setInputFiles("#load-file", fileOf("tree.json", { v: 1, place: { game: "explicit", options: { text }, position: null, moves: [] }, ply: 0 }));
  await load(tree);
  await expectText(page, "#plain-moves", /onclick/);
  await page.click("#run-search");
  await page.waitForSelector(".tree-canvas:visible");
  await lookAround(page);
  await isClean(page, dialogs, "a tree");
  await load(`max ${HOSTILE}`);
  await expectText(page, "#message", /bad character '<'/);
  await isClean(page, dialogs, "a tree that is refused");
}

/** Tags and comments of a game of chess, and the name of its file. */
async function namesInAPgn(page) {
  const dialogs = watchDialogs(page);
  await chooseGame(page, "chess");
  const tags = ["Event", "Site", "White", "Black", "Annotator"].map((tag) => `[${tag} "${HOSTILE.replaceAll('"', "'")}"]`).join("\n");
  await page.setInputFiles("#load-file", fileOf(`${TAG.replaceAll("/", "")}.pgn`, `${tags}\n\n1. e4 {${TAG}} e5 (1... c5 {${SCRIPT_TAG}}) 2. Nf3 *\n`));
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length >= 3);
  await isClean(page, dialogs, "a game of chess");
  await page.setInputFiles("#load-file", fileOf(`${TAG.replaceAll("/", "")}.pgn`, `1. ${TAG} *`));
  await expectText(page, "#message", /onerror/);
  await page.setInputFiles("#load-file", fileOf(`${TAG.replaceAll("/", "")}.json`, "{"));
  await expectText(page, "#message", /onerror/);
  await isClean(page, dialogs, "what is refused");
  // the look would find markup, if there were any
  await page.evaluate((markup) => document.querySelector("#message").insertAdjacentHTML("beforeend", markup), TAG);
  assert.equal((await strangers(page)).length, 1);
}

export const hostileTests = [
  ["hostile: names of terms are text", namesOfTerms],
  ["hostile: sides, moves and boards of a game are text", namesOfAGame],
  ["hostile: trees and verdicts of a session file are text", namesInASession],
  ["hostile: words of a tree are text", namesInATree],
  ["hostile: tags and comments of a game are text", namesInAPgn],
];
