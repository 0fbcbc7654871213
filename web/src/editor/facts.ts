/** What a script can ask of a position, with examples and what they give here. */

import { h } from "../dom";
import type { Fact } from "../types";
import { marks, say } from "../words";

/** The list of facts; a press on an example writes it into the script. */
export function factList(facts: readonly Fact[], insert: (example: string) => void): HTMLElement {
  const rows = facts.map((fact) =>
    h(
      "li",
      {},
      h("code", {}, fact.use_as),
      h("span", {}, ` ${fact.about}`),
      h("button", { class: "fact-example", onclick: () => insert(fact.example), ...marks("fact-insert", { example: fact.example }) }, h("code", {}, fact.example), " → ", h("code", {}, fact.gives)),
    ),
  );
  return h("details", { open: true, id: "script-facts" }, h("summary", {}, say("editor-facts", { count: facts.length })), h("ul", { class: "facts-list" }, ...rows));
}
