/** A field at a node of an exercise's tree: an answer is typed where its node is seen. */

import { h } from "../dom";
import type { Exercise as Sheet } from "../types";
import * as words from "../words";
import type { TreeCanvas } from "../viewer/canvas";

/** An exercise that is being answered. */
export interface Answering {
  sheet: Sheet;
  canvas: TreeCanvas;
  /** Answers by question. */
  answers: Map<string, string>;
}

export class NodeField {
  constructor(
    private readonly answering: () => Answering | null,
    private readonly events: { left: () => void; pick: (node: number) => void },
  ) {}

  /** Opens the field for a question; Enter goes on to the next node that is asked. */
  open(node: number, key: string): void {
    const open = this.answering();
    if (!open) return;
    const { sheet, canvas, answers } = open;
    // leaving a field takes it away
    document.getElementById("node-answer")?.blur();
    const { camera, model } = canvas;
    const field = h("input", { type: "text", id: "node-answer", class: "node-answer", value: answers.get(key) ?? "", ...words.marks("value-of", { node: sheet.names[node] ?? "" }) });
    field.style.left = `${camera.x(model.x[node] ?? 0)}px`;
    field.style.top = `${camera.y(model.level[node] ?? 0)}px`;
    field.addEventListener("input", () => keepAnswer(answers, key, field.value));
    field.addEventListener("blur", () => {
      field.remove();
      // the sheet itself stays: a button that is being pressed must not be taken away
      const below = document.querySelector<HTMLInputElement>(`[data-question="${CSS.escape(key)}"]`);
      if (below) below.value = answers.get(key) ?? "";
      this.events.left();
    });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.goOn(node);
      if (event.key === "Escape") canvas.element.focus();
    });
    canvas.element.parentElement?.append(field);
    field.focus();
    field.select();
  }

  /** To the next node, in the order of the search, whose value is asked and not answered. */
  private goOn(node: number): void {
    const open = this.answering();
    if (!open) return;
    const { sheet, canvas, answers } = open;
    const keys = new Set(sheet.questions.map((question) => question.key));
    const values = sheet.names.map((name) => `${name}.value`);
    const order = [...values.keys()].map((step) => (node + 1 + step) % values.length);
    const next = order.find((other) => keys.has(values[other] ?? "") && !answers.has(values[other] ?? ""));
    if (next === undefined) canvas.element.focus();
    else this.events.pick(next);
  }
}

/** An empty answer is none. */
export function keepAnswer(answers: Map<string, string>, key: string, answer: string): void {
  if (answer.trim() === "") answers.delete(key);
  else answers.set(key, answer);
}
