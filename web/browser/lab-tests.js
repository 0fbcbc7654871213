// The lab in the page: experiments run, tell what they find, can be stopped, and their games are watched on the board.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chooseGame, expectText, fillText, search, setDepth, text } from "./steps.js";

async function fill(page, field, value) {
  await page.fill(`#lab-${field}`, String(value));
  await page.press(`#lab-${field}`, "Tab");
}

async function done(page) {
  await page.waitForSelector("#lab-run");
  await page.waitForSelector("#lab-sentence");
}

/** From the start screen to a game that fails, in two clicks. */
async function failsInTwoClicks(page) {
  await page.click("#lab-first");
  await expectText(page, "#lab-sentence", /^published at depth 6 wins 5\d(\.\d)? % of the [\d,]+ won positions of 2Kv1K/);
  assert.equal(await page.locator(".heat-map").count(), 2);
  assert.ok((await page.locator(".heat text").count()) > 40);
  await page.click(".lab-game:has(.not_decided) >> nth=0");
  await page.waitForSelector(".lab-game[aria-current]");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length > 3);
  // it plays through by itself, and stops when the user takes over
  await page.waitForFunction(() => document.querySelector("#record .move.here, #record .move[aria-current]"));
  await page.click("#go-last");
  assert.ok(await page.isVisible("#lab-sentence"), "the lab stays open");
  assert.match(await text(page, "#lab-command"), /^plywood lab truth draughts --eval published --class 2Kv1K/);
}

async function playsAMatch(page) {
  await chooseGame(page, "mnk");
  await page.click("#lab");
  await page.click("#lab-tab-match");
  await fill(page, "match-first-depth", 1);
  await page.selectOption("#lab-match-second", "alphabeta");
  await fill(page, "match-second-depth", 2);
  await fill(page, "match-games", 6);
  await page.click("#lab-run");
  await done(page);
  await expectText(page, "#lab-sentence", /against .*: \d+ won, \d+ drawn, \d+ lost/);
  assert.equal(await page.locator(".lab-game").count(), 6);
  await page.click(".lab-game >> nth=2");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length > 4);
  await page.reload();
  await page.waitForSelector("body.ready");
  await expectText(page, "#lab-sentence", /against/);
  assert.equal(await page.locator(".lab-game").count(), 6, "the result survives a reload");
}

/** Results that a page of another shape has kept are gone, and the reader reads so once. */
async function tellsOfLostResults(page) {
  await page.evaluate(() => window.localStorage.setItem("plywood-lab-1:match", "{}"));
  await page.reload();
  await page.waitForSelector("body.ready");
  await page.click("#lab");
  await expectText(page, "#message", /^Results that an older page has kept are not shown by this one: run the experiment again\.$/);
  assert.equal(await page.evaluate(() => window.localStorage.getItem("plywood-lab-1:match")), null);
}

async function stops(page) {
  await chooseGame(page, "mnk");
  await page.click("#lab");
  await page.click("#lab-tab-match");
  await fill(page, "match-games", 5000);
  await page.click("#lab-run");
  await page.waitForSelector(".lab-game");
  await page.click("#lab-stop");
  await done(page);
  await expectText(page, ".lab-far", /Stopped early/);
  assert.ok((await page.locator(".lab-chart .curve").count()) <= 1);
}

async function everyOtherKind(page) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-depths");
  await fill(page, "depths-to-depth", 4);
  await page.click("#lab-run");
  await done(page);
  await expectText(page, "#lab-sentence", /depth 4 plays/);
  assert.equal(await page.locator(".lab-game").count(), 4, "the line of every depth");
  await page.click("#lab-tab-ablation");
  await page.selectOption("#lab-ablation-search", "eval:material");
  await fill(page, "ablation-search-depth", 2);
  await page.click("#lab-run");
  await done(page);
  await expectText(page, "#lab-sentence", /^material with all terms: (not )?won in \d+ plies/);
  assert.ok((await page.locator(".lab-chart .lab-bar").count()) >= 4);
  await page.click("#lab-tab-tuning");
  await page.selectOption("#lab-tuning-eval", "eval:material");
  await fill(page, "tuning-steps", 3);
  await page.click("#lab-run");
  await done(page);
  await page.click("#lab-put");
  await page.click("#lab-tab-truth");
  await page.selectOption("#lab-truth-eval", { label: "material tuned" });
  await fill(page, "truth-sample", 20);
  await fill(page, "truth-depth", 1);
  await page.click("#lab-run");
  await expectText(page, "#lab-sentence", /^material:.* at depth 1 wins/);
}

/** Experiments on the position that draughts studies: what is entered, the sentence, the headings of the table, the command. */
const ON_THE_STUDY = [
  {
    kind: "simulation",
    entries: { "search-depth": 2, "max-plies": 6 },
    choices: { rival: "truth" },
    sentence: /^published: .+; plies: 6\.$/,
    headings: ["ply", "move", "score", "nodes", "position", "without search"],
    command: "lab simulate draughts --position W:WK10,K14:BK1 --eval published --algorithm alphabeta --depth 2 --shown published --defender truth --max-plies 6",
  },
  {
    kind: "comparison",
    entries: { depth: 2 },
    choices: { among: "searches" },
    sentence: /^Searches of one position by published, side by side: \d+\.$/,
    headings: ["variant", "value", "move", "agrees", "nodes", "saving", "ms"],
    command: "lab compare draughts --position W:WK10,K14:BK1 --eval published --depth 2 --techniques",
  },
  {
    kind: "searches",
    entries: { depths: "1, 2" },
    only: ["alphabeta", "mtdf"],
    sentence: /^Searches side by side: 4 runs; the truth: .+\.$/,
    headings: ["search", "value function", "limit"],
    command: "lab compare draughts --position W:WK10,K14:BK1 --searches alphabeta,mtdf --eval published --at-depths 1,2",
  },
  {
    kind: "evals",
    entries: { "search-depth": 2 },
    only: ["eval:published", "eval:material"],
    sentence: /^Value functions on one position, side by side: 2\.$/,
    headings: ["value function", "without search", "value", "move", "nodes", "truth", "keeps it", "explained"],
    command: "lab compare draughts --position W:WK10,K14:BK1 --evals material,published --algorithm alphabeta --depth 2",
  },
  {
    kind: "techniques",
    entries: { depth: 2 },
    sentence: /^Techniques of the playing search, one added after the other, to depth 2; positions: 1\.$/,
    headings: ["added", "nodes", "of the last", "time"],
    command: "lab ablate draughts --position W:WK10,K14:BK1 --techniques --depth 2",
  },
  {
    kind: "league",
    entries: { depth: 1 },
    choices: { eval: "eval:material" },
    sentence: /^In the league of 2Kv1K at depth 1, \S+ wins most: [\d,]+ of [\d,]+ won positions\.$/,
    headings: ["place", "value function", "wins", "about"],
    command: "lab truth draughts --league --eval material --depth 1",
  },
];

/** Checks these boxes of a list and no others. */
async function checkOnly(page, kind, keys) {
  for (const box of await page.locator(`.lab-checks input[id^="lab-${kind}-${kind}-"]`).all()) {
    const id = await box.getAttribute("id");
    await page.setChecked(`[id="${id}"]`, keys.includes(id.slice(`lab-${kind}-${kind}-`.length)));
  }
}

/** Fills in a form, runs it, and reads sentence, table and command. */
async function comparesOnTheStudy(page) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  for (const { kind, entries, choices = {}, only, sentence, headings, command } of ON_THE_STUDY) {
    await page.click(`#lab-tab-${kind}`);
    for (const [name, value] of Object.entries(entries)) await fill(page, `${kind}-${name}`, value);
    for (const [name, value] of Object.entries(choices)) await page.selectOption(`#lab-${kind}-${name}`, value);
    if (only) await checkOnly(page, kind, only);
    await page.click("#lab-run");
    await done(page);
    await expectText(page, "#lab-sentence", sentence);
    assert.equal((await text(page, "#lab-command")).replaceAll("'", ""), `plywood ${command}`);
    const shown = await page.locator(".lab-table th").allTextContents();
    assert.deepEqual(shown.slice(0, headings.length), headings, kind);
    assert.ok((await page.locator(".lab-table tbody tr").count()) > 1, `rows of ${kind}`);
  }
  await page.click("#lab-tab-simulation");
  await page.click(".lab-game");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 6);
}

/** The same forms and tables in Czech. */
async function comparesInCzech(page) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-evals");
  await expectText(page, ".lab-checks legend", /^Ohodnocovací funkce$/);
  await checkOnly(page, "evals", ["eval:material"]);
  await fill(page, "evals-search-depth", 1);
  await page.click("#lab-run");
  await done(page);
  await expectText(page, "#lab-sentence", /^Ohodnocovací funkce na jedné pozici vedle sebe: 1\.$/);
  assert.deepEqual((await page.locator(".lab-table th").allTextContents()).slice(0, 3), ["ohodnocovací funkce", "bez hledání", "hodnota"]);
}

/** A game for a score: its terms and its weights are judged by series of games, and stopped in between. */
async function judgesBySeries(page) {
  await chooseGame(page, "pacman");
  await page.click("#lab");
  await page.click("#lab-tab-ablation");
  assert.match(await text(page, "#lab-ablation-setup option:checked"), /rooms/, "a maze with room for a judgement");
  await page.selectOption("#options select", "dilemma");
  await page.waitForFunction(() => document.querySelector("#lab-ablation-setup").value === "board", null, { polling: 50 });
  await fill(page, "ablation-rounds", 1);
  await fill(page, "ablation-series-games", 6);
  await page.click("#lab-run");
  await done(page);
  await expectText(page, "#lab-sentence", /^better with all terms scores .* on average over 6 games and wins/);
  await expectText(page, "#lab-command", /^plywood lab ablate pacman --layout dilemma --eval better --depth 1 --ghost random --games 6 --seed 1$/);
  assert.ok((await page.locator(".lab-chart .lab-bar").count()) > 30, "every part of the terms");
  assert.ok((await page.locator(".lab-chart .whisker").count()) > 0, "how sure each mean is");
  await page.click("#lab-tab-tuning");
  await page.selectOption("#lab-tuning-setup", "usual");
  await page.selectOption("#lab-tuning-others", "directional");
  await fill(page, "tuning-series-games", 2);
  await fill(page, "tuning-series-steps", 10_000);
  await page.click("#lab-run");
  await page.waitForSelector(".lab-chart .curve");
  await expectText(page, "#lab-command", /^plywood lab tune pacman --layout rooms --eval better --depth 2 --ghost directional --games 2 --seed 1 --by series --start given --steps 10000$/);
  await page.click("#lab-stop");
  await done(page);
  await expectText(page, ".lab-far", /Stopped early/);
  await expectText(page, "#lab-sentence", /^better, \d+ steps?: what was kept gained/);
  assert.equal(await page.locator("#lab-challenge").count(), 0, "there are no matches");
  await page.click("#lab-put");
  await page.click("#lab-tab-ablation");
  await page.waitForSelector('#lab-ablation-eval option:has-text("better tuned")', { state: "attached" });
}

/** Weights that are moved a little: what is still won, draw by draw. */
async function shakesWeights(page) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-truth");
  await fill(page, "truth-depth", 2);
  await fill(page, "truth-sample", 20);
  await fill(page, "truth-shake", 5);
  await page.click("#lab-run");
  await done(page);
  await expectText(page, "#lab-sentence", /the worst of 5 draws wins [\d.]+ % against every defence/);
  await expectText(page, "#lab-command", / --depth 2 --sample 20 --seed 0 --shake 5$/);
  assert.equal(await page.locator(".lab-chart .curve").count(), 2, "shaken, and as they are");
}

/** What others win stands in the form of the truth. */
async function showsTheLeague(page) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-truth");
  await page.click("#lab-league summary");
  assert.deepEqual(await page.locator("#lab-league th").allTextContents(), ["published", "two-kings", "ten-lines", "general"]);
  await expectText(page, "#lab-league", /14,846[\s\S]*10,401 \(70[\s\S]*14,844/);
}

async function makesTheReport(page) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-report");
  await fill(page, "report-depth", 1);
  await fill(page, "report-notes", "# My thoughts\nNothing.");
  await page.click("#lab-run");
  await expectText(page, "#message", /bad heading 'My thoughts'/);
  await fill(page, "report-notes", "# Discussion\nThe corner decides.\n\n# The line it plays\nply 1 [14-9]: the hunt begins");
  await page.click("#lab-run");
  await done(page);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#lab-save-file")]);
  const html = readFileSync(await file.path(), "utf8");
  assert.match(html.slice(0, 9000), /^<!doctype html>[\s\S]*value function published sees 1 ply ahead/i);
  assert.match(html, /<h2[^>]*>Discussion<\/h2>\s*<p>The corner decides\.<\/p>/);
  assert.match(html, /the hunt begins/);
  const [opened] = await Promise.all([page.context().waitForEvent("page"), page.click("#lab-open-file")]);
  await opened.close();
}

/** Two settings of one's own: put aside, and compared in the tree. */
async function comparesOwnSettings(page) {
  await chooseGame(page, "mnk");
  await setDepth(page, 1);
  await page.click("#shelf summary");
  await page.fill("#shelf-name", "shallow");
  await page.click("#shelf-put");
  await setDepth(page, 2);
  await page.fill("#shelf-name", "deeper");
  await page.click("#shelf-put");
  await search(page);
  await page.selectOption("#compare-with", "shelf:shallow");
  await page.waitForSelector(".half");
  await expectText(page, ".half.second figcaption", /depth 1/);
  await page.click("#close-comparison");
  await page.selectOption("#compare-with", "depth:3");
  await expectText(page, ".half.second figcaption", /depth 3/);
  await page.click("#lab");
  await page.click("#lab-tab-match");
  await page.selectOption("#lab-match-first", "shelf:deeper");
  await page.selectOption("#lab-match-second", "shelf:shallow");
  await fill(page, "match-games", 2);
  await page.click("#lab-run");
  await expectText(page, "#lab-sentence", /^deeper against shallow/);
}

/** A net learns the ending, wins more than before, and judges the board at once. */
async function learnsANet(page) {
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-learning");
  await page.selectOption("#lab-learning-hidden", "16");
  await fill(page, "learning-learn-depth", 1);
  await fill(page, "learning-epochs", 1000);
  await page.click("#lab-run");
  await expectText(page, "#lab-sentence", /^2Kv1K\.net has learned [\d,]+ positions \d+ times? and wins/);
  assert.match(await text(page, "#lab-command"), /^plywood net train draughts .*--depth 1 --ending 2Kv1K --epochs 1000 --hidden 16/);
  assert.equal(await page.locator("#lab-use-net").count(), 0, "not while it learns");
  await page.click("#lab-stop");
  await done(page);
  assert.equal(await page.locator(".lab-chart").count(), 2, "won positions and errors");
  await page.click("#lab-use-net");
  await fillText(page, "#position-text", "W:WK10,K14:BK1");
  await page.press("#position-text", "Enter");
  await page.waitForFunction(() => document.querySelectorAll("[data-worth]").length === 3);
  await page.reload();
  await page.waitForSelector("body.ready");
  await page.waitForFunction(() => document.querySelectorAll("[data-worth]").length === 3);
  await setDepth(page, 3);
  await search(page);
}

export const labTests = [
  ["lab: finds a game that fails, two clicks from the start", failsInTwoClicks],
  ["lab: plays a match with Elo and keeps it over a reload", playsAMatch],
  ["lab: tells of results that an older page has kept", tellsOfLostResults],
  ["lab: stops an experiment and keeps what there is", stops],
  ["lab: sweeps depths, tries terms, tunes weights and holds them to the truth", everyOtherKind],
  ["lab: plays out, compares, adds techniques and holds a league", comparesOnTheStudy],
  ["lab: compares value functions in Czech", comparesInCzech, { locale: "cs-CZ" }],
  ["lab: judges terms and weights by series of games for a score", judgesBySeries],
  ["lab: shakes weights", shakesWeights],
  ["lab: a net learns, is stopped, and judges the board", learnsANet],
  ["lab: makes the report", makesTheReport],
  ["lab: shows the league", showsTheLeague],
  ["lab: compares settings that were put aside", comparesOwnSettings],
];
