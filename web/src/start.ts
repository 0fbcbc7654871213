/** The start screen: a value function to write, three doors, to learn, to play and to measure, and behind them what else there is to look at. */

import * as api from "./api";
import type { App } from "./app";
import { miniature } from "./board/view";
import { byId, h, replace, s } from "./dom";
import { OWN_GAME } from "./editor/bench";
import { type Kind, KINDS } from "./lab/kinds";
import { html, marked, nothing, render, type TemplateResult } from "./lit";
import { usualState, wholePlace } from "./state";
import type { Example } from "./types";
import { say } from "./words";

/** A small tree with a cut branch, for examples without a board. */
function treePicture(): SVGSVGElement {
  const svg = s("svg", { class: "mini-tree", viewBox: "0 0 120 100", "aria-hidden": "true" });
  svg.append(
    s("path", { class: "edge", d: "M60 22L28 52M60 22L92 52M28 60L14 88M28 60L42 88M92 60L78 88" }),
    s("path", { class: "edge cut", d: "M92 60L106 88" }),
    s("path", { class: "cut-mark", d: "M95 77l10-5M97 81l10-5" }),
    s("path", { class: "max", d: "M60 10l13 18h-26z" }),
    s("path", { class: "min", d: "M28 66l-12-16h24zM92 66l-12-16h24z" }),
    s("path", { class: "max", d: "M14 80l9 13h-18zM42 80l9 13h-18zM78 80l9 13h-18z" }),
  );
  return svg;
}

/** The same with chance: discs where no side decides. */
function gamblePicture(): SVGSVGElement {
  const svg = s("svg", { class: "mini-tree", viewBox: "0 0 120 100", "aria-hidden": "true" });
  svg.append(
    s("path", { class: "edge", d: "M60 22L28 52M60 22L92 52M28 60L14 88M28 60L42 88M92 60L78 88M92 60L106 88" }),
    s("path", { class: "max", d: "M60 10l13 18h-26z" }),
    s("circle", { class: "chance", cx: 28, cy: 57, r: 10 }),
    s("circle", { class: "chance", cx: 92, cy: 57, r: 10 }),
    s("path", { class: "max", d: "M14 80l9 13h-18zM42 80l9 13h-18zM78 80l9 13h-18zM106 80l9 13h-18z" }),
  );
  return svg;
}

async function picture(example: Example): Promise<Element> {
  const plain = example.search.algorithm === "expectimax" ? gamblePicture : treePicture;
  try {
    const view = await api.position(wholePlace(example.place));
    return view.board ? miniature(view.board) : plain();
  } catch {
    return plain();
  }
}

function framed(example: Example): HTMLElement {
  const frame = h("div", { class: "picture" });
  void picture(example).then((shown) => replace(frame, shown));
  return frame;
}

/** What the doors open that other parts of the page own. */
export interface Doors {
  tour: () => void;
  experiment: (kind: Kind) => void;
  exercise: () => void;
  course: () => void;
}

/** One of the three ways in: what it is for, its main button, and what else lies behind it, folded. */
function door(name: string, main: TemplateResult, more: TemplateResult): TemplateResult {
  return html`<section class="door" id="door-${name}" aria-labelledby="door-${name}-title">
    <h3 id="door-${name}-title">${say(`door-${name}`)}</h3>
    <p class="soft">${say(`door-${name}-about`)}</p>
    <div class="line wrap">${main}</div>
    ${more}
  </section>`;
}

/** The first way in: a value function is written, for a game of which the truth is known. */
function write(app: App): TemplateResult | typeof nothing {
  const game = app.catalogue.games.find(({ study }) => study !== null);
  if (!game?.study) return nothing;
  const { position } = game.study;
  const begin = async (): Promise<void> => {
    const usual = usualState(game);
    if (await app.board.restore({ ...usual, place: { ...usual.place, position } })) app.stage.openEditor("value");
  };
  return html`<button class="primary" id="start-write" @click=${begin}>${say("start-write")}</button>`;
}

function learn({ catalogue }: App, doors: Doors): TemplateResult {
  const { first } = catalogue;
  const tour = first ? html`<button class="primary" id="tour-start" title=${first.about} @click=${doors.tour}>${say("start-tour")}</button>` : nothing;
  const byHand = html`<button id="start-exercise" @click=${doors.exercise} ${marked("start-exercise")}>${say("start-exercise")}</button>`;
  const course = html`<button id="start-course" @click=${doors.course}>${say("start-course")}</button>`;
  return door("learn", html`${tour} ${course} ${byHand}`, html``);
}

/** A game against the computer, at the level that its players are usually given. */
function play(app: App): TemplateResult {
  const against = async (name: string): Promise<void> => {
    if (name !== app.game.name || app.board.tree.length > 0) await app.board.setGame(name);
    app.play.seat(app.board.players);
  };
  const games = app.catalogue.games.filter(({ name, can_think, players }) => name !== OWN_GAME && can_think && players.some((player) => player !== "human"));
  const [first, ...others] = games.map(({ name, title }, index) => html`<button class=${index === 0 ? "primary" : "chip"} id="play-${name}" @click=${() => void against(name)}>${title}</button>`);
  return door("play", html`${first}`, html`<div class="line wrap">${others}</div>`);
}

function measure(doors: Doors): TemplateResult {
  const first = html`<button class="primary" id="lab-first" @click=${() => doors.experiment("truth")} ${marked("lab-first")}>${say("lab-first")}</button>`;
  return door("measure", first, html``);
}

function examples(app: App): TemplateResult {
  const cards = app.catalogue.examples.map(
    (example) => html`<button class="example" data-game=${example.place.game} @click=${() => void app.search.open(example)}>
      ${framed(example)}<span class="example-text"><strong>${example.title}</strong><span class="soft small">${example.about}</span></span>
    </button>`,
  );
  return html`<details class="more" id="more-examples"><summary>${say("start-examples", { count: cards.length })}</summary><div class="examples">${cards}</div></details>`;
}

function experiments(doors: Doors): TemplateResult {
  const cards = KINDS.map(
    (kind) => html`<button class="lab-card" id="lab-card-${kind}" @click=${() => doors.experiment(kind)}><strong>${say(`lab-kind-${kind}`)}</strong><span class="soft small">${say(`lab-about-${kind}`)}</span></button>`,
  );
  return html`<details class="more" id="more-lab"><summary>${say("lab-start", { count: cards.length })}</summary><div class="lab-cards">${cards}</div></details>`;
}

export function startScreen(app: App, doors: Doors): void {
  const { first } = app.catalogue;
  render(
    html`<div class="hero">
        <div class="hero-text"><h2>${say("start-title")}</h2><p class="lead">${say("start-lead")}</p>${write(app)}</div>
        ${first ? framed(first) : nothing}
      </div>
      <div class="doors">${learn(app, doors)} ${play(app)} ${measure(doors)}</div>
      ${examples(app)} ${experiments(doors)}
      <p class="soft small">${say("start-own")}</p>`,
    byId("start"),
  );
}
