/** The first stop of the Tab key: past the head of the page and the board, to what the page is about. */

import { byId } from "./dom";

/** Where it leads, the first of them that is there: the first minute, the tree, the board. */
const AIMS = ["#tour-start", ".tree-canvas", "#board-place svg"];

export function skipHead(): void {
  byId("skip").addEventListener("click", () => {
    const aims = AIMS.flatMap((aim) => [...document.querySelectorAll<HTMLElement | SVGElement>(aim)]);
    aims.find((aim) => aim.checkVisibility())?.focus();
  });
}
