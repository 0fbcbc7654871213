// The figures of a site (PLYWOOD_SITE): `node browser/site-figures.js`. The first tree on a cold cache and on a warm one, and stop requests at random moments.

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { Site } from "./site.js";

const BROWSERS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const TIMES = 5;
const STOPS = 200;
const PLACE = { game: "chess" };

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Processor seconds of all processes of the browser. */
async function processorTime(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Opens the page and has it search: milliseconds to the list of games, and to the first tree. */
async function firstTree(page, address) {
  const started = performance.now();
  await page.goto(address);
  await page.waitForSelector("body.ready");
  const ready = performance.now() - started;
  await page.click("#run-search");
  await page.waitForSelector("#verdict");
  return { ready, tree: performance.now() - started };
}

async function loading(site, launch) {
  const rows = { cold: [], warm: [] };
  for (let time = 0; time < TIMES; time++) {
    const browser = await launch();
    const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
    for (const kind of ["cold", "warm"]) {
      const before = await processorTime(browser);
      const found = await firstTree(page, site.plain);
      rows[kind].push({ ...found, used: (await processorTime(browser)) - before });
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await page.goto("about:blank");
    }
    await browser.close();
  }
  for (const [kind, list] of Object.entries(rows)) {
    const of = (key) => median(list.map((row) => row[key]));
    console.log(`${kind}: list of games ${of("ready").toFixed(0)} ms, first tree ${of("tree").toFixed(0)} ms, processor time ${of("used").toFixed(2)} s (medians of ${list.length})`);
  }
}

/** Thoughts that are stopped at random moments: how long each takes to end, and whether it has an answer. */
async function stops(address, launch, name) {
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForSelector("body.ready");
  await page.selectOption("#game", PLACE.game);
  await page.click("#tab-think");
  const took = [];
  for (let time = 0; time < STOPS; time++) {
    await page.click("#start-thinking");
    await page.waitForTimeout(Math.random() * 300);
    const started = performance.now();
    await page.click("#stop-thinking");
    await page.waitForSelector("#start-thinking");
    took.push(performance.now() - started);
    if (!(await page.$(".think-line"))) throw new Error(`stop ${time}: no answer`);
  }
  console.log(`${name}: ${STOPS} stops, all with an answer; median ${median(took).toFixed(0)} ms, longest ${Math.max(...took).toFixed(0)} ms`);
  await browser.close();
}

const executablePath = BROWSERS.find((path) => path && existsSync(path));
const launch = () => chromium.launch({ executablePath, args: ["--no-sandbox"] });
const site = new Site();
await site.start();
await loading(site, launch);
await stops(site.address, launch, "shared memory");
await stops(site.plain, launch, "by ending the worker");
await site.end();
