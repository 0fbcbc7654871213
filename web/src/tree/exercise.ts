/** Exercises: the tree without values; the student fills them in, marks what is cut, and is told why. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { searchAsk, searchName, shownPlace } from "../state";
import type { Checked, Exercise as Sheet } from "../types";
import { TreeCanvas } from "./canvas";
import { pageColours } from "./colours";
import { TreeModel } from "./model";
import type { Mark } from "./frame";

/** The names in an answer about cut leaves. */
export function cutNames(answer: string): string[] {
  return answer.split(/[\s,]+/).filter((word) => word !== "" && word !== "none");
}

/** The answer with a leaf added, or taken out if it was there. */
export function toggleCut(answer: string, name: string): string {
  const names = cutNames(answer);
  const left = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  return left.length === 0 ? "none" : left.join(", ");
}

/** What is said about an answer that is not right. */
function reason(checked: Checked): string {
  if (checked.verdict === "wrong") return checked.why;
  return checked.verdict === "unreadable" ? `Expected ${checked.expected}.` : "";
}

/** What is written at the nodes: answers, and whether they are right. */
export function marks(names: readonly string[], answers: ReadonlyMap<string, string>, report: readonly Checked[]): Map<number, Mark> {
  const verdicts = new Map(report.map((checked) => [checked.question, checked.verdict]));
  const judged = (key: string): Mark["verdict"] => {
    const verdict = verdicts.get(key);
    return verdict === "correct" ? "right" : verdict === "wrong" || verdict === "unreadable" ? "wrong" : "open";
  };
  const cut = new Set(cutNames(answers.get("cut") ?? ""));
  const list = new Map<number, Mark>();
  for (const [node, name] of names.entries()) {
    const value = answers.get(`${name}.value`);
    if (value) list.set(node, { text: value, verdict: judged(`${name}.value`) });
    else if (cut.has(name)) list.set(node, { text: "cut", verdict: judged("cut") });
  }
  return list;
}

/** What an exercise may ask for. */
const PARTS: [string, string, (key: string) => boolean][] = [
  ["values", "Values", (key) => key.endsWith(".value") || key === "best"],
  ["windows", "Windows", (key) => key.endsWith(".window")],
  ["cuts", "Cut-offs", (key) => key === "cut"],
];

/** Whether a question belongs to one of the parts that are asked. */
export function isAsked(key: string, parts: ReadonlySet<string>): boolean {
  const part = PARTS.find(([, , belongs]) => belongs(key));
  return part === undefined || parts.has(part[0]);
}

export class ExercisePanel {
  /** Which parts are asked; windows are for those who have done the rest. */
  private readonly parts = new Set(["values", "cuts"]);
  private sheet: Sheet | null = null;
  private canvas: TreeCanvas | null = null;
  private answers = new Map<string, string>();
  private report: Checked[] = [];

  constructor(private readonly app: App) {
    byId("exercise").addEventListener("click", () => void this.toggle());
    app.on(["game", "result"], () => this.close());
    app.on("reopen", () => void this.open());
    app.on("theme", () => this.canvas?.recolour());
  }

  private async toggle(): Promise<void> {
    if (this.sheet) { this.close(); return; }
    await this.open();
  }

  private async ask(reveal: boolean): Promise<Sheet | null> {
    const { state } = this.app;
    const settings = { ...state.search, algorithm: state.search.algorithm === "pvs" ? "alphabeta" : state.search.algorithm };
    try {
      return await api.exercise(shownPlace(state), searchAsk(settings), Object.fromEntries(this.answers), reveal);
    } catch (error) {
      this.app.fail(error);
      return null;
    }
  }

  private async open(): Promise<void> {
    await this.app.select(-1);
    this.answers.clear();
    this.report = [];
    const sheet = await this.ask(false);
    if (!sheet) return;
    this.sheet = sheet;
    this.app.emit("exercise");
    this.app.isExercising = true;
    this.app.remember();
    const tree = new TreeModel(sheet.tree);
    this.canvas = new TreeCanvas(tree, pageColours, { select: (node) => this.pick(node), hover: () => undefined }, this.app.game.sides);
    this.canvas.look.names = sheet.names;
    byId("tree-single").hidden = true;
    byId("tree-tools").hidden = true;
    byId("exercise").setAttribute("aria-pressed", "true");
    document.body.classList.add("exercising");
    this.app.setLines([]);
    replace(byId("exercise-stage"), h("div", { class: "half-stage" }, this.canvas.element), h("div", { class: "sheet", id: "sheet" }));
    byId("exercise-stage").hidden = false;
    this.draw();
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
    const field = document.querySelector<HTMLInputElement>(`[data-question="${CSS.escape(`${name}.value`)}"]`);
    if (field) { field.focus(); return; }
    if (!sheet.questions.some((question) => question.key === "cut")) return;
    this.answers.set("cut", toggleCut(this.answers.get("cut") ?? "", name));
    this.draw();
  }

  private draw(): void {
    const { sheet, canvas } = this;
    if (!sheet || !canvas) return;
    canvas.look.marks = marks(sheet.names, this.answers, this.report);
    canvas.draw();
    const asked = sheet.questions.filter((question) => isAsked(question.key, this.parts));
    const judged = this.report.filter((checked) => isAsked(checked.question, this.parts));
    const right = judged.filter((checked) => checked.verdict === "correct").length;
    const score = judged.length > 0 ? h("strong", { id: "points" }, `${right} of ${judged.length} right`) : null;
    const asksCuts = asked.some((question) => question.key === "cut");
    const settings = { ...this.app.state.search };
    replace(
      byId("sheet"),
      h(
        "div",
        { class: "sheet-head" },
        h("p", { class: "soft small" }, `${searchName(settings)}. Moves are looked at from left to right. Fill in what you know${asksCuts ? "; click a leaf to mark it as never looked at" : ""}.`),
        this.partChips(sheet),
        score,
        h("button", { class: "primary", id: "check", onclick: () => void this.check(false) }, "Check"),
        h("button", { id: "reveal", onclick: () => void this.check(true) }, "Show the answers"),
        h("button", { id: "leave-exercise", onclick: () => this.close() }, "Leave"),
      ),
      h("div", { class: "questions" }, ...asked.map((question) => this.field(question.key, question.prompt))),
    );
  }

  /** Chips that choose what is asked. */
  private partChips(sheet: Sheet): HTMLElement {
    const chips = PARTS.filter(([, , belongs]) => sheet.questions.some((question) => belongs(question.key))).map(([name, title]) => {
      const on = this.parts.has(name);
      const change = (): void => {
        if (on) this.parts.delete(name);
        else this.parts.add(name);
        this.draw();
      };
      return h("button", { class: "chip", id: `ask-${name}`, "aria-pressed": String(on), title: on ? "Do not ask for these" : "Ask for these too", onclick: change }, title);
    });
    return h("span", { class: "line", role: "group", "aria-label": "What is asked" }, ...chips);
  }

  private field(key: string, prompt: string): HTMLElement {
    const checked = this.report.find((one) => one.question === key);
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
      const solved = await this.ask(true);
      for (const question of solved?.questions ?? []) {
        if (question.answer !== undefined) this.answers.set(question.key, question.answer);
      }
    }
    const sheet = await this.ask(false);
    if (!sheet) return;
    this.report = sheet.report.answers;
    this.draw();
  }
}
