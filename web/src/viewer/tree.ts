/** A recorded tree in columns, as the studio answers it, a file has it and the HTML page carries it: docs/tree-file.md. */

import type { GrowthSteps, NodeNumber, RecordedTree } from "../wire";

/** Columns that every tree has, however it came here. */
type Needed =
  | "title" | "parent" | "labels" | "label" | "reasons" | "reason" | "exits" | "exit" | "passes" | "pass" | "turn" | "odds"
  | "depth" | "alpha" | "beta" | "value" | "bound" | "skipped" | "pv" | "dropped" | "dropped_moves" | "dropped_in_all" | "positions";

/** The small boards of a tree in an HTML page: for each node its board, or -1, and for each board its frame and what stands on it. */
export interface TreeBoards {
  frames: { columns: number; ground: string; set: string }[];
  boards: { frame: number; pieces: string; owners: string; marked: number[] }[];
  board: number[];
}

/** What only files, pages and growing trees have. */
interface Special {
  boards?: TreeBoards;
  numbers?: Required<NodeNumber>[];
  steps?: Required<GrowthSteps>;
}

export type FlatTree = Required<Pick<RecordedTree, Needed>> & Omit<RecordedTree, Needed | keyof Special> & Special;
