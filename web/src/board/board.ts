/** The game on the board: its lines, the place that is shown, and how both change. A place is shown once its position is known. */

import * as api from "../api";
import { OWN_GAME } from "../editor/bench";
import { keptGames, newId } from "../kept";
import { annotated, grown, lineThrough, merged, movesTo, type MoveTree, nodeAfter, promoted, ROOT, without } from "../lines";
import type { Link } from "../link";
import type { News } from "../news";
import { Past } from "../past";
import { keepPast, MOST_KEPT, readPast, type Snapshot } from "./pastkept";
import type { Preview } from "../shown";
import { batch, computed, type ReadonlySignal, signal, type Signal } from "../signals";
import { isSameGame, isSamePlace, shownPlace, type State, type Tag, usualState, wound } from "../state";
import type { Catalogue, GameInfo, Place, PositionAnswer } from "../types";
import { say } from "../words";

/** A game, and what of it is looked at. */
interface Scene {
  state: State;
  /** The name under which the game is kept in the browser. */
  id: string;
  preview: Preview | null;
  /** Where the game goes on: after the last move that was played. Everything else is looked at. */
  frontier: Place | null;
  /** Another one where everything is another game's. */
  era: object;
  /** Another one where what was thought about the game says nothing any more. */
  subject: object;
  /** Another one for a place of its own, which the browser's Back leads away from. */
  visit: object;
}

/** What is set beside the game itself. */
export type Settings = Pick<State, "search" | "recorded" | "think" | "players" | "kept" | "agent" | "clock" | "over">;

/** What became of a wish: a later one may have overtaken it. */
export type Arrival = "shown" | "refused" | "overtaken";

export class Board {
  private readonly scene: Signal<Scene>;
  /** What is to be shown: its position may be on its way. */
  private wanted: Scene;
  private readonly seen = signal<PositionAnswer | null>(null);
  private readonly past: Past<Snapshot>;
  private readonly searchPast = new Past<State["search"]>();
  /** Counts what is kept of the past, for those who watch it. */
  private readonly turns = signal(0);
  private asking: AbortController | null = null;
  /** A move is on its way. */
  private isMoving = false;
  private readonly parts: { [K in keyof State]: ReadonlySignal<State[K]> };
  private readonly look: { [K in keyof Scene]: ReadonlySignal<Scene[K]> };
  private readonly shownHere: ReadonlySignal<Place>;
  private readonly info: ReadonlySignal<GameInfo>;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly news: News,
    state: State | null,
    id = newId(),
  ) {
    this.past = new Past(readPast(catalogue.games));
    const first = state ?? usualState(this.firstGame());
    this.wanted = { state: first, id, preview: null, frontier: shownPlace(first), era: {}, subject: {}, visit: {} };
    this.scene = signal(this.wanted);
    this.look = slices(() => this.scene.value, this.wanted);
    this.parts = slices(() => this.look.state.value, first);
    this.shownHere = computed(() => ({ ...this.place, moves: this.place.moves.slice(0, this.ply) }));
    this.info = computed(() => this.gameInfo());
  }

  private firstGame(): GameInfo {
    const first = this.catalogue.games[0];
    if (!first) throw new Error(say("no-game"));
    return first;
  }

  private gameOf(name: string): GameInfo {
    return this.catalogue.games.find((game) => game.name === name) ?? this.firstGame();
  }

  private gameInfo(): GameInfo {
    const game = this.gameOf(this.place.game);
    const { view } = this;
    if (view?.game !== OWN_GAME || game.name !== OWN_GAME) return game;
    const { sides, algorithms, can_think, can_solve } = view;
    return { ...game, sides, algorithms, can_think, can_solve };
  }

  /** The game on the board. One that its reader wrote says only once it is set up what its sides are called, and what can search it. */
  get game(): GameInfo { return this.info.value; }
  get state(): State { return this.look.state.value; }
  get id(): string { return this.look.id.value; }
  get preview(): Preview | null { return this.look.preview.value; }
  get frontier(): Place | null { return this.look.frontier.value; }
  get era(): object { return this.look.era.value; }
  get subject(): object { return this.look.subject.value; }
  get visit(): object { return this.look.visit.value; }
  get place(): Place { return this.parts.place.value; }
  get ply(): number { return this.parts.ply.value; }
  get tree(): MoveTree { return this.parts.tree.value; }
  get search(): State["search"] { return this.parts.search.value; }
  get think(): State["think"] { return this.parts.think.value; }
  get players(): State["players"] { return this.parts.players.value; }
  get kept(): State["kept"] { return this.parts.kept.value; }
  get agent(): State["agent"] { return this.parts.agent.value; }
  get clock(): State["clock"] { return this.parts.clock.value; }
  get tags(): State["tags"] { return this.parts.tags.value; }
  /** The place of the game that is shown, without what is looked at ahead. */
  get here(): Place { return this.shownHere.value; }
  /** The position on the board: of the game, or of the node that is looked at. */
  get view(): PositionAnswer | null { return this.seen.value; }

  /** Where the board is, with the node that is looked at. */
  shown(): Place {
    return placeOn(this.scene.value);
  }

  /** Whether the game is seen where it goes on. */
  isAtFrontier(): boolean {
    return this.frontier !== null && isSamePlace(this.frontier, this.here);
  }

  /** How the game ended where no rule ended it, seen where it did. */
  over(): string | null {
    return this.isAtFrontier() && !this.preview ? this.parts.over.value : null;
  }

  /** Where in the game's tree the board is. */
  get node(): number {
    return nodeAfter(this.tree, this.here.moves) ?? ROOT;
  }

  get canUndo(): boolean { return this.turns.value >= 0 && this.past.canUndo; }
  get canRedo(): boolean { return this.turns.value >= 0 && this.past.canRedo; }

  /** Changes what is set; the game and what is shown of it stay. */
  set(part: Partial<Settings>): void {
    this.wanted = { ...this.wanted, state: { ...this.wanted.state, ...part } };
    const scene = this.scene.peek();
    this.scene.value = { ...scene, state: { ...scene.state, ...part } };
  }

  /** Changes the settings of a search; the change can be undone. */
  changeSearch(change: Partial<State["search"]>): void {
    this.searchPast.add(this.wanted.state.search);
    this.turns.value += 1;
    this.set({ search: { ...this.wanted.state.search, ...change } });
  }

  get canUndoSearch(): boolean { return this.turns.value >= 0 && this.searchPast.canUndo; }

  /** The settings of the search as they were before the last change. */
  undoSearch(): void {
    const search = this.searchPast.undo(this.wanted.state.search);
    if (!search) return;
    this.turns.value += 1;
    this.set({ search });
  }

  /** Shows something else, once its position is known. */
  private async show(change: Partial<Scene>, isUndone = false): Promise<Arrival> {
    this.wanted = { ...this.wanted, ...change };
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    try {
      const view = await api.position(placeOn(this.wanted), asking.signal);
      if (asking.signal.aborted) return "overtaken";
      this.arrive(view, isUndone);
      return "shown";
    } catch (error) {
      if (asking.signal.aborted) return "overtaken";
      this.wanted = this.scene.peek();
      this.news.fail(error);
      return "refused";
    }
  }

  private arrive(view: PositionAnswer, isUndone: boolean): void {
    const before = this.scene.peek();
    const isOther = this.wanted.id !== before.id || this.wanted.state.tree !== before.state.tree;
    if (isOther && !isUndone) this.past.add({ state: before.state, id: before.id });
    if (isOther) keepPast(this.past.last(MOST_KEPT));
    batch(() => {
      this.turns.value += 1;
      this.scene.value = this.wanted;
      this.seen.value = view;
    });
  }

  /** Asks for the position on the board once more. */
  refresh(): Promise<Arrival> {
    return this.show({});
  }

  /** Another state of the game, in which it goes on. */
  private async change(state: State, change: Partial<Scene> = { visit: {} }): Promise<boolean> {
    return (await this.show({ state, preview: null, frontier: shownPlace(state), ...change })) === "shown";
  }

  /** Another game, or another position of it. */
  setPlace(place: Place, tree: MoveTree = [], tags: Tag[] = []): Promise<boolean> {
    const { state } = this.wanted;
    const next = { ...state, place, ply: place.moves.length, tree: grown(tree, place.moves), over: null, clock: wound(state.clock), tags };
    return this.change(next, { id: newId(), visit: {}, subject: {} });
  }

  /** Everything at once: from a link, a file or an example. */
  restore(state: State, id = newId()): Promise<boolean> {
    return this.change(state, { id, visit: {}, subject: {}, era: {} });
  }

  /** Another game from its start, with settings that suit it. */
  setGame(name: string): Promise<boolean> {
    return this.restore({ ...usualState(this.gameOf(name)), think: this.wanted.state.think });
  }

  undo = (): Promise<boolean> => this.travel(this.past.undo(this.snapshot()));
  redo = (): Promise<boolean> => this.travel(this.past.redo(this.snapshot()));

  private snapshot(): Snapshot {
    const { state, id } = this.scene.peek();
    return { state, id };
  }

  /** The game as it was at another time; whether there was one. */
  private async travel(to: Snapshot | null): Promise<boolean> {
    if (!to) return false;
    const { place, ply, tree } = to.state;
    const { state } = this.wanted;
    const isSame = isSameGame(place, state.place);
    const common = { id: to.id, preview: null, frontier: null, visit: {} };
    const other = { state: to.state, subject: {}, era: {} };
    return (await this.show({ ...common, ...(isSame ? { state: { ...state, place, ply, tree } } : other) }, true)) === "shown";
  }

  /** The game goes on from what is on the board. */
  goOnHere(): void {
    this.wanted = { ...this.wanted, frontier: shownPlace(this.wanted.state) };
    this.scene.value = { ...this.scene.peek(), frontier: this.here };
  }

  /** What the browser's Back or Forward leads to. In the same game it is only another place: no move is lost. Whether everything is another game's now. */
  async revisit({ state }: Link, id: string | null): Promise<boolean> {
    const now = this.wanted;
    const isHere = isSameGame(state.place, now.state.place) && (id === null || id === now.id);
    const known = isHere ? now.state.tree : this.keptTree(id);
    const tree = known ? merged(known, state.tree) : state.tree;
    const path = shownPlace(state).moves;
    const place = { ...state.place, moves: lineThrough(tree, nodeAfter(tree, path) ?? ROOT) };
    const there = { place, ply: path.length, tree };
    if (!isHere) return this.restore({ ...state, ...there }, id ?? newId());
    await this.show({ state: { ...now.state, ...there }, preview: null }, true);
    return false;
  }

  /** The tree of a game that is kept in the browser. */
  private keptTree(id: string | null): MoveTree | null {
    return keptGames(localStorage, this.catalogue.games).list.find((kept) => kept.id === id)?.state.tree ?? null;
  }

  /** Plays a move from the position on the board; a visit is a place that the browser's Back leads back to. */
  async play(move: string, isVisit = true): Promise<boolean> {
    // the next move is one of the position this one leads to: until that is shown, there is none
    if (this.isMoving) return false;
    this.isMoving = true;
    try {
      const place = this.shown();
      return await this.goOnFrom(place, [...place.moves, move], isVisit);
    } finally {
      this.isMoving = false;
    }
  }

  /** The game goes on after these moves: along a line it has, or along a new variation. */
  private async goOnFrom(place: Place, moves: readonly string[], isVisit = true): Promise<boolean> {
    const { state, id } = this.wanted;
    const isSame = isSameGame(place, state.place);
    const tree = grown(isSame ? state.tree : [], moves);
    const line = lineThrough(tree, nodeAfter(tree, moves) ?? ROOT);
    const next = { ...state, place: { ...place, moves: line }, ply: moves.length, tree, over: null, tags: isSame ? state.tags : [] };
    if (!(await this.change(next, { id: isSame ? id : newId(), ...(isVisit ? { visit: {} } : {}) }))) return false;
    if (!isSame) this.news.tell(say("new-game-begins"));
    return true;
  }

  /** Plays the moves of a line from the position of the game. */
  async playLine(moves: readonly string[]): Promise<void> {
    const { here } = this;
    await this.goOnFrom(here, [...here.moves, ...moves]);
  }

  /** Makes the node that is looked at the position of the game. */
  async goOn(): Promise<void> {
    const place = this.shown();
    await this.goOnFrom(place, place.moves);
  }

  /** Looks at another ply of the line that is followed. */
  async go(ply: number): Promise<void> {
    const { state } = this.wanted;
    const wanted = Math.max(0, Math.min(state.place.moves.length, ply));
    await this.show({ state: { ...state, ply: wanted }, preview: null });
  }

  /** Goes a number of plies on, or back, from where the board is or will be. */
  step(plies: number): Promise<void> {
    return this.go(this.wanted.state.ply + plies);
  }

  /** Looks at another place of the game, on any of its lines. */
  async goTo(node: number): Promise<void> {
    const { state } = this.wanted;
    const { tree, place } = state;
    await this.show({ state: { ...state, place: { ...place, moves: lineThrough(tree, node) }, ply: movesTo(tree, node).length }, preview: null, visit: {} });
  }

  /** Puts the position after some moves from a place on the board; the game stays. Null for the game's own position. */
  async lookAhead(preview: Preview | null): Promise<void> {
    if (preview === null && this.wanted.preview === null) return;
    await this.show({ preview });
  }

  /** Throws away the move that was played last here, and all that follows it. */
  async deleteLine(): Promise<void> {
    const { node } = this;
    const { state } = this.wanted;
    const above = state.tree[node];
    if (!above) return;
    const tree = without(state.tree, node);
    const path = movesTo(tree, above.parent);
    const moves = lineThrough(tree, nodeAfter(tree, path) ?? ROOT);
    await this.change({ ...state, tree, place: { ...state.place, moves }, ply: path.length });
  }

  /** Writes words and signs at the move on the board. */
  annotate(words: string, nags: readonly number[]): void {
    const { state, id } = this.scene.peek();
    const tree = annotated(state.tree, this.node, words, nags);
    this.past.add({ state, id });
    this.turns.value += 1;
    this.wanted = { ...this.wanted, state: { ...this.wanted.state, tree } };
    this.scene.value = { ...this.scene.peek(), state: { ...state, tree } };
  }

  /** Makes the variation that is followed the line it varies. */
  async promoteLine(): Promise<void> {
    const { state } = this.wanted;
    await this.change({ ...state, tree: promoted(state.tree, this.node) });
  }
}

function placeOn({ state, preview }: Scene): Place {
  if (!preview) return shownPlace(state);
  if (preview.position !== null) return { ...preview.place, position: preview.position, moves: [] };
  return { ...preview.place, moves: [...preview.place.moves, ...preview.moves] };
}

/** The parts of something, each watched by itself. */
function slices<T extends object>(read: () => T, whole: T): { [K in keyof T]: ReadonlySignal<T[K]> } {
  const entries = (Object.keys(whole) as (keyof T)[]).map((name) => [name, computed(() => read()[name])]);
  return Object.fromEntries(entries) as { [K in keyof T]: ReadonlySignal<T[K]> };
}
