/** The board after the moves of a line, beside the pointer that rests on one of them, or beside the one that has the focus. */

import * as api from "../api";
import { miniature } from "../board/view";
import { h, replace } from "../dom";
import type { Place } from "../types";

/** The pointer must rest this long: one that only passes asks nothing. */
const REST_MS = 120;

export class LineBoard {
  private readonly card = h("div", { class: "line-board", id: "line-board", hidden: true, "aria-hidden": "true" });
  private waiting = 0;
  private asking: AbortController | null = null;

  constructor() {
    document.body.append(this.card);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.hide());
  }

  /** Shows the board after these moves once the pointer rests there. */
  show(anchor: Element, place: Place, moves: readonly string[]): void {
    this.hide();
    this.waiting = window.setTimeout(() => void this.ask(anchor, { ...place, moves: [...place.moves, ...moves] }), REST_MS);
  }

  hide(): void {
    clearTimeout(this.waiting);
    this.asking?.abort();
    this.card.hidden = true;
  }

  private async ask(anchor: Element, place: Place): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    const view = await api.position(place, asking.signal).catch(() => null);
    if (asking.signal.aborted || !view?.board || !anchor.isConnected) return;
    replace(this.card, miniature(view.board));
    this.card.hidden = false;
    const at = anchor.getBoundingClientRect();
    const [width, height] = [this.card.offsetWidth, this.card.offsetHeight];
    const isBelow = at.bottom + height + 8 < window.innerHeight;
    this.card.style.left = `${Math.max(4, Math.min(at.left, window.innerWidth - width - 4))}px`;
    this.card.style.top = `${isBelow ? at.bottom + 6 : Math.max(4, at.top - height - 6)}px`;
  }
}
