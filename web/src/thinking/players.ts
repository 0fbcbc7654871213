/** What players think: how a move is found, and how much is thought about it. */

import * as api from "../api";
import { type Search, sent, sentEval, usualSearch } from "../asks";
import type { Board } from "../board/board";
import type { Player } from "../state";
import type { Ask, Place, SolveView, Told } from "../types";

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
const HINT: Ask = { nodes: 400_000, time_ms: 20_000 };
/** And about one position of a game that is judged as a whole: some 0.1 s. */
const JUDGEMENT: Ask = { nodes: 60_000, time_ms: 20_000 };

/** What the computer would play. */
export function suggestion(board: Board, place: Place, signal: AbortSignal): Promise<{ move: string | null; value: number | null }> {
  return thought(board, "hint", place, HINT, signal);
}

/** What the computer thinks of one position of a game. */
export async function judgement(board: Board, place: Place, signal: AbortSignal): Promise<number | null> {
  return (await thought(board, "judge", place, JUDGEMENT, signal)).value;
}

/** What the computer thinks with so much work, by the value function that its levels go by. */
function thought(board: Board, who: string, place: Place, work: Ask, signal: AbortSignal): ReturnType<typeof thinkOnce> {
  if (board.game.can_think) return thinkOnce(who, place, { ...work, eval: sentEval(board.search.eval) }, signal);
  return best(place, textbookAsk(board, DEEPEST_TEXTBOOK), signal);
}

/** What a game without a playing search is played with, by its usual value function: the settings under Search have a seat of their own. */
export function textbookSettings(board: Board, level: number): Search {
  const algorithm = board.game.algorithms.includes("expectimax") ? "expectimax" : "alphabeta";
  return { ...usualSearch(), algorithm, depth: Math.min(level, DEEPEST_TEXTBOOK) };
}

export function textbookAsk(board: Board, level: number): Ask {
  return { ...sent(textbookSettings(board, level)), time_ms: TEXTBOOK_MS };
}

/** The best of the solved moves for the side that makes it: the soonest win, a draw, the longest resistance. */
export function bestSolved(moves: SolveView["moves"]): string | null {
  const rank = ({ value, plies, margin }: SolveView["moves"][number]): [number, number] =>
    [{ win: 1, draw: 0, loss: -1 }[value], margin ?? (value === "win" ? -1 : 1) * (plies ?? 0)];
  const [first, ...rest] = moves;
  const better = (a: SolveView["moves"][number], b: SolveView["moves"][number]): boolean => rank(a)[0] - rank(b)[0] > 0 || (rank(a)[0] === rank(b)[0] && rank(a)[1] > rank(b)[1]);
  return first ? rest.reduce((best, move) => (better(move, best) ? move : best), first).move : null;
}

/** The move of a player who knows the truth. */
export async function perfect(place: Place, signal: AbortSignal): Promise<{ move: string | null; value: number | null }> {
  return { move: bestSolved((await api.solve(place, signal)).moves), value: null };
}

export async function best(place: Place, ask: Ask, signal: AbortSignal): Promise<{ move: string | null; value: number | null }> {
  const view = await api.search(place, ask, null, signal);
  return { move: view.best, value: view.value };
}
