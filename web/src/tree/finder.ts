/** Finding nodes by their move: all are marked, and Enter goes from one to the next. */

import type { TreeModel } from "./model";
import { say } from "../words";

/** More marks than this say nothing. */
const MARKED = 500;

export interface FinderEvents {
  /** Nodes to be marked. */
  mark: (nodes: ReadonlySet<number>) => void;
  /** A node to be shown. */
  go: (node: number) => void;
}

export class Finder {
  private found: number[] = [];
  private current = -1;
  private tree: TreeModel | null = null;

  constructor(
    private readonly input: HTMLInputElement,
    private readonly count: HTMLElement,
    private readonly events: FinderEvents,
  ) {
    input.addEventListener("input", () => this.find());
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.next(event.shiftKey ? -1 : 1);
      if (event.key === "Escape") {
        input.value = "";
        this.find();
      }
    });
  }

  focus(): void {
    this.input.focus();
  }

  /** Another tree is shown: what was found belongs to the last one. */
  show(tree: TreeModel): void {
    this.tree = tree;
    this.input.value = "";
    this.count.textContent = "";
    this.found = [];
    this.current = -1;
  }

  private find(): void {
    if (!this.tree) return;
    const text = this.input.value;
    this.found = this.tree.find(text);
    this.current = -1;
    this.count.textContent = text.trim() === "" ? "" : say("found-count", { count: this.found.length });
    this.events.mark(new Set(this.found.slice(0, MARKED)));
  }

  private next(by: number): void {
    if (this.found.length === 0) return;
    const from = this.current < 0 && by < 0 ? 0 : this.current;
    this.current = (from + by + this.found.length) % this.found.length;
    this.count.textContent = say("found-at", { at: this.current + 1, count: this.found.length });
    this.events.go(this.found[this.current] ?? 0);
  }
}
