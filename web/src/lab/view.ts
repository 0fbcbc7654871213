/** What an experiment has found, whatever it was: a sentence, charts, heat maps, tables, a value function, a file, the command. */

import { download, h } from "../dom";
import * as format from "../format";
import { searchName } from "../asks";
import type { Finding, GameInfo, LabTold } from "../types";
import { ruleName } from "../viewer/exits";
import { isKnown, say } from "../words";
import { cellText, isNumeric } from "./cells";
import { chart, word } from "./chart";
import { heatMap } from "./heat";
import { csv, type Outcome } from "./outcome";

type Sheet = Finding["tables"][number];
type MadeFile = NonNullable<Finding["file"]>;

/** Rows of a table before the rest is folded away. */
const ROWS = 14;

/** Which search has played, and what the leaf rule does that hid wins from it. */
export function searchedBy({ kind, settings, finding, place }: Outcome, game: GameInfo): HTMLElement[] {
  if (kind !== "truth" || !finding) return [];
  const rule = finding.figures.rule;
  const about = typeof rule === "string" && game.name === place.game ? game.rule_abouts[rule] : undefined;
  const words = [say("lab-searched-by", { search: searchName(settings) }), ...(about === undefined ? [] : [say("lab-rule-about", { rule: ruleName(String(rule)), about: format.sentence(about) })])];
  return [h("p", { class: "soft small", id: "lab-searched-by" }, words.join(" "))];
}

/** How far it is, or how it ended. */
export function progress({ state, stage, waiting, timeMs }: Outcome): HTMLElement | null {
  if (state === "done") return null;
  if (state === "stopped") return h("p", { class: "soft small" }, say("lab-stopped"));
  if (state === "failed") return null;
  if (waiting > 0) return h("p", { class: "soft", role: "status" }, say("lab-waiting", { count: waiting }));
  const name = stage ? say(`lab-stage-${stage.name}`) : say("lab-stage-begins");
  const label = stage && stage.total > 0 ? `${name}: ${format.count(stage.done)} / ${format.count(stage.total)}` : name;
  const bar = stage && stage.total > 0 ? h("progress", { max: stage.total, value: Math.min(stage.done, stage.total), "aria-label": name }) : h("progress", { "aria-label": name });
  return h("div", { class: "lab-progress" }, bar, h("span", { class: "soft small" }, `${label}, ${format.time(timeMs)}`));
}

/** The command line that does the same, to be copied. */
export function command({ command: text }: Outcome, copied: () => void): HTMLElement | null {
  if (text === null) return null;
  const copy = (): void => void navigator.clipboard.writeText(text).then(copied, () => undefined);
  return h(
    "div",
    { class: "lab-command" },
    h("span", { class: "soft small" }, say("lab-command")),
    h("code", { id: "lab-command", tabindex: 0 }, text),
    h("button", { class: "small", id: "lab-copy", onclick: copy }, say("lab-copy")),
  );
}

export function charts(finding: Finding): HTMLElement[] {
  const isDrawn = (data: Finding["charts"][number]): boolean => data.series.some((curve) => curve.y.some((value) => value !== null));
  return finding.charts.filter(isDrawn).map((data) => h("figure", { class: "lab-figure" }, h("figcaption", {}, word("chart", data.name)), chart(data)));
}

export function heat(finding: Finding): HTMLElement | null {
  return finding.heat.length === 0 ? null : h("div", { class: "heat-maps" }, ...finding.heat.map(heatMap));
}

function heading(name: string): string {
  const message = `lab-column-${name.replaceAll(" ", "-")}`;
  return isKnown(message) ? say(message) : name;
}

export function table(sheet: Sheet, kind: string): HTMLElement | null {
  if (sheet.rows.length === 0) return null;
  const row = (cells: string[]): HTMLElement => h("tr", {}, ...cells.map((cell) => h("td", { class: isNumeric(cell) ? "number" : "" }, cellText(cell))));
  const head = h("thead", {}, h("tr", {}, ...sheet.headings.map((name) => h("th", { scope: "col" }, heading(name)))));
  const rows = h("div", { class: "lab-scroll", tabindex: 0, role: "region", "aria-label": say(`lab-table-${sheet.name}`) }, h("table", {}, head, h("tbody", {}, ...sheet.rows.map(row))));
  const save = (): void => download(`plywood-${kind}-${sheet.name}.csv`, new Blob([csv(sheet.headings, sheet.rows)], { type: "text/csv" }));
  return h(
    "details",
    { class: "lab-table", open: sheet.rows.length <= ROWS },
    h("summary", {}, say(`lab-table-${sheet.name}`), ` (${sheet.rows.length})`),
    rows,
    h("button", { class: "small", onclick: save }, "CSV"),
  );
}

export function blobOf(file: MadeFile): Blob {
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: file.media_type });
}

/** A file to be saved; a document can be looked at too. */
export function made(file: MadeFile): HTMLElement {
  const open = (): void => {
    const address = URL.createObjectURL(blobOf(file));
    window.open(address, "_blank", "noopener");
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  const isDocument = file.media_type === "text/html" || file.media_type === "application/pdf";
  return h(
    "div",
    { class: "line" },
    isDocument ? h("button", { class: "primary", id: "lab-open-file", onclick: open }, say("lab-open", { name: file.name })) : null,
    h("button", { class: "small", id: "lab-save-file", onclick: () => download(file.name, blobOf(file)) }, say("lab-save", { name: file.name })),
  );
}

/** The messages that end an experiment. */
export function isLast(told: LabTold): boolean {
  return told.type === "done" || told.type === "error";
}
