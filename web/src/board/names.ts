/** Who plays, and when: what the head of a saved game says, and what a game that was read says about itself. */

import type { App } from "../app";
import { searchName } from "../asks";
import type { Player, Tag } from "../state";
import { levelOf } from "../thinking/players";
import { say } from "../words";

/** What a file says where it does not know. */
const UNKNOWN = /^[?.\s]*$/;
/** What is written anew with every game. */
const OURS = ["Result", "FEN", "SetUp"];

/** The head of a game that is saved: its own where it was read from a file, else who plays here today. */
export function headOf(app: App, now: Date): Tag[] {
  const { tags } = app.board;
  if (tags.length > 0) return tags.filter(([name]) => !OURS.includes(name));
  const names = app.game.player_tags.map((tag, index): Tag => [tag, nameOf(app, app.board.players[index === 0 ? 0 : 1])]);
  // the notations have names for two colours only
  return [["Event", "Plywood studio"], ["Date", dateOf(now)], ...names.filter(([tag]) => tag === "White" || tag === "Black")];
}

/** A day as games are dated: 2026.01.31. */
function dateOf(day: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

/** A player as a file names it. */
function nameOf({ board }: App, player: Player): string {
  const level = levelOf(player);
  if (level !== null) return `Plywood, ${say("record-level", { level })}`;
  if (player === "settings") return `Plywood, ${searchName(board.search)}`;
  if (player === "kept") return `Plywood, ${searchName(board.kept ?? board.search)}`;
  return say(player === "human" ? "record-human" : `player-${player}`);
}

function valueOf(tags: readonly Tag[], wanted: string): string {
  const [, found = ""] = tags.find(([name]) => name === wanted) ?? [];
  return UNKNOWN.test(found) ? "" : found;
}

/** Who played a game that was read, in the order of its sides; empty where it does not say. */
export function namesIn(tags: readonly Tag[], sides: readonly string[]): string[] {
  return sides.map((side) => valueOf(tags, side));
}

/** The year of a game that was read; null where it does not say. */
export function yearIn(tags: readonly Tag[]): string | null {
  return /^\d{4}/.exec(valueOf(tags, "Date"))?.[0] ?? null;
}
