// What the tree says and paints, held against the numbers. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { rests } from "./asks.js";
import { chooseGame, expectText, fillText, openExample, pressCard, search, setDepth, setPosition, text } from "./steps.js";

/** A tree that is not painted by then will not be. */
const PAINT_MS = 60_000;

const moment = (page) => page.evaluate(() => Number(document.querySelector("#moment").value));

async function slides(page) {
  await openExample(page, "lecture tree");
  const box = await page.locator("#moment").boundingBox();
  const [y, at] = [box.y + box.height / 2, (share) => box.x + box.width * share];
  const end = await moment(page);
  await page.mouse.click(at(0.5), y);
  const middle = await moment(page);
  assert.ok(middle > end * 0.35 && middle < end * 0.65, `a click in the middle goes to ${middle} of ${end}`);
  await expectText(page, ".counter", new RegExp(`^${middle + 1} / ${end}$`));
  await page.mouse.move(at(0.5), y);
  await page.mouse.down();
  await page.mouse.move(at(0.2), y, { steps: 5 });
  await page.mouse.up();
  const dragged = await moment(page);
  assert.ok(dragged > end * 0.1 && dragged < end * 0.3, `a drag goes to ${dragged} of ${end}`);
  await page.focus("#moment");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await moment(page), dragged + 2);
  await page.keyboard.press("Home");
  await expectText(page, "#why", /Enter the root: MAX decides here/);
}

/** How much of the lowest row is painted strongly, column by column: the middle one, and all together. */
function strongShare(page, canvas) {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    const { width, height } = element;
    const { data } = element.getContext("2d").getImageData(0, 0, width, height);
    const alpha = (x, y) => data[4 * (y * width + x) + 3];
    const names = 80;
    let bottom = height - 1;
    const isPainted = (y) => Array.from({ length: width - names }, (_, i) => alpha(names + i, y)).some((a) => a > 0);
    while (bottom > 0 && !isPainted(bottom)) bottom -= 1;
    const shares = [];
    for (let x = names; x < width; x++) {
      let [strong, painted] = [0, 0];
      for (let y = bottom - 20; y < bottom - 1; y++) {
        if (alpha(x, y) > 0) painted += 1;
        if (alpha(x, y) > 150) strong += 1;
      }
      if (painted > 0) shares.push(strong / painted);
    }
    shares.sort((a, b) => a - b);
    return { middle: shares[shares.length >> 1], mean: shares.reduce((sum, one) => sum + one, 0) / shares.length };
  }, canvas);
}

/** Waits until so much of the lowest row is painted. */
async function untilShare(page, canvas, isSo, what) {
  const deadline = Date.now() + PAINT_MS;
  for (;;) {
    const share = await strongShare(page, canvas);
    if (isSo(share)) return;
    assert.ok(Date.now() < deadline, `${what}: ${JSON.stringify(share)}`);
  }
}

async function fadesInComparison(page) {
  await openExample(page, "chess tactic");
  await page.selectOption("#compare-with", { label: "Minimax" });
  await page.waitForSelector(".half");
  await expectText(page, "#comparison-text", /looks at 3\.9 % of the nodes/);
  // the card of the expected line is painted in both
  await untilShare(page, ".half.first canvas", (few) => few.middle < 0.1 && few.mean < 0.25, "painted of 3.9 % of the nodes");
  await untilShare(page, ".half.second canvas", (all) => all.middle > 0.9 && all.mean > 0.8, "painted of all nodes");
}

async function fadesByReason(page) {
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 4);
  await search(page);
  await page.click("#tree-fold");
  await expectText(page, "#tree-fold", /^Fold$/);
  await untilShare(page, ".tree-canvas", (before) => before.middle > 0.9, "before");
  await page.locator("#filters .filter", { hasText: /leaf|depth/i }).first().click();
  await untilShare(page, ".tree-canvas", (after) => after.middle < 0.1, "after");
}

/** Both searches that the start screen shows by expectimax: chance with odds, and ghosts. */
async function averages(page) {
  await openExample(page, "gamble");
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#why", /Chance decides here: [\d.]+ × -?[\d.]+ \+ .* = |likely/);
  await page.click("#home");
  await pressCard(page, '.example:has-text("trapped Pac-Man")');
  await page.waitForSelector(".half");
  const rows = await page.evaluate(() => document.querySelector(".half.first figcaption").textContent);
  assert.match(rows, /expectimax/);
  await page.click("#close-comparison");
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#why", /Chance decides here: 0\.\d+ × /);
  await expectText(page, "#why .facts", /turn\s*chance/);
  assert.doesNotMatch(await text(page, "#why"), /smallest|Ghosts takes/);
}

async function countsAgree(page) {
  for (const title of ["lecture tree", "threat on 5", "Two kings"]) {
    await openExample(page, title);
    const { chip, fact, left } = await page.evaluate(() => {
      const number = (element) => Number(element.textContent.replaceAll(",", ""));
      const chips = [...document.querySelectorAll("#filters .filter")];
      const cut = chips.find((one) => one.textContent.includes("cut off"));
      const terms = [...document.querySelectorAll(".found dt")];
      const facts = terms.find((term) => term.textContent === "Cut-offs");
      return {
        chip: cut ? number(cut.querySelector(".soft")) : 0,
        fact: number(facts.nextElementSibling),
        left: document.querySelector("#tree-counts").textContent,
      };
    });
    assert.doesNotMatch(left, /not recorded/);
    assert.equal(chip, fact, title);
  }
}

/** Keeps no more nodes of a tree than these: a part of the page's state that it has no field for. */
async function keepNodes(page, nodes) {
  await page.evaluate((most) => {
    const state = JSON.parse(atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/")));
    state.recorded = most;
    const text = window.btoa(JSON.stringify(state)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    window.history.replaceState(null, "", `#${text}`);
  }, nodes);
  await page.reload();
  await page.waitForSelector("body.ready");
}

/** More cannot be missing than there is; every move of the root is there, and what is below says what is missing. */
async function countsWhatIsMissing(page) {
  await chooseGame(page, "draughts");
  await setDepth(page, 6);
  await keepNodes(page, 300);
  await search(page);
  const [nodes, missing] = (await text(page, "#tree-counts")).match(/([\d,]+) nodes, ([\d,]+) not recorded/).slice(1).map((n) => Number(n.replaceAll(",", "")));
  assert.ok(missing < nodes && missing > nodes - 300, `${missing} of ${nodes} are not recorded`);
  const moves = await page.locator(".root-move .name").allTextContents();
  assert.equal(moves.length, 7);
  for (const move of [moves[0], moves.at(-1)]) {
    await page.locator(".root-move", { hasText: move }).click();
    await expectText(page, "#why h3", new RegExp(`^${move}$`));
  }
  await page.focus(".tree-canvas");
  for (let ply = 0; ply < 5 && !/not recorded/.test(await text(page, "#why")); ply++) await page.keyboard.press("ArrowDown");
  await expectText(page, "#why", /Not recorded below it: [\d,]+ nodes?(, [\d,]+ moves? left out)?; search from here/);
}

async function exercisesAlone(page) {
  await page.click("#home");
  await pressCard(page, '.example:has-text("What order is worth")');
  await page.waitForSelector(".half");
  await page.click("#exercise");
  await page.waitForSelector("#sheet");
  await page.waitForSelector("#comparison", { state: "hidden" });
  assert.equal(await page.locator(".half").count(), 0);
}

/** Holds the next search back until it is let go. */
async function holdSearch(page) {
  let letGo;
  const free = new Promise((resolve) => (letGo = resolve));
  const isHeld = page.waitForRequest("**/api/search");
  await page.route("**/api/search", async (route) => {
    await free;
    await route.continue().catch(() => {});
  }, { times: 1 });
  return async (meanwhile) => {
    await isHeld;
    await meanwhile();
    letGo();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
}

/** A comparison whose search ends when another tree has long been opened. */
async function keepsTheNewerTree(page) {
  await openExample(page, "lecture tree");
  const whileComparing = await holdSearch(page);
  await page.selectOption("#compare-with", { label: "Minimax" });
  await whileComparing(() => openExample(page, "gamble"));
  assert.equal(await page.locator(".half").count(), 0);
  await expectText(page, "#tree-counts", /expectimax/);
}

/** A large tree is folded and unfolded where it is: no question goes to the studio. */
async function foldsWithoutAsking(page) {
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 4);
  await search(page);
  await expectText(page, "#tree-fold", /Whole tree/);
  await rests(page);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const moments = () => page.getAttribute("#moment", "max").then(Number);
  const folded = await moments();
  await page.click("#tree-fold");
  await expectText(page, "#tree-fold", /^Fold$/);
  assert.ok((await moments()) > folded * 10, `the whole tree has ${await moments()} moments, the folded one ${folded}`);
  await page.click("#tree-fold");
  assert.equal(await moments(), folded);
  assert.deepEqual(asked.filter((url) => !url.includes("/api/running")), []);
}

/** One name for a move, boards in the nodes, and a story that stays. */
async function isReadable(page) {
  await openExample(page, "threat on 5");
  await expectText(page, "#story", /A threat on 5 x 5\. .*falls for d3/);
  assert.equal(await text(page, ".root-move .name >> nth=0"), "b2");
  await page.click("#tree-pv");
  await expectText(page, "#why h3", /^b2( [a-e][1-5])+$/);
  await expectText(page, "#story", /threat/);
  assert.equal(await page.locator(".mini-board:visible").count(), 0, "no board where there is no room");
  for (let i = 0; i < 3; i++) await page.click("#tree-in");
  await page.waitForSelector(".mini-board:visible svg.board");
  const stones = await page.locator(".mini-board:visible svg.board").first().locator(".cross, .ring").count();
  assert.ok(stones >= 6, `a board of the tree has its ${stones} stones`);
  // the sources' numbers are understood
  await fillText(page, "#moves-text", "0 24");
  await page.press("#moves-text", "Enter");
  await page.waitForFunction(() => document.querySelector("#position-text").value.startsWith("x4/xxxo1/2o1o/5/4o"));
  assert.equal(await page.isVisible("#story"), false);
}

/** Trees by chance, answers at the node, a score over many, a sheet on paper. */
async function practises(page) {
  await page.click("#exercise");
  await page.waitForSelector("#sheet");
  const field = "#node-answer";
  const tree = page.locator("#exercise-stage .tree-canvas");
  await rests(page);
  const { width } = await tree.boundingBox();
  await tree.click({ position: { x: 35 + width / 2, y: 46 } });
  await page.waitForSelector(field);
  await page.fill(field, "2,0");
  await page.press(field, "Enter");
  await page.waitForFunction(() => document.querySelector("#node-answer")?.value === "");
  await page.click("#check");
  await expectText(page, "#points", /^[01] of \d+ right$/);
  await expectText(page, "#score", /one sheet/);
  assert.equal(await page.locator(".question.unreadable").count(), 0, "a decimal comma is read");
  const before = (await text(page, "#score")).match(/in all (\d+)/)[1];
  await page.click("#reveal");
  await expectText(page, "#points", /^[01] of \d+ right, \d+ shown$/);
  assert.equal((await text(page, "#score")).match(/in all (\d+)/)[1], before, "what is shown is not found");
  await page.selectOption("#level", { index: 3 });
  await page.click("#new-tree");
  await page.waitForFunction(() => document.querySelectorAll(".question").length > 8);
  await page.click("#reveal");
  await expectText(page, "#points", /^0 of \d+ right/);
  await expectText(page, "#score", /2 sheets/);
  const questions = await page.locator(".question").count();
  await page.evaluate(() => {
    window.print = () => { window.printed = { questions: document.querySelectorAll("#paper li").length, lines: document.querySelectorAll("#paper .blank").length }; };
  });
  await page.click("#print-sheet");
  await page.waitForFunction((asked) => window.printed?.questions === asked && window.printed.lines === asked, questions);
  await page.evaluate(() => window.dispatchEvent(new window.Event("afterprint")));
  await page.click("#print-answers");
  await page.waitForFunction((asked) => window.printed.questions === asked && window.printed.lines === 0, questions);
}

export const treeTests = [
  ["names moves by coordinates, draws boards in nodes, keeps the story", isReadable],
  ["practises on trees by chance, with a score and on paper", practises],
  ["replays by slider: drag, click and keys", slides],
  ["fades in a comparison what a search did not look at", fadesInComparison],
  ["fades dense rows by reason", fadesByReason],
  ["says that expectimax averages", averages],
  ["counts cut-offs alike everywhere", countsAgree],
  ["records from the top, and says what is missing where it is", countsWhatIsMissing],
  ["shows no comparison over an exercise", exercisesAlone],
  ["keeps the newer tree when an older answer comes late", keepsTheNewerTree],
  ["folds a large tree without a question", foldsWithoutAsking],
];
