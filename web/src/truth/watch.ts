/** Watch it fail: the search plays on against a player who knows the truth, and every result that it gives away is shown. */

import * as api from "../api";
import type { App } from "../app";
import { searchName } from "../asks";
import { onChange, signal } from "../signals";
import type { Place, PositionView, SolveView } from "../types";
import { say } from "../words";
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
  private readonly watched = signal<Game | null>(null);
  /** The story so far, and the position it ends with: it stays as long as that is looked at. */
  private readonly told = signal<{ text: string; view: PositionView | null } | null>(null);

  constructor(private readonly app: App) {
    const { board, play } = app;
    onChange(() => board.view, () => this.moved());
    onChange(() => play.isPlaying, () => this.paused());
    onChange(() => board.era, () => this.end());
  }

  /** What becomes of the game that is watched, or was; null where there is no story. */
  get story(): string | null {
    const told = this.told.value;
    return told && (this.watched.value !== null || told.view === this.app.board.view) ? told.text : null;
  }

  /** The side that may be watched from the position on the board, where it has something to lose; null where none has. */
  get side(): number | null {
    const { board, game, truth } = this.app;
    const side = game.sides.indexOf(board.view?.turn ?? "");
    return truth.position !== null && truth.position.value !== "loss" && side >= 0 ? side : null;
  }

  /** Whether the last search is known to be wrong about this side here. */
  get fails(): boolean {
    const { search, truth, board } = this.app;
    const { result } = search;
    return result !== null && truth.tree !== null && !search.isOld && !board.preview && trusted(result.tree, truth.tree.values, 0) === this.side;
  }

  /** The search takes a side from the position on the board; the player who knows the truth takes the other. */
  async start(side: number): Promise<void> {
    const { app } = this;
    const { board } = app;
    if (board.preview) await board.goOn();
    const { view } = board;
    if (!view) return;
    app.truth.want(true);
    try {
      const solved = await api.solve(board.here);
      const best = resultFor(side, solved, view, app.game.sides);
      const game: Game = { side, from: board.ply, best, now: best, told: [], work: Promise.resolve() };
      this.watched.value = game;
      game.told.push(this.opening(game, solved));
      this.tell(game.told);
      app.play.seat(side === 0 ? ["settings", "truth"] : ["truth", "settings"]);
    } catch (error) {
      app.news.fail(error);
    }
  }

  private opening({ side, best }: Game, solved: SolveView): string {
    const { board, game } = this.app;
    const [name, other] = [game.sides[side] ?? "", game.sides[1 - side] ?? ""];
    const players = say("watch-players", { side: name, other, search: searchName(board.search) });
    const isCounted = best === 1 && solved.plies !== null;
    const has = isCounted ? say("watch-has-win-in", { side: name, plies: solved.plies ?? 0 }) : say(`watch-has-${word(best)}`, { side: name });
    return `${players} ${has}`;
  }

  /** A move was made: what is left of the result. */
  private moved(): void {
    const { board } = this.app;
    const game = this.watched.peek();
    const { view, here } = board;
    if (!game || !view || board.preview || !board.isAtFrontier()) return;
    game.work = game.work.then(() => this.judge(game, view, here)).catch(() => undefined);
  }

  private async judge(game: Game, view: PositionView, place: Place): Promise<void> {
    if (this.watched.peek() !== game) return;
    const isOver = view.outcome !== null;
    const { sides } = this.app.game;
    const left = isOver ? endFor(game.side, view, sides) : resultFor(game.side, await api.solve(place), view, sides);
    const last = place.moves.at(-1) ?? "";
    if (left < game.now && !isOver) game.told.push(say(`watch-${word(game.now)}-to-${word(left)}`, { move: last }));
    game.now = left;
    if (isOver) this.conclude(game, view, place.moves.length - game.from);
    else this.tell(game.told);
  }

  private conclude(game: Game, view: PositionView, plies: number): void {
    const fails = game.now < game.best || game.best === -1;
    const end = say(fails ? "watch-failed" : "watch-held", { plies, ending: view.ending ?? "" });
    this.tell([...game.told, end], view);
    this.watched.value = null;
  }

  /** The game was paused: what was seen so far stays. */
  private paused(): void {
    const { board, play } = this.app;
    const game = this.watched.peek();
    if (!game || play.isPlaying || board.view?.outcome !== null) return;
    this.tell(game.told, board.view);
    this.watched.value = null;
  }

  private end(): void {
    this.watched.value = null;
    this.told.value = null;
  }

  private tell(told: readonly string[], view: PositionView | null = null): void {
    this.told.value = { text: told.join(" "), view };
  }
}
