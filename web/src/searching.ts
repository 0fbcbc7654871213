/** The search that runs: under a name, so that it can be asked how far it is, and stopped without losing what it has found. */

import * as api from "./api";
import { newId } from "./kept";
import { searchAsk, type SearchSettings } from "./state";
import type { Ask, Place, SearchView } from "./types";

export class Searching {
  private name: string | null = null;

  /** One search with its tree; `limit` is what settings do not say, such as a time. */
  async run(place: Place, settings: SearchSettings, signal: AbortSignal, limit: Ask = {}): Promise<SearchView> {
    const name = newId();
    this.name = name;
    try {
      return await api.search(place, { ...searchAsk(settings), ...limit }, { max_nodes: settings.nodes }, signal, name);
    } finally {
      if (this.name === name) this.name = null;
    }
  }

  /** How many nodes it has visited; null where nobody knows. */
  async visited(): Promise<number | null> {
    return this.name === null ? null : api.running(this.name, false).catch(() => null);
  }

  /** Ends it: what it has found so far is its answer. False if there is nothing to end. */
  async stop(): Promise<boolean> {
    return this.name !== null && (await api.running(this.name, true).catch(() => null)) !== null;
  }
}
