/** The search as a page of a textbook, and which of its lines is at work at a moment of a replay. */

import { h, replace } from "../dom";
import { EXPAND, MARK, SELECT, SET } from "./growth";
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

/** What a step of a growing tree does. */
const GROWTH_ROLES: Record<number, readonly string[]> = { [SELECT]: ["select", "call"], [EXPAND]: ["expand", "select"], [SET]: ["update", "select"], [MARK]: ["update", "select"] };

/** Roles that a page may have no line for, and the one that stands for them. */
const SHARED: Partial<Record<string, string>> = { min: "max", "cut-min": "cut-max", lower: "raise", max: "raise" };

/** What is done at a moment, the most special first: a page of a textbook has few lines. */
export function rolesAt(tree: TreeModel, moment: number): string[] {
  if (tree.growth) return [...(GROWTH_ROLES[tree.growth.kind[moment] ?? SELECT] ?? []), "done"];
  const node = at(tree.eventNode, moment);
  const role = roleAt(tree, moment);
  const hasRounds = tree.rounds.size > 0;
  if (hasRounds && node === 0) return role === "call" ? ["round", "call"] : ["done"];
  if (tree.rounds.has(node)) return role === "call" ? ["round", "call"] : ["update", "round", "done"];
  // the lines of a search of several rounds are about these: what lies in one is another search's page
  return [...rolesOf(tree, node, role), ...(hasRounds ? ["round"] : []), "done"];
}

/** What is done at a node of a visit. */
function rolesOf(tree: TreeModel, node: number, role: Role): string[] {
  if (role === "call") return tree.passOf(node) === say("pass-again") ? ["again", role] : [role];
  const decider = at(tree.turn, node);
  const averages = role === "done" && decider !== MAX && decider !== MIN;
  return [role, SHARED[role] ?? role, ...(averages ? ["chance"] : [])];
}

/** The first of these roles that a page has a line for. */
export function roleOnPage(page: readonly CodeLine[], roles: readonly string[]): string | null {
  return roles.find((role) => page.some((line) => line.role === role)) ?? null;
}

/** The page with the line at work lit: the house's own words, else the lines of the catalogue; nothing where there are none. */
export function codePage(algorithm: string, tree: TreeModel, moment: number, told: readonly CodeLine[]): HTMLElement | null {
  const page: readonly CodeLine[] = PAGES[algorithm] ?? told;
  if (page.length === 0) return null;
  const parent = tree.growth ? null : parentRole(tree, moment);
  const [role, above] = [roleOnPage(page, rolesAt(tree, moment)), parent === null ? null : roleOnPage(page, [parent, SHARED[parent] ?? parent])];
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
