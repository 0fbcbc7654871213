/** The workers of the elements: inside of their one script, for a page may take no worker from another site. */

import DeskWorker from "../transport/worker?worker&inline";

export function startWorker(): Worker {
  return new DeskWorker();
}
