// What is written on a canvas: the texts of its last picture, with their places.

import { rests } from "./asks.js";

/** Notes from now on what is written on canvases. */
export async function watchPainting(page) {
  await page.evaluate(() => {
    const pen = window.CanvasRenderingContext2D.prototype;
    const { clearRect, fillText } = pen;
    pen.clearRect = function (...box) {
      this.canvas.painted = [];
      return clearRect.apply(this, box);
    };
    pen.fillText = function (text, x, y, ...rest) {
      this.canvas.painted?.push({ text, x, y });
      return fillText.call(this, text, x, y, ...rest);
    };
  });
}

/** The texts of a canvas's last picture, each as { text, x, y } in pixels of the page. */
export async function painted(page, canvas = ".tree-canvas:visible") {
  await rests(page);
  const element = await page.locator(canvas).first().elementHandle();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return element.evaluate((one) => one.painted ?? []);
}

/** Does something that asks the studio for a search or an exercise, and gives what was answered. */
export async function answered(page, path, action) {
  const waiting = page.waitForResponse((response) => response.url().endsWith(`/api/${path}`) && response.ok());
  await action();
  return (await waiting).json();
}
