/** The search as a page of a textbook, and which of its lines is at work at a moment of a replay. */

import { h, replace } from "../dom";
import { at, ENTER, MAX, MIN, SKIP, type TreeModel } from "./model";
import { isKnown, marks, say } from "../words";

/** One line: how far it is set in, the message it is, and what it is there for. */
interface Line {
  indent: number;
  text: string;
  role: Role;
}

/** A line as the catalogue has it. */
export interface CodeLine {
  indent: number;
  text: string;
  role: string;
}

/** What a line does; a moment of a search is at the line of its role. */
export type Role = "call" | "leaf" | "max" | "min" | "cut-max" | "cut-min" | "raise" | "lower" | "chance" | "table" | "done";

const line = (indent: number, text: string, role: Role): Line => ({ indent, text, role });

const LEAF = line(1, "code-leaf", "leaf");

const ALPHABETA: readonly Line[] = [
  line(0, "code-call-window", "call"),
  LEAF,
  line(1, "code-max", "max"),
  line(2, "code-raise-window", "raise"),
  line(2, "code-cut-max", "cut-max"),
  line(2, "α = max(α, v)", "raise"),
  line(1, "code-min", "min"),
  line(2, "code-lower-window", "lower"),
  line(2, "code-cut-min", "cut-min"),
  line(2, "β = min(β, v)", "lower"),
  line(1, "code-done", "done"),
];

const MINIMAX: readonly Line[] = [
  line(0, "code-call", "call"),
  LEAF,
  line(1, "code-max", "max"),
  line(2, "code-raise", "raise"),
  line(1, "code-min", "min"),
  line(2, "code-lower", "lower"),
  line(1, "code-done", "done"),
];

const EXPECTIMAX: readonly Line[] = [
  line(0, "code-call", "call"),
  LEAF,
  line(1, "code-max", "max"),
  line(2, "code-raise", "raise"),
  line(1, "code-chance", "chance"),
  line(2, "code-average", "chance"),
  line(1, "code-done", "done"),
];

const PAGES: Record<string, readonly Line[]> = { alphabeta: ALPHABETA, minimax: MINIMAX, expectimax: EXPECTIMAX };

/** The line that is at work at a moment. */
export function roleAt(tree: TreeModel, moment: number): Role {
  const node = at(tree.eventNode, moment);
  const kind = at(tree.eventKind, moment);
  const decider = at(tree.turn, kind === SKIP ? at(tree.parent, node) : node);
  if (kind === ENTER) return "call";
  if (kind === SKIP) return decider === MIN ? "cut-min" : "cut-max";
  if (tree.exitOf(node) === "table") return "table";
  if (!tree.isInner(node)) return "leaf";
  if (tree.exitOf(node) === "cutoff") return decider === MIN ? "cut-min" : "cut-max";
  return "done";
}

/** What the parent makes of a value that was just returned: its line is at work too. */
export function parentRole(tree: TreeModel, moment: number): Role | null {
  const node = at(tree.eventNode, moment);
  if (node === 0 || roleAt(tree, moment) === "call" || tree.isSkipped(node)) return null;
  const decider = at(tree.turn, at(tree.parent, node));
  return decider === MAX ? "raise" : decider === MIN ? "lower" : "chance";
}

/** The role on a page that has one line for both sides. */
const SHARED: Partial<Record<string, string>> = { min: "max", "cut-min": "cut-max", lower: "raise" };

/** The role as a page has it. */
function onPage(page: readonly CodeLine[], role: string | null): string | null {
  if (role === null || page.some((line) => line.role === role)) return role;
  return SHARED[role] ?? role;
}

/** The page with the line at work lit: the house's own words, else the lines of the catalogue; nothing where there are none. */
export function codePage(algorithm: string, tree: TreeModel, moment: number, told: readonly CodeLine[]): HTMLElement | null {
  const page: readonly CodeLine[] = PAGES[algorithm] ?? told;
  if (page.length === 0) return null;
  const [role, above] = [onPage(page, roleAt(tree, moment)), onPage(page, parentRole(tree, moment))];
  const shown = page.map(({ indent, text, role: own }) => {
    const look = own === role ? "code-line lit" : own === above ? "code-line next" : "code-line";
    const element = h("li", { class: look, "aria-current": own === role ? "step" : undefined }, isKnown(text) ? say(text) : text);
    element.style.paddingLeft = `${6 + indent * 14}px`;
    return element;
  });
  return h("ol", { class: "code-page", ...marks("code") }, ...shown);
}

/** Puts the program beside the tree on its stage, or takes it away; whether the tree has another room than before. */
export function putCode(page: HTMLElement | null, stage: HTMLElement, place: HTMLElement): boolean {
  const { classList } = stage;
  const isNew = classList.contains("with-code") !== (page !== null);
  classList.toggle("with-code", page !== null);
  place.hidden = page === null;
  replace(place, page);
  return isNew;
}
