/** A small line chart of values over the plies of a game. Wins go to the rim. */

import { h, s } from "../dom";
import * as format from "../format";
import { marks, say } from "../words";

const WIDTH = 300;
const HEIGHT = 130;
const PAD = 6;
/** Room for the numbers of the axes. */
const LEFT = 40;
const BELOW = 16;
/** The middle of the drawing: neither side is ahead. */
const MIDDLE = (HEIGHT - BELOW) / 2;

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
  const step = (WIDTH - LEFT - PAD) / Math.max(1, plies);
  return sorted.map(([ply, value]) => ({
    ply,
    value,
    x: LEFT + ply * step,
    y: height(squeeze(value, scale)),
  }));
}

function height(share: number): number {
  return MIDDLE - share * (MIDDLE - PAD);
}

/** A round number near one: 1, 2 or 5 and zeros. */
export function round(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  const digit = value / power;
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}

/** Lines across with their values, and the numbers of the moves below. */
function axes(scores: ReadonlyMap<number, number>, plies: number): Element[] {
  const scale = typical([...scores.values()]);
  const mark = round(scale);
  const across = [mark, 0, -mark].flatMap((value) => {
    const y = height(squeeze(value, scale));
    return [s("path", { class: value === 0 ? "axis zero" : "axis", d: `M${LEFT} ${y}H${WIDTH}` }), s("text", { class: "tick", x: LEFT - 4, y: y + 3, "text-anchor": "end" }, format.score(value))];
  });
  const every = Math.max(1, round(plies / 4));
  const step = (WIDTH - LEFT - PAD) / Math.max(1, plies);
  const below = Array.from({ length: Math.floor(plies / every) + 1 }, (_, index) =>
    s("text", { class: "tick", x: LEFT + index * every * step, y: HEIGHT - 3, "text-anchor": "middle" }, String(index * every)),
  );
  const unit = s("text", { class: "tick", x: 0, y: HEIGHT - 3 }, say("axis-plies"));
  return [...across, ...below, unit];
}

/** The chart; a click on a point goes to its ply. */
export function chart(scores: ReadonlyMap<number, number>, plies: number, here: number, go: (ply: number) => void): Element {
  if (scores.size < 2) return h("p", { class: "soft small" }, say("graph-later"));
  const dots = points(scores, plies);
  const path = dots.map((dot, index) => `${index === 0 ? "M" : "L"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("");
  const svg = s("svg", { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", ...marks("graph") });
  svg.append(...axes(scores, plies), s("path", { class: "curve", d: path }));
  for (const dot of dots) {
    const circle = s("circle", {
      class: dot.ply === here ? "dot here" : "dot",
      cx: dot.x,
      cy: dot.y,
      r: dot.ply === here ? 4.5 : 3,
      onclick: () => go(dot.ply),
    });
    circle.append(s("title", {}, say("graph-point", { ply: dot.ply, value: format.score(dot.value) })));
    svg.append(circle);
  }
  return svg;
}
