// What the tree says and paints, held against the numbers. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { chooseGame, expectText, openExample, search, setDepth, text } from "./steps.js";

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

async function fadesInComparison(page) {
  await openExample(page, "chess tactic");
  await page.selectOption("#compare-with", { label: "Minimax" });
  await page.waitForSelector(".half");
  await expectText(page, "#comparison-text", /looks at 3\.9 % of the nodes/);
  await page.waitForTimeout(300);
  const few = await strongShare(page, ".half.first canvas");
  const all = await strongShare(page, ".half.second canvas");
  // the card of the expected line is painted in both
  assert.ok(few.middle < 0.1 && few.mean < 0.25, `of 3.9 % of the nodes ${JSON.stringify(few)} is painted`);
  assert.ok(all.middle > 0.9 && all.mean > 0.8, `of all nodes ${JSON.stringify(all)} is painted`);
}

async function fadesByReason(page) {
  await page.fill("#position-text", "5/xxxo1/2o1o/5/5 x");
  await page.press("#position-text", "Enter");
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 4);
  await search(page);
  await page.click("#tree-fold");
  await expectText(page, "#tree-fold", /^Fold$/);
  await page.waitForTimeout(300);
  const before = await strongShare(page, ".tree-canvas");
  await page.locator("#filters .filter", { hasText: /leaf|depth/i }).first().click();
  await page.waitForTimeout(300);
  const after = await strongShare(page, ".tree-canvas");
  assert.ok(before.middle > 0.9, `before: ${JSON.stringify(before)}`);
  assert.ok(after.middle < 0.1, `after: ${JSON.stringify(after)}`);
}

/** Both searches that the start screen shows by expectimax: chance with odds, and ghosts. */
async function averages(page) {
  await openExample(page, "gamble");
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#why", /Chance decides here: [\d.]+ × -?[\d.]+ \+ .* = |likely/);
  await page.click("#home");
  await page.click('.example:has-text("trapped Pac-Man")');
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

/** More cannot be missing than there is. */
async function countsWhatIsMissing(page) {
  await chooseGame(page, "draughts");
  await setDepth(page, 11);
  await search(page);
  const [nodes, missing] = (await text(page, "#tree-counts")).match(/([\d,]+) nodes, ([\d,]+) not recorded/).slice(1).map((n) => Number(n.replaceAll(",", "")));
  assert.ok(missing < nodes, `${missing} of ${nodes} are not recorded`);
}

async function exercisesAlone(page) {
  await page.click("#home");
  await page.click('.example:has-text("What order is worth")');
  await page.waitForSelector(".half");
  await page.click("#exercise");
  await page.waitForSelector("#sheet");
  await page.waitForSelector("#comparison", { state: "hidden" });
  assert.equal(await page.locator(".half").count(), 0);
}

export const treeTests = [
  ["replays by slider: drag, click and keys", slides],
  ["fades in a comparison what a search did not look at", fadesInComparison],
  ["fades dense rows by reason", fadesByReason],
  ["says that expectimax averages", averages],
  ["counts cut-offs alike everywhere", countsAgree],
  ["counts what is not recorded", countsWhatIsMissing],
  ["shows no comparison over an exercise", exercisesAlone],
];
