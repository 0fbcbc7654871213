// What a user does, in a real browser: `npm run browser [WORD]` runs the tests, or those whose name has the word;
// `--times N [WORD]` runs them so often and counts; `--pictures` makes the pictures of the documents, `--figures` measures. Without a browser it says so and succeeds.
// PLYWOOD_PAGE names a folder with a newly built page (`npm run build -- --outDir ../target/page`): it is tested in place of the one in the program, which need not be compiled.

import { existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { pictures } from "./pictures.js";
import { figures } from "./figures.js";
import { freePort, Studio } from "./studio.js";
import { boardTests } from "./board-tests.js";
import { gameTests } from "./game-tests.js";
import { accessTests } from "./access-tests.js";
import { labTests } from "./lab-tests.js";
import { languageTests } from "./language-tests.js";
import { layoutTests } from "./layout-tests.js";
import { sightTests } from "./sight-tests.js";
import { startTests } from "./start-tests.js";
import { tests } from "./tests.js";
import { treeTests } from "./tree-tests.js";
import { evidenceTests } from "./evidence-tests.js";
import { exerciseTests } from "./exercise-tests.js";
import { truthTests } from "./truth-tests.js";
import { embedTests } from "./embed-tests.js";
import { exportTests } from "./export-tests.js";
import { editorTests } from "./editor-tests.js";
import { carriedTests } from "./carried-tests.js";
import { hostileTests } from "./hostile-tests.js";
import { answerTests } from "./answer-tests.js";

const OUT = fileURLToPath(new URL("./out/", import.meta.url));
const PAGE = process.env.PLYWOOD_PAGE;
/** A page that was not loaded from the studio itself may open no socket to this machine, unless the browser is told so. */
const OTHER_PAGE = "--disable-features=LocalNetworkAccessChecks";
const IMAGES = fileURLToPath(new URL("../../docs/images/", import.meta.url));
/** The shell without a window of its own comes first: it takes half the time of a whole browser. */
const BROWSERS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Tests wait for states; only one that hangs takes so long, however busy the machine is. */
const STEP_MS = 60_000;
const TEST_MS = 180_000;
/** Each lane has a browser and a studio of its own, which its tests may kill. */
const LANES = availableParallelism();

function within(work, ms) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Answers with a file of PLYWOOD_PAGE where it has one, and the headers of the studio. */
async function usePage(route) {
  const name = new URL(route.request().url()).pathname.slice(1) || "index.html";
  const path = `${PAGE}/${name}`;
  if (name.includes("/") || !existsSync(path)) return route.continue();
  try {
    const response = await route.fetch();
    await route.fulfill({ response, path });
  } catch {
    // a studio that a test has killed answers nobody
    await route.abort().catch(() => undefined);
  }
}

/** A fresh page of the studio; errors of its script fail the test. */
async function openPage(browser, studio, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true, ...options });
  if (PAGE) await context.route(`${studio.origin}**`, usePage);
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(studio.address);
  await page.waitForSelector("body.ready");
  return { page, errors, close: () => context.close() };
}

async function runOne(browser, studio, [name, test]) {
  const started = performance.now();
  let opened = null;
  try {
    opened = await openPage(browser, studio);
    await within(test(opened.page, { studio, open: (options) => openPage(browser, studio, options) }), TEST_MS);
    if (opened.errors.length > 0) throw new Error(`errors on the page: ${opened.errors.join("; ")}`);
    console.log(`ok    ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.log(`FAIL  ${name}: ${error.message}`);
    await opened?.page.screenshot({ path: `${OUT}failed-${name.replaceAll(/\W+/g, "-")}.png` }).catch(() => undefined);
    return false;
  } finally {
    await opened?.close().catch(() => undefined);
  }
}

async function main() {
  const executablePath = BROWSERS.find((path) => path && existsSync(path));
  if (!executablePath) {
    console.log("skipped: no Chromium was found; install it or name one in CHROMIUM");
    return 0;
  }
  mkdirSync(OUT, { recursive: true });
  return run((work) => inLane(executablePath, work), process.argv.slice(2));
}

/** Does work with a browser and a studio of its own. */
async function inLane(executablePath, work) {
  const studio = new Studio(await freePort());
  await studio.start();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", ...(PAGE ? [OTHER_PAGE] : [])] });
  try {
    return await work(browser, studio);
  } finally {
    await browser.close();
    await studio.end();
  }
}

/** Does what the command line says; the exit status. */
async function run(lane, [what = "", ...rest]) {
  const opening = (work) => lane((browser, studio) => work((options) => openPage(browser, studio, options)));
  if (what === "--pictures") return opening((open) => pictures(open, IMAGES, rest[0] ?? ""));
  if (what === "--figures") return opening(figures);
  const round = (word) => runTests(lane, word);
  if (what === "--times") return repeat(round, Number(rest[0]), rest[1] ?? "");
  return (await round(what)).length === 0 ? 0 : 1;
}

/** Runs the tests whose name has the word, each lane taking the next; the names of those that failed. */
async function runTests(lane, word) {
  // the longest first: at the end no lane waits for another
  const chosen = [...answerTests, ...accessTests, ...tests, ...startTests, ...sightTests, ...treeTests, ...evidenceTests, ...exerciseTests, ...layoutTests, ...languageTests, ...gameTests, ...boardTests, ...truthTests, ...labTests, ...exportTests, ...embedTests, ...editorTests, ...carriedTests, ...hostileTests].filter(([name]) => name.includes(word));
  const waiting = [...chosen];
  const failed = [];
  const work = async (browser, studio) => {
    for (let test = waiting.shift(); test; test = waiting.shift()) if (!(await runOne(browser, studio, test))) failed.push(test[0]);
  };
  await Promise.all(Array.from({ length: Math.min(LANES, chosen.length) }, () => lane(work)));
  console.log(`${chosen.length - failed.length} of ${chosen.length} browser tests passed`);
  return chosen.length > 0 ? failed : [`no test has '${word}' in its name`];
}

/** Runs them several times, each in a browser of its own, which shows what only sometimes holds. */
async function repeat(runRound, times, word) {
  const failed = [];
  for (let round = 1; round <= times; round++) {
    console.log(`round ${round} of ${times}`);
    failed.push(...(await runRound(word)));
  }
  console.log(`${times} rounds, ${failed.length} failures${failed.length > 0 ? `: ${failed.join(", ")}` : ""}`);
  return times > 0 && failed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
