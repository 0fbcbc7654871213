/** Templates of views: what is written here is drawn anew where it differs, and elements stay. */

import { nothing, type ElementPart } from "lit-html";
import { directive, Directive, type PartInfo, PartType } from "lit-html/directive.js";
import { marks, type Values } from "./words";

export { html, nothing, render, svg, type TemplateResult } from "lit-html";

/** Gives an element the attributes of a message: its title, its label for screen readers. */
class Marked extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("only elements have marks");
  }

  /** The attributes by their names. */
  override render(name: string, values?: Values): Record<string, string> {
    return marks(name, values);
  }

  override update({ element }: ElementPart, [name, values]: [string, Values?]): typeof nothing {
    for (const [attribute, text] of Object.entries(this.render(name, values))) element.setAttribute(attribute, text);
    return nothing;
  }
}

export const marked = directive(Marked);
