/** What the page keeps of a game: the game with its variations, the settings, who plays. */

import { type MoveTree } from "./lines";
import { type Search, usualSearch } from "./asks";
import type { AskedPlace, GameInfo, OptionValue, Place } from "./types";

/** How the playing search thinks. */
export interface ThinkSettings {
  depth: number | null;
  seconds: number;
  /** Until it is stopped. */
  endless: boolean;
  lines: number;
  threads: number;
}

/** Who moves for a side. */
export type Player = "human" | "random" | "settings" | "kept" | "truth" | "agent" | `level${number}`;

export interface State {
  /** Where the game began, and the line that is followed, to its end. */
  place: Place;
  /** How many of the moves are on the board. */
  ply: number;
  /** All lines of the game; the one that is followed is in it. */
  tree: MoveTree;
  search: Search;
  /** This number of a search's nodes is recorded. */
  recorded: number;
  think: ThinkSettings;
  players: [Player, Player];
  /** A search put aside, so that two can play each other. */
  kept: Search | null;
  /** The text of an agent that the reader wrote. */
  agent: string | null;
  /** The clock of a game against the computer; null for none. */
  clock: ClockState | null;
  /** How the game ended where the rules did not end it: a resignation, an agreed draw, a fallen flag. */
  over: string | null;
  /** What a game that was read says about itself, such as who played: names and values. */
  tags: Tag[];
}

/** A line of the head of a PGN or PDN: its name and its value. */
export type Tag = [name: string, value: string];

/** A chess clock, in milliseconds. */
export interface ClockState {
  base: number;
  /** Added after every move. */
  bonus: number;
  left: [number, number];
}

/** This number of nodes is recorded where the reader asks for no more. */
export const TREE_NODES = 100_000;

export function usualThink(): ThinkSettings {
  return { depth: null, seconds: 10, endless: false, lines: 1, threads: 1 };
}

export function placeOf(game: string, options: Record<string, OptionValue> = {}): Place {
  return { game, options, position: null, moves: [] };
}

/** A place with everything said that may be left out. */
export function wholePlace(place: AskedPlace): Place {
  return { ...placeOf(place.game), ...place };
}

/** Who sits down for a side where nothing else is said. */
export function player(data: unknown): Player {
  return typeof data === "string" && /^(human|random|settings|kept|truth|agent|level[1-9])$/.test(data) ? (data as Player) : "human";
}

/** A new game without moves; its usual players sit down, where games for a score are usually played. */
export function usualState(game: GameInfo): State {
  const players: [Player, Player] = [player(game.players[0]), player(game.players[1])];
  const search = usualSearch();
  if (!game.algorithms.includes(search.algorithm)) search.algorithm = game.algorithms[0] ?? search.algorithm;
  const place = placeOf(game.name, { ...game.scored?.options });
  return { place, ply: 0, tree: [], search, recorded: TREE_NODES, think: usualThink(), players, kept: null, agent: null, clock: null, over: null, tags: [] };
}

/** The place on the board: only the moves up to the cursor. */
export function shownPlace(state: State): Place {
  return { ...state.place, moves: state.place.moves.slice(0, state.ply) };
}

/** Whether two places are of one game with the same rules from the same start. */
export function isSameGame(a: Place, b: Place): boolean {
  return a.game === b.game && a.position === b.position && JSON.stringify(a.options) === JSON.stringify(b.options);
}

/** Whether a game goes on from a place, with all its moves kept. */
export function goesOn(from: Place, to: Place): boolean {
  return isSameGame(from, to) && from.moves.every((move, ply) => to.moves[ply] === move);
}

export function isSamePlace(a: Place, b: Place): boolean {
  return goesOn(a, b) && a.moves.length === b.moves.length;
}

/** A clock set to its beginning. */
export function wound(clock: ClockState | null): ClockState | null {
  return clock && { ...clock, left: [clock.base, clock.base] };
}
