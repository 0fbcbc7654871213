/** The part of a tree that is exported. */

import { at, type TreeModel } from "../viewer/model";

/** The nodes down to a ply. */
export function downTo(tree: TreeModel, ply: number): number[] {
  return Array.from(tree.level.keys()).filter((node) => at(tree.level, node) <= ply);
}
