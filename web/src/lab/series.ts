/** Series of games for a score, in a game that is played for one: where, against whom and how many. */

import type { App } from "../app";
import type { GameInfo, Place, SeriesAsk } from "../types";
import { say } from "../words";
import { choices, type Field, type Form, number } from "./fields";

type Scored = NonNullable<GameInfo["scored"]>;

/** Rounds that a player can be asked to look ahead. */
const DEEPEST = 60;
/** Games in each series by default: enough for a first look. */
const GAMES = 10;

/** Whether games are set up as series usually are, or as on the board. */
function isUsual({ board }: App, scored: Scored, form: Form): boolean {
  const isChosen = Object.entries(scored.options).some(([name, usual]) => (board.place.options[name] ?? usual) !== usual);
  return form.text("setup", isChosen ? "board" : "usual") === "usual";
}

/** What series are usually set up with, as the game calls it. */
function usualName({ game }: App, scored: Scored): string {
  const named = game.options.flatMap((option) => {
    const value = scored.options[option.name];
    if (value === undefined) return [];
    const sample = option.kind === "text" ? option.samples.find(({ text }) => text === value) : undefined;
    return [`${option.title}: ${sample?.name ?? value}`];
  });
  return named.join(", ");
}

export function seriesField(app: App, scored: Scored, form: Form): Field<{ series: SeriesAsk }> {
  const { others } = scored;
  const words = others.kind === "choice" ? others.choices.map(({ name, about }): [string, string] => [name, about]) : [];
  const against = form.text("others", String(others.default));
  const rounds = number(form, "depth", scored.depth, 1, DEEPEST, "rounds");
  const games = number(form, "games", GAMES, 1, app.catalogue.limits.games, "series-games");
  const show = (): HTMLElement[] => [
    form.choiceRow("setup", ...choices([["usual", usualName(app, scored)], ["board", say("lab-setup-board")]], isUsual(app, scored, form) ? "usual" : "board")),
    form.titledRow("others", others.title, ...choices(words, against)),
    ...rounds.show(),
    ...games.show(),
  ];
  return { show, said: { series: { others: against, depth: rounds.value, games: games.value } } };
}

/** The start of the games. */
export function seriesPlace(app: App, scored: Scored, form: Form): Place {
  const { place } = app.board;
  const options = isUsual(app, scored, form) ? { ...place.options, ...scored.options } : place.options;
  return { ...place, options, position: null, moves: [] };
}
