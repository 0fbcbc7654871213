/** The review below the moves of the game: what each side did, the graph, the marked moves, the rules, and practice. */

import type { App } from "../app";
import { countingOf, numberOf } from "../board/movelist";
import { moveText } from "../board/moves";
import * as format from "../format";
import { html, marked, nothing, type TemplateResult } from "../lit";
import { chart } from "../thinking/chart";
import type { Review, ReviewedPly } from "../types";
import { say } from "../words";
import { mistakes } from "./practice";
import { type Asked, NODES, scoresOf, SIGNS } from "./reviews";

/** Everything about the review of the game on the board. */
export function reviewBox(app: App): TemplateResult | typeof nothing {
  const { board, game, play, review } = app;
  if (!game.can_think || board.place.moves.length === 0 || play.isPlaying) return nothing;
  const { asked, practice } = review;
  return html`<section id="review" class="review" aria-labelledby="review-title">
    <h3 id="review-title">${say("review-title")}</h3>
    ${practice.drill ? drillBox(app) : html`${controls(app, asked)} ${asked?.review ? found(app, asked, asked.review) : nothing}`}
  </section>`;
}

function controls({ review }: App, asked: Asked | null): TemplateResult {
  if (asked?.state === "runs") {
    const total = asked.place.moves.length;
    return html`<div class="line wrap">
      <button id="review-stop" class="primary stop" @click=${() => review.stop()}><span class="spinner"></span>${say("review-stop")}</button>
      <progress max=${total} value=${Math.min(asked.done, total)} aria-label=${say("review-title")}></progress>
      <span class="soft small">${say("review-far", { done: asked.done, total })}</span>
    </div>`;
  }
  const choose = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) review.choose(Number(event.target.value));
  };
  const options = NODES.map((nodes) => html`<option value=${nodes} ?selected=${nodes === review.thoroughness}>${say("review-nodes-each", { nodes: format.count(nodes) })}</option>`);
  return html`<div class="line wrap">
    <button id="review-run" class="primary" @click=${() => review.run()} ${marked("review-run")}>${say("review-run")}</button>
    <select id="review-nodes" @change=${choose} ${marked("review-nodes")}>${options}</select>
  </div>`;
}

function found(app: App, asked: Asked, review: Review): TemplateResult {
  const isRunning = asked.state === "runs";
  const all = review.plies.filter(({ mark }) => mark !== null);
  const none = isRunning ? nothing : html`<p class="soft small">${say("review-no-marks")}</p>`;
  return html`${asked.state === "stopped" ? html`<p class="soft small">${say("review-stopped", { done: review.plies.length })}</p>` : nothing}
    ${counts(review)} ${graph(app, asked, review)} ${here(app, review)}
    <div id="review-marks" class="review-marks" role="group" ${marked("review-marks")}>${all.length === 0 ? none : all.map((one) => markButton(app, one))}</div>
    ${isRunning ? nothing : html`<div class="line wrap">${app.game.sides.map((side, index) => practiceButton(app, review, side, index))}</div>`}
    ${rules(asked, review)}`;
}

/** How often each side was marked. */
function counts(review: Review): TemplateResult {
  const row = (player: Review["players"][number]): TemplateResult => html`<tr>
    <th scope="row">${player.name}</th>
    ${[player.blunders, player.mistakes, player.dubious].map((count) => html`<td class="number">${count}</td>`)}
    <td class="number">${format.written(player.mean_loss.toFixed(1))}</td>
  </tr>`;
  return html`<table id="review-counts" class="review-counts" ${marked("review-counts")}>
    <thead><tr><td></td><th scope="col">??</th><th scope="col">?</th><th scope="col">?!</th><th scope="col">${say("review-mean")}</th></tr></thead>
    <tbody>${review.players.map(row)}</tbody>
  </table>`;
}

function graph(app: App, asked: Asked, review: Review): TemplateResult {
  const here = app.review.here?.ply ?? (app.board.ply === 0 ? 0 : -1);
  const unit = format.isInUnits() ? "pawns" : "hundredths";
  return html`<figure id="review-graph">
    ${chart(scoresOf(review), asked.place.moves.length, here, (ply) => void app.review.go(ply))}
    <figcaption class="soft small">${say("review-unit", { side: app.game.sides[0], unit })}</figcaption>
  </figure>`;
}

/** The number of a move as the list of moves has it. */
function numbered(app: App, { ply, move, mark }: ReviewedPly): string {
  const number = numberOf(ply - 1, countingOf(app.game, app.board.place), true);
  return `${number} ${moveText(move)}${mark === null ? "" : SIGNS[mark]}`;
}

function markButton(app: App, one: ReviewedPly): TemplateResult {
  const words = say("review-loses", { loss: one.loss });
  return html`<button class="chip ${one.mark ?? ""}" aria-pressed=${app.review.here?.ply === one.ply} @click=${() => void app.review.go(one.ply)}>${numbered(app, one)} <span class="soft">${words}</span></button>`;
}

/** A sentence about the move that led to the board, and the better one. */
function here(app: App, review: Review): TemplateResult {
  const one = app.review.here;
  const words = one === null ? say("review-here") : sentence(app, one, review);
  const show = one !== null && one.mark !== null && one.better.length > 0 ? html`<button id="review-better" class="small" @click=${() => void app.review.showBetter(one)}>${say("review-better")}</button>` : nothing;
  return html`<p id="review-told" role="status">${words}</p>${show}`;
}

function sentence(app: App, one: ReviewedPly, { rules: { dubious } }: Review): string {
  const move = numbered(app, one);
  const [before, after] = one.truth;
  if (before !== undefined && after !== undefined && one.mark !== null) return say("review-truth", { move, before: say(`review-result-${before}`), after: say(`review-result-${after}`), line: one.better.join(" ") });
  if (one.mark !== null) return say("review-bad", { move, loss: one.loss, before: format.score(one.before.worth), after: format.score(one.after.worth), line: one.better.join(" ") });
  return one.loss === 0 ? say("review-fine", { move }) : say("review-small", { move, loss: one.loss, least: dubious });
}

function practiceButton({ review }: App, { plies }: Review, side: string, index: number): TemplateResult | typeof nothing {
  const count = mistakes(plies, index).length;
  if (count === 0) return nothing;
  return html`<button id="practice-${index}" class="small" @click=${() => void review.practice.begin(index)}>${say("practice-begin", { side, count })}</button>`;
}

/** The rules, with their numbers. */
function rules({ nodes }: Asked, { rules: numbers }: Review): TemplateResult {
  const said = { ...numbers, nodes: format.count(nodes), most: format.count(numbers.most) };
  const lines = [say("review-rule-unit", said), say("review-rule-loss", said), say("review-rule-signs", said), say("review-rule-decided", said), say("review-rule-again", said), say("review-rule-truth", said)];
  return html`<details id="review-rules"><summary>${say("review-rules")}</summary><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`;
}

function drillBox(app: App): TemplateResult {
  const { practice } = app.review;
  const { drill, current } = practice;
  const asks = drill?.state === "asks" || drill?.state === "checks";
  const question = current && drill ? say("practice-ask", { number: drill.at + 1, count: drill.list.length, side: app.game.sides[drill.side] ?? "", move: numbered(app, current), loss: current.loss }) : "";
  const button = (id: string, act: () => void, text: string): TemplateResult => html`<button id=${id} class="small" @click=${act}>${text}</button>`;
  return html`<div id="practice" class="practice">
    <p id="practice-ask">${question}</p>
    <p id="practice-told" role="status" class=${drill?.state ?? ""}>${drill?.words ?? ""}</p>
    <div class="line wrap">
      ${asks ? button("practice-show", () => void practice.show(), say("review-better")) : nothing}
      ${current ? button("practice-next", () => void practice.next(), say("practice-next")) : nothing}
      ${button("practice-leave", () => practice.leave(), say("practice-leave"))}
    </div>
  </div>`;
}
