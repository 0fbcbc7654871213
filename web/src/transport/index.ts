/** The door of this page: which one it is, is decided when the page is built. */

import { openDoor } from "#door";
import type { Transport } from "./transport";

let door: Transport | null = null;

/** Opens the door; nothing can be asked before. */
export async function open(): Promise<void> {
  door = await openDoor();
}

/** The door, open. */
export function transport(): Transport {
  if (!door) throw new Error("nothing is asked before the door is open");
  return door;
}
