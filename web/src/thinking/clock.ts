/** A chess clock for games against the computer. */

import type { Board } from "../board/board";
import { signal } from "../signals";
import type { ClockState } from "../state";

/** Clocks to choose from: minutes, and seconds added after a move. */
export const CLOCKS: [number, number][] = [
  [1, 0],
  [3, 2],
  [5, 5],
  [10, 0],
  [15, 10],
];

const TICK_MS = 100;
/** Less is shown with tenths. */
const SHORT_MS = 20_000;

/** Time on a clock: 5:00, 0:09.4. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  const seconds = left < SHORT_MS ? Math.ceil(left / 100) / 10 : Math.ceil(left / 1000);
  const rest = seconds % 60;
  const text = left < SHORT_MS ? rest.toFixed(1) : String(rest);
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${text}`;
}

/** The clock after so long a move of a side that has ended, its bonus added. */
export function spent(clock: ClockState, side: 0 | 1, ms: number, isOver: boolean): ClockState {
  const left: [number, number] = [...clock.left];
  left[side] = Math.max(0, left[side] - ms + (isOver ? clock.bonus : 0));
  return { ...clock, left };
}

/** The clock of a game that is played: whose side runs, and what is left. */
export class GameClock {
  private readonly running = signal<0 | 1 | null>(null);
  /** The time, as often as it is shown. */
  private readonly now = signal(0);
  private since = 0;
  private timer = 0;

  constructor(
    private readonly board: Board,
    private readonly fallen: (side: 0 | 1) => void,
  ) {}

  /** The side whose clock runs. */
  get side(): 0 | 1 | null {
    return this.running.value;
  }

  /** What a side has left, in milliseconds; null without a clock. */
  left(side: 0 | 1): number | null {
    const { clock } = this.board;
    if (!clock) return null;
    return side === this.side ? clock.left[side] - Math.max(0, this.now.value - this.since) : clock.left[side];
  }

  /** It is a side's turn: the other has moved. */
  turn(side: number): void {
    if (side === this.running.peek()) return;
    this.settle(true);
    clearInterval(this.timer);
    this.since = performance.now();
    this.now.value = this.since;
    this.running.value = side === 0 || side === 1 ? side : null;
    if (this.board.clock && this.running.peek() !== null) this.timer = window.setInterval(() => this.tick(), TICK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.settle(false);
    this.running.value = null;
  }

  /** Writes down what the side that was to move has used. */
  private settle(isOver: boolean): void {
    const side = this.running.peek();
    const { clock } = this.board;
    if (!clock || side === null) return;
    this.board.set({ clock: spent(clock, side, performance.now() - this.since, isOver) });
  }

  private tick(): void {
    const side = this.running.peek();
    if (side === null) return;
    this.now.value = performance.now();
    if ((this.left(side) ?? 1) > 0) return;
    this.stop();
    this.fallen(side);
  }
}
