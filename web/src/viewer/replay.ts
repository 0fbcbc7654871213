/** The search at one moment: which nodes are open, and what both sides are sure of there. */

import * as format from "../format";
import { say } from "../words";
import { SELECT } from "./growth";
import { at, ENTER, LEAVE, MAX, MIN, type TreeModel } from "./model";

/** What is known at an open node. */
export interface Live {
  node: number;
  alpha: number;
  beta: number;
  /** The best value of the replies looked at so far; NaN before the first. */
  best: number;
}

/** The window of an open node at a moment: as it was entered, then closed in by the replies. */
export function live(tree: TreeModel, node: number, moment: number): Live {
  const state: Live = { node, alpha: at(tree.alpha, node), beta: at(tree.beta, node), best: NaN };
  const turn = at(tree.turn, node);
  for (const child of tree.children(node)) {
    const isKnown = !tree.isSkipped(child) && tree.absent[child] !== 1 && at(tree.leaveAt, child) <= moment;
    const value = at(tree.value, child);
    if (!isKnown || Number.isNaN(value)) continue;
    if (turn === MAX) {
      state.best = Number.isNaN(state.best) ? value : Math.max(state.best, value);
      state.alpha = Math.max(state.alpha, value);
    } else if (turn === MIN) {
      state.best = Number.isNaN(state.best) ? value : Math.min(state.best, value);
      state.beta = Math.min(state.beta, value);
    }
  }
  return state;
}

/** The node something happens to at a moment. */
export function nodeAt(tree: TreeModel, moment: number): number {
  return at(tree.eventNode, Math.max(0, Math.min(moment, tree.moments - 1)));
}

/** The node whose window is shown at a moment: the one at work. */
export function worker(tree: TreeModel, moment: number): number {
  const node = nodeAt(tree, moment);
  if (tree.growth) return node;
  return at(tree.eventKind, moment) === ENTER ? node : at(tree.parent, node);
}

/** A moment of a folded tree as a moment of the whole one. */
export function momentInWhole(shown: TreeModel, whole: TreeModel, moment: number): number {
  if (moment >= shown.moments) return whole.moments;
  if (shown.growth && whole.growth) return at(shown.growth.origin, moment);
  const node = at(shown.origin, nodeAt(shown, moment));
  return at(at(shown.eventKind, moment) === LEAVE ? whole.leaveAt : whole.enterAt, node);
}

/** The last moment of a folded tree that is not after one of the whole tree. */
export function momentFromWhole(shown: TreeModel, whole: TreeModel, moment: number): number {
  if (moment >= whole.moments) return shown.moments;
  let [low, high] = [0, shown.moments];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (momentInWhole(shown, whole, middle) <= moment) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Whether the search has not yet left a node at a moment: what it is worth is not known. */
export function isOpen(tree: TreeModel, node: number, moment: number): boolean {
  return !tree.growth && at(tree.leaveAt, node) > moment;
}

/** What happens at a moment, in words. */
export function story(tree: TreeModel, moment: number, sides: readonly string[]): string {
  const node = nodeAt(tree, moment);
  const kind = at(tree.eventKind, moment);
  const name = node === 0 ? say("root") : tree.nameOf(node);
  if (tree.growth) return chosenByProof(tree, node, moment, name) ?? tree.growth.story(moment, name);
  if (kind === ENTER && tree.rounds.has(node)) return say("moment-round", { round: name, window: format.window(at(tree.alpha, node), at(tree.beta, node)) });
  if (kind === ENTER) {
    const side = sides[at(tree.turn, node)] ?? say("chance");
    const window = format.window(at(tree.alpha, node), at(tree.beta, node));
    const pass = tree.passOf(node);
    // several ghosts are one side
    const number = /(s|ové)$/.test(side) ? "several" : "single";
    return say(pass ? "moment-enter-pass" : "moment-enter", { node: name, pass, side, number, window });
  }
  const reason = tree.reasonOf(node);
  if (kind === LEAVE) return say("moment-leave", { node: name, value: format.bounded(at(tree.value, node), at(tree.bound, node)), reason });
  return say("moment-skip", { node: name, reason });
}

/** Why a search by proof numbers walks to a node: it has the least number of those that its parent wants to bring down. */
function chosenByProof(tree: TreeModel, node: number, moment: number, name: string): string | null {
  const { growth } = tree;
  if (growth?.names[0] !== "proof" || at(tree.eventKind, moment) !== SELECT || node === 0) return null;
  const parent = at(tree.parent, node);
  const number = at(tree.turn, parent) === at(tree.turn, 0) ? 0 : 1;
  const present = [...tree.children(parent)].filter((child) => at(growth.enterAt, child) <= moment);
  const values = present.map((child) => growth.numberAt(child, number, moment));
  const value = growth.numberAt(node, number, moment);
  if (values.some((other) => other < value)) return null;
  return say(number === 0 ? "growth-select-proof" : "growth-select-disproof", { node: name, value: format.value({ points: value }) });
}

/** The moment just before the next cut-off after this one; the last moment if there is none. */
export function nextCut(tree: TreeModel, moment: number): number {
  if (tree.growth) return tree.growth.nextWalk(moment);
  for (let i = moment + 1; i < tree.moments; i++) {
    if (at(tree.eventKind, i) === LEAVE && tree.exitOf(at(tree.eventNode, i)) === "cutoff") return i;
  }
  return tree.moments - 1;
}
