/** Chips by the reason nodes were left: they are the legend, and they show or fade those nodes. */

import { h } from "../dom";
import * as format from "../format";
import { exitStyle, NOT_LOOKED_AT } from "./exits";
import type { TreeTruth } from "../truth/differs";
import { marks, say } from "../words";
import { at, type TreeModel } from "./model";

/** Hears which reason, by its index, is now to be seen or not; moves not looked at come after the last reason. */
type Toggle = (index: number, on: boolean) => void;

export function filterChips(tree: TreeModel, toggle: Toggle): HTMLElement[] {
  return [...reasonCounts(tree)].map(([index, count]) => chip(index, tree.exits[index] ?? NOT_LOOKED_AT, count, toggle));
}

/** How many nodes were left for each reason, by its index; moves not looked at come after the last reason. */
export function reasonCounts(tree: TreeModel): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (index: number, count: number): unknown => counts.set(index, (counts.get(index) ?? 0) + count);
  for (let node = 0; node < tree.size; node++) if (!tree.isSkipped(node)) add(at(tree.exit, node), 1);
  const skipped = tree.skipped.reduce((sum, one) => sum + one, 0);
  if (skipped > 0) add(tree.exits.length, skipped);
  return counts;
}

/** The legend of the rings: how many nodes differ from the truth, a switch for them, and the way to the next one. */
export function truthChip(truths: TreeTruth, toggle: (on: boolean) => void, next: () => void): HTMLElement[] {
  const known = { count: truths.known };
  if (truths.count === 0) return [h("span", { class: "soft small", id: "truth-chip" }, say("truth-chip-none", known))];
  const element = h(
    "button",
    {
      class: "chip filter",
      id: "truth-chip",
      "aria-pressed": "true",
      ...marks("truth-chip", known),
      onclick: () => {
        const on = element.getAttribute("aria-pressed") !== "true";
        element.setAttribute("aria-pressed", String(on));
        toggle(on);
      },
    },
    h("span", { class: "sign wrong" }, "≠"),
    `${say("truth-chip")} `,
    h("span", { class: "soft" }, format.count(truths.count)),
  );
  return [element, h("button", { class: "small", id: "next-wrong", ...marks("next-wrong"), onclick: next }, say("next-wrong"))];
}

function chip(index: number, word: string, count: number, toggle: Toggle): HTMLElement {
  const style = word === NOT_LOOKED_AT ? { sign: "‖", colour: "faint", title: say("exit-never") } : exitStyle(word);
  const element = h(
    "button",
    {
      class: "chip filter",
      "aria-pressed": "true",
      ...marks("filter", { reason: style.title }),
      onclick: () => {
        const on = element.getAttribute("aria-pressed") !== "true";
        element.setAttribute("aria-pressed", String(on));
        toggle(index, on);
      },
    },
    h("span", { class: `sign ${style.colour}` }, style.sign || "△"),
    `${style.title} `,
    h("span", { class: "soft" }, format.count(count)),
  );
  return element;
}
