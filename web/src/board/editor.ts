/** The set-up editor: put pieces on the board by hand, choose who moves, and play from there. */

import type { App } from "../app";
import { s } from "../dom";
import { html, marked, nothing, type TemplateResult } from "../lit";
import { signal } from "../signals";
import type { Cell, Grid, PositionView } from "../types";
import { say } from "../words";
import { pieceElement, pieceName } from "./pieces";
import { canStand, CASTLINGS, castlingLetters, type Fault, faults, placed, positionText, possibleCastlings } from "./setup";

/** A position as it is being set up. */
interface Draft {
  pieces: readonly string[];
  /** The piece that a click puts. */
  hand: string;
  turn: number;
  /** Rights to castle that are wanted, where they are possible. */
  castling: ReadonlySet<string>;
}

export class Editor {
  private readonly draft = signal<Draft | null>(null);

  constructor(private readonly app: App) {}

  get isOpen(): boolean {
    return this.draft.value !== null;
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  private open(): void {
    const { view, game } = this.app.board;
    if (!view?.board || !game.editor) return;
    this.draft.value = {
      pieces: view.board.cells.map((cell) => (cell.owner === null && cell.piece === " " ? " " : cell.piece)),
      hand: game.editor.pieces[0] ?? "",
      turn: Math.max(0, game.sides.indexOf(view.turn)),
      castling: castlingLetters(view.position),
    };
  }

  close(): void {
    this.draft.value = null;
  }

  private change(part: Partial<Draft>): void {
    const draft = this.draft.peek();
    if (draft) this.draft.value = { ...draft, ...part };
  }

  /** The board where pieces may stand here. */
  private gridFor(cell: number | null): Grid | null {
    const { view, game } = this.app.board;
    return view?.board && game.editor && (cell === null || canStand(game.editor, view.board, cell)) ? view.board : null;
  }

  /** Puts what is in the hand on a cell. */
  put(cell: number): void {
    const draft = this.draft.peek();
    if (!draft || !this.gridFor(cell)) return;
    this.change({ pieces: draft.pieces.with(cell, placed(draft.pieces[cell] ?? " ", draft.hand)) });
  }

  /** Carries a piece to another cell; off the board, it is gone. */
  drag(from: number, to: number | null): void {
    const draft = this.draft.peek();
    if (!draft) return;
    if (!this.gridFor(to)) { this.change({}); return; }
    const without = draft.pieces.with(from, " ");
    this.change({ pieces: to === null ? without : without.with(to, draft.pieces[from] ?? " ") });
  }

  /** Cells where something is wrong. */
  wrongCells(): number[] {
    return this.faults().flatMap(({ cell }) => (cell === null ? [] : [cell]));
  }

  private faults(): Fault[] {
    const { view, game } = this.app.board;
    const draft = this.draft.value;
    return draft && view?.board && game.editor ? faults(game.editor, view.board, draft.pieces, game.sides) : [];
  }

  /** The position with the pieces as they are being set. */
  edited(view: PositionView): PositionView {
    const draft = this.draft.value;
    if (!draft || !view.board) return view;
    const cells = view.board.cells.map((cell, index): Cell => {
      const piece = draft.pieces[index] ?? " ";
      return { ...cell, piece, owner: this.owner(piece), marked: false };
    });
    return { ...view, board: { ...view.board, cells }, moves: [], ways: [] };
  }

  /** Which side a piece belongs to: its own letter tells, else the case of it. */
  private owner(piece: string): Cell["owner"] {
    const { editor } = this.app.game;
    if (piece === " " || !editor) return null;
    if (editor.style === "rows") return editor.pieces.indexOf(piece) === 0 ? "max" : "min";
    if (editor.style === "pdn") return piece.toLowerCase() === "w" ? "max" : "min";
    return piece === piece.toUpperCase() ? "max" : "min";
  }

  /** The pieces to choose from, what is wrong, and the way out. */
  view(): TemplateResult | typeof nothing {
    const draft = this.draft.value;
    const { editor, sides } = this.app.game;
    if (!draft || !editor) return nothing;
    const turns = sides.map((side, turn) => html`<button aria-pressed=${draft.turn === turn} @click=${() => this.change({ turn })}>${say("side-to-move", { side })}</button>`);
    const wrong = [...new Set(this.faults().map(({ text }) => text))].map((text) => html`<p class="fault" role="status">${text}</p>`);
    return html`<p class="soft small">${say("editor-how")}</p>
      <div class="row">
        ${editor.pieces.map((piece) => this.handButton(piece, draft))}
        <button id="eraser" class="hand eraser" aria-pressed=${draft.hand === " "} @click=${() => this.change({ hand: " " })} ${marked("eraser")}>✕</button>
      </div>
      ${editor.style === "fen" ? this.castlingBoxes(draft) : nothing} ${wrong}
      <div class="row">
        ${turns}
        <button @click=${() => this.change({ pieces: draft.pieces.map(() => " ") })}>${say("editor-clear")}</button>
        <button class="primary" @click=${() => void this.done(draft)}>${say("editor-use")}</button>
      </div>`;
  }

  private handButton(piece: string, draft: Draft): TemplateResult {
    const set = this.app.board.view?.board?.pieces ?? "letters";
    const cell: Cell = { ground: "light", piece, owner: this.owner(piece), label: "", marked: false };
    const picture = s("svg", { class: "board hand", viewBox: "0 0 100 100", "aria-hidden": "true" });
    const shape = pieceElement(cell, set);
    if (shape) picture.append(shape);
    const label = pieceName(cell, set, this.app.game.sides);
    return html`<button id="hand-${piece.codePointAt(0) ?? 0}" class="hand" aria-pressed=${draft.hand === piece} aria-label=${label} @click=${() => this.change({ hand: piece })}>${picture}</button>`;
  }

  /** A box for each right to castle; one that is impossible as the pieces stand cannot be chosen. */
  private castlingBoxes({ pieces, castling }: Draft): TemplateResult {
    const possible = possibleCastlings(pieces);
    const boxes = CASTLINGS.map((right) => {
      const can = possible.includes(right);
      const others = [...castling].filter((letter) => letter !== right.letter);
      const choose = (): void => this.change({ castling: new Set(castling.has(right.letter) ? others : [...others, right.letter]) });
      return html`<label class="line small"><input type="checkbox" data-castling=${right.letter} .checked=${can && castling.has(right.letter)} ?disabled=${!can} @change=${choose} />${say(right.name)}</label>`;
    });
    return html`<div class="row" role="group" ${marked("castling")}><span class="soft small">${say("castling")}</span>${boxes}</div>`;
  }

  private async done({ pieces, turn, castling }: Draft): Promise<void> {
    const { view, game, place } = this.app.board;
    if (!view?.board || !game.editor) return;
    const position = positionText(game.editor, view.board, pieces, turn, castling);
    if (await this.app.board.setPlace({ ...place, position, moves: [] })) this.close();
  }
}
