/** A search kept in a file: what is written, and how it is read back as it was. */

import { searchFrom } from "./asks";
import { meaning } from "./format";
import { isRecord } from "./plain";
import { placeFrom, recordedFrom } from "./link";
import type { Result } from "./shown";
import { TreeModel } from "./viewer/model";
import type { FlatTree, GameInfo, SearchView } from "./types";

/** What a file keeps of a search. */
export type SavedResult = Pick<Result, "view" | "place" | "settings" | "recorded">;

export function savedResult({ view, place, settings, recorded }: Result): SavedResult {
  return { view, place, settings, recorded };
}

/** The search in a file of unknown origin; null if it is not whole. */
export function resultFrom(data: unknown, games: readonly GameInfo[]): Result | null {
  if (!isRecord(data) || !isRecord(data.view) || !isRecord(data.place) || !isRecord(data.settings)) return null;
  const place = placeFrom(data.place, games);
  const { tree, moves } = data.view;
  // an older page kept no such list: it counted moves among nodes
  const columns = isRecord(tree) ? { dropped_moves: [], ...tree } : null;
  const view = { ...withWorth(data.view), moves: Array.isArray(moves) ? moves.map(withWorth) : moves, tree: columns };
  if (!place || !isSearchView(view) || !isTree(view.tree)) return null;
  return { view, place, settings: searchFrom(data.settings), recorded: recordedFrom(data, data.settings), tree: new TreeModel(view.tree) };
}

/** An older page kept numbers without their meaning. */
function withWorth<T>(data: T): T {
  return isRecord(data) && isNumberOrNull(data.value) ? { worth: data.value === null ? { points: null } : meaning(Number(data.value)), ...data } : data;
}

function isWorth(data: unknown): boolean {
  return isRecord(data) && (isNumber(data.win) || isNumber(data.loss) || isNumberOrNull(data.points));
}

const isText = (item: unknown): boolean => typeof item === "string";
const isNumber = (item: unknown): boolean => typeof item === "number";
const isNumberOrNull = (item: unknown): boolean => item === null || typeof item === "number";

function isList(data: unknown, isItem: (item: unknown) => boolean): data is unknown[] {
  return Array.isArray(data) && data.every(isItem);
}

function isRootMove(data: unknown): boolean {
  return isRecord(data) && isText(data.move) && isNumberOrNull(data.value) && isWorth(data.worth) && isText(data.bound) && isNumber(data.nodes);
}

function isSearchView(data: Record<string, unknown>): data is Record<string, unknown> & SearchView {
  const counts = [data.nodes, data.cutoffs, data.placeholders, data.time_ms];
  const lists = [data.pv, data.ties];
  const isAnswer = isText(data.verdict) && isNumberOrNull(data.value) && isWorth(data.worth) && (data.best === null || isText(data.best));
  return isAnswer && counts.every(isNumber) && lists.every((list) => isList(list, isText)) && isList(data.moves, isRootMove);
}

/** The arrays of a tree with one entry a node: what an entry is, and the list it counts in. */
const COLUMNS: [keyof FlatTree, (item: unknown) => boolean, (keyof FlatTree)?][] = [
  ["parent", isNumber, "parent"],
  ["x", isNumber],
  ["label", isNumber, "labels"],
  ["reason", isNumber, "reasons"],
  ["exit", isNumber, "exits"],
  ["pass", isNumber, "passes"],
  ["turn", isNumber],
  ["depth", isNumber],
  ["alpha", isNumberOrNull],
  ["beta", isNumberOrNull],
  ["value", isNumberOrNull],
  ["bound", isNumber],
];

function isTree(data: unknown): data is FlatTree {
  if (!isRecord(data) || !isList(data.parent, isNumber) || !isNumber(data.width) || !isNumber(data.dropped_in_all)) return false;
  const size = data.parent.length;
  const isNode = (item: unknown): boolean => isIndex(item, size);
  const isPair = (item: unknown): boolean => Array.isArray(item) && item.length === 2 && isNode(item[0]);
  const isPlaced = data.parent.every((above, node) => isIndex(above, Math.max(1, node)));
  return (
    size > 0 &&
    isPlaced &&
    [data.labels, data.reasons, data.exits, data.passes].every((list) => isList(list, isText)) &&
    COLUMNS.every(([name, isItem, list]) => isColumn(data[name], size, isItem, list && data[list])) &&
    [data.skipped, data.pv].every((list) => isList(list, isNode)) &&
    [data.dropped, data.dropped_moves, data.positions].every((list) => isList(list, isPair))
  );
}

function isColumn(data: unknown, size: number, isItem: (item: unknown) => boolean, list: unknown): boolean {
  const fits = (item: unknown): boolean => !Array.isArray(list) || isIndex(item, list.length);
  return isList(data, isItem) && data.length === size && data.every(fits);
}

function isIndex(item: unknown, size: number): boolean {
  return Number.isInteger(item) && (item as number) >= 0 && (item as number) < size;
}
