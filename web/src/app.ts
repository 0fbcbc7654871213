/** What all parts of the page share: the game on the board, the search that was run, and news about both. */

import * as api from "./api";
import type { ShownBoard } from "./export/overlay";
import { isWorthKeeping, keep, keptGames, newId } from "./kept";
import type { Worth } from "./board/worths";
import { Shelf } from "./lab/shelf";
import { grown, lineThrough, merged, movesTo, type MoveTree, nodeAfter, promoted, ROOT, without } from "./lines";
import { Past } from "./past";
import { scoreKey, scoresAlong } from "./scores";
import { Searching } from "./searching";
import type { Preview, Result, ShownLine } from "./shown";
import type { Topic } from "./topics";
import { emptyBench, OWN_GAME } from "./editor/bench";
import { emptyDesk } from "./truth/desk";
import type { TreeTruth } from "./truth/differs";
import { TreeModel } from "./tree/model";
import {
  encode,
  isSameGame,
  isSamePlace,
  type Link,
  type Opened,
  type SearchSettings,
  settingsFrom,
  shownPlace,
  type State,
  type Tag,
  usualSearch,
  usualState,
  wholePlace,
  wound,
} from "./state";
import type { Ask, Catalogue, Example, GameInfo, Place, PositionAnswer, SolveView } from "./types";
import { say } from "./words";

/** How long what is looked at must rest until the address says it. */
const REST_MS = 400;

/** The game as it was, to be had again. */
interface Snapshot {
  state: State;
  id: string;
}

export type { Preview, Result, ShownLine } from "./shown";

export class App {
  state: State;
  /** The position on the board: of the game, or of the node that is looked at. */
  view: PositionAnswer | null = null;
  preview: Preview | null = null;
  result: Result | null = null;
  /** The example that is on the board; its story stays beside it. */
  example: Example | null = null;
  /** What a search or thinking suggests for the position of the game. */
  lines: ShownLine[] = [];
  /** Values for MAX by the moves that were played, as the computer saw them. */
  scores = new Map<string, number>();
  /** The node that is looked at; -1 for none. */
  selected = -1;
  busy: AbortController | null = null;
  readonly searching = new Searching();
  /** The search is being replayed: what it will find is not shown yet. */
  isReplaying = false;
  /** A search the last one is to be compared with at once. */
  rival: SearchSettings | null = null;
  /** The search the last one is compared with, while that is open. */
  compared: SearchSettings | null = null;
  isExercising = false;
  /** The moment of the replay; null at its end. */
  moment: number | null = null;
  /** A moment to begin with when the tree is shown. */
  wantedMoment: number | null = null;
  /** Whether the men on the board are the computer's to move. */
  isComputersTurn: () => boolean = () => false;
  /** Undoes the last change; in a game against the computer, its answer too. */
  takeBack: () => Promise<void> = async () => { await this.undo(); };
  /** The exact value of a position that was asked for last, and of its moves. */
  truth: SolveView | null = null;
  /** What is true of the nodes of the last search's tree, if somebody wants to know. */
  truths: TreeTruth | null = null;
  readonly desk = emptyDesk();
  /** Who writes scripts, and what is known of the one in use. */
  readonly bench = emptyBench();
  /** What went wrong last. */
  failure = "";
  /** What the board shows besides its pieces, and the nodes of the tree that are on the screen: for their pictures. */
  shownBoard: () => ShownBoard | null = () => null;
  seenNodes: () => number[] = () => [];
  /** The nodes that a replay has entered and not left. */
  openNodes: () => Set<number> = () => new Set();
  /** Where the game goes on: after the last move that was played. Everything else is looked at. */
  frontier: Place | null = null;
  readonly past = new Past<Snapshot>();
  /** Settings that were put aside under names. */
  readonly shelf = new Shelf(localStorage);
  /** What the pieces on the board are worth to a net that judges it. */
  worths: Worth[] = [];
  /** The next address is a place of its own, which Back leads away from. */
  private isVisit = false;
  private resting = 0;
  private readonly listeners = new Map<Topic, (() => void)[]>();
  private asking: AbortController | null = null;
  /** A move is on its way. */
  private isMoving = false;

  constructor(
    readonly catalogue: Catalogue,
    state: State | null,
    private readonly say: (text: string, kind: "error" | "news") => void,
    /** The name under which the game is kept in the browser. */
    private id = newId(),
  ) {
    this.state = state ?? usualState(this.firstGame());
    this.frontier = shownPlace(this.state);
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
    if (!first) throw new Error(say("no-game"));
    return first;
  }

  /** The game on the board. One that its reader wrote says only once it is set up what its sides are called, and what can search it. */
  get game(): GameInfo {
    const game = this.gameOf(this.state.place.game);
    const { view } = this;
    if (view?.game !== OWN_GAME || game.name !== OWN_GAME) return game;
    const { sides, algorithms, can_think, can_solve } = view;
    return { ...game, sides, algorithms, can_think, can_solve };
  }

  /** Tells the reader something. */
  tell(text: string): void {
    this.say(text, "news");
  }

  /** Tells the reader what went wrong. */
  fail(error: unknown): void {
    if (error instanceof DOMException && error.name === "AbortError") return;
    this.failure = error instanceof Error ? error.message : String(error);
    this.say(this.failure, "error");
    this.emit("failed");
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

  /** Whether the game is seen where it goes on. */
  isAtFrontier(): boolean {
    return this.frontier !== null && isSamePlace(this.frontier, shownPlace(this.state));
  }

  /** Another game, or another position of it. */
  async setPlace(place: Place, tree: MoveTree = [], tags: Tag[] = []): Promise<boolean> {
    const next = { ...this.state, place, ply: place.moves.length, tree: grown(tree, place.moves), over: null, clock: wound(this.state.clock), tags };
    if (!(await this.change(next, newId()))) return false;
    this.forget();
    this.emit("game");
    return true;
  }

  /** Another state of the game, as a place of its own; what was can be had again. */
  private async change(next: State, id: string, { isUndone = false, isVisit = true } = {}): Promise<boolean> {
    const before = { state: this.state, id: this.id, preview: this.preview, frontier: this.frontier };
    Object.assign(this, { state: next, id, preview: null, frontier: isUndone ? null : shownPlace(next) });
    this.isVisit = isVisit;
    if (!(await this.shownOr(() => Object.assign(this, before)))) return false;
    const isOther = id !== before.id || next.tree !== before.state.tree;
    if (isOther && !isUndone) this.past.add({ state: before.state, id: before.id });
    return true;
  }

  /** Whether the new position is shown. One that is refused is taken back; one that was overtaken by another is not. */
  private async shownOr(takeBack: () => void): Promise<boolean> {
    const shown = await this.refresh();
    if (shown === "refused") takeBack();
    return shown === "shown";
  }

  undo = (): Promise<boolean> => this.travel(this.past.undo(this.snapshot()));
  redo = (): Promise<boolean> => this.travel(this.past.redo(this.snapshot()));

  private snapshot(): Snapshot {
    return { state: this.state, id: this.id };
  }

  /** The game as it was at another time; whether there was one. */
  private async travel(to: Snapshot | null): Promise<boolean> {
    if (!to) return false;
    this.stop();
    const { place, ply, tree } = to.state;
    const isSame = isSameGame(place, this.state.place);
    if (!(await this.change(isSame ? { ...this.state, place, ply, tree } : to.state, to.id, { isUndone: true }))) return false;
    if (isSame) this.clearSelection();
    else this.announce();
    this.emit("game");
    return true;
  }

  /** The game goes on from what is on the board. */
  goOnHere(): void {
    this.frontier = shownPlace(this.state);
  }

  private gameOf(name: string): GameInfo {
    return this.catalogue.games.find((game) => game.name === name) ?? this.firstGame();
  }

  /** Another game from its start, with settings that suit it. */
  async setGame(name: string): Promise<void> {
    await this.restore({ ...usualState(this.gameOf(name)), think: this.state.think });
  }

  /** Everything at once: from a link, a file or an example. */
  async restore(state: State, id = newId()): Promise<boolean> {
    this.stop();
    if (!(await this.change(state, id))) return false;
    this.announce();
    this.emit("game");
    return true;
  }

  /** Everything is another game's now. */
  private announce(): void {
    this.forget();
    this.emit("restored");
    this.emit("settings");
    this.emit("players");
  }

  /** What the browser's Back or Forward leads to. In the same game it is only another place: no move is lost. */
  async revisit({ state, opened }: Link, id: string | null): Promise<void> {
    const isHere = isSameGame(state.place, this.state.place) && (id === null || id === this.id);
    const known = isHere ? this.state.tree : this.keptTree(id);
    const tree = known ? merged(known, state.tree) : state.tree;
    const path = shownPlace(state).moves;
    const place = { ...state.place, moves: lineThrough(tree, nodeAfter(tree, path) ?? ROOT) };
    if (isHere) {
      this.state = { ...this.state, place, ply: path.length, tree };
      await this.show();
      return;
    }
    if ((await this.restore({ ...state, place, ply: path.length, tree }, id ?? newId())) && opened) await this.reopen(opened);
  }

  /** The tree of a game that is kept in the browser. */
  private keptTree(id: string | null): MoveTree | null {
    return keptGames(localStorage, this.catalogue.games).list.find((kept) => kept.id === id)?.state.tree ?? null;
  }

  /** Opens what a link shows beside the board. */
  async reopen(opened: Opened): Promise<void> {
    if (opened.exercise) { this.emit("reopen"); return; }
    this.wantedMoment = opened.moment;
    const result = await this.during((signal) => this.runSearch(opened.place, opened.settings, signal));
    if (!result) return;
    this.showResult(result);
    if (opened.node >= 0 && opened.node < result.tree.size) await this.select(opened.node);
    if (!opened.rival) return;
    this.rival = opened.rival;
    this.emit("rival");
  }

  /** What is open beside the board, for a link to open it again. */
  private opened(): Opened | null {
    const { result, isExercising } = this;
    if (!result && !isExercising) return null;
    return {
      place: result?.place ?? shownPlace(this.state),
      settings: result?.settings ?? this.state.search,
      node: this.selected,
      moment: this.moment,
      rival: this.compared,
      exercise: isExercising,
    };
  }

  /** Shows a finished search: one that was just run, or one from a file. */
  showResult(result: Result): void {
    const { pv, value } = result.view;
    this.result = result;
    this.selected = -1;
    if (!this.isOld()) {
      // a question about a move that was played is not a judgement of the game
      if (result.answer === undefined) this.judge(this.state.ply, value);
      this.setLines(pv.length > 0 ? [{ moves: pv, value }] : []);
    }
    this.emit("result");
    this.emit("selection");
  }

  /** One of the examples, searched at once. */
  async open(example: Example): Promise<void> {
    const state = usualState(this.gameOf(example.place.game));
    state.place = wholePlace(example.place);
    state.ply = state.place.moves.length;
    state.tree = grown([], state.place.moves);
    state.search = settingsFrom(example.search);
    if (!(await this.restore(state))) return;
    this.example = example;
    if (!(await this.search()) || !example.rival) return;
    this.rival = settingsFrom(example.rival);
    this.emit("rival");
  }

  /** Closes the tree, and forgets what was thought about the game. */
  forget(): void {
    this.scores.clear();
    this.closeTree();
  }

  /** Closes the tree and what hangs on it; the game and its scores stay. */
  closeTree(): void {
    Object.assign(this, { result: null, example: null, moment: null, wantedMoment: null, selected: -1, preview: null, lines: [] });
    this.emit("result");
    this.emit("selection");
    this.emit("lines");
  }

  /** Plays a move from the position on the board; a visit is a place that the browser's Back leads back to. */
  async play(move: string, isVisit = true): Promise<boolean> {
    // the next move is one of the position this one leads to: until that is shown, there is none
    if (this.isMoving) return false;
    this.isMoving = true;
    try {
      return await this.playNow(move, isVisit);
    } finally {
      this.isMoving = false;
    }
  }

  private async playNow(move: string, isVisit: boolean): Promise<boolean> {
    const place = this.shown();
    return this.goOnFrom(place, [...place.moves, move], isVisit);
  }

  /** The game goes on after these moves: along a line it has, or along a new variation. */
  private async goOnFrom(place: Place, moves: string[], isVisit = true): Promise<boolean> {
    const isSame = isSameGame(place, this.state.place);
    const tree = grown(isSame ? this.state.tree : [], moves);
    const line = lineThrough(tree, nodeAfter(tree, moves) ?? ROOT);
    const tags = isSame ? this.state.tags : [];
    const next = { ...this.state, place: { ...place, moves: line }, ply: moves.length, tree, over: null, tags };
    if (!(await this.change(next, isSame ? this.id : newId(), { isVisit }))) return false;
    if (!isSame) this.tell(say("new-game-begins"));
    this.clearSelection();
    this.emit("game");
    return true;
  }

  /** Plays the moves of a line from the position of the game. */
  async playLine(moves: readonly string[]): Promise<void> {
    const place = shownPlace(this.state);
    await this.goOnFrom(place, [...place.moves, ...moves]);
  }

  /** How the game ended where no rule ended it, seen where it did. */
  over(): string | null {
    return this.isAtFrontier() && !this.preview ? this.state.over : null;
  }

  /** Ends the game by word or by the clock. */
  end(text: string): void {
    this.state = { ...this.state, over: text };
    this.remember();
    this.emit("turn");
    this.emit("players");
  }

  /** Looks at another ply of the line that is followed. */
  async go(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.state.place.moves.length, ply));
    this.state = { ...this.state, ply: wanted };
    await this.show();
  }

  /** Looks at another place of the game, on any of its lines. */
  async goTo(node: number): Promise<void> {
    const { tree, place } = this.state;
    this.state = { ...this.state, place: { ...place, moves: lineThrough(tree, node) }, ply: movesTo(tree, node).length };
    this.isVisit = true;
    await this.show();
  }

  /** Where in the game's tree the board is. */
  get node(): number {
    return nodeAfter(this.state.tree, shownPlace(this.state).moves) ?? ROOT;
  }

  private async show(): Promise<void> {
    this.preview = null;
    this.clearSelection();
    await this.refresh();
    this.emit("game");
  }

  /** Throws away the move that was played last here, and all that follows it. */
  async deleteLine(): Promise<void> {
    const { tree, place } = this.state;
    const { node } = this;
    const above = tree[node];
    if (!above) return;
    const left = without(tree, node);
    const path = movesTo(tree, above.parent);
    const moves = lineThrough(left, nodeAfter(left, path) ?? ROOT);
    if (!(await this.change({ ...this.state, tree: left, place: { ...place, moves }, ply: path.length }, this.id))) return;
    this.clearSelection();
    this.emit("game");
  }

  /** Makes the variation that is followed the line it varies. */
  async promoteLine(): Promise<void> {
    await this.change({ ...this.state, tree: promoted(this.state.tree, this.node) }, this.id);
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
    if (this.preview === null) { this.remember(); return; }
    this.preview = null;
    await this.refresh();
  }

  /** Makes the node that is looked at the position of the game. */
  async goOn(): Promise<void> {
    const place = this.shown();
    this.selected = -1;
    await this.goOnFrom(place, place.moves);
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

  /** Keeps the address and the browser's store in step, so that nothing is lost and everything can be shared. */
  remember(): void {
    const isVisit = this.isVisit;
    this.isVisit = false;
    if (isWorthKeeping(this.state)) keep(localStorage, this.id, this.state, this.catalogue.games);
    const hash = `#${encode(this.state, this.opened())}`;
    // an address that somebody else wrote is ours from now on: its scripts are not asked about again
    if (hash === location.hash && history.state !== null) return;
    if (isVisit && hash !== location.hash) history.pushState({ game: this.id }, "", hash);
    else history.replaceState({ game: this.id }, "", hash);
  }

  /** The same, once what is looked at rests: a replay passes many moments. */
  rememberSoon(): void {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.remember(), REST_MS);
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

  /** Ends the search that runs; what it has found so far is its answer. */
  async stopSearch(): Promise<void> {
    if (!(await this.searching.stop())) this.stop();
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
  async runSearch(place: Place, settings: SearchSettings, signal: AbortSignal, limit: Ask = {}): Promise<Result> {
    const view = await this.searching.run(place, settings, signal, limit);
    if (!view.tree) throw new Error(say("no-tree-sent"));
    return { view, tree: new TreeModel(view.tree), place, settings };
  }

  /** Shows lines on the board. */
  setLines(lines: ShownLine[]): void {
    this.lines = lines;
    this.emit("lines");
  }

  /** Keeps the value of a position of the line that is followed, for the graph of the game. */
  judge(ply: number, value: number | null): void {
    if (value !== null) this.scores.set(scoreKey(this.state.place.moves, ply), value);
  }

  /** The values along the line that is followed, by ply. */
  lineScores(): Map<number, number> {
    return scoresAlong(this.scores, this.state.place.moves);
  }
}
