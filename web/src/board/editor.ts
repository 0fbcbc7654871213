/** The set-up editor: put pieces on the board by hand, choose who moves, and play from there. */

import type { App } from "../app";
import { byId, h, renew, replace, s } from "../dom";
import type { Cell, PositionView } from "../types";
import { pieceElement, pieceName } from "./pieces";
import { canStand, CASTLINGS, castlingLetters, type Fault, faults, placed, positionText, possibleCastlings } from "./setup";
import { marks, say } from "../words";

export class Editor {
  isOpen = false;
  private pieces: string[] = [];
  private hand = "";
  private turn = 0;
  /** Rights to castle that are wanted, where they are possible. */
  private castling = new Set<string>();

  constructor(
    private readonly app: App,
    private readonly redraw: () => void,
  ) {}

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
    this.redraw();
  }

  private open(): void {
    const { view, game } = this.app;
    if (!view?.board || !game.editor) return;
    this.isOpen = true;
    this.pieces = view.board.cells.map((cell) => (cell.owner === null && cell.piece === " " ? " " : cell.piece));
    this.hand = game.editor.pieces[0] ?? "";
    this.turn = Math.max(0, game.sides.indexOf(view.turn));
    this.castling = castlingLetters(view.position);
    this.controls();
  }

  close(): void {
    this.isOpen = false;
    byId("edit").setAttribute("aria-pressed", "false");
    replace(byId("editor"));
  }

  /** Puts what is in the hand on a cell. */
  put(cell: number): void {
    const { view, game } = this.app;
    if (!view?.board || !game.editor || !canStand(game.editor, view.board, cell)) return;
    this.pieces[cell] = placed(this.pieces[cell] ?? " ", this.hand);
    this.controls();
    this.redraw();
  }

  /** Carries a piece to another cell; off the board, it is gone. */
  drag(from: number, to: number | null): void {
    const { view, game } = this.app;
    const piece = this.pieces[from] ?? " ";
    if (!view?.board || !game.editor || (to !== null && !canStand(game.editor, view.board, to))) { this.redraw(); return; }
    this.pieces[from] = " ";
    if (to !== null) this.pieces[to] = piece;
    this.controls();
    this.redraw();
  }

  /** Cells where something is wrong. */
  wrongCells(): number[] {
    return this.faults().flatMap(({ cell }) => (cell === null ? [] : [cell]));
  }

  private faults(): Fault[] {
    const { view, game } = this.app;
    return this.isOpen && view?.board && game.editor ? faults(game.editor, view.board, this.pieces, game.sides) : [];
  }

  /** The position with the pieces as they are being set. */
  edited(view: PositionView): PositionView {
    if (!this.isOpen || !view.board) return view;
    const cells = view.board.cells.map((cell, index) => this.cell(cell, index));
    return { ...view, board: { ...view.board, cells }, moves: [], ways: [] };
  }

  private cell(cell: Cell, index: number): Cell {
    const piece = this.pieces[index] ?? " ";
    return { ...cell, piece, owner: this.owner(piece), marked: false };
  }

  /** Which side a piece belongs to: its own letter tells, else the case of it. */
  private owner(piece: string): Cell["owner"] {
    const { editor } = this.app.game;
    if (piece === " " || !editor) return null;
    if (editor.style === "rows") return editor.pieces.indexOf(piece) === 0 ? "max" : "min";
    if (editor.style === "pdn") return piece.toLowerCase() === "w" ? "max" : "min";
    return piece === piece.toUpperCase() ? "max" : "min";
  }

  private controls(): void {
    const { editor, sides } = this.app.game;
    if (!editor) return;
    byId("edit").setAttribute("aria-pressed", "true");
    const set = this.app.view?.board?.pieces ?? "letters";
    const hands = editor.pieces.map((piece) => {
      const cell: Cell = { ground: "light", piece, owner: this.owner(piece), label: "", marked: false };
      const shape = pieceElement(cell, set);
      const picture = s("svg", { class: "board hand", viewBox: "0 0 100 100", "aria-hidden": "true" });
      if (shape) picture.append(shape);
      const pick = (): void => {
        this.hand = piece;
        this.controls();
      };
      return h("button", { class: "hand", id: `hand-${piece.codePointAt(0) ?? 0}`, "aria-pressed": String(this.hand === piece), "aria-label": pieceName(cell, set, sides), onclick: pick }, picture);
    });
    const turns = sides.map((side, index) => {
      const pick = (): void => {
        this.turn = index;
        this.controls();
      };
      return h("button", { "aria-pressed": String(this.turn === index), onclick: pick }, say("side-to-move", { side }));
    });
    const erase = h(
      "button",
      { class: "hand eraser", id: "eraser", "aria-pressed": String(this.hand === " "), ...marks("eraser"), onclick: () => { this.hand = " "; this.controls(); } },
      "✕",
    );
    const clear = h("button", { onclick: () => this.clear() }, say("editor-clear"));
    const done = h("button", { class: "primary", onclick: () => void this.done() }, say("editor-use"));
    const how = h("p", { class: "soft small" }, say("editor-how"));
    const wrong = [...new Set(this.faults().map(({ text }) => text))].map((text) => h("p", { class: "fault", role: "status" }, text));
    renew(
      byId("editor"),
      how,
      h("div", { class: "row" }, ...hands, erase),
      editor.style === "fen" ? this.castlingBoxes() : null,
      ...wrong,
      h("div", { class: "row" }, ...turns, clear, done),
    );
  }

  /** A box for each right to castle; one that is impossible as the pieces stand cannot be chosen. */
  private castlingBoxes(): HTMLElement {
    const possible = possibleCastlings(this.pieces);
    const boxes = CASTLINGS.map((castling) => {
      const { letter, name } = castling;
      const can = possible.includes(castling);
      const box = h("input", {
        type: "checkbox",
        "data-castling": letter,
        checked: can && this.castling.has(letter),
        disabled: !can,
        onchange: () => (box.checked ? this.castling.add(letter) : this.castling.delete(letter)),
      });
      return h("label", { class: "line small" }, box, say(name));
    });
    return h("div", { class: "row", role: "group", ...marks("castling") }, h("span", { class: "soft small" }, say("castling")), ...boxes);
  }

  private clear(): void {
    this.pieces = this.pieces.map(() => " ");
    this.controls();
    this.redraw();
  }

  private async done(): Promise<void> {
    const { view, game, state } = this.app;
    if (!view?.board || !game.editor) return;
    const text = positionText(game.editor, view.board, this.pieces, this.turn, this.castling);
    const good = await this.app.setPlace({ ...state.place, position: text, moves: [] });
    if (good) this.close();
    this.redraw();
  }
}
