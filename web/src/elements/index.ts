/** `<plywood-tree>` and `<plywood-board>`: one script for slides, blogs and course pages (docs/elements.md). */

import { BoardElement } from "./board";
import { TreeElement } from "./tree";

const ELEMENTS: [string, CustomElementConstructor][] = [["plywood-tree", TreeElement], ["plywood-board", BoardElement]];

// a page may have the script twice
for (const [name, element] of ELEMENTS) if (!customElements.get(name)) customElements.define(name, element);
