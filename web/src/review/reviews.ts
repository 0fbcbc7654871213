/** The review of the game on the board: carried out in the lab, kept beside the game as long as that is on the board. */

import type { Board } from "../board/board";
import { Experimenter } from "../lab/experimenter";
import { movesTo, nodeAfter, ROOT } from "../lines";
import type { News } from "../news";
import type { Searches } from "../searches";
import { computed, onChange, signal } from "../signals";
import type { LabTold, Place, Review, ReviewedPly } from "../types";
import { Practice } from "./practice";

/** Nodes of each search, from quick to thorough; the second is usual. */
export const NODES = [10_000, 50_000, 200_000] as const;

/** What was asked, and what has come of it. */
export interface Asked {
  /** The game as it was when it was asked about. */
  place: Place;
  nodes: number;
  review: Review | null;
  state: "runs" | "done" | "stopped";
  done: number;
}

/** What was asked with one more message of the lab; null where nothing came of it. */
export function heard(asked: Asked, told: LabTold): Asked | null {
  switch (told.type) {
    case "progress":
      return { ...asked, done: told.done };
    case "found":
      return { ...asked, review: told.finding.review ?? asked.review };
    case "done":
      return { ...asked, review: told.finding.review ?? asked.review, state: told.stopped ? "stopped" : "done" };
    case "error":
      return asked.review ? { ...asked, state: "stopped" } : null;
    default:
      return asked;
  }
}

export class Reviews {
  readonly practice: Practice;
  private readonly held = signal<Asked | null>(null);
  private readonly chosen = signal<number>(NODES[1]);
  private readonly nodesOf = computed(() => this.nodes());
  private talk: Experimenter | null = null;

  constructor(
    private readonly board: Board,
    private readonly search: Searches,
    private readonly news: News,
  ) {
    this.practice = new Practice(board, this);
    onChange(() => board.subject, () => this.forget());
  }

  get asked(): Asked | null { return this.held.value; }
  /** Nodes of each search of the next review. */
  get thoroughness(): number { return this.chosen.value; }

  choose(nodes: number): void {
    this.chosen.value = nodes;
  }

  /** Reviews the line that is followed. */
  run(): void {
    const { board, thoroughness: nodes } = this;
    this.talk?.close();
    this.practice.leave();
    const { place } = board;
    this.held.value = { place, nodes, review: null, state: "runs", done: 0 };
    this.talk = new Experimenter({ kind: "review", place, nodes }, (told) => this.hear(told));
  }

  /** Ends it; what is reviewed so far stays. */
  stop(): void {
    this.talk?.stop();
  }

  private hear(told: LabTold): void {
    const { asked } = this;
    if (!asked) return;
    if (told.type === "error") this.news.fail(new Error(told.error));
    this.held.value = heard(asked, told);
  }

  private forget(): void {
    this.talk?.close();
    this.talk = null;
    this.held.value = null;
    this.practice.leave();
  }

  /** The mark of a move of the game's tree. */
  markAt(node: number): ReviewedPly["mark"] {
    return this.nodesOf.value.get(node)?.mark ?? null;
  }

  /** The reviewed move that led to the position on the board. */
  get here(): ReviewedPly | null {
    return this.nodesOf.value.get(this.board.node) ?? null;
  }

  /** The node before a reviewed move; null where the line was deleted. */
  before(ply: number): number | null {
    const { asked } = this;
    return asked && (ply === 1 ? ROOT : nodeAfter(this.board.tree, asked.place.moves.slice(0, ply - 1)));
  }

  /** Goes to the position after a ply of the reviewed line. */
  async go(ply: number): Promise<void> {
    const node = this.before(ply + 1);
    if (node !== null) await this.board.goTo(node);
  }

  /** Shows the better move on the board it could have been made on. */
  async showBetter({ ply, better, before }: ReviewedPly): Promise<void> {
    await this.go(ply - 1);
    this.search.setLines([{ moves: better, value: before.value }]);
  }

  /** The reviewed moves by their nodes in the tree of the game. */
  private nodes(): Map<number, ReviewedPly> {
    const found = new Map<number, ReviewedPly>();
    const { asked, board } = this;
    if (!asked?.review) return found;
    const byLine = new Map<string, number>(board.tree.map((_, node) => [movesTo(board.tree, node).join(" "), node]));
    for (const one of asked.review.plies) {
      const node = byLine.get(asked.place.moves.slice(0, one.ply).join(" "));
      if (node !== undefined) found.set(node, one);
    }
    return found;
  }
}

/** The scores of a review for MAX, by ply: with the best move before each, and after the last. */
export function scoresOf(review: Review): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { ply, before } of review.plies) scores.set(ply - 1, before.value ?? 0);
  const last = review.plies.at(-1);
  if (last) scores.set(last.ply, last.after.value ?? 0);
  return scores;
}

/** How people write a mark. */
export const SIGNS: Record<NonNullable<ReviewedPly["mark"]>, string> = { dubious: "?!", mistake: "?", blunder: "??" };
