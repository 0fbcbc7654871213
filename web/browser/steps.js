// Steps that several tests take.

import assert from "node:assert/strict";

/** Opens an example of the start screen by its title. */
export async function openExample(page, title) {
  await page.click("#home");
  await page.click(`.example:has-text("${title}")`);
  await page.waitForSelector(".tree-canvas:visible");
  await page.waitForSelector("#run-search");
}

export async function chooseGame(page, name) {
  await page.selectOption("#game", name);
  await page.waitForFunction((game) => document.querySelector("#game").value === game, name);
  await page.waitForTimeout(100);
}

/** Types a position and waits until it is set up. */
export async function setPosition(page, text) {
  await page.fill("#position-text", text);
  await page.press("#position-text", "Enter");
  await page.waitForTimeout(150);
  await page.press("#position-text", "Tab");
  await page.waitForFunction((wanted) => document.querySelector("#position-text").value.startsWith(wanted), text.split(" ")[0]);
}

export async function setDepth(page, depth) {
  await page.fill("#depth", String(depth));
  await page.press("#depth", "Tab");
}

export async function search(page) {
  await page.click("#run-search");
  await page.waitForSelector("#verdict", { timeout: 30_000 });
  await page.waitForSelector("#run-search");
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
      { timeout: 10_000 },
    );
  } catch {
    assert.match(await text(page, selector), pattern);
  }
}

/** Presses the cell of a board. */
export async function press(page, cell) {
  await page.locator(`#board-place [data-cell="${cell}"] .hit`).click({ force: true });
}
