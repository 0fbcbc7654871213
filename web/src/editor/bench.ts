/** Who is asked to write a script, from any part of the page, and what is known of the value function in use. Each part puts in what it does. */

import type { Term } from "../types";
import type { Kind } from "./fault";

/** The game that is a script. */
export const OWN_GAME = "script";

export interface ScriptBench {
  /** Opens the editor, with this text or with what was written last. */
  open: (kind: Kind, text?: string) => void;
  /** Lets the value function in use play every won position. */
  isItRight: () => void;
  /** The terms of the script in use, with its own weights; null as long as nobody knows them. */
  terms: Term[] | null;
}

export function emptyBench(): ScriptBench {
  const nothing = (): void => undefined;
  return { open: nothing, isItRight: nothing, terms: null };
}
