/** Axes of charts: round numbers, and where they are drawn. */

/** A step that people count in: 1, 2 or 5 and zeros, at least this large. */
export function roundStep(least: number): number {
  if (!(least > 0) || !Number.isFinite(least)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const digit = least / power;
  return (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power;
}

/** Round numbers between two others, about this number of them. */
export function ticks(low: number, high: number, about: number): number[] {
  const step = roundStep((high - low) / Math.max(1, about));
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step + 0);
}

/** Powers of ten around two numbers. */
export function powers(low: number, high: number): number[] {
  const first = Math.floor(Math.log10(Math.max(low, 1)));
  const last = Math.ceil(Math.log10(Math.max(high, 10)));
  const every = Math.max(1, Math.ceil((last - first) / 5));
  return Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, index) => 10 ** (first + index * every));
}

/** A piece of an axis, and how numbers become places on it. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
  /** From 0 at the low end to 1 at the high end. */
  share: (value: number) => number;
}

export function linear(values: readonly number[], about: number, withZero = false): Scale {
  const all = withZero ? [...values, 0] : values;
  let low = Math.min(...all);
  let high = Math.max(...all);
  if (all.length === 0) [low, high] = [0, 1];
  if (low === high) [low, high] = [low - 1, high + 1];
  const step = roundStep((high - low) / about);
  low = Math.floor(low / step + 1e-9) * step;
  high = Math.ceil(high / step - 1e-9) * step;
  return { low, high, ticks: ticks(low, high, about), share: (value) => (value - low) / (high - low) };
}

export function logarithmic(values: readonly number[]): Scale {
  const good = values.filter((value) => value > 0);
  const marks = powers(Math.min(...good, 1e9), Math.max(...good, 1));
  const [low, high] = [marks[0] ?? 1, Math.max(marks.at(-1) ?? 10, ...good)];
  const span = Math.log10(high) - Math.log10(low) || 1;
  return { low, high, ticks: marks, share: (value) => (Math.log10(Math.max(value, low)) - Math.log10(low)) / span };
}
