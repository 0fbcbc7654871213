/** The truth beside everything: the exact value of the position on the board, of its moves, and of the nodes of the tree. */

import * as api from "../api";
import type { App, Result } from "../app";
import { byId, h, replace } from "../dom";
import * as format from "../format";
import type { Place, SolveView } from "../types";
import { say } from "../words";
import { treeTruth } from "./differs";
import { truthKey, truthText } from "./words";

/** How often a background solution is asked how far it is. */
const ASK_MS = 250;
/** No tree has more endings solved for it. */
const MOST_ENDINGS = 8;

export class Truth {
  private wanted = false;
  /** Games in which a position had no answer, and why not: they are asked first whether the next one has. */
  private readonly gaps = new Map<string, string>();

  constructor(private readonly app: App) {
    byId("truth").addEventListener("click", () => this.want(!this.wanted));
    app.on("view", () => void this.askPosition());
    app.on("result", () => void this.askTree());
    app.desk.want = () => this.want(true);
  }

  private want(wanted: boolean): void {
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    byId("truth").setAttribute("aria-pressed", String(wanted));
    void this.askPosition();
    void this.askTree();
  }

  private setTruth(truth: SolveView | null, ...note: (Element | string)[]): void {
    this.app.truth = truth;
    replace(byId("truth-note"), ...note);
    this.app.emit("truth");
  }

  /** The exact value of the position on the board. */
  private async askPosition(): Promise<void> {
    const { app } = this;
    const { view } = app;
    if (app.truth || !this.wanted) this.setTruth(null);
    if (!this.wanted || view?.outcome !== null || !app.game.can_solve) { this.setTruth(null); return; }
    const isWanted = (): boolean => this.wanted && app.view === view;
    const place = app.shown();
    this.setTruth(null, h("span", { class: "spinner" }), ` ${say("solving")}`);
    try {
      await this.prepare(place, isWanted, (text) => this.setTruth(null, h("span", { class: "spinner" }), ` ${text}`));
      if (!isWanted()) return;
      const why = this.gaps.get(place.game);
      if (why !== undefined && !(await isKnownExactly(place))) { this.tellUnknown(isWanted, why); return; }
      const truth = await api.solve(place);
      if (isWanted()) this.setTruth(truth, truthText(truth, view.turn, app.game) + truthKey(truth));
    } catch (error) {
      // beyond what is known there is no truth to show, and the next position may have one again
      const why = error instanceof Error ? error.message : "";
      if (error instanceof api.Refused) {
        this.gaps.set(place.game, why);
        this.tellUnknown(isWanted, why);
      } else if (isWanted()) this.setTruth(null, why);
    }
  }

  /** Says that nobody knows; what would help is at hand. */
  private tellUnknown(isWanted: () => boolean, why: string): void {
    if (isWanted()) this.setTruth(null, h("span", { title: why }, say("truth-unknown")));
  }

  /** Has an ending with few pieces solved in the background, and tells how far that is. */
  private async prepare(place: Place, isWanted: () => boolean, tell: (text: string) => void): Promise<void> {
    for (;;) {
      const { building } = await api.ending(place);
      if (!building || !isWanted()) return;
      const { ending, done, total } = building;
      tell(total > 0 ? say("solving-ending-part", { ending, part: format.percent(done, total) }) : say("solving-ending", { ending }));
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      if (!isWanted()) return;
    }
  }

  /** The exact values of the nodes of the tree. */
  private async askTree(): Promise<void> {
    const { app } = this;
    const { result } = app;
    this.setTruths(null);
    if (!this.wanted || !result || !app.game.can_solve) return;
    const isWanted = (): boolean => this.wanted && app.result === result;
    try {
      for (let endings = 0; endings <= MOST_ENDINGS; endings++) {
        const { values, unsolved } = await api.truths(result.place, treeAsk(result));
        if (!isWanted()) return;
        this.setTruths(treeTruth(result.tree, values));
        if (unsolved === null) return;
        await this.prepare(placeOf(result, unsolved), isWanted, () => undefined);
        if (!isWanted()) return;
      }
    } catch (error) {
      if (isWanted()) app.fail(error);
    }
  }

  private setTruths(truths: App["truths"]): void {
    if (this.app.truths === truths) return;
    this.app.truths = truths;
    this.app.emit("truths");
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

function placeOf({ place, tree }: Result, node: number): Place {
  return { ...place, moves: [...place.moves, ...tree.moves(node)] };
}
