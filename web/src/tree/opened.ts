/** A tree file (docs/tree-file.md) opened on the page: the search it is of, as if it had just been run. */

import { pliesToEnd } from "../format";
import { isRecord } from "../plain";
import { searchFrom } from "../asks";
import { placeFrom } from "../link";
import { type State, usualState } from "../state";
import type { FlatTree, GameInfo, SearchView } from "../types";
import { readTree } from "../viewer/file";
import { TreeModel } from "../viewer/model";
import type { Result } from "../shown";
import { say } from "../words";

/** Whether a text is a tree file: an object with the one column that none lacks. */
export function isTreeFile(data: unknown): boolean {
  return isRecord(data) && Array.isArray(data.parent);
}

/** What a tree file shows; an error says in words what is wrong with it. */
export function openedTree(text: string, games: readonly GameInfo[]): { state: State; result: Result } {
  const tree = readTree(text);
  const place = isRecord(tree.place) ? placeFrom(tree.place, games) : null;
  const game = place && games.find(({ name }) => name === place.game);
  if (!place || !game) throw new Error(say("tree-file-no-place"));
  const state: State = { ...usualState(game), place, ply: place.moves.length };
  const settings = isRecord(tree.search) ? searchFrom(tree.search) : state.search;
  return { state, result: { view: viewOf(tree), tree: new TreeModel(tree), place, settings, recorded: tree.parent.length } };
}

/** The answer of the search, as far as the file has it. */
function viewOf(tree: FlatTree): SearchView {
  const said = isRecord(tree.answer) ? tree.answer : {};
  const value = tree.value[0] ?? null;
  const line = tree.pv.slice(1).map((node) => tree.labels[tree.label[node] ?? 0] ?? "");
  const plies = value === null ? null : pliesToEnd(value);
  const text = (key: string, otherwise: string): string => (typeof said[key] === "string" ? said[key] : otherwise);
  const count = (key: string, otherwise: number): number => (typeof said[key] === "number" ? said[key] : otherwise);
  return {
    game: text("game", ""),
    position: text("position", ""),
    algorithm: "alphabeta",
    eval: text("eval", ""),
    depth: typeof said.depth === "number" ? said.depth : null,
    value,
    worth: plies === null || value === null ? { points: value } : value > 0 ? { win: plies } : { loss: plies },
    verdict: text("verdict", ""),
    best: line[0] ?? null,
    ties: [],
    pv: line,
    nodes: count("nodes", tree.parent.length - tree.skipped.length),
    cutoffs: count("cutoffs", 0),
    time_ms: count("time_ms", 0),
    moves: [],
    tree,
  };
}
