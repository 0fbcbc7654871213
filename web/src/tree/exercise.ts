/** Exercises: the tree without values; the student fills them in, marks what is cut, and is told why. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { placeOf, searchAsk, searchName, shownPlace, usualState } from "../state";
import type { Checked, Exercise as Sheet } from "../types";
import { TreeCanvas } from "./canvas";
import { pageColours } from "./colours";
import type { Mark } from "./frame";
import { TreeModel } from "./model";
import { MOST_STEPS, STEP } from "./nodes";
import { isAsked, type Judgement, marks, PARTS, toggleCut } from "./marks";
import { printSheet } from "./paper";
import { byChance, LEVELS, randomTree } from "./random";
import * as words from "../words";
import * as format from "../format";
import { say } from "../words";
import { judged, NONE, plainAnswer, readScore, type Score, withSheet } from "./score";

/** The game of hand-made trees. */
const HAND_MADE = "explicit";
const KEPT_AS = "plywood-score";
/** More questions are asked only of those who want them. */
const MANY = 200;
/** Moves of the expected line that are offered to be asked along. */
const OFFERED = 2;
/** Below the lowest row the numbers of leaves stand one below the other, each with so many pixels. */
const LEAF_PIXELS = 32;

/** What is said about an answer that is not right. */
function reason(checked: Checked): string {
  if (checked.verdict === "wrong") return format.sentence(checked.why);
  return checked.verdict === "unreadable" ? say("exercise-expected", { expected: checked.expected }) : "";
}

export class ExercisePanel {
  /** Which parts are asked; windows are for those who have done the rest. */
  private readonly parts = new Set(["values", "cuts"]);
  private sheet: Sheet | null = null;
  private canvas: TreeCanvas | null = null;
  private answers = new Map<string, string>();
  private report: Judgement = { answers: [], cutLeaves: [] };
  /** The line of moves that is asked about; empty for everything. */
  private along = "";
  /** The leaves are asked too, term by term. */
  private asksLeaves = false;
  /** Many questions are wanted. */
  private wantsMany = false;
  /** Questions whose answers were shown: they are nobody's merit. */
  private readonly shown = new Set<string>();
  private score: Score = readScore(localStorage.getItem(KEPT_AS));
  /** This sheet is part of the score. */
  private isCounted = false;
  private level = 0;

  constructor(private readonly app: App) {
    byId("exercise").addEventListener("click", () => void this.toggle());
    app.on(["game", "result"], () => this.close());
    app.on("reopen", () => void this.open());
    app.on("theme", () => this.canvas?.recolour());
  }

  private async toggle(): Promise<void> {
    const { app } = this;
    if (this.sheet) { this.close(); return; }
    // on the start screen there is no search to practise on: a tree by chance is
    if (app.result === null && app.state.place.moves.length === 0 && app.state.place.position === null) await this.random();
    else await this.open();
  }

  /** Another tree by chance, of the level chosen. */
  private async random(): Promise<void> {
    const { app } = this;
    const game = app.catalogue.games.find((one) => one.name === HAND_MADE);
    const level = LEVELS[this.level];
    if (!game || !level) return;
    const state = usualState(game);
    state.place = placeOf(HAND_MADE, { text: randomTree(level, byChance) });
    state.search = { ...state.search, depth: "end" };
    if (await app.restore(state)) await this.open();
  }

  private async ask(wish: api.ExerciseWish): Promise<Sheet | null> {
    const { state } = this.app;
    const settings = { ...state.search, algorithm: state.search.algorithm === "pvs" ? "alphabeta" : state.search.algorithm };
    const answers = Object.fromEntries([...this.answers].map(([key, answer]) => [key, plainAnswer(answer)]));
    const along = this.along === "" ? [] : [this.along];
    try {
      return await api.exercise(shownPlace(state), searchAsk(settings), answers, { along, leaves: this.asksLeaves, ...wish });
    } catch (error) {
      this.app.fail(error);
      return null;
    }
  }

  private async open(): Promise<void> {
    await this.app.select(-1);
    this.forget();
    this.along = "";
    this.asksLeaves = false;
    this.wantsMany = false;
    const sheet = await this.ask({});
    if (!sheet) return;
    this.app.emit("exercise");
    this.app.isExercising = true;
    this.app.remember();
    this.canvas = new TreeCanvas(new TreeModel(sheet.tree), pageColours, { select: (node) => this.pick(node), hover: () => undefined }, this.app.game.sides);
    byId("tree-single").hidden = true;
    byId("tree-tools").hidden = true;
    byId("exercise").setAttribute("aria-pressed", "true");
    document.body.classList.add("exercising");
    this.app.setLines([]);
    replace(byId("exercise-stage"), h("div", { class: "half-stage" }, this.canvas.element), h("div", { class: "sheet", id: "sheet" }));
    byId("exercise-stage").hidden = false;
    this.showSheet(sheet);
  }

  /** No answers yet. */
  private forget(): void {
    this.answers.clear();
    this.shown.clear();
    this.report = { answers: [], cutLeaves: [] };
    this.isCounted = false;
  }

  /** Shows the tree of a sheet and asks its questions. */
  private showSheet(sheet: Sheet): void {
    const { canvas } = this;
    if (!canvas) return;
    this.sheet = sheet;
    canvas.show(new TreeModel(sheet.tree));
    const abreast = Math.max(...canvas.model.levels.map((row) => row.length));
    canvas.camera.leave(STEP * (2 + Math.min(MOST_STEPS, Math.ceil((abreast * LEAF_PIXELS) / canvas.element.clientWidth))));
    canvas.look.names = sheet.names;
    this.draw();
  }

  /** Asks about something else in the same search; what was answered is another sheet's. */
  private async askAnew(change: { along?: string; leaves?: boolean }): Promise<void> {
    const before = { along: this.along, leaves: this.asksLeaves };
    this.along = change.along ?? this.along;
    this.asksLeaves = change.leaves ?? this.asksLeaves;
    const kept = new Map(this.answers);
    this.forget();
    const sheet = await this.ask({});
    if (sheet) { this.showSheet(sheet); return; }
    this.along = before.along;
    this.asksLeaves = before.leaves;
    this.answers = kept;
  }

  private close(): void {
    if (!this.sheet) return;
    this.sheet = null;
    this.app.isExercising = false;
    this.app.rememberSoon();
    this.canvas?.destroy();
    this.canvas = null;
    byId("exercise").setAttribute("aria-pressed", "false");
    document.body.classList.remove("exercising");
    replace(byId("exercise-stage"));
    byId("exercise-stage").hidden = true;
    byId("tree-single").hidden = false;
    byId("tree-tools").hidden = this.app.result === null;
  }

  /** A click marks a leaf as cut, or goes to the question about an inner node. */
  private pick(node: number): void {
    const { sheet, canvas } = this;
    const name = sheet?.names[node];
    if (!sheet || !canvas || name === undefined) return;
    canvas.select(node);
    const key = `${name}.value`;
    if (sheet.questions.some((question) => question.key === key) && isAsked(key, this.parts)) { this.writeAt(node, key); return; }
    if (!sheet.questions.some((question) => question.key === "cut")) return;
    this.answers.set("cut", toggleCut(this.answers.get("cut") ?? "", name));
    this.draw();
  }

  /** A field at the node itself; Enter goes on to the next node that is asked. */
  private writeAt(node: number, key: string): void {
    const { sheet, canvas } = this;
    if (!sheet || !canvas) return;
    // leaving a field takes it away
    document.getElementById("node-answer")?.blur();
    const { camera, model } = canvas;
    const field = h("input", { type: "text", id: "node-answer", class: "node-answer", value: this.answers.get(key) ?? "", ...words.marks("value-of", { node: sheet.names[node] ?? "" }) });
    field.style.left = `${camera.x(model.x[node] ?? 0)}px`;
    field.style.top = `${camera.y(model.level[node] ?? 0)}px`;
    const keep = (): void => {
      if (field.value.trim() === "") this.answers.delete(key);
      else this.answers.set(key, field.value);
    };
    field.addEventListener("input", keep);
    field.addEventListener("blur", () => {
      field.remove();
      // the sheet itself stays: a button that is being pressed must not be taken away
      const below = document.querySelector<HTMLInputElement>(`[data-question="${CSS.escape(key)}"]`);
      if (below) below.value = this.answers.get(key) ?? "";
      this.drawMarks();
    });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.writeNext(node);
      if (event.key === "Escape") canvas.element.focus();
    });
    canvas.element.parentElement?.append(field);
    field.focus();
    field.select();
  }

  /** The next node, in the order of the search, whose value is asked and not answered. */
  private writeNext(node: number): void {
    const { sheet, canvas } = this;
    if (!sheet || !canvas) return;
    const keys = new Set(sheet.questions.map((question) => question.key));
    const open = sheet.names.map((name) => `${name}.value`);
    const order = [...open.keys()].map((step) => (node + 1 + step) % open.length);
    const next = order.find((other) => keys.has(open[other] ?? "") && !this.answers.has(open[other] ?? ""));
    if (next === undefined) canvas.element.focus();
    else this.pick(next);
  }

  private draw(): void {
    const { sheet, canvas } = this;
    if (!sheet || !canvas) return;
    this.drawMarks();
    const asked = sheet.questions.filter((question) => isAsked(question.key, this.parts));
    if (asked.length > MANY && !this.wantsMany) { this.warn(sheet, asked.length); return; }
    const asksCuts = asked.some((question) => question.key === "cut");
    replace(
      byId("sheet"),
      h(
        "div",
        { class: "sheet-head" },
        h("p", { class: "soft small", id: "exercise-how" }, say(asksCuts ? "exercise-how-cuts" : "exercise-how", { search: searchName(this.app.state.search) }), ...this.explained()),
        this.partChips(sheet),
        this.alongField(this.along),
        ...this.points(),
        h("button", { class: "primary", id: "check", onclick: () => void this.check(false) }, say("exercise-check")),
        h("button", { id: "reveal", onclick: () => void this.check(true) }, say("exercise-reveal")),
        this.another(),
        h("button", { class: "small", id: "print-sheet", onclick: () => void this.print(false) }, say("exercise-print")),
        h("button", { class: "small", id: "print-answers", onclick: () => void this.print(true) }, say("exercise-print-answers")),
        h("button", { id: "leave-exercise", onclick: () => this.close() }, say("exercise-leave")),
      ),
      h("div", { class: "questions" }, ...asked.map((question) => this.field(question.key, question.prompt))),
    );
  }

  /** What windows, cuts and terms are, where they are asked. */
  private explained(): string[] {
    const parts = [this.parts.has("windows") && "exercise-how-windows", this.asksLeaves && "exercise-how-leaves", this.along !== "" && "exercise-how-along"];
    return parts.filter((part) => part !== false).map((part) => ` ${say(part, { line: this.along })}`);
  }

  /** Before hundreds of questions: how many there are, and what to ask instead. */
  private warn(sheet: Sheet, questions: number): void {
    const all = (): void => {
      this.wantsMany = true;
      this.draw();
    };
    const expected = this.app.result?.view.pv.slice(0, OFFERED).join(" ") ?? "";
    replace(
      byId("sheet"),
      h(
        "div",
        { class: "sheet-head", id: "many-questions" },
        h("p", {}, say("exercise-many", { questions, nodes: sheet.looked_at })),
        this.partChips(sheet),
        this.alongField(this.along || expected),
        h("button", { id: "ask-all", onclick: all }, say("exercise-ask-all", { questions })),
        h("button", { id: "leave-exercise", onclick: () => this.close() }, say("exercise-leave")),
      ),
    );
  }

  /** The line of moves that is asked about, and a way to ask about all again. */
  private alongField(line: string): HTMLElement {
    const field = h("input", { type: "text", id: "along", value: line, ...words.marks("along") });
    const ask = (along: string): void => void this.askAnew({ along: along.trim() });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") ask(field.value);
    });
    const whole = this.along === "" ? null : h("button", { class: "small", id: "ask-whole", onclick: () => ask("") }, say("exercise-ask-whole"));
    return h("span", { class: "line" }, field, h("button", { class: "small", id: "ask-along", onclick: () => ask(field.value) }, say("exercise-ask-along")), whole);
  }

  /** What is written at the nodes. */
  private drawMarks(): void {
    const { sheet, canvas } = this;
    if (!sheet || !canvas) return;
    const given = sheet.given.filter(([node]) => Number.isNaN(canvas.model.value[node] ?? NaN));
    canvas.look.marks = new Map([
      ...given.map(([node, text]): [number, Mark] => [node, { text: format.answer(text), verdict: "open" }]),
      ...marks(sheet.names, this.answers, this.report),
    ]);
    canvas.draw();
  }

  /** How this sheet went, and all of them. */
  private points(): HTMLElement[] {
    const report = this.report.answers.filter((checked) => isAsked(checked.question, this.parts));
    if (report.length === 0) return [];
    const { right, shown, asked } = judged(report, this.shown);
    const { sheets, right: all, asked: ever } = this.score;
    const forget = (): void => {
      this.score = { ...NONE };
      localStorage.removeItem(KEPT_AS);
      this.draw();
    };
    const parts = [h("strong", { id: "points" }, say(shown > 0 ? "exercise-points-shown" : "exercise-points", { right, asked, shown }))];
    if (sheets > 0) {
      parts.push(
        h("span", { class: "soft", id: "score" }, say("exercise-score", { right: all, asked: ever, sheets })),
        h("button", { class: "small", id: "forget-score", onclick: forget }, say("exercise-forget")),
      );
    }
    return parts;
  }

  /** A new tree by chance, and how hard it is to be. */
  private another(): HTMLElement {
    const select = h(
      "select",
      { id: "level", ...words.marks("level"), onchange: () => (this.level = Number(select.value)) },
      ...LEVELS.map((_, index) => h("option", { value: index, selected: index === this.level }, say(`level-${index + 1}`))),
    );
    return h("span", { class: "line" }, h("button", { id: "new-tree", onclick: () => void this.random() }, say("exercise-new-tree")), select);
  }

  /** The sheet on paper: the drawing that an export makes, not what is on the screen. */
  private async print(withAnswers: boolean): Promise<void> {
    const sheet = await this.ask({ reveal: withAnswers, drawings: true });
    if (!sheet) return;
    const asked = sheet.questions.filter((question) => isAsked(question.key, this.parts));
    const questions = asked.map(({ prompt, answer }) => ({ prompt, answer: withAnswers ? format.answer(answer ?? "") : null }));
    const title = say("paper-title", { search: searchName(this.app.state.search) });
    await printSheet({ title, how: [say("paper-how"), ...this.explained()].join(""), drawings: sheet.drawings, questions }).catch((error: unknown) => this.app.fail(error));
  }

  /** Chips that choose what is asked. */
  private partChips(sheet: Sheet): HTMLElement {
    const chips = PARTS.filter(([, belongs]) => sheet.questions.some((question) => belongs(question.key))).map(([name]) => {
      const on = this.parts.has(name);
      const change = (): void => {
        if (on) this.parts.delete(name);
        else this.parts.add(name);
        this.draw();
      };
      return h("button", { class: "chip", id: `ask-${name}`, "aria-pressed": String(on), ...words.marks(on ? "part-drop" : "part-add"), onclick: change }, say(`part-${name}`));
    });
    return h("span", { class: "line", role: "group", ...words.marks("parts") }, ...chips, this.leavesChip());
  }

  /** A chip that asks for the leaves too; those of a hand-made tree are what they are. */
  private leavesChip(): HTMLElement | null {
    if (this.app.state.place.game === HAND_MADE) return null;
    const on = this.asksLeaves;
    return h("button", { class: "chip", id: "ask-leaves", "aria-pressed": String(on), ...words.marks("ask-leaves"), onclick: () => void this.askAnew({ leaves: !on }) }, say("ask-leaves"));
  }

  private field(key: string, prompt: string): HTMLElement {
    const checked = this.report.answers.find((one) => one.question === key);
    const verdict = checked?.verdict ?? "missing";
    const input = h("input", {
      type: "text",
      value: this.answers.get(key) ?? "",
      "data-question": key,
      "aria-label": prompt,
      oninput: () => {
        if (input.value.trim() === "") this.answers.delete(key);
        else this.answers.set(key, input.value);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === "Enter") void this.check(false);
      },
    });
    const sign = verdict === "correct" ? "✓" : verdict === "missing" ? "" : "✗";
    const why = checked ? reason(checked) : "";
    return h(
      "div",
      { class: `question ${verdict}` },
      h("label", {}, h("span", {}, prompt), input, h("span", { class: "sign" }, sign)),
      why ? h("p", { class: "small" }, why) : null,
    );
  }

  private async check(reveal: boolean): Promise<void> {
    if (reveal) {
      const solved = await this.ask({ reveal: true });
      for (const question of solved?.questions ?? []) {
        if (question.answer === undefined) continue;
        const isOwn = this.report.answers.some((checked) => checked.question === question.key && checked.verdict === "correct");
        if (!isOwn) this.shown.add(question.key);
        this.answers.set(question.key, format.answer(question.answer));
      }
    }
    const sheet = await this.ask({});
    if (!sheet) return;
    this.report = { answers: sheet.report.answers, cutLeaves: sheet.cut_leaves };
    this.count();
    this.draw();
  }

  /** The first check of a sheet goes into the score, with what was shown as not found. */
  private count(): void {
    if (this.isCounted) return;
    this.isCounted = true;
    this.score = withSheet(this.score, judged(this.report.answers.filter((checked) => isAsked(checked.question, this.parts)), this.shown));
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.score));
    } catch {
      // a browser that keeps nothing still counts while it is open
    }
  }
}
