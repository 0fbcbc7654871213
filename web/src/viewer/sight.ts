/** The nodes of a tree that are on the screen. */

import type { Camera } from "./camera";
import { at, type TreeModel } from "./model";

/** A node is seen when its middle is, or nearly: part of a card at the edge counts. */
const EDGE = 30;

/** What may hide a node that is on the screen: the moment of a replay, and the reasons that are switched off. */
export interface Veil {
  moment: number;
  /** 1 for every reason that is to be seen; moves not looked at come last. */
  shown: Readonly<Record<number, number>>;
}

/** Whether a node is there at the moment, and not faded by its chip. */
function isUnveiled(tree: TreeModel, node: number, { moment, shown }: Veil): boolean {
  const reason = tree.isSkipped(node) ? tree.exits.length : at(tree.exit, node);
  return at(shown, reason) === 1 && (moment >= tree.moments || at(tree.enterAt, node) <= moment);
}

/** Numbers of the nodes that a replay has entered and not left at a moment. */
export function openAt(tree: TreeModel, moment: number): number[] {
  if (moment >= tree.moments) return [];
  return Array.from(tree.leaveAt.keys()).filter((node) => at(tree.enterAt, node) <= moment && at(tree.leaveAt, node) > moment);
}

/** Numbers of the nodes that are seen, with all that lead to them, in order. */
export function inSight(tree: TreeModel, camera: Camera, [width, height]: [number, number], veil: Veil): number[] {
  const seen = new Uint8Array(tree.size);
  seen[0] = 1;
  for (const [level, row] of tree.levels.entries()) {
    const y = camera.y(level);
    if (y < -EDGE || y > height + EDGE) continue;
    for (const node of row) {
      const x = camera.x(at(tree.x, node));
      if (x >= -EDGE && x <= width + EDGE && isUnveiled(tree, node, veil)) seen[node] = 1;
    }
  }
  for (let node = tree.size - 1; node > 0; node--) if (seen[node] === 1) seen[at(tree.parent, node)] = 1;
  return Array.from(seen.keys()).filter((node) => seen[node] === 1);
}
