/** A game that is played: who moves, when, and how it ends. */

import type { App } from "../app";
import { agentAsk, levelAsk, sent, sentEval } from "../asks";
import { personOf } from "../board/seat";
import { computed, follow, onChange, signal } from "../signals";
import type { Player } from "../state";
import type { Ask, PositionView } from "../types";
import { say } from "../words";
import { GameClock } from "./clock";
import { best, levelOf, perfect, suggestion, textbookAsk, thinkOnce } from "./players";

/** A pause between moves of the computer, so that they can be followed. */
const BREATH_MS = 350;
/** Of the time that is left, the computer takes this part for a move. */
const SHARE = 1 / 30;
/** It offers and takes no draw before this ply. */
const EARLY = 10;

/** Lets the players move in turn until the game ends or is stopped. */
export class Game {
  readonly clock: GameClock;
  private readonly playing = signal(false);
  private readonly computers = computed(() => this.isPlaying && this.app.board.view?.outcome === null && this.player() !== "human");

  constructor(private readonly app: App) {
    const { board, stage } = app;
    this.clock = new GameClock(board, (side) => {
      this.stop();
      this.end(say("lost-on-time", { loser: this.side(side), winner: this.side(1 - side) }));
    });
    follow(() => board.view, () => void this.next());
    onChange(() => board.era, () => this.stop());
    // what a search has found stands under Search; a game that is played keeps its own buttons in sight
    onChange(() => app.search.result, () => {
      if (app.search.result && !this.isPlaying) stage.turnTo("search");
    });
  }

  /** Whether a game is being played. */
  get isPlaying(): boolean {
    return this.playing.value;
  }

  /** Whether the men on the board are the computer's to move. */
  get isComputersTurn(): boolean {
    return this.computers.value;
  }

  private side(index: number): string {
    return this.app.game.sides[index] ?? "";
  }

  /** Lets those who are seated play. */
  start(): void {
    const { board } = this.app;
    board.goOnHere();
    board.set({ over: null });
    this.playing.value = true;
    void this.next();
  }

  /** The same, and shows who they are. */
  seat(players: [Player, Player]): void {
    this.app.board.set({ players });
    this.app.stage.turnTo("play");
    this.start();
  }

  stop(): void {
    if (!this.playing.peek()) return;
    this.playing.value = false;
    this.clock.stop();
    this.app.work.stop();
  }

  /** Ends the game by word or by the clock. */
  private end(text: string): void {
    this.app.board.set({ over: text });
  }

  /** Undoes the last change; in a game against the computer, its answer too. */
  async takeBack(): Promise<void> {
    const { board, work } = this.app;
    work.stop();
    while ((await board.undo()) && this.isComputersTurn);
    if (!this.isPlaying) return;
    if (this.isComputersTurn) this.stop();
    else board.goOnHere();
  }

  async redo(): Promise<void> {
    this.app.work.stop();
    await this.app.board.redo();
  }

  /** Makes the next move if it is the computer's; a game that is looked back at, or paused, waits. */
  private async next(): Promise<void> {
    const { board, work, search } = this.app;
    const { view } = board;
    if (!this.isPlaying || !view || board.preview || !board.isAtFrontier()) return;
    this.clock.turn(this.app.game.sides.indexOf(view.turn));
    if (view.outcome !== null || view.moves.length === 0) { this.stop(); return; }
    const player = this.player();
    if (player === "human") return;
    const chosen = await work.during((signal) => this.choose(player, signal));
    if (!chosen || this.isOff(view)) return;
    if (chosen.move === null) { this.stop(); return; }
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    if (this.isOff(view)) return;
    const after = [...board.here.moves, chosen.move];
    search.score(after, after.length, chosen.value);
    await board.play(chosen.move, false);
  }

  /** Whether the game was stopped, or went on, while the computer thought. */
  private isOff(view: PositionView): boolean {
    return !this.isPlaying || this.app.board.view !== view;
  }

  private player(): Player {
    const side = this.app.game.sides.indexOf(this.app.board.view?.turn ?? "");
    // chance has no player
    return side < 0 ? "random" : (this.app.board.players[side === 0 ? 0 : 1]);
  }

  private async choose(player: Player, signal: AbortSignal): Promise<{ move: string | null; value: number | null }> {
    const { board, game, catalogue } = this.app;
    const place = board.here;
    if (player === "truth") return perfect(place, signal);
    const isMeasured = board.players.includes("truth");
    const opens = game.begins_at_random && place.moves.length === 0 && place.position === null && !isMeasured;
    if (player === "random" || opens) return { move: this.random(), value: null };
    if (player === "agent") return best(place, agentAsk(board.agent ?? ""), signal);
    if (player === "settings") return best(place, sent(board.search), signal);
    if (player === "kept") return best(place, sent(board.kept ?? board.search), signal);
    const level = levelOf(player) ?? 1;
    if (game.can_think) return thinkOnce(player, place, { ...this.hurried(levelAsk(catalogue.levels, level)), eval: sentEval(board.search.eval) }, signal);
    return best(place, textbookAsk(board, level), signal);
  }

  /** A request that leaves time on the clock. */
  private hurried(ask: Ask): Ask {
    const { clock } = this.app.board;
    const side = this.app.game.sides.indexOf(this.app.board.view?.turn ?? "");
    if (!clock || side < 0) return ask;
    const most = Math.max(20, Math.round(clock.left[side === 0 ? 0 : 1] * SHARE + clock.bonus * 0.8));
    return { ...ask, time_ms: Math.min(ask.time_ms ?? most, most) };
  }

  /** The side a person plays, if only one does. */
  get person(): number | null {
    return personOf(this.app.board.players);
  }

  /** The person gives up. */
  resign(): void {
    const { person } = this;
    if (person === null) return;
    this.stop();
    this.end(say("resigned", { loser: this.side(person), winner: this.side(1 - person) }));
  }

  /** The computer takes a draw when it does not think that it is ahead. */
  async offerDraw(): Promise<void> {
    const { app, person } = this;
    const { board, news } = app;
    if (person === null) return;
    const side = this.side(1 - person);
    if (board.ply < EARLY) { news.tell(say("draw-early", { side })); return; }
    const found = await app.work.during((signal) => suggestion(board, board.here, signal));
    if (found?.value === null || found?.value === undefined) return;
    const isAhead = (person === 0 ? -found.value : found.value) > 0;
    if (isAhead) { news.tell(say("draw-ahead", { side })); return; }
    this.stop();
    this.end(say("draw-agreed"));
  }

  private random(): string | null {
    const moves = this.app.board.view?.moves ?? [];
    return moves[Math.floor(Math.random() * moves.length)] ?? null;
  }
}

