/** Two searches side by side in one tree, seen through one camera. */

import { h, replace } from "../dom";
import type { Grid } from "../types";
import { say } from "../words";
import { familyBoxes, putCard } from "./beside";
import { Boards } from "./boards";
import { TreeCanvas } from "./canvas";
import { hoverCard, pathText, reasonAt } from "./card";
import { pageColours } from "./colours";
import { type Counts, counts, merge, placesOf, type Union, viewOf, WHOSE, type Whose } from "./compare";
import type { TreeModel } from "./model";

/** What the page around a comparison gives and hears. */
export interface PairHost {
  sides: readonly string[];
  /** What stands above a tree. */
  caption: (whose: Whose) => (Element | string)[];
  hasBoards: () => boolean;
  /** The board of a node of the union. */
  boardOf: (whose: Whose, node: number, view: TreeModel, union: Union) => Promise<Grid | null>;
  /** A node is picked; its moves are those of either tree. */
  pick?: (view: TreeModel, node: number) => void;
}

export class TreePair {
  readonly element: HTMLElement;
  /** How much each search looked at. */
  readonly seen: Counts;
  private readonly union: Union;
  private readonly canvases: TreeCanvas[] = [];
  /** What each search made of the node that is picked. */
  private readonly reasons = WHOSE.map(() => h("p", { class: "half-why" }));
  /** The tree the reader moves; the other follows. */
  private leader: TreeCanvas | null = null;

  constructor(trees: Record<Whose, TreeModel>, private readonly host: PairHost) {
    const { first, second } = trees;
    this.union = merge(first, second);
    this.seen = counts(this.union, first, second);
    const places = placesOf(this.union, first, second);
    this.element = h("div", { class: "pair" }, ...WHOSE.map((whose, index) => this.half(whose, index, viewOf(this.union, whose, trees, places))));
  }

  private half(whose: Whose, index: number, tree: TreeModel): HTMLElement {
    const { host } = this;
    const card = h("div", { class: "hover-card", hidden: true });
    const boards = new Boards((node) => host.boardOf(whose, node, tree, this.union));
    const canvas: TreeCanvas = new TreeCanvas(tree, pageColours, {
      select: (node) => this.pick(node),
      hover: (node, x, y) => {
        card.hidden = node < 0;
        if (node < 0) return;
        replace(card, hoverCard(tree, node, host.sides));
        const { element, camera } = canvas;
        putCard(card, element, [x, y], familyBoxes(tree, camera, node, [element.clientWidth, element.clientHeight]));
      },
      moved: () => {
        // what only follows must not lead: a picture on its way would undo the next step
        if (this.leader === null || this.leader === canvas) this.lead(canvas);
        boards.show(host.hasBoards() ? canvas.boards() : []);
      },
    }, host.sides);
    canvas.camera.fitAll();
    for (const touch of ["focus", "pointerenter", "pointerdown", "wheel", "keydown"]) canvas.element.addEventListener(touch, () => { this.leader = canvas; });
    this.canvases.push(canvas);
    return h(
      "figure",
      { class: `half ${whose}` },
      h("figcaption", {}, ...host.caption(whose)),
      h("div", { class: "half-stage" }, canvas.element, boards.element, card),
      this.reasons[index],
    );
  }

  /** Marks a node in both trees, and says what each search made of it. */
  private pick(node: number): void {
    for (const [index, canvas] of this.canvases.entries()) {
      canvas.select(node);
      const reason = this.reasons[index];
      if (reason) replace(reason, h("strong", {}, `${pathText(canvas.model, node)}: `), reasonAt(canvas.model, node));
    }
    const [view] = this.canvases;
    if (view) this.host.pick?.(view.model, node);
  }

  /** Both trees are seen through one camera. */
  private lead(leader: TreeCanvas): void {
    for (const canvas of this.canvases) {
      if (canvas === leader || canvas.camera.isLike(leader.camera) || canvas.element.clientWidth === 0) continue;
      canvas.camera.follow(leader.camera);
      canvas.draw();
    }
  }

  recolour(): void {
    for (const canvas of this.canvases) canvas.recolour();
  }

  destroy(): void {
    for (const canvas of this.canvases) canvas.destroy();
    this.element.remove();
  }
}

/** A line above both trees: what is to be said of them, and the way back. */
export function pairHead(words: string, close: () => void): HTMLElement {
  return h("div", { class: "line" }, h("p", { class: "story", id: "comparison-text" }, words), h("button", { class: "small", id: "close-comparison", onclick: close }, say("compare-close")));
}

/** How to read both trees. */
export function pairNote(): HTMLElement {
  return h("p", { class: "soft small" }, say("compare-note"));
}
