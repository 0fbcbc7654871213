/** What the course looks like: the list, a lesson, and the table of a class, as functions of state. */

import * as format from "../format";
import { html, marked, nothing, type TemplateResult } from "../lit";
import type { Collected, LessonView, ListedLesson, QuestionView } from "../types";
import { readable, say } from "../words";
import type { Progress } from "./progress";

/** What a reader of the list can do. */
export interface ListDoings {
  open: (lesson: string) => void;
  name: (name: string) => void;
  handIn: () => void;
  /** Takes files that pupils handed in. */
  collect: (files: FileList) => void;
  /** The lessons that a teacher chose, and the seed. */
  link: (form: HTMLFormElement) => void;
  csv: () => void;
  all: () => void;
  close: () => void;
}

/** What a pupil can do in a lesson. */
export interface LessonDoings {
  answer: (form: HTMLFormElement) => void;
  turn: (isOn: boolean) => void;
  show: (key: string) => void;
  list: () => void;
  next: () => void;
  close: () => void;
}

export interface ListState {
  lessons: readonly ListedLesson[];
  progress: Progress;
  collected: Collected | null;
  link: string;
}

export interface LessonState {
  lesson: LessonView;
  answers: Readonly<Record<string, string>>;
  isOn: boolean;
  /** What the last search said of what the switch changes; nothing where it says nothing about it. */
  seen: string | null;
  /** The address of the picture of the drawn tree. */
  drawing: string | null;
  /** Whether another lesson comes after this one. */
  hasNext: boolean;
}

/** The list of lessons. */
export function listView(state: ListState, doings: ListDoings): TemplateResult {
  const { progress } = state;
  const shown = state.lessons.filter(({ name }) => progress.chosen.length === 0 || progress.chosen.includes(name));
  return html`<div class="line wrap">
      <h3 id="course-title" tabindex="-1">${say("course-title")}</h3><span class="space"></span>
      <button class="small" id="course-close" @click=${doings.close}>${say("course-close")}</button>
    </div>
    <p class="soft small">${say("course-about")}</p>
    <ol class="lessons">${shown.map((lesson) => listed(lesson, progress, doings))}</ol>
    ${progress.chosen.length > 0 ? html`<button class="small" id="course-all" @click=${doings.all}>${say("course-all")}</button>` : nothing}
    <form class="line wrap" id="hand-in" @submit=${(event: Event) => { event.preventDefault(); doings.handIn(); }}>
      <label>${say("course-name")} <input id="course-pupil" autocomplete="name" maxlength="80" required .value=${progress.name} @input=${(event: Event) => doings.name((event.target as HTMLInputElement).value)}></label>
      <span class="soft small">${say("course-seed", { seed: String(progress.seed) })}</span>
      <button type="submit" id="course-hand-in" ?disabled=${Object.keys(progress.answers).length === 0} ${marked("course-hand-in")}>${say("course-hand-in")}</button>
    </form>
    ${teachers(state, doings)}`;
}

function listed({ name, title, questions }: ListedLesson, progress: Progress, { open }: ListDoings): TemplateResult {
  const mark = progress.marks[name];
  const said = Object.keys(progress.answers[name] ?? {}).length;
  const state = mark && mark.of > 0 && mark.right === mark.of ? say("lesson-done") : said > 0 ? say("lesson-begun", { said, questions }) : "";
  return html`<li><button class="lesson-link" data-lesson=${name} @click=${() => open(name)}>${title}</button> <span class="soft small">${state}</span></li>`;
}

function teachers(state: ListState, doings: ListDoings): TemplateResult {
  const { collected } = state;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (event.dataTransfer) doings.collect(event.dataTransfer.files);
  };
  const picked = (event: Event): void => {
    const { files } = event.target as HTMLInputElement;
    if (files) doings.collect(files);
  };
  return html`<details class="more" id="course-teachers"><summary>${say("course-teachers")}</summary>
    <form id="course-link" @submit=${(event: Event) => { event.preventDefault(); doings.link(event.target as HTMLFormElement); }}>
      <fieldset><legend>${say("course-choose")}</legend>
        <div class="chosen-lessons">${state.lessons.map(({ name, title }) => html`<label><input type="checkbox" name="lesson" value=${name}> ${title}</label>`)}</div>
      </fieldset>
      <div class="line wrap">
        <label>${say("course-one-seed")} <input name="seed" inputmode="numeric" pattern="[0-9]*" size="10"></label>
        <button type="submit" id="course-make-link">${say("course-make-link")}</button>
      </div>
      ${state.link === "" ? nothing : html`<label class="course-address">${say("course-address")} <input readonly id="course-address" .value=${state.link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>`}
    </form>
    <div class="course-drop" id="course-drop" @dragover=${(event: Event) => event.preventDefault()} @drop=${drop}>
      <label>${say("course-collect")} <input type="file" id="course-files" multiple accept=".json,application/json" @change=${picked}></label>
    </div>
    ${collected ? classTable(collected, doings) : nothing}
  </details>`;
}

function classTable({ table }: Collected, { csv }: ListDoings): TemplateResult {
  const [head = [], ...rows] = table;
  return html`<div class="course-table" role="region" tabindex="0" aria-label=${say("course-table")}>
      <table id="course-table"><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr class=${row.at(-1) === "" ? "" : "noticed"}>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>
    </div>
    <button class="small" id="course-csv" @click=${csv}>${say("course-csv")}</button>`;
}

/** A lesson: what comes after the predictions is there once they are made. */
export function lessonView(state: LessonState, doings: LessonDoings): TemplateResult {
  const { lesson } = state;
  const predictions = lesson.questions.filter(({ part }) => part === "predict");
  const exercise = lesson.questions.filter(({ part }) => part === "exercise");
  return html`<div class="line wrap">
      <button class="small" id="lesson-list" @click=${doings.list}>${say("lesson-list")}</button>
      <span class="space"></span>
      ${state.hasNext ? html`<button class="small" id="lesson-next" @click=${doings.next}>${say("lesson-next")}</button>` : nothing}
      <button class="small" id="course-close" @click=${doings.close}>${say("course-close")}</button>
    </div>
    <h3 id="lesson-title" tabindex="-1">${lesson.title}</h3>
    <p>${readable(lesson.idea)}</p>
    <h4>${say("lesson-predict")}</h4>
    ${asked(predictions, state, doings, "predictions")}
    ${lesson.told ? told(state, doings) : html`<p class="soft small" id="lesson-waits">${say("lesson-waits")}</p>`}
    ${lesson.told ? html`<h4>${say("lesson-exercise")}</h4>${task(state)}${asked(exercise, state, doings, "exercise")}${result(lesson)}` : nothing}`;
}

function told({ lesson, isOn, seen }: LessonState, doings: LessonDoings): TemplateResult {
  const { told } = lesson;
  if (!told) return html``;
  const { label, off, on } = told.switch;
  return html`<h4>${say("lesson-switch")}</h4>
    <button class="lesson-switch" id="lesson-switch" role="switch" aria-checked=${String(isOn)} @click=${() => doings.turn(!isOn)}><span class="knob" aria-hidden="true"></span> ${label}</button>
    <p id="lesson-seen" role="status">${say(isOn ? "lesson-on" : "lesson-off", { value: seen ?? shownValue(isOn ? on : off) })}</p>
    <p class="lesson-number" id="lesson-number">${readable(told.number)}</p>`;
}

/** A number of the lesson as the reader writes it; a word or a move as it is. */
export function shownValue(text: string): string {
  return /^-?\d+$/.test(text) ? format.count(Number(text)) : text;
}

function task({ lesson, drawing }: LessonState): TemplateResult {
  const drawn = lesson.told?.drawn;
  if (!drawn) return html``;
  const text = drawn.scene.place.options?.text ?? "";
  return html`<p>${drawn.task}</p>${drawing === null ? nothing : html`<div class="lesson-tree" role="region" tabindex="0" aria-label=${say("lesson-tree")}><img id="lesson-tree" src=${drawing} alt=${String(text)}></div>`}`;
}

function result({ mark }: LessonView): TemplateResult {
  return html`<p id="lesson-mark" role="status">${mark.right === mark.of ? say("lesson-all-right") : say("lesson-mark", { right: mark.right, of: mark.of })}</p>`;
}

/** Questions in one form: press Enter or the button to have them checked. */
function asked(questions: readonly QuestionView[], state: LessonState, doings: LessonDoings, name: string): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    doings.answer(event.target as HTMLFormElement);
  };
  return html`<form class="lesson-questions" id="lesson-${name}" @submit=${submit}>
    ${questions.map((question) => row(question, state.answers[question.key] ?? "", doings))}
    <button type="submit" class="primary" id="check-${name}">${say("lesson-check")}</button>
  </form>`;
}

function row(question: QuestionView, said: string, doings: LessonDoings): TemplateResult {
  const { key, prompt, choices, verdict } = question;
  const field = choices.length > 0
    ? html`<fieldset class="lesson-question ${verdict}"><legend>${readable(prompt)}</legend>
        ${choices.map(({ name, words }) => html`<label><input type="radio" name=${key} value=${name} .checked=${said === name}> ${words}</label>`)}${verdictView(question)}</fieldset>`
    : html`<div class="lesson-question ${verdict}"><label>${readable(prompt)} <input type="text" name=${key} autocomplete="off" maxlength="200" .value=${said}></label>${verdictView(question)}</div>`;
  const isElsewhere = question.part === "exercise" && question.scene;
  return html`${field}${isElsewhere ? html`<button type="button" class="small" data-show=${key} @click=${() => doings.show(key)}>${say("lesson-show")}</button>` : nothing}`;
}

function verdictView(question: QuestionView): TemplateResult {
  const { verdict, answer, reason } = question;
  if (verdict === "missing") return html``;
  const why = question.verdict === "wrong" ? question.why : question.verdict === "unreadable" ? say("lesson-expected", { expected: question.expected }) : "";
  const right = verdict === "wrong" && answer !== undefined ? say("lesson-right-answer", { answer }) : "";
  return html`<p class="lesson-verdict" role="status"><strong>${say(`lesson-${verdict}`)}</strong> ${readable(why)} ${readable(right)} ${readable(reason ?? "")}</p>`;
}
