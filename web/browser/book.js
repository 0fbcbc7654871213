// The book alive: `node browser/book.js SITE BOOK` serves a site with the book in it, presses every example of the course in both
// languages, and holds what each finds to what the program printed when the book was built; then the book alone.

import assert from "node:assert/strict";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [site = here("../../target/site"), book = here("../../target/book")] = process.argv.slice(2);
const BROWSERS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
/** A search of a debug build may take long; a press that is never answered ends here. */
const PATIENCE_MS = 300_000;
const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Serves the book below `/book/`, and the site around it if there is one. */
function serve(around) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://here").pathname));
    const inBook = path.startsWith("/book/");
    const folder = inBook ? book : around;
    const file = folder && join(folder, inBook ? path.slice("/book".length) : path === "/" ? "index.html" : path);
    if (!file || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve({ server, origin: `http://127.0.0.1:${server.address().port}` })));
}

/** Presses the examples of a page one after the other; how many found what was printed. */
async function pressAll(page, address) {
  await page.goto(address);
  await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
  const examples = page.locator("a.run[data-nodes]");
  const count = await examples.count();
  for (let at = 0; at < count; at++) {
    const link = examples.nth(at);
    const [nodes, value] = [await link.getAttribute("data-nodes"), await link.getAttribute("data-value")];
    await link.click();
    const box = page.locator(".live").nth(0);
    await page.waitForFunction(() => document.querySelector(".live")?.dataset.nodes !== undefined || /^(?!.*…)/.test(document.querySelector(".live-found")?.textContent || "…"), null, { timeout: PATIENCE_MS });
    const found = await box.evaluate((element) => [element.dataset.nodes, element.dataset.value, element.textContent]);
    assert.deepEqual(found.slice(0, 2), [nodes, value], `example ${at + 1}: ${found[2]}`);
    await page.evaluate(() => document.querySelector(".live").remove());
  }
  return count;
}

/** One example goes a ply deeper, and its tree stands beside the sentence. */
async function goesDeeper(page, address) {
  await page.goto(address);
  await page.locator('a.run[data-nodes="421"]').first().click();
  await page.waitForSelector(".live[data-nodes='421']", { timeout: PATIENCE_MS });
  await page.waitForSelector(".live figure img", { timeout: PATIENCE_MS });
  await page.locator(".live button").nth(1).click();
  await page.waitForSelector(".live[data-nodes='9323']", { timeout: PATIENCE_MS });
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"], preload: false })).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`));
  assert.deepEqual(found, []);
}

/** Without a site the button is a link into it, and nothing else happens. */
async function alone(page, origin) {
  await page.goto(`${origin}/book/learn.html`);
  const href = await page.locator("a.run").first().getAttribute("href");
  await page.locator("a.run").first().click();
  await page.waitForURL((address) => address.href.endsWith(href.slice(href.indexOf("#"))));
}

const executablePath = BROWSERS.find((path) => path && existsSync(path));
if (!executablePath) {
  console.log("skipped: no Chromium was found; install it or name one in CHROMIUM");
  process.exit(0);
}
const browser = await chromium.launch({ executablePath });
const page = await browser.newPage();
const faults = [];
page.on("pageerror", (error) => faults.push(String(error)));
const whole = await serve(site);
const bare = await serve(null);
try {
  for (const name of ["learn.html", "learn.cs.html"]) {
    const count = await pressAll(page, `${whole.origin}/book/${name}`);
    assert.ok(count >= 20, `${name}: only ${count} examples`);
    console.log(`${name}: ${count} live examples find the printed numbers`);
  }
  await goesDeeper(page, `${whole.origin}/book/learn.html`);
  await alone(page, bare.origin);
  assert.deepEqual(faults, []);
} finally {
  await browser.close();
  whole.server.close();
  bare.server.close();
}
