/** What stands around the board: whose turn it is, what is looked at, the moves of the game, what the value function says. */

import type { App } from "../app";
import { OWN_GAME } from "../editor/bench";
import * as format from "../format";
import type { TreeEditor } from "../handmade/editor";
import { branchOf, movesTo } from "../lines";
import { html, marked, nothing, type TemplateResult } from "../lit";
import { isSetUp } from "../options";
import { SIGNS } from "../review/reviews";
import { explainMove } from "../thinking/explain";
import type { GameOption, PositionView } from "../types";
import { HAND_MADE } from "../tree/exercise";
import { shares } from "../viewer/card";
import { say } from "../words";
import { countingOf, moveList } from "./movelist";
import { tally } from "./moves";
import { yearIn } from "./names";
import { openingName } from "./opening";

/** The points of a maze, which its text tells in the third place. */
function scoreOf(view: PositionView): number | null {
  const score = view.board?.pieces === "maze" ? Number(view.position.split(" ")[2]) : Number.NaN;
  return Number.isFinite(score) ? score : null;
}

/** Whose turn it is, or how the game ended. */
export function showTurn(place: HTMLElement, app: App, view: PositionView): void {
  const { board, game, play, work } = app;
  const side = game.sides.indexOf(view.turn);
  const isThinking = play.isComputersTurn && work.busy !== null;
  const over = view.ending ?? board.over();
  const kind = over !== null ? "over" : side === 0 ? "max" : side === 1 ? "min" : "chance";
  const turn = over ?? say(isThinking ? "turn-thinks" : view.check === undefined ? "side-to-move" : "turn-check", { side: view.turn });
  const score = scoreOf(view);
  place.className = isThinking ? `turn ${kind} thinks` : `turn ${kind}`;
  place.textContent = score === null ? turn : say("turn-score", { turn, score: format.value(score) });
}

/** The discs of both sides where the game is about them, and the opening's name. */
export function below({ board, game }: App, view: PositionView): TemplateResult {
  const grid = view.board;
  const [max, min] = grid?.pieces === "discs" ? tally(grid) : [0, 0];
  const discs = grid?.pieces === "discs" ? say("discs", { first: game.sides[0], second: game.sides[1], max, min }) : "";
  const names = [openingName(view.opening ?? ""), yearIn(board.tags) ?? ""].filter((text) => text !== "").join(" · ");
  return html`<p id="tally" class="tally soft small" ?hidden=${discs === ""}>${discs}</p>
    <p id="opening" class="opening soft small" ?hidden=${names === ""}>${names}</p>`;
}

/** What is on the board instead of the game's own position. */
export function looking({ board, search }: App): TemplateResult {
  const { preview } = board;
  const words = !preview ? "" : preview.moves.length > 0 ? say("looking-ahead", { moves: preview.moves.join(" ") }) : say("looking-root");
  return html`<div id="looking" class="looking" ?hidden=${preview === null}>
    <span id="looking-text">${words}</span>
    <button id="go-on" class="small" @click=${() => void board.goOn()}>${say("go-on")}</button>
    <button id="back-to-game" class="small" @click=${() => void search.select(-1)}>${say("back-to-game")}</button>
  </div>`;
}

/** Games with names of their own, one click each, until the first move. */
export function setups({ board, game }: App): TemplateResult[] | typeof nothing {
  if (board.place.moves.length > 0) return nothing;
  return game.setups.map(({ name, title, options }) => {
    const use = (): void => void board.setPlace({ ...board.place, options, position: null, moves: [] });
    return html`<button id="setup-${name}" class="chip" aria-pressed=${isSetUp(game.options, board.place.options, options)} @click=${use}>${title}</button>`;
  });
}

/** Games written as a text show it where others have a board. */
export function textOptions(app: App, trees: TreeEditor): TemplateResult | TemplateResult[] {
  const { game, stage } = app;
  if (game.name === OWN_GAME) return html`<button id="edit-script" class="small" @click=${() => stage.openEditor("game")}>${say("edit-script")}</button>`;
  return game.options.flatMap((option) => (option.kind === "text" ? [game.name === HAND_MADE ? trees.view(option) : textOption(app, option)] : []));
}

function textOption({ board }: App, option: GameOption & { kind: "text" }): TemplateResult {
  const use = (event: Event): void => {
    const area = event.target instanceof Element ? event.target.closest(".text-option")?.querySelector("textarea") : null;
    if (area) void board.setPlace({ ...board.place, options: { ...board.place.options, [option.name]: area.value }, position: null, moves: [] });
  };
  const field = html`<div class="text-option">
    <p class="soft small">${option.about}</p>
    <textarea rows="20" spellcheck="false" aria-label=${option.title} .value=${String(board.place.options[option.name] ?? option.default)}></textarea>
    <button class="small" id="use-${option.name}" @click=${use}>${say("use-text")}</button>
  </div>`;
  return board.view?.board ? html`<details><summary>${say("option-as-text", { option: option.title })}</summary>${field}</details>` : field;
}

/** The moves of the game, and what can be done with the one on the board. */
export function record(app: App): TemplateResult {
  const { board, search } = app;
  const { tree } = board;
  const counting = countingOf(app.game, board.place);
  const title = (node: number): string | null => {
    const score = search.scores.get(movesTo(tree, node).join(" "));
    return score === undefined ? null : say("move-value", { value: format.score(score) });
  };
  const sign = (node: number): string => {
    const mark = app.review.markAt(node);
    return mark === null ? "" : SIGNS[mark];
  };
  const list = moveList({ tree, here: board.node, counting, title, sign, go: (node) => void board.goTo(node) });
  return html`<div id="record" class="record ${counting.inPairs ? "paired" : ""}" role="group" ${marked("record")}>${list}</div>
    <div id="line-tools" class="line wrap">${lineTools(app)}</div>`;
}

/** What can be done with the move on the board, and with the variation that is followed. */
function lineTools(app: App): (TemplateResult | typeof nothing)[] {
  const { board } = app;
  const tool = (id: string, act: () => void): TemplateResult => html`<button class="small" id=${id} @click=${act} ${marked(id)}>${say(id)}</button>`;
  const isVariation = branchOf(board.tree, board.node) !== null;
  const line = isVariation ? [tool("promote-line", () => void board.promoteLine()), tool("delete-line", () => void board.deleteLine())] : [];
  return [board.ply > 0 ? tool("why-move", () => void explainMove(app)) : nothing, ...line];
}

/** The value function's shares of the position. */
export function judgement({ judgement: { terms } }: App): TemplateResult | typeof nothing {
  return terms && terms.terms.length > 0 ? html`<h3>${say("judgement-title")}</h3>${shares(terms)}` : nothing;
}
