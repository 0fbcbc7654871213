/** Who moves: a person, the computer at a level, these settings, or chance. */

import * as api from "../api";
import type { App } from "../app";
import { personOf } from "../board/seat";
import { GameClock } from "./clock";
import { scoreKey } from "../scores";
import { agentAsk, evalAsk, levelAsk, type Player, searchAsk, type SearchSettings, shownPlace, usualSearch } from "../state";
import type { Place, PositionView, Ask, SolveView, Told } from "../types";
import { say } from "../words";

/** A pause between moves of the computer, so that they can be followed. */
const BREATH_MS = 350;
/** Games without a playing search look this deep, at most. */
const DEEPEST_TEXTBOOK = 4;
/** And for no longer than this. */
const TEXTBOOK_MS = 10_000;

export function levelOf(player: Player): number | null {
  const match = /^level(\d+)$/.exec(player);
  return match ? Number(match[1]) : null;
}

/** Thinks once and gives the best move with its value. A weak level must not know what a strong one has found out. */
export function thinkOnce(who: string, place: Place, ask: Ask, signal: AbortSignal, watch?: (told: Told) => void): Promise<{ move: string | null; value: number | null }> {
  return new Promise((resolve, reject) => {
    const thinker = new api.Thinker(who, place, ask, (told) => {
      watch?.(told);
      if (told.type === "done") resolve({ move: told.view.best, value: told.view.lines?.[0]?.value ?? null });
      if (told.type === "error") reject(new Error(told.error));
    });
    signal.addEventListener("abort", () => {
      thinker.close();
      reject(new DOMException("stopped", "AbortError"));
    });
  });
}

/** How much is thought about a hint: work, not time, so that a busy machine gives no worse one. */
const HINT: Ask = { nodes: 400_000, time_ms: 10_000 };
/** And about one position of a game that is judged as a whole: some 0.1 s. */
const JUDGEMENT: Ask = { nodes: 60_000, time_ms: 5000 };

/** What the computer would play. */
export function suggestion(app: App, place: Place, signal: AbortSignal): Promise<{ move: string | null; value: number | null }> {
  return thought(app, "hint", place, HINT, signal);
}

/** What the computer thinks of one position of a game. */
export async function judgement(app: App, place: Place, signal: AbortSignal): Promise<number | null> {
  return (await thought(app, "judge", place, JUDGEMENT, signal)).value;
}

/** What the computer thinks with so much work, by the value function that its levels go by. */
function thought(app: App, who: string, place: Place, work: Ask, signal: AbortSignal): ReturnType<typeof thinkOnce> {
  if (app.game.can_think) return thinkOnce(who, place, { ...work, eval: evalAsk(app.state.search.eval) }, signal);
  return best(place, textbookAsk(app, DEEPEST_TEXTBOOK), signal);
}

/** What a game without a playing search is played with, by its usual value function: the settings under Search have a seat of their own. */
export function textbookSettings(app: App, level: number): SearchSettings {
  const algorithm = app.game.algorithms.includes("expectimax") ? "expectimax" : "alphabeta";
  return { ...usualSearch(), algorithm, depth: Math.min(level, DEEPEST_TEXTBOOK) };
}

function textbookAsk(app: App, level: number): Ask {
  return { ...searchAsk(textbookSettings(app, level)), time_ms: TEXTBOOK_MS };
}

/** Of the time that is left, the computer takes this part for a move. */
const SHARE = 1 / 30;
/** It offers and takes no draw before so many plies. */
const EARLY = 10;

/** Lets the players move in turn until the game ends or somebody stops it. */
export class GameMaster {
  isPlaying = false;
  private readonly clock: GameClock;

  constructor(
    private readonly app: App,
    private readonly changed: () => void,
  ) {
    this.clock = new GameClock(app, (side) => {
      this.stop();
      app.end(say("lost-on-time", { loser: app.game.sides[side], winner: app.game.sides[1 - side] ?? "" }));
    });
    app.on("view", () => void this.next());
    app.on("restored", () => this.stop());
    app.isComputersTurn = () => this.isPlaying && app.view?.outcome === null && this.player() !== "human";
  }

  start(): void {
    this.isPlaying = true;
    this.app.goOnHere();
    this.app.state = { ...this.app.state, over: null };
    this.changed();
    void this.next();
  }

  stop(): void {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.clock.stop();
    this.app.stop();
    this.changed();
  }

  /** Takes the last move back, and the computer's answer with it. */
  async takeBack(): Promise<void> {
    const { app } = this;
    while ((await app.undo()) && app.isComputersTurn());
    if (app.isComputersTurn()) this.stop();
    else app.goOnHere();
  }

  /** Makes the next move if it is the computer's; a game that is looked back at, or paused, waits. */
  private async next(): Promise<void> {
    const { app } = this;
    const { view } = app;
    if (!this.isPlaying || !view || app.preview || !app.isAtFrontier()) return;
    this.clock.turn(app.game.sides.indexOf(view.turn));
    if (view.outcome !== null || view.moves.length === 0) { this.stop(); return; }
    const player = this.player();
    if (player === "human") return;
    const chosen = await app.during((signal) => this.choose(player, signal));
    if (!chosen || this.isOff(view)) return;
    if (chosen.move === null) { this.stop(); return; }
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    if (this.isOff(view)) return;
    const after = [...shownPlace(app.state).moves, chosen.move];
    if (chosen.value !== null) app.scores.set(scoreKey(after, after.length), chosen.value);
    await app.play(chosen.move, false);
  }

  /** Whether the game was stopped, or went on, while the computer thought. */
  private isOff(view: PositionView): boolean {
    return !this.isPlaying || this.app.view !== view;
  }

  private player(): Player {
    const side = this.app.game.sides.indexOf(this.app.view?.turn ?? "");
    // nobody plays for chance
    return side < 0 ? "random" : (this.app.state.players[side === 0 ? 0 : 1]);
  }

  private async choose(player: Player, signal: AbortSignal): Promise<{ move: string | null; value: number | null }> {
    const { app } = this;
    const place = shownPlace(app.state);
    if (player === "truth") return perfect(place, signal);
    const isMeasured = app.state.players.includes("truth");
    const opens = app.game.begins_at_random && place.moves.length === 0 && place.position === null && !isMeasured;
    if (player === "random" || opens) return { move: this.random(), value: null };
    if (player === "agent") return best(place, agentAsk(app.state.agent ?? ""), signal);
    if (player === "settings") return best(place, searchAsk(app.state.search), signal);
    if (player === "kept") return best(place, searchAsk(app.state.kept ?? app.state.search), signal);
    const level = levelOf(player) ?? 1;
    if (app.game.can_think) return thinkOnce(player, place, { ...this.hurried(levelAsk(app.catalogue.levels, level)), eval: evalAsk(app.state.search.eval) }, signal);
    return best(place, textbookAsk(app, level), signal);
  }

  /** A request that leaves time on the clock. */
  private hurried(ask: Ask): Ask {
    const { clock } = this.app.state;
    const side = this.app.game.sides.indexOf(this.app.view?.turn ?? "");
    if (!clock || side < 0) return ask;
    const most = Math.max(20, Math.round(clock.left[side === 0 ? 0 : 1] * SHARE + clock.bonus * 0.8));
    return { ...ask, time_ms: Math.min(ask.time_ms ?? most, most) };
  }

  /** The side a person plays, if only one does. */
  get person(): number | null {
    return personOf(this.app.state.players);
  }

  /** The person gives up. */
  resign(): void {
    const { app, person } = this;
    if (person === null) return;
    this.stop();
    app.end(say("resigned", { loser: app.game.sides[person] ?? "", winner: app.game.sides[1 - person] ?? "" }));
  }

  /** The computer takes a draw when it does not think that it is ahead. */
  async offerDraw(): Promise<void> {
    const { app, person } = this;
    if (person === null) return;
    const computer = app.game.sides[1 - person] ?? "";
    if (app.state.ply < EARLY) { app.tell(say("draw-early", { side: computer })); return; }
    const found = await app.during((signal) => suggestion(app, shownPlace(app.state), signal));
    if (found?.value === null || found?.value === undefined) return;
    const isAhead = (person === 0 ? -found.value : found.value) > 0;
    if (isAhead) { app.tell(say("draw-ahead", { side: computer })); return; }
    this.stop();
    app.end(say("draw-agreed"));
  }

  private random(): string | null {
    const moves = this.app.view?.moves ?? [];
    return moves[Math.floor(Math.random() * moves.length)] ?? null;
  }
}

/** The best of the solved moves for whoever makes it: the soonest win, a draw, the longest resistance. */
export function bestSolved(moves: SolveView["moves"]): string | null {
  const rank = ({ value, plies, margin }: SolveView["moves"][number]): [number, number] =>
    [{ win: 1, draw: 0, loss: -1 }[value], margin ?? (value === "win" ? -1 : 1) * (plies ?? 0)];
  const [first, ...rest] = moves;
  const better = (a: SolveView["moves"][number], b: SolveView["moves"][number]): boolean => rank(a)[0] - rank(b)[0] > 0 || (rank(a)[0] === rank(b)[0] && rank(a)[1] > rank(b)[1]);
  return first ? rest.reduce((best, move) => (better(move, best) ? move : best), first).move : null;
}

/** What somebody plays who knows the truth. */
async function perfect(place: Place, signal: AbortSignal): Promise<{ move: string | null; value: number | null }> {
  return { move: bestSolved((await api.solve(place, signal)).moves), value: null };
}

async function best(place: Place, ask: Ask, signal: AbortSignal): Promise<{ move: string | null; value: number | null }> {
  const view = await api.search(place, ask, null, signal);
  return { move: view.best, value: view.value };
}
