/** How the page reaches what answers its questions. It does not know whether that is a server or a worker of its own. */

/** What a question is asked with. */
export interface Question {
  /** JSON; without it the address says all. */
  body?: string;
  /** Ends the work when its answer is not wanted any more. */
  signal?: AbortSignal;
}

/** Work with progress. */
export interface Conversation {
  /** Asks for the answer now. */
  stop(): void;
  /** Loses interest: nothing is heard any more. */
  close(): void;
}

/** What is heard of a conversation. */
export interface Listener {
  /** A message; one whose type is `done` or `error` is the last. */
  heard(text: string): void;
  /** The other side is gone before its last word. */
  lost(): void;
}

export interface Transport {
  /** The answer to a question, or the refusal; the promise fails where nothing answers at all. */
  ask(path: string, question: Question): Promise<Response>;
  /** Words for the reader where nothing answers. */
  silence(): string;
  /** Begins work: the first message says what. */
  converse(topic: string, first: string, listener: Listener): Conversation;
}

/** Whether a message is the last one of its conversation. */
export function isLast(text: string): boolean {
  const { type } = JSON.parse(text) as { type: string };
  return type === "done" || type === "error";
}
