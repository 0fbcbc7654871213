/** The tree's part of the page: the tree, its filters, its replay, and why each node was left. */

import * as api from "../api";
import type { App, Result } from "../app";
import { byId, h, replace } from "../dom";
import { marks, say } from "../words";
import { judgeOf } from "../judging";
import type { MoveTree } from "../lines";
import { evalAsk, searchName } from "../state";
import type { Grid, Place } from "../types";
import { Boards } from "./boards";
import { TreeCanvas } from "./canvas";
import { familyBoxes, putCard } from "./beside";
import { hoverCard, shares } from "./card";
import { codePage } from "./code";
import { pageColours } from "./colours";
import { nodeTruth } from "../truth/words";
import { type TreeTruth, trusted } from "../truth/differs";
import { filterChips, truthChip } from "./filters";
import { Finder } from "./finder";
import { firstOf, firstOpen, foldedTree, parentsOf, visible, widthsOf } from "./fold";
import { range } from "./gauge";
import { at, type TreeModel } from "./model";
import { Overview } from "./overview";
import { Player } from "./player";
import { nodeAt, story } from "./replay";
import { inSight, openAt } from "./sight";
import { answered, explanation, introduction, momentStory, spoken } from "./why";

/** The value function is asked about a node after the pointer has rested this long. */
const REST_MS = 250;
/** The board follows a replay that rests this long; a fast one would only make it flicker. */
const FOLLOW_MS = 90;
/** A node that is jumped to gets at least this many pixels. */
const READABLE = 66;
/** Larger trees are shown folded first: a reader starts with what can be read. */
const FOLDED = 3000;
/** A tree whose nodes have at least so many pixels when all of it is seen stays whole in a replay. */
const WHOLE_FROM = 10;
/** In a larger one a node that is replayed gets at least this many, unless the tree grows too wide. */
const FOLLOWED = 26;
const CLOSE = 104;

/** Whether the reader wants nothing to move by itself. */
function isStill(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class TreePanel {
  private canvas: TreeCanvas | null = null;
  private overview: Overview | null = null;
  private readonly boards = new Boards((node) => this.boardOf(node));
  private readonly player: Player;
  private readonly finder: Finder;
  private scale: [number, number] = [-1, 1];
  private rest = 0;
  private follow = 0;
  /** The nodes that are open when the rest is folded away; null when the whole tree is shown. */
  private open: Set<number> | null = null;
  /** The moves of the game that was left for the start screen: it is shown until others are made. */
  private left: MoveTree | null = null;

  constructor(private readonly app: App) {
    this.player = new Player((moment, isStep) => this.replay(moment, isStep));
    byId("replay").append(this.player.element);
    byId("tree-stage").append(this.boards.element);
    this.finder = new Finder(byId("tree-find") as HTMLInputElement, byId("found"), byId("found-list"), {
      mark: (nodes) => this.withCanvas((canvas) => { canvas.look.found = nodes; }),
      go: (node) => void this.unfold(node),
    });
    app.on("result", () => this.show());
    app.on("selection", () => this.selected());
    app.on("truths", () => this.showTruths());
    app.on("theme", () => this.recolour());
    app.seenNodes = () => this.seen();
    app.openNodes = () => this.entered();
    app.on(["result", "view"], () => this.age());
    app.on(["result", "game"], () => this.invite());
    byId("home").addEventListener("click", () => this.leave(app.state.tree));
    byId("resume").addEventListener("click", () => this.leave(null));
    this.toolbar();
    this.show();
  }

  /** The whole tree. */
  private get tree(): TreeModel | null {
    return this.app.result?.tree ?? null;
  }

  /** The tree as it is shown: whole, or with most of it folded away. */
  private get shown(): TreeModel | null {
    return this.canvas?.model ?? null;
  }

  /** The nodes that are on the screen, by their numbers in the whole tree. */
  private seen(): number[] {
    const { canvas, shown } = this;
    if (!canvas || !shown) return [];
    return inSight(shown, canvas.camera, [canvas.element.clientWidth, canvas.element.clientHeight], canvas.look).map((node) => this.whole(node));
  }

  /** The nodes whose value the replay does not know yet, by their numbers in the whole tree. */
  private entered(): Set<number> {
    const { canvas, shown } = this;
    return new Set(canvas && shown ? openAt(shown, canvas.look.moment).map((node) => this.whole(node)) : []);
  }

  /** A node's number in the whole tree. */
  private whole(node: number): number {
    return node < 0 || !this.shown ? -1 : at(this.shown.origin, node);
  }

  private toolbar(): void {
    const click = (id: string, action: () => void): void => byId(id).addEventListener("click", action);
    click("tree-fit", () => this.withCanvas((canvas) => canvas.camera.fitAll()));
    click("tree-in", () => this.withCanvas((canvas) => canvas.camera.zoom(1.6, canvas.element.clientWidth / 2)));
    click("tree-out", () => this.withCanvas((canvas) => canvas.camera.zoom(1 / 1.6, canvas.element.clientWidth / 2)));
    click("tree-pv", () => this.toExpectedLine());
    click("tree-fold", () => void this.fold(this.open ? null : firstOpen));
  }

  /** Shows one moment of the search, the whole of it for null; near a node, or with everything in view. */
  showMoment(moment: number | null, focus: number | null): void {
    this.player.show(this.shown);
    if (moment !== null) this.player.jump(moment);
    else if (this.shown) this.replay(this.shown.moments, true);
    if (focus === null) this.withCanvas((canvas) => canvas.camera.fit());
    else this.frame(focus);
  }

  /** Hides what has not been explained yet: cuts, bounds and windows. */
  setQuiet(isQuiet: boolean): void {
    this.withCanvas((canvas) => {
      canvas.look.isQuiet = isQuiet;
    });
  }

  private withCanvas(action: (canvas: TreeCanvas) => void): void {
    if (!this.canvas) return;
    action(this.canvas);
    this.canvas.draw();
  }

  private show(): void {
    const { result } = this.app;
    byId("tree-tools").hidden = !result;
    byId("tree-stage").classList.toggle("empty", !result);
    this.invite();
    this.open = null;
    this.app.isReplaying = false;
    document.body.classList.remove("replaying");
    clearTimeout(this.follow);
    this.showCode(null);
    this.boards.clear();
    byId("tree-fold").textContent = say("tree-fold");
    replace(byId("filters"));
    replace(byId("why"));
    if (!result) {
      this.player.show(null);
      this.canvas?.destroy();
      this.canvas = null;
      this.overview?.element.remove();
      this.overview = null;
      byId("tree-counts").textContent = "";
      return;
    }
    this.scale = range(result.tree);
    this.chips(result);
    this.counts(result);
    this.introduce(result);
    this.finder.show(result.tree);
    if (result.tree.size > FOLDED) void this.fold(firstOpen);
    else this.showCanvas(result.tree);
    this.bringIntoView();
  }

  /** Without a tree: the start screen while nothing has happened, else a word how to get one. */
  private invite(): void {
    const { app } = this;
    const isPlayed = app.state.place.moves.length > 0;
    const isStart = app.result === null && (!isPlayed || app.state.tree === this.left);
    byId("start").hidden = !isStart;
    byId("resume").hidden = !isStart || !isPlayed;
    byId("no-tree").hidden = app.result !== null || isStart;
    if (byId("no-tree").hidden) return;
    replace(
      byId("no-tree"),
      h("p", { class: "story" }, say("no-tree")),
      h("button", { class: "primary", id: "search-here", disabled: app.view?.outcome !== null, onclick: () => void app.search() }, say("search-here")),
    );
  }

  /** Leaves a game for the start screen; null goes back to it. */
  private leave(game: MoveTree | null): void {
    this.left = game;
    this.invite();
    this.app.emit("game");
    if (game) byId("tree-stage").scrollTop = 0;
  }

  /** On a small screen the tree may be further down than the eye. */
  private bringIntoView(): void {
    const look = (): void => {
      const { top } = byId("tree-stage").getBoundingClientRect();
      const isFar = top > window.innerHeight * 0.75 || top < 0;
      if (isFar) byId("tree-title").scrollIntoView({ block: "start", behavior: isStill() ? "instant" : "smooth" });
    };
    // in the first frame the page is shared out anew, and the browser scrolls after what it showed before
    requestAnimationFrame(() => requestAnimationFrame(look));
  }

  private showCanvas(tree: TreeModel): void {
    if (this.canvas) {
      this.canvas.show(tree);
    } else {
      this.canvas = new TreeCanvas(tree, pageColours, {
        select: (node) => this.pick(this.whole(node)),
        open: (node) => this.toggle(this.whole(node)),
        hover: (node, x, y) => this.hover(node, x, y),
        moved: () => this.moved(),
      }, this.app.game.sides);
      byId("tree-stage").append(this.canvas.element);
      this.canvas.element.addEventListener("keydown", (event) => this.key(event));
      this.overview = new Overview(this.canvas, pageColours);
      byId("overview").append(this.overview.element);
    }
    byId("overview").hidden = !this.canvas.isCrowded();
    this.overview?.refresh();
    this.player.show(tree);
    this.finder.markAgain();
    const { wantedMoment } = this.app;
    this.app.wantedMoment = null;
    if (wantedMoment !== null) this.player.jump(wantedMoment);
  }

  /** The view of the tree has changed: what lies over it follows. */
  private moved(): void {
    this.overview?.frame();
    const { canvas, app } = this;
    const places = canvas && app.view?.board ? canvas.boards() : [];
    this.boards.show(places.map((place) => ({ ...place, node: this.whole(place.node) })));
  }

  private async boardOf(node: number): Promise<Grid | null> {
    const place = this.placeOf(node);
    return place ? (await api.position(place)).board : null;
  }

  private pick(node: number): void {
    void this.app.select(node === this.app.selected ? -1 : node);
  }

  /** Opens or closes a node of a folded tree; in a whole one, zooms to it. */
  private toggle(node: number): void {
    const { open } = this;
    if (!open) { this.frame(node); return; }
    const changed = new Set(open);
    if (!changed.delete(node)) changed.add(node);
    void this.fold(() => changed);
    return undefined;
  }

  /** Folds everything away but what is below the open nodes; shows the whole tree without any. */
  private async fold(open: ((tree: TreeModel) => Set<number>) | null): Promise<void> {
    const { tree } = this;
    if (!tree) return;
    try {
      const opened = open ? open(tree) : null;
      this.open = opened;
      const shown = opened ? await this.folded(tree, opened) : tree;
      // another tree, or another fold of this one, may have overtaken it
      if (this.tree !== tree || this.open !== opened) return;
      this.showCanvas(shown);
      byId("tree-fold").textContent = say(this.open ? "tree-whole" : "tree-fold");
      this.selected();
    } catch (error) {
      this.app.fail(error);
    }
  }

  /** The nodes that are seen when only these are open. */
  private async folded(tree: TreeModel, open: Set<number>): Promise<TreeModel> {
    const nodes = visible(tree, open);
    return foldedTree(tree, nodes, await api.layout(parentsOf(tree, nodes), widthsOf(tree, nodes), firstOf(tree, nodes)));
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "p" || event.key === "P") this.toExpectedLine();
    else if (event.key === " ") this.player.toggle();
    else if (event.key === "/") this.finder.focus();
    else if (event.key === "t" || event.key === "T") this.nextWrong();
    else if (event.key === "Escape") void this.app.select(-1);
    else return;
    event.preventDefault();
  }

  private recolour(): void {
    this.canvas?.recolour();
    this.overview?.refresh();
  }

  private counts(result: Result): void {
    const { tree, view } = result;
    const recorded = tree.size - tree.skipped.reduce((sum, one) => sum + one, 0);
    const missing = view.nodes - recorded;
    const values = { search: searchName(result.settings), nodes: view.nodes, missing, shown: recorded };
    // a search that deepens is recorded at its last depth only
    const isLastDepth = tree.droppedInAll === 0 && missing > 0;
    const message = isLastDepth ? "tree-counts-last" : tree.droppedInAll > 0 ? "tree-counts-missing" : "tree-counts";
    byId("tree-counts").textContent = say(message, values);
    const most = this.app.catalogue.limits.tree_nodes;
    if (tree.droppedInAll > 0 && result.settings.nodes < most) byId("tree-counts").append(" ", this.recordMore(most));
  }

  /** Says when the tree is not of the position the game has reached. */
  private age(): void {
    const { app } = this;
    const isOld = app.isOld();
    byId("tree-age").hidden = !isOld;
    byId("tree-stage").classList.toggle("old", isOld);
    if (!isOld || !app.result) return;
    const again = h("button", { class: "small", id: "search-again", onclick: () => void app.search() }, say("search-again"));
    replace(byId("tree-age"), `${say("tree-age", { moves: app.result.place.moves.length })} `, again);
  }

  /** Searches once more and keeps as much of the tree as the studio allows. */
  private recordMore(most: number): HTMLElement {
    const more = (): void => {
      this.app.changeSearch({ nodes: most });
      void this.app.search();
    };
    return h("button", { class: "small", onclick: more }, say("record-more"));
  }

  /** What to look for, before anything is picked. */
  private introduce(result: Result): void {
    replace(byId("why"), introduction(result, this.app.game.values, this.open !== null));
  }

  private chips(result: Result): void {
    const { known } = this;
    const rings = (on: boolean): void => this.withCanvas((canvas) => { canvas.look.wrong = on && known ? known.differs : null; });
    const truth = known ? truthChip(known, rings, () => this.nextWrong()) : [];
    replace(byId("filters"), ...filterChips(result.tree, (index, on) => this.filter(index, on)), ...truth);
  }

  /** Rings around what differs from the truth, now that it is known. */
  private showTruths(): void {
    const { result } = this.app;
    this.withCanvas((canvas) => {
      canvas.look.wrong = this.known?.differs ?? null;
      canvas.look.shown.fill(1);
    });
    if (!result) return;
    this.chips(result);
    if (this.app.selected >= 0) this.explain(this.app.selected);
  }

  /** Goes to the next node that differs from the truth, in the order of the search, and begins again after the last. */
  private nextWrong(): void {
    const { truths, selected } = this.app;
    if (!truths || truths.count === 0) return;
    const after = truths.differs.indexOf(1, selected + 1);
    const next = after < 0 ? truths.differs.indexOf(1) : after;
    void this.unfold(next);
  }

  /** Goes to a node of the whole tree. */
  private async unfold(node: number): Promise<void> {
    await this.unfolded(node);
    if (this.shown) this.goTo(this.shown.fromOrigin(node));
  }

  /** Opens what a node is folded away in. */
  private async unfolded(node: number): Promise<void> {
    const { tree, open } = this;
    if (!tree || !open) return;
    const above = tree.path(node).slice(0, -1);
    if (above.every((one) => open.has(one))) return;
    await this.fold(() => new Set([...open, ...above]));
  }

  /** What is true of the tree that is shown. */
  private get known(): TreeTruth | null {
    const { truths } = this.app;
    return truths !== null && truths.tree === this.tree ? truths : null;
  }

  /** What is true of a node, in words. */
  private truthOf(node: number): string {
    const { known } = this;
    return known ? nodeTruth(known.tree, known.values, node, this.app.game.sides) : "";
  }

  /** Lets the search play on from a node where it is wrong, for the side it trusts too much. */
  private watchFrom(node: number): HTMLElement | null {
    const { known } = this;
    const side = known && trusted(known.tree, known.values, node);
    if (side === null || this.tree?.positions.has(node)) return null;
    return h("button", { class: "small", id: "watch-from-here", ...marks("watch-fail"), onclick: () => this.app.desk.watch(side) }, say("watch-fail"));
  }

  /** Shows or fades the nodes left for one reason. */
  private filter(index: number, on: boolean): void {
    this.withCanvas((canvas) => {
      canvas.look.shown[index] = on ? 1 : 0;
    });
  }

  private toExpectedLine(): void {
    const last = this.shown?.pvLine.at(-1);
    if (last !== undefined) this.goTo(last);
  }

  /** Shows a node large enough to be read, and picks it. */
  private goTo(node: number): void {
    this.withCanvas((canvas) => canvas.camera.reveal(node, canvas.camera.scaleFor(node, READABLE)));
    void this.app.select(this.whole(node));
  }

  /** Where a node of the tree is, for questions about it. */
  private placeOf(node: number): Place | null {
    const { result } = this.app;
    if (!result) return null;
    const position = result.tree.positions.get(node);
    if (position !== undefined) return { ...result.place, position, moves: [] };
    return { ...result.place, moves: [...result.place.moves, ...result.tree.moves(node)] };
  }

  private hover(node: number, x: number, y: number): void {
    const card = byId("hover-card");
    clearTimeout(this.rest);
    const { tree } = this;
    const number = this.whole(node);
    if (number < 0 || !tree) {
      card.hidden = true;
      return;
    }
    replace(card, hoverCard(tree, number, this.app.game.sides));
    card.hidden = false;
    const put = (): void => this.putCard(card, node, [x, y]);
    put();
    if (!tree.isSkipped(number)) this.rest = window.setTimeout(() => void this.explainValue(number, card).then(put), REST_MS);
  }

  /** Puts the card about a node where it hides nothing of its family; a card that has grown is put again. */
  private putCard(card: HTMLElement, node: number, point: [number, number]): void {
    const { canvas } = this;
    if (!canvas || card.hidden) return;
    const { element, model, camera } = canvas;
    putCard(card, element, point, familyBoxes(model, camera, node, [element.clientWidth, element.clientHeight]));
  }

  private async explainValue(node: number, holder: HTMLElement): Promise<void> {
    const place = this.placeOf(node);
    const { result } = this.app;
    if (!place || !result) return;
    try {
      const view = await api.evaluate(place, evalAsk(judgeOf(result.settings, this.app.game)));
      const slot = holder.querySelector(".shares");
      if (slot && view.terms.length > 0) replace(slot, shares(view));
    } catch {
      // a card without shares is still a card
    }
  }

  private selected(): void {
    const { shown, canvas } = this;
    if (!shown || !canvas) return;
    const node = this.app.selected;
    canvas.look.selected = node < 0 ? -1 : shown.fromOrigin(node);
    canvas.draw();
    if (node >= 0) {
      canvas.camera.reveal(canvas.look.selected);
      this.explain(node);
    } else if (this.player.isAtEnd() && this.app.result) this.introduce(this.app.result);
  }

  /** Why a node was left, below the tree. */
  private explain(node: number): void {
    const { tree } = this;
    if (!tree) return;
    const opening = say(this.open ? (this.open.has(node) ? "node-fold" : "node-unfold") : "node-zoom");
    const actions = h("div", { class: "line" }, h("button", { class: "small", disabled: !tree.isInner(node), onclick: () => this.toggle(node) }, opening));
    if (!tree.isSkipped(node)) {
      actions.append(h("button", { class: "small", id: "search-from-here", onclick: () => void this.searchFrom() }, say("search-from-here")));
    }
    const watch = this.watchFrom(node);
    if (watch) actions.append(watch);
    const truth = this.truthOf(node);
    byId("said").textContent = spoken(tree, node, this.app.game.sides, truth);
    replace(byId("why"), ...explanation(tree, node, this.app.game.sides, this.scale, { actions, truth, answer: this.answerAt(node) }));
    if (!tree.isSkipped(node)) void this.explainValue(node, byId("why"));
  }

  /** What was asked about a move stands at the moves of the root: further down it is about something else. */
  private answerAt(node: number): HTMLElement | null {
    const { result } = this.app;
    return result && at(result.tree.parent, node) === 0 ? answered(result) : null;
  }

  private frame(node: number): void {
    this.withCanvas((canvas) => canvas.camera.frame(canvas.model.fromOrigin(node)));
  }

  private async searchFrom(): Promise<void> {
    await this.app.goOn();
    await this.app.search();
  }

  /** Puts the node at work on the board, once the replay rests there for a moment; -1 for the end of the replay. */
  private followOnBoard(node: number): void {
    const { app, tree } = this;
    clearTimeout(this.follow);
    const replaying = node >= 0;
    if (replaying !== app.isReplaying) {
      app.isReplaying = replaying;
      // the answer is not told before the search has found it
      document.body.classList.toggle("replaying", replaying);
      app.emit("replay");
      if (!replaying) void app.backToGame();
    }
    if (!replaying || !tree) return;
    // a move that was not looked at leads nowhere: its parent is shown
    const shown = tree.isSkipped(node) ? at(tree.parent, node) : node;
    const position = tree.positions.get(shown) ?? null;
    this.follow = window.setTimeout(() => void app.lookAhead(tree.moves(shown), position), FOLLOW_MS);
  }

  /** Shows the search at one moment. */
  private replay(moment: number, isStep: boolean): void {
    const { shown: tree, canvas } = this;
    if (!tree || !canvas) return;
    canvas.look.moment = moment;
    this.app.moment = moment < tree.moments ? moment : null;
    this.app.rememberSoon();
    this.followOnBoard(moment < tree.moments ? this.whole(nodeAt(tree, moment)) : -1);
    if (moment >= tree.moments) {
      canvas.look.working = -1;
      canvas.draw();
      this.showCode(null);
      if (this.app.result) this.introduce(this.app.result);
      return;
    }
    const node = nodeAt(tree, moment);
    this.showCode(moment);
    canvas.look.working = node;
    const isWhole = canvas.camera.smallest() * at(tree.room, node) >= WHOLE_FROM;
    canvas.camera.reveal(node, isStep && !isWhole ? Math.min(canvas.camera.scaleFor(node, FOLLOWED), CLOSE) : 0);
    canvas.draw();
    if (isStep) byId("said").textContent = story(tree, moment, this.app.game.sides);
    replace(byId("why"), ...momentStory(tree, moment, this.app.game.sides, this.scale));
  }

  /** The program beside the tree while it is replayed, with the line at work. */
  private showCode(moment: number | null): void {
    const { shown, app } = this;
    const page = shown && moment !== null && app.result ? codePage(app.result.settings.algorithm, shown, moment) : null;
    const { classList } = byId("tree-stage");
    const isNew = classList.contains("with-code") !== (page !== null);
    classList.toggle("with-code", page !== null);
    byId("code").hidden = page === null;
    replace(byId("code"), ...(page ? [page] : []));
    if (!isNew || !this.canvas) return;
    // what was in sight before is in sight again
    this.canvas.camera.fit();
    this.canvas.resize();
  }
}
