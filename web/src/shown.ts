/** What a search leaves on the page: its result, a position it looked at, moves worth showing. */

import type { Search } from "./asks";
import type { TreeModel } from "./viewer/model";
import type { Place, SearchView } from "./types";

/** A finished search with its tree. */
export interface Result {
  view: SearchView;
  tree: TreeModel;
  place: Place;
  settings: Search;
  /** This number of nodes was recorded, at most. */
  recorded: number;
  /** What it says about the move that it was asked about. */
  answer?: string;
}

/** A position below the last search's root that is on the board instead of the game's own. */
export interface Preview {
  /** Where the search began. */
  place: Place;
  /** The moves from there. */
  moves: string[];
  /** The position itself where no moves lead to it. */
  position: string | null;
}

/** A move worth showing on the board, best first. */
export interface ShownLine {
  moves: string[];
  value: number | null;
}

/** The place of a node of a search's tree, for questions about it. */
export function placeInTree({ place, tree }: Pick<Result, "place" | "tree">, node: number): Place {
  const position = tree.positions.get(node);
  if (position !== undefined) return { ...place, position, moves: [] };
  return { ...place, moves: [...place.moves, ...tree.moves(node)] };
}
