/** What is drawn over the board, as the studio is asked to draw it. */

import type { BoardLook } from "../board/view";
import type { OverlayAsk, Way } from "../types";

/** The board as it is shown: its look, the piece that is picked up, and where a piece that looks somewhere looks, in degrees. */
export interface ShownBoard {
  look: BoardLook;
  from: number | null;
  facing: number;
}

function cellsOf(way: Way): number[] {
  return [way.from, ...(way.via ?? []), way.to].filter((cell) => cell !== null);
}

/** What is over the board now; the colours of its cells are those of the page. */
export function overlayOf({ look, from, facing }: ShownBoard): OverlayAsk {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const badges = look.badges.filter(({ way }) => way.from === null || way.from === from);
  return {
    flipped: look.flipped,
    labels: look.labels,
    last: look.last ? cellsOf(look.last) : [],
    check: look.check,
    arrows: look.arrows.filter(({ way }) => way.to !== null).map(({ way, text, strong }) => ({ cells: cellsOf(way), text, strong })),
    badges: badges.flatMap(({ way, text, kind }) => (way.to === null ? [] : [{ cell: way.to, text, kind }])),
    colours: [colour("--board-light"), colour("--board-dark")],
    turns: (facing / 90) % 4,
  };
}
