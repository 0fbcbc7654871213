/** The questions of an exercise below its tree, each with its answer and the verdict on it, and the score of all sheets. */

import { h } from "../dom";
import * as format from "../format";
import type { Checked } from "../types";
import { say } from "../words";
import { type Judged, type Score } from "./score";

/** Explains an answer that is not right. */
function reason(checked: Checked): string {
  if (checked.verdict === "wrong") return format.sentence(checked.why);
  return checked.verdict === "unreadable" ? say("exercise-expected", { expected: checked.expected }) : "";
}

/** A question with its field; Enter checks. */
export function questionRow(
  { key, prompt }: { key: string; prompt: string },
  given: { answer: string; checked: Checked | undefined },
  events: { typed: (answer: string) => void; check: () => void },
): HTMLElement {
  const { checked } = given;
  const verdict = checked?.verdict ?? "missing";
  const input = h("input", {
    type: "text",
    value: given.answer,
    "data-question": key,
    "aria-label": prompt,
    oninput: () => events.typed(input.value),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Enter") events.check();
    },
  });
  const sign = verdict === "correct" ? "✓" : verdict === "missing" ? "" : "✗";
  const why = checked ? reason(checked) : "";
  return h("div", { class: `question ${verdict}` }, h("label", {}, h("span", {}, prompt), input, h("span", { class: "sign" }, sign)), why ? h("p", { class: "small" }, why) : null);
}

/** How this sheet went, and all of them. */
export function scoreRow({ right, shown, asked }: Judged, score: Score, forget: () => void): HTMLElement[] {
  const points = h("strong", { id: "points" }, say(shown > 0 ? "exercise-points-shown" : "exercise-points", { right, asked, shown }));
  if (score.sheets === 0) return [points];
  return [
    points,
    h("span", { class: "soft", id: "score" }, say("exercise-score", { right: score.right, asked: score.asked, sheets: score.sheets })),
    h("button", { class: "small", id: "forget-score", onclick: forget }, say("exercise-forget")),
  ];
}
