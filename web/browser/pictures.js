// Pictures of every part, for the documents: `node browser/run.js --pictures [WORD]` leaves them in docs/images.

import { writeFileSync } from "node:fs";
import { shrink } from "./shrink.js";
import { chooseGame, openExample, search, setDepth, setPosition } from "./steps.js";

const THREAT = "5/xxxo1/2o1o/5/5 x";

async function toured(page) {
  await page.click("#tour-start");
  for (let i = 0; i < 3; i++) await page.click("#tour-next");
}

async function replayed(page) {
  await openExample(page, "lecture tree");
  await page.click("#replay-start");
  for (let i = 0; i < 3; i++) await page.click("#replay-cut");
}

async function explained(page) {
  await openExample(page, "Two kings");
  await page.click('.root-move:has-text("10-7")');
  await page.waitForSelector("#why .share");
}

async function compared(page) {
  await openExample(page, "order is worth");
  await page.waitForSelector(".half");
}

async function exercised(page) {
  await openExample(page, "lecture tree");
  await page.click("#exercise");
  await page.fill('[data-question="A.value"]', "5");
  await page.fill('[data-question="B.value"]', "5");
  await page.click("#check");
  await page.waitForSelector("#points");
}

async function thinking(page) {
  await chooseGame(page, "chess");
  await setPosition(page, "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6");
  await setDepth(page, 2);
  await search(page);
  await page.click("#tab-think");
  await page.fill("#think-lines", "3");
  await page.press("#think-lines", "Tab");
  await page.click("#start-thinking");
  await page.waitForFunction(() => Number(/Depth\s*(\d+)/.exec(document.querySelector("#live")?.textContent ?? "")?.[1]) >= 8, null, { timeout: 30_000 });
}

async function played(page) {
  await chooseGame(page, "draughts");
  await setDepth(page, 3);
  await search(page);
  await page.click("#tab-play");
  await page.selectOption("#player-0", "level4");
  await page.selectOption("#player-1", "level2");
  await page.click("#start-play");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length >= 14, null, { timeout: 60_000 });
  await page.click("#stop-play");
}

async function large(page) {
  await setPosition(page, THREAT);
  await page.click("[data-focus=algorithm-alphabeta]");
  await setDepth(page, 4);
  await search(page);
  await page.click("#tree-fold");
}

async function truth(page) {
  await setPosition(page, THREAT);
  await page.click("#truth");
  await page.waitForSelector("#board-place .badge");
  await page.click("[data-focus=algorithm-pvs]");
  await setDepth(page, 6);
  await search(page);
}

async function measured(page) {
  await page.click("#lab-first");
  await page.waitForSelector(".lab-game");
  await page.waitForSelector(".heat-map");
}

const DARK = { colorScheme: "dark" };

const PICTURES = [
  ["start", {}, async (page) => page.waitForSelector(".example .board")],
  ["tour", {}, toured],
  ["replay", {}, replayed],
  ["why", {}, explained],
  ["large-tree", DARK, large],
  ["compare", {}, compared],
  ["exercise", {}, exercised],
  ["thinking", {}, thinking],
  ["play", {}, played],
  ["truth", {}, truth],
  ["lab", {}, measured],
  ["chess", {}, async (page) => openExample(page, "chess tactic")],
  ["pacman", DARK, async (page) => openExample(page, "Pac-Man")],
  ["tablet", { viewport: { width: 820, height: 1180 }, hasTouch: true }, replayed],
];

export async function pictures(open, folder, word) {
  const chosen = PICTURES.filter(([name]) => name.includes(word));
  for (const [name, options, steps] of chosen) {
    const { page, close } = await open(options);
    try {
      await steps(page);
      await page.mouse.move(4, 4);
      await page.waitForTimeout(600);
      writeFileSync(`${folder}studio-${name}.png`, shrink(await page.screenshot()));
    } finally {
      await close();
    }
  }
  console.log(`${chosen.length} pictures are in ${folder}`);
  return 0;
}
