/** What an experiment has found, as it comes, and as it is kept in the browser. */

import { isRecord } from "../plain";
import type { Search } from "../asks";
import { searchFrom } from "../asks";
import { placeFrom } from "../link";
import type { Finding, GameInfo, LabTold, Place, ShownGame } from "../types";
import { KINDS, type Kind } from "./kinds";

export interface Outcome {
  kind: Kind;
  /** Where its games begin: game and options. */
  place: Place;
  /** Settings that explain one of its games. */
  settings: Search;
  command: string | null;
  finding: Finding | null;
  games: ShownGame[];
  state: "runs" | "done" | "stopped" | "failed";
  stage: { name: string; done: number; total: number } | null;
  waiting: number;
  timeMs: number;
}

export function begun(kind: Kind, place: Place, settings: Search): Outcome {
  return { kind, place, settings, command: null, finding: null, games: [], state: "runs", stage: null, waiting: 0, timeMs: 0 };
}

/** The outcome with one more message. */
export function heard(outcome: Outcome, told: LabTold): Outcome {
  switch (told.type) {
    case "queued":
      return { ...outcome, waiting: told.waiting + 1 };
    case "started":
      return { ...outcome, waiting: 0, command: told.command };
    case "progress":
      return { ...outcome, stage: { name: told.stage, done: told.done, total: told.total } };
    case "tick":
      return { ...outcome, timeMs: told.time_ms };
    case "found":
      return { ...outcome, finding: told.finding, games: [...outcome.games, ...told.games] };
    case "done":
      return { ...outcome, finding: told.finding, games: [...outcome.games, ...told.games], state: told.stopped ? "stopped" : "done" };
    case "error":
      return { ...outcome, state: outcome.finding ? "stopped" : "failed" };
  }
}

const PREFIX = "plywood-lab-2:";
/** A longer outcome is kept without its games, or not at all. */
const MOST_LETTERS = 600_000;

/** Keeps an outcome for the next visit, as much of it as there is room for. */
export function keep(store: Pick<Storage, "setItem">, outcome: Outcome): void {
  for (const part of [outcome, { ...outcome, games: outcome.games.slice(0, 100) }, { ...outcome, games: [], finding: outcome.finding && { ...outcome.finding, json: "", file: undefined } }]) {
    const text = JSON.stringify(part);
    if (text.length > MOST_LETTERS) continue;
    try {
      store.setItem(PREFIX + outcome.kind, text);
      return;
    } catch {
      // less of it may fit
    }
  }
}

const ANY_PREFIX = /^plywood-lab-\d+:/;

/** Throws out results that a page of another shape has kept; whether there were any. */
export function forgetOthers(store: Pick<Storage, "key" | "length" | "removeItem">): boolean {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  const others = keys.filter((key) => ANY_PREFIX.test(key) && !key.startsWith(PREFIX));
  for (const key of others) store.removeItem(key);
  return others.length > 0;
}

/** What was kept of each kind; what is damaged is left out. */
export function kept(store: Pick<Storage, "getItem">, games: readonly GameInfo[]): Map<Kind, Outcome> {
  const found = new Map<Kind, Outcome>();
  for (const kind of KINDS) {
    try {
      const outcome = from(JSON.parse(store.getItem(PREFIX + kind) ?? "null"), kind, games);
      if (outcome) found.set(kind, outcome);
    } catch {
      // a damaged one is as good as none
    }
  }
  return found;
}

function from(data: unknown, kind: Kind, games: readonly GameInfo[]): Outcome | null {
  if (!isRecord(data) || data.kind !== kind || !isRecord(data.place) || !isRecord(data.settings) || !isRecord(data.finding)) return null;
  const place = placeFrom(data.place, games);
  const { finding } = data;
  const isWhole = typeof finding.sentence === "string" && isRecord(finding.figures) && [finding.charts, finding.tables, finding.heat, data.games].every(Array.isArray);
  if (!place || !isWhole) return null;
  return {
    ...begun(kind, place, searchFrom(data.settings)),
    command: typeof data.command === "string" ? data.command : null,
    finding: finding as unknown as Finding,
    games: data.games as ShownGame[],
    state: data.state === "done" ? "done" : "stopped",
    timeMs: typeof data.timeMs === "number" ? data.timeMs : 0,
  };
}

/** Cells as a file of comma-separated values has them. */
export function csv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [headings, ...rows].map((row) => `${row.map(cell).join(",")}\n`).join("");
}
