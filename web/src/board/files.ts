/** Games as text: PGN, PDN or FEN typed, pasted, dropped or loaded, and the game with its variations saved. */

import * as api from "../api";
import type { App } from "../app";
import { OWN_GAME } from "../editor/bench";
import { mayRun } from "../carried";
import { byId, download, isTyping } from "../dom";
import { kindOf } from "../editor/fault";
import { treeFrom } from "../lines";
import { tagsFrom } from "../link";
import { placeOf, usualState } from "../state";
import { headOf } from "./names";
import { movesFrom, movesText } from "./record";
import { say } from "../words";

/** What files with scripts end in. */
const SCRIPT = ".js";

/** A larger file holds more than a game. */
const MAX_FILE = 1 << 20;

/** Plays a game that was typed, pasted or loaded; where there is a notation for whole games, the studio reads it. */
export async function readGame(app: App, text: string): Promise<boolean> {
  const { place } = app.board;
  if (app.game.record === null || text.trim() === "") return app.board.setPlace({ ...place, moves: movesFrom(text) });
  try {
    const { position, moves, tree, tags } = await api.record(place, text);
    return await app.board.setPlace({ ...place, position, moves }, treeFrom(tree) ?? [], tagsFrom(tags));
  } catch (error) {
    app.news.fail(error);
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
  const isDone = isPosition(text) ? await app.board.setPlace({ ...app.board.place, position: text.trim(), moves: [] }) : await readGame(app, text);
  if (isDone) app.news.tell(say(isPosition(text) ? "position-set" : "game-set"));
}

/** The game as its players write it down. */
async function gameText(app: App): Promise<string> {
  const { place, tree } = app.board;
  if (app.game.record === null) return `${movesText(place.moves)}\n`;
  return api.write(place, tree, headOf(app, new Date()));
}

export async function copyGame(app: App): Promise<void> {
  try {
    await navigator.clipboard.writeText(await gameText(app));
    app.news.tell(say("game-copied"));
  } catch (error) {
    app.news.fail(error);
  }
}

export async function saveGame(app: App): Promise<void> {
  try {
    download(`plywood-${app.game.name}.${app.game.record ?? "txt"}`, new Blob([await gameText(app)], { type: "text/plain" }));
  } catch (error) {
    app.news.fail(error);
  }
}

/** A file with a game or a position. */
export async function readFile(app: App, file: File): Promise<void> {
  if (file.size > MAX_FILE) { app.news.fail(new Error(say("game-too-large", { name: file.name }))); return; }
  const text = textOf(await file.arrayBuffer());
  if (text === null) { app.news.fail(new Error(say("file-no-text", { name: file.name }))); return; }
  if (file.name.endsWith(SCRIPT)) await readScript(app, text);
  else await readText(app, text);
}

/** What older programs write names of players in. */
const OLD_LETTERS = "windows-1252";

/** The text of a file; null where it holds something else, such as a picture. */
export function textOf(bytes: ArrayBuffer): string | null {
  const decode = (letters: string): string | null => {
    try {
      return new TextDecoder(letters, { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  };
  const text = decode("utf-8") ?? decode(OLD_LETTERS);
  // a text has lines and tabs, and no other control characters
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  return text === null || /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
}

/** A script, once the reader has seen it: a game is put on the board, a value function or an agent of this game is opened to be edited. */
async function readScript(app: App, text: string): Promise<void> {
  const kind = kindOf(text);
  if (!(await mayRun("file", [{ kind, text }], false))) return;
  if (kind !== "game") { app.stage.openEditor(kind, text); return; }
  const game = app.catalogue.games.find(({ name }) => name === OWN_GAME);
  if (game && (await app.board.restore({ ...usualState(game), place: placeOf(OWN_GAME, { text }), think: app.board.think }))) app.news.tell(say("script-on-board"));
}

/** Takes games that are pasted anywhere but into a field, and files that are dropped on the board. */
export function takeFiles(app: App): void {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "" || isTyping(event)) return;
    event.preventDefault();
    void readText(app, text);
  });
  const panel = byId("board-panel");
  panel.addEventListener("dragover", (event) => event.preventDefault());
  panel.addEventListener("drop", (event) => {
    event.preventDefault();
    const { files } = event.dataTransfer ?? {};
    const file = files?.[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (file) void readFile(app, file);
    else if (text !== "") void readText(app, text);
  });
}
