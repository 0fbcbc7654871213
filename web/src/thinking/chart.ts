/** A small line chart of values over the plies of a game. Wins go to the rim. */

import { h, s } from "../dom";
import * as format from "../format";

const WIDTH = 300;
const HEIGHT = 96;
const PAD = 6;

/** Where a value is drawn, from -1 to 1: small values are spread, large ones squeezed. */
export function squeeze(value: number, scale: number): number {
  const plies = format.pliesToEnd(value);
  if (plies !== null) return value > 0 ? 1 : -1;
  return Math.tanh(value / Math.max(scale, 1e-9)) * 0.92;
}

/** The scale of a chart: the typical size of its values. */
export function typical(values: readonly number[]): number {
  const sizes = values.filter((value) => format.pliesToEnd(value) === null).map((value) => Math.abs(value));
  sizes.sort((a, b) => a - b);
  return (sizes[Math.floor(sizes.length * 0.8)] ?? 1) * 1.2 || 1;
}

/** Points of a chart in its own pixels, in the order of the plies. */
export function points(scores: ReadonlyMap<number, number>, plies: number): { ply: number; value: number; x: number; y: number }[] {
  const scale = typical([...scores.values()]);
  const sorted = [...scores.entries()].sort((a, b) => a[0] - b[0]);
  const step = (WIDTH - 2 * PAD) / Math.max(1, plies);
  return sorted.map(([ply, value]) => ({
    ply,
    value,
    x: PAD + ply * step,
    y: HEIGHT / 2 - squeeze(value, scale) * (HEIGHT / 2 - PAD),
  }));
}

/** The chart; a click on a point goes to its ply. */
export function chart(scores: ReadonlyMap<number, number>, plies: number, here: number, go: (ply: number) => void): Element {
  if (scores.size < 2) return h("p", { class: "soft small" }, "The score graph appears when the computer has judged two positions.");
  const dots = points(scores, plies);
  const path = dots.map((dot, index) => `${index === 0 ? "M" : "L"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("");
  const svg = s("svg", { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": "Values over the game" });
  svg.append(s("path", { class: "axis", d: `M0 ${HEIGHT / 2}H${WIDTH}` }), s("path", { class: "curve", d: path }));
  for (const dot of dots) {
    const circle = s("circle", {
      class: dot.ply === here ? "dot here" : "dot",
      cx: dot.x,
      cy: dot.y,
      r: dot.ply === here ? 4.5 : 3,
      onclick: () => go(dot.ply),
    });
    circle.append(s("title", {}, `ply ${dot.ply}: ${format.value(dot.value)}`));
    svg.append(circle);
  }
  return svg;
}
