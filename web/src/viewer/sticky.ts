/** Ancestors that would be out of sight are kept at the rim, so that users do not get lost in a wide tree. */

import { type Camera, GUTTER } from "./camera";
import { at, type TreeModel } from "./model";

/** How far from the rim an ancestor is kept. */
const RIM = 42;

/** The first position in a row at or right of a place. */
export function lowerBound(row: Int32Array, x: Float32Array, place: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(x, at(row, middle)) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The node of a row nearest to a place. */
export function nearest(row: Int32Array, x: Float32Array, place: number): number {
  const next = lowerBound(row, x, place);
  const [left, right] = [row[next - 1], row[next]];
  if (left === undefined || right === undefined) return left ?? right ?? 0;
  return place - at(x, left) <= at(x, right) - place ? left : right;
}

/** The pixels at which ancestors of what is in the middle are drawn, where those differ from their own. */
export function stickyAncestors(tree: TreeModel, camera: Camera, width: number): Map<number, number> {
  const kept = new Map<number, number>();
  const anchor = middleNode(tree, camera, width);
  for (let node = anchor; node > 0; ) {
    node = at(tree.parent, node);
    const pixel = camera.x(at(tree.x, node));
    const clamped = Math.min(width - RIM, Math.max(GUTTER + RIM, pixel));
    if (clamped !== pixel) kept.set(node, clamped);
  }
  return kept;
}

/** The deepest node that is seen, as near to the middle as possible. */
function middleNode(tree: TreeModel, camera: Camera, width: number): number {
  for (let level = tree.levels.length - 1; level > 0; level--) {
    const row = tree.levels[level];
    if (!row) continue;
    const node = nearest(row, tree.x, camera.place(width / 2));
    const pixel = camera.x(at(tree.x, node));
    if (pixel >= 0 && pixel <= width) return node;
  }
  return 0;
}
