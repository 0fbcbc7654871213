/** `<plywood-tree>`: a saved tree, or a search that runs here. */

import { h, renew, replace } from "../dom";
import * as format from "../format";
import type { AskedPlace, Ask, FlatTree, Grid, PositionAnswer, SearchView } from "../types";
import { familyBoxes, putCard } from "../viewer/beside";
import { hoverCard } from "../viewer/card";
import { gridOf } from "../viewer/carried";
import { readTree } from "../viewer/file";
import { TreeModel } from "../viewer/model";
import { type Pointed, TreeStage } from "../viewer/stage";
import { algorithmOf, sidesOf, sizeOf, speakOf, stageParts, stageTools, untold, welcome } from "../viewer/surroundings";
import { label, say } from "../words";
import { ASKED, depthFrom, placeFrom, searchFrom } from "./asked";
import { ask } from "./desk";
import { PlywoodElement } from "./element";
import { fileText } from "./file";

/** So large a tree is still moved about in on a phone. */
const MOST_NODES = 20_000;
const USUAL_DEPTH = 3;

/** A tree as it is shown. */
interface Shown {
  tree: FlatTree;
  model: TreeModel;
  card: HTMLElement;
  /** Says what was found, or no more than what was searched. */
  tell: (isTold: boolean) => void;
}

export class TreeElement extends PlywoodElement {
  static readonly observedAttributes = ["src", "site", ...ASKED, "boards", "step", "lang", "theme"];
  private shown: Shown | null = null;
  private stage: TreeStage | null = null;
  /** What is searched here; null for a tree that is only shown. */
  private place: AskedPlace | null = null;
  private search: Ask = {};

  protected async load(): Promise<void> {
    // what is drawn of the tree before needs its stage
    this.stage?.show(null);
    [this.stage, this.shown] = [null, null];
    this.place = placeFrom(this);
    this.search = searchFrom(this);
    const saved = await fileText(this, this.asker);
    // other elements may have spoken meanwhile
    this.speak();
    if (saved !== null) this.show(readTree(saved));
    else if (this.place) await this.live();
    else throw new Error(say("element-no-tree"));
  }

  /** Searches here, and shows the tree. */
  private async live(): Promise<void> {
    const { place, search, asking } = this;
    if (!place) return;
    replace(this.face, h("p", { class: "soft", role: "status" }, say("element-searching")));
    const question = { place: { ...place, language: this.tongue }, search: { depth: USUAL_DEPTH, ...search }, tree: { max_nodes: MOST_NODES } };
    const answer = await ask<SearchView>(this.asker, "search", question);
    if (asking.signal.aborted || !answer.tree) return;
    this.speak();
    this.show({ ...answer.tree, search: question.search }, answer);
  }

  private show(tree: FlatTree, answer?: SearchView): void {
    const model = new TreeModel(tree);
    const card = h("div", { id: "hover-card", class: "hover-card", hidden: true });
    const title = h("p", { class: "element-title" });
    const counts = h("p", { id: "tree-counts", class: "soft", role: "status" });
    const size = sizeOf(tree, model);
    const tell = (isTold: boolean): void => {
      title.textContent = isTold ? tree.title : untold(tree.title);
      counts.textContent = isTold && answer ? say("element-verdict", { size, verdict: answer.verdict }) : size;
    };
    tell(true);
    replace(
      this.face,
      h("div", { class: "element-head" }, title, counts, stageTools(), this.place ? this.form() : null),
      h("div", { class: "element-main", role: "group", "aria-label": say("element-tree", { title: tree.title }) }, ...stageParts(card)),
      h("p", { id: "said", class: "unseen", "aria-live": "polite" }),
    );
    // the words from here on are those of this tree
    this.shown = { tree, model, card, tell };
    this.speak();
    this.stage = this.newStage(this.shown);
    this.stage.show(model, algorithmOf(tree));
    this.toStep();
  }

  private newStage(shown: Shown): TreeStage {
    const { tree } = shown;
    return new TreeStage({
      root: this.root,
      speak: () => this.speak(),
      sides: () => sidesOf(tree),
      boardOf: (node) => this.boardOf(shown, node),
      hasBoards: () => tree.boards !== undefined || (this.place !== null && this.hasAttribute("boards")),
      pick: (node) => this.pick(shown, node),
      point: (pointed) => this.point(shown, pointed),
      replay: () => undefined,
      told: shown.tell,
      introduce: () => welcome(shown.model),
      beside: (_, opening) => ({ actions: h("div", { class: "line" }, opening), truth: "", answer: null }),
      chips: () => [],
      rings: () => null,
    });
  }

  /** Another depth for the search that runs here. */
  private form(): HTMLElement {
    const depth = h("input", { id: "element-depth", type: "text", inputmode: "numeric", size: 4, value: String(this.search.depth ?? USUAL_DEPTH) });
    const run = h("button", { id: "element-search", type: "submit", class: "small" });
    label(run, "element-search");
    const form = h("form", { class: "line", onsubmit: (event: Event) => {
      event.preventDefault();
      const wanted = depthFrom(depth.value);
      if (wanted !== undefined) this.setAttribute("depth", String(wanted));
    } }, h("label", { class: "line" }, say("element-depth"), depth), run);
    return form;
  }

  private async boardOf({ tree, model }: Shown, node: number): Promise<Grid | null> {
    if (tree.boards) return gridOf(tree.boards, node);
    const { place } = this;
    if (!place) return null;
    const position = model.positions.get(node);
    const moves = [...(place.moves ?? []), ...model.moves(node)];
    const question = { place: position === undefined ? { ...place, moves } : { ...place, position, moves: [] } };
    return (await ask<PositionAnswer>(this.asker, "position", question)).board;
  }

  private pick({ model }: Shown, node: number): void {
    this.stage?.select(node);
    const detail = node < 0 ? null : { node, moves: model.moves(node), value: model.isSkipped(node) ? null : model.value[node], text: format.value(model.value[node] ?? null) };
    this.dispatchEvent(new CustomEvent("plywood-node", { bubbles: true, detail }));
  }

  private point({ card, model, tree }: Shown, pointed: Pointed | null): void {
    card.hidden = pointed === null;
    if (!pointed) return;
    const { canvas, node, whole, point, moment } = pointed;
    renew(card, hoverCard(model, whole, sidesOf(tree), moment));
    putCard(card, canvas.element, point, familyBoxes(canvas.model, canvas.camera, node, [canvas.element.clientWidth, canvas.element.clientHeight]));
  }

  protected takes(name: string): boolean {
    if (name !== "step") return false;
    this.toStep();
    return true;
  }

  /** Shows the step that is asked for, counted from 1; `end` and no step show the whole search. */
  private toStep(): void {
    const { shown, stage } = this;
    const step = Number(this.getAttribute("step"));
    if (!shown || !stage) return;
    if (step >= 1) stage.player.jump(Math.floor(step) - 1);
    else if (!stage.player.isAtEnd()) stage.player.jump(shown.model.moments);
  }

  protected recolour(): void {
    this.stage?.recolour();
  }

  protected override speak(): void {
    super.speak();
    if (this.shown) speakOf(this.shown.tree, this.place?.game === "chess");
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stage?.player.pause();
  }
}
