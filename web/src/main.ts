/** Where the page starts: asks the studio what it offers, then builds the three parts. */

import "./style/palette.css";
import "./style/page.css";
import "./style/board.css";
import "./style/tree.css";
import "./style/layout.css";
import "./style/lab.css";
import "./style/editor.css";
import "./course/course.css";
import "./style/review.css";
import * as api from "./api";
import { Address, gameOfEntry, linked } from "./address";
import { App } from "./app";
import { BoardPanel } from "./board/panel";
import { courseFrom } from "./course/link";
import { CoursePanel } from "./course/panel";
import { byId, respectPresses } from "./dom";
import { EditorPanel } from "./editor/panel";
import { countWinsFrom, speakAs } from "./format";
import { Header } from "./header";
import { dressButtons } from "./icons";
import { keptGames } from "./kept";
import { keysBox } from "./keys";
import { LabPanel } from "./lab/panel";
import { Layout } from "./layout";
import { effect, onChange } from "./signals";
import { News } from "./news";
import { skipHead } from "./skip";
import { startScreen } from "./start";
import { ThinkingPanel } from "./thinking/panel";
import { open } from "./transport";
import { Tour } from "./tour/tour";
import { Comparison } from "./tree/comparison";
import { ExercisePanel, HAND_MADE } from "./tree/exercise";
import { speakOfLeaves } from "./viewer/exits";
import { TreePanel } from "./tree/panel";
import { storyBeside } from "./tree/story";
import { labelPage, say } from "./words";
import { speakOfChess } from "./words/moves";

/** How long a message stays. */
const MESSAGE_MS = 8000;
/** How often a studio that does not answer is asked again. */
const RETRY_MS = 1500;

/** Shows the last message for a while. */
function showMessages(news: News): void {
  let hiding = 0;
  effect(() => {
    const place = byId("message");
    const message = news.message.value;
    place.hidden = message === null;
    clearTimeout(hiding);
    if (!message) return;
    place.textContent = message.text;
    place.className = message.kind;
    hiding = window.setTimeout(() => news.clear(), MESSAGE_MS);
  });
}

async function catalogue(news: News): Promise<Awaited<ReturnType<typeof api.games>>> {
  for (;;) {
    try {
      const found = await api.games();
      news.clear();
      return found;
    } catch (error) {
      news.fail(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** After the studio was away, what is shown is asked for again. */
function watch({ news, board }: App): void {
  let away = false;
  const ask = async (): Promise<void> => {
    try {
      await api.alive();
      if (away) {
        away = false;
        news.tell(say("studio-back"));
        await board.refresh();
      }
    } catch (error) {
      const isAnew = api.isStranger(error);
      if (isAnew || error instanceof api.Unreachable) {
        away = true;
        news.fail(isAnew ? new Error(say("studio-anew")) : error);
      }
    }
    setTimeout(() => void ask(), away ? RETRY_MS : 10_000);
  };
  setTimeout(() => void ask(), 10_000);
}

/** The parts of the page. None of them waits for another: what they show is what the state says. */
function build(app: App): { address: Address; course: CoursePanel } {
  const address = new Address(app);
  const tree = new TreePanel(app);
  const board = new BoardPanel(app);
  new ThinkingPanel(app);
  const tour = new Tour(app, tree, new Comparison(app));
  const exercise = new ExercisePanel(app);
  new Header(app, address, { seen: () => tree.seen(), entered: () => tree.entered(), shownBoard: () => board.shownBoard, exercise: () => exercise.shownExercise });
  const lab = new LabPanel(app, app.shelf);
  const course = new CoursePanel(app);
  startScreen(app, { tour: () => void tour.start(), experiment: (kind) => void lab.begin(kind), exercise: () => void exercise.random(), course: () => void course.begin() });
  new EditorPanel(app);
  storyBeside(app);
  new Layout(app);
  return { address, course };
}

async function start(): Promise<void> {
  const news = new News();
  labelPage();
  respectPresses();
  dressButtons();
  keysBox();
  skipHead();
  showMessages(news);
  await open();
  const offered = await catalogue(news);
  countWinsFrom(offered.wins);
  const asked = courseFrom(location.hash);
  // what follows a link to the course is a game of its own
  if (asked) history.replaceState(history.state, "", location.pathname + location.search);
  const isLinked = location.hash.length > 1;
  const { link: opened, isDamaged } = await linked(offered.games);
  const kept = keptGames(localStorage, offered.games);
  const last = isLinked ? undefined : kept.list[0];
  const app = new App(offered, news, opened?.state ?? last?.state ?? null, last?.id ?? gameOfEntry());
  speakOfChess(() => app.board.view?.board?.pieces === "chess");
  speakOfLeaves(() => app.game.name === HAND_MADE);
  speakAs(() => app.game.counted, () => app.game.sure, () => app.game.unit);
  const { address, course } = build(app);
  // what went wrong in one game says nothing about the next
  onChange(() => app.board.era, () => news.clear());
  await app.board.refresh();
  if (isDamaged) news.fail(new Error(say("link-damaged")));
  else if (kept.damaged > 0) news.fail(new Error(say("kept-damaged")));
  else if (last) news.tell(say("kept-back"));
  document.body.classList.add("ready");
  performance.mark("ready");
  window.addEventListener("popstate", () => { if (!course.follows()) void address.follows(); });
  if (opened?.opened) await app.search.reopen(opened.opened);
  await course.resume(asked);
  watch(app);
}

void start();
