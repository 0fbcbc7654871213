/** Scripts beside the board: a value function, an agent or a game is written here, and what it says of the position is seen at once. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { agentAsk, sentEval } from "../asks";
import type { Message } from "../news";
import { Panel } from "../signals";
import type { Beside } from "../stage";
import { placeOf, usualState } from "../state";
import { shares } from "../viewer/card";
import type { EvalAsk, Place, Sample, Vocabulary } from "../types";
import { marks, say } from "../words";
import { OWN_GAME } from "./bench";
import FIRST from "./first.txt?raw";
import { draft, keepDraft } from "./drafts";
import { type Fault, faultIn, type Kind, SCRIPT_KINDS } from "./fault";
import { factList } from "./facts";
import type { Mirror } from "./mirror";

/** How long the text must rest until it is tried. */
const REST_MS = 300;
/** Whether the editor was open, for a reload. */
const OPEN_AS = "plywood-editor-open";

export class EditorPanel extends Panel {
  private kind: Kind = "value";
  private mirror: Mirror | null = null;
  private vocabulary: Vocabulary | null = null;
  private trying: AbortController | null = null;
  private outcome: Promise<boolean> = Promise.resolve(false);
  private timer = 0;
  /** The text in the editor is that of the game on the board: while another is on its way, nothing is tried. */
  private isFilled = false;
  /** The search goes by the text in the editor. */
  private isAdopted = false;
  /** The value function that was tried last, as text. */
  private tried = "";
  private readonly head = h("div", { class: "line wrap editor-head" });
  private readonly place = h("div", { class: "editor-place" });
  private readonly error = h("div", { class: "editor-error", id: "script-error", role: "status" });
  /** What the script says of the position on the board. */
  private readonly said = h("div", { class: "editor-said", id: "script-said" });
  private readonly facts = h("div", { class: "editor-facts" });

  constructor(private readonly app: App) {
    super();
    const { board, stage, search } = app;
    const side = h("div", { class: "editor-side", tabindex: 0, role: "region", ...marks("editor-side") }, this.said, this.facts);
    replace(byId("editor-stage"), this.head, h("div", { class: "editor-body" }, h("div", { class: "editor-left" }, this.place, this.error), side));
    byId("script").addEventListener("click", () => (this.isOpen ? this.close() : stage.openEditor()));
    byId("home").addEventListener("click", () => this.close());
    this.follow(() => search.result, () => this.besideTree());
    this.onChange(() => app.news.message.value, () => this.blame(app.news.message.value));
    this.onChange(() => board.view, () => this.trySoon(0));
    this.follow(() => board.era, () => this.restored());
    this.onChange(() => board.search, () => {
      // another value function was chosen
      if (this.isOpen && this.kind === "value" && this.isAdopted && this.used === null) this.close();
      // a weight was turned
      else if (this.isAdopted && JSON.stringify(board.search.eval) !== this.tried) this.trySoon(0);
    });
    const before = SCRIPT_KINDS.find((kind) => kind === sessionStorage.getItem(OPEN_AS));
    if (before && this.kinds().includes(before)) stage.openEditor(before);
    this.follow(() => stage.beside, () => this.turn(stage.beside));
  }

  /** What can be written for the game on the board. */
  private kinds(): Kind[] {
    return this.app.game.name === OWN_GAME ? ["game", "value", "agent"] : ["value", "agent"];
  }

  private usualKind(): Kind {
    return this.kinds()[0] ?? "value";
  }

  /** Another game is on the board: its script is another too. A link that left its script out has it from this browser. */
  private restored(): void {
    const { app } = this;
    const { agent, search } = app.board;
    const game = app.game.name;
    if (search.eval?.script === "") this.recover(draft(localStorage, game, "value"));
    if (agent === "") app.board.set({ agent: draft(localStorage, game, "agent") });
    this.isFilled = false;
    if (this.isOpen && this.kinds().includes(this.kind) && this.used !== null) app.stage.openEditor(this.kind);
    else this.close();
    this.trySoon(0);
  }

  private recover(script: string | null): void {
    const { app } = this;
    const { weights } = app.board.search.eval ?? {};
    app.board.changeSearch({ eval: script === null ? {} : { ...(weights ? { weights } : {}), script } });
    if (script === null) app.news.fail(new Error(say("script-missing")));
  }

  /** The text that is in use; null where nothing of this kind is. */
  private get used(): string | null {
    const { search, agent, place } = this.app.board;
    if (this.kind === "value") return search.eval?.script ?? null;
    if (this.kind === "agent") return agent;
    const option = this.app.game.options.find(({ name }) => name === "text");
    return String(place.options.text ?? option?.default ?? "");
  }

  private get isOpen(): boolean {
    return this.app.stage.shows("editor");
  }

  /** Something was opened beside the board: this, or something else. */
  private turn(beside: Beside | null): void {
    if (beside?.what === "editor") this.show(beside.kind ?? this.usualKind(), beside.text);
    else {
      sessionStorage.removeItem(OPEN_AS);
      this.mark();
    }
  }

  private show(kind: Kind, text: string | null): void {
    this.kind = kind;
    this.isFilled = false;
    this.isAdopted = false;
    sessionStorage.setItem(OPEN_AS, kind);
    this.mark();
    this.drawHead();
    void this.fill(text);
  }

  private close(): void {
    this.app.stage.close("editor");
  }

  /** A tree that is drawn stands with the text that judged it; where they stand one below the other, it is scrolled to. */
  private besideTree(): void {
    byId("tree-panel").classList.toggle("with-tree", this.app.search.result !== null);
    if (this.isOpen && this.app.search.result) byId("tree-stage").scrollIntoView({ block: "nearest" });
  }

  private mark(): void {
    const panel = byId("tree-panel");
    panel.classList.toggle("editor-open", this.isOpen);
    if (this.isOpen) panel.setAttribute("aria-labelledby", "editor-title");
    else if (panel.getAttribute("aria-labelledby") === "editor-title") panel.setAttribute("aria-labelledby", "tree-title");
    byId("editor-stage").hidden = !this.isOpen;
    byId("script").setAttribute("aria-pressed", String(this.isOpen));
  }

  /** Loads the editor and what the game offers, and begins with what is in use, what was written last, or the game's own example. */
  private async fill(text: string | null): Promise<void> {
    const { app, kind } = this;
    try {
      const [{ Mirror }, vocabulary] = await Promise.all([import("./mirror"), api.vocabulary(app.board.shown())]);
      if (!this.isOpen || this.kind !== kind) return;
      this.vocabulary = vocabulary;
      this.mirror ??= new Mirror(this.place, { label: "", changed: () => this.trySoon(REST_MS) });
      this.mirror.label = say(`editor-text-${kind}`);
      this.mirror.offer(vocabulary.facts.map(({ use_as, about }) => ({ name: use_as.replace(/\(.*/, "("), about })));
      this.mirror.text = text ?? this.used ?? draft(localStorage, app.game.name, kind) ?? (kind === "value" ? FIRST : this.samples()[0]?.text) ?? "";
      this.isFilled = true;
      this.drawHead();
      replace(this.facts, kind === "game" ? null : factList(vocabulary.facts, (example) => this.mirror?.insert(example)));
      await this.attempt();
    } catch (error) {
      app.news.fail(error);
    }
  }

  /** Texts to start from. */
  private samples(): readonly Sample[] {
    if (this.kind === "value") return this.vocabulary?.values ?? [];
    if (this.kind === "agent") return this.vocabulary?.agents ?? [];
    return this.app.game.options.flatMap((option) => (option.kind === "text" ? option.samples : []));
  }

  private drawHead(): void {
    const { app, kind } = this;
    const choose = (other: Kind): HTMLElement =>
      h("button", { role: "radio", "aria-checked": String(other === kind), id: `editor-${other}`, onclick: () => this.app.stage.openEditor(other) }, say(`editor-kind-${other}`));
    const samples = this.samples();
    const select = h(
      "select",
      {
        id: "editor-sample",
        ...marks("editor-sample"),
        onchange: () => {
          const chosen = samples.find(({ name }) => name === select.value);
          if (chosen && this.mirror) this.mirror.text = chosen.text;
          select.value = "";
          void this.attempt();
        },
      },
      h("option", { value: "" }, say("editor-sample")),
      ...samples.map(({ name, about }) => h("option", { value: name, title: about }, name)),
    );
    const buttons = {
      value: () => [
        h("button", { class: "small", id: "editor-search", onclick: () => void this.search() }, say("editor-search")),
        app.game.study ? h("button", { class: "primary", id: "editor-right", onclick: () => void this.ask(), ...marks("editor-right") }, say("editor-right")) : null,
      ],
      agent: () => [h("button", { class: "primary", id: "editor-play", onclick: () => void this.play() }, say("editor-play"))],
      game: () => [h("button", { class: "primary", id: "editor-use", onclick: () => void this.use() }, say("script-use"))],
    };
    replace(this.head, h("div", { class: "segments", role: "radiogroup", ...marks("editor-kinds") }, ...this.kinds().map(choose)), select, h("span", { class: "space" }), ...buttons[kind]());
  }

  private trySoon(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.attempt(), ms);
  }

  /** Tries the script as it stands on the position on the board, and shows what it says or what is wrong. Whether it is good. */
  private attempt(): Promise<boolean> {
    clearTimeout(this.timer);
    this.trying?.abort();
    const trying = new AbortController();
    this.trying = trying;
    this.outcome = this.tryWith(trying);
    return this.outcome;
  }

  /** A try that a later one has overtaken, by a move on the board for instance, comes to what that one comes to: no press of a button is lost. */
  private async tryWith(trying: AbortController): Promise<boolean> {
    const overtaken = (): Promise<boolean> | false => this.trying !== trying && this.outcome;
    const isWritten = this.isOpen && this.isFilled;
    if (this.isOpen && !isWritten) return false;
    const text = isWritten ? (this.mirror?.text ?? "") : (this.app.board.search.eval?.script ?? null);
    if (text === null) return false;
    const kind = isWritten ? this.kind : "value";
    if (isWritten) keepDraft(localStorage, this.app.game.name, kind, text);
    try {
      const shown = await this.tryOut(kind, text, trying.signal);
      if (trying.signal.aborted) return await overtaken();
      this.wrong(null);
      replace(this.said, shown);
      return true;
    } catch (error) {
      if (trying.signal.aborted) return await overtaken();
      this.wrong(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  private async tryOut(kind: Kind, text: string, signal: AbortSignal): Promise<HTMLElement> {
    if (kind === "game") return this.tryGame(text, signal);
    if (kind === "agent") return this.tryAgent(text, signal);
    return this.tryValue(text, signal);
  }

  /** The terms are asked for first: a weight of a term that is gone would be refused. */
  private async tryValue(text: string, signal: AbortSignal): Promise<HTMLElement> {
    const { app } = this;
    const place = app.board.shown();
    try {
      app.bench.learn(await api.terms(place, sentEval({ script: text }), signal));
    } catch (error) {
      // the terms of the last text that was right are not those of this one
      if (!signal.aborted) app.bench.learn(null);
      throw error;
    } finally {
      if (!signal.aborted) this.adopt(text);
    }
    const view = await api.evaluate(place, sentEval(app.board.search.eval), signal);
    return h("div", {}, h("h3", {}, say("judgement-title")), shares(view));
  }

  /** The search goes by this text from now on, good or not: its next use reports the errors. */
  private adopt(script: string): void {
    const { app } = this;
    const { terms } = app.bench;
    const before = app.board.search.eval ?? {};
    const isThere = ([name]: [string, number]): boolean => terms === null || terms.some((term) => term.name === name);
    const weights = Object.fromEntries(Object.entries(before.weights ?? {}).filter(isThere));
    this.isAdopted = this.isOpen;
    const next: EvalAsk = { weights: before.script === undefined ? {} : weights, script };
    this.tried = JSON.stringify(next);
    if (this.isOpen || this.tried !== JSON.stringify(before)) app.board.changeSearch({ eval: next });
  }

  private async tryAgent(text: string, signal: AbortSignal): Promise<HTMLElement> {
    const { app } = this;
    app.board.set({ agent: text });
    if (app.board.view?.outcome !== null) return h("p", { class: "soft" }, say("editor-over"));
    const { best } = await api.search(app.board.shown(), agentAsk(text), null, signal);
    return h("p", {}, say("editor-chooses", { move: best ?? "" }));
  }

  private async tryGame(text: string, signal: AbortSignal): Promise<HTMLElement> {
    const { moves, turn } = await api.position(this.gamePlace(text), signal);
    return h("p", {}, say("editor-begins", { side: turn, moves: moves.slice(0, 12).join(" ") || "–" }));
  }

  private gamePlace(text: string): Place {
    return placeOf(OWN_GAME, { text });
  }

  /** Shows what is wrong: in words below the text, and at its place in it. */
  private wrong(message: string | null): void {
    const fault = message === null ? null : faultIn(message);
    this.mirror?.mark(fault);
    if (message === null) { replace(this.error); return; }
    replace(this.said);
    const where = fault ? h("button", { class: "small", onclick: () => this.mirror?.goTo(fault) }, say("editor-line", { line: fault.line, column: fault.column })) : null;
    replace(this.error, where, fault?.text ?? message);
  }

  /** A search or an experiment met what is wrong somewhere else than on the board. */
  private blame(message: Message | null): void {
    const fault: Fault | null = message?.kind === "error" ? faultIn(message.text) : null;
    if (fault && this.mirror) this.wrong(message?.text ?? "");
  }

  private async search(): Promise<void> {
    if (await this.attempt()) await this.app.search.run();
  }

  private async ask(): Promise<void> {
    if (await this.attempt()) this.app.stage.openLab("truth", "searched");
  }

  /** A person plays against the agent; where chance has the other seat, the agent takes the person's. */
  private async play(): Promise<void> {
    if (!(await this.attempt())) return;
    const { app } = this;
    app.play.seat(app.game.players[1] === "random" ? ["agent", "random"] : ["human", "agent"]);
  }

  /** Puts the game on the board as it is written now. */
  private async use(): Promise<void> {
    const { app, mirror } = this;
    if (!mirror) return;
    await app.board.restore({ ...usualState(app.game), place: this.gamePlace(mirror.text), think: app.board.think });
  }
}
