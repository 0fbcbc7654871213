/** The words below the tree: what to look for, why a node was left, what happens at a moment of a replay. */

import type { Result } from "../app";
import { h } from "../dom";
import * as format from "../format";
import { callTable } from "./calls";
import { countText, factList, facts, pathText } from "./card";
import { gauge } from "./gauge";
import { at, type TreeModel } from "./model";
import { say } from "../words";
import { isOpen, live, story, worker } from "./replay";

/** What to look for, before anything is picked. */
export function introduction(result: Result, values: Parameters<typeof format.verdict>[2], isFolded: boolean): HTMLElement {
  const { tree, view } = result;
  const skipped = tree.skipped.reduce((sum, one) => sum + one, 0);
  const words = format.verdict(view.value, view.verdict, values);
  const isPart = tree.dropped.size > 0;
  const sentences = [
    view.best ? say("intro-best", { move: view.best, verdict: words }) : say("intro-verdict", { verdict: words }),
    skipped > 0 && say(isPart ? "intro-skipped-recorded" : "intro-skipped", { count: skipped }),
    say("intro-pick"),
    isFolded && say(window.matchMedia("(pointer: coarse)").matches ? "intro-folded-touch" : "intro-folded"),
    isPart && say("intro-missing"),
  ];
  return h("p", { class: "story" }, answered(result), sentences.filter((sentence) => sentence !== false).join(" "));
}

/** What the search was asked about a move, before everything else. */
export function answered({ answer }: Pick<Result, "answer">): HTMLElement | null {
  return answer === undefined ? null : h("strong", { class: "answer", id: "why-answer" }, `${answer} `);
}

/** What stands beside the reason of a node: what can be done with it, and what is true of it. */
export interface Beside {
  actions: HTMLElement;
  truth: string;
  answer: HTMLElement | null;
}

/** Whose words these are, how far values go, and the moment of the replay: what is found later is not told. */
export interface Telling {
  sides: readonly string[];
  scale: [number, number];
  moment: number;
}

/** Why a node was left, with its place on the scale of values, and room for the shares of its value. */
export function explanation(tree: TreeModel, node: number, { sides, scale, moment }: Telling, { actions, truth, answer }: Beside): HTMLElement[] {
  const isStillOpen = isOpen(tree, node, moment);
  const now = live(tree, node, moment);
  const reading = isStillOpen ? { ...now, value: now.best } : { alpha: at(tree.alpha, node), beta: at(tree.beta, node), value: at(tree.value, node) };
  return [
    h(
      "div",
      { class: "why-text" },
      h("div", { class: "why-head" }, h("h3", {}, pathText(tree, node)), actions),
      h("p", { class: "story" }, ...(isStillOpen ? [say("node-open")] : [answer, tree.reasonOf(node), missingText(tree, node), truth])),
      factList(facts(tree, node, sides, moment)),
    ),
    h("div", { class: "why-side" }, tree.isSkipped(node) || tree.growth ? null : gauge(reading, scale), h("div", { class: "shares" })),
  ];
}

/** A node for screen readers: where it is, who decides, its value, and why it was left. */
export function spoken(tree: TreeModel, node: number, { sides, moment }: Pick<Telling, "sides" | "moment">, truth = ""): string {
  if (isOpen(tree, node, moment)) return `${pathText(tree, node)}. ${say("node-open")}`;
  const value = tree.isSkipped(node) ? "" : ` ${format.bounded(at(tree.value, node), at(tree.bound, node))}.`;
  const decides = tree.isSkipped(node) ? "" : ` ${sides[at(tree.turn, node)] ?? say("chance")}.`;
  return `${pathText(tree, node)}.${decides}${value} ${tree.reasonOf(node)}${missingText(tree, node)}${truth}`;
}

/** Says that something below a node is not there to be seen. */
function missingText(tree: TreeModel, node: number): string {
  const missing = tree.dropped.get(node);
  return missing ? ` ${say("missing-below", { missing: countText(missing) })}` : "";
}

/** What the search does at one moment, which calls are open, and the window it works with; first of all the answer, where it is wanted. */
export function momentStory(tree: TreeModel, { sides, scale, moment }: Telling, asking: HTMLElement, answer: HTMLElement | null): HTMLElement[] {
  const node = worker(tree, moment);
  const said = h("div", { class: "why-text" }, answer, h("div", { class: "why-head" }, h("p", { class: "story" }, story(tree, moment, sides)), asking), callTable(tree, moment, sides));
  if (tree.growth) return [said, h("div", { class: "why-side" }, h("p", { class: "soft small" }, pathText(tree, node)), factList(tree.growth.numbersAt(node, moment)))];
  const state = live(tree, node, moment);
  return [
    said,
    h(
      "div",
      { class: "why-side" },
      h("p", { class: "soft small" }, say("window-at", { name: pathText(tree, node) })),
      gauge({ alpha: state.alpha, beta: state.beta, value: state.best }, scale),
    ),
  ];
}
