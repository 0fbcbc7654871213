/** Everything that can be compared with everything: the settings under Search, those put aside, value functions, searches, depths. */

import type { App } from "../app";
import { h } from "../dom";
import { nets } from "../nets";
import { isSameSearch, searchName, type Search, usualSearch, withVariant } from "../asks";
import { say } from "../words";
import type { Shelf } from "./shelf";

/** Settings with a name, in a group of their kind. */
export interface Contender {
  /** What it is called in a link or a store. */
  key: string;
  group: "yours" | "evals" | "searches" | "depths";
  name: string;
  settings: Search;
}

/** The settings under Search, and whatever differs from them by one thing; those put aside. */
export function contenders(app: App, shelf: Shelf, search: Search = app.board.search): Contender[] {
  const { game } = app;
  const list: Contender[] = [{ key: "search", group: "yours", name: `${say("lab-as-search")}: ${searchName(search)}`, settings: search }];
  for (const { name, settings } of shelf.of(game.name)) list.push({ key: `shelf:${name}`, group: "yours", name, settings });
  for (const preset of game.presets) {
    list.push({ key: `eval:${preset.name}`, group: "evals", name: preset.name, settings: { ...search, eval: { preset: preset.name, weights: {} } } });
  }
  for (const { name } of nets.of(game.name)) {
    list.push({ key: `eval:${name}`, group: "evals", name, settings: { ...search, eval: { preset: name, weights: {} } } });
  }
  const add = (key: string, name: string, change: Partial<Search>): void => {
    const settings = { ...search, ...change };
    if (game.algorithms.includes(settings.algorithm)) list.push({ key, group: "searches", name, settings });
  };
  add("minimax", say("lab-search-minimax"), { algorithm: "minimax", order: false, strict: false, beam: null });
  add("alphabeta", say("lab-search-alphabeta"), { algorithm: "alphabeta", order: false, beam: null });
  add("ordered", say("lab-search-ordered"), { algorithm: "alphabeta", order: true, beam: null });
  add("pvs", say("lab-search-pvs"), { ...usualSearch(), algorithm: "pvs", depth: null });
  for (const variant of game.variants) add(`variant:${variant.name}`, say("lab-search-variant", { name: variant.name }), withVariant(search, variant));
  return list;
}

/** Depths offered on either side of the one that was searched. */
const NEAR = 2;

/** What a search can be compared with: settings of one's own, other value functions, other depths. */
export function others(app: App, shelf: Shelf, settings: Search): Contender[] {
  const isOther = (contender: Contender): boolean => !isSameSearch(contender.settings, settings);
  const current = contenders(app, shelf).filter(({ group }) => group === "yours");
  const evals = contenders(app, shelf, settings).filter(({ group }) => group === "evals");
  const { depth } = settings;
  const near = typeof depth === "number" ? Array.from({ length: 2 * NEAR + 1 }, (_, index) => depth - NEAR + index).filter((one) => one > 0) : [1, 2, 3, 4];
  const depths = near.map((one): Contender => ({ key: `depth:${one}`, group: "depths", name: say("lab-depth", { depth: one }), settings: { ...settings, depth: one } }));
  return [...current, ...evals, ...depths].filter(isOther);
}

const GROUPS: Contender["group"][] = ["yours", "evals", "searches", "depths"];

/** Options of a list to choose from, group by group. */
export function options(list: readonly Contender[], chosen: string): HTMLElement[] {
  return GROUPS.flatMap((group) => {
    const members = list.filter((contender) => contender.group === group);
    if (members.length === 0) return [];
    return [h("optgroup", { label: say(`lab-group-${group}`) }, ...members.map(({ key, name }) => h("option", { value: key, selected: key === chosen }, name)))];
  });
}

/** A name short enough for a table. */
export function shortName({ key, name, settings }: Contender): string {
  if (key === "search") return searchName(settings);
  return settings.depth !== undefined && settings.depth !== null && !key.startsWith("shelf:") ? `${name} ${settings.depth}` : name;
}
