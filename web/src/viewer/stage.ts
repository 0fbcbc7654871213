/**
 * One tree to be looked at: drawn, folded, replayed, filtered and searched, with a word about every node. The studio's page and the
 * HTML page of `plywood tree --out x.html` are made of it; what they do differently they say in `StageHost`.
 */

import { byId, h, renew } from "../dom";
import type { Grid } from "../types";
import { say } from "../words";
import { Boards } from "./boards";
import { TreeCanvas } from "./canvas";
import { type CodeLine, codePage, putCode } from "./code";
import { type Colours, pageColours } from "./colours";
import { filterChips } from "./filters";
import { Finder } from "./finder";
import { firstOpen, foldedTree, visible } from "./fold";
import { range } from "./gauge";
import { at, type TreeModel } from "./model";
import { Overview } from "./overview";
import { Player } from "./player";
import { momentFromWhole, momentInWhole, nodeAt, story } from "./replay";
import { inSight, openAt } from "./sight";
import { type Beside, explanation, momentStory, spoken, type Telling } from "./why";

/** A node that is jumped to gets at least this many pixels. */
const READABLE = 66;
/** Larger trees are shown folded first: a reader starts with what can be read. */
const FOLDED = 3000;
/** A tree whose nodes have at least this number of pixels when all of it is seen stays whole in a replay. */
const WHOLE_FROM = 10;
/** In a larger one a node that is replayed gets at least this many, unless the tree grows too wide. */
const FOLLOWED = 26;
const CLOSE = 104;

/** Where a node is: in the canvas, in the whole tree, and under the pointer. */
export interface Pointed {
  canvas: TreeCanvas;
  node: number;
  whole: number;
  point: [number, number];
  /** The moment of the replay, in the whole tree. */
  moment: number;
}

/** What the page around the tree gives and hears; nodes have their numbers in the whole tree, -1 stands for none. */
export interface StageHost {
  /** Where the stage and its tools are, if not in the page itself. */
  root?: ShadowRoot;
  /** Something is about to be said: several trees of a page may have words of their own. */
  speak?: () => void;
  /** The names of MAX and MIN. */
  sides: () => readonly string[];
  /** The board of a node. */
  boardOf: (node: number) => Promise<Grid | null>;
  hasBoards: () => boolean;
  /** A node is picked. */
  pick: (node: number) => void;
  /** The pointer rests on a node; null when it has left. */
  point: (pointed: Pointed | null) => void;
  /** The replay is at a node; -1 at its end. */
  replay: (node: number, moment: number | null) => void;
  /** The answer may be seen, or is hidden while the search is replayed. */
  told?: (isTold: boolean) => void;
  /** What stands below the tree before a node is picked. */
  introduce: (isFolded: boolean) => HTMLElement;
  /** What stands beside the reason of a node; `opening` opens or closes it. */
  beside: (node: number, opening: HTMLElement) => Beside;
  /** More chips after the reasons, and rings around nodes. */
  chips: () => HTMLElement[];
  rings: () => Uint8Array | null;
  /** Keys beyond those of the tree; whether one was meant for it. */
  key?: (key: string) => boolean;
  /** The tree is drawn anew, in another way. */
  shown?: () => void;
}

export class TreeStage {
  readonly player: Player;
  private canvas: TreeCanvas | null = null;
  private overview: Overview | null = null;
  private readonly boards: Boards;
  private readonly finder: Finder;
  private scale: [number, number] = [-1, 1];
  private whole: TreeModel | null = null;
  private algorithm = "";
  /** The search as the catalogue prints it. */
  private code: readonly CodeLine[] = [];
  private selectedNode = -1;
  /** The moment of the replay, in the whole tree. */
  private moment = 0;
  /** The nodes that are open when the rest is folded away; null when the whole tree is shown. */
  private open: Set<number> | null = null;

  constructor(private readonly host: StageHost) {
    this.boards = new Boards((node) => host.boardOf(node));
    this.player = new Player((moment, isStep) => this.replay(moment, isStep), () => this.tellAnswer());
    this.part("replay").append(this.player.element);
    this.part("tree-stage").append(this.boards.element);
    this.finder = new Finder(this.part("tree-find") as HTMLInputElement, this.part("found"), this.part("found-list"), {
      mark: (nodes) => this.withCanvas((canvas) => { canvas.look.found = nodes; }),
      go: (node) => this.unfold(node),
    });
    this.toolbar();
  }

  /** A part of the stage or of its tools, by its name. */
  private part(id: string): HTMLElement {
    return byId(id, this.host.root);
  }

  /** The tree as it is shown: whole, or with most of it folded away. */
  get shown(): TreeModel | null {
    return this.canvas?.model ?? null;
  }

  get isFolded(): boolean {
    return this.open !== null;
  }

  private toolbar(): void {
    const click = (id: string, action: () => void): void => this.part(id).addEventListener("click", action);
    click("tree-fit", () => this.withCanvas((canvas) => canvas.camera.fitAll()));
    click("tree-in", () => this.withCanvas((canvas) => canvas.camera.zoom(1.6, canvas.element.clientWidth / 2)));
    click("tree-out", () => this.withCanvas((canvas) => canvas.camera.zoom(1 / 1.6, canvas.element.clientWidth / 2)));
    click("tree-pv", () => this.toExpectedLine());
    click("tree-fold", () => this.fold(this.open ? null : firstOpen));
  }

  /** Shows another tree, or none. */
  show(tree: TreeModel | null, algorithm = "", code: readonly CodeLine[] = []): void {
    this.code = code;
    [this.whole, this.algorithm, this.open, this.selectedNode] = [tree, algorithm, null, -1];
    this.showCode(null);
    this.boards.clear();
    this.part("tree-fold").textContent = say("tree-fold");
    renew(this.part("filters"));
    renew(this.part("why"));
    if (!tree) {
      this.player.show(null);
      this.canvas?.destroy();
      this.canvas = null;
      this.overview?.element.remove();
      this.overview = null;
      return;
    }
    this.scale = range(tree);
    this.moment = tree.moments;
    this.drawChips();
    this.introduce();
    this.finder.show(tree);
    if (tree.size > FOLDED) this.fold(firstOpen);
    else this.showCanvas(tree);
  }

  private showCanvas(tree: TreeModel): void {
    const colours = (): Colours => pageColours(this.part("tree-stage"));
    if (this.canvas) {
      this.canvas.show(tree);
    } else {
      this.canvas = new TreeCanvas(tree, colours, {
        select: (node) => this.host.pick(this.inWhole(node) === this.selectedNode ? -1 : this.inWhole(node)),
        open: (node) => this.toggle(this.inWhole(node)),
        hover: (node, x, y) => this.hover(node, x, y),
        moved: () => this.moved(),
        speak: () => this.host.speak?.(),
      }, this.host.sides());
      this.part("tree-stage").append(this.canvas.element);
      this.canvas.element.addEventListener("keydown", (event) => this.key(event));
      this.overview = new Overview(this.canvas, colours);
      this.part("overview").append(this.overview.element);
    }
    this.part("overview").hidden = !this.canvas.isCrowded();
    this.overview?.refresh();
    this.player.show(tree);
    this.finder.markAgain();
    this.host.shown?.();
  }

  /** The nodes that are on the screen. */
  seen(): number[] {
    const { canvas, shown } = this;
    if (!canvas || !shown) return [];
    return inSight(shown, canvas.camera, [canvas.element.clientWidth, canvas.element.clientHeight], canvas.look).map((node) => this.inWhole(node));
  }

  /** The nodes whose value the replay does not know yet. */
  entered(): Set<number> {
    const { canvas, shown } = this;
    return new Set(canvas && shown ? openAt(shown, canvas.look.moment).map((node) => this.inWhole(node)) : []);
  }

  /** A node's number in the whole tree. */
  private inWhole(node: number): number {
    return node < 0 || !this.shown ? -1 : at(this.shown.origin, node);
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
    this.withCanvas((canvas) => { canvas.look.isQuiet = isQuiet; });
  }

  /** Changes something and draws it. */
  withCanvas(action: (canvas: TreeCanvas) => void): void {
    if (!this.canvas) return;
    action(this.canvas);
    this.canvas.draw();
  }

  recolour(): void {
    this.canvas?.recolour();
    this.overview?.refresh();
  }

  /** The view of the tree has changed: what lies over it follows. */
  private moved(): void {
    this.overview?.frame();
    const places = this.canvas && this.host.hasBoards() ? this.canvas.boards() : [];
    this.boards.show(places.map((place) => ({ ...place, node: this.inWhole(place.node) })));
  }

  /** Opens or closes a node of a folded tree; in a whole one, zooms to it. */
  private toggle(node: number): void {
    const { open } = this;
    if (!open) { this.frame(node); return; }
    const changed = new Set(open);
    if (!changed.delete(node)) changed.add(node);
    this.fold(() => changed);
  }

  /** Folds everything away but what is below the open nodes; shows the whole tree without any. */
  private fold(open: ((tree: TreeModel) => Set<number>) | null): void {
    const { whole } = this;
    if (!whole) return;
    const { moment, player: { isTold } } = this;
    this.open = open ? open(whole) : null;
    const shown = this.open ? foldedTree(whole, visible(whole, this.open)) : whole;
    this.showCanvas(shown);
    if (moment < whole.moments) {
      this.player.refold(shown, momentFromWhole(shown, whole, moment));
      if (isTold) this.player.tell(true);
      // what is folded away and opened again is where it was
      this.moment = moment;
    }
    this.part("tree-fold").textContent = say(this.open ? "tree-whole" : "tree-fold");
    this.select(this.selectedNode);
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "p" || event.key === "P") this.toExpectedLine();
    else if (event.key === " ") this.player.toggle();
    else if (event.key === "/") this.finder.focus();
    else if (event.key === "Escape") this.host.pick(-1);
    else if (!this.host.key?.(event.key)) return;
    event.preventDefault();
  }

  /** What to look for, before anything is picked. */
  introduce(): void {
    renew(this.part("why"), this.host.introduce(this.isFolded));
  }

  drawChips(): void {
    const { whole } = this;
    if (!whole) return;
    const reasons = whole.growth ? [] : filterChips(whole, (index, on) => this.filter(index, on));
    renew(this.part("filters"), ...reasons, ...this.host.chips());
  }

  /** Draws the rings of the host anew. */
  drawRings(): void {
    this.withCanvas((canvas) => {
      canvas.look.wrong = this.host.rings();
      canvas.look.shown.fill(1);
    });
    this.drawChips();
    if (this.selectedNode >= 0) this.explain(this.selectedNode);
  }

  /** Goes to a node, and opens what it is folded away in. */
  unfold(node: number): void {
    const { whole, open } = this;
    const above = whole && open ? whole.path(node).slice(0, -1) : [];
    if (open && !above.every((one) => open.has(one))) this.fold(() => new Set([...open, ...above]));
    if (this.shown) this.goTo(this.shown.fromOrigin(node));
  }

  /** Shows or fades the nodes left for one reason. */
  private filter(index: number, on: boolean): void {
    this.withCanvas((canvas) => { canvas.look.shown[index] = on ? 1 : 0; });
  }

  /** The moment up to which things may be told. */
  private get toldUntil(): number {
    return this.player.isTold ? (this.whole?.moments ?? 0) : this.moment;
  }

  private get telling(): Telling {
    return { sides: this.host.sides(), scale: this.scale, moment: this.toldUntil };
  }

  /** Shows or hides what the search will find. */
  private tellAnswer(): void {
    this.withCanvas((canvas) => { canvas.look.isTold = this.player.isTold; });
    this.host.told?.(this.player.isTold);
    if (!this.player.isAtEnd()) this.tellMoment(this.player.moment);
  }

  private toExpectedLine(): void {
    // who asks for it wants to be told
    if (!this.player.isTold) this.player.tell(true);
    const last = this.shown?.pvLine.at(-1);
    if (last !== undefined) this.goTo(last);
  }

  /** Shows a node large enough to be read, and picks it. */
  private goTo(node: number): void {
    this.withCanvas((canvas) => canvas.camera.reveal(node, canvas.camera.scaleFor(node, READABLE)));
    this.host.pick(this.inWhole(node));
  }

  private hover(node: number, x: number, y: number): void {
    const { canvas } = this;
    const whole = this.inWhole(node);
    this.host.point(whole < 0 || !canvas ? null : { canvas, node, whole, point: [x, y], moment: this.toldUntil });
  }

  /** Marks a node and says why it was left. */
  select(node: number): void {
    const { shown, canvas } = this;
    this.selectedNode = node;
    if (!shown || !canvas) return;
    canvas.look.selected = node < 0 ? -1 : shown.fromOrigin(node);
    canvas.draw();
    if (node >= 0) {
      canvas.camera.reveal(canvas.look.selected);
      this.explain(node);
    } else if (this.player.isAtEnd()) this.introduce();
  }

  /** Why a node was left, below the tree. */
  private explain(node: number): void {
    const { whole } = this;
    if (!whole) return;
    const words = say(this.open ? (this.open.has(node) ? "node-fold" : "node-unfold") : "node-zoom");
    const opening = h("button", { class: "small", disabled: !whole.isInner(node), onclick: () => this.toggle(node) }, words);
    const beside = this.host.beside(node, opening);
    if (!this.player.isAtEnd()) beside.actions.append(this.player.answer);
    this.part("said").textContent = spoken(whole, node, this.telling, beside.truth);
    renew(this.part("why"), ...explanation(whole, node, this.telling, beside));
  }

  private frame(node: number): void {
    this.withCanvas((canvas) => canvas.camera.frame(canvas.model.fromOrigin(node)));
  }

  /** Shows the search at one moment. */
  private replay(moment: number, isStep: boolean): void {
    const { shown: tree, canvas } = this;
    if (!tree || !canvas) return;
    this.host.speak?.();
    canvas.look.moment = moment;
    if (this.whole) this.moment = momentInWhole(tree, this.whole, moment);
    canvas.look.isTold = this.player.isTold;
    const isOver = moment >= tree.moments;
    this.host.replay(isOver ? -1 : this.inWhole(nodeAt(tree, moment)), isOver ? null : moment);
    this.host.told?.(this.player.isTold);
    if (isOver) {
      canvas.look.working = -1;
      canvas.draw();
      this.showCode(null);
      this.introduce();
      return;
    }
    const node = nodeAt(tree, moment);
    this.showCode(moment);
    canvas.look.working = node;
    const isWhole = canvas.camera.smallest() * at(tree.room, node) >= WHOLE_FROM;
    canvas.camera.reveal(node, isStep && !isWhole ? Math.min(canvas.camera.scaleFor(node, FOLLOWED), CLOSE) : 0);
    canvas.draw();
    if (isStep) this.part("said").textContent = story(tree, moment, this.host.sides());
    this.tellMoment(moment);
  }

  /** What happens at a moment, below the tree. */
  private tellMoment(moment: number): void {
    const { shown } = this;
    if (!shown) return;
    const answer = this.player.isTold ? this.host.introduce(this.isFolded) : null;
    renew(this.part("why"), ...momentStory(shown, { ...this.telling, moment }, this.player.answer, answer));
  }

  /** The program beside the tree while it is replayed, with the line at work. */
  private showCode(moment: number | null): void {
    const { shown } = this;
    const page = shown && moment !== null ? codePage(this.algorithm, shown, moment, this.code) : null;
    if (!putCode(page, this.part("tree-stage"), this.part("code")) || !this.canvas) return;
    // what was in sight before is in sight again
    this.canvas.camera.fit();
    this.canvas.resize();
  }
}
