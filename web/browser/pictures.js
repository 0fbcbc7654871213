// Pictures of every part, for the documents.

import { openExample, search, setDepth, setPosition } from "./steps.js";

const THREAT = "5/xxxo1/2o1o/5/5 x";

async function replayed(page) {
  await openExample(page, "lecture tree");
  await page.click("#replay-start");
  for (let i = 0; i < 3; i++) await page.click("#replay-cut");
}

async function explained(page) {
  await openExample(page, "lecture tree");
  await page.fill("#tree-find", "B E");
  await page.press("#tree-find", "Enter");
}

async function compared(page) {
  await setPosition(page, THREAT);
  await setDepth(page, 2);
  await search(page);
  await page.selectOption("#compare-with", { label: "Minimax" });
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
  await setPosition(page, THREAT);
  await page.click("#truth");
  await page.click("#tab-think");
  await page.click("#start-thinking");
  await page.waitForSelector("#live");
  await page.waitForTimeout(1500);
}

async function large(page) {
  await setPosition(page, THREAT);
  await setDepth(page, 4);
  await search(page);
}

const PICTURES = [
  ["start", {}, async () => undefined],
  ["replay", {}, replayed],
  ["why", {}, explained],
  ["large-tree", {}, large],
  ["large-tree-dark", { colorScheme: "dark" }, large],
  ["compare", {}, compared],
  ["exercise", {}, exercised],
  ["thinking", {}, thinking],
  ["draughts", {}, async (page) => openExample(page, "Two kings")],
  ["chess", {}, async (page) => openExample(page, "chess tactic")],
  ["pacman", { colorScheme: "dark" }, async (page) => openExample(page, "Pac-Man")],
  ["tablet", { viewport: { width: 820, height: 1180 } }, replayed],
  ["phone", { viewport: { width: 390, height: 844 } }, replayed],
];

export async function pictures(open, folder) {
  for (const [name, options, steps] of PICTURES) {
    const { page, close } = await open(options);
    try {
      await steps(page);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}${name}.png` });
    } catch (error) {
      console.log(`no picture ${name}: ${error.message.split("\n")[0]}`);
    }
    await close();
  }
  console.log(`pictures are in ${folder}`);
}
