/** The controls below the board, in groups: walk through the game, change it, look at it; and the game as text. */

import type { App } from "../app";
import { icon } from "../icons";
import { html, marked, nothing, type TemplateResult } from "../lit";
import type { PositionView } from "../types";
import { readable, say } from "../words";
import { copyGame, readGame, saveGame } from "./files";
import { movesText } from "./record";

/** What the controls do that concerns the panel alone. */
export interface Hands {
  isEditing: boolean;
  edit: () => void;
  hint: () => void;
  turnOver: () => void;
  hasNumbers: boolean;
  showNumbers: () => void;
  /** The menu of colours and sound. */
  look: HTMLElement;
}

function sign(name: string, iconName: string, isOff: boolean, act: () => void): TemplateResult {
  return html`<button id=${name} class="icon" ?disabled=${isOff} @click=${act} ${marked(name)}>${icon(iconName)}</button>`;
}

function walk({ board, play }: App): TemplateResult {
  const [isFirst, isLast] = [board.ply === 0, board.ply === board.place.moves.length];
  return html`<div class="group" role="group" ${marked("group-walk")}>
    ${sign("go-first", "first", isFirst, () => void board.go(0))} ${sign("go-back", "back", isFirst, () => void board.step(-1))}
    ${sign("go-forward", "forward", isLast, () => void board.step(1))} ${sign("go-last", "last", isLast, () => void board.go(board.place.moves.length))}
    ${sign("undo", "undo", !board.canUndo, () => void play.takeBack())} ${sign("redo", "redo", !board.canRedo, () => void play.redo())}
  </div>`;
}

function game(app: App, view: PositionView, hands: Hands): TemplateResult {
  const { board, play } = app;
  const begin = (): void => void board.setPlace({ ...board.place, position: null, moves: [] });
  const edit = html`<button id="edit" class="small" aria-pressed=${hands.isEditing} @click=${hands.edit}>${say("edit")}</button>`;
  const hint = html`<button id="hint" class="small" @click=${hands.hint} ${marked("hint")}>${say("hint")}</button>`;
  return html`<div class="group" role="group" ${marked("group-game")}>
    <button id="new-game" class="small" @click=${begin}>${say("new-game")}</button>
    ${app.game.editor === null ? nothing : edit} ${view.outcome !== null || play.isComputersTurn ? nothing : hint}
  </div>`;
}

function look(app: App, view: PositionView, hands: Hands): TemplateResult {
  const { truth } = app;
  const flip = html`<button id="flip" class="small" @click=${hands.turnOver} ${marked("flip")}>${say("flip")}</button>`;
  const numbers = html`<button id="labels" class="small" aria-pressed=${hands.hasNumbers} @click=${hands.showNumbers}>${say("labels")}</button>`;
  const exact = html`<button id="truth" class="small" aria-pressed=${truth.isWanted} @click=${() => truth.want(!truth.isWanted)} ${marked("truth")}>${say("truth")}</button>`;
  return html`<div class="group" role="group" ${marked("group-view")}>
    ${view.board === null ? nothing : flip} ${view.board?.cells.some((cell) => cell.label !== "") ? numbers : nothing} ${app.game.can_solve ? exact : nothing}
    <details id="look" class="menu">
      <summary class="small" ${marked("look")}>${say("look")}</summary>
      <div class="menu-body">${hands.look}</div>
    </details>
  </div>`;
}

export function toolbar(app: App, view: PositionView, hands: Hands): TemplateResult {
  return html`<div class="toolbar">${walk(app)} ${game(app, view, hands)} ${look(app, view, hands)}</div>`;
}

/** A field that is the reader's while it has the focus. */
function field(name: string, label: string, value: string, use: (text: string) => void): TemplateResult {
  const shown = (input: HTMLInputElement): string => (document.activeElement === input ? input.value : value);
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) use(event.target.value);
  };
  const leave = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) event.target.value = value;
  };
  const current = document.getElementById(name);
  return html`<label class="position"
    ><span>${say(label)}</span>
    <input id=${name} type="text" spellcheck="false" autocomplete="off" .value=${current instanceof HTMLInputElement ? shown(current) : value} @keydown=${press} @blur=${leave} ${marked(name)}
  /></label>`;
}

/** The position and the game as text, to copy, keep and replace; folded until it is wanted. */
export function texts(app: App, view: PositionView): TemplateResult {
  const { board } = app;
  return html`<details id="texts" class="texts">
    <summary ${marked("texts")}>${say("texts")}</summary>
    ${field("position-text", "position-label", view.position, (text) => void board.setPlace({ ...board.place, position: text.trim() || null, moves: [] }))}
    ${field("moves-text", "moves-label", readable(movesText(board.place.moves)), (text) => void readGame(app, text))}
    <div class="line wrap">
      <button id="copy-game" class="small" @click=${() => void copyGame(app)} ${marked("copy-game")}>${say("copy-game")}</button>
      <button id="save-game" class="small" @click=${() => void saveGame(app)} ${marked("save-game")}>${say("save-game-as", { kind: app.game.record ?? "txt" })}</button>
      <span class="soft small">${say("paste-note")}</span>
    </div>
  </details>`;
}
