/** Why this move? The player that made it is asked again, and says what it preferred to what, and by how much. */

import * as api from "../api";
import type { App, Result } from "../app";
import * as format from "../format";
import { levelAsk, searchFrom, searchName, type Search, sent } from "../asks";
import type { Player } from "../state";
import { MIN } from "../viewer/model";
import type { Ask, Place, RootMove, Worth } from "../types";
import { say } from "../words";
import { levelOf, textbookSettings } from "./players";

/** A player as it is asked: its search, what settings do not say of it, and its name. */
interface Mover {
  settings: Search;
  limit: Ask;
  name: string;
  /** It chose by this search; else the search only says what it thinks of the move. */
  isItsOwn: boolean;
}

/** A move with what it is worth to MAX; `bound` says what that means, as the studio numbers it. */
export interface Weighed {
  move: string;
  value: number | null;
  worth: Worth;
  bound: RootMove["bound"];
}

/** Searches the position before the move on the board as its player did, and picks the move in the tree. Nothing of it is a judgement of the game. */
export async function explainMove(app: App): Promise<void> {
  const { board, search } = app;
  const move = board.here.moves.at(-1);
  if (move === undefined) return;
  await board.step(-1);
  const side = app.game.sides.indexOf(board.view?.turn ?? "");
  const mover = moverOf(app, side < 0 ? "random" : board.players[side === 0 ? 0 : 1], move);
  const place = board.here;
  const result = await app.work.during((signal) => asked(app, mover, place, move, signal));
  if (!result) return;
  search.show(result);
  const { tree } = result;
  const child = [...tree.children(0)].reverse().find((node) => tree.labelOf(node) === move);
  if (child !== undefined) await search.select(child);
}

async function asked(app: App, mover: Mover, place: Place, move: string, signal: AbortSignal): Promise<Result> {
  const result = await app.search.ask(place, mover.settings, signal, { limit: mover.limit });
  const turn = result.tree.turn[0] === MIN ? -1 : 1;
  const { best, value, worth, moves } = result.view;
  // what was chosen has the value that stands in the tree
  const chosen: Weighed[] = best === null ? [] : [{ move: best, value, worth, bound: "exact" }];
  const weighed = [...chosen, ...(await lines(app, mover, place, signal)), ...moves];
  return { ...result, answer: answer(mover, move, ranked(weighed, best, turn), turn) };
}

/** How the player of a move thinks. A person, chance, an agent and the truth choose by no search: that under Search says what it thinks. */
function moverOf(app: App, player: Player, move: string): Mover {
  const { board, game, catalogue } = app;
  const level = levelOf(player);
  if (level !== null && game.can_think) {
    const { depth, ...limit } = levelAsk(catalogue.levels, level);
    const settings = searchFrom({ algorithm: "pvs", ...(depth === undefined ? {} : { depth }), ...(board.search.eval ? { eval: board.search.eval } : {}) });
    // as deep as the time allows is no depth of its own
    return { settings, limit: depth === undefined ? { ...limit, depth: catalogue.limits.depth } : limit, name: say(depth === undefined ? "mover-level" : "mover-level-depth", { level, depth: Number(depth ?? 0) }), isItsOwn: true };
  }
  if (level !== null) {
    const settings = textbookSettings(board, level);
    return { settings, limit: {}, name: say("mover-level-depth", { level, depth: Number(settings.depth) }), isItsOwn: true };
  }
  const settings = player === "kept" ? (board.kept ?? board.search) : board.search;
  if (player === "settings" || player === "kept") return { settings, limit: {}, name: say("mover-search", { search: searchName(settings) }), isItsOwn: true };
  return { settings, limit: {}, name: say(`mover-${player}`, { move, search: searchName(settings) }), isItsOwn: false };
}

/** The two best lines of a playing search have exact values, which its tree has not: there all but the best is a bound. */
async function lines(app: App, { settings, limit }: Mover, place: Place, signal: AbortSignal): Promise<Weighed[]> {
  if (settings.algorithm !== "pvs") return [];
  const view = await api.search(place, { ...sent(settings), ...limit, lines: Math.min(2, app.catalogue.limits.lines) }, null, signal);
  return (view.lines ?? []).flatMap(({ moves, value, worth }) => (moves[0] === undefined ? [] : [{ move: moves[0], value, worth, bound: "exact" as const }]));
}

/** Each move once, as it was weighed first; the chosen one first, then the best for the side that moves. */
export function ranked(weighed: readonly Weighed[], best: string | null, turn: number): Weighed[] {
  const each = weighed.filter((one, index) => weighed.findIndex(({ move }) => move === one.move) === index);
  const worth = ({ move, value }: Weighed): number => (move === best ? Infinity : value === null ? -Infinity : turn * value);
  return each.sort((a, b) => worth(b) - worth(a));
}

/** What the player preferred, to what, and by how much. */
export function answer(mover: Pick<Mover, "name" | "isItsOwn">, move: string, moves: readonly Weighed[], turn: number): string {
  const [best, second] = moves;
  if (!best) return mover.name;
  const isChosen = best.move === move;
  const other = isChosen ? second : moves.find((one) => one.move === move);
  const kind = isChosen ? "prefers" : mover.isItsOwn ? "again" : "instead";
  const values = { mover: mover.name, move: best.move, value: format.value(best.worth) };
  if (!other) return say("why-only", values);
  return say(`why-${kind}`, { ...values, other: other.move, worth: bounded(other), by: difference(best, other, turn) });
}

function bounded({ worth, bound }: Weighed): string {
  return format.bounded(worth, { exact: 0, lower: 1, upper: 2 }[bound]);
}

/** By how much one move is better than another, in words; nothing where a win has no such distance, or it is unknown. */
function difference(best: Weighed, other: Weighed, turn: number): string {
  if (best.value === null || other.value === null) return "";
  if (!format.isPoints(best.worth) || !format.isPoints(other.worth)) return "";
  const by = turn * (best.value - other.value);
  if (other.bound !== "exact") return by > 0 ? say("why-by-at-least", { by: format.value(by) }) : "";
  return by === 0 ? say("why-by-nothing") : say("why-by", { by: format.value(by) });
}
