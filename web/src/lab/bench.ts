/** What experiments share: what they are set up with, what a form is, and fields that several have. */

import type { App } from "../app";
import { isChosen, type Search, sentEval } from "../asks";
import { h } from "../dom";
import type { EvalAsk, Experiment, Place } from "../types";
import { say } from "../words";
import { type Contender, contenders, options } from "./contenders";
import { choice, type Entered, type Field, type Form, number, text } from "./fields";
import type { Kind } from "./kinds";
import type { Shelf } from "./shelf";

/** What an experiment is set up with. */
export interface Bench {
  app: App;
  shelf: Shelf;
  form: Form;
}

/** What is asked of an experiment of a kind. */
export type Asks<K extends Kind> = Omit<Extract<Experiment, { kind: K }>, "kind">;

/** A form as it stands: its fields, what is asked beside them, and settings that explain one of the experiment's games. */
export interface Filled<A> {
  fields: Field<A>[];
  beside: Partial<A>;
  settings: Search;
}

/** One kind of experiment. */
export interface Description<A> {
  /** Why it cannot be run with the game on the board; null where it can. */
  refuses: (app: App) => string | null;
  fill: (bench: Bench) => Filled<A>;
}

/** The experiment that a form asks for. */
export function asked(kind: Kind, { fields, beside }: Filled<object>): Experiment {
  return Object.assign({ kind }, ...fields.map(({ said }) => said ?? {}), beside) as Experiment;
}

/** Plies that can be searched. */
export const DEEPEST = 60;

export function pick(list: readonly Contender[], key: string, usual: string): Contender {
  const found = list.find((one) => one.key === key) ?? list.find((one) => one.key === usual) ?? list[0];
  if (!found) throw new Error("there is nothing to choose from");
  return found;
}

/** Settings that are chosen, with another depth where one is entered. */
export function contender(bench: Bench, name: string, usual: string): { show: () => HTMLElement[]; chosen: Contender } {
  const { app, shelf, form } = bench;
  const list = contenders(app, shelf);
  const own = pick(list, form.text(name, usual), usual);
  const depth = form.number(`${name}-depth`, -1, 1, DEEPEST);
  const show = (): HTMLElement[] => {
    const hint = own.settings.depth === undefined || own.settings.depth === null ? say("lab-usual") : String(own.settings.depth);
    return [h("div", { class: "lab-pair" }, form.choiceRow(name, ...options(list, own.key)), form.numberRow(`${name}-depth`, depth > 0 ? depth : null, 1, DEEPEST, hint))];
  };
  return { show, chosen: depth > 0 ? { ...own, settings: { ...own.settings, depth } } : own };
}

/** The value functions: presets, and those of settings that have one of their own. */
export function evaluations({ app, shelf }: Bench): Contender[] {
  return contenders(app, shelf).filter(({ group, settings }) => group === "evals" || (group === "yours" && isChosen(settings.eval)));
}

export function evaluation(bench: Bench): Contender {
  const { app, form } = bench;
  const usual = `eval:${app.game.study?.played ?? app.game.scored?.eval ?? app.game.presets[0]?.name ?? ""}`;
  return pick(evaluations(bench), form.text("eval", usual), usual);
}

/** The value function. */
export function evalField(bench: Bench): Entered<"eval", EvalAsk> & { settings: Search } {
  const { key, settings } = evaluation(bench);
  const value = sentEval(settings.eval);
  return { value, settings, said: { eval: value }, show: () => [bench.form.choiceRow("eval", ...options(evaluations(bench), key))] };
}

/** The same where the game has another one for an experiment unless one is chosen. */
export function otherEval<K extends "rival" | "shown" | "eval">({ app, shelf, form }: Bench, key: K, name: string, without: readonly [string, string][]): Field<Record<K, EvalAsk>> & { value: string } {
  const list = evaluations({ app, shelf, form });
  const shown = [...without, ...list.map(({ key, name }): [string, string] => [key, name])];
  const { value, show } = choice(form, key, shown, without[0]?.[0] ?? "", name);
  const found = list.find((one) => one.key === value);
  return { value, show, ...(found ? { said: { [key]: sentEval(found.settings.eval) } as Record<K, EvalAsk> } : {}) };
}

export function seedField(form: Form): Entered<"seed", number> {
  return number(form, "seed", 1, 0, 1_000_000);
}

/** Which pieces, as in 2Kv1K. */
export function classField({ app, form }: Bench): Entered<"class", string> {
  return text(form, "class", app.game.study?.class ?? "");
}

/** Where a search begins: at the board, or at the position that the game studies. */
export function fromField({ app, form }: Bench): Field<{ place: Place }> {
  const { study } = app.game;
  const here = app.board.here;
  if (!study) return { show: () => [], said: { place: here } };
  const { place, ply } = app.board;
  const list: ["study" | "board", string][] = [
    ["study", say("lab-from-study", { position: study.position })],
    ["board", say("lab-from-board")],
  ];
  const { show, value } = choice(form, "from", list, place.position === null && ply === 0 ? "study" : "board");
  return { show, said: { place: value === "study" ? { ...here, position: study.position, moves: [] } : here } };
}

/** The game from its start. */
export function whole(app: App): Place {
  return { ...app.board.place, position: null, moves: [] };
}

export function needsStudy(app: App): string | null {
  if (app.game.study) return null;
  const able = app.catalogue.games.filter((game) => game.study !== null).map((game) => game.title);
  return say("lab-needs-study", { game: app.game.title, games: able.join(", ") });
}
