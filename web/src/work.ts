/** What runs at the moment: one thing at a time, and it can be stopped. */

import type { News } from "./news";
import { signal } from "./signals";

export class Work {
  private readonly running = signal<AbortController | null>(null);

  constructor(private readonly news: News) {}

  /** What runs; null if nothing does. */
  get busy(): AbortController | null {
    return this.running.value;
  }

  /** Runs something that can be stopped; what ran before is stopped. Null where it failed. */
  async during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.stop();
    const controller = new AbortController();
    this.running.value = controller;
    try {
      return await work(controller.signal);
    } catch (error) {
      this.news.fail(error);
      return null;
    } finally {
      if (this.running.peek() === controller) this.running.value = null;
    }
  }

  stop(): void {
    this.running.peek()?.abort();
    this.running.value = null;
  }
}
