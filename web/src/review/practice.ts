/** Practice of one's own mistakes: the position before each, and a better move asked for on the board. */

import type { Board } from "../board/board";
import { Experimenter } from "../lab/experimenter";
import { computed, signal } from "../signals";
import type { LabTold, ReviewedPly } from "../types";
import { say } from "../words";
import type { Reviews } from "./reviews";

/** The mistakes of one side, and how far the reader is. */
export interface Drill {
  /** The index of the side. */
  side: number;
  list: readonly ReviewedPly[];
  /** Which of them is on the board. */
  at: number;
  state: "asks" | "checks" | "solved" | "shown" | "over";
  /** The sentence about the last answer. */
  words: string;
  /** Mistakes for which a better move was found. */
  found: number;
}

/** The marked moves of a side. */
export function mistakes(plies: readonly ReviewedPly[], side: number): ReviewedPly[] {
  return plies.filter((one) => one.mark !== null && (one.side === "max" ? 0 : 1) === side && one.better.length > 0);
}

/** What can be said of an answer at once; null where it has to be looked at. */
export function judged(asked: ReviewedPly, move: string): { isGood: boolean; words: string } | null {
  if (move === asked.better[0]) return { isGood: true, words: say("practice-best", { move }) };
  if (move === asked.move) return { isGood: false, words: say("practice-same", { move, loss: asked.loss }) };
  return null;
}

/** What a look at an answer says of it. */
export function told(answer: ReviewedPly, least: number): { isGood: boolean; words: string } {
  const { move, loss } = answer;
  if (loss >= least) return { isGood: false, words: say("practice-bad", { move, loss }) };
  return { isGood: true, words: loss === 0 ? say("practice-as-good", { move }) : say("practice-good", { move, loss, least }) };
}

export class Practice {
  private readonly held = signal<Drill | null>(null);
  private readonly asked = computed(() => {
    const drill = this.held.value;
    return drill && drill.state !== "over" ? (drill.list[drill.at] ?? null) : null;
  });
  private talk: Experimenter | null = null;

  constructor(
    private readonly board: Board,
    private readonly reviews: Reviews,
  ) {}

  get drill(): Drill | null { return this.held.value; }
  /** The mistake that is on the board. */
  get current(): ReviewedPly | null { return this.asked.value; }

  /** Begins with the first mistake of a side. */
  async begin(side: number): Promise<void> {
    const list = mistakes(this.reviews.asked?.review?.plies ?? [], side);
    if (list.length > 0) await this.ask({ side, list, at: 0, state: "asks", words: "", found: 0 });
  }

  /** Goes on with the next one, or to the end. */
  async next(): Promise<void> {
    const { drill } = this;
    if (!drill) return;
    const at = drill.at + 1;
    if (at < drill.list.length) await this.ask({ ...drill, at, state: "asks", words: "" });
    else this.held.value = { ...drill, state: "over", words: say("practice-end", { found: drill.found, count: drill.list.length }) };
  }

  leave(): void {
    this.talk?.close();
    this.talk = null;
    this.held.value = null;
  }

  private async ask(drill: Drill): Promise<void> {
    this.talk?.close();
    this.held.value = drill;
    const { current } = this;
    if (current) await this.reviews.go(current.ply - 1);
  }

  /** Shows what would have been better. */
  async show(): Promise<void> {
    const { drill, current } = this;
    if (!drill || !current) return;
    this.talk?.close();
    this.held.value = { ...drill, state: "shown", words: say("practice-shown", { line: current.better.join(" ") }) };
    await this.reviews.showBetter(current);
  }

  /** Takes a move on the board as an answer; false where none is asked for there. */
  takes(move: string): boolean {
    const { drill, current, board } = this;
    if (!drill || !current || board.preview || drill.state === "solved" || drill.state === "shown") return false;
    if (board.node !== this.reviews.before(current.ply)) return false;
    if (drill.state === "checks") return true;
    const known = judged(current, move);
    if (known) this.answer(known);
    else this.look(drill, current, move);
    return true;
  }

  private answer({ isGood, words }: { isGood: boolean; words: string }): void {
    const { drill } = this;
    if (drill) this.held.value = { ...drill, state: isGood ? "solved" : "asks", words, found: drill.found + (isGood ? 1 : 0) };
  }

  /** Has a move looked at by the rules of the review. */
  private look(drill: Drill, current: ReviewedPly, move: string): void {
    const { asked } = this.reviews;
    if (!asked?.review) return;
    const { nodes, place, review: { rules } } = asked;
    this.held.value = { ...drill, state: "checks", words: say("practice-checks", { move }) };
    const moves = [...place.moves.slice(0, current.ply - 1), move];
    this.talk = new Experimenter({ kind: "review", place: { ...place, moves }, nodes, from: current.ply }, (heard) => this.hear(heard, rules.dubious));
  }

  private hear(heard: LabTold, least: number): void {
    const { drill } = this;
    if (drill?.state !== "checks") return;
    if (heard.type === "error") this.held.value = { ...drill, state: "asks", words: heard.error };
    if (heard.type !== "done") return;
    const answer = heard.finding.review?.plies[0];
    if (answer) this.answer(told(answer, least));
    else this.held.value = { ...drill, state: "asks", words: "" };
  }
}
