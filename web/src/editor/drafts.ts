/** The user's scripts, kept in the browser: the last of each kind for every game. */

import { isRecord } from "../plain";
import type { Kind } from "./fault";

const KEPT_AS = "plywood-scripts-1";
/** The studio takes no longer script. */
export const LONGEST = 256 << 10;

export type TextStore = Pick<Storage, "getItem" | "setItem">;

function all(store: TextStore): Record<string, string> {
  try {
    const data: unknown = JSON.parse(store.getItem(KEPT_AS) ?? "{}");
    const entries = isRecord(data) ? Object.entries(data) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= LONGEST));
  } catch {
    return {};
  }
}

/** What was written last; null if nothing was. */
export function draft(store: TextStore, game: string, kind: Kind): string | null {
  return all(store)[`${game}:${kind}`] ?? null;
}

export function keepDraft(store: TextStore, game: string, kind: Kind, text: string): void {
  if (text.length > LONGEST) return;
  try {
    store.setItem(KEPT_AS, JSON.stringify({ ...all(store), [`${game}:${kind}`]: text }));
  } catch {
    // a browser that keeps nothing still runs scripts
  }
}
