/** What experiments share: what they are set up with, and which value function and class they are about. */

import type { App } from "../app";
import { isChosen, type Search } from "../asks";
import type { Experiment } from "../types";
import { say } from "../words";
import { type Contender, contenders, options } from "./contenders";
import type { Form } from "./fields";
import type { Shelf } from "./shelf";

/** What an experiment is set up with. */
export interface Bench {
  app: App;
  shelf: Shelf;
  form: Form;
}

/** One kind of experiment. */
export interface Description {
  /** Why it cannot be run with the game on the board; null where it can. */
  refuses: (app: App) => string | null;
  rows: (bench: Bench) => HTMLElement[];
  ask: (bench: Bench) => Experiment;
  /** Settings that explain one of its games. */
  settings: (bench: Bench) => Search;
}

/** Plies that can be searched. */
export const DEEPEST = 60;

export function pick(list: readonly Contender[], key: string, usual: string): Contender {
  const found = list.find((one) => one.key === key) ?? list.find((one) => one.key === usual) ?? list[0];
  if (!found) throw new Error("there is nothing to choose from");
  return found;
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

export function evalRow(bench: Bench): HTMLElement {
  return bench.form.choiceRow("eval", ...options(evaluations(bench), evaluation(bench).key));
}

/** A number that may be left out. */
export function maybe(form: Form, name: string, most: number): number | null {
  const value = form.number(name, -1, 1, most);
  return value > 0 ? value : null;
}

export function classOf({ app, form }: Bench): string {
  return form.text("class", "") || (app.game.study?.class ?? "");
}

export function needsStudy(app: App): string | null {
  if (app.game.study) return null;
  const able = app.catalogue.games.filter((game) => game.study !== null).map((game) => game.title);
  return say("lab-needs-study", { game: app.game.title, games: able.join(", ") });
}
