/** The card about the node under the pointer, and the shares of a value that are asked for once the pointer rests. */

import * as api from "../api";
import type { App } from "../app";
import { byId, replace } from "../dom";
import { judgeOf } from "../judging";
import { placeInTree } from "../shown";
import { sentEval } from "../asks";
import { familyBoxes, putCard } from "../viewer/beside";
import type { Pointed } from "../viewer/stage";
import { hoverCard, shares } from "../viewer/card";

/** The value function is asked about a node after the pointer has rested this long. */
const REST_MS = 250;

export class HoverCard {
  private rest = 0;
  private readonly card = byId("hover-card");

  constructor(private readonly app: App) {}

  hide(): void {
    clearTimeout(this.rest);
    this.card.hidden = true;
  }

  show(pointed: Pointed): void {
    clearTimeout(this.rest);
    const { app, card } = this;
    const tree = app.search.result?.tree;
    if (!tree) return;
    replace(card, hoverCard(tree, pointed.whole, app.game.sides, pointed.moment));
    card.hidden = false;
    this.put(pointed);
    if (!tree.isSkipped(pointed.whole)) this.rest = window.setTimeout(() => void this.explainValue(pointed.whole, card).then(() => this.put(pointed)), REST_MS);
  }

  /** Puts the card where it hides nothing of its node's family; a card that has grown is put again. */
  private put({ canvas, node, point }: Pointed): void {
    const { element, model, camera } = canvas;
    if (!this.card.hidden) putCard(this.card, element, point, familyBoxes(model, camera, node, [element.clientWidth, element.clientHeight]));
  }

  /** Fills the shares of a node's value in, term by term. */
  async explainValue(node: number, holder: HTMLElement): Promise<void> {
    const { result } = this.app.search;
    if (!result) return;
    try {
      const view = await api.evaluate(placeInTree(result, node), sentEval(judgeOf(result.settings, this.app.game)));
      const slot = holder.querySelector(".shares");
      if (slot && view.terms.length > 0) replace(slot, shares(view));
    } catch {
      // a card without shares is still a card
    }
  }
}
