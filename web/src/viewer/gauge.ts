/** Alpha and beta on a line of numbers: the window closes as the search goes on. */

import { s } from "../dom";
import * as format from "../format";
import { at, type TreeModel } from "./model";
import { marks } from "../words";

const WIDTH = 360;
const HEIGHT = 46;
const LINE = 24;
const PAD = 22;

/** The values a line of numbers should show: from the 2nd to the 98th of a hundred, widened a little. */
export function range(tree: TreeModel): [number, number] {
  const values: number[] = [];
  const step = Math.max(1, Math.floor(tree.size / 5000));
  for (let node = 0; node < tree.size; node += step) {
    const value = at(tree.value, node);
    if (Number.isFinite(value) && format.pliesToEnd(value) === null) values.push(value);
  }
  values.sort((a, b) => a - b);
  const low = values[Math.floor(values.length * 0.02)] ?? -1;
  const high = values[Math.min(values.length - 1, Math.ceil(values.length * 0.98))] ?? 1;
  const margin = Math.max((high - low) * 0.08, 0.5);
  return [low - margin, high + margin];
}

/** The pixel of a value; infinite ones and wins stand at the rims. */
export function pixel(value: number, [low, high]: [number, number]): number {
  if (Number.isNaN(value)) return WIDTH / 2;
  const share = (value - low) / (high - low);
  return PAD + Math.min(1.04, Math.max(-0.04, share)) * (WIDTH - 2 * PAD);
}

export interface Reading {
  alpha: number;
  beta: number;
  /** The value in question; NaN for none. */
  value: number;
}

/** The gauge as a picture. */
export function gauge(reading: Reading, scale: [number, number]): SVGSVGElement {
  const svg = s("svg", {
    class: "gauge",
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: "img",
    ...marks("gauge", { window: format.window(reading.alpha, reading.beta) }),
  });
  const [a, b] = [pixel(reading.alpha, scale), pixel(reading.beta, scale)];
  svg.append(s("path", { class: "axis", d: `M4 ${LINE}H${WIDTH - 4}` }));
  if (b >= a) svg.append(s("rect", { class: "open", x: a, y: LINE - 6, width: Math.max(1, b - a), height: 12, rx: 4 }));
  else svg.append(s("rect", { class: "closed", x: b, y: LINE - 6, width: Math.max(1, a - b), height: 12, rx: 4 }));
  if (!Number.isNaN(reading.value)) {
    const x = pixel(reading.value, scale);
    svg.append(s("path", { class: "needle", d: `M${x} ${LINE - 10}v20` }));
  }
  svg.append(mark("alpha", "α", reading.alpha, a), mark("beta", "β", reading.beta, b));
  return svg;
}

function mark(kind: string, letter: string, value: number, x: number): SVGElement {
  const group = s("g", { class: kind });
  const isAlpha = kind === "alpha";
  const anchor = x < 70 ? "start" : x > WIDTH - 70 ? "end" : "middle";
  const textX = x < 70 ? Math.max(2, x - 8) : x > WIDTH - 70 ? Math.min(WIDTH - 2, x + 8) : x;
  group.append(
    s("path", { d: `M${x} ${LINE}m0 ${isAlpha ? 4 : -4}l-5 ${isAlpha ? 7 : -7}h10z` }),
    s("text", { x: textX, y: isAlpha ? HEIGHT - 2 : 10, "text-anchor": anchor }, `${letter} ${format.value(value)}`),
  );
  return group;
}
