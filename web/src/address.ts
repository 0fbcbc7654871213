/** The address and the browser's store, in step with the page: nothing is lost, and everything can be shared. */

import { admitLink } from "./carried";
import type { App } from "./app";
import { isWorthKeeping, keep } from "./kept";
import { decode, encode, type Link } from "./link";
import { isRecord } from "./plain";
import { Panel, untracked } from "./signals";
import type { GameInfo } from "./types";

/** How long a replay must rest until the address says its moment: it passes many. */
const REST_MS = 400;

export class Address extends Panel {
  private resting = 0;
  /** The last place that has an address of its own. */
  private visited: object;

  constructor(private readonly app: App) {
    super();
    const { board, search } = app;
    this.visited = board.visit;
    this.follow(() => [board.state, board.id, board.visit, search.result, search.selected, search.compared, app.stage.beside], () => this.write());
    this.onChange(() => search.moment, () => this.writeSoon());
  }

  private writeSoon(): void {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.write(), REST_MS);
  }

  /** Writes now. Before the first position is known there is nothing to say. */
  write(): void {
    untracked(() => {
      const { board, search, catalogue } = this.app;
      if (!board.view) return;
      const isVisit = board.visit !== this.visited;
      this.visited = board.visit;
      if (isWorthKeeping(board.state)) keep(localStorage, board.id, board.state, catalogue.games);
      const hash = `#${encode(board.state, search.opened)}`;
      // an address from outside is ours from now on: its scripts are not asked about again
      if (hash === location.hash && history.state !== null) return;
      if (isVisit && hash !== location.hash) history.pushState({ game: board.id }, "", hash);
      else history.replaceState({ game: board.id }, "", hash);
    });
  }

  /** Goes where the browser's Back or Forward leads, or a link that was opened in this tab. */
  async follows(): Promise<void> {
    const { board, search, catalogue } = this.app;
    const { link, isDamaged } = await linked(catalogue.games);
    if (!link) {
      if (!isDamaged) this.write();
      return;
    }
    const isOther = await board.revisit(link, gameOfEntry() ?? null);
    if (isOther && link.opened) await search.reopen(link.opened);
  }
}

/** The game that this entry of the browser's history belongs to. */
export function gameOfEntry(): string | undefined {
  const entry: unknown = history.state;
  return isRecord(entry) && typeof entry.game === "string" ? entry.game : undefined;
}

/** What the address says; the reader is asked about scripts unless this page itself wrote the address. */
export async function linked(games: readonly GameInfo[]): Promise<{ link: Link | null; isDamaged: boolean }> {
  const hash = location.hash.slice(1);
  const link = decode(hash, games);
  if (!link) return { link, isDamaged: hash !== "" };
  return { link: gameOfEntry() === undefined ? await admitLink(link, games) : link, isDamaged: false };
}
