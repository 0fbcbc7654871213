/** A worker with a desk of its own: it does one errand after the other, and chores when there is nothing else to do. */

import { Desk, type Head, type Sound } from "./desk";
import type { Errand, Report } from "./errand";

const decoder = new TextDecoder();

let desk: Desk | null = null;
/** One where the page wants the work to stop; none where page and worker share no memory. */
let stop: Int32Array | null = null;
let head: Head = { status: 0, kind: "", file: null };
/** What the desk said before it trapped. */
let lastWords = "";

function report(said: Report, transfer: Transferable[] = []): void {
  postMessage(said, { transfer });
}

const HEARD: Record<Sound, (bytes: Uint8Array) => void> = {
  head: (bytes) => (head = JSON.parse(decoder.decode(bytes)) as Head),
  body: (bytes) => {
    const body = bytes.slice().buffer;
    report({ type: "answer", head, body }, [body]);
  },
  news: (bytes) => report({ type: "news", text: decoder.decode(bytes) }),
  last: (bytes) => report({ type: "last", text: decoder.decode(bytes) }),
  nodes: (bytes) => report({ type: "nodes", nodes: Number(decoder.decode(bytes)) }),
  chore: (bytes) => report({ type: "chore", ...(JSON.parse(decoder.decode(bytes)) as { done: number; total: number }) }),
  trap: (bytes) => (lastWords = decoder.decode(bytes)),
};

async function carryOut(errand: Errand): Promise<void> {
  if (errand.type === "open") {
    ({ stop } = errand);
    desk = await Desk.open(errand.module, {
      hear: (sound, bytes) => HEARD[sound](bytes),
      stops: () => stop !== null && Atomics.load(stop, 0) !== 0,
    });
    return;
  }
  if (!desk) throw new Error("an errand before the desk is open");
  if (errand.type === "ask") desk.answer(errand.path, errand.body);
  else desk.converse(errand.topic, errand.first);
  while (desk.doChore());
  report({ type: "free", bytes: desk.bytes });
}

/** Errands wait for each other: the desk may still be opening. */
let last: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<Errand>) => {
  last = last.then(() => carryOut(data)).catch((error: unknown) => report({ type: "trap", why: lastWords || String(error) }));
});
