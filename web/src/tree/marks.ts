/** What is asked of a tree, and what stands at its nodes: what the student says, and whether it is right. */

import * as format from "../format";
import type { Checked, Exercise as Sheet } from "../types";
import type { Mark } from "../viewer/frame";
import { say } from "../words";

/** The names in an answer about cut leaves. */
export function cutNames(answer: string): string[] {
  return answer.split(/[\s,]+/).filter((word) => word !== "" && word !== say("cut-none"));
}

/** The answer with a leaf added, or taken out if it was there. */
export function toggleCut(answer: string, name: string): string {
  const names = cutNames(answer);
  const left = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  return left.length === 0 ? say("cut-none") : left.join(", ");
}

/** What is known of the answers: the verdicts, and of each leaf that was called cut whether it is. */
export interface Judgement {
  answers: readonly Checked[];
  cutLeaves: Sheet["cut_leaves"];
}

/** What is written at the nodes: answers, and whether they are right; each leaf that is called cut by itself. */
export function marks(names: readonly string[], answers: ReadonlyMap<string, string>, { answers: report, cutLeaves }: Judgement): Map<number, Mark> {
  const verdicts = new Map(report.map((checked) => [checked.question, checked.verdict]));
  const judged = (key: string): Mark["verdict"] => {
    const verdict = verdicts.get(key);
    return verdict === "correct" ? "right" : verdict === "wrong" || verdict === "unreadable" ? "wrong" : "open";
  };
  const leaves = new Map(cutLeaves);
  const judgedLeaf = (name: string): Mark["verdict"] => {
    const isRight = leaves.get(name);
    return isRight === undefined ? "open" : isRight ? "right" : "wrong";
  };
  const cut = new Set(cutNames(answers.get("cut") ?? ""));
  const list = new Map<number, Mark>();
  for (const [node, name] of names.entries()) {
    const value = answers.get(`${name}.value`);
    if (value) list.set(node, { text: format.answer(value), verdict: judged(`${name}.value`) });
    else if (cut.has(name)) list.set(node, { text: say("exercise-cut"), verdict: judgedLeaf(name) });
  }
  return list;
}

/** What an exercise may ask for; the terms at the leaves come with the leaves. */
export const PARTS: readonly [string, (key: string) => boolean][] = [
  ["values", (key) => key.endsWith(".value") || key === "best"],
  ["windows", (key) => key.endsWith(".window")],
  ["cuts", (key) => key === "cut"],
];

/** Whether a question belongs to one of the parts that are asked. */
export function isAsked(key: string, parts: ReadonlySet<string>): boolean {
  const part = PARTS.find(([, belongs]) => belongs(key));
  return part === undefined || parts.has(part[0]);
}
