/** The last games, kept in the browser: a closed tab or a crash loses none. */

import { isRecord } from "./plain";
import { fromPlain, plain } from "./link";
import type { State } from "./state";
import type { GameInfo } from "./types";

/** One entry a game: `plywood-game:` and its name. Other shapes get another number. */
const PREFIX = "plywood-game-1:";
/** This number of games is kept, the last ones. */
export const MOST_GAMES = 12;
/** A game that takes more letters is not kept. */
const MOST_LETTERS = 400_000;

export interface Kept {
  id: string;
  /** When it was last changed, in milliseconds. */
  at: number;
  state: State;
}

/** What can keep texts under names: the browser's storage, or a stand-in. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A unique name. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function names(store: Store): string[] {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  return keys.filter((key) => key.startsWith(PREFIX));
}

function read(text: string | null, id: string, games: readonly GameInfo[]): Kept | null {
  try {
    const data: unknown = JSON.parse(text ?? "");
    if (!isRecord(data) || typeof data.at !== "number") return null;
    const state = fromPlain(data.state, games);
    return state && { id, at: data.at, state };
  } catch {
    return null;
  }
}

/** The games that are kept, the last first. Damaged ones are thrown out and counted. */
export function keptGames(store: Store, games: readonly GameInfo[]): { list: Kept[]; damaged: number } {
  const list: Kept[] = [];
  let damaged = 0;
  for (const name of names(store)) {
    const kept = read(store.getItem(name), name.slice(PREFIX.length), games);
    if (kept) list.push(kept);
    else {
      damaged += 1;
      store.removeItem(name);
    }
  }
  return { list: list.sort((a, b) => b.at - a.at), damaged };
}

/** Keeps a game under its name; the oldest makes room. Whether it could be kept. */
export function keep(store: Store, id: string, state: State, games: readonly GameInfo[], now = Date.now()): boolean {
  const text = JSON.stringify({ at: now, state: plain(state) });
  if (text.length > MOST_LETTERS) return false;
  try {
    store.setItem(PREFIX + id, text);
  } catch {
    return false;
  }
  for (const old of keptGames(store, games).list.slice(MOST_GAMES)) store.removeItem(PREFIX + old.id);
  return true;
}

/** Whether there is anything worth keeping: a move, or a position of one's own. */
export function isWorthKeeping({ place, tree }: State): boolean {
  return tree.length > 0 || place.position !== null;
}
