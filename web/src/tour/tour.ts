/** The first minute on the page: a box above the tree that goes through a search step by step. */

import type { App, Result } from "../app";
import { byId, h, replace } from "../dom";
import { searchFrom } from "../asks";
import { Panel } from "../signals";
import type { Comparison } from "../tree/comparison";
import type { TreePanel } from "../tree/panel";
import { type Step, steps } from "./steps";
import { marks, say } from "../words";

export class Tour extends Panel {
  private list: Step[] = [];
  private results: Record<Step["search"], Result> | null = null;
  private at = 0;
  /** The tour itself starts a search; that does not end it. */
  private isStarting = false;

  constructor(
    private readonly app: App,
    private readonly tree: TreePanel,
    private readonly comparison: Comparison,
  ) {
    super();
    this.onChange(() => [app.search.result, app.board.here], () => {
      if (!this.isStarting) this.close();
    });
  }

  async start(): Promise<void> {
    const { app } = this;
    if (!app.catalogue.first) return;
    const { title, about, place, search, rival } = app.catalogue.first;
    this.isStarting = true;
    await app.search.open({ title, about, place, search });
    app.search.closeStory();
    const some = app.search.result;
    const all = some && rival ? await app.work.during((signal) => app.search.ask(some.place, searchFrom(rival), signal)) : null;
    this.isStarting = false;
    if (!some || !all) return;
    this.results = { all, some };
    this.list = steps({ all: all.tree, some: some.tree, nodes: [all.view.nodes, some.view.nodes] }, app.game.sides);
    await this.go(0);
  }

  /** Shows the search a step is about. */
  private turnTo(search: Step["search"]): void {
    const result = this.results?.[search];
    if (!result || this.app.search.result === result) return;
    this.isStarting = true;
    this.app.search.show(result);
    this.isStarting = false;
  }

  private async go(step: number): Promise<void> {
    const shown = this.list[step];
    if (!shown) {
      this.close();
      this.comparison.close();
      return;
    }
    const rival = this.app.catalogue.first?.rival;
    this.at = step;
    document.body.classList.toggle("touring", !shown.compared);
    this.comparison.close();
    this.turnTo(shown.search);
    this.draw(shown);
    this.tree.showMoment(shown.moment, shown.focus ?? null);
    this.tree.setQuiet(shown.isQuiet);
    if (shown.compared && rival) await this.comparison.with(searchFrom(rival));
  }

  private draw(step: Step): void {
    const last = this.at === this.list.length - 1;
    const next = h(
      "button",
      { class: "primary", id: "tour-next", onclick: () => void this.go(last ? this.list.length : this.at + 1) },
      say(last ? "tour-last" : "tour-next"),
    );
    replace(
      byId("tour"),
      h("div", { class: "tour-text" }, h("strong", {}, step.title), h("p", { "aria-live": "polite" }, step.text)),
      h(
        "div",
        { class: "tour-steps" },
        h("span", { class: "soft small" }, say("step-of", { step: this.at + 1, steps: this.list.length })),
        h("button", { class: "small", id: "tour-back", disabled: this.at === 0, onclick: () => void this.go(this.at - 1) }, say("tour-back")),
        next,
        h("button", { class: "small", id: "tour-close", ...marks("tour-close"), onclick: () => void this.go(this.list.length) }, "✕"),
      ),
    );
    byId("tour").hidden = false;
    next.focus({ preventScroll: true });
  }

  private close(): void {
    this.list = [];
    this.results = null;
    this.tree.setQuiet(false);
    document.body.classList.remove("touring");
    replace(byId("tour"));
    byId("tour").hidden = true;
  }
}
