/** What the page tells its reader: news, and what went wrong. */

import { type ReadonlySignal, signal } from "./signals";

export interface Message {
  text: string;
  kind: "error" | "news";
}

export class News {
  private readonly last = signal<Message | null>(null);
  /** The last message; null when it is gone. */
  readonly message: ReadonlySignal<Message | null> = this.last;

  tell(text: string): void {
    this.last.value = { text, kind: "news" };
  }

  /** Tells what went wrong; what was stopped on purpose did not go wrong. */
  fail(error: unknown): void {
    if (error instanceof DOMException && error.name === "AbortError") return;
    this.last.value = { text: error instanceof Error ? error.message : String(error), kind: "error" };
  }

  clear(): void {
    this.last.value = null;
  }
}
