/** The truth beside everything: the exact value of the position on the board, of its moves, and of the nodes of the tree. */

import * as api from "../api";
import type { Board } from "../board/board";
import * as format from "../format";
import { refusal } from "../refusals";
import { placeInTree, type Result } from "../shown";
import { computed, follow, signal } from "../signals";
import type { News } from "../news";
import type { Searches } from "../searches";
import type { Place, PositionAnswer, SolveView } from "../types";
import { say } from "../words";
import { type TreeTruth, treeTruth } from "./differs";
import { truthKey, truthText } from "./words";

/** How often a background solution is asked how far it is. */
const ASK_MS = 250;
/** No tree has more endings solved for it. */
const MOST_ENDINGS = 8;

/** The words about the truth of the position. */
export interface TruthNote {
  text: string;
  /** Why there is no answer. */
  why?: string;
  isBusy?: boolean;
}

/** A value that holds for one position. */
interface Solved {
  view: PositionAnswer;
  truth: SolveView | null;
  note: TruthNote | null;
}

export class Truth {
  private readonly wish = signal(false);
  private readonly solved = signal<Solved | null>(null);
  private readonly known = signal<TreeTruth | null>(null);
  private readonly current = computed(() => (this.isWanted && this.solved.value?.view === this.board.view ? this.solved.value : null));
  private readonly ofTree = computed(() => (this.known.value?.tree === this.search.result?.tree ? this.known.value : null));
  /** Games in which a position took too long, and its refusal: a quick look goes before the next solution. */
  private readonly gaps = new Map<string, string>();

  constructor(
    private readonly board: Board,
    private readonly search: Searches,
    private readonly news: News,
  ) {
    follow(() => [board.view, this.isWanted], () => void this.askPosition());
    follow(() => [search.result, this.isWanted], () => void this.askTree());
  }

  /** Whether the reader wants to know what is true. */
  get isWanted(): boolean { return this.wish.value; }
  /** The exact value of the position on the board, and of its moves. */
  get position(): SolveView | null { return this.current.value?.truth ?? null; }
  get note(): TruthNote | null { return this.current.value?.note ?? null; }
  /** What is true of the nodes of the last search's tree. */
  get tree(): TreeTruth | null { return this.ofTree.value; }

  want(wanted: boolean): void {
    this.wish.value = wanted;
  }

  /** The exact value of the position on the board. */
  private async askPosition(): Promise<void> {
    const { board } = this;
    const { view, game } = board;
    if (!this.isWanted || view?.outcome !== null || !game.can_solve) return;
    const isWanted = (): boolean => this.isWanted && board.view === view;
    const note = (text: TruthNote, truth: SolveView | null = null): void => { if (isWanted()) this.solved.value = { view, truth, note: text }; };
    const unknown = (why: string): void => note({ text: say("truth-unknown"), why });
    const place = board.shown();
    note({ text: say("solving"), isBusy: true });
    try {
      const why = await this.whyUnknown(place, isWanted, (text) => note({ text, isBusy: true }));
      if (!isWanted()) return;
      if (why !== null) { unknown(why); return; }
      const truth = await api.solve(place);
      note({ text: truthText(truth, view.turn, game) + truthKey(truth) }, truth);
    } catch (error) {
      const why = error instanceof Error ? error.message : "";
      if (error instanceof api.Refused) this.gaps.set(place.game, why);
      if (error instanceof api.Refused) unknown(why);
      else note({ text: why });
    }
  }

  /** Why no exact value can be had of a position, before it is asked for; null where one can. */
  private async whyUnknown(place: Place, isWanted: () => boolean, tell: (text: string) => void): Promise<string | null> {
    const unknown = await this.prepare(place, isWanted, tell);
    const gap = this.gaps.get(place.game);
    if (unknown !== null || gap === undefined || !isWanted()) return unknown;
    return (await isKnownExactly(place)) ? null : gap;
  }

  /** Has an ending with few pieces solved in the background, and tells how far that is; why the truth is unknown, if it is. */
  private async prepare(place: Place, isWanted: () => boolean, tell: (text: string) => void): Promise<string | null> {
    for (;;) {
      const { building, unknown } = await api.ending(place);
      if (!building || !isWanted()) return unknown === null ? null : refusal(unknown);
      const { ending, done, total } = building;
      tell(total > 0 ? say("solving-ending-part", { ending, part: format.percent(done, total) }) : say("solving-ending", { ending }));
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      if (!isWanted()) return null;
    }
  }

  /** The exact values of the nodes of the tree. */
  private async askTree(): Promise<void> {
    const { board, search } = this;
    const { result } = search;
    this.known.value = null;
    if (!this.isWanted || !result || !board.game.can_solve) return;
    const isWanted = (): boolean => this.isWanted && search.result === result;
    try {
      for (let endings = 0; endings <= MOST_ENDINGS; endings++) {
        const { values, unsolved } = await api.truths(result.place, treeAsk(result));
        if (!isWanted()) return;
        this.known.value = treeTruth(result.tree, values);
        if (unsolved === null) return;
        await this.prepare(placeInTree(result, unsolved), isWanted, () => undefined);
        if (!isWanted()) return;
      }
    } catch (error) {
      if (isWanted()) this.news.fail(error);
    }
  }
}

/** Whether a position has an exact value: asked as a tree of one node, which is answered either way. */
async function isKnownExactly(place: Place): Promise<boolean> {
  const { values } = await api.truths(place, { parent: [0], label: [null], labels: [] });
  return values[0] !== null && values[0] !== undefined;
}

/** The tree as the studio is asked about it: moves that were never looked at have no value to compare with. */
function treeAsk({ tree }: Result): { parent: number[]; label: (number | null)[]; labels: string[] } {
  const label = Array.from(tree.label, (label, node) => (node === 0 || tree.isSkipped(node) ? null : label));
  return { parent: Array.from(tree.parent), label, labels: tree.labels };
}
