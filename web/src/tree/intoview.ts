/** On a small screen the tree may be further down than the eye: it is scrolled into view. */

import { byId } from "../dom";

/** Whether the reader wants nothing to move by itself. */
function isStill(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function bringTreeIntoView(): void {
  const look = (): void => {
    const { top } = byId("tree-stage").getBoundingClientRect();
    const isFar = top > window.innerHeight * 0.75 || top < 0;
    if (isFar) byId("tree-title").scrollIntoView({ block: "start", behavior: isStill() ? "instant" : "smooth" });
  };
  // in the first frame the page is shared out anew, and the browser scrolls after what it showed before
  requestAnimationFrame(() => requestAnimationFrame(look));
}
