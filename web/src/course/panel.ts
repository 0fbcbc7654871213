/** The course beside board and tree: lessons that ask before they tell, and what a class has handed in. */

import * as api from "../api";
import type { App } from "../app";
import { searchFrom } from "../asks";
import { byId, download } from "../dom";
import * as format from "../format";
import { grown } from "../lines";
import { html, render } from "../lit";
import { Panel, signal } from "../signals";
import { usualState, wholePlace } from "../state";
import type { Collected, LessonView, ListedLesson, SceneView } from "../types";
import { say } from "../words";
import { type CourseLink, courseFrom, courseHash, seedFrom } from "./link";
import { answered, keepProgress, type Progress, readProgress } from "./progress";
import { lessonView, listView } from "./view";

/** A file that a pupil hands in is smaller. */
const MOST_BYTES = 64 << 10;
/** A class is smaller. */
const MOST_FILES = 500;
/** All positions of lessons are one game among those that the browser keeps: they push out none of the reader's. */
const COURSE_GAME = "course";

export class CoursePanel extends Panel {
  private readonly progress = signal<Progress>(readProgress(localStorage));
  private readonly lessons = signal<readonly ListedLesson[]>([]);
  private readonly lesson = signal<LessonView | null>(null);
  private readonly isOn = signal(false);
  /** What the last search said of what the switch changes. */
  private readonly seen = signal<string | null>(null);
  private readonly drawing = signal<string | null>(null);
  private readonly collected = signal<Collected | null>(null);
  private readonly link = signal("");

  constructor(private readonly app: App) {
    super();
    const { stage } = app;
    byId("course").addEventListener("click", () => (this.isOpen ? this.close() : void this.begin()));
    byId("home").addEventListener("click", () => this.close());
    this.onChange(() => this.progress.value, () => keepProgress(localStorage, this.progress.peek()));
    this.onChange(() => stage.beside, () => {
      if (!this.isOpen && this.progress.peek().open !== null) this.change({ open: null });
    });
    this.drawn(() => this.draw());
  }

  /** Opens what was open before a reload, or what the address of the page asks for. */
  async resume(asked: CourseLink | null): Promise<void> {
    if (asked) {
      this.change({ chosen: asked.lessons, ...(asked.seed === null ? {} : this.withSeed(asked.seed)) });
      await this.begin();
      return;
    }
    const { open } = this.progress.peek();
    if (open === null) return;
    await this.begin(open);
  }

  /** Opens the list, or a lesson. */
  async begin(lesson = ""): Promise<void> {
    this.app.stage.openCourse();
    this.change({ open: lesson });
    await this.asking(async () => {
      if (this.lessons.peek().length === 0) this.lessons.value = await api.lessons();
      if (lesson === "") this.lesson.value = null;
      else await this.openLesson(lesson);
    });
    byId("course-stage").querySelector("h3")?.focus({ preventScroll: true });
  }

  /** Takes the link that the address is now; whether it is one to a course. */
  follows(): boolean {
    const asked = courseFrom(location.hash);
    if (asked) void this.resume(asked);
    return asked !== null;
  }

  private get isOpen(): boolean {
    return this.app.stage.shows("course");
  }

  private close(): void {
    this.app.stage.close("course");
  }

  private change(change: Partial<Progress>): void {
    this.progress.value = { ...this.progress.peek(), ...change };
  }

  /** Another seed draws other exercises: what was answered there says nothing any more. */
  private withSeed(seed: number): Partial<Progress> {
    return seed === this.progress.peek().seed ? {} : { seed, answers: {}, marks: {} };
  }

  private async asking(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.app.news.fail(error);
    }
  }

  private async openLesson(name: string): Promise<void> {
    this.isOn.value = false;
    this.seen.value = null;
    this.drawing.value = null;
    await this.check(name);
    const lesson = this.lesson.peek();
    if (!lesson) return;
    await this.showScene(lesson.scene, lesson.told !== undefined);
    await this.draws();
  }

  /** Asks the desk for the lesson with the answers so far. */
  private async check(name: string): Promise<void> {
    const { seed, answers } = this.progress.peek();
    const lesson = await api.lesson(name, seed, answers[name] ?? {});
    this.lesson.value = lesson;
    this.change({ marks: { ...this.progress.peek().marks, [name]: lesson.mark } });
  }

  /** Puts a scene on the board, and searches it where that gives nothing away. */
  private async showScene(scene: SceneView, isSearched: boolean): Promise<void> {
    const { app } = this;
    const game = app.catalogue.games.find(({ name }) => name === scene.place.game);
    if (!game) return;
    const place = wholePlace(scene.place);
    const state = { ...usualState(game), place, ply: place.moves.length, tree: grown([], place.moves), search: searchFrom(scene.search) };
    this.seen.value = null;
    if (!(await app.board.restore(state, COURSE_GAME))) return;
    app.search.close();
    if (!isSearched || !(await app.search.run())) return;
    this.seen.value = this.found();
  }

  /** What the search that was just shown says of what the switch changes. */
  private found(): string | null {
    const [view, see] = [this.app.search.result?.view, this.lesson.peek()?.told?.switch.see];
    if (!view || view.unfinished) return null;
    if (see === "nodes") return format.count(view.nodes);
    if (see === "best") return view.best;
    return null;
  }

  /** The picture of the tree to search by hand. */
  private async draws(): Promise<void> {
    const drawn = this.lesson.peek()?.told?.drawn;
    if (!drawn || this.drawing.peek() !== null) return;
    const { drawings } = await api.exercise({ place: wholePlace(drawn.scene.place), search: drawn.scene.search }, {}, { drawings: true });
    const [svg] = drawings;
    if (svg !== undefined) this.drawing.value = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  }

  private draw(): void {
    const stage = byId("course-stage");
    const { isOpen } = this;
    stage.hidden = !isOpen;
    byId("tree-panel").classList.toggle("course-open", isOpen);
    byId("course").setAttribute("aria-pressed", String(isOpen));
    const lesson = this.lesson.value;
    if (!isOpen) { render(html``, stage); return; }
    render(lesson ? this.drawLesson(lesson) : this.drawList(), stage);
  }

  private drawList(): ReturnType<typeof listView> {
    const [lessons, progress, collected, link] = [this.lessons.value, this.progress.value, this.collected.value, this.link.value];
    return listView({ lessons, progress, collected, link }, {
      open: (lesson) => void this.begin(lesson),
      name: (name) => this.change({ name }),
      handIn: () => void this.handIn(),
      collect: (files) => void this.collect(files),
      link: (form) => this.makeLink(form),
      csv: () => download("plywood-class.csv", new Blob([this.collected.peek()?.csv ?? ""], { type: "text/csv" })),
      all: () => this.change({ chosen: [] }),
      close: () => this.close(),
    });
  }

  private drawLesson(lesson: LessonView): ReturnType<typeof lessonView> {
    const next = this.after(lesson.name);
    const answers = this.progress.value.answers[lesson.name] ?? {};
    const state = { lesson, answers, isOn: this.isOn.value, seen: this.seen.value, drawing: this.drawing.value, hasNext: next !== null };
    return lessonView(state, {
      answer: (form) => void this.answer(lesson, form),
      turn: (isOn) => void this.turn(lesson, isOn),
      show: (key) => void this.asking(() => this.showQuestion(lesson, key)),
      list: () => void this.begin(),
      next: () => { if (next !== null) void this.begin(next); },
      close: () => this.close(),
    });
  }

  /** The lesson after this one, of those that are to be done. */
  private after(name: string): string | null {
    const { chosen } = this.progress.value;
    const names = this.lessons.value.map((lesson) => lesson.name).filter((one) => chosen.length === 0 || chosen.includes(one));
    return names[names.indexOf(name) + 1] ?? null;
  }

  private async answer(lesson: LessonView, form: HTMLFormElement): Promise<void> {
    const said = [...new FormData(form)].flatMap(([key, value]): [string, string][] => (typeof value === "string" && value.trim() !== "" ? [[key, value.trim()]] : []));
    this.progress.value = answered(this.progress.peek(), lesson.name, Object.fromEntries(said));
    await this.asking(async () => {
      await this.check(lesson.name);
      const isNew = lesson.told === undefined && this.lesson.peek()?.told !== undefined;
      if (!isNew) return;
      await this.showScene(lesson.scene, true);
      await this.draws();
    });
  }

  private async turn(lesson: LessonView, isOn: boolean): Promise<void> {
    if (!lesson.told) return;
    this.isOn.value = isOn;
    await this.showScene(isOn ? lesson.told.switch.scene : lesson.scene, true);
  }

  /** Puts the position of an exercise on the board; the search is the pupil's to run. */
  private async showQuestion(lesson: LessonView, key: string): Promise<void> {
    const scene = lesson.questions.find((question) => question.key === key)?.scene;
    if (scene) await this.showScene(scene, false);
  }

  private async handIn(): Promise<void> {
    const { name, seed, answers } = this.progress.peek();
    await this.asking(async () => {
      const { text } = await api.handIn(name, seed, answers);
      download(`plywood-${seed}.json`, new Blob([text], { type: "application/json" }));
    });
  }

  private async collect(files: FileList): Promise<void> {
    const all = [...files].slice(0, MOST_FILES);
    await this.asking(async () => {
      const texts = await Promise.all(all.map(async (file): Promise<[string, string]> => [file.name, file.size > MOST_BYTES ? say("course-too-large") : await file.text()]));
      this.collected.value = await api.collect(texts);
    });
  }

  private makeLink(form: HTMLFormElement): void {
    const said = new FormData(form);
    const lessons = said.getAll("lesson").filter((name) => typeof name === "string");
    const seed = said.get("seed");
    const hash = courseHash({ lessons, seed: seedFrom(typeof seed === "string" ? seed : null) });
    this.link.value = `${location.href.split("#")[0] ?? ""}${hash}`;
  }
}
