// Steps that several tests take.

import assert from "node:assert/strict";
import { rests } from "./asks.js";

/** Waits until the page's own state, which it keeps in its address, has a place as wanted. */
async function untilPlace(page, wanted) {
  await page.waitForFunction((parts) => {
    const text = atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    if (text === "") return false;
    const { place } = JSON.parse(text);
    return Object.entries(parts).every(([key, start]) => (place[key] ?? "").startsWith(start));
  }, wanted);
}

/** The pixels of the tree. */
export async function picture(page) {
  return page.evaluate(() => document.querySelector(".tree-canvas").toDataURL());
}

/** Waits until the tree is drawn otherwise than before. */
export async function untilRepainted(page, before) {
  await page.waitForFunction((old) => document.querySelector(".tree-canvas").toDataURL() !== old, before);
}

/** Clicks into the tree once it holds still, at this distance in pixels from the middle of its upper edge. */
export async function clickTree(page, down, how = "click") {
  await rests(page);
  const tree = page.locator(".tree-canvas");
  const { width } = await tree.boundingBox();
  await tree[how]({ position: { x: width / 2, y: down } });
}

/** What the page asks the studio from now on: a function that gives the addresses. */
export async function watchAsking(page) {
  await page.evaluate(() => {
    window.asked = [];
    const { fetch, WebSocket } = window;
    window.fetch = (address, ...rest) => {
      window.asked.push(String(address));
      return fetch(address, ...rest);
    };
    window.WebSocket = class extends WebSocket {
      constructor(address, protocols) {
        super(address, protocols);
        window.asked.push(new URL(address).pathname.slice(1));
      }
    };
  });
  return () => page.evaluate(() => window.asked);
}

/** Does something that starts a search, and waits until the search is shown. */
export async function searched(page, action) {
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/search"));
  await action();
  await (await answer).finished();
  await page.waitForSelector("#run-search");
  await rests(page);
}

/** Opens an example of the start screen by its title. */
export async function openExample(page, title) {
  await page.click("#home");
  await pressCard(page, `.example:has-text("${title}")`);
  await page.waitForSelector(".tree-canvas:visible");
  await page.waitForSelector("#run-search");
  await rests(page);
}

/** The first message that the page says about work of a topic. */
export function firstSaid(page, topic) {
  const bySocket = new Promise((resolve) => page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => resolve(JSON.parse(payload)))));
  const byDetour = page.waitForRequest((request) => request.url().endsWith(`/api/${topic}`)).then((request) => request.postDataJSON(), () => undefined);
  return Promise.race([bySocket, byDetour]);
}

/** Nothing that is thought reaches the page from now on. */
export async function muteThoughts(page) {
  await page.routeWebSocket(/\/api\/think/, (socket) => socket.connectToServer().onMessage(() => undefined));
  await page.evaluate(() => (window.isMuted = true));
}

export async function chooseGame(page, name) {
  await page.selectOption("#game", name);
  await untilPlace(page, { game: name });
  await rests(page);
}

/** Types a position and waits until it is set up. */
export async function setPosition(page, text) {
  await fillText(page, "#position-text", text);
  await page.press("#position-text", "Enter");
  await untilPlace(page, { position: text.split(" ")[0] });
  await page.press("#position-text", "Tab");
  await rests(page);
}

export async function setDepth(page, depth) {
  await page.fill("#depth", String(depth));
  await page.press("#depth", "Tab");
}

export async function search(page) {
  await searched(page, () => page.click("#run-search"));
  await page.waitForSelector("#verdict");
}

export async function text(page, selector) {
  return (await page.textContent(selector)).trim();
}

/** Waits until the text of an element matches. */
export async function expectText(page, selector, pattern) {
  try {
    await page.waitForFunction(
      ([where, source]) => new RegExp(source).test(document.querySelector(where)?.textContent ?? ""),
      [selector, pattern.source],
    );
  } catch {
    assert.match(await text(page, selector), pattern);
  }
}

/** Presses the cell of a board once the page has all its answers: it is the board that was meant, and it stays where it is. */
export async function press(page, cell) {
  await rests(page);
  await pressAtOnce(page, cell);
}

/** Presses the cell of a board whatever is still to come, again where the board was drawn anew between finding the cell and pressing it. */
export async function pressAtOnce(page, cell) {
  for (let tries = 5; ; tries--) {
    try {
      return await page.locator(`#board-place [data-cell="${cell}"] .hit`).click({ force: true });
    } catch (error) {
      if (tries === 1 || !/not visible|not attached/.test(error.message)) throw error;
    }
  }
}

/** Chooses the other language and waits until the page speaks it. */
export async function switchLanguage(page, language) {
  await page.click("#language");
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted && document.body.classList.contains("ready"), language);
}

/** Opens the box that exports and chooses what, which part, the format and the paper. */
export async function chooseExport(page, { what, part, format, paper, boards, plies }) {
  if (!(await page.isVisible("#export-box"))) await page.click("#export");
  await page.check(`#export-what-${what}`);
  if (part) await page.check(`#export-part-${part}`);
  if (plies !== undefined) {
    await page.fill("#export-plies", String(plies));
    await page.press("#export-plies", "Tab");
  }
  await page.selectOption("#export-format", format);
  if (paper) await page.selectOption("#export-paper", { label: paper });
  if (boards !== undefined) await page.setChecked("#export-boards", boards);
}

/** Exports: the name of the file, and where it lies. */
export async function exported(page, choice) {
  await chooseExport(page, choice);
  const waiting = page.waitForEvent("download");
  await page.click("#export-save");
  const file = await waiting;
  await page.waitForSelector("#export-error.done");
  await page.click("#export-close");
  return { name: file.suggestedFilename(), path: await file.path() };
}

/** Opens what is folded, if it is. */
export async function unfold(page, id) {
  if ((await page.getAttribute(`#${id}`, "open")) === null) await page.click(`#${id} > summary`);
}

/** Writes the position or the game as text, where they stand folded. */
export async function fillText(page, field, value) {
  await unfold(page, "texts");
  await page.fill(field, value);
}

/** Presses a button beside the texts. */
export async function pressText(page, button) {
  await unfold(page, "texts");
  await page.click(button);
}

/** Presses an example or an experiment of the start screen, which are folded. */
export async function pressCard(page, card) {
  await unfold(page, card.includes("lab-card") ? "more-lab" : "more-examples");
  await page.click(card);
}
