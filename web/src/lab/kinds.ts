/** The experiments: what each asks for, and how it is said to the studio. A new one is an entry here. */

import type { App } from "../app";
import { sent, sentEval } from "../asks";
import type { Lesson } from "../types";
import { language, say } from "../words";
import { type Asks, type Bench, classField, contender, DEEPEST, type Description, evalField, evaluation, evaluations, fromField, needsStudy, otherEval, seedField, whole } from "./bench";
import { shortName } from "./contenders";
import { checked, choice, type Field, number, text } from "./fields";
import { seriesField, seriesPlace } from "./series";
import { truth } from "./truthkind";

export const KINDS = ["truth", "match", "simulation", "comparison", "searches", "evals", "ablation", "techniques", "depths", "tuning", "learning", "league", "report"] as const;
export type Kind = (typeof KINDS)[number];

function needsPlaying({ game }: App): string | null {
  return game.can_think ? null : say("lab-no-playing", { game: game.title });
}

const match: Description<Asks<"match">> = {
  refuses: ({ game }) => (game.can_think ? null : say("lab-no-match", { game: game.title })),
  fill: (bench) => {
    const { app, form } = bench;
    const { games, threads } = app.catalogue.limits;
    const sets: [string, string][] = [
      ["", say("lab-openings-usual")],
      ...app.game.opening_sets.map(({ name, about }): [string, string] => [name, about]),
      ["random:4", say("lab-openings-random")],
      ["board", say("lab-from-board")],
    ];
    const [first, second] = [contender(bench, "first", "search"), contender(bench, "second", "pvs")];
    const player = ({ chosen }: typeof first): Asks<"match">["players"][number] => ({ name: shortName(chosen), search: sent(chosen.settings) });
    const openings = choice(form, "openings", sets, "");
    const isNamed = openings.value !== "" && openings.value !== "board";
    return {
      fields: [{ show: first.show }, { show: second.show }, number(form, "games", 100, 1, games), number(form, "nodes", 2000, 1, 10_000_000), { show: openings.show }, seedField(form)],
      beside: { place: openings.value === "board" ? app.board.here : whole(app), players: [player(first), player(second)], concurrency: threads, ...(isNamed ? { openings: openings.value } : {}) },
      settings: first.chosen.settings,
    };
  },
};

/** A search by the value function that the study plays, where there is one. */
const searched = ({ app }: Bench): string => (app.game.study ? `eval:${app.game.study.played}` : "search");

/** Plies that a simulated game may take. */
const MOST_PLIES = 1000;

const simulation: Description<Asks<"simulation">> = {
  refuses: () => null,
  fill: (bench) => {
    const { app, form } = bench;
    const { show, chosen } = contender(bench, "search", searched(bench));
    const own: [string, string] = ["own", say("lab-rival-same")];
    const rival = otherEval(bench, "rival", "rival", app.game.can_solve ? [own, ["truth", say("lab-rival-truth")]] : [own]);
    const shown = otherEval(bench, "shown", "shown", [["own", say("lab-shown-same")]]);
    return {
      fields: [{ show }, fromField(bench), rival, shown, number(form, "max_plies", 200, 1, MOST_PLIES, "max-plies")],
      beside: { search: sent(chosen.settings), ...(rival.value === "truth" ? { defender: "truth" } : {}) },
      settings: chosen.settings,
    };
  },
};

/** The depth of searches that are compared: that of the game unless one is entered. */
function depthOf({ form }: Bench): Field<{ depth: number }> {
  const depth = form.number("depth", -1, 1, DEEPEST);
  return { show: () => [form.numberRow("depth", depth > 0 ? depth : null, 1, DEEPEST, say("lab-usual"))], ...(depth > 0 ? { said: { depth } } : {}) };
}

const comparison: Description<Asks<"comparison">> = {
  refuses: () => null,
  fill: (bench) => {
    const { app, form } = bench;
    const [by, depth] = [evalField(bench), depthOf(bench)];
    const list: ["variants" | "searches", string][] = [
      ["variants", say("lab-among-variants")],
      ["searches", say("lab-among-searches")],
    ];
    const among = choice(form, "among", list, "variants");
    return { fields: [{ show: by.show }, { show: depth.show }, fromField(bench), ...(app.game.study ? [among] : [])], beside: { search: { ...by.said, ...depth.said } }, settings: by.settings };
  },
};

/** Whole numbers of a text such as "1000, 5000". */
const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const searches: Description<Asks<"searches">> = {
  refuses: () => null,
  fill: (bench) => {
    const { app, form } = bench;
    const by = evalField(bench);
    const names = checked(form, "searches", app.game.algorithms.map((name): [string, string] => [name, name]), () => true);
    const [depths, nodes] = [text(form, "depths", "2, 3"), text(form, "budgets", "")];
    return {
      fields: [{ show: by.show }, { show: names.show }, fromField(bench), { show: depths.show }, { show: nodes.show }],
      beside: { search: by.said ?? {}, searches: names.keys, depths: numbers(depths.value), nodes: numbers(nodes.value) },
      settings: by.settings,
    };
  },
};

const evals: Description<Asks<"evals">> = {
  refuses: () => null,
  fill: (bench) => {
    const { app, form } = bench;
    const { show, chosen } = contender(bench, "search", "search");
    const list = evaluations(bench);
    const names = checked(form, "evals", list.map(({ key, name }) => [key, name]), (key) => key.startsWith("eval:"));
    return {
      fields: [{ show: names.show }, { show }, fromField(bench), ...(app.game.study ? [{ show: () => [form.checkRow("wins")] }] : [])],
      beside: {
        search: { ...sent(chosen.settings), eval: {} },
        evals: list.filter(({ key }) => names.keys.includes(key)).map(({ settings }) => sentEval(settings.eval)),
        truth: app.game.study !== null && form.isOn("wins"),
      },
      settings: chosen.settings,
    };
  },
};

const ablation: Description<Asks<"ablation">> = {
  refuses: () => null,
  fill: (bench) => {
    const { app, form } = bench;
    const { scored } = app.game;
    if (scored) {
      const by = evalField(bench);
      return { fields: [{ show: by.show }, seriesField(app, scored, form), seedField(form)], beside: { place: seriesPlace(app, scored, form), search: { eval: by.value }, by: "series" }, settings: by.settings };
    }
    const { show, chosen } = contender(bench, "search", searched(bench));
    const list: ["game" | "agreement", string][] = [
      ["game", say("lab-by-game")],
      ["agreement", say("lab-by-agreement")],
    ];
    const by = choice(form, "by", list, app.game.study ? "game" : "agreement");
    const positions = number(form, "positions", 20, 1, 10_000);
    return { fields: [{ show }, fromField(bench), by, by.value === "agreement" ? positions : { ...positions, show: () => [] }], beside: { search: sent(chosen.settings) }, settings: chosen.settings };
  },
};

/** Deeper than this a shared studio does not add techniques. */
const DEEPEST_TECHNIQUES = 8;

const techniques: Description<Asks<"techniques">> = {
  refuses: needsPlaying,
  fill: (bench) => ({ fields: [number(bench.form, "depth", 4, 1, DEEPEST_TECHNIQUES), fromField(bench)], beside: {}, settings: bench.app.board.search }),
};

const depths: Description<Asks<"depths">> = {
  refuses: (app) => (app.game.values === "score" ? say("lab-no-score", { game: app.game.title, command: `plywood lab compare ${app.game.name}` }) : null),
  fill: (bench) => {
    const { form } = bench;
    const { show, chosen } = contender(bench, "search", searched(bench));
    const [first, last] = [number(form, "first", 1, 1, DEEPEST, "from-depth"), number(form, "last", 6, 1, DEEPEST, "to-depth")];
    return {
      fields: [{ show }, fromField(bench), first, { show: last.show }],
      beside: { search: sent({ ...chosen.settings, depth: null }), last: Math.max(first.value, last.value) },
      settings: chosen.settings,
    };
  },
};

/** Steps of a climb by series, each of two. */
const MOST_SERIES_STEPS = 10_000;

const tuning: Description<Asks<"tuning">> = {
  refuses: ({ game }) => (game.study === null && game.scored === null && !game.can_think ? say("lab-no-match", { game: game.title }) : null),
  fill: (bench) => {
    const { app, form } = bench;
    const { scored, study } = app.game;
    const by = evalField(bench);
    if (scored) {
      const steps = number(form, "steps", 40, 1, MOST_SERIES_STEPS, "series-steps");
      return { fields: [by, seriesField(app, scored, form), steps, seedField(form)], beside: { place: seriesPlace(app, scored, form), by: "series" }, settings: by.settings };
    }
    const list: ["truth" | "games", string][] = [
      ["truth", say("lab-by-truth")],
      ["games", say("lab-by-games")],
    ];
    const judged = study ? choice(form, "by", list, "truth", "tune-by") : null;
    const fields: Field<Asks<"tuning">>[] =
      judged?.value === "truth"
        ? [number(form, "steps", 200, 1, 100_000), classField(bench)]
        : [number(form, "games", 100, 2, app.catalogue.limits.games), number(form, "nodes", 1000, 1, 1_000_000), number(form, "epochs", 60, 1, 10_000)];
    return { fields: [...(judged ? [judged] : []), by, ...fields, seedField(form)], beside: { place: whole(app), by: judged?.value ?? "games" }, settings: by.settings };
  },
};

/** The day it is for the reader, such as 2026-01-31. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Hidden units come in groups of sixteen. */
const UNITS: [string, string][] = [16, 32, 64, 128, 256].map((units) => [String(units), String(units)]);

/** How the game is taught by default; a game without a lesson has no such card. */
function lessonOf(app: App): Lesson {
  return app.game.lesson ?? { ending: null, truth: null, depth: 2, games: 1, nodes: 1, random: 0, hidden: 16, epochs: 1 };
}

const learning: Description<Asks<"learning">> = {
  refuses: (app) => (app.game.lesson === null ? say("lab-no-net", { game: app.game.title }) : null),
  fill: ({ app, form }) => {
    const { ending, truth, games, nodes, random, hidden, epochs, depth } = lessonOf(app);
    const list: ["ending" | "games", string][] = [
      ["ending", say("lab-learn-ending", { ending: ending ?? "" })],
      ["games", say("lab-learn-games")],
    ];
    const from = choice(form, "from", list, "ending", "learn-from");
    const isEnding = ending !== null && from.value === "ending";
    const units = choice(form, "hidden", UNITS, String(hidden));
    return {
      fields: [
        ...(ending === null ? [] : [{ show: from.show }]),
        isEnding ? text(form, "ending", ending, "class") : number(form, "games", games, 1, app.catalogue.limits.games),
        { show: units.show },
        number(form, "epochs", epochs, 1, 1000),
        number(form, "depth", depth, 1, 8, "learn-depth"),
        seedField(form),
      ],
      // a net of the whole game has not seen an ending that is solved: games end there
      beside: { place: whole(app), hidden: Number(units.value), ...(isEnding ? {} : { nodes, random, truth: ending === null ? truth : null }) },
      settings: app.board.search,
    };
  },
};

const league: Description<Asks<"league">> = {
  refuses: needsStudy,
  fill: (bench) => {
    const own = otherEval(bench, "eval", "eval", [["", say("lab-league-alone")]]);
    return { fields: [own, number(bench.form, "depth", 6, 1, DEEPEST)], beside: { game: bench.app.game.name }, settings: evaluation(bench).settings };
  },
};

const report: Description<Asks<"report">> = {
  refuses: needsStudy,
  fill: (bench) => {
    const { app, form } = bench;
    const by = evalField(bench);
    const [position, notes] = [form.text("position", ""), form.text("notes", "")];
    return {
      fields: [
        by,
        number(form, "depth", 6, 1, 10),
        classField(bench),
        { show: () => [form.textRow("position", position, app.game.study?.position ?? "")], ...(position === "" ? {} : { said: { position } }) },
        choice<"form", "html" | "pdf">(form, "form", [["html", "HTML"], ["pdf", "PDF"]], "html"),
        { show: () => [form.areaRow("notes", notes, say("lab-notes-usual"))], ...(notes.trim() === "" ? {} : { said: { notes } }) },
      ],
      beside: { game: app.game.name, language: language(), day: today() },
      settings: by.settings,
    };
  },
};

export const EXPERIMENTS: { [K in Kind]: Description<Asks<K>> } = { truth, match, simulation, comparison, searches, evals, ablation, techniques, depths, tuning, learning, league, report };
