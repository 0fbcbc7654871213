// The figures the studio promises, measured: first paint, a large tree from click to drawn, frames while panning.

import { setDepth, setPosition } from "./steps.js";

const THREAT = "5/xxxo1/2o1o/5/5 x";
const FRAMES = 240;
const RUNS = 5;
const DRAGS = 10;

function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
}

async function firstPaint(open) {
  const { page, close } = await open();
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    ready: performance.getEntriesByName("ready")[0]?.startTime ?? NaN,
  }));
  await close();
  return times;
}

/** From a click to the frame after the one in which the tree is drawn. */
function clicked(page, button) {
  return page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const started = performance.now();
        const before = document.querySelector("#tree-fold").textContent;
        const counts = document.querySelector("#tree-counts").textContent;
        document.querySelector(selector).click();
        const look = () => {
          const canvas = document.querySelector(".tree-canvas");
          const changed = document.querySelector("#tree-fold").textContent !== before || document.querySelector("#tree-counts").textContent !== counts;
          if (canvas && canvas.width > 0 && changed) requestAnimationFrame(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    button,
  );
}

/** A search by minimax of about 100,000 nodes: from the click to its tree folded, and from the next click to all of it. */
async function largeTree(page) {
  await setPosition(page, THREAT);
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 4);
  const folded = await clicked(page, "#run-search");
  const whole = await clicked(page, "#tree-fold");
  return { folded, whole };
}

/** How many of some drags change the picture: a tree that fits stays where it is. */
async function moving(page, x, y) {
  const picture = () => page.evaluate(() => document.querySelector(".tree-canvas").toDataURL());
  let moved = 0;
  let before = await picture();
  for (let i = 1; i <= DRAGS; i++) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (i % 2 ? 60 : -60), y, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x, 0);
    await page.waitForTimeout(100);
    const after = await picture();
    if (after !== before) moved += 1;
    before = after;
  }
  return moved;
}

/** The times between frames while a pointer drags the tree to and fro, and whether it moves at all. */
async function panning(page, zoomed) {
  for (let i = 0; i < zoomed; i++) await page.click("#tree-in");
  const box = await page.locator(".tree-canvas").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6];
  const moved = await moving(page, x, y);
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
  return { moved, middle: median(sorted), most: sorted[Math.floor(sorted.length * 0.95)] };
}

/** How fast a newcomer reads, in words a minute. */
const READING = 200;

/**
 * The first minute: from opening the address to the first cut with its reason, as a newcomer goes there: the button on the start screen,
 * then Next until a cut is explained. What the machine takes, and with it what the reading takes.
 */
async function firstMinute(open) {
  const started = performance.now();
  const { page, close } = await open();
  let words = await readWords(page, ".hero-text");
  await page.click("#tour-start");
  let clicks = 1;
  for (;;) {
    await page.waitForSelector("#tour-next");
    words += await readWords(page, ".tour-text");
    const before = await page.textContent("#tour");
    if (before.includes("Two strokes mark the moves left out")) break;
    await page.click("#tour-next");
    clicks += 1;
    await page.waitForFunction((text) => document.querySelector("#tour").textContent !== text, before);
  }
  const machine = performance.now() - started;
  await close();
  return { machine, words, clicks };
}

async function readWords(page, selector) {
  return (await page.textContent(selector)).trim().split(/\s+/).length;
}

async function tellFirstMinute(open) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await firstMinute(open));
  const machine = median(runs.map((run) => run.machine));
  const [{ words, clicks }] = runs;
  const whole = machine / 1000 + (60 * words) / READING;
  console.log(`first minute: from a cold start to the first explained cut ${machine.toFixed(0)} ms in ${clicks} clicks (median of ${RUNS}); with ${words} words read at ${READING} a minute, ${whole.toFixed(0)} s`);
}

export async function figures(open) {
  await tellFirstMinute(open);
  const paints = [];
  for (let i = 0; i < RUNS; i++) paints.push(await firstPaint(open));
  const of = (name) => median(paints.map((times) => times[name])).toFixed(0);
  console.log(`first contentful paint ${of("paint")} ms, page ready for input ${of("ready")} ms (median of ${RUNS})`);
  const trees = [];
  for (let i = 0; i < RUNS; i++) {
    const { page, close } = await open();
    trees.push(await largeTree(page));
    if (i === RUNS - 1) {
      console.log(`the tree: ${await page.textContent("#tree-counts")}`);
      const ms = (name) => median(trees.map((times) => times[name])).toFixed(0);
      console.log(`from the click to the folded tree ${ms("folded")} ms; from the next click to all of it ${ms("whole")} ms (median of ${RUNS})`);
      for (const [name, zoomed] of [["five eighths of it in view", 1], ["a hundredth of it in view", 9]]) {
        const { moved, middle, most } = await panning(page, zoomed);
        if (moved < DRAGS) throw new Error(`${name}: only ${moved} of ${DRAGS} drags moved the picture`);
        console.log(`panning the whole tree, ${name}: ${middle.toFixed(1)} ms a frame (95 % within ${most.toFixed(1)} ms); ${moved} of ${DRAGS} drags moved it`);
      }
    }
    await close();
  }
  return 0;
}
