/** The nodes of a tree that are on the screen. */

import type { Camera } from "./camera";
import { at, type TreeModel } from "./model";

/** A node is seen when its middle is, or nearly: part of a card at the edge counts. */
const EDGE = 30;

/** Numbers of the nodes that are seen, with all that lead to them, in order. */
export function inSight(tree: TreeModel, camera: Camera, [width, height]: [number, number]): number[] {
  const seen = new Uint8Array(tree.size);
  seen[0] = 1;
  for (const [level, row] of tree.levels.entries()) {
    const y = camera.y(level);
    if (y < -EDGE || y > height + EDGE) continue;
    for (const node of row) {
      const x = camera.x(at(tree.x, node));
      if (x >= -EDGE && x <= width + EDGE) seen[node] = 1;
    }
  }
  for (let node = tree.size - 1; node > 0; node--) if (seen[node] === 1) seen[at(tree.parent, node)] = 1;
  return Array.from(seen.keys()).filter((node) => seen[node] === 1);
}
