/** Games as text: PGN, PDN or FEN typed, pasted, dropped or loaded, and the game with its variations saved. */

import * as api from "../api";
import type { App } from "../app";
import { OWN_GAME } from "../editor/bench";
import { mayRun } from "../carried";
import { byId, download, isTyping } from "../dom";
import { kindOf } from "../editor/fault";
import { treeFrom } from "../lines";
import { placeOf, usualState } from "../state";
import { movesFrom, movesText } from "./record";
import { say } from "../words";

/** What files with scripts end in. */
const SCRIPT = ".js";

/** A larger file holds more than a game. */
const MAX_FILE = 1 << 20;

/** Plays a game that was typed, pasted or loaded; where there is a notation for whole games, the studio reads it. */
export async function readGame(app: App, text: string): Promise<boolean> {
  const { place } = app.state;
  if (app.game.record === null || text.trim() === "") return app.setPlace({ ...place, moves: movesFrom(text) });
  try {
    const { position, moves, tree } = await api.record(place, text);
    return await app.setPlace({ ...place, position, moves }, treeFrom(tree) ?? []);
  } catch (error) {
    app.fail(error);
    return false;
  }
}

/** Whether a text is a position rather than a game: one line, with the fields of a FEN. */
export function isPosition(text: string): boolean {
  const line = text.trim();
  return !line.includes("\n") && (/^[1-8a-zA-Z]+(\/[1-8a-zA-Z]+){3,} \w/.test(line) || /^[WB]:[WB]/.test(line));
}

/** A text of unknown kind: a position or a game. */
export async function readText(app: App, text: string): Promise<void> {
  const isDone = isPosition(text) ? await app.setPlace({ ...app.state.place, position: text.trim(), moves: [] }) : await readGame(app, text);
  if (isDone) app.tell(say(isPosition(text) ? "position-set" : "game-set"));
}

/** The game as its players write it down. */
async function gameText(app: App): Promise<string> {
  const { place, tree, players } = app.state;
  if (app.game.record === null) return `${movesText(place.moves)}\n`;
  const name = (player: string): string => (player === "human" ? "Person" : `Plywood, ${player}`);
  const tags: [string, string][] = app.game.player_tags.map((tag, index) => [tag, name(players[index === 0 ? 0 : 1])]);
  return api.write(place, tree, [["Event", "Plywood studio"], ...tags.filter(([tag]) => tag === "White" || tag === "Black")]);
}

export async function copyGame(app: App): Promise<void> {
  try {
    await navigator.clipboard.writeText(await gameText(app));
    app.tell(say("game-copied"));
  } catch (error) {
    app.fail(error);
  }
}

export async function saveGame(app: App): Promise<void> {
  try {
    download(`plywood-${app.game.name}.${app.game.record ?? "txt"}`, new Blob([await gameText(app)], { type: "text/plain" }));
  } catch (error) {
    app.fail(error);
  }
}

/** A file with a game or a position. */
export async function readFile(app: App, file: File): Promise<void> {
  if (file.size > MAX_FILE) { app.fail(new Error(say("game-too-large", { name: file.name }))); return; }
  if (file.name.endsWith(SCRIPT)) { await readScript(app, await file.text()); return; }
  await readText(app, await file.text());
}

/** A script, once the reader has seen it: a game is put on the board, a value function or an agent of this game is opened to be edited. */
async function readScript(app: App, text: string): Promise<void> {
  const kind = kindOf(text);
  if (!(await mayRun("file", [{ kind, text }], false))) return;
  if (kind !== "game") { app.bench.open(kind, text); return; }
  const game = app.catalogue.games.find(({ name }) => name === OWN_GAME);
  if (game && (await app.restore({ ...usualState(game), place: placeOf(OWN_GAME, { text }), think: app.state.think }))) app.tell(say("script-on-board"));
}

/** Takes games that are pasted anywhere but into a field, and files that are dropped on the board. */
export function takeFiles(app: App): void {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "" || isTyping(event)) return;
    event.preventDefault();
    void readText(app, text);
  });
  const panel = byId("board-place").closest(".panel");
  panel?.addEventListener("dragover", (event) => event.preventDefault());
  panel?.addEventListener("drop", (event) => {
    event.preventDefault();
    const { files } = (event as DragEvent).dataTransfer ?? {};
    const file = files?.[0];
    const text = (event as DragEvent).dataTransfer?.getData("text/plain") ?? "";
    if (file) void readFile(app, file);
    else if (text !== "") void readText(app, text);
  });
}
