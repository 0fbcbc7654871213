/** Settings that were put aside under names, kept in the browser: any of them can be compared with any other. */

import { isRecord } from "../plain";
import { searchFrom, type SearchSettings } from "../state";

/** Settings of a search of one game, under a name. */
export interface Shelved {
  name: string;
  game: string;
  settings: SearchSettings;
}

const KEPT_AS = "plywood-shelf-1";
/** So many are kept; the oldest make room. */
export const MOST = 60;
export const LONGEST_NAME = 40;

/** What can keep a text: the browser's storage, or a stand-in. */
export type TextStore = Pick<Storage, "getItem" | "setItem">;

/** What was kept, read with care: anybody may write into a browser's store. */
export function readShelf(text: string | null): Shelved[] {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(data)) return [];
    return data.slice(-MOST).flatMap((item: unknown): Shelved[] => {
      if (!isRecord(item) || typeof item.name !== "string" || typeof item.game !== "string" || !isRecord(item.settings)) return [];
      return [{ name: item.name.slice(0, LONGEST_NAME), game: item.game, settings: searchFrom(item.settings) }];
    });
  } catch {
    return [];
  }
}

export class Shelf {
  private list: Shelved[];
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly store: TextStore) {
    this.list = readShelf(store.getItem(KEPT_AS));
  }

  /** Told when something is put on it or taken off. */
  on(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** What is kept of a game, the last first. */
  of(game: string): Shelved[] {
    return this.list.filter((shelved) => shelved.game === game).reverse();
  }

  /** Puts settings aside; another of the same name and game gives way. */
  put(name: string, game: string, settings: SearchSettings): void {
    const fit = name.trim().slice(0, LONGEST_NAME);
    if (fit === "") return;
    const others = this.list.filter((shelved) => shelved.name !== fit || shelved.game !== game);
    this.change([...others, { name: fit, game, settings }].slice(-MOST));
  }

  remove(name: string, game: string): void {
    this.change(this.list.filter((shelved) => shelved.name !== name || shelved.game !== game));
  }

  private change(list: Shelved[]): void {
    this.list = list;
    try {
      this.store.setItem(KEPT_AS, JSON.stringify(list));
    } catch {
      // a browser that keeps nothing still compares
    }
    for (const listener of this.listeners) listener();
  }
}
