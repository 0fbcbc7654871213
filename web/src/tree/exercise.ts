/** Exercises: the tree without values; the student fills them in, marks the cuts, and reads why. */

import * as api from "../api";
import type { App } from "../app";
import { Panel } from "../signals";
import { byId, h, replace } from "../dom";
import { sent, searchName, type Search } from "../asks";
import { placeOf, usualState } from "../state";
import type { Exercise as Sheet, ExerciseAsk } from "../types";
import { TreeCanvas } from "../viewer/canvas";
import { pageColours } from "../viewer/colours";
import type { Mark } from "../viewer/frame";
import { TreeModel } from "../viewer/model";
import { MOST_STEPS, STEP } from "../viewer/nodes";
import { isAsked, type Judgement, marks, PARTS, toggleCut } from "./marks";
import { keepAnswer, NodeField } from "./nodefield";
import { printSheet } from "./paper";
import { questionRow, scoreRow } from "./questions";
import { byChance, LEVELS, randomTree } from "./random";
import * as words from "../words";
import * as format from "../format";
import { say } from "../words";
import { judged, NONE, plainAnswer, readScore, type Score, withSheet } from "./score";

/** The game of hand-made trees. */
export const HAND_MADE = "explicit";
const KEPT_AS = "plywood-score";
/** More questions are asked only of those who want them. */
const MANY = 200;
/** Moves of the expected line that are offered to be asked along. */
const OFFERED = 2;
/** Below the lowest row the numbers of leaves stand one below the other, each with this number of pixels. */
const LEAF_PIXELS = 32;

export class ExercisePanel extends Panel {
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
  /** Questions whose answers were shown: they score nothing. */
  private readonly shown = new Set<string>();
  private score: Score = readScore(localStorage.getItem(KEPT_AS));
  /** This sheet is part of the score. */
  private isCounted = false;
  private level = 0;
  /** The numbers in the widest row of the tree, where it has no room for all of them; 0 where it has. */
  private crowd = 0;

  private readonly field = new NodeField(
    () => (this.sheet && this.canvas ? { sheet: this.sheet, canvas: this.canvas, answers: this.answers } : null),
    { left: () => this.drawMarks(), pick: (node) => this.pick(node) },
  );

  constructor(private readonly app: App) {
    super();
    const { board, search, stage } = app;
    byId("exercise").addEventListener("click", () => void this.toggle());
    this.onChange(() => [board.here, search.result], () => stage.close("exercise"));
    this.follow(() => stage.beside, () => {
      if (!stage.shows("exercise")) this.close();
      else if (!this.sheet) void this.open();
    });
    this.onChange(() => stage.theme, () => this.canvas?.recolour());
  }

  private async toggle(): Promise<void> {
    const { app } = this;
    if (this.sheet) { app.stage.close("exercise"); return; }
    // on the start screen there is no search to practise on: a tree by chance is
    if (app.search.result === null && app.board.place.moves.length === 0 && app.board.place.position === null) await this.random();
    else app.stage.openExercise();
  }

  /** Another tree by chance, of the level chosen. */
  async random(): Promise<void> {
    const { app } = this;
    const game = app.catalogue.games.find((one) => one.name === HAND_MADE);
    const level = LEVELS[this.level];
    if (!game || !level) return;
    const state = usualState(game);
    state.place = placeOf(HAND_MADE, { text: randomTree(level, byChance) });
    state.search = { ...state.search, depth: "end" };
    if (await app.board.restore(state)) app.stage.openExercise();
  }

  /** The exercise that is shown; null where none is. */
  get shownExercise(): ExerciseAsk | null {
    return this.sheet ? this.exercise() : null;
  }

  /** What is asked: along which line, and whether the leaves too. */
  private exercise(): ExerciseAsk {
    const { search, here } = this.app.board;
    const settings: Search = { ...search, algorithm: search.algorithm === "pvs" ? "alphabeta" : search.algorithm };
    return { place: here, search: sent(settings), along: this.along === "" ? [] : [this.along], leaves: this.asksLeaves };
  }

  private async ask(wish: api.ExerciseWish): Promise<Sheet | null> {
    const answers = Object.fromEntries([...this.answers].map(([key, answer]) => [key, plainAnswer(answer)]));
    try {
      return await api.exercise(this.exercise(), answers, wish);
    } catch (error) {
      this.app.news.fail(error);
      return null;
    }
  }

  private async open(): Promise<void> {
    await this.app.search.select(-1);
    this.forget();
    this.along = "";
    this.asksLeaves = false;
    this.wantsMany = false;
    const sheet = await this.ask({});
    if (!this.app.stage.shows("exercise")) return;
    if (!sheet) { this.app.stage.close("exercise"); return; }
    this.canvas = new TreeCanvas(new TreeModel(sheet.tree), pageColours, { select: (node) => this.pick(node), hover: () => undefined }, this.app.game.sides);
    byId("tree-single").hidden = true;
    byId("tree-tools").hidden = true;
    byId("exercise").setAttribute("aria-pressed", "true");
    document.body.classList.add("exercising");
    this.app.search.setLines([]);
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
    const steps = Math.ceil((abreast * LEAF_PIXELS) / canvas.element.clientWidth);
    canvas.camera.leave(STEP * (2 + Math.min(MOST_STEPS, steps)));
    this.crowd = steps > MOST_STEPS ? abreast : 0;
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
    this.canvas?.destroy();
    this.canvas = null;
    byId("exercise").setAttribute("aria-pressed", "false");
    document.body.classList.remove("exercising");
    replace(byId("exercise-stage"));
    byId("exercise-stage").hidden = true;
    byId("tree-single").hidden = false;
    byId("tree-tools").hidden = this.app.search.result === null;
  }

  /** A click marks a leaf as cut, or goes to the question about an inner node. */
  private pick(node: number): void {
    const { sheet, canvas } = this;
    const name = sheet?.names[node];
    if (!sheet || !canvas || name === undefined) return;
    canvas.select(node);
    const key = `${name}.value`;
    if (sheet.questions.some((question) => question.key === key) && isAsked(key, this.parts)) { this.field.open(node, key); return; }
    if (!sheet.questions.some((question) => question.key === "cut")) return;
    this.answers.set("cut", toggleCut(this.answers.get("cut") ?? "", name));
    this.draw();
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
        h("p", { class: "soft small", id: "exercise-how" }, say(asksCuts ? "exercise-how-cuts" : "exercise-how", { search: searchName(this.app.board.search) }), ...this.explained(), this.crowd > 0 ? ` ${say("exercise-how-crowded", { nodes: this.crowd })}` : null),
        this.partChips(sheet),
        this.alongField(this.along),
        ...this.points(),
        h("button", { class: "primary", id: "check", onclick: () => void this.check(false) }, say("exercise-check")),
        h("button", { id: "reveal", onclick: () => void this.check(true) }, say("exercise-reveal")),
        this.another(),
        h("button", { class: "small", id: "print-sheet", onclick: () => void this.print(false) }, say("exercise-print")),
        h("button", { class: "small", id: "print-answers", onclick: () => void this.print(true) }, say("exercise-print-answers")),
        h("button", { id: "leave-exercise", onclick: () => this.app.stage.close("exercise") }, say("exercise-leave")),
      ),
      h("div", { class: "questions" }, ...asked.map((question) => this.question(question))),
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
    const expected = this.app.search.result?.view.pv.slice(0, OFFERED).join(" ") ?? "";
    replace(
      byId("sheet"),
      h(
        "div",
        { class: "sheet-head", id: "many-questions" },
        h("p", {}, say("exercise-many", { questions, nodes: sheet.looked_at })),
        this.partChips(sheet),
        this.alongField(this.along || expected),
        h("button", { id: "ask-all", onclick: all }, say("exercise-ask-all", { questions })),
        h("button", { id: "leave-exercise", onclick: () => this.app.stage.close("exercise") }, say("exercise-leave")),
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
    const forget = (): void => {
      this.score = { ...NONE };
      localStorage.removeItem(KEPT_AS);
      this.draw();
    };
    return scoreRow(judged(report, this.shown), this.score, forget);
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
    const title = say("paper-title", { search: searchName(this.app.board.search) });
    await printSheet({ title, how: [say("paper-how"), ...this.explained()].join(""), drawings: sheet.drawings, questions }).catch((error: unknown) => this.app.news.fail(error));
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
    if (this.app.board.place.game === HAND_MADE) return null;
    const on = this.asksLeaves;
    return h("button", { class: "chip", id: "ask-leaves", "aria-pressed": String(on), ...words.marks("ask-leaves"), onclick: () => void this.askAnew({ leaves: !on }) }, say("ask-leaves"));
  }

  private question(question: { key: string; prompt: string }): HTMLElement {
    const { key } = question;
    const checked = this.report.answers.find((one) => one.question === key);
    return questionRow(question, { answer: this.answers.get(key) ?? "", checked }, { typed: (answer) => keepAnswer(this.answers, key, answer), check: () => void this.check(false) });
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
