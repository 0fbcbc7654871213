/** A game of an experiment on the board, played through from its start. */

import type { App } from "../app";
import { byId } from "../dom";
import { grown } from "../lines";
import { sent, searchName } from "../asks";
import { usualState } from "../state";
import type { ShownGame } from "../types";
import { say } from "../words";
import type { Outcome } from "./outcome";

/** Between two moves. */
const STEP_MS = 550;
/** All games of experiments are kept as one: looking at many must not push out the reader's own. */
const KEPT_AS = "lab";

let timer = 0;

/** Ends the playing through, wherever it is. */
export function stopWatching(): void {
  clearInterval(timer);
  timer = 0;
}

/** Puts a game on the board at its start, and plays it through unless motion is not wanted or the reader takes over. The settings under Search stay the reader's. */
export async function watch(app: App, { place, settings }: Outcome, game: ShownGame): Promise<void> {
  stopWatching();
  const info = app.catalogue.games.find((one) => one.name === place.game);
  if (!info) return;
  const { moves } = game;
  const whole = { ...place, position: game.position, moves };
  const { search, think, kept, agent } = app.board;
  const own = info.name === app.game.name ? { search, kept, agent } : {};
  const state = { ...usualState(info), ...own, place: whole, ply: 0, tree: grown([], moves), think };
  state.players = ["human", "human"];
  if (!(await app.board.restore(state, KEPT_AS))) return;
  if (JSON.stringify(sent(state.search)) !== JSON.stringify(sent(settings))) app.news.tell(say("lab-watched", { search: searchName(settings) }));
  showBoard();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  timer = window.setInterval(() => {
    if (app.board.ply >= moves.length || app.board.place.moves !== moves) stopWatching();
    else void app.board.step(1);
  }, STEP_MS);
}

/** On a small screen the board may be far from the list. */
function showBoard(): void {
  const board = byId("board-place");
  const { top, bottom } = board.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) board.scrollIntoView({ block: "center" });
}

/** A touch of the board or the moves takes over. */
export function yieldToReader(): void {
  for (const event of ["pointerdown", "keydown", "wheel"]) {
    document.addEventListener(event, (happened) => {
      if (happened.target instanceof Element && happened.target.closest("#board-panel")) stopWatching();
    }, { passive: true });
  }
}
