/** The lab: experiments beside the board. What one finds stays while another runs, and after a reload. */

import type { App } from "../app";
import { Panel } from "../signals";
import type { Beside } from "../stage";
import { byId, download, h, renew, replace } from "../dom";
import { nets } from "../nets";
import { type Search, searchFrom } from "../asks";
import { placeOf } from "../state";
import type { LabTold } from "../types";
import { marks, say } from "../words";
import { Experimenter } from "./experimenter";
import { Fields } from "./fields";
import { GameList } from "./games";
import { asked, type Bench, type Description } from "./bench";
import { EXPERIMENTS, type Kind, KINDS } from "./kinds";
import { begun, forgetOthers, heard, keep, kept, type Outcome } from "./outcome";
import type { Shelf } from "./shelf";
import { OWN_SEARCH } from "./truthkind";
import { sentence } from "./verdict";
import * as view from "./view";
import { stopWatching, yieldToReader } from "./watch";

/** Whether the lab was open, for a reload. */
const OPEN_AS = "plywood-lab-open";

export class LabPanel extends Panel {
  private kind: Kind = "truth";
  private readonly outcomes: Map<Kind, Outcome>;
  private running: { kind: Kind; experimenter: Experimenter } | null = null;
  private readonly fields: Fields;
  private readonly games: GameList;
  /** Results of an older page were thrown out, and the reader has not read so yet. */
  private hasLost = false;
  /** The parts of the screen that change at their own pace. */
  private readonly tabs = h("div", { class: "tabs lab-tabs", role: "tablist", ...marks("lab-tabs") });
  private readonly about = h("p", { class: "lab-about" });
  private readonly fieldBox = h("div", { class: "lab-fields" });
  /** These stay while the fields beside them are drawn anew: a press that ends an entry is a press all the same. */
  private readonly runButton = h("button", { class: "primary", id: "lab-run", onclick: () => this.run() });
  private readonly stopButton = h("button", { class: "primary stop", id: "lab-stop", onclick: () => this.running?.experimenter.stop() }, h("span", { class: "spinner" }), say("lab-stop"));
  private readonly note = h("span", { class: "soft small" });
  private readonly actions = h("div", { class: "line wrap" }, this.runButton, this.stopButton, this.note);
  private readonly form = h("div", { class: "lab-form" }, this.about, this.fieldBox, this.actions);
  private readonly progress = h("div", { class: "lab-far" });
  private readonly found = h("div", { class: "lab-found" });

  constructor(
    private readonly app: App,
    private readonly shelf: Shelf,
  ) {
    super();
    const { stage, search, board } = app;
    this.outcomes = kept(localStorage, app.catalogue.games);
    this.hasLost = forgetOthers(localStorage);
    this.fields = new Fields(() => this.drawForm());
    this.games = new GameList(app);
    const body = h("div", { class: "lab-body", id: "lab-body", role: "tabpanel", "aria-labelledby": "lab-tab-truth" }, this.form, this.progress, this.found, this.games.element);
    replace(byId("lab-stage"), this.tabs, body);
    byId("lab").addEventListener("click", () => (this.isOpen ? this.close() : stage.openLab()));
    byId("home").addEventListener("click", () => this.close());
    this.onChange(() => [board.place, board.search, board.game, shelf.of(board.game.name)], () => this.drawForm());
    this.onChange(() => search.result, () => {
      if (search.result) this.close();
    });
    yieldToReader();
    const before = KINDS.find((kind) => kind === sessionStorage.getItem(OPEN_AS));
    if (before) stage.openLab(before);
    this.follow(() => stage.beside, () => this.turn(stage.beside));
  }

  /** Opens an experiment from the start screen: with a game that has it, and the truth at once, for it takes a moment. */
  async begin(kind: Kind): Promise<void> {
    const { app } = this;
    if (EXPERIMENTS[kind].refuses(app) !== null) {
      const able = app.catalogue.games.find((game) => game.study !== null && game.lesson !== null);
      if (able) await app.board.setGame(able.name);
    }
    app.stage.openLab(kind, kind === "truth" ? "formed" : null);
  }

  private get isOpen(): boolean {
    return this.app.stage.shows("lab");
  }

  /** Something was opened beside the board: this, or something else. */
  private turn(beside: Beside | null): void {
    if (beside?.what !== "lab") { this.leave(); return; }
    if (beside.asks === "searched") this.fillIn();
    this.show(beside.kind ?? this.kind);
    if (beside.asks !== null) this.run();
  }

  /** By the search under Search, with its depth. */
  private fillIn(): void {
    const form = this.fields.of("truth");
    form.set("eval", "search");
    form.set("variant", OWN_SEARCH);
    form.set("depth", -1);
  }

  private show(kind: Kind): void {
    this.kind = kind;
    if (this.hasLost) this.app.news.tell(say("lab-others-gone"));
    this.hasLost = false;
    this.games.reset();
    sessionStorage.setItem(OPEN_AS, kind);
    this.mark();
    this.draw();
  }

  private close(): void {
    this.app.stage.close("lab");
  }

  private leave(): void {
    if (byId("lab-stage").hidden) return;
    stopWatching();
    sessionStorage.removeItem(OPEN_AS);
    this.mark();
  }

  private mark(): void {
    const panel = byId("tree-panel");
    panel.classList.toggle("lab-open", this.isOpen);
    panel.setAttribute("aria-labelledby", this.isOpen ? "lab-title" : "tree-title");
    byId("lab-stage").hidden = !this.isOpen;
    byId("lab").setAttribute("aria-pressed", String(this.isOpen));
  }

  private get bench(): Bench {
    const { app, shelf } = this;
    return { app, shelf, form: this.fields.of(this.kind) };
  }

  private run(): void {
    const { app, kind, bench } = this;
    const description: Description<object> = EXPERIMENTS[kind];
    if (description.refuses(app) !== null) return;
    this.running?.experimenter.close();
    stopWatching();
    this.games.reset();
    const filled = description.fill(bench);
    const place = { ...placeOf(app.game.name, app.board.place.options) };
    this.outcomes.set(kind, begun(kind, place, filled.settings));
    this.running = { kind, experimenter: new Experimenter(asked(kind, filled), (told) => this.hear(kind, told)) };
    this.draw();
  }

  private hear(kind: Kind, told: LabTold): void {
    const before = this.outcomes.get(kind);
    if (!before) return;
    const outcome = heard(before, told);
    this.outcomes.set(kind, outcome);
    if (view.isLast(told)) {
      this.running = null;
      if (outcome.finding) keep(localStorage, outcome);
      else this.outcomes.delete(kind);
    }
    if (told.type === "error") this.app.news.fail(new Error(told.error));
    if (kind !== this.kind) return;
    if (view.isLast(told)) this.draw();
    else if (told.type === "found" || told.type === "started") this.drawFound();
    else this.drawProgress();
  }

  private draw(): void {
    this.drawTabs();
    this.drawForm();
    this.drawFound();
  }

  private drawTabs(): void {
    const buttons = KINDS.map((kind) => {
      const isChosen = kind === this.kind;
      return h(
        "button",
        { role: "tab", id: `lab-tab-${kind}`, "aria-selected": String(isChosen), "aria-controls": "lab-body", onclick: () => this.app.stage.openLab(kind), onkeydown: (event: KeyboardEvent) => this.walk(event) },
        this.running?.kind === kind ? h("span", { class: "spinner" }) : null,
        say(`lab-kind-${kind}`),
      );
    });
    renew(this.tabs, ...buttons);
    byId("lab-body").setAttribute("aria-labelledby", `lab-tab-${this.kind}`);
  }

  /** Arrow keys go from tab to tab. */
  private walk(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = KINDS[(KINDS.indexOf(this.kind) + step + KINDS.length) % KINDS.length] ?? this.kind;
    this.app.stage.openLab(next);
    byId(`lab-tab-${next}`).focus();
  }

  private drawForm(): void {
    if (!this.isOpen) return;
    const { app, kind, running } = this;
    const description: Description<object> = EXPERIMENTS[kind];
    const refused = description.refuses(app);
    const isRunning = running?.kind === kind;
    this.about.textContent = say(`lab-about-${kind}`);
    renew(this.fieldBox, ...(refused === null ? description.fill(this.bench).fields.flatMap((field) => field.show()) : [h("p", { class: "soft" }, refused)]));
    this.actions.hidden = refused !== null;
    this.runButton.textContent = say(`lab-run-${kind}`);
    this.note.textContent = !isRunning && running ? say("lab-replaces", { kind: say(`lab-kind-${running.kind}`) }) : "";
    showOne(isRunning ? this.stopButton : this.runButton, isRunning ? this.runButton : this.stopButton);
  }

  private drawProgress(): void {
    const outcome = this.outcomes.get(this.kind);
    replace(this.progress, outcome ? view.progress(outcome) : null);
  }

  private drawFound(): void {
    if (!this.isOpen) return;
    this.drawProgress();
    const outcome = this.outcomes.get(this.kind);
    if (!outcome) {
      replace(this.found);
      this.games.element.hidden = true;
      return;
    }
    const { finding } = outcome;
    renew(
      this.found,
      // read out once, when it is the last word
      finding && h("p", { class: "lab-sentence", id: "lab-sentence", role: outcome.state === "runs" ? null : "status" }, sentence(finding)),
      ...view.searchedBy(outcome, this.app.game),
      finding?.file && view.made(finding.file),
      finding?.eval && this.better(finding.eval, outcome),
      ...(finding ? view.charts(finding) : []),
      finding && view.heat(finding),
      ...(finding?.tables ?? []).map((sheet) => view.table(sheet, outcome.kind)),
      view.command(outcome, () => this.app.news.tell(say("lab-copied"))),
      finding && finding.json !== "" && outcome.state !== "runs"
        ? h("div", { class: "line" }, h("button", { class: "small", id: "lab-json", onclick: () => download(`plywood-${outcome.kind}.json`, new Blob([finding.json], { type: "application/json" })) }, say("lab-save", { name: `plywood-${outcome.kind}.json` })))
        : null,
    );
    this.games.draw(outcome);
  }

  /** A value function that was found. */
  private better(found: NonNullable<NonNullable<Outcome["finding"]>["eval"]>, outcome: Outcome): HTMLElement | null {
    return found.net === undefined ? this.tuned(found, outcome.settings) : this.learned(found, outcome);
  }

  /** A net: kept in the browser, and used as the value function of searches at once. */
  private learned({ name = "", net = "" }: NonNullable<NonNullable<Outcome["finding"]>["eval"]>, outcome: Outcome): HTMLElement | null {
    const { app } = this;
    if (outcome.state === "runs") return null;
    const use = async (): Promise<void> => {
      nets.put({ name, game: outcome.place.game, net });
      if (app.game.name !== outcome.place.game) await app.board.setGame(outcome.place.game);
      app.board.changeSearch({ eval: { preset: name } });
      app.news.tell(say("lab-net-used", { name }));
    };
    return h("div", { class: "line wrap" }, h("button", { class: "small", id: "lab-use-net", onclick: () => void use() }, say("lab-use-net", { name })));
  }

  /** New weights: put aside under a name, and let play against the old ones. */
  private tuned(found: NonNullable<NonNullable<Outcome["finding"]>["eval"]>, settings: Search): HTMLElement {
    const { app, shelf } = this;
    const name = say("lab-tuned-name", { eval: found.preset ?? found.name ?? "" }).trim();
    const mine = searchFrom({ ...settings, eval: found });
    const put = (): void => {
      shelf.put(name, app.game.name, mine);
      app.news.tell(say("lab-shelved", { name }));
    };
    const play = (): void => {
      put();
      const form = this.fields.of("match");
      form.set("first", `shelf:${name}`);
      form.set("second", found.script === undefined ? `eval:${found.preset ?? ""}` : "search");
      app.stage.openLab("match");
    };
    const challenge = EXPERIMENTS.match.refuses(app) === null ? h("button", { class: "small", id: "lab-challenge", onclick: play }, say("lab-challenge")) : null;
    return h("div", { class: "line wrap" }, h("button", { class: "small", id: "lab-put", onclick: put }, say("lab-put", { name })), challenge);
  }
}

/** Shows one of two buttons in the place of the other, which gives it the focus if it had it. */
function showOne(shown: HTMLElement, hidden: HTMLElement): void {
  const hadFocus = document.activeElement === hidden;
  shown.hidden = false;
  hidden.hidden = true;
  if (hadFocus) shown.focus({ preventScroll: true });
}
