/** Where the page starts: asks the studio what it offers, then builds the three parts. */

import "./style/palette.css";
import "./style/page.css";
import "./style/board.css";
import "./style/tree.css";
import "./style/layout.css";
import "./style/lab.css";
import "./style/editor.css";
import * as api from "./api";
import { App } from "./app";
import { Judgement } from "./board/judgement";
import { admitLink } from "./carried";
import { BoardPanel } from "./board/panel";
import { byId } from "./dom";
import { EditorPanel } from "./editor/panel";
import { countWinsFrom, speakAs } from "./format";
import { Header } from "./header";
import { dressButtons } from "./icons";
import { keptGames } from "./kept";
import { keysBox } from "./keys";
import { LabPanel } from "./lab/panel";
import { Layout } from "./layout";
import { isRecord } from "./plain";
import type { GameInfo } from "./types";
import { skipHead } from "./skip";
import { startScreen } from "./start";
import { decode, type Link } from "./state";
import { ThinkingPanel } from "./thinking/panel";
import { takeToken } from "./token";
import { Tour } from "./tour/tour";
import { Comparison } from "./tree/comparison";
import { ExercisePanel } from "./tree/exercise";
import { TreePanel } from "./tree/panel";
import { Truth } from "./truth/truth";
import { Watch } from "./truth/watch";
import { storyBeside } from "./tree/story";
import { labelPage, say } from "./words";
import { speakOfChess } from "./words/moves";

/** How long a message stays. */
const MESSAGE_MS = 8000;
/** How often a studio that does not answer is asked again. */
const RETRY_MS = 1500;

let hiding = 0;

function tell(text: string, kind: "error" | "news"): void {
  const message = byId("message");
  message.textContent = text;
  message.className = kind;
  message.hidden = false;
  clearTimeout(hiding);
  hiding = window.setTimeout(() => (message.hidden = true), MESSAGE_MS);
}

async function catalogue(): Promise<Awaited<ReturnType<typeof api.games>>> {
  for (;;) {
    try {
      const found = await api.games();
      byId("message").hidden = true;
      return found;
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error), "error");
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** After the studio was away, what is shown is asked for again. */
function watch(app: App): void {
  let away = false;
  const ask = async (): Promise<void> => {
    try {
      await api.alive();
      if (away) {
        away = false;
        tell(say("studio-back"), "news");
        await app.refresh();
      }
    } catch (error) {
      const isAnew = api.isStranger(error);
      if (isAnew || error instanceof api.Unreachable) {
        away = true;
        tell(isAnew ? say("studio-anew") : error instanceof Error ? error.message : "", "error");
      }
    }
    setTimeout(() => void ask(), away ? RETRY_MS : 10_000);
  };
  setTimeout(() => void ask(), 10_000);
}

/** The game that this entry of the browser's history belongs to. */
function gameOfEntry(): string | undefined {
  const entry: unknown = history.state;
  return isRecord(entry) && typeof entry.game === "string" ? entry.game : undefined;
}

/** What the address says; the reader is asked about scripts unless this page itself wrote the address. */
async function linked(games: readonly GameInfo[]): Promise<{ link: Link | null; isDamaged: boolean }> {
  const hash = location.hash.slice(1);
  const link = decode(hash, games);
  if (!link) return { link, isDamaged: hash !== "" };
  return { link: gameOfEntry() === undefined ? await admitLink(link, games) : link, isDamaged: false };
}

/** Goes where the browser's Back or Forward leads, or a link that was opened in this tab. */
async function follow(app: App): Promise<void> {
  const { link, isDamaged } = await linked(app.catalogue.games);
  if (link) await app.revisit(link, gameOfEntry() ?? null);
  else if (!isDamaged) app.remember();
}

async function start(): Promise<void> {
  labelPage();
  dressButtons();
  keysBox();
  skipHead();
  await takeToken();
  const offered = await catalogue();
  countWinsFrom(offered.wins);
  const isLinked = location.hash.length > 1;
  const { link: opened, isDamaged } = await linked(offered.games);
  const kept = keptGames(localStorage, offered.games);
  const last = isLinked ? undefined : kept.list[0];
  const app = new App(offered, opened?.state ?? last?.state ?? null, tell, last?.id ?? gameOfEntry());
  speakOfChess(() => app.view?.board?.pieces === "chess");
  speakAs(() => app.game.counted, () => app.game.sure);
  new Header(app);
  // what was true of the last position must be gone before the next is drawn
  new Truth(app);
  new BoardPanel(app);
  new Judgement(app);
  new ThinkingPanel(app);
  const tour = new Tour(app, new TreePanel(app), new Comparison(app));
  new ExercisePanel(app);
  new Watch(app);
  startScreen(app, () => void tour.start());
  new LabPanel(app, app.shelf);
  new EditorPanel(app);
  storyBeside(app);
  new Layout(app);
  // what went wrong in one game says nothing about the next
  app.on("restored", () => (byId("message").hidden = true));
  await app.refresh();
  app.emit("game");
  if (isDamaged) tell(say("link-damaged"), "error");
  else if (kept.damaged > 0) tell(say("kept-damaged"), "error");
  else if (last) tell(say("kept-back"), "news");
  document.body.classList.add("ready");
  performance.mark("ready");
  window.addEventListener("popstate", () => void follow(app));
  if (opened?.opened) await app.reopen(opened.opened);
  watch(app);
}

void start();
