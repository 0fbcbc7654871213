/** Is it right? A value function plays every won position of a class, by the search that the form names. */

import type { App } from "../app";
import { h } from "../dom";
import { count, percent } from "../format";
import { judgeName } from "../judging";
import { sentEval, sent, searchName, type Search, withVariant } from "../asks";
import { say } from "../words";
import { type Asks, type Bench, classField, DEEPEST, type Description, evaluation, evaluations, needsStudy } from "./bench";
import { options } from "./contenders";
import { choices, maybe, number } from "./fields";

/** Times that weights are shaken. */
const MOST_DRAWS = 10_000;
/** Positions that can be drawn. */
const MOST_POSITIONS = 1_000_000;
/** Plies that are searched where the settings do not say. */
const USUAL_DEPTH = 6;

/** A search without its value function and depth, which have fields of their own. */
function bareSearch(settings: Search): Search {
  return { ...settings, depth: null, eval: {} };
}

/** The search that plays: a variant by its name, or that of the settings the value function belongs to. */
export const OWN_SEARCH = "own";

/** A value function of the reader's is judged by the reader's search; a preset of the game as the study plays it. */
function playedBy(bench: Bench): string {
  const { app, form } = bench;
  const usual = evaluation(bench).group === "yours" ? OWN_SEARCH : (app.game.study?.variant ?? OWN_SEARCH);
  const chosen = form.text("variant", usual);
  return chosen === OWN_SEARCH || app.game.variants.some(({ name }) => name === chosen) ? chosen : usual;
}

/** What plays the won positions. */
function truthSettings(bench: Bench): Search {
  const { settings } = evaluation(bench);
  const variant = bench.app.game.variants.find(({ name }) => name === playedBy(bench));
  return { ...(variant ? withVariant(settings, variant) : settings), depth: truthDepth(bench) };
}

/** The depth that is entered, or that of the settings. */
function truthDepth(bench: Bench): number {
  const { depth } = evaluation(bench).settings;
  return bench.form.number("depth", typeof depth === "number" && depth >= 1 && playedBy(bench) === OWN_SEARCH ? depth : USUAL_DEPTH, 1, DEEPEST);
}

/** The value functions by their own names: the search stands in a field of its own. */
function truthEvalRow(bench: Bench): HTMLElement {
  const named = evaluations(bench).map((one) => (one.key === "search" ? { ...one, name: say("lab-of-search", { what: judgeName(one.settings, bench.app.game) }) } : one));
  return bench.form.choiceRow("eval", ...options(named, evaluation(bench).key));
}

function variantRow(bench: Bench): HTMLElement {
  const { app, form } = bench;
  const { key, name, settings } = evaluation(bench);
  const what = searchName(bareSearch(settings));
  const own = key.startsWith("shelf:") ? `${name}: ${what}` : say("lab-of-search", { what });
  const list: [string, string][] = [[OWN_SEARCH, own], ...app.game.variants.map(({ name }): [string, string] => [name, say("lab-search-variant", { name })])];
  return form.choiceRow("variant", ...choices(list, playedBy(bench)));
}

/** Value functions that others are measured by, folded at first. */
function leagueRows(app: App): HTMLElement[] {
  const league = app.game.study?.league ?? [];
  const first = league[0];
  if (!first) return [];
  const rows = league.map(({ name, won, of, about }) =>
    h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, say("lab-league-won", { won: count(won), share: percent(won, of) })), h("td", { lang: "en" }, about)),
  );
  const table = h("table", { class: "lab-league-table" }, h("tbody", {}, ...rows));
  return [h("details", { class: "lab-league", id: "lab-league" }, h("summary", {}, say("lab-league")), h("p", {}, say("lab-league-about", { positions: count(first.of) })), table)];
}

export const truth: Description<Asks<"truth">> = {
  refuses: needsStudy,
  fill: (bench) => {
    const { app, form } = bench;
    const { settings } = evaluation(bench);
    const by = playedBy(bench);
    return {
      fields: [
        { show: () => [truthEvalRow(bench), variantRow(bench)] },
        number(form, "depth", truthDepth(bench), 1, DEEPEST),
        classField(bench),
        maybe(form, "sample", MOST_POSITIONS, say("lab-all")),
        maybe(form, "shake", MOST_DRAWS, say("lab-not")),
        { show: () => [form.checkRow("every"), ...leagueRows(app)] },
      ],
      beside: {
        game: app.game.name,
        eval: sentEval(settings.eval),
        ...(by === OWN_SEARCH ? { search: sent(bareSearch(settings)) } : by === app.game.study?.variant ? {} : { variant: by }),
        every_defence: form.isOn("every"),
      },
      settings: truthSettings(bench),
    };
  },
};
