// The figures the studio promises, measured: first paint, a large tree from click to drawn, frames while panning.

import { setDepth, setPosition } from "./steps.js";

const THREAT = "5/xxxo1/2o1o/5/5 x";
const FRAMES = 180;

async function firstPaint(open) {
  const { page, close } = await open();
  const ms = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    return { paint, ready: performance.now() };
  });
  await close();
  return ms;
}

/** A search by minimax of about 100,000 nodes, from the click to the frame in which its tree is drawn. */
async function largeTree(page) {
  await setPosition(page, THREAT);
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 4);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const started = performance.now();
        document.querySelector("#run-search").click();
        const look = () => {
          const canvas = document.querySelector(".tree-canvas");
          if (canvas && canvas.width > 0) requestAnimationFrame(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

async function panning(page, zoomed) {
  for (let i = 0; i < zoomed; i++) await page.click("#tree-in");
  const box = await page.locator(".tree-canvas").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6];
  const gaps = page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const list = [];
        let last = performance.now();
        const step = (now) => {
          list.push(now - last);
          last = now;
          if (list.length < wanted) requestAnimationFrame(step);
          else resolve(list.slice(2));
        };
        requestAnimationFrame(step);
      }),
    FRAMES,
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < FRAMES; i++) {
    await page.mouse.move(x + 200 * Math.sin(i / 12), y);
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
  const sorted = (await gaps).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], worst: sorted[Math.floor(sorted.length * 0.95)] };
}

export async function figures(open) {
  const { paint, ready } = await firstPaint(open);
  console.log(`first paint ${paint.toFixed(0)} ms, page ready ${ready.toFixed(0)} ms`);
  const { page, close } = await open();
  const ms = await largeTree(page);
  console.log(`large tree from click to drawn ${ms.toFixed(0)} ms (${await page.textContent("#tree-counts")})`);
  for (const [name, zoomed] of [
    ["all in view", 0],
    ["zoomed in", 8],
  ]) {
    const { median, worst } = await panning(page, zoomed);
    console.log(`panning, ${name}: ${median.toFixed(1)} ms a frame (95 % within ${worst.toFixed(1)} ms)`);
  }
  await close();
}
