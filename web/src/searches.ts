/** The searches of a position: the last one with its tree, what of it is looked at, and what searches have said of the game. */

import * as api from "./api";
import { searchFrom, type Search, sent } from "./asks";
import type { Board } from "./board/board";
import { newId } from "./kept";
import { grown } from "./lines";
import type { Opened } from "./link";
import { scoreKey, scoresAlong } from "./scores";
import type { Result, ShownLine } from "./shown";
import { batch, computed, follow, onChange, signal, untracked } from "./signals";
import type { Stage } from "./stage";
import { isSamePlace, usualState, wholePlace } from "./state";
import { TreeModel } from "./viewer/model";
import type { Ask, Catalogue, Example, Place } from "./types";
import type { Work } from "./work";
import { say } from "./words";

export class Searches {
  private readonly last = signal<Result | null>(null);
  private readonly picked = signal(-1);
  private readonly shownLines = signal<readonly ShownLine[]>([]);
  private readonly judged = signal<ReadonlyMap<string, number>>(new Map());
  private readonly replayed = signal<number | null>(null);
  private readonly told = signal(true);
  private readonly asked = signal<number | null>(null);
  private readonly opposed = signal<Search | null>(null);
  private readonly beside = signal<Search | null>(null);
  private readonly story = signal<Example | null>(null);
  private readonly old = computed(() => this.result !== null && !isSamePlace(this.result.place, this.board.here));
  private readonly along = computed(() => scoresAlong(this.scores, this.board.place.moves));
  /** The name of the search that runs. */
  private running: string | null = null;

  constructor(
    private readonly board: Board,
    private readonly work: Work,
    private readonly stage: Stage,
    private readonly catalogue: Catalogue,
  ) {
    onChange(() => board.subject, () => this.forget());
    // what was looked at of another place says nothing about this one
    onChange(() => board.here, () => this.clearSelection());
    follow(() => board.era, () => work.stop());
  }

  /** The last search; null when its tree is closed. */
  get result(): Result | null { return this.last.value; }
  /** The node that is looked at; -1 for none. */
  get selected(): number { return this.picked.value; }
  /** What a search or thinking suggests for the position of the game. */
  get lines(): readonly ShownLine[] { return this.shownLines.value; }
  /** Values for MAX by the moves that were played, as the computer saw them. */
  get scores(): ReadonlyMap<string, number> { return this.judged.value; }
  /** The values along the line that is followed, by ply. */
  get lineScores(): ReadonlyMap<number, number> { return this.along.value; }
  /** The moment of the replay; null at its end. */
  get moment(): number | null { return this.replayed.value; }
  /** The search is being replayed, and what it will find is not shown yet. */
  get hidesAnswer(): boolean { return this.moment !== null && !this.told.value; }
  /** A search that the last one is to be compared with. */
  get rival(): Search | null { return this.opposed.value; }
  /** The search that the last one is compared with, while that is open. */
  get compared(): Search | null { return this.beside.value; }
  /** The example that is on the board; its story stays beside it. */
  get example(): Example | null { return this.story.value; }
  /** Whether the last search was of another position than the game's. */
  get isOld(): boolean { return this.old.value; }

  /** What is open beside the board, for a link to open it again. */
  get opened(): Opened | null {
    const { result, stage, board } = this;
    const exercise = stage.shows("exercise");
    if (!result && !exercise) return null;
    return {
      place: result?.place ?? board.here,
      settings: result?.settings ?? board.search,
      recorded: result?.recorded ?? board.state.recorded,
      node: this.selected,
      moment: this.moment,
      rival: this.compared,
      exercise,
    };
  }

  /** One search of the position of the game, with its tree. */
  async run(): Promise<boolean> {
    const { board } = this;
    if (board.preview) await this.select(-1);
    const result = await this.work.during((signal) => this.ask(board.here, board.search, signal));
    if (!result) return false;
    this.show(result);
    return true;
  }

  /** A search with its tree, shown nowhere yet; `limit` is what settings do not say, such as a time. */
  async ask(place: Place, settings: Search, signal: AbortSignal, { limit = {}, recorded = this.board.state.recorded }: { limit?: Ask; recorded?: number } = {}): Promise<Result> {
    const name = newId();
    this.running = name;
    try {
      const view = await api.search(place, { ...sent(settings), ...limit }, { max_nodes: recorded }, signal, name);
      if (!view.tree) throw new Error(say("no-tree-sent"));
      return { view, tree: new TreeModel(view.tree), place, settings, recorded };
    } finally {
      if (this.running === name) this.running = null;
    }
  }

  /** How many nodes the search that runs has visited; null where it is unknown. */
  async visited(): Promise<number | null> {
    return this.running === null ? null : api.running(this.running, false).catch(() => null);
  }

  /** Ends the search that runs; what it has found so far is its answer. */
  async stop(): Promise<void> {
    const isHeard = this.running !== null && (await api.running(this.running, true).catch(() => null)) !== null;
    if (!isHeard) this.work.stop();
  }

  /** Shows a finished search: one that was just run, or one from a file. */
  show(result: Result): void {
    const { pv, value } = result.view;
    batch(() => {
      this.last.value = result;
      this.picked.value = -1;
      this.replayed.value = null;
      if (untracked(() => this.isOld)) return;
      // a question about a move that was played is not a judgement of the game
      if (result.answer === undefined) this.judge(this.board.ply, value);
      this.setLines(pv.length > 0 ? [{ moves: pv, value }] : []);
    });
  }

  /** One of the examples, searched at once; with its story or without. */
  async open(example: Example): Promise<boolean> {
    const game = this.catalogue.games.find(({ name }) => name === example.place.game);
    if (!game) return false;
    const place = wholePlace(example.place);
    const state = { ...usualState(game), place, ply: place.moves.length, tree: grown([], place.moves), search: searchFrom(example.search) };
    if (!(await this.board.restore(state))) return false;
    this.story.value = example;
    const isFound = await this.run();
    if (isFound && example.rival) this.opposed.value = searchFrom(example.rival);
    return isFound;
  }

  /** Opens again what a link shows beside the board. */
  async reopen(opened: Opened): Promise<void> {
    if (opened.exercise) { this.stage.openExercise(); return; }
    this.asked.value = opened.moment;
    const result = await this.work.during((signal) => this.ask(opened.place, opened.settings, signal, { recorded: opened.recorded }));
    if (!result) return;
    this.show(result);
    if (opened.node >= 0 && opened.node < result.tree.size) await this.select(opened.node);
    if (opened.rival) this.opposed.value = opened.rival;
  }

  /** The moment to begin with when the tree is shown; it is asked for once. */
  takeWantedMoment(): number | null {
    const wanted = this.asked.peek();
    this.asked.value = null;
    return wanted;
  }

  /** The replay has come to a moment; null for its end. */
  replay(moment: number | null): void {
    this.replayed.value = moment;
  }

  /** The answer may be seen, or is hidden until the replay comes to it. */
  tell(isTold: boolean): void {
    this.told.value = isTold;
  }

  /** The comparison with a search is open; null closes it. */
  compare(rival: Search | null): void {
    batch(() => {
      this.beside.value = rival;
      this.opposed.value = null;
    });
  }

  /** The reader has read what the example is about. */
  closeStory(): void {
    this.story.value = null;
  }

  /** Closes the tree, and forgets what was thought about the game. */
  private forget(): void {
    this.judged.value = new Map();
    this.close();
  }

  /** Closes the tree and what hangs on it; the game and its scores stay. */
  close(): void {
    batch(() => {
      for (const one of [this.last, this.story, this.replayed, this.asked, this.opposed]) one.value = null;
      this.clearSelection();
    });
  }

  private clearSelection(): void {
    batch(() => {
      this.picked.value = -1;
      this.shownLines.value = [];
    });
  }

  /** Looks at a node of the tree; -1 goes back to the game. */
  async select(node: number): Promise<void> {
    this.picked.value = node;
    const { result } = this;
    if (node < 0 || !result) { await this.board.lookAhead(null); return; }
    // a move that was not looked at leads nowhere: its parent is shown
    const shown = result.tree.isSkipped(node) ? (result.tree.parent[node] ?? 0) : node;
    await this.lookAhead(result.tree.moves(shown), result.tree.positions.get(shown) ?? null);
  }

  /** Puts the position after some moves of the last search on the board. */
  async lookAhead(moves: string[], position: string | null): Promise<void> {
    const { result, board } = this;
    if (!result) return;
    const isTheGame = moves.length === 0 && !this.isOld;
    await board.lookAhead(isTheGame ? null : { place: result.place, moves, position });
  }

  /** Shows lines on the board. */
  setLines(lines: readonly ShownLine[]): void {
    this.shownLines.value = lines;
  }

  /** Keeps the value of a position of the line that is followed, for the graph of the game. */
  judge(ply: number, value: number | null): void {
    this.score(this.board.place.moves, ply, value);
  }

  /** Keeps the value of the position at a ply of a line. */
  score(moves: readonly string[], ply: number, value: number | null): void {
    if (value !== null) this.judged.value = new Map(this.judged.peek()).set(scoreKey(moves, ply), value);
  }

  /** The scores of a file in place of all others. */
  setScores(scores: ReadonlyMap<string, number>): void {
    this.judged.value = scores;
  }
}
