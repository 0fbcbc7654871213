/** Who sits at which side of the board, with what time: the names of a game that was read, else those of the players. */

import type { App } from "../app";
import { html, nothing, type TemplateResult } from "../lit";
import { clockText } from "../thinking/clock";
import { levelOf } from "../thinking/players";
import { say } from "../words";
import { namesIn } from "./names";

/** The name of who plays a side; empty where a person moves both. */
function playerName({ board, game }: App, side: 0 | 1): string {
  const named = namesIn(board.tags, game.player_tags)[side] ?? "";
  if (named !== "" || board.players.every((player) => player === "human")) return named;
  const player = board.players[side];
  const level = levelOf(player);
  return level === null ? say(`player-${player}`) : say("player-level", { level });
}

/** One side: its colour, its name, who plays it, and its clock. */
export function sideLine(app: App, side: 0 | 1): TemplateResult | typeof nothing {
  const { board, game, play } = app;
  const { view } = board;
  if (!view?.board || view.board.pieces === "maze") return nothing;
  const isToMove = view.outcome === null && view.turn === game.sides[side];
  const left = play.clock.left(side);
  const clock = html`<span id="clock-${side}" class="clock ${play.clock.side === side ? "runs" : ""}" role="timer">${clockText(left ?? 0)}</span>`;
  return html`<div class="side-line ${side === 0 ? "max" : "min"} ${isToMove ? "to-move" : ""}" id="side-${side}">
    <strong>${game.sides[side]}</strong> <span class="player-name">${playerName(app, side)}</span> ${left === null ? nothing : clock}
  </div>`;
}
