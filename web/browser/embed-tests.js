// Trees of a running studio in frames of other sites: by the named ones, and by no other.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { hasNoViolation } from "./access-tests.js";
import { freePort, Studio } from "./studio.js";

const LECTURE = { place: { game: "explicit" }, search: { algorithm: "alphabeta", depth: "end" } };

const addressOf = (studio, ask, wishes = "") => `${studio.origin}embed?ask=${encodeURIComponent(JSON.stringify(ask))}${wishes}`;

/** A site at a port with one page, which has a frame. */
async function site(port, source) {
  const page = `<!doctype html><html lang="en"><title>A site</title><main><h1>Alpha-beta</h1><iframe src="${source}" width="760" height="440" title="Search tree"></iframe></main></html>`;
  const server = createServer((_, answer) => answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page));
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${port}/`, end: () => server.close() };
}

/** Does work with a studio that lets sites frame its trees, and ends it. */
async function withStudio(more, work) {
  const studio = new Studio();
  try {
    await studio.start(...more);
    await work(studio);
  } finally {
    await studio.end();
  }
}

/** Another origin was named: its frame shows the tree, replays it, and can do no more. */
async function replaysInAFrame(page) {
  const port = await freePort();
  await withStudio(["--embed-from", `http://127.0.0.1:${port}`], async (studio) => {
    const { address, end } = await site(port, addressOf(studio, LECTURE, "#step=2"));
    try {
      await page.goto(address);
      const frame = page.frameLocator("iframe");
      await frame.locator(".counter").filter({ hasText: /^2 \// }).waitFor();
      await frame.locator("#replay-step").click();
      await frame.locator(".counter").filter({ hasText: /^3 \// }).waitFor();
      await frame.locator("#why").filter({ hasText: /^Enter / }).waitFor();
      await hasNoViolation(page, "a site with a tree");
      // what is in the frame is a stranger to the studio
      const inside = page.frames().find((one) => one.url().includes("/embed"));
      const refused = await inside.evaluate(async (origin) => fetch(`${origin}api/games`).then(() => "answered", () => "refused"), studio.origin);
      assert.equal(refused, "refused");
    } finally {
      end();
    }
  });
}

/** A site that is not named, and a studio without named sites: an empty frame. */
async function refusesOthers(page, { studio: closed }) {
  await withStudio(["--embed-from", "https://example.org"], async (open) => {
    for (const studio of [open, closed]) {
      const { address, end } = await site(await freePort(), addressOf(studio, LECTURE));
      try {
        const answered = page.waitForResponse((answer) => answer.url().includes("/embed"));
        await page.goto(address);
        const { "content-security-policy": policy } = (await answered).headers();
        assert.match(policy, studio === open ? /frame-ancestors https:\/\/example\.org$/ : /frame-ancestors 'none'$/);
        assert.equal(await page.frameLocator("iframe").locator("#why").count(), 0);
      } finally {
        end();
      }
    }
    // what is wrong with an address is said in words
    await page.goto(addressOf(open, { place: { game: "chequers" } }));
    assert.match(await page.textContent("body"), /unknown game 'chequers'/);
  });
}

/** In Czech the frame's controls and sentences are Czech. */
async function speaksCzech(page) {
  await withStudio(["--embed-from", "https://example.org"], async (studio) => {
    await page.goto(addressOf(studio, { ...LECTURE, place: { game: "explicit", language: "cs" } }));
    await page.locator(".counter").filter({ hasText: /^\d+ kroků$/ }).waitFor();
    assert.equal(await page.getAttribute("#replay-play", "aria-label"), "Přehrát prohledávání");
    await page.click("#replay-start");
    await page.locator("#why").filter({ hasText: /^Vstup do uzlu kořen: .*MAX.*−∞; ∞/ }).waitFor();
    const words = await page.evaluate(() => document.body.innerText);
    for (const english of ["Fit", "Step", "nodes", "Fold", "Open"]) assert.ok(!new RegExp(`\\b${english}\\b`).test(words), english);
  });
}

export const embedTests = [
  ["embeds a tree in a site that was named, which replays it", replaysInAFrame],
  ["embeds nothing in other sites", refusesOthers],
  ["embeds and exports trees in Czech", speaksCzech],
];
