/** Where games fail, on a picture of the board: the darker a cell, the more of the games that began with a piece there were not won. */

import { miniature } from "../board/view";
import { h, s } from "../dom";
import * as format from "../format";
import type { HeatMap } from "../types";
import { isKnown, say } from "../words";

/** The side of a cell in the board's picture. */
const CELL = 100;

/** How strong the colour of a share is, from 0 to 1: the palest of the map is still seen. */
export function strength(share: number, shares: readonly (number | null)[]): number {
  const all = shares.filter((one): one is number => one !== null);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return high === low ? 0.5 : 0.12 + (0.8 * (share - low)) / (high - low);
}

export function heatMap({ side, board, shares, games }: HeatMap): HTMLElement {
  const svg = miniature(board);
  svg.classList.add("heat-board");
  const title = say("lab-heat", { side: isKnown(`lab-side-${side}`) ? say(`lab-side-${side}`) : side });
  for (const [cell, share] of shares.entries()) {
    if (share === null) continue;
    const [x, y] = [(cell % board.columns) * CELL, Math.floor(cell / board.columns) * CELL];
    const group = s("g", { class: "heat" });
    group.append(
      s("rect", { x, y, width: CELL, height: CELL, opacity: strength(share, shares).toFixed(2) }),
      s("text", { x: x + CELL / 2, y: y + CELL / 2 + 13, "text-anchor": "middle" }, format.value(Math.round(share))),
      s("title", {}, say("lab-heat-cell", { share: Math.round(share), games: games[cell] ?? 0 })),
    );
    svg.append(group);
  }
  return h("figure", { class: "heat-map" }, h("div", { role: "img", "aria-label": `${title}. ${worst(shares, board.cells.length)}` }, svg), h("figcaption", { class: "soft small" }, title));
}

function worst(shares: readonly (number | null)[], cells: number): string {
  const known = shares.slice(0, cells).filter((share): share is number => share !== null);
  if (known.length === 0) return "";
  return say("lab-heat-range", { low: Math.round(Math.min(...known)), high: Math.round(Math.max(...known)) });
}
