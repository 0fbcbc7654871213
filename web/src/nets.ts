/** Nets that were trained in the page, kept in the browser under names: a link says the name, a request sends the net. */

import { isRecord } from "./plain";

/** A net of one game, as its file in base 64. */
export interface KeptNet {
  name: string;
  game: string;
  net: string;
}

const KEPT_AS = "plywood-nets-1";
/** This number is kept; the oldest make room. */
export const MOST = 6;
/** What the names of nets end in. */
const ENDING = ".net";

/** What was kept, read with care: other programs may write into a browser's store. */
export function readNets(text: string | null): KeptNet[] {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(data)) return [];
    return data.slice(-MOST).flatMap((item: unknown): KeptNet[] => {
      if (!isRecord(item) || typeof item.name !== "string" || typeof item.game !== "string" || typeof item.net !== "string") return [];
      return item.name.endsWith(ENDING) ? [{ name: item.name, game: item.game, net: item.net }] : [];
    });
  } catch {
    return [];
  }
}

export class NetShelf {
  private list: KeptNet[];

  constructor(private readonly store: Pick<Storage, "getItem" | "setItem">) {
    this.list = readNets(store.getItem(KEPT_AS));
  }

  /** The nets of a game, the last first. */
  of(game: string): KeptNet[] {
    return this.list.filter((kept) => kept.game === game).reverse();
  }

  find(name: string): KeptNet | undefined {
    return this.list.find((kept) => kept.name === name);
  }

  /** Keeps a net; another of the same name gives way. */
  put(net: KeptNet): void {
    this.list = [...this.list.filter((kept) => kept.name !== net.name), net].slice(-MOST);
    try {
      this.store.setItem(KEPT_AS, JSON.stringify(this.list));
    } catch {
      // a browser that keeps nothing has the net until it is closed
    }
  }
}

/** Where nothing is kept, as in a test. */
const NOWHERE: Pick<Storage, "getItem" | "setItem"> = { getItem: () => null, setItem: () => undefined };

/** The nets of this browser. */
export const nets = new NetShelf(typeof localStorage === "undefined" ? NOWHERE : localStorage);
