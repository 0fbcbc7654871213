/** The experiments: what each asks for, and how it is said to the studio. A new one is an entry here. */

import type { App } from "../app";
import { h } from "../dom";
import { sentEval, sent } from "../asks";
import type { Lesson, Place } from "../types";
import { language, say } from "../words";
import { type Bench, classOf, DEEPEST, type Description, evalRow, evaluation, needsStudy, pick } from "./bench";
import { type Contender, contenders, options, shortName } from "./contenders";
import { choices, type Form } from "./fields";
import { seriesAsk, seriesPlace, seriesRows } from "./series";
import { truth } from "./truthkind";

export const KINDS = ["truth", "match", "ablation", "depths", "tuning", "learning", "report"] as const;
export type Kind = (typeof KINDS)[number];

/** A contender, with another depth where one is entered. */
function chosen({ app, shelf, form }: Bench, name: string, usual: string): Contender {
  const contender = pick(contenders(app, shelf), form.text(name, usual), usual);
  const depth = form.number(`${name}-depth`, -1, 1, DEEPEST);
  return depth > 0 ? { ...contender, settings: { ...contender.settings, depth } } : contender;
}

function contenderRows(bench: Bench, name: string, usual: string): HTMLElement[] {
  const { app, shelf, form } = bench;
  const depth = form.number(`${name}-depth`, -1, 1, DEEPEST);
  const own = chosen(bench, name, usual).settings.depth;
  const choice = form.choiceRow(name, ...options(contenders(app, shelf), chosen(bench, name, usual).key));
  return [h("div", { class: "lab-pair" }, choice, form.numberRow(`${name}-depth`, depth > 0 ? depth : null, 1, DEEPEST, own === undefined || own === null ? say("lab-usual") : String(own)))];
}

function seed(form: Form): number {
  return form.number("seed", 1, 0, 1_000_000);
}

function seedRow(form: Form): HTMLElement {
  return form.numberRow("seed", seed(form), 0, 1_000_000);
}

/** Where a search begins: at the board, or at the position that the game studies. */
function isFromStudy({ app, form }: Bench): boolean {
  const { place, ply } = app.board;
  const usual = place.position === null && ply === 0 ? "study" : "board";
  return app.game.study !== null && form.text("from", usual) === "study";
}

function fromRows(bench: Bench): HTMLElement[] {
  const { app, form } = bench;
  if (!app.game.study) return [];
  const list: [string, string][] = [
    ["study", say("lab-from-study", { position: app.game.study.position })],
    ["board", say("lab-from-board")],
  ];
  return [form.choiceRow("from", ...choices(list, isFromStudy(bench) ? "study" : "board"))];
}

function begin(bench: Bench): Place {
  const { app } = bench;
  const place = app.board.here;
  return isFromStudy(bench) && app.game.study ? { ...place, position: app.game.study.position, moves: [] } : place;
}

/** The game from its start. */
function whole(app: App): Place {
  return { ...app.board.place, position: null, moves: [] };
}

const match: Description = {
  refuses: (app) => (app.game.can_think ? null : say("lab-no-match", { game: app.game.title })),
  rows: (bench) => {
    const { app, form } = bench;
    const from: [string, string][] = [
      ["", say("lab-openings-usual")],
      ...app.game.opening_sets.map(({ name, about }): [string, string] => [name, about]),
      ["random:4", say("lab-openings-random")],
      ["board", say("lab-from-board")],
    ];
    return [
      ...contenderRows(bench, "first", "search"),
      ...contenderRows(bench, "second", "pvs"),
      form.numberRow("games", form.number("games", 100, 1, app.catalogue.limits.games), 1, app.catalogue.limits.games),
      form.numberRow("nodes", form.number("nodes", 2000, 1, 10_000_000), 1, 10_000_000),
      form.choiceRow("openings", ...choices(from, form.text("openings", ""))),
      seedRow(form),
    ];
  },
  ask: (bench) => {
    const { app, form } = bench;
    const openings = form.text("openings", "");
    const players = [chosen(bench, "first", "search"), chosen(bench, "second", "pvs")] as const;
    const player = (contender: Contender): { name: string; search: ReturnType<typeof sent> } => ({ name: shortName(contender), search: sent(contender.settings) });
    return {
      kind: "match",
      place: openings === "board" ? app.board.here : whole(app),
      players: [player(players[0]), player(players[1])],
      games: form.number("games", 100, 1, app.catalogue.limits.games),
      nodes: form.number("nodes", 2000, 1, 10_000_000),
      seed: seed(form),
      concurrency: app.catalogue.limits.threads,
      ...(openings === "" || openings === "board" ? {} : { openings }),
    };
  },
  settings: (bench) => chosen(bench, "first", "search").settings,
};

/** The search of an ablation: by the value function that the study plays, where there is one. */
const searched = ({ app }: Bench): string => (app.game.study ? `eval:${app.game.study.played}` : "search");

const ablation: Description = {
  refuses: () => null,
  rows: (bench) => {
    const { app, form } = bench;
    const { scored } = app.game;
    if (scored) return [evalRow(bench), ...seriesRows(app, scored, form), seedRow(form)];
    const by = form.text("by", app.game.study ? "game" : "agreement");
    const list: [string, string][] = [
      ["game", say("lab-by-game")],
      ["agreement", say("lab-by-agreement")],
    ];
    return [
      ...contenderRows(bench, "search", searched(bench)),
      ...fromRows(bench),
      form.choiceRow("by", ...choices(list, by)),
      ...(by === "agreement" ? [form.numberRow("positions", form.number("positions", 20, 1, 10_000), 1, 10_000)] : []),
    ];
  },
  ask: (bench) => {
    const { app, form } = bench;
    const { scored } = app.game;
    if (scored) return { kind: "ablation", place: seriesPlace(app, scored, form), search: { eval: sentEval(evaluation(bench).settings.eval) }, by: "series", series: seriesAsk(app, scored, form), seed: seed(form) };
    return {
      kind: "ablation",
      place: begin(bench),
      search: sent(chosen(bench, "search", searched(bench)).settings),
      by: form.text("by", app.game.study ? "game" : "agreement") === "game" ? "game" : "agreement",
      positions: form.number("positions", 20, 1, 10_000),
    };
  },
  settings: (bench) => (bench.app.game.scored ? evaluation(bench) : chosen(bench, "search", searched(bench))).settings,
};

const depths: Description = {
  refuses: (app) => (app.game.values === "score" ? say("lab-no-score", { game: app.game.title, command: `plywood lab compare ${app.game.name}` }) : null),
  rows: (bench) => {
    const { app, shelf, form } = bench;
    return [
      form.choiceRow("search", ...options(contenders(app, shelf), chosen(bench, "search", searched(bench)).key)),
      ...fromRows(bench),
      form.numberRow("from-depth", form.number("from-depth", 1, 1, DEEPEST), 1, DEEPEST),
      form.numberRow("to-depth", form.number("to-depth", 6, 1, DEEPEST), 1, DEEPEST),
    ];
  },
  ask: (bench) => {
    const { form } = bench;
    const first = form.number("from-depth", 1, 1, DEEPEST);
    const search = sent({ ...chosen(bench, "search", searched(bench)).settings, depth: null });
    return { kind: "depths", place: begin(bench), search, first, last: Math.max(first, form.number("to-depth", 6, 1, DEEPEST)) };
  },
  settings: (bench) => chosen(bench, "search", searched(bench)).settings,
};

function tunedBy({ app, form }: Bench): "truth" | "games" {
  return app.game.study !== null && form.text("tune-by", "truth") === "truth" ? "truth" : "games";
}

/** Steps of a climb by series, each of two. */
const MOST_SERIES_STEPS = 10_000;

function seriesSteps(form: Form): number {
  return form.number("series-steps", 40, 1, MOST_SERIES_STEPS);
}

const tuning: Description = {
  refuses: ({ game }) => (game.study === null && game.scored === null && !game.can_think ? say("lab-no-match", { game: game.title }) : null),
  rows: (bench) => {
    const { app, form } = bench;
    const { scored } = app.game;
    if (scored) return [evalRow(bench), ...seriesRows(app, scored, form), form.numberRow("series-steps", seriesSteps(form), 1, MOST_SERIES_STEPS), seedRow(form)];
    const by = tunedBy(bench);
    const list: [string, string][] = [
      ["truth", say("lab-by-truth")],
      ["games", say("lab-by-games")],
    ];
    const steps = by === "truth" ? [form.numberRow("steps", form.number("steps", 200, 1, 100_000), 1, 100_000), form.textRow("class", form.text("class", ""), app.game.study?.class ?? "")] : [];
    const games =
      by === "games"
        ? [
            form.numberRow("games", form.number("games", 100, 2, app.catalogue.limits.games), 2, app.catalogue.limits.games),
            form.numberRow("nodes", form.number("nodes", 1000, 1, 1_000_000), 1, 1_000_000),
            form.numberRow("epochs", form.number("epochs", 60, 1, 10_000), 1, 10_000),
          ]
        : [];
    const rows = app.game.study ? [form.choiceRow("tune-by", ...choices(list, by))] : [];
    return [...rows, evalRow(bench), ...steps, ...games, seedRow(form)];
  },
  ask: (bench) => {
    const { app, form } = bench;
    const { scored } = app.game;
    const common = { kind: "tuning" as const, eval: sentEval(evaluation(bench).settings.eval), seed: seed(form) };
    if (scored) return { ...common, place: seriesPlace(app, scored, form), by: "series", series: seriesAsk(app, scored, form), steps: seriesSteps(form) };
    const by = tunedBy(bench);
    return {
      ...common,
      place: whole(app),
      by,
      ...(by === "truth"
        ? { steps: form.number("steps", 200, 1, 100_000), class: classOf(bench) }
        : { games: form.number("games", 100, 2, app.catalogue.limits.games), nodes: form.number("nodes", 1000, 1, 1_000_000), epochs: form.number("epochs", 60, 1, 10_000) }),
    };
  },
  settings: (bench) => evaluation(bench).settings,
};

/** The day it is for the reader, such as 2026-01-31. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether a net learns the ending of the game, or its games. */
function isEnding({ app, form }: Bench): boolean {
  const ending = app.game.lesson?.ending ?? null;
  return ending !== null && form.text("learn-from", "ending") === "ending";
}

/** Hidden units come in groups of sixteen. */
const UNITS: [string, string][] = [16, 32, 64, 128, 256].map((units) => [String(units), String(units)]);

/** How the game is taught by default; a game without a lesson has no such card. */
function lessonOf(app: App): Lesson {
  return app.game.lesson ?? { ending: null, truth: null, depth: 2, games: 1, nodes: 1, random: 0, hidden: 16, epochs: 1 };
}

const learning: Description = {
  refuses: (app) => (app.game.lesson === null ? say("lab-no-net", { game: app.game.title }) : null),
  rows: (bench) => {
    const { app, form } = bench;
    const { ending, games, hidden, epochs, depth } = lessonOf(app);
    const from: [string, string][] = [
      ["ending", say("lab-learn-ending", { ending: ending ?? "" })],
      ["games", say("lab-learn-games")],
    ];
    const most = app.catalogue.limits.games;
    return [
      ...(ending === null ? [] : [form.choiceRow("learn-from", ...choices(from, isEnding(bench) ? "ending" : "games"))]),
      ...(isEnding(bench) ? [form.textRow("class", form.text("class", ""), ending ?? "")] : [form.numberRow("games", form.number("games", games, 1, most), 1, most)]),
      form.choiceRow("hidden", ...choices(UNITS, form.text("hidden", String(hidden)))),
      form.numberRow("epochs", form.number("epochs", epochs, 1, 1000), 1, 1000),
      form.numberRow("learn-depth", form.number("learn-depth", depth, 1, 8), 1, 8),
      seedRow(form),
    ];
  },
  ask: (bench) => {
    const { app, form } = bench;
    const { ending, truth, games, nodes, random, hidden, epochs, depth } = lessonOf(app);
    const common = {
      kind: "learning" as const,
      place: whole(app),
      hidden: Number(form.text("hidden", String(hidden))),
      epochs: form.number("epochs", epochs, 1, 1000),
      depth: form.number("learn-depth", depth, 1, 8),
      seed: seed(form),
    };
    if (isEnding(bench)) return { ...common, ending: form.text("class", "") || ending };
    // a net of the whole game has not seen an ending that is solved: games end there
    return { ...common, nodes, random, games: form.number("games", games, 1, app.catalogue.limits.games), truth: ending === null ? truth : null };
  },
  settings: ({ app }) => app.board.search,
};

const report: Description = {
  refuses: needsStudy,
  rows: (bench) => {
    const { app, form } = bench;
    return [
      evalRow(bench),
      form.numberRow("depth", form.number("depth", 6, 1, 10), 1, 10),
      form.textRow("class", form.text("class", ""), app.game.study?.class ?? ""),
      form.textRow("position", form.text("position", ""), app.game.study?.position ?? ""),
      form.choiceRow("form", ...choices([["html", "HTML"], ["pdf", "PDF"]], form.text("form", "html"))),
      form.areaRow("notes", form.text("notes", ""), say("lab-notes-usual")),
    ];
  },
  ask: (bench) => {
    const { app, form } = bench;
    const [position, notes] = [form.text("position", ""), form.text("notes", "")];
    return {
      kind: "report",
      game: app.game.name,
      class: classOf(bench),
      eval: sentEval(evaluation(bench).settings.eval),
      depth: form.number("depth", 6, 1, 10),
      form: form.text("form", "html") === "pdf" ? "pdf" : "html",
      language: language(),
      day: today(),
      ...(position === "" ? {} : { position }),
      ...(notes.trim() === "" ? {} : { notes }),
    };
  },
  settings: (bench) => evaluation(bench).settings,
};

export const EXPERIMENTS: Record<Kind, Description> = { truth, match, ablation, depths, tuning, learning, report };
