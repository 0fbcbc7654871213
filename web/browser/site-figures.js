// The figures of a site (PLYWOOD_SITE): `node browser/site-figures.js [loading|stops|memory MINUTES]`. The first paint, the list of games and the first tree on
// a cold cache and on a warm one; stop requests at random moments; memory over a mixed use.

import { existsSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { Site } from "./site.js";

const BROWSERS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const TIMES = 5;
const STOPS = 200;
const PLACE = { game: "chess" };
/** Workers that search are ended before that. */
const IDLE_MS = 65_000;

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Processor seconds of all processes of the browser. */
async function processorTime(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Bytes that the processes of the pages hold. */
async function memory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return pages.reduce((sum, { id }) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) * 1024, 0);
}

/** Opens the page and has it search: milliseconds to the first paint, to the list of games, and to the first tree. */
async function firstTree(page, address) {
  const started = performance.now();
  await page.goto(address);
  await page.waitForSelector("body.ready");
  const ready = performance.now() - started;
  await page.click("#run-search");
  await page.waitForSelector("#verdict");
  const tree = performance.now() - started;
  const paint = await page.evaluate(() => window.performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
  return { paint, ready, tree };
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
    console.log(`${kind}: first paint ${of("paint").toFixed(0)} ms, list of games ${of("ready").toFixed(0)} ms, first tree ${of("tree").toFixed(0)} ms, processor time ${of("used").toFixed(2)} s (medians of ${list.length})`);
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

/** One turn of a mixed use: a search, a thought that is stopped, a move that is played or an exercise, in a game by chance. */
async function turn(page, number) {
  const games = ["mnk", "draughts", "chess", "reversi"];
  await page.click("#home");
  await page.selectOption("#game", games[number % games.length]);
  await page.fill("#depth", String(2 + (number % 3)));
  await page.press("#depth", "Tab");
  await page.click("#run-search");
  await page.waitForSelector("#verdict");
  await page.click("#tab-think");
  await page.click("#start-thinking");
  await page.waitForTimeout(Math.random() * 1000);
  await page.click("#stop-thinking");
  await page.waitForSelector("#start-thinking");
  await page.click("#tab-search");
  if (number % 5 !== 0) return;
  await page.click("#exercise");
  await page.waitForSelector("#sheet", { timeout: 5000 }).catch(() => undefined);
}

/** What the page holds over minutes of mixed use, and once its workers have ended. */
async function mixedUse(address, launch, minutes) {
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForSelector("body.ready");
  const began = await memory(browser);
  const held = [];
  let turns = 0;
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    await turn(page, turns);
    turns += 1;
    held.push(await memory(browser));
  }
  await page.waitForTimeout(IDLE_MS);
  const mib = (bytes) => (bytes / 2 ** 20).toFixed(0);
  const half = held.length >> 1;
  console.log(`mixed use, ${minutes} min, ${turns} turns: ${mib(began)} MiB before, median ${mib(median(held.slice(0, half)))} MiB in the first half, ${mib(median(held.slice(half)))} in the second, at most ${mib(Math.max(...held))}; ${mib(await memory(browser))} a while later`);
  await browser.close();
}

const executablePath = BROWSERS.find((path) => path && existsSync(path));
const launch = () => chromium.launch({ executablePath, args: ["--no-sandbox"] });
const site = new Site();
const [what = "", minutes = "10"] = process.argv.slice(2);
await site.start();
if (what === "" || what === "loading") await loading(site, launch);
if (what === "" || what === "stops") {
  await stops(site.address, launch, "shared memory");
  await stops(site.plain, launch, "by ending the worker");
}
if (what === "memory") await mixedUse(site.plain, launch, Number(minutes));
await site.end();
