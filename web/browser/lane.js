// A browser and a studio of its own, in which tests are tried one after the other. Tests may kill the studio; one that is found dead is replaced.

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { watchAsks } from "./asks.js";
import { detour } from "./detour.js";
import { Site } from "./site.js";
import { Studio } from "./studio.js";

const PAGE = process.env.PLYWOOD_PAGE;
/** Answers reach the page late by up to this number of milliseconds, each by another time: that shows which tests wait only by chance. */
const LATE_MS = Number(process.env.PLYWOOD_LATE ?? 0);
/** A page that was not loaded from the studio itself may open no socket to this machine, unless a switch of the browser allows it. */
const OTHER_PAGE = "--disable-features=LocalNetworkAccessChecks";
/** Tests wait for states; only one that hangs takes so long, however busy the machine is. */
const STEP_MS = 60_000;
const TEST_MS = 180_000;
/** The most that is shown of a failure: lines of the console, letters of a sentence. */
const SHOWN_LINES = 5;
const SHOWN_LETTERS = 300;

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
    // a studio that a test has killed answers no request
    await route.abort().catch(() => undefined);
  }
}

/** Where a page is and what it says last: for the reader of a failure. */
async function lastWords({ page, console: lines }) {
  const said = await within(page.evaluate(() => ["#message", "#verdict", "#why .story", "#lab-sentence"].flatMap((where) => document.querySelector(where)?.textContent.trim() || [])), 5000).catch(() => ["the page does not answer"]);
  const address = page.url().split("#")[0].replace(/token=\w+/, "token=…");
  return [`address: ${address}`, ...said.map((text) => `page: ${text.slice(0, SHOWN_LETTERS)}`), ...lines.slice(-SHOWN_LINES).map((line) => `console: ${line.slice(0, SHOWN_LETTERS)}`)];
}

export class Lane {
  browser = null;
  studio = null;

  /** With `isSite` the page has no studio: its own workers answer. */
  constructor(executablePath, out, isSite = false) {
    this.executablePath = executablePath;
    this.out = out;
    this.isSite = isSite;
  }

  /** Whether browser and studio are there. */
  get lives() {
    return this.browser?.isConnected() === true && this.studio?.runs === true;
  }

  async start() {
    this.studio = this.isSite ? new Site() : new Studio();
    await this.studio.start();
    this.browser = await chromium.launch({ executablePath: this.executablePath, args: ["--no-sandbox", ...(PAGE ? [OTHER_PAGE] : [])] });
  }

  async end() {
    await this.browser?.close().catch(() => undefined);
    await this.studio?.end();
    Object.assign(this, { browser: null, studio: null });
  }

  /** A fresh browser and a fresh studio. */
  async renew() {
    await this.end();
    await this.start();
  }

  /**
   * A fresh page of the studio; errors of its script fail the test. With `clock` a test can let time pass (`page.clock`), with `isRead` a site
   * is as its readers have it: no special headers, a service worker, no detour.
   */
  async open({ clock = false, isRead = false, ...options } = {}) {
    const { studio, isSite } = this;
    // the language is the test's, whatever the machine speaks
    const context = await this.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", acceptDownloads: true, ...(isSite && !isRead ? { serviceWorkers: "block" } : {}), ...options });
    await context.addInitScript(watchAsks, LATE_MS);
    if (isSite && !isRead) await context.addInitScript(detour);
    if (PAGE) await context.route(`${studio.origin}**`, usePage);
    const page = await context.newPage();
    if (clock) await page.clock.install();
    page.setDefaultTimeout(STEP_MS);
    const [errors, lines] = [[], []];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && lines.push(line.text()));
    // where it stands alone with its workers, and where the server knows nothing of that
    await page.goto(isRead ? studio.plain : studio.address);
    await page.waitForSelector("body.ready");
    return { page, errors, console: lines, close: () => context.close() };
  }

  /** Tries one test on a fresh page, opened as the test wants it; whether it passed. */
  async tries([name, test, options]) {
    const started = performance.now();
    const opened = [];
    const open = async (options) => {
      const one = await this.open(options);
      opened.push(one);
      return one;
    };
    try {
      if (!this.lives) await this.renew();
      const { page, errors } = await open(options);
      await within(test(page, { studio: this.studio, open }), TEST_MS);
      if (errors.length > 0) throw new Error(`errors on the page: ${errors.join("; ")}`);
      if (!this.lives) throw new Error("browser or studio died");
      console.log(`ok    ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      return true;
    } catch (error) {
      await this.tell(name, error, opened);
      return false;
    } finally {
      for (const one of opened) await within(one.close(), STEP_MS).catch(() => undefined);
    }
  }

  /** Tells a failure, and keeps a picture of each page that is still open. */
  async tell(name, error, opened) {
    const lines = [`FAIL  ${name}: ${error.message}`];
    if (!this.lives) lines.push("browser or studio is gone; the next test gets new ones");
    const left = opened.filter(({ page }) => !page.isClosed());
    for (const [index, one] of left.entries()) {
      lines.push(...(await lastWords(one)));
      await one.page.screenshot({ path: `${this.out}failed-${name.replaceAll(/\W+/g, "-")}${index === 0 ? "" : `-${index + 1}`}.png`, timeout: 5000 }).catch(() => undefined);
    }
    console.log(lines.join("\n      "));
  }
}
