/** Charts of experiments: lines with the range the truth lies in, and bars that lie down so that their names can be read. */

import { s } from "../dom";
import * as format from "../format";
import type { Chart, Curve } from "../types";
import { isKnown, say } from "../words";
import { cellText } from "./cells";
import { linear, logarithmic, type Scale } from "./scale";

const WIDTH = 560;
const HEIGHT = 240;
const LEFT = 58;
const RIGHT = 14;
const TOP = 10;
const BELOW = 38;
/** Room for the names of several curves, above them. */
const LEGEND = 20;
/** Height of a bar with its gap. */
const ROW = 20;
/** Room for the names of bars, and a letter's width. */
const NAMES = 190;
const LETTER = 6.4;
/** An interval wider than this times the curve itself is cut, or the curve would be flat. */
const WIDEST = 3;

/** A word of a chart; what has none is shown as it is. */
export function word(kind: "axis" | "series" | "chart", name: string): string {
  const message = `lab-${kind}-${name}`;
  return isKnown(message) ? say(message) : name;
}

/** The chart as a picture; a text with the last numbers is its name for screen readers. */
export function chart(data: Chart): SVGSVGElement {
  return data.shape === "bars" ? bars(data) : lines(data);
}

function text(x: number, y: number, anchor: string, words: string, kind = "tick"): SVGElement {
  return s("text", { class: kind, x, y, "text-anchor": anchor }, words);
}

function numbers(list: readonly (number | null)[]): number[] {
  return list.filter((value): value is number => value !== null && Number.isFinite(value));
}

/** What the upright axis has to hold: the curves, and their intervals as far as they can be drawn. */
export function reach(series: readonly Curve[]): number[] {
  const own = series.flatMap((curve) => numbers(curve.y));
  const [low, high] = [Math.min(...own), Math.max(...own)];
  const room = WIDEST * Math.max(high - low, Math.abs(high), Math.abs(low), 1);
  const ends = series.flatMap((curve) => {
    // the first intervals are wide and say little
    const late = Math.floor(curve.low.length / 3);
    return [...numbers(curve.low.slice(late)), ...numbers(curve.high.slice(late))];
  });
  return [...own, ...ends.filter((end) => end > low - room && end < high + room)];
}

function lines(data: Chart): SVGSVGElement {
  const values = reach(data.series);
  const y = data.logarithmic ? logarithmic(values) : linear(values, 5, data.y === "elo");
  const xs = data.series.flatMap((curve) => curve.x);
  const x = linear(xs.length > 0 ? xs : [0, 1], 6);
  const names = keys(data.series);
  const top = TOP + legendHeight(names);
  const height = top - TOP + HEIGHT;
  const at = place(x, y, top);
  const svg = picture(WIDTH, height, data);
  const [across, down] = [labels(x.ticks), labels(y.ticks)];
  for (const [index, mark] of y.ticks.entries()) {
    const [, level] = at(x.low, mark);
    svg.append(s("path", { class: mark === 0 ? "axis zero" : "axis", d: `M${LEFT} ${level}H${WIDTH - RIGHT}` }), text(LEFT - 6, level + 4, "end", down[index] ?? ""));
  }
  for (const [index, mark] of x.ticks.entries()) svg.append(text(at(mark, y.low)[0], height - BELOW + 16, "middle", across[index] ?? ""));
  svg.append(text((LEFT + WIDTH - RIGHT) / 2, height - 5, "middle", word("axis", data.x), "axis-name"), s("text", { class: "axis-name", x: -(top + height - BELOW) / 2, y: 13, transform: "rotate(-90)", "text-anchor": "middle" }, word("axis", data.y)));
  for (const [index, curve] of data.series.entries()) svg.append(...drawn(curve, index, at, y));
  svg.append(...legend(names));
  return svg;
}

/** Where numbers are in a plot that begins so far down. */
function place(x: Scale, y: Scale, top: number): (x: number, y: number) => [number, number] {
  const high = HEIGHT - BELOW - TOP;
  return (h, v) => [LEFT + x.share(h) * (WIDTH - LEFT - RIGHT), top + high - Math.max(0, Math.min(1, y.share(v))) * high];
}

function path(points: [number, number][]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

function drawn(curve: Curve, index: number, at: (x: number, y: number) => [number, number], y: Scale): SVGElement[] {
  const points = curve.x.flatMap((x, place): [number, number][] => {
    const value = curve.y[place];
    return value === null || value === undefined ? [] : [at(x, value)];
  });
  const bounds = (ends: readonly (number | null)[], beyond: number): [number, number][] => curve.x.map((x, place) => at(x, ends[place] ?? beyond));
  const band = curve.low.length > 0 ? [s("path", { class: `band c${index}`, d: `${path([...bounds(curve.low, y.low), ...bounds(curve.high, y.high).reverse()])}Z` })] : [];
  const dots = points.length <= 24 ? points.map(([cx, cy]) => s("circle", { class: `lab-dot c${index}`, cx, cy, r: 3.5 })) : [];
  return [...band, s("path", { class: `curve c${index}`, d: path(points) }), ...dots];
}

/** The name of a curve, and where it stands. */
interface Key {
  words: string;
  left: number;
  width: number;
  row: number;
}

/** The names of curves in rows above the plot; a single curve needs none. */
export function keys(series: readonly Curve[]): Key[] {
  if (series.length < 2) return [];
  let [left, row] = [LEFT + 8, 0];
  return series.map((curve) => {
    const words = word("series", curve.name);
    const width = 30 + words.length * LETTER;
    if (left + width > WIDTH && left > LEFT + 8) [left, row] = [LEFT + 8, row + 1];
    const key = { words, left, width, row };
    left += width;
    return key;
  });
}

function legendHeight(names: readonly Key[]): number {
  return LEGEND * ((names.at(-1)?.row ?? -1) + 1);
}

function legend(names: readonly Key[]): SVGElement[] {
  return names.flatMap(({ words, left, row }, index) => [
    s("rect", { class: `lab-key c${index}`, x: left, y: TOP - 2 + row * LEGEND, width: 12, height: 10, rx: 2 }),
    text(left + 17, TOP + 7 + row * LEGEND, "start", words),
  ]);
}

function bars(data: Chart): SVGSVGElement {
  const names = keys(data.series);
  const top = TOP + Math.max(14, legendHeight(names));
  const height = top + data.categories.length * ROW + 22;
  const svg = picture(WIDTH, height, data);
  const all = data.series.flatMap((curve) => numbers([...curve.y, ...curve.low, ...curve.high]));
  const x = linear(all, 5, true);
  const width = WIDTH - NAMES - 48;
  const across = labels(x.ticks);
  for (const [index, mark] of x.ticks.entries()) {
    const left = NAMES + x.share(mark) * width;
    svg.append(s("path", { class: mark === 0 ? "axis zero" : "axis", d: `M${left} ${top}V${top + data.categories.length * ROW}` }), text(left, height - 8, "middle", across[index] ?? ""));
  }
  svg.append(text(WIDTH - 4, height - 8, "end", word("axis", data.y), "axis-name"));
  for (const [row, category] of data.categories.entries()) {
    const name = cellText(category);
    const middle = top + row * ROW + ROW / 2;
    svg.append(text(NAMES - 8, middle + 4, "end", name.length * LETTER > NAMES ? `${name.slice(0, Math.floor(NAMES / LETTER) - 1)}…` : name));
    for (const [index, curve] of data.series.entries()) {
      const value = curve.y[row];
      if (value === null || value === undefined) continue;
      const at = (number: number): number => NAMES + x.share(number) * width;
      const [from, to] = [at(Math.min(0, value)), at(Math.max(0, value))];
      const [low, high] = [at(curve.low[row] ?? value), at(curve.high[row] ?? value)];
      svg.append(s("rect", { class: `lab-bar c${index}`, x: from, y: middle - 7, width: Math.max(1, to - from), height: 14, rx: 2 }));
      if (high > low) svg.append(s("path", { class: "whisker", d: `M${low.toFixed(1)} ${middle}H${high.toFixed(1)}M${low.toFixed(1)} ${middle - 3}v6M${high.toFixed(1)} ${middle - 3}v6` }));
      svg.append(text(Math.max(to, high) + 5, middle + 4, "start", tick(value)));
    }
  }
  svg.append(...legend(names));
  return svg;
}

function picture(width: number, height: number, data: Chart): SVGSVGElement {
  const last = data.series.map((curve) => `${word("series", curve.name)}: ${numbers(curve.y).slice(-1).map(tick).join("")}`);
  return s("svg", { class: "lab-chart", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${word("chart", data.name)}. ${last.join("; ")}` });
}

/** A number in few digits, however small it is. */
export function tick(value: number): string {
  const size = Math.abs(value);
  if (size >= 10_000) return format.short(value);
  return format.written(String(Number(size >= 100 ? value.toFixed(0) : value.toPrecision(3))));
}

/** The numbers at an axis, all with the digits that tell them apart: a step of 0.0005 needs four. */
export function labels(marks: readonly number[]): string[] {
  const [first = 0, second = first + 1] = marks;
  const digits = Math.max(0, Math.min(20, Math.ceil(-Math.log10(Math.abs(second - first)) - 1e-9)));
  return marks.map((mark) => (Math.abs(mark) >= 10_000 || digits === 0 ? tick(mark) : format.written(mark === 0 ? "0" : mark.toFixed(digits))));
}
