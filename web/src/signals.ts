/** Values that are watched: a reader that drew with one hears when it changes, and until then only. */

import { effect, untracked } from "@preact/signals-core";

export { batch, computed, effect, type ReadonlySignal, signal, type Signal, untracked } from "@preact/signals-core";

/** Ends a subscription. */
export type Stop = () => void;

/** Runs now, and whenever something has changed that `read` reads; what `run` itself reads does not count. */
export function follow(read: () => unknown, run: () => void): Stop {
  return effect(() => {
    read();
    untracked(run);
  });
}

/** The same, but not now: at changes only. */
export function onChange(read: () => unknown, run: () => void): Stop {
  let isFirst = true;
  return follow(read, () => {
    if (!isFirst) run();
    isFirst = false;
  });
}

/** A part of the page: what it watches ends with it. */
export abstract class Panel {
  private readonly stops: Stop[] = [];

  /** Draws now, and whenever something changes that the drawing reads. */
  protected drawn(draw: () => void): void {
    this.stops.push(effect(draw));
  }

  protected follow(read: () => unknown, run: () => void): void {
    this.stops.push(follow(read, run));
  }

  protected onChange(read: () => unknown, run: () => void): void {
    this.stops.push(onChange(read, run));
  }

  /** Watches nothing any more. */
  dispose(): void {
    for (const stop of this.stops.splice(0)) stop();
  }
}
