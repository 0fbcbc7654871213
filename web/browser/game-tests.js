// A game is never lost by looking around, and boards take only what is possible. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chooseGame, expectText, fillText, muteThoughts, press, search, searched, setDepth, setPosition, watchAsking } from "./steps.js";

const record = (page) => page.evaluate(() => [...document.querySelectorAll("#record .move")].map((move) => move.textContent));

async function readGame(page, game, moves) {
  await chooseGame(page, game);
  await fillText(page, "#moves-text", moves);
  await page.press("#moves-text", "Enter");
  const last = moves.split(" ").at(-1);
  await expectText(page, "#record", new RegExp(`${last}$`));
}

async function looksBack(page) {
  await readGame(page, "chess", "e4 e6 d4 d5");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "human");
  await page.selectOption("#player-1", "level2");
  await page.click("#start-play");
  const before = await record(page);
  const asked = await watchAsking(page);
  await page.click("#record .move >> nth=0");
  // the computer would begin to think together with this
  await expectText(page, "#turn", /Black to move/);
  await page.click("#go-last");
  await expectText(page, "#turn", /White to move/);
  assert.ok(!(await asked()).includes("api/think"), "the computer does not think");
  assert.deepEqual(await record(page), before);
  await press(page, 62);
  await press(page, 45);
  await page.waitForFunction((plies) => document.querySelectorAll("#record .move").length === plies, before.length + 2);
  assert.ok((await asked()).includes("api/think"), "now it was its turn");
}

async function looksIntoAnOlderTree(page) {
  await readGame(page, "chess", "e4 e5 Nf3 Nc6");
  await setDepth(page, 2);
  await search(page);
  await fillText(page, "#moves-text", "e4 e5 Nf3 Nc6 Bb5");
  assert.ok(await page.isHidden("#tree-age"));
  // a move on the board, so that the tree stays
  await press(page, 61);
  await press(page, 25);
  await expectText(page, "#record", /Bb5/);
  const before = await record(page);
  assert.equal(before.length, 5);
  await expectText(page, "#tree-age", /after 4 moves/);
  const values = await page.evaluate(() => [...document.querySelectorAll(".root-move .value")].map((one) => Number.parseFloat(one.textContent.replace("−", "-").replace(/[≤≥] /, ""))));
  assert.ok(values[0] >= values.at(-1), `White searched, so the largest value comes first: ${values.slice(0, 3)}`);
  await page.click(".root-move >> nth=0");
  await expectText(page, "#looking-text", /Looking ahead/);
  assert.deepEqual(await record(page), before);
  await page.click("#back-to-game");
  await expectText(page, "#turn", /Black to move/);
  assert.deepEqual(await record(page), before);
}

async function leavesTheComputersMen(page) {
  // a computer that is never done thinking
  await muteThoughts(page);
  await chooseGame(page, "chess");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "human");
  await page.selectOption("#player-1", "level9");
  await page.click("#start-play");
  await press(page, 52);
  await press(page, 36);
  await expectText(page, "#turn", /Black: thinking/);
  assert.equal(await page.locator("#board-place .movable").count(), 0);
  const asked = await watchAsking(page);
  await press(page, 8);
  await press(page, 16);
  assert.ok(!(await asked()).includes("api/position"), "no move was made");
  assert.deepEqual(await record(page), ["e4"]);
  await page.click("#stop-play");
  await expectText(page, "#turn", /Black to move/);
  await page.waitForSelector("#board-place .movable");
}

/** Puts a piece, by the name of the hand, on a cell. */
async function put(page, name, cell) {
  await page.click(`#editor button.hand[aria-label="${name}"]`);
  await press(page, cell);
}

async function setsUpThreeMen(page) {
  await chooseGame(page, "chess");
  await page.click("#edit");
  assert.equal(await page.locator("#editor [data-castling]:checked").count(), 4);
  await page.click("#editor >> text=Clear");
  assert.equal(await page.locator("#editor [data-castling]:enabled").count(), 0);
  await put(page, "White king", 54);
  await put(page, "White queen", 57);
  await put(page, "Black king", 14);
  await page.click("#editor >> text=Use this position");
  await page.waitForFunction(() => document.querySelector("#position-text").value === "8/6k1/8/8/8/8/6K1/1Q6 w - - 0 1");
}

async function keepsPossibleCastling(page) {
  await chooseGame(page, "chess");
  await page.click("#edit");
  await put(page, "White rook", 63);
  await page.uncheck('#editor [data-castling="q"]');
  await page.click("#editor >> text=Use this position");
  await page.waitForFunction(() => document.querySelector("#position-text").value.endsWith("RNBQKBN1 w Qk - 0 1"));
}

async function setsUpDraughts(page) {
  await chooseGame(page, "draughts");
  await page.click("#edit");
  await page.click("#editor >> text=Clear");
  await put(page, "White king", 0);
  await put(page, "White king", 1);
  await put(page, "Red king", 62);
  await page.click("#editor >> text=White to move");
  await page.click("#editor >> text=Use this position");
  await page.waitForFunction(() => document.querySelector("#position-text").value === "W:WK1:BK32");
}

/** The largest tree the documents speak of comes back whole, whatever the settings are by then. */
async function savesTheResult(page) {
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 4);
  await search(page);
  await expectText(page, "#tree-counts", /minimax, depth 4 · 99,200 nodes/);
  await setDepth(page, 1);
  const waiting = page.waitForEvent("download");
  await page.click("#save");
  const file = await (await waiting).path();
  const saved = JSON.parse(readFileSync(file, "utf8"));
  assert.equal(saved.result.view.tree.parent.length, 99_200);
  await page.click("#new-game");
  await page.waitForFunction(() => document.querySelector("#position-text").value === "5/5/5/5/5 x");
  let searches = 0;
  page.on("request", (request) => (searches += request.url().endsWith("/api/search") ? 1 : 0));
  await page.setInputFiles("#load-file", file);
  await expectText(page, "#tree-counts", /minimax, depth 4 · 99,200 nodes/);
  await page.waitForSelector(".tree-canvas:visible");
  assert.equal(await page.inputValue("#depth"), "1");
  assert.equal(searches, 0, "nothing is searched again");
  const damaged = { ...saved, result: { ...saved.result, view: { ...saved.result.view, tree: { parent: [7] } } } };
  await page.setInputFiles("#load-file", { name: "bad.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(damaged)) });
  await expectText(page, "#message", /the search in bad.json is damaged/);
  await expectText(page, "#tree-counts", /99,200 nodes/);
}

async function steersAtOnce(page) {
  await page.focus("#game");
  await page.selectOption("#game", "pacman");
  await expectText(page, "#turn", /Pacman|Pac-Man/);
  await page.waitForFunction(() => document.activeElement?.closest("#board-place") !== null);
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length > 0);
  assert.equal(await page.inputValue("#game"), "pacman");
}

async function offersTheQueen(page) {
  await chooseGame(page, "chess");
  await setPosition(page, "8/4P3/8/8/8/k7/8/K7 w - - 0 1");
  await press(page, 12);
  await press(page, 4);
  await page.waitForSelector("#board-menu button");
  assert.equal(await page.locator("#board-menu button svg .chess").count(), 4);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "White queen");
  await page.keyboard.press("Enter");
  await expectText(page, "#record", /e8=Q/);
}

async function forgetsMessages(page) {
  await chooseGame(page, "draughts");
  await page.click("#truth");
  await expectText(page, "#truth-note", /\w/);
  await chooseGame(page, "pacman");
  await expectText(page, "#truth-note", /^$/);
  await chooseGame(page, "mnk");
  await fillText(page, "#position-text", "nonsense");
  await page.press("#position-text", "Enter");
  await expectText(page, "#message", /nonsense/);
  await chooseGame(page, "chess");
  await page.waitForSelector("#message", { state: "hidden" });
}

async function keepsTheFocus(page) {
  await chooseGame(page, "mnk");
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await setDepth(page, 1);
  await page.selectOption("#preset", "runs");
  await search(page);
  await page.click(".weights summary");
  const weight = '[data-focus="weight-threes"]';
  await page.focus(weight);
  const before = Number(await page.inputValue(weight));
  for (let press = 0; press < 3; press++) {
    await searched(page, () => page.keyboard.press("ArrowRight"));
    assert.equal(await page.evaluate(() => document.activeElement.dataset.focus), "weight-threes");
  }
  const step = Number(await page.getAttribute(weight, "step"));
  assert.ok(Math.abs(Number(await page.inputValue(weight)) - before - 3 * step) < step / 2, "three presses are three steps");
  await page.focus("#run-search");
  await searched(page, () => page.keyboard.press("Enter"));
  assert.equal(await page.evaluate(() => document.activeElement.id), "run-search");
}

/** The second weight is turned while the search that follows the first is still on its way. */
async function followsTheLastWeight(page) {
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await setDepth(page, 1);
  await page.selectOption("#preset", "runs");
  await search(page);
  await page.click(".weights summary");
  await page.route("**/api/search", () => undefined, { times: 1 });
  const first = page.waitForRequest("**/api/search");
  await page.uncheck('[data-focus="use-threes"]');
  await first;
  const second = page.waitForResponse("**/api/search");
  await page.uncheck('[data-focus="use-twos"]');
  const asked = (await second).request().postDataJSON();
  assert.deepEqual(asked.search.eval.weights, { threes: 0, twos: 0 });
  await page.waitForSelector("#run-search");
}

async function forgetsRefusedOptions(page) {
  const columns = page.locator("#options input").first();
  const before = await columns.inputValue();
  await columns.fill("100");
  await columns.press("Tab");
  await expectText(page, "#message", /100/);
  await page.waitForFunction((value) => document.querySelector("#options input").value === value, before);
}

async function saysThatALinkIsDamaged(page, { open }) {
  const other = await open();
  await other.page.goto(`${page.url().split("#")[0]}#nonsense`);
  await other.page.reload();
  await expectText(other.page, "#message", /not one of this studio/);
  await other.close();
}

/** Discs are dark and light, and a move puts one and turns others. */
async function turnsDiscs(page) {
  await chooseGame(page, "reversi");
  const discs = () => page.evaluate(() => [".disc.dark", ".disc.light"].map((kind) => document.querySelectorAll(`#board-place .cell > ${kind}`).length));
  await expectText(page, "#turn", /Black to move/);
  assert.deepEqual(await discs(), [2, 2]);
  assert.equal(await page.locator("#board-place .cell > :is(.cross, .ring)").count(), 0, "no crosses and rings");
  // d3 turns d4: the third row, the fourth column
  await press(page, 19);
  await expectText(page, "#record", /d3/);
  await page.waitForFunction(() => document.querySelectorAll("#board-place .cell > .disc").length >= 5);
  const [dark, light] = await discs();
  assert.ok(dark + light >= 5 && dark >= 2, `${dark} dark and ${light} light discs`);
}

export const gameTests = [
  ["turns discs", turnsDiscs],
  ["looks back in a game without playing on", looksBack],
  ["looks into an older tree without losing the game", looksIntoAnOlderTree],
  ["leaves the computer's men to the computer", leavesTheComputersMen],
  ["sets up king and queen against king", setsUpThreeMen],
  ["keeps the castling rights that are possible", keepsPossibleCastling],
  ["sets up draughtsmen on dark squares only", setsUpDraughts],
  ["saves and loads the result itself", savesTheResult],
  ["steers Pac-Man as soon as he is chosen", steersAtOnce],
  ["offers the queen first", offersTheQueen],
  ["forgets the messages of another game", forgetsMessages],
  ["keeps the focus while weights are turned", keepsTheFocus],
  ["follows the weight that was turned last", followsTheLastWeight],
  ["forgets options that are refused", forgetsRefusedOptions],
  ["says that a link is damaged", saysThatALinkIsDamaged],
];
