/** The moves of a game with its variations: the line in two columns, variations in brackets below the move they replace. */

import { html, nothing, type TemplateResult } from "../lit";
import { followers, type MoveTree, ROOT } from "../lines";
import type { GameInfo, Place } from "../types";
import { moveText } from "./moves";

/** How moves are counted. */
export interface Counting {
  /** Two moves to a number, as two sides move in turn. */
  inPairs: boolean;
  /** Plies before the first move: 1 where the second side begins. */
  before: number;
}

/** The signs of PGN that have a shape of their own. */
const SIGNS: Record<number, string> = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 10: "=", 14: "⩲", 15: "⩱", 16: "±", 17: "∓", 18: "+−", 19: "−+" };

export function signOf(nag: number): string {
  return SIGNS[nag] ?? `$${nag}`;
}

/** How the moves of a game are counted: a FEN says who moves first, and at which number. */
export function countingOf(game: Pick<GameInfo, "can_think" | "editor">, place: Place): Counting {
  if (!game.can_think) return { inPairs: false, before: 0 };
  const fields = place.position !== null && game.editor?.style === "fen" ? place.position.split(" ") : [];
  const number = Number(fields[5] ?? 1);
  const isSecond = fields[1] !== undefined && fields[1] === game.editor?.turns[1];
  return { inPairs: true, before: (Number.isInteger(number) && number > 0 ? (number - 1) * 2 : 0) + (isSecond ? 1 : 0) };
}

/** The number before a move; nothing where the move before it has one, unless it must be said. */
export function numberOf(ply: number, counting: Counting, isSaid: boolean): string {
  const at = ply + counting.before;
  if (!counting.inPairs) return String(at + 1);
  if (at % 2 === 0) return `${at / 2 + 1}.`;
  return isSaid ? `${(at - 1) / 2 + 1}…` : "";
}

export interface ListLook {
  tree: MoveTree;
  /** The node that is on the board. */
  here: number;
  counting: Counting;
  /** The sentence about a move when the pointer rests on it. */
  title: (node: number) => string | null;
  /** The sign that a review gives a move; the move's own signs come before. */
  sign?: (node: number) => string;
  go: (node: number) => void;
}

class List {
  private readonly next: number[][];

  constructor(private readonly look: ListLook) {
    this.next = followers(look.tree);
  }

  private after(node: number): number[] {
    return this.next[node + 1] ?? [];
  }

  private button(node: number): TemplateResult {
    const { look } = this;
    const played = look.tree[node];
    const isHere = node === look.here;
    const own = (played?.nags ?? []).map(signOf).join("");
    const signs = own === "" ? (look.sign?.(node) ?? "") : own;
    return html`<button id="move-${node}" class="move ${isHere ? "here" : ""}" aria-current=${isHere ? "step" : nothing} title=${look.title(node) ?? nothing} @click=${() => look.go(node)}>${moveText(played?.move ?? "")}${signs}</button>`;
  }

  private number(ply: number, isSaid: boolean): TemplateResult | null {
    const text = numberOf(ply, this.look.counting, isSaid);
    return text === "" ? null : html`<span class="number">${text}</span>`;
  }

  private comments(node: number): TemplateResult[] {
    return (this.look.tree[node]?.comments ?? []).map((text) => html`<span class="comment">${text}</span>`);
  }

  /** A line in running text, from one of its moves on, with what could be played instead in brackets. */
  private running(first: number, ply: number): TemplateResult[] {
    const parts: (TemplateResult | null)[] = [];
    let isSaid = true;
    let at = ply;
    for (let node: number | undefined = first; node !== undefined; node = this.after(node)[0], at++) {
      const others = node === first ? [] : this.others(node);
      const comments = this.comments(node);
      parts.push(this.number(at, isSaid), this.button(node), ...comments, ...this.variations(others, at));
      isSaid = others.length > 0 || comments.length > 0;
    }
    return parts.filter((part) => part !== null);
  }

  /** What could be played instead of a move of the line. */
  private others(node: number): number[] {
    return this.after(this.look.tree[node]?.parent ?? ROOT).filter((other) => other !== node);
  }

  private variations(others: readonly number[], ply: number): TemplateResult[] {
    return others.map((other) => html`<div class="variation">${this.running(other, ply)}</div>`);
  }

  /** The main line in two columns. */
  columns(): TemplateResult[] {
    const parts: (TemplateResult | null)[] = [];
    let isBroken = true;
    let ply = 0;
    for (let node = this.after(ROOT)[0]; node !== undefined; node = this.after(node)[0], ply++) {
      const isSecond = (ply + this.look.counting.before) % 2 === 1;
      if (!isSecond || isBroken) parts.push(this.number(ply, true));
      if (isSecond && isBroken) parts.push(html`<span class="gap" aria-hidden="true"></span>`);
      parts.push(this.button(node));
      const asides = [...this.comments(node), ...this.variations(this.others(node), ply)];
      parts.push(...asides);
      isBroken = asides.length > 0;
    }
    return parts.filter((part) => part !== null);
  }

  /** Everything in running text. */
  text(): TemplateResult[] {
    const first = this.after(ROOT)[0];
    return first === undefined ? [] : [...this.running(first, 0), ...this.variations(this.others(first), 0)];
  }
}

export function moveList(look: ListLook): TemplateResult[] {
  const list = new List(look);
  return look.counting.inPairs ? list.columns() : list.text();
}
