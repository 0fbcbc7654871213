/** Watch it fail: the search plays on against somebody who knows the truth, and every result it gives away is told. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { searchName, shownPlace } from "../state";
import type { PositionView, SolveView } from "../types";
import { marks, say } from "../words";
import { trusted } from "./differs";

/** A game that is watched. */
interface Game {
  /** The side the search plays. */
  side: number;
  /** The ply at which it began. */
  from: number;
  /** What the search could have had, and has now, seen by its side: 1 a win, 0 a draw, -1 a loss. */
  best: number;
  now: number;
  told: string[];
  /** Positions are judged one after the other. */
  work: Promise<void>;
}

/** Names of what a side has, for the messages. */
const RESULTS = ["loss", "draw", "win"];

function word(result: number): string {
  return RESULTS[result + 1] ?? "";
}

/** A solution for a side: 1, 0 or -1. */
function resultFor(side: number, solved: SolveView, view: PositionView, sides: readonly string[]): number {
  const own = { win: 1, draw: 0, loss: -1 }[solved.value];
  return sides.indexOf(view.turn) === side ? own : -own;
}

/** The ending of a game for a side. */
function endFor(side: number, view: PositionView, sides: readonly string[]): number {
  const winner = sides.findIndex((name) => view.outcome?.startsWith(`${name} win`));
  return winner < 0 ? 0 : winner === side ? 1 : -1;
}

export class Watch {
  private game: Game | null = null;
  /** The position the story on the page ends with: it stays as long as that is looked at. */
  private told: PositionView | null = null;

  constructor(private readonly app: App) {
    app.on(["truth", "truths", "result", "selection"], () => this.offer());
    app.on("view", () => this.moved());
    app.on("turn", () => this.paused());
    app.on("restored", () => this.end());
    app.desk.watch = (side) => void this.start(side);
  }

  /** The button beside the truth, where there is something to lose. */
  private offer(): void {
    const { app } = this;
    if (this.game || (this.told !== null && this.told === app.view)) return;
    const side = app.game.sides.indexOf(app.view?.turn ?? "");
    const lasts = app.truth !== null && app.truth.value !== "loss" && side >= 0;
    replace(byId("watch"), ...(lasts ? [this.button(side)] : []));
  }

  private button(side: number): HTMLElement {
    const { app } = this;
    const { result, truths } = app;
    const isHere = result && truths?.tree === result.tree && !app.isOld() && !app.preview;
    const fails = isHere && trusted(result.tree, truths.values, 0) === side;
    const name = fails ? "watch-fail" : "watch-try";
    return h("button", { class: "small", id: "watch-it", ...marks(name), onclick: () => void this.start(side) }, say(name));
  }

  /** The search takes a side from the position on the board; whoever knows the truth takes the other. */
  private async start(side: number): Promise<void> {
    const { app } = this;
    if (app.preview) await app.goOn();
    const { view } = app;
    if (!view) return;
    app.desk.want();
    try {
      const solved = await api.solve(shownPlace(app.state));
      const best = resultFor(side, solved, view, app.game.sides);
      this.game = { side, from: app.state.ply, best, now: best, told: [], work: Promise.resolve() };
      this.game.told.push(this.opening(solved));
      this.draw(this.game.told.join(" "));
      app.desk.play(side === 0 ? 0 : 1);
    } catch (error) {
      app.fail(error);
    }
  }

  private name(): string {
    return this.app.game.sides[this.game?.side ?? 0] ?? "";
  }

  private opening(solved: SolveView): string {
    const { app, game } = this;
    const [side, other] = [this.name(), app.game.sides[1 - (game?.side ?? 0)] ?? ""];
    const players = say("watch-players", { side, other, search: searchName(app.state.search) });
    const isCounted = game?.best === 1 && solved.plies !== null;
    const has = isCounted ? say("watch-has-win-in", { side, plies: solved.plies ?? 0 }) : say(`watch-has-${word(game?.best ?? 0)}`, { side });
    return `${players} ${has}`;
  }

  /** A move was made: what is left of the result. */
  private moved(): void {
    const { app, game } = this;
    const { view } = app;
    if (!game || !view || app.preview || !app.isAtFrontier()) return;
    const place = shownPlace(app.state);
    game.work = game.work.then(() => this.judge(game, view, place)).catch(() => undefined);
  }

  private async judge(game: Game, view: PositionView, place: ReturnType<typeof shownPlace>): Promise<void> {
    if (this.game !== game) return;
    const isOver = view.outcome !== null;
    const left = isOver ? endFor(game.side, view, this.app.game.sides) : resultFor(game.side, await api.solve(place), view, this.app.game.sides);
    const last = place.moves.at(-1) ?? "";
    if (left < game.now && !isOver) game.told.push(say(`watch-${word(game.now)}-to-${word(left)}`, { move: last }));
    game.now = left;
    if (isOver) this.conclude(game, view, place.moves.length - game.from);
    else this.draw(game.told.join(" "));
  }

  private conclude(game: Game, view: PositionView, plies: number): void {
    const fails = game.now < game.best || game.best === -1;
    const end = say(fails ? "watch-failed" : "watch-held", { plies, ending: view.ending ?? "" });
    this.draw([...game.told, end].join(" "));
    this.game = null;
    this.told = view;
  }

  /** The game was paused: what was seen so far stays. */
  private paused(): void {
    const { app } = this;
    if (!this.game || app.desk.isPlaying() || app.view?.outcome !== null) return;
    this.game = null;
    this.told = app.view;
  }

  private end(): void {
    this.game = null;
    this.offer();
  }

  private draw(text: string): void {
    replace(byId("watch"), h("p", { class: "story", id: "watch-story" }, text));
  }
}
