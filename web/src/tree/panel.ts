/** The tree's part of the page: the tree of the last search, what the studio knows of its nodes, and the board that follows. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h } from "../dom";
import { placeInTree } from "../shown";
import type { Grid } from "../types";
import { truthChip } from "../viewer/filters";
import { at, type TreeModel } from "../viewer/model";
import { TreeStage } from "../viewer/stage";
import { answered, type Beside, introduction } from "../viewer/why";
import { say } from "../words";
import { Panel } from "../signals";
import { TreeCounts } from "./counts";
import { BoardFollower } from "./following";
import { HoverCard } from "./hover";
import { bringTreeIntoView } from "./intoview";
import { Invitation } from "./invitation";
import { KnownNodes } from "./known";

export class TreePanel extends Panel {
  private readonly stage: TreeStage;
  private readonly card: HoverCard;
  private readonly countLine: TreeCounts;
  private readonly known: KnownNodes;
  private readonly follower: BoardFollower;

  constructor(private readonly app: App) {
    super();
    this.card = new HoverCard(app);
    this.countLine = new TreeCounts(app);
    new Invitation(app);
    this.known = new KnownNodes(app);
    this.follower = new BoardFollower(app);
    this.stage = new TreeStage({
      sides: () => app.game.sides,
      boardOf: (node) => this.boardOf(node),
      hasBoards: () => Boolean(app.board.view?.board),
      pick: (node) => void app.search.select(node),
      point: (pointed) => {
        if (pointed) this.card.show(pointed);
        else this.card.hide();
      },
      replay: (node, moment) => this.replay(node, moment),
      told: (isTold) => app.search.tell(isTold),
      introduce: (isFolded) => (app.search.result ? introduction(app.search.result, app.game.values, isFolded) : h("p", {})),
      beside: (node, opening) => this.beside(node, opening),
      chips: () => this.chips(),
      rings: () => this.known.all?.differs ?? null,
      key: (key) => this.key(key),
      shown: () => this.jumpToWanted(),
    });
    const { search, truth, stage } = app;
    this.follow(() => search.result, () => this.show());
    // the answer is not told before the search has found it
    this.follow(() => search.hidesAnswer, () => document.body.classList.toggle("replaying", search.hidesAnswer));
    this.onChange(() => search.selected, () => this.stage.select(search.selected));
    this.onChange(() => truth.tree, () => this.stage.drawRings());
    this.onChange(() => stage.theme, () => this.stage.recolour());
  }

  /** The whole tree. */
  private get tree(): TreeModel | null {
    return this.app.search.result?.tree ?? null;
  }

  /** The nodes that are on the screen, by their numbers in the whole tree. */
  seen(): number[] {
    return this.stage.seen();
  }

  /** The nodes whose value the replay does not know yet, by their numbers in the whole tree. */
  entered(): Set<number> {
    return this.stage.entered();
  }

  /** Shows one moment of the search, the whole of it for null; near a node, or with everything in view. */
  showMoment(moment: number | null, focus: number | null): void {
    this.stage.showMoment(moment, focus);
  }

  /** Hides what has not been explained yet: cuts, bounds and windows. */
  setQuiet(isQuiet: boolean): void {
    this.stage.setQuiet(isQuiet);
  }

  private show(): void {
    const { result } = this.app.search;
    byId("tree-tools").hidden = !result;
    byId("tree-stage").classList.toggle("empty", !result);
    this.follower.reset();
    if (result) this.countLine.show(result);
    else this.countLine.clear();
    const algorithm = result?.settings.algorithm;
    const code = this.app.catalogue.searches.find(({ name }) => name === algorithm)?.code;
    this.stage.show(result?.tree ?? null, algorithm, code);
    if (result) bringTreeIntoView();
  }

  /** To the moment that a link names, once its tree is there. */
  private jumpToWanted(): void {
    const wantedMoment = this.app.search.takeWantedMoment();
    if (wantedMoment !== null) this.stage.player.jump(wantedMoment);
  }

  private async boardOf(node: number): Promise<Grid | null> {
    const { result } = this.app.search;
    const place = result && placeInTree(result, node);
    return place ? (await api.position(place)).board : null;
  }

  private key(key: string): boolean {
    if (key !== "t" && key !== "T") return false;
    this.toNextWrong();
    return true;
  }

  private chips(): HTMLElement[] {
    const known = this.known.all;
    const rings = (on: boolean): void => this.stage.withCanvas((canvas) => { canvas.look.wrong = on && known ? known.differs : null; });
    return known ? truthChip(known, rings, () => this.toNextWrong()) : [];
  }

  /** Goes to the next node that differs from the truth. */
  private toNextWrong(): void {
    const next = this.known.next();
    if (next !== null) this.stage.unfold(next);
  }

  /** What can be done with a node, what is true of it, and what was asked about it. */
  private beside(node: number, opening: HTMLElement): Beside {
    const { tree } = this;
    const actions = h("div", { class: "line" }, opening);
    if (tree && !tree.isSkipped(node)) {
      actions.append(h("button", { class: "small", id: "search-from-here", onclick: () => void this.app.board.goOn().then(() => this.app.search.run()) }, say("search-from-here")));
      // once the explanation stands on the page
      queueMicrotask(() => void this.card.explainValue(node, byId("why")));
    }
    const watch = this.known.watchFrom(node);
    if (watch) actions.append(watch);
    return { actions, truth: this.known.words(node), answer: this.answerAt(node) };
  }

  /** What was asked about a move stands at the moves of the root: further down it is about something else. */
  private answerAt(node: number): HTMLElement | null {
    const { result } = this.app.search;
    return result && at(result.tree.parent, node) === 0 ? answered(result) : null;
  }

  /** The board and the link follow the replay. */
  private replay(node: number, moment: number | null): void {
    this.app.search.replay(moment);
    this.follower.follow(node, this.tree);
  }
}
