/** What was before, kept for this tab: after a reload it can still be undone. */

import { fromPlain, plain } from "../link";
import { isRecord } from "../plain";
import type { State } from "../state";
import type { GameInfo } from "../types";

/** The game as it was, to be had again. */
export interface Snapshot {
  state: State;
  id: string;
}

const KEPT_AS = "plywood-past-1";
/** This number of changes can be undone after a reload. */
export const MOST_KEPT = 20;
/** More letters are not kept. */
const MOST_LETTERS = 1_000_000;

export function keepPast(past: readonly Snapshot[]): void {
  const text = JSON.stringify(past.map(({ state, id }) => ({ id, state: plain(state) })));
  try {
    if (text.length <= MOST_LETTERS) sessionStorage.setItem(KEPT_AS, text);
  } catch {
    // a browser that keeps nothing still undoes until it is reloaded
  }
}

/** What was kept, read with care. */
export function readPast(games: readonly GameInfo[]): Snapshot[] {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(data) ? data.slice(-MOST_KEPT).flatMap((item: unknown) => snapshot(item, games)) : [];
  } catch {
    return [];
  }
}

function snapshot(item: unknown, games: readonly GameInfo[]): Snapshot[] {
  const state = isRecord(item) ? fromPlain(item.state, games) : null;
  return isRecord(item) && state && typeof item.id === "string" ? [{ id: item.id, state }] : [];
}
