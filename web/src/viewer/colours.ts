/** The colours of the page as the canvas needs them. */

const NAMES = [
  "paper", "panel", "ink", "soft", "faint", "line", "pv", "max", "max-fill", "min", "min-fill", "chance", "chance-fill",
  "mark", "work", "cut", "leaf", "table", "null", "rule", "right", "wrong",
] as const;

export type ColourName = (typeof NAMES)[number];

/** The colours of the page, by name. */
export type Colours = Readonly<Record<ColourName, string>>;

/** Reads the colours of the theme in force, for the page or for a part of it. */
export function pageColours(part: Element = document.documentElement): Colours {
  const style = getComputedStyle(part);
  const entries = NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
  return Object.fromEntries(entries) as Colours;
}
