/** `<plywood-board>`: a position to look at, to play on and to search. */

import { type Arrow, BoardView, moveMenu } from "../board/view";
import { h, replace } from "../dom";
import * as format from "../format";
import { icon } from "../icons";
import type { AskedPlace, PositionAnswer, PositionView, SearchView } from "../types";
import { label, say } from "../words";
import { speakOfChess } from "../words/moves";
import { ASKED, movesFrom, placeFrom, searchFrom } from "./asked";
import { ask } from "./desk";
import { PlywoodElement } from "./element";
import { fileText } from "./file";

/** What is shown beside the board. */
interface Position {
  view: PositionView;
  sides: readonly string[];
}

export class BoardElement extends PlywoodElement {
  static readonly observedAttributes = ["src", "site", ...ASKED, "flipped", "fixed", "step", "lang", "theme"];
  /** The game and its start; null for a board that is only shown. */
  private place: AskedPlace | null = null;
  private moves: string[] = [];
  /** How many of the moves are on the board. */
  private ply = 0;
  private position: Position | null = null;
  private arrows: Arrow[] = [];
  private readonly told = h("p", { class: "soft", role: "status" });
  private readonly choices = h("div", { class: "element-choices" });
  private readonly board = new BoardView({ move: (move) => void this.play(move), choose: (moves) => this.choose(moves), edit: () => undefined });

  protected async load(): Promise<void> {
    this.place = placeFrom(this);
    this.speak();
    const saved = await fileText(this, this.asker);
    this.speak();
    if (saved !== null) {
      this.place = null;
      this.position = savedPosition(saved, this.getAttribute("src") ?? "");
    } else if (this.place) {
      this.moves = movesFrom(this);
      await this.go(this.wantedPly());
    } else throw new Error(say("element-no-board"));
    // other elements may have spoken meanwhile
    this.speak();
    this.build();
    this.draw();
    if (this.place && (this.hasAttribute("search") || this.hasAttribute("depth"))) await this.search();
  }

  /** The position that the attributes ask for: after `step` moves, after all of them unless said. */
  private wantedPly(): number {
    const step = this.getAttribute("step");
    return step === null || !/^\d+$/.test(step) ? this.moves.length : Math.min(Number(step), this.moves.length);
  }

  private get here(): AskedPlace & { language: string } {
    return { game: "", ...this.place, moves: this.moves.slice(0, this.ply), language: this.tongue };
  }

  /** Asks for the position after a number of the moves. */
  private async go(ply: number): Promise<void> {
    const { asking } = this;
    this.ply = Math.max(0, Math.min(this.moves.length, ply));
    const view = await ask<PositionAnswer>(this.asker, "position", { place: this.here });
    if (asking.signal.aborted) return;
    this.arrows = [];
    this.position = { view, sides: view.sides };
  }

  /** Goes there, draws, and says what went wrong. */
  private async show(ply: number): Promise<void> {
    try {
      await this.go(ply);
      this.draw();
    } catch (error) {
      if (!this.asking.signal.aborted) this.told.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  private async play(move: string): Promise<void> {
    replace(this.choices);
    const { place, moves, ply } = this;
    if (!place || this.hasAttribute("fixed")) {
      this.draw();
      return;
    }
    this.moves = [...moves.slice(0, ply), move];
    await this.show(ply + 1);
    this.dispatchEvent(new CustomEvent("plywood-move", { bubbles: true, detail: { move, moves: this.moves.slice(0, this.ply), position: this.position?.view.position } }));
  }

  /** Several moves go between the same cells. */
  private choose(moves: string[]): void {
    const { position } = this;
    replace(this.choices, moveMenu(moves, position?.view.side === "min" ? "min" : "max", position?.sides ?? [], (move) => void this.play(move)));
    this.choices.querySelector("button")?.focus();
  }

  /** The best move and what it is worth, by the search of the attributes. */
  private async search(): Promise<void> {
    const { asking, position } = this;
    this.told.textContent = say("element-searching");
    const answer = await ask<SearchView>(this.asker, "search", { place: this.here, search: searchFrom(this) });
    if (asking.signal.aborted || position !== this.position) return;
    this.speak();
    const way = position?.view.ways[position.view.moves.indexOf(answer.best ?? "")];
    this.arrows = way ? [{ way, text: "1", strong: true }] : [];
    this.draw();
    if (answer.best) this.told.textContent = say("element-value", { move: answer.best, verdict: answer.verdict });
  }

  private build(): void {
    const button = (id: string, sign: string, go: () => number): HTMLElement => {
      const element = h("button", { id, class: "icon", onclick: () => void this.show(go()) }, icon(sign));
      label(element, id);
      element.replaceChildren(icon(sign));
      return element;
    };
    const flip = h("button", { id: "flip", class: "small", onclick: () => this.toggleAttribute("flipped") });
    label(flip, "flip");
    const run = h("button", { id: "element-search", class: "small", onclick: () => void this.search().catch((error: unknown) => (this.told.textContent = String(error))) });
    label(run, "element-search");
    const tools = this.place
      ? [button("go-first", "first", () => 0), button("go-back", "back", () => this.ply - 1), button("go-forward", "forward", () => this.ply + 1), button("go-last", "last", () => this.moves.length), flip, run]
      : [flip];
    replace(this.face, h("div", { class: "element-board" }, this.board.element), this.choices, h("div", { class: "line wrap" }, ...tools), this.told);
  }

  private draw(): void {
    const { position, arrows } = this;
    if (!position) return;
    this.speak();
    const { view, sides } = position;
    const isFixed = this.place === null || this.hasAttribute("fixed");
    const look = { flipped: this.hasAttribute("flipped"), labels: false, arrows, badges: [], worths: [], last: view.last ?? null, check: view.check ?? null, wrong: [], sides, editing: false };
    this.board.show(isFixed ? { ...view, moves: [], ways: [] } : view, look);
    this.told.textContent = view.ending ?? view.outcome ?? say("side-to-move", { side: view.turn });
    for (const [id, isUseful] of [["go-first", this.ply > 0], ["go-back", this.ply > 0], ["go-forward", this.ply < this.moves.length], ["go-last", this.ply < this.moves.length]] as const) {
      const button = this.root.getElementById(id);
      if (button instanceof HTMLButtonElement) button.disabled = !isUseful;
    }
  }

  protected takes(name: string): boolean {
    if (name === "flipped" || name === "fixed") this.draw();
    else if (name === "step" && this.place) void this.show(this.wantedPly());
    else return false;
    return true;
  }

  protected recolour(): void {
    // its colours are those of the style
  }

  protected override speak(): void {
    super.speak();
    speakOfChess(() => this.place?.game === "chess");
    format.speakAs(() => (this.place?.game === "chess" ? "moves" : "plies"));
  }
}

/** A board as the studio exports it. */
function savedPosition(text: string, name: string): Position {
  const data = JSON.parse(text) as Partial<PositionView>;
  if (typeof data !== "object" || typeof data.board !== "object" || data.board === null || !Array.isArray(data.board.cells)) throw new Error(say("element-board-file", { name }));
  const view = { game: "", position: "", turn: "", side: null, outcome: null, moves: [], ways: [], ...data, board: data.board };
  return { view, sides: [] };
}
