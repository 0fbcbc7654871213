// The answers of the page: each is given by the search and the value function that it names, and says what its figures say.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rests } from "./asks.js";
import { chooseGame, expectText, fillText, firstSaid, openExample, press, pressText, search, setDepth, setPosition, switchLanguage, text } from "./steps.js";

const REPORT_STYLE = fileURLToPath(new URL("../../crates/draw/src/document/document.css", import.meta.url));
const CONTENT = ".editor-place .cm-content";
const TERMS = 'symmetric();\nterm("kings", 300, "own kings", (p, me) => p.kings(me).length);\nterm("ten", 10, "1", (p, me) => Number(me === MAX));\n';
/** A game with many captures, which a shallow search sees half of. */
const EXCHANGES = "1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Nxd4 Nxd4 5. Qxd4 d6 6. Nc3 Nf6 7. Bg5 Be7 8. Bxf6 Bxf6 9. Qd2 Bxc3 10. Qxc3 O-O 11. O-O-O Qg5+ 12. f4 Qxf4+ 13. Kb1 Be6";
const NAMED = '[Event "Match"]\n[White "Adolf Anderssen"]\n[Black "Jean Dufresne"]\n[Date "1852.??.??"]\n\n1. e4 e5 2. Nf3 Nc6 *';

/** What the page keeps in its address. */
async function state(page) {
  return page.evaluate(() => JSON.parse(new window.TextDecoder().decode(Uint8Array.from(atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)))));
}

async function fill(page, field, value) {
  await page.fill(`#lab-${field}`, String(value));
  await page.press(`#lab-${field}`, "Tab");
}

/** Waits until an experiment that was started is over. */
async function over(page) {
  await page.waitForSelector("#lab-sentence");
  await page.waitForSelector("#lab-run:visible");
}

async function writeScript(page, script) {
  await page.waitForSelector(CONTENT);
  await page.click(CONTENT);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(script);
}

/** Requests that the studio refused, from now on. */
function refusals(page) {
  const list = [];
  page.on("response", (response) => {
    if (response.status() >= 400) list.push(`${response.status()} ${response.url()}`);
  });
  return list;
}

/** Is it right? judges by the search under Search; by another one only where that is named. */
async function judgesByItsSearch(page) {
  await openExample(page, "Two kings against one");
  await page.click("#lab");
  await page.click("#lab-tab-truth");
  await fill(page, "truth-sample", 400);
  await page.click("#script");
  await writeScript(page, TERMS);
  await expectText(page, "#script-said", /ten10/);
  await page.click("#editor-right");
  await over(page);
  assert.match(await text(page, "#lab-truth-variant option:checked"), /^alpha-beta, ordered/);
  assert.equal(await text(page, "#lab-searched-by"), "Searched by alpha-beta, depth 6, ordered, own script.");
  assert.match(await text(page, "#lab-command, .lab-found"), /mine\.js at depth 6 wins/);
  assert.doesNotMatch(await text(page, "#lab-sentence"), /rule/, "this search has no leaf rule");
}

/** The verdict names the rule that hides a win, and a failed game is watched without a change of the reader's settings. */
async function namesTheRule(page) {
  await openExample(page, "Two kings against one");
  const before = (await state(page)).search;
  await page.click("#lab");
  await page.click("#lab-tab-truth");
  await page.selectOption("#lab-truth-variant", "study");
  await fill(page, "truth-sample", 1500);
  await page.click("#lab-run");
  await over(page);
  await expectText(page, "#lab-sentence", /The rule loss hides \d+-\d+ in game \d+/);
  await expectText(page, "#lab-searched-by", /^Searched by alpha-beta, depth 6, loss, published\. The rule loss: a line ends/);
  const row = page.locator(".lab-game", { hasText: /the rule loss hides \d+-\d+/ }).first();
  await row.click();
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length > 3);
  await expectText(page, "#message", /It was played by alpha-beta, depth 6, loss, published\. Your settings under Search stay as they are\./);
  assert.deepEqual((await state(page)).search, before, "the settings are the reader's");
  assert.equal(await page.inputValue("#variant"), "clever");
}

/** Level 3 moved: level 3 is asked, says what it preferred and by how much, and the graph of the game stays as it is. */
async function asksTheMover(page) {
  await chooseGame(page, "chess");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "human");
  await page.selectOption("#player-1", "level3");
  await page.click("#start-play");
  for (const [plies, from, to] of [[2, 52, 36], [4, 51, 43]]) {
    await press(page, from);
    await press(page, to);
    await page.waitForFunction((count) => document.querySelectorAll("#record .move").length >= count, plies);
    await page.waitForFunction(() => !document.querySelector("#turn").classList.contains("thinks"));
  }
  await page.click("#stop-play");
  const points = () => page.$$eval("#thinking-body .chart .dot title", (list) => list.map((title) => title.textContent));
  const before = await points();
  const played = (await state(page)).place.moves.at(-1);
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/search"));
  await page.click("#why-move");
  assert.deepEqual((await asked).postDataJSON().search, { algorithm: "pvs", depth: 3, time_ms: 10_000 });
  await page.waitForSelector("#why-answer");
  const answer = await text(page, "#why-answer");
  assert.match(answer, /^Level 3 looked 3 plies ahead and (preferred|now prefers) \S+ \(.+\) to \S+ \(.+\)(, by|, though|, which|\.)/);
  assert.ok(answer.includes(played), `${answer} is about ${played}`);
  assert.ok((await text(page, "#why")).includes(answer), "it stands at the move");
  await page.click("#tab-play");
  assert.deepEqual(await points(), before, "nothing was written into the graph");
}

/** A person's move is weighed by the search under Search, and said so. */
async function asksAboutAPerson(page) {
  await chooseGame(page, "mnk");
  await press(page, 0);
  await page.click("#why-move");
  await page.waitForSelector("#why-answer");
  assert.match(await text(page, "#why-answer"), /^You played a5\. The search under Search \(alpha-beta\) prefers \S+ /);
}

/** One press, also where it ends an entry: the button is there when it is let go. */
async function runsAtTheFirstPress(page) {
  await chooseGame(page, "mnk");
  await page.click("#lab");
  await page.click("#lab-tab-match");
  await page.selectOption("#lab-match-first", "alphabeta");
  await fill(page, "match-first-depth", 1);
  await page.click("#lab-match-games");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("4");
  const { x, y, width, height } = await page.locator("#lab-run").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForSelector("#lab-sentence");
  await over(page);
  await expectText(page, "#lab-command", / --games 4( |$)/);
}

/** A game full of exchanges: the side ahead after one was ahead before it. */
async function judgesCalmly(page) {
  await chooseGame(page, "chess");
  await fillText(page, "#moves-text", EXCHANGES);
  await page.press("#moves-text", "Enter");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 26);
  await page.click("#tab-play");
  await page.click('#thinking-body button:has-text("Judge every position")');
  await page.waitForFunction(() => document.querySelectorAll("#thinking-body .chart .dot").length === 27);
  const values = await page.$$eval("#thinking-body .chart .dot title", (list) => list.map((title) => Number(title.textContent.split(": ")[1].replace("−", "-"))));
  const turns = values.slice(2).map((value, index) => Math.abs(value - 2 * values[index + 1] + values[index]));
  const zigzag = turns.reduce((sum, turn) => sum + turn, 0) / turns.length;
  assert.ok(zigzag < 120, `the curve turns by ${zigzag} a ply: ${values.join(" ")}`);
}

/** The report is opened as it is saved, and the policy of the page has let nothing else in. */
async function opensTheReport(page, { studio }) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-report");
  await fill(page, "report-depth", 1);
  await page.click("#lab-run");
  await over(page);
  const [report] = await Promise.all([page.context().waitForEvent("page"), page.click("#lab-open-file")]);
  await report.waitForSelector("table th");
  const [font, line] = await report.evaluate(() => [getComputedStyle(document.body).fontFamily, getComputedStyle(document.querySelector("th")).borderBottomWidth]);
  assert.match(font, /DejaVu Sans/);
  assert.equal(line, "2px");
  await report.close();
  const policy = await studio.policy();
  // between the tags, after the line break that follows the first
  const hash = createHash("sha256").update(`\n${readFileSync(REPORT_STYLE, "utf8")}`).digest("base64");
  assert.ok(policy.includes(`style-src 'self' 'sha256-${hash}'; script-src 'self'`), policy);
  // a page without a server runs WebAssembly, which is no text
  assert.doesNotMatch(policy.replace("'wasm-unsafe-eval'", ""), /unsafe/);
}

/** Every term without which the game is not won is named: as many as the table has. */
async function namesEveryTerm(page) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-ablation");
  await fill(page, "ablation-search-depth", 6);
  await page.click("#lab-run");
  await over(page);
  await page.waitForFunction(() => !document.querySelector(".lab-far progress"));
  const rows = await page.$$eval(".lab-table tbody tr", (list) => list.map((row) => [...row.children].map((cell) => cell.textContent)));
  const lost = rows.filter(([terms, result]) => /^without /.test(terms) && !result.endsWith("wins")).map(([terms]) => terms.replace("without ", ""));
  assert.ok(lost.length > 1, rows.join("\n"));
  assert.ok((await text(page, "#lab-sentence")).endsWith(`Without any one of these ${lost.length} terms it is not won: ${lost.join(", ")}.`), await text(page, "#lab-sentence"));
}

/** Small errors have their digits at the axis and in the sentence, which says whether anything was gained; names of curves lie on none. */
async function tellsSmallErrors(page) {
  await chooseGame(page, "mnk");
  await page.click("#lab");
  await page.click("#lab-tab-tuning");
  await fill(page, "tuning-games", 30);
  await fill(page, "tuning-epochs", 20);
  await page.click("#lab-run");
  await over(page);
  await expectText(page, "#lab-sentence", /was [\d.]+, now [\d.]+\. (That is .* better|That is no gain: keep the old weights|It became worse: keep the old weights)\.$/);
  const [, before, after, verdict] = /was ([\d.]+), now ([\d.]+)\. (.*)$/.exec(await text(page, "#lab-sentence"));
  assert.equal(/better/.test(verdict), Number(after) < Number(before), `${before} to ${after}: ${verdict}`);
  const labels = await page.$$eval(".lab-chart text.tick[text-anchor=end]", (list) => list.map((label) => label.textContent));
  assert.ok(labels.length > 2 && new Set(labels).size === labels.length, `the axis says ${labels.join(" ")}`);
  const [names, plot] = await page.$eval(".lab-chart", (chart) => [
    Math.max(...[...chart.querySelectorAll(".lab-key")].map((key) => key.getBoundingClientRect().bottom)),
    Math.min(...[...chart.querySelectorAll("path.axis, path.curve")].map((path) => path.getBoundingClientRect().top)),
  ]);
  assert.ok(names <= plot, "the names of the curves are above the plot");
}

/** The playing search goes by its own value function: so does the board, and a comparison does not hold two of them against each other. */
async function showsOneValueFunction(page) {
  await chooseGame(page, "chess");
  await expectText(page, "#judgement", /tapered: /);
  await page.click("[data-focus=algorithm-pvs]");
  await expectText(page, "#judgement", /net: /);
  assert.equal(await text(page, "#preset option:checked"), "its own: net");
  await setDepth(page, 2);
  await search(page);
  await page.selectOption("#compare-with", { label: "Alpha-beta" });
  await expectText(page, "#comparison-text", /^They go by different value functions \(net: .*, tapered: .*\), whose values cannot be compared, and play /);
  await page.click("#close-comparison");
  await page.click("[data-focus=algorithm-alphabeta]");
  await expectText(page, "#judgement", /tapered: /);
  await page.click("#tab-think");
  await expectText(page, "#judgement", /net: /);
}

/** What an example's search has found is seen, whatever was open beside the board. */
async function showsWhatAnExampleFound(page) {
  await page.click("#tab-play");
  await openExample(page, "Two kings against one");
  await page.waitForSelector("#verdict:visible");
  await page.waitForSelector(".root-moves:visible");
}

/** Where the truth is unknown one line says so, and the studio is not asked for it move by move; the tour asks nothing wrong. */
async function bearsNoTruth(page) {
  const refused = refusals(page);
  await chooseGame(page, "chess");
  await page.click("#truth");
  await expectText(page, "#truth-note", /^No exact value is known for this position\.$/);
  for (const [from, to] of [[52, 36], [12, 28], [62, 45]]) {
    const moves = await page.locator("#record .move").count();
    await press(page, from);
    await press(page, to);
    await page.waitForFunction((count) => document.querySelectorAll("#record .move").length > count, moves);
    await expectText(page, "#truth-note", /^No exact value is known for this position\.$/);
  }
  assert.deepEqual(refused, []);
  await setPosition(page, "8/8/8/4k3/8/8/8/KR6 w - - 0 1");
  await expectText(page, "#truth-note", /Truth: White mates in \d+\./);
}

async function toursWithoutARefusal(page, { open }) {
  const wide = await open({ viewport: { width: 1920, height: 1080 } });
  const refused = refusals(wide.page);
  await wide.page.click("#tour-start");
  for (let step = 1; step <= 8; step++) {
    await expectText(wide.page, ".tour-steps", new RegExp(`${step} of 8`));
    // the board follows the replay after a moment
    await wide.page.waitForTimeout(200);
    await rests(wide.page);
    await wide.page.click("#tour-next");
  }
  assert.deepEqual(refused, []);
  await wide.close();
  await page.waitForSelector("body.ready");
}

/** In a game that is over there is nothing to search. */
async function searchesNoFinishedGame(page) {
  await chooseGame(page, "mnk");
  await setPosition(page, "xxx../ooo../...../...../..... x");
  await press(page, 3);
  await page.waitForSelector("#search-here");
  assert.ok(await page.isDisabled("#search-here"));
  assert.ok(await page.isDisabled("#run-search"));
  await page.click("#go-back");
  await page.waitForSelector("#search-here:not([disabled])");
}

/** A game that was read shows who played it; one that is saved says when, and who. */
async function namesThePlayers(page) {
  await chooseGame(page, "chess");
  await fillText(page, "#moves-text", NAMED.replaceAll("\n", " "));
  await page.press("#moves-text", "Enter");
  await expectText(page, "#opening", /1852$/);
  await expectText(page, "#side-0", /White\s+Adolf Anderssen/);
  await expectText(page, "#side-1", /Black\s+Jean Dufresne/);
  const saved = async () => {
    const [file] = await Promise.all([page.waitForEvent("download"), pressText(page, "#save-game")]);
    return readFileSync(await file.path(), "utf8");
  };
  assert.match(await saved(), /\[Date "1852\.\?\?\.\?\?"\][\s\S]*\[White "Adolf Anderssen"\][\s\S]*\[Black "Jean Dufresne"\]/);
  await page.click("#new-game");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "human");
  await page.selectOption("#player-1", "level2");
  await press(page, 52);
  await press(page, 36);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length > 0);
  assert.doesNotMatch(await text(page, "#side-0"), /Anderssen/);
  const own = await saved();
  assert.match(own, /\[Date "20\d\d\.\d\d\.\d\d"\]/);
  assert.match(own, /\[White "Human"\]/);
  assert.match(own, /\[Black "Plywood, level 2"\]/);
}

/** A picture that is dropped on the board is no game, and is called what it is. */
async function refusesAPicture(page) {
  await chooseGame(page, "chess");
  const data = await page.evaluateHandle(() => {
    const transfer = new window.DataTransfer();
    transfer.items.add(new window.File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])], "photo.jpg", { type: "image/jpeg" }));
    return transfer;
  });
  await page.dispatchEvent("#board-place", "drop", { dataTransfer: data });
  await expectText(page, "#message", /^photo\.jpg is no text: expected a game or a position$/);
}

/** A studio that was started anew runs: the page says what to open, and does not ask whether it runs. */
async function knowsANewStudio(page, { studio }) {
  await studio.stop();
  await page.click("#hint");
  await expectText(page, "#message", /The studio does not answer/);
  await studio.start();
  await page.click("#hint");
  await expectText(page, "#message", /^The studio was started anew: open the address that 'plywood studio' printed\.$/);
}

/** The page looks every ten seconds. */
const LOOKS_MS = 10_000;

/** The same without a press: the page looks by itself, and asks for few bytes. */
async function looksWithFewBytes(page, { studio }) {
  // the pictures of the start screen are on their way still
  await rests(page);
  const bytes = [];
  page.on("response", async (response) => {
    if (response.url().includes("/api/")) bytes.push((await response.body().catch(() => "")).length);
  });
  const look = () => page.clock.fastForward(LOOKS_MS);
  for (let times = 0; times < 2; times++) {
    const [response] = await Promise.all([page.waitForResponse((response) => response.url().includes("/api/")), look()]);
    assert.equal(response.status(), 200);
  }
  assert.ok(bytes.every((count) => count < 200), `it asked for ${bytes.join(", ")} bytes`);
  await studio.stop();
  await look();
  await expectText(page, "#message", /The studio does not answer/);
  await studio.start();
  await look();
  await expectText(page, "#message", /^The studio was started anew/);
}

/** A hint is so much work, however long that takes. */
async function hintsByWork(page) {
  await chooseGame(page, "chess");
  const sent = firstSaid(page, "think");
  await page.click("#hint");
  const { think } = await sent;
  assert.ok(think.nodes >= 100_000, JSON.stringify(think));
  assert.ok(think.time_ms >= 5000, "a busy machine has time");
}

/** A script that is broken has no values and no weights; its name is read whole in both languages. */
async function showsNoOldScript(page) {
  await chooseGame(page, "draughts");
  await setPosition(page, "W:WK10,K14:BK1");
  await page.click("#script");
  await writeScript(page, TERMS);
  await expectText(page, "#judgement", /ten10/);
  await page.waitForSelector('[data-focus="weight-ten"]', { state: "attached" });
  await writeScript(page, `${TERMS}term(`);
  await page.waitForFunction(() => document.querySelector("#script-error").textContent !== "");
  await page.waitForFunction(() => document.querySelector("#judgement").textContent === "");
  assert.equal(await page.locator('[data-focus="weight-ten"]').count(), 0);
  await switchLanguage(page, "cs");
  await page.waitForSelector("#preset");
  // the list is drawn anew with the words of the language: one that is on the page is measured
  const measured = await page.waitForFunction(() => {
    const select = document.querySelector("#preset");
    if (!select || select.clientWidth === 0) return null;
    const span = document.createElement("span");
    span.style.font = getComputedStyle(select).font;
    span.textContent = select.selectedOptions[0].textContent;
    select.after(span);
    const width = span.getBoundingClientRect().width;
    span.remove();
    return [select.clientWidth, width];
  });
  const [has, needs] = await measured.jsonValue();
  assert.ok(has >= needs + 20, `the list has ${has} pixels, its text ${needs}`);
}

/** Levels and wins are what the studio says they are. */
async function takesLevelsFromTheStudio(page) {
  await page.route("**/api/games?**", async (route) => {
    const response = await route.fetch();
    const offered = await response.json();
    await route.fulfill({ response, json: { ...offered, levels: offered.levels.slice(0, 4).concat({ depth: null, time_ms: 2500 }), wins: { at_once: 2_000_000, least: 1_990_000 } } });
  });
  await page.reload();
  await page.waitForSelector("body.ready");
  await page.click("#tab-play");
  const levels = await page.$$eval("#player-1 option", (list) => list.filter((option) => option.value.startsWith("level")).length);
  assert.equal(levels, 5);
  assert.match(await text(page, "#thinking-body"), /Levels 1 to 4 look that many plies ahead; 5 to 5 think for 2\.5 seconds\./);
  await page.click("#tab-search");
  await setPosition(page, "xxx../ooo../...../...../..... x");
  await setDepth(page, 1);
  await search(page);
  assert.match(await text(page, "#verdict"), /^win in 1/, "what a value means is not read off the number");
  await page.route("**/api/search", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), worth: { points: 12 } } });
  });
  await search(page);
  assert.match(await text(page, "#verdict"), /^12/, "it means what the studio says");
}

export const answerTests = [
  ["answers: the page looks for the studio with few bytes", looksWithFewBytes, { clock: true }],
  ["answers: is it right? is judged by the search under Search", judgesByItsSearch],
  ["answers: the verdict names the rule that hides a win, and a game that is watched changes no setting", namesTheRule],
  ["answers: why this move? asks the level that moved, and writes nothing into the graph", asksTheMover],
  ["answers: why this move? says by what a person's move is weighed", asksAboutAPerson],
  ["answers: the first press of Run after typing runs", runsAtTheFirstPress],
  ["answers: judging a game of exchanges gives no zigzag", judgesCalmly],
  ["answers: the report opens with its style, and the policy allows no other", opensTheReport],
  ["answers: every term that loses the win is named", namesEveryTerm],
  ["answers: small errors have digits, a verdict, and their names above the plot", tellsSmallErrors],
  ["answers: one value function is on the screen, and two are not compared", showsOneValueFunction],
  ["answers: an example shows what it found when Play was open", showsWhatAnExampleFound],
  ["answers: without a truth one line says so, and nothing is asked again", bearsNoTruth],
  ["answers: the tour asks nothing that is refused", toursWithoutARefusal],
  ["answers: a finished game is not searched", searchesNoFinishedGame],
  ["answers: games say who played them, and when", namesThePlayers],
  ["answers: a picture dropped on the board is called one", refusesAPicture],
  ["answers: a studio that was started anew is known", knowsANewStudio],
  ["answers: a hint is work, not time", hintsByWork],
  ["answers: a broken script has no values, and the list its name in Czech", showsNoOldScript],
  ["answers: levels and wins come from the studio", takesLevelsFromTheStudio],
];
