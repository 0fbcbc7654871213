/** What all parts of the page share: the game on the board, the search that was run, and news about both. */

import * as api from "./api";
import { TreeModel } from "./tree/model";
import {
  encode,
  goesOn,
  isSamePlace,
  searchAsk,
  type SearchSettings,
  settingsFrom,
  shownPlace,
  type State,
  usualSearch,
  usualState,
  wholePlace,
} from "./state";
import type { Catalogue, Example, GameInfo, Place, PositionView, Ask, SearchView } from "./types";

/** What can happen. */
export type Topic =
  | "rival"
  | "replay"
  | "exercise"
  | "game"
  | "view"
  | "settings"
  | "result"
  | "selection"
  | "busy"
  | "theme"
  | "lines"
  | "players"
  | "turn"
  | "restored";

/** A finished search with its tree. */
export interface Result {
  view: SearchView;
  tree: TreeModel;
  place: Place;
  settings: SearchSettings;
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

export class App {
  state: State;
  /** The position on the board: of the game, or of the node that is looked at. */
  view: PositionView | null = null;
  preview: Preview | null = null;
  result: Result | null = null;
  /** What a search or thinking suggests for the position of the game. */
  lines: ShownLine[] = [];
  /** Values for MAX by ply, as the computer saw them. */
  scores = new Map<number, number>();
  /** The node that is looked at; -1 for none. */
  selected = -1;
  busy: AbortController | null = null;
  /** The search is being replayed: what it will find is not shown yet. */
  isReplaying = false;
  /** A search the last one is to be compared with at once. */
  rival: SearchSettings | null = null;
  /** Whether the men on the board are the computer's to move. */
  isComputersTurn: () => boolean = () => false;
  /** The game the address was last kept in step with. */
  private remembered: Place | null = null;
  private readonly listeners = new Map<Topic, (() => void)[]>();
  private asking: AbortController | null = null;
  /** A move is on its way. */
  private isMoving = false;

  constructor(
    readonly catalogue: Catalogue,
    state: State | null,
    private readonly say: (text: string, kind: "error" | "news") => void,
  ) {
    this.state = state ?? usualState(this.firstGame());
  }

  on(topics: Topic | Topic[], listener: () => void): void {
    for (const topic of Array.isArray(topics) ? topics : [topics]) {
      const list = this.listeners.get(topic) ?? [];
      list.push(listener);
      this.listeners.set(topic, list);
    }
  }

  emit(topic: Topic): void {
    for (const listener of this.listeners.get(topic) ?? []) listener();
  }

  private firstGame(): GameInfo {
    const first = this.catalogue.games[0];
    if (!first) throw new Error("the studio offers no game");
    return first;
  }

  /** The game on the board. */
  get game(): GameInfo {
    return this.gameOf(this.state.place.game);
  }

  /** Tells the reader something. */
  tell(text: string): void {
    this.say(text, "news");
  }

  /** Tells the reader what went wrong. */
  fail(error: unknown): void {
    if (error instanceof DOMException && error.name === "AbortError") return;
    this.say(error instanceof Error ? error.message : String(error), "error");
  }

  /** Where the board is, with the node that is looked at. */
  shown(): Place {
    const { preview } = this;
    if (!preview) return shownPlace(this.state);
    if (preview.position !== null) return { ...preview.place, position: preview.position, moves: [] };
    return { ...preview.place, moves: [...preview.place.moves, ...preview.moves] };
  }

  /** Whether the last search was of another position than the game's. */
  isOld(): boolean {
    return this.result !== null && !isSamePlace(this.result.place, shownPlace(this.state));
  }

  /** Whether the game is seen at its last move. */
  isAtEnd(): boolean {
    return this.state.ply === this.state.place.moves.length;
  }

  /** Another game, or another position of it. */
  async setPlace(place: Place): Promise<boolean> {
    const before = this.state;
    this.state = { ...this.state, place, ply: place.moves.length };
    if (!(await this.shownOr(() => (this.state = before)))) return false;
    this.forget();
    this.emit("game");
    return true;
  }

  /** Whether the new position is shown. One that is refused is taken back; one that was overtaken by another is not. */
  private async shownOr(takeBack: () => void): Promise<boolean> {
    const shown = await this.refresh();
    if (shown === "refused") takeBack();
    return shown === "shown";
  }

  private gameOf(name: string): GameInfo {
    return this.catalogue.games.find((game) => game.name === name) ?? this.firstGame();
  }

  /** Another game from its start, with settings that suit it. */
  async setGame(name: string): Promise<void> {
    await this.restore({ ...usualState(this.gameOf(name)), think: this.state.think });
  }

  /** Everything at once: from a link, a file or an example. */
  async restore(state: State): Promise<boolean> {
    this.stop();
    const before = this.state;
    this.state = state;
    this.preview = null;
    if (!(await this.shownOr(() => (this.state = before)))) return false;
    this.forget();
    this.emit("restored");
    this.emit("game");
    this.emit("settings");
    this.emit("players");
    return true;
  }

  /** What the browser's Back or Forward leads to. */
  async restoreStep(state: State): Promise<void> {
    this.remembered = state.place;
    await this.restore(state);
  }

  /** Shows a finished search: one that was just run, or one from a file. */
  showResult(result: Result): void {
    const { pv, value } = result.view;
    this.result = result;
    this.selected = -1;
    if (!this.isOld()) this.setLines(pv.length > 0 ? [{ moves: pv, value }] : []);
    this.emit("result");
    this.emit("selection");
  }

  /** One of the examples, searched at once. */
  async open(example: Example): Promise<void> {
    const state = usualState(this.gameOf(example.place.game));
    state.place = wholePlace(example.place);
    state.ply = state.place.moves.length;
    state.search = settingsFrom(example.search);
    if (!(await this.restore(state)) || !(await this.search()) || !example.rival) return;
    this.rival = settingsFrom(example.rival);
    this.emit("rival");
  }

  private forget(): void {
    this.result = null;
    this.selected = -1;
    this.preview = null;
    this.lines = [];
    this.scores.clear();
    this.emit("result");
    this.emit("selection");
    this.emit("lines");
  }

  /** Plays a move from the position on the board. */
  async play(move: string): Promise<boolean> {
    // the next move is one of the position this one leads to: until that is shown, there is none
    if (this.isMoving) return false;
    this.isMoving = true;
    try {
      return await this.playNow(move);
    } finally {
      this.isMoving = false;
    }
  }

  private async playNow(move: string): Promise<boolean> {
    const place = this.shown();
    const before = { state: this.state, preview: this.preview };
    this.state = { ...this.state, place: { ...place, moves: [...place.moves, move] }, ply: place.moves.length + 1 };
    this.preview = null;
    if (!(await this.shownOr(() => Object.assign(this, before)))) return false;
    for (const ply of [...this.scores.keys()]) if (ply > this.state.ply) this.scores.delete(ply);
    this.clearSelection();
    this.emit("game");
    this.tellWhatIsLeft(before.state.place);
    return true;
  }

  /** Moves that no longer belong to the game are not lost: the browser's Back has them. */
  private tellWhatIsLeft(before: Place): void {
    const { moves } = this.state.place;
    const kept = before.moves.findIndex((move, ply) => moves[ply] !== move);
    if (kept < 0) return;
    const left = before.moves.length - kept;
    this.tell(`${left === 1 ? "One move is" : `${left} moves are`} left out of the game; Back in the browser brings ${left === 1 ? "it" : "them"} back.`);
  }

  /** Goes to another ply of the game. */
  async go(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.state.place.moves.length, ply));
    this.state = { ...this.state, ply: wanted };
    this.preview = null;
    this.clearSelection();
    await this.refresh();
    this.emit("game");
  }

  private clearSelection(): void {
    this.lines = [];
    this.selected = -1;
    this.emit("selection");
    this.emit("lines");
  }

  /** Looks at a node of the tree; -1 goes back to the game. */
  async select(node: number): Promise<void> {
    this.selected = node;
    this.emit("selection");
    const result = this.result;
    if (node < 0 || !result) { await this.backToGame(); return; }
    // a move that was not looked at leads nowhere: its parent is shown
    const shown = result.tree.isSkipped(node) ? (result.tree.parent[node] ?? 0) : node;
    const position = result.tree.positions.get(shown) ?? null;
    await this.lookAhead(result.tree.moves(shown), position);
  }

  /** Puts the position after some moves of the last search on the board. */
  async lookAhead(moves: string[], position: string | null): Promise<void> {
    const place = this.result?.place;
    if (!place) return;
    const isTheGame = moves.length === 0 && !this.isOld();
    this.preview = isTheGame ? null : { place, moves, position };
    await this.refresh();
  }

  /** Puts the game's own position on the board again. */
  async backToGame(): Promise<void> {
    if (this.preview === null) return;
    this.preview = null;
    await this.refresh();
  }

  /** Makes the node that is looked at the position of the game. */
  async goOn(): Promise<void> {
    const place = this.shown();
    const before = this.state.place;
    this.preview = null;
    this.state = { ...this.state, place, ply: place.moves.length };
    this.selected = -1;
    await this.refresh();
    this.emit("selection");
    this.emit("game");
    this.tellWhatIsLeft(before);
  }

  /** Asks for the position on the board. */
  async refresh(): Promise<"shown" | "refused" | "overtaken"> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    try {
      const view = await api.position(this.shown(), asking.signal);
      if (!asking.signal.aborted) this.view = view;
    } catch (error) {
      this.fail(error);
      return asking.signal.aborted ? "overtaken" : "refused";
    }
    if (asking.signal.aborted) return "overtaken";
    this.remember();
    this.emit("view");
    return "shown";
  }

  /** Keeps the address in step, so that it can be shared or reloaded; what is replaced stays behind the Back button. */
  remember(): void {
    const { place } = this.state;
    const before = this.remembered;
    this.remembered = place;
    const hash = `#${encode(this.state)}`;
    if (hash === location.hash) return;
    if (before === null || goesOn(before, place)) history.replaceState(null, "", hash);
    else history.pushState(null, "", hash);
  }

  changeSearch(change: Partial<SearchSettings>): void {
    this.state = { ...this.state, search: { ...this.state.search, ...change } };
    this.remember();
    this.emit("settings");
  }

  resetSearch(): void {
    this.changeSearch(usualSearch());
  }

  /** Runs something that can be stopped. */
  async during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.stop();
    const controller = new AbortController();
    this.busy = controller;
    this.emit("busy");
    try {
      return await work(controller.signal);
    } catch (error) {
      this.fail(error);
      return null;
    } finally {
      if (this.busy === controller) {
        this.busy = null;
        this.emit("busy");
      }
    }
  }

  /** Stops whatever runs. */
  stop(): void {
    this.busy?.abort();
    this.busy = null;
    this.emit("busy");
  }

  /** One search of the position of the game, with its tree. */
  async search(): Promise<boolean> {
    if (this.preview) await this.select(-1);
    const result = await this.during((signal) => this.runSearch(shownPlace(this.state), this.state.search, signal));
    if (!result) return false;
    this.showResult(result);
    return true;
  }

  /** A search with its tree, shown nowhere yet. */
  async runSearch(place: Place, settings: SearchSettings, signal: AbortSignal): Promise<Result> {
    const ask: Ask = searchAsk(settings);
    const view = await api.search(place, ask, { max_nodes: settings.nodes }, signal);
    if (!view.tree) throw new Error("the studio sent no tree");
    const tree = new TreeModel(view.tree);
    return { view, tree, place, settings };
  }

  /** Shows lines on the board. */
  setLines(lines: ShownLine[]): void {
    this.lines = lines;
    const value = lines[0]?.value ?? null;
    if (value !== null) this.scores.set(this.state.ply, value);
    this.emit("lines");
  }
}
