/** The parts of the page's state, each with one owner: who shows something reads them, who changes something asks the owner. */

import { Bench } from "./editor/bench";
import { Board } from "./board/board";
import { Judgement } from "./board/judgement";
import { Shelf } from "./lab/shelf";
import type { News } from "./news";
import { Reviews } from "./review/reviews";
import { Searches } from "./searches";
import { Stage } from "./stage";
import type { State } from "./state";
import { Game } from "./thinking/game";
import { Truth } from "./truth/truth";
import { Watch } from "./truth/watch";
import type { Catalogue, GameInfo } from "./types";
import { Work } from "./work";

export type { Preview, Result, ShownLine } from "./shown";

export class App {
  readonly stage = new Stage();
  readonly work: Work;
  /** The game on the board. */
  readonly board: Board;
  readonly search: Searches;
  readonly truth: Truth;
  /** The game that is being played by those who have a seat. */
  readonly play: Game;
  readonly watch: Watch;
  readonly judgement: Judgement;
  readonly review: Reviews;
  /** What is known of the script in use. */
  readonly bench: Bench;
  /** Settings that were put aside under names. */
  readonly shelf = new Shelf(localStorage);

  constructor(
    readonly catalogue: Catalogue,
    readonly news: News,
    state: State | null,
    id?: string,
  ) {
    this.work = new Work(news);
    this.board = new Board(catalogue, news, state, id);
    this.search = new Searches(this.board, this.work, this.stage, catalogue);
    this.truth = new Truth(this.board, this.search, news);
    this.play = new Game(this);
    this.watch = new Watch(this);
    this.judgement = new Judgement(this.board, this.search, () => this.isPlayers);
    this.review = new Reviews(this.board, this.search, news);
    this.bench = new Bench(this.board);
  }

  /** The game on the board. */
  get game(): GameInfo {
    return this.board.game;
  }

  /** Whether the start screen is shown: nothing has happened yet, or the game was left. */
  get isAtStart(): boolean {
    const { board, search, stage } = this;
    return search.result === null && (board.place.moves.length === 0 || board.tree === stage.left);
  }

  /** Whether the playing search is what the reader looks at, whatever is set under Search. */
  get isPlayers(): boolean {
    return this.stage.tab !== "search" && this.game.can_think;
  }
}
