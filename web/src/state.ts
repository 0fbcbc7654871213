/** Everything a link restores: the game with its variations, settings, who plays, and what is open. */

import { LONGEST } from "./editor/drafts";
import { SCRIPT_NAME } from "./editor/fault";
import { grown, isMoreThanALine, type MoveTree, treeFrom } from "./lines";
import { nets } from "./nets";
import { isRecord } from "./plain";
import type { Algorithm, AskedPlace, Catalogue, EvalAsk, GameInfo, OptionValue, Place, Ask, Variant } from "./types";
import { isKnown, say } from "./words";

/** How the value function is set. */
export interface EvalSettings {
  /** The game's usual one if null. */
  preset: string | null;
  /** Weights that differ from the preset's, or from the script's. */
  weights: Record<string, number>;
  /** The text of a value function that the reader wrote, in place of a preset. */
  script?: string;
}

/** How a single search is run. */
export interface SearchSettings {
  algorithm: Algorithm;
  /** What suits the game if null. */
  depth: number | "end" | null;
  order: boolean;
  beam: number | null;
  rules: string[];
  strict: boolean;
  allBest: boolean;
  eval: EvalSettings;
  without: string[];
  /** Recorded nodes. */
  nodes: number;
}

/** How the playing search thinks. */
export interface ThinkSettings {
  depth: number | null;
  seconds: number;
  /** Until somebody stops it. */
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
  search: SearchSettings;
  think: ThinkSettings;
  players: [Player, Player];
  /** Settings put aside, so that two can play each other. */
  kept: SearchSettings | null;
  /** The text of an agent that the reader wrote. */
  agent: string | null;
  /** The clock of a game against the computer; null for none. */
  clock: ClockState | null;
  /** How the game ended where the rules did not end it: somebody resigned, a draw was agreed, a flag fell. */
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

/** What was open beside the board: a search, and what of it was looked at. */
export interface Opened {
  /** The position that was searched. */
  place: Place;
  settings: SearchSettings;
  /** The node that was picked; -1 for none. */
  node: number;
  /** The moment of the replay; null for its end. */
  moment: number | null;
  rival: SearchSettings | null;
  exercise: boolean;
}

/** What a link says. */
export interface Link {
  state: State;
  opened: Opened | null;
}

export const TREE_NODES = 100_000;

export function usualSearch(): SearchSettings {
  return {
    algorithm: "alphabeta",
    depth: null,
    order: false,
    beam: null,
    rules: [],
    strict: false,
    allBest: false,
    eval: { preset: null, weights: {} },
    without: [],
    nodes: TREE_NODES,
  };
}

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

/** A new game: nobody has moved, and those who usually play it sit down, where games for a score are usually played. */
export function usualState(game: GameInfo): State {
  const players: [Player, Player] = [player(game.players[0]), player(game.players[1])];
  const search = usualSearch();
  if (!game.algorithms.includes(search.algorithm)) search.algorithm = game.algorithms[0] ?? search.algorithm;
  return { place: placeOf(game.name, { ...game.scored?.options }), ply: 0, tree: [], search, think: usualThink(), players, kept: null, agent: null, clock: null, over: null, tags: [] };
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

/** The value function as the studio takes it. */
export function evalAsk(settings: EvalSettings): EvalAsk {
  const kept = settings.preset === null ? undefined : nets.find(settings.preset);
  if (kept) return { net: kept.net, name: kept.name };
  const ask: EvalAsk = {};
  if (settings.script !== undefined) Object.assign(ask, { script: settings.script, name: SCRIPT_NAME });
  else if (settings.preset !== null) ask.preset = settings.preset;
  if (Object.keys(settings.weights).length > 0) ask.weights = settings.weights;
  return ask;
}

/** The search as the studio takes it: only what differs from the usual. */
export function searchAsk(settings: SearchSettings): Ask {
  const ask: Ask = { algorithm: settings.algorithm };
  if (settings.depth !== null) ask.depth = settings.depth;
  const evaluation = evalAsk(settings.eval);
  if (Object.keys(evaluation).length > 0) ask.eval = evaluation;
  if (settings.algorithm === "pvs") {
    if (settings.without.length > 0) ask.without = settings.without;
    return ask;
  }
  if (settings.order) ask.order = true;
  if (settings.beam !== null) ask.beam = settings.beam;
  if (settings.rules.length > 0) ask.rules = settings.rules;
  if (settings.strict) ask.strict = true;
  if (settings.allBest) ask.all_best = true;
  return ask;
}

/** Settings from a search as an example or a link names it. */
export function settingsFrom(ask: Ask): SearchSettings {
  return {
    ...usualSearch(),
    algorithm: ask.algorithm ?? "alphabeta",
    depth: ask.depth ?? null,
    order: ask.order ?? false,
    beam: ask.beam ?? null,
    rules: ask.rules ?? [],
    strict: ask.strict ?? false,
    allBest: ask.all_best ?? false,
    eval: { preset: ask.eval?.preset ?? null, weights: ask.eval?.weights ?? {}, ...(ask.eval?.script === undefined ? {} : { script: ask.eval.script }) },
    without: ask.without ?? [],
  };
}

/** Settings with what a named variant decides. */
export function withVariant(settings: SearchSettings, variant: Variant): SearchSettings {
  const { algorithm, order, beam, rules } = variant;
  return { ...settings, algorithm, order, beam, rules: [...rules] };
}

/** Whether the settings are those of a variant. */
export function isVariant(settings: SearchSettings, variant: Variant): boolean {
  return JSON.stringify(withVariant(settings, variant)) === JSON.stringify(settings);
}

/** Thinking as the studio takes it. */
export function thinkAsk(state: State): Ask {
  const { think, search } = state;
  const ask: Ask = { lines: think.lines, threads: think.threads };
  if (!think.endless) ask.time_ms = Math.round(think.seconds * 1000);
  if (think.depth !== null) ask.depth = think.depth;
  const evaluation = evalAsk(search.eval);
  if (Object.keys(evaluation).length > 0) ask.eval = evaluation;
  if (search.without.length > 0) ask.without = search.without;
  return ask;
}

/** An agent as the studio takes it: it chooses in place of a search. */
export function agentAsk(text: string): Ask {
  return { agent: { name: SCRIPT_NAME, text } };
}

/** What a level means: the studio has the list. One beyond its end is its last. */
export function levelAsk(levels: Catalogue["levels"], level: number): Ask {
  const meant = levels[Math.min(level, levels.length) - 1];
  if (!meant) return {};
  return { time_ms: meant.time_ms, ...(meant.depth === null ? {} : { depth: meant.depth }) };
}

/** A search in a few words: "alpha-beta, depth 4, ordered". */
export function searchName(settings: SearchSettings): string {
  const name = `search-${settings.algorithm}`;
  const parts = [isKnown(name) ? say(name) : settings.algorithm];
  if (settings.depth !== null) parts.push(settings.depth === "end" ? say("search-to-end") : say("search-depth", { depth: settings.depth }));
  if (settings.order) parts.push(say("search-ordered"));
  if (settings.beam !== null) parts.push(say("search-beam", { beam: settings.beam }));
  if (settings.strict) parts.push(say("search-strict"));
  if (settings.rules.length > 0) parts.push(settings.rules.join("+"));
  if (settings.eval.script !== undefined) parts.push(say("search-script"));
  else if (settings.eval.preset !== null) parts.push(settings.eval.preset);
  if (settings.without.length > 0) parts.push(say("search-without", { techniques: settings.without.join(", ") }));
  return parts.join(", ");
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
  return Math.max(search.eval.script?.length ?? 0, agent?.length ?? 0);
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
    node: index(data.node),
    moment: moment < 0 ? null : moment,
    rival: isRecord(data.rival) ? searchFrom(data.rival) : null,
    exercise: data.exercise === true,
  };
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

function texts(data: unknown): string[] {
  return Array.isArray(data) ? data.filter((item): item is string => typeof item === "string") : [];
}

function isScript(data: unknown): data is string {
  return typeof data === "string" && data.length <= LONGEST;
}

function number(data: unknown, min: number, max: number, otherwise: number): number {
  return typeof data === "number" && data >= min && data <= max ? data : otherwise;
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

function player(data: unknown): Player {
  return typeof data === "string" && /^(human|random|settings|kept|truth|agent|level[1-9])$/.test(data) ? (data as Player) : "human";
}

/** Settings of a search from plain data; what is missing is as usual. */
export function searchFrom(data: Record<string, unknown>): SearchSettings {
  const usual = usualSearch();
  const evaluation = isRecord(data.eval) ? data.eval : {};
  const weights = isRecord(evaluation.weights) ? Object.entries(evaluation.weights) : [];
  const depth = data.depth;
  return {
    algorithm: typeof data.algorithm === "string" ? (data.algorithm as Algorithm) : usual.algorithm,
    depth: depth === "end" ? "end" : typeof depth === "number" ? number(depth, 0, 1000, 4) : null,
    order: data.order === true,
    beam: typeof data.beam === "number" ? number(data.beam, 1, 65535, 1) : null,
    rules: texts(data.rules),
    strict: data.strict === true,
    allBest: data.allBest === true,
    eval: {
      preset: typeof evaluation.preset === "string" ? evaluation.preset : null,
      weights: Object.fromEntries(weights.filter((entry): entry is [string, number] => typeof entry[1] === "number")),
      ...(isScript(evaluation.script) ? { script: evaluation.script } : {}),
    },
    without: texts(data.without),
    nodes: number(data.nodes, 1, 250_000, usual.nodes),
  };
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

/** A clock set to its beginning. */
export function wound(clock: ClockState | null): ClockState | null {
  return clock && { ...clock, left: [clock.base, clock.base] };
}
