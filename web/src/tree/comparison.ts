/** Two searches of one position side by side, in one tree. */

import * as api from "../api";
import type { App, Result } from "../app";
import { Panel } from "../signals";
import { byId, h, replace } from "../dom";
import * as format from "../format";
import { isSameJudge, judgeName } from "../judging";
import { options, others } from "../lab/contenders";
import { isSameSearch, searchName, type Search, withVariant } from "../asks";
import type { Variant } from "../types";
import { Boards } from "../viewer/boards";
import { TreeCanvas } from "../viewer/canvas";
import { pageColours } from "../viewer/colours";
import { counts, merge, placesOf, viewOf, type Whose } from "../viewer/compare";
import { familyBoxes, putCard } from "../viewer/beside";
import { hoverCard, pathText } from "../viewer/card";
import { at } from "../viewer/model";
import { say } from "../words";

/** What a search can be compared with. */
export function rivals(settings: Search, algorithms: readonly string[], variants: readonly Variant[]): [string, Search][] {
  const list: [string, Search][] = [];
  const add = (title: string, change: Partial<Search>): void => {
    const rival = { ...settings, ...change };
    if (algorithms.includes(rival.algorithm) && !isSameSearch(rival, settings)) list.push([title, rival]);
  };
  add(say("rival-minimax"), { algorithm: "minimax", order: false, strict: false });
  add(say("rival-alphabeta"), { algorithm: "alphabeta", order: false, beam: null });
  add(say("rival-ordered"), { algorithm: "alphabeta", order: true });
  add(say("rival-beam"), { algorithm: "alphabeta", order: true, beam: 3 });
  add(say("rival-expectimax"), { algorithm: "expectimax", order: false });
  add(say("rival-pvs"), { algorithm: "pvs" });
  for (const variant of variants) add(say("rival-variant", { name: variant.name }), withVariant(settings, variant));
  return list;
}

export class Comparison extends Panel {
  private canvases: TreeCanvas[] = [];
  /** The tree the reader moves; the other follows. */
  private leader: TreeCanvas | null = null;

  constructor(private readonly app: App) {
    super();
    const { search, stage } = app;
    this.drawn(() => this.offer());
    this.onChange(() => search.result, () => this.close());
    this.onChange(() => stage.beside, () => {
      if (stage.shows("exercise")) this.close();
    });
    this.onChange(() => search.rival, () => {
      if (search.rival) void this.with(search.rival);
    });
    this.onChange(() => stage.theme, () => this.canvases.forEach((canvas) => canvas.recolour()));
    byId("compare-with").addEventListener("change", () => {
      const select = byId("compare-with") as HTMLSelectElement;
      const key = select.value;
      select.value = "";
      void this.run(key);
    });
  }

  private offer(): void {
    const { search: { result }, game } = this.app;
    const list = result ? rivals(result.settings, game.algorithms, game.variants) : [];
    const more = result ? others(this.app, this.app.shelf, result.settings) : [];
    replace(
      byId("compare-with"),
      h("option", { value: "" }, say("compare-choose")),
      ...list.map(([title], index) => h("option", { value: index }, title)),
      ...options(more, ""),
    );
  }

  private async run(key: string): Promise<void> {
    const { app } = this;
    const first = app.search.result;
    if (!first) return;
    const own = others(app, app.shelf, first.settings).find((other) => other.key === key);
    const rival = own?.settings ?? rivals(first.settings, app.game.algorithms, app.game.variants)[Number(key)]?.[1];
    if (rival) await this.with(rival);
  }

  /** Runs another search of the same position and shows both. */
  async with(rival: Search): Promise<void> {
    const { app } = this;
    const first = app.search.result;
    if (!first) return;
    await app.search.select(-1);
    const second = await app.work.during((signal) => app.search.ask(first.place, rival, signal));
    if (!second) app.search.compare(null);
    else this.show(first, second);
  }

  private show(first: Result, second: Result): void {
    // something else may have been opened meanwhile
    if (this.app.search.result !== first) return;
    const union = merge(first.tree, second.tree);
    const trees = { first: first.tree, second: second.tree };
    const places = placesOf(union, first.tree, second.tree);
    this.close();
    const seen = counts(union, first.tree, second.tree);
    const stage = byId("comparison");
    const close = h("button", { class: "small", id: "close-comparison", onclick: () => this.close() }, say("compare-close"));
    const sides: [Whose, Result][] = [
      ["first", first],
      ["second", second],
    ];
    replace(
      stage,
      h("div", { class: "line" }, h("p", { class: "story", id: "comparison-text" }, this.words(first, second, seen.both)), close),
      h("div", { class: "pair" }, ...sides.map(([whose, result]) => this.half(whose, result, viewOf(union, whose, trees, places)))),
      h("p", { class: "soft small" }, say("compare-note")),
    );
    stage.hidden = false;
    byId("tree-single").hidden = true;
    byId("tree-tools").hidden = true;
    this.app.search.compare(second.settings);
  }

  private words(first: Result, second: Result, both: number): string {
    const [a, b] = [first.view, second.view];
    const [few, many] = a.nodes <= b.nodes ? [first, second] : [second, first];
    const share = format.percent(few.view.nodes, many.view.nodes);
    const values = this.values(first, second);
    const [move, other] = [a.best ?? say("compare-nothing"), b.best ?? say("compare-nothing")];
    const moves = say(a.best === b.best ? "compare-same-move" : "compare-other-move", { move, other });
    const work = a.nodes === b.nodes ? "same" : "less";
    return say("compare-words", { values, moves, work, search: searchName(few.settings), share, both });
  }

  /** What both say of the position; values of two value functions have nothing in common. */
  private values(first: Result, second: Result): string {
    const { game } = this.app;
    const [value, other] = [format.value(first.view.worth), format.value(second.view.worth)];
    if (isSameJudge(first.settings, second.settings, game)) return say(first.view.value === second.view.value ? "compare-same-value" : "compare-other-value", { value, other });
    return say("compare-other-judge", { judge: judgeName(first.settings, game), value, rival: judgeName(second.settings, game), other });
  }

  private half(whose: Whose, result: Result, tree: ReturnType<typeof viewOf>): HTMLElement {
    const card = h("div", { class: "hover-card", hidden: true });
    const boards = new Boards(async (node) => (await api.position({ ...result.place, moves: [...result.place.moves, ...tree.moves(node)] })).board);
    const canvas: TreeCanvas = new TreeCanvas(tree, pageColours, {
      select: (node) => this.pick(node),
      hover: (node, x, y) => {
        card.hidden = node < 0;
        if (node < 0) return;
        replace(card, hoverCard(tree, node, this.app.game.sides));
        const { element, camera } = canvas;
        putCard(card, element, [x, y], familyBoxes(tree, camera, node, [element.clientWidth, element.clientHeight]));
      },
      moved: () => {
        // what only follows must not lead: a picture on its way would undo the next step
        if (this.leader === null || this.leader === canvas) this.lead(canvas);
        boards.show(this.app.board.view?.board ? canvas.boards() : []);
      },
    }, this.app.game.sides);
    canvas.camera.fitAll();
    for (const touch of ["focus", "pointerenter", "pointerdown", "wheel", "keydown"]) canvas.element.addEventListener(touch, () => { this.leader = canvas; });
    this.canvases.push(canvas);
    const { view } = result;
    return h(
      "figure",
      { class: `half ${whose}` },
      h("figcaption", {}, h("strong", {}, searchName(result.settings)), ` ${say("compare-half", { nodes: view.nodes, cutoffs: view.cutoffs ?? 0, time: format.time(view.time_ms) })}`),
      h("div", { class: "half-stage" }, canvas.element, boards.element, card),
      h("p", { class: "half-why" }),
    );
  }

  /** Marks a node in both trees, says what each search made of it, and puts its position on the board. */
  private pick(node: number): void {
    const tree = this.canvases[0]?.model;
    if (!tree) return;
    for (const canvas of this.canvases) canvas.select(node);
    for (const [index, slot] of [...byId("comparison").querySelectorAll(".half-why")].entries()) {
      const one = this.canvases[index]?.model;
      if (one) replace(slot, h("strong", {}, `${pathText(one, node)}: `), one.reasonOf(node));
    }
    void this.app.search.lookAhead(tree.moves(tree.isSkipped(node) ? at(tree.parent, node) : node), null);
  }

  /** Both trees are seen through one camera. */
  private lead(leader: TreeCanvas): void {
    for (const canvas of this.canvases) {
      if (canvas === leader || canvas.camera.isLike(leader.camera) || canvas.element.clientWidth === 0) continue;
      canvas.camera.follow(leader.camera);
      canvas.draw();
    }
  }

  close(): void {
    if (this.canvases.length === 0) return;
    for (const canvas of this.canvases) canvas.destroy();
    this.canvases = [];
    this.leader = null;
    this.app.search.compare(null);
    replace(byId("comparison"));
    byId("comparison").hidden = true;
    byId("tree-single").hidden = false;
    byId("tree-tools").hidden = this.app.search.result === null;
  }
}
