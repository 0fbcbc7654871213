/** The bar that replays a search moment by moment. */

import { h } from "../dom";
import * as format from "../format";
import { icon } from "../icons";
import type { TreeModel } from "./model";
import { nextCut } from "./replay";
import { label, marks, say } from "../words";

/** The speed 0 stands for the whole search in about this many seconds; the others are moments a second. */
const WHOLE_SECONDS = 15;
const speeds = (): [string, number][] => [
  [say("speed-slow"), 0.8],
  ["1×", 2],
  ["4×", 8],
  ["20×", 40],
  [say("speed-all", { seconds: WHOLE_SECONDS }), 0],
];

export class Player {
  readonly element: HTMLElement;
  moment = 0;
  private tree: TreeModel | null = null;
  private isPlaying = false;
  private speed = 2;
  private last = 0;
  private owed = 0;
  private isAsked = false;
  private readonly slider: HTMLInputElement;
  private readonly playButton: HTMLButtonElement;
  private readonly counter = h("output", { class: "counter" });

  /** Shows the answer before the replay has come to it, or hides it again; it stands beside what the moment says. */
  readonly answer = h("button", { id: "replay-answer", class: "small", onclick: () => this.tell(!this.isAsked) });

  constructor(
    private readonly changed: (moment: number, isStep: boolean) => void,
    private readonly told: () => void,
  ) {
    this.slider = h("input", {
      type: "range",
      id: "moment",
      min: 0,
      max: 0,
      value: 0,
      ...marks("player-moment"),
      oninput: () => this.jump(Number(this.slider.value)),
    });
    this.playButton = h("button", { id: "replay-play", class: "round", ...marks("player-play"), onclick: () => this.toggle() });
    const select = h(
      "select",
      { ...marks("player-speed"), onchange: () => (this.speed = Number(select.value)) },
      ...speeds().map(([text, speed]) => h("option", { value: speed, selected: speed === this.speed }, text)),
    );
    const button = (sign: string, id: string, action: () => void): HTMLElement =>
      h("button", { class: "icon", ...marks(id), id, onclick: action }, icon(sign));
    this.element = h(
      "div",
      { class: "player", role: "group", ...marks("player") },
      this.playButton,
      button("first", "replay-start", () => this.jump(0)),
      button("back", "replay-back", () => this.jump(this.moment - 1)),
      button("forward", "replay-step", () => this.jump(this.isAtEnd() ? 0 : this.moment + 1)),
      button("cut", "replay-cut", () => this.tree && this.jump(nextCut(this.tree, this.isAtEnd() ? 0 : this.moment))),
      button("last", "replay-end", () => this.tree && this.jump(this.tree.moments)),
      this.slider,
      this.counter,
      select,
    );
  }

  /** Another tree, seen from its end. */
  show(tree: TreeModel | null): void {
    this.pause();
    this.tree = tree;
    this.isAsked = false;
    this.element.hidden = !tree;
    if (!tree) return;
    this.slider.max = String(tree.moments);
    this.moment = tree.moments;
    this.label();
  }

  /** The same tree with other nodes folded away, at the same moment. */
  refold(tree: TreeModel, moment: number): void {
    this.tree = tree;
    this.slider.max = String(tree.moments);
    this.go(moment, true);
  }

  isAtEnd(): boolean {
    return !this.tree || this.moment >= this.tree.moments;
  }

  /** Whether the answer may be seen: at the end, or because the reader wants it. */
  get isTold(): boolean {
    return this.isAsked || this.isAtEnd();
  }

  /** Shows the answer before the end, or hides it. */
  tell(isAsked: boolean): void {
    this.isAsked = isAsked && !this.isAtEnd();
    this.label();
    this.told();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  pause(): void {
    this.isPlaying = false;
    this.label();
  }

  private play(): void {
    if (!this.tree) return;
    if (this.isAtEnd()) this.go(0, true);
    this.isPlaying = true;
    this.last = performance.now();
    this.owed = 0;
    this.label();
    requestAnimationFrame((now) => this.tick(now));
  }

  jump(moment: number): void {
    this.pause();
    this.go(moment, true);
  }

  private tick(now: number): void {
    if (!this.isPlaying || !this.tree) return;
    const speed = this.speed || this.tree.moments / WHOLE_SECONDS;
    this.owed += Math.max(0, now - this.last) * 0.001 * speed;
    this.last = now;
    const steps = Math.floor(this.owed);
    if (steps > 0) {
      this.owed -= steps;
      this.go(this.moment + steps, steps < 4);
      if (this.isAtEnd()) this.pause();
    }
    requestAnimationFrame((next) => this.tick(next));
  }

  private go(moment: number, isStep: boolean): void {
    if (!this.tree) return;
    this.moment = Math.max(0, Math.min(this.tree.moments, moment));
    // the answer is hidden again in the next replay
    if (this.isAtEnd()) this.isAsked = false;
    this.label();
    this.changed(this.moment, isStep);
  }

  private label(): void {
    this.slider.value = String(this.moment);
    this.playButton.replaceChildren(icon(this.isPlaying ? "pause" : "play"));
    label(this.playButton, this.isPlaying ? "player-pause" : "player-play");
    label(this.answer, this.isAsked ? "replay-hide" : "replay-answer");
    const all = this.tree?.moments ?? 0;
    this.counter.textContent = this.isAtEnd() ? say("player-steps", { count: all }) : `${format.count(this.moment + 1)} / ${format.count(all)}`;
  }
}
