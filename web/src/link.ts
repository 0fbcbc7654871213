/** The state as text, in a link and in a file, and how it is read back with care: both may come from anywhere. */

import { isScript, searchFrom, type Search } from "./asks";
import { grown, isMoreThanALine, treeFrom } from "./lines";
import { isRecord, number, texts } from "./plain";
import { type ClockState, player, type State, type Tag, type ThinkSettings, TREE_NODES, usualState, usualThink } from "./state";
import type { GameInfo, OptionValue, Place } from "./types";

/** What was open beside the board: a search, and what of it was looked at. */
export interface Opened {
  /** The position that was searched. */
  place: Place;
  settings: Search;
  /** This number of its nodes was recorded. */
  recorded: number;
  /** The node that was picked; -1 for none. */
  node: number;
  /** The moment of the replay; null for its end. */
  moment: number | null;
  rival: Search | null;
  exercise: boolean;
}

/** What a link says. */
export interface Link {
  state: State;
  opened: Opened | null;
}

const VERSION = 1;

/** The state as plain data; a tree that is one line is said by its moves. */
export function plain(state: State): Record<string, unknown> {
  const { tree, ...rest } = state;
  return { v: VERSION, ...rest, ...(isMoreThanALine(tree) ? { tree } : {}) };
}

/** A longer script does not travel in a link: mail and chat cut long ones. */
export const LINK_SCRIPT = 12_000;

/** How many letters the longest of the scripts in use has. */
export function longestScript({ search, agent }: State): number {
  return Math.max(search.eval?.script?.length ?? 0, agent?.length ?? 0);
}

/** Scripts of a link are written once each, beside the state, which has their numbers; those too long for it are left out. */
function withoutScripts(data: Record<string, unknown>): string {
  const scripts: string[] = [];
  const number = (text: string): number => (scripts.includes(text) ? scripts.indexOf(text) : scripts.push(text) - 1);
  const isScript = (key: string, value: unknown): value is string => (key === "script" || key === "agent") && typeof value === "string";
  const text = JSON.stringify(data, (key, value: unknown) => (isScript(key, value) ? number(value) : value));
  const fit = scripts.map((script) => (script.length <= LINK_SCRIPT ? script : ""));
  return scripts.length === 0 ? text : `${text.slice(0, -1)},"scripts":${JSON.stringify(fit)}}`;
}

/** The data of a link with its scripts put back. */
function withScripts(text: string): unknown {
  const data: unknown = JSON.parse(text);
  const scripts = isRecord(data) ? texts(data.scripts) : [];
  return JSON.parse(text, (key, value: unknown) => ((key === "script" || key === "agent") && typeof value === "number" ? scripts[value] : value));
}

/** The state as the part of a link after the #. */
export function encode(state: State, opened: Opened | null = null): string {
  const bytes = new TextEncoder().encode(withoutScripts({ ...plain(state), ...(opened ? { opened } : {}) }));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What a link restores; null if it is none of ours. */
export function decode(hash: string, games: readonly GameInfo[]): Link | null {
  try {
    const text = atob(hash.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const data = withScripts(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const state = fromPlain(data, games);
    return state && { state, opened: isRecord(data) ? openedFrom(data.opened, games) : null };
  } catch {
    return null;
  }
}

function openedFrom(data: unknown, games: readonly GameInfo[]): Opened | null {
  if (!isRecord(data) || !isRecord(data.place) || !isRecord(data.settings)) return null;
  const place = placeFrom(data.place, games);
  if (!place) return null;
  const index = (item: unknown): number => (typeof item === "number" && Number.isInteger(item) && item >= 0 ? item : -1);
  const moment = index(data.moment);
  return {
    place,
    settings: searchFrom(data.settings),
    recorded: recordedFrom(data, data.settings),
    node: index(data.node),
    moment: moment < 0 ? null : moment,
    rival: isRecord(data.rival) ? searchFrom(data.rival) : null,
    exercise: data.exercise === true,
  };
}

/** No tree on the page has more nodes. */
const MOST_RECORDED = 250_000;

/** How many nodes were recorded; an older page kept it among the settings of the search. */
export function recordedFrom(data: Record<string, unknown>, search: unknown): number {
  return number(data.recorded ?? (isRecord(search) ? search.nodes : undefined), 1, MOST_RECORDED, TREE_NODES);
}

/** A state from plain data of unknown origin; what is missing is as usual. */
export function fromPlain(data: unknown, games: readonly GameInfo[]): State | null {
  if (!isRecord(data) || data.v !== VERSION || !isRecord(data.place)) return null;
  const place = placeFrom(data.place, games);
  const game = games.find((entry) => entry.name === place?.game);
  if (!place || !game) return null;
  const state = usualState(game);
  state.place = place;
  state.ply = Math.round(number(data.ply, 0, place.moves.length, place.moves.length));
  state.tree = grown(treeFrom(data.tree) ?? [], place.moves);
  if (isRecord(data.search)) state.search = searchFrom(data.search);
  state.recorded = recordedFrom(data, data.search);
  if (isRecord(data.think)) state.think = thinkFrom(data.think);
  if (Array.isArray(data.players)) state.players = [player(data.players[0]), player(data.players[1])];
  if (isScript(data.agent)) state.agent = data.agent;
  if (isRecord(data.kept)) state.kept = searchFrom(data.kept);
  if (isRecord(data.clock)) state.clock = clockFrom(data.clock);
  if (typeof data.over === "string") state.over = data.over.slice(0, 100);
  state.tags = tagsFrom(data.tags);
  return state;
}

/** More, or longer ones, are no head of a game. */
const MOST_TAGS = 30;
const LONGEST_TAG = 200;

/** What a game says about itself, from anywhere. */
export function tagsFrom(data: unknown): Tag[] {
  const isTag = (item: unknown): item is Tag => Array.isArray(item) && item.length === 2 && item.every((part) => typeof part === "string" && part.length <= LONGEST_TAG);
  return Array.isArray(data) ? data.filter(isTag).slice(0, MOST_TAGS) : [];
}

/** A place of a known game from plain data. */
export function placeFrom(data: Record<string, unknown>, games: readonly GameInfo[]): Place | null {
  const game = games.find((entry) => entry.name === data.game);
  if (!game) return null;
  const position = typeof data.position === "string" ? data.position : null;
  return { game: game.name, options: options(data.options, game), position, moves: texts(data.moves) };
}

function options(data: unknown, game: GameInfo): Record<string, OptionValue> {
  const known = new Set(game.options.map((option) => option.name));
  const entries = isRecord(data) ? Object.entries(data) : [];
  const good = entries.filter(
    (entry): entry is [string, OptionValue] =>
      known.has(entry[0]) && (typeof entry[1] === "string" || typeof entry[1] === "number"),
  );
  return Object.fromEntries(good);
}

function thinkFrom(data: Record<string, unknown>): ThinkSettings {
  const usual = usualThink();
  return {
    depth: typeof data.depth === "number" ? number(data.depth, 1, 1000, 6) : null,
    seconds: number(data.seconds, 0.1, 600, usual.seconds),
    endless: data.endless === true,
    lines: Math.round(number(data.lines, 1, 50, usual.lines)),
    threads: Math.round(number(data.threads, 1, 256, usual.threads)),
  };
}

/** No clock of ours has more. */
const LONGEST_MS = 24 * 3_600_000;

function clockFrom(data: Record<string, unknown>): ClockState {
  const ms = (item: unknown, otherwise: number): number => number(item, 0, LONGEST_MS, otherwise);
  const base = ms(data.base, 300_000);
  const left = Array.isArray(data.left) ? (data.left as unknown[]) : [];
  return { base, bonus: ms(data.bonus, 0), left: [ms(left[0], base), ms(left[1], base)] };
}
