/** Settings that were put aside under names, kept in the browser: any of them can be compared with any other. */

import { isRecord } from "../plain";
import { signal, type Signal } from "../signals";
import { searchFrom, type Search } from "../asks";

/** Settings of a search of one game, under a name. */
export interface Shelved {
  name: string;
  game: string;
  settings: Search;
}

const KEPT_AS = "plywood-shelf-1";
/** This number is kept; the oldest make room. */
export const MOST = 60;
export const LONGEST_NAME = 40;

/** What can keep a text: the browser's storage, or a stand-in. */
export type TextStore = Pick<Storage, "getItem" | "setItem">;

/** What was kept, read with care: other programs may write into a browser's store. */
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
  private readonly all: Signal<Shelved[]>;

  constructor(private readonly store: TextStore) {
    this.all = signal(readShelf(store.getItem(KEPT_AS)));
  }

  /** What is kept of a game, the last first. */
  of(game: string): Shelved[] {
    return this.all.value.filter((shelved) => shelved.game === game).reverse();
  }

  /** Puts settings aside; another of the same name and game gives way. */
  put(name: string, game: string, settings: Search): void {
    const fit = name.trim().slice(0, LONGEST_NAME);
    if (fit === "") return;
    const others = this.all.value.filter((shelved) => shelved.name !== fit || shelved.game !== game);
    this.change([...others, { name: fit, game, settings }].slice(-MOST));
  }

  remove(name: string, game: string): void {
    this.change(this.all.value.filter((shelved) => shelved.name !== name || shelved.game !== game));
  }

  private change(list: Shelved[]): void {
    this.all.value = list;
    try {
      this.store.setItem(KEPT_AS, JSON.stringify(list));
    } catch {
      // a browser that keeps nothing still compares
    }
  }
}
