/** What page and worker say to each other. */

import type { Head } from "./desk";

/** What a worker is to do. */
export type Errand =
  | { type: "open"; module: WebAssembly.Module; stop: Int32Array | null }
  | { type: "ask"; path: string; body: string }
  | { type: "converse"; topic: string; first: string };

/** What a worker reports. */
export type Report =
  | { type: "answer"; head: Head; body: ArrayBuffer }
  | { type: "news"; text: string }
  | { type: "last"; text: string }
  | { type: "nodes"; nodes: number }
  | { type: "chore"; done: number; total: number }
  /** It has nothing to do, and holds this much memory. */
  | { type: "free"; bytes: number }
  /** It cannot be used any more. */
  | { type: "trap"; why: string };
