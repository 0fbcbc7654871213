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
import { at } from "../viewer/model";
import { pairHead, pairNote, TreePair } from "../viewer/pair";
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
  private pair: TreePair | null = null;

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
    this.onChange(() => stage.theme, () => this.pair?.recolour());
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
    this.close();
    const results = { first, second };
    this.pair = new TreePair({ first: first.tree, second: second.tree }, {
      sides: this.app.game.sides,
      caption: (whose) => this.caption(results[whose]),
      hasBoards: () => Boolean(this.app.board.view?.board),
      boardOf: async (whose, node, view) => {
        const { place } = results[whose];
        return (await api.position({ ...place, moves: [...place.moves, ...view.moves(node)] })).board;
      },
      pick: (view, node) => void this.app.search.lookAhead(view.moves(view.isSkipped(node) ? at(view.parent, node) : node), null),
    });
    const stage = byId("comparison");
    replace(stage, pairHead(this.words(first, second, this.pair.seen.both), () => this.close()), this.pair.element, pairNote());
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

  /** What stands above a tree. */
  private caption({ settings, view }: Result): (Element | string)[] {
    return [h("strong", {}, searchName(settings)), ` ${say("compare-half", { nodes: view.nodes, cutoffs: view.cutoffs ?? 0, time: format.time(view.time_ms) })}`];
  }

  close(): void {
    if (!this.pair) return;
    this.pair.destroy();
    this.pair = null;
    this.app.search.compare(null);
    replace(byId("comparison"));
    byId("comparison").hidden = true;
    byId("tree-single").hidden = false;
    byId("tree-tools").hidden = this.app.search.result === null;
  }
}
