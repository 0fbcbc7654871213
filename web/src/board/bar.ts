/** The evaluation bar beside the board: the side ahead. */

import type { App } from "../app";
import { h } from "../dom";
import * as format from "../format";
import { squeeze, typical } from "../thinking/chart";
import { label } from "../words";

/** A value this many times the largest that is still even fills three quarters of its half; of the typical one where a game says none. */
const DECIDED = 4.5;
const CALM = 3;

/** How much of the bar belongs to MAX, from 0 to 1: by the game's own measure of what is even, so that a pawn is a pawn. */
export function share(value: number, all: readonly number[], even: number | null): number {
  return (squeeze(value, even === null ? typical(all) * CALM : even * DECIDED) + 1) / 2;
}

/** This number of letters fits into the bar. */
const FITS = 5;

/** A value as it fits into the bar: −622, 4080, −12k, W15. */
export function narrow(value: number): string {
  const text = format.isInUnits() ? format.score(value) : format.tiny(value);
  return text.length <= FITS ? text : `${value < 0 ? "−" : ""}${format.brief(Math.abs(Math.round(value)))}`;
}

export class EvaluationBar {
  readonly element = h("div", { class: "eval-bar", id: "eval-bar", role: "img", hidden: true });
  private readonly filled = h("span", { class: "eval-max" });
  private readonly number = h("span", { class: "eval-number" });

  constructor(private readonly app: App) {
    this.element.append(this.filled, this.number);
  }

  /** The value of the position on the board, where one is known. */
  draw(isFlipped: boolean): void {
    const { app } = this;
    const { board, search } = app;
    const scores = search.lineScores;
    const value = board.preview || search.hidesAnswer || app.stage.shows("exercise") ? undefined : scores.get(board.ply);
    this.element.hidden = scores.size === 0 || board.view?.board === null;
    this.element.classList.toggle("flipped", isFlipped);
    // half a bar, or a bar of one side, would say something
    this.element.classList.toggle("unknown", value === undefined);
    this.filled.hidden = value === undefined;
    const text = value === undefined ? "" : format.score(value);
    this.filled.style.height = `${share(value ?? 0, [...scores.values()], app.game.even) * 100}%`;
    this.number.textContent = value === undefined ? "" : narrow(value);
    const [first] = app.game.sides;
    label(this.element, text === "" ? "bar-none" : "bar-value", { value: text, side: first });
  }
}
