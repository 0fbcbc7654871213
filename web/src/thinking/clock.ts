/** A chess clock for games against the computer. */

import type { App } from "../app";
import { byId, h, replace } from "../dom";
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

export class GameClock {
  private side: 0 | 1 | null = null;
  private since = 0;
  private timer = 0;

  constructor(
    private readonly app: App,
    private readonly fallen: (side: 0 | 1) => void,
  ) {
    app.on(["players", "game", "turn"], () => this.draw());
    this.draw();
  }

  /** It is a side's turn: the other has moved. */
  turn(side: number): void {
    if (side === this.side) return;
    this.settle(true);
    clearInterval(this.timer);
    this.side = side === 0 || side === 1 ? side : null;
    this.since = performance.now();
    if (this.app.state.clock && this.side !== null) this.timer = window.setInterval(() => this.tick(), TICK_MS);
    this.draw();
  }

  stop(): void {
    clearInterval(this.timer);
    this.settle(false);
    this.side = null;
    this.draw();
  }

  /** Writes down what the side that was to move has used. */
  private settle(isOver: boolean): void {
    const { app, side } = this;
    if (!app.state.clock || side === null) return;
    app.state = { ...app.state, clock: spent(app.state.clock, side, performance.now() - this.since, isOver) };
    app.remember();
  }

  private left(side: 0 | 1): number {
    const left = this.app.state.clock?.left[side] ?? 0;
    return side === this.side ? left - (performance.now() - this.since) : left;
  }

  private tick(): void {
    const { side } = this;
    if (side === null) return;
    this.draw();
    if (this.left(side) > 0) return;
    this.stop();
    this.fallen(side);
  }

  private draw(): void {
    const { app } = this;
    byId("clocks").hidden = app.state.clock === null;
    if (!app.state.clock) return;
    const faces = ([0, 1] as const).map((side) =>
      h("span", { class: side === this.side ? "clock runs" : "clock", id: `clock-${side}` }, `${app.game.sides[side]} ${clockText(this.left(side))}`),
    );
    replace(byId("clocks"), ...faces);
  }
}
