/** Finding nodes by their moves: all are marked and listed, and Enter goes from one to the next. */

import { h, replace, rootOf } from "../dom";
import * as format from "../format";
import { pathText } from "./card";
import { at, type TreeModel } from "./model";
import { say } from "../words";

/** The list has this number of rows; the count says how many there are. */
const LISTED = 100;

export interface FinderEvents {
  /** Nodes to be marked, by their numbers in the whole tree. */
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
    private readonly list: HTMLElement,
    private readonly events: FinderEvents,
  ) {
    input.addEventListener("input", () => this.find());
    input.addEventListener("keydown", (event) => this.key(event));
    input.addEventListener("focus", () => { this.list.hidden = this.found.length === 0; });
    list.addEventListener("keydown", (event) => this.walk(event));
    document.addEventListener("pointerdown", (event) => {
      // what is inside a shadow root is known by the path alone
      const [target] = event.composedPath();
      if (target !== input && !list.contains(target as Node)) list.hidden = true;
    });
  }

  focus(): void {
    this.input.focus();
  }

  /** Another tree is shown: what was found belongs to the last one. */
  show(tree: TreeModel): void {
    this.tree = tree;
    this.input.value = "";
    this.find();
  }

  /** The same tree is shown otherwise. */
  markAgain(): void {
    this.events.mark(new Set(this.found));
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Enter") this.next(event.shiftKey ? -1 : 1);
    if (event.key === "ArrowDown") {
      event.preventDefault();
      this.list.querySelector("button")?.focus();
    }
    if (event.key !== "Escape") return;
    this.input.value = "";
    this.find();
  }

  /** Walks along the list. */
  private walk(event: KeyboardEvent): void {
    const here = rootOf(this.list).activeElement;
    const to = { ArrowDown: here?.nextElementSibling, ArrowUp: here?.previousElementSibling ?? this.input, Escape: this.input }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to instanceof HTMLElement) to.focus();
    if (event.key === "Escape") this.list.hidden = true;
  }

  private find(): void {
    if (!this.tree) return;
    const text = this.input.value;
    this.found = this.tree.find(text);
    this.current = -1;
    this.count.textContent = text.trim() === "" ? "" : say("found-count", { count: this.found.length });
    this.events.mark(new Set(this.found));
    this.drawList(this.tree);
  }

  private drawList(tree: TreeModel): void {
    const row = (node: number, place: number): HTMLElement => {
      const value = tree.isSkipped(node) ? say("fact-not-looked-at") : format.bounded(at(tree.value, node), at(tree.bound, node));
      return h("button", { class: "found-row", onclick: () => this.go(place) }, h("span", {}, pathText(tree, node)), h("span", { class: "soft" }, value));
    };
    const rest = this.found.length - LISTED;
    replace(this.list, ...this.found.slice(0, LISTED).map(row), rest > 0 ? h("p", { class: "soft small" }, say("found-more", { count: rest })) : null);
    this.list.hidden = this.found.length === 0;
  }

  private go(place: number): void {
    this.list.hidden = true;
    this.step(place);
  }

  private next(by: number): void {
    if (this.found.length === 0) return;
    const from = this.current < 0 && by < 0 ? 0 : this.current;
    this.step((from + by + this.found.length) % this.found.length);
  }

  private step(place: number): void {
    this.current = place;
    this.count.textContent = say("found-at", { at: place + 1, count: this.found.length });
    this.events.go(this.found[place] ?? 0);
  }
}
