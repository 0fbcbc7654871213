/** How the board looks and sounds: its colours, and a click for a move. Both are remembered in the browser. */

import type { App } from "../app";
import { h, replace } from "../dom";
import { onChange } from "../signals";
import { say } from "../words";

const THEMES = ["wood", "green", "blue", "grey"];
const THEME_KEY = "plywood-board";
const SOUND_KEY = "plywood-sound";
/** The click: how high, how long, how loud. */
const CLICK = { hertz: 320, seconds: 0.06, loudness: 0.25 };

/** A short knock, made of one falling tone. */
function knock(context: AudioContext): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.frequency.setValueAtTime(CLICK.hertz, now);
  tone.frequency.exponentialRampToValueAtTime(CLICK.hertz / 3, now + CLICK.seconds);
  volume.gain.setValueAtTime(CLICK.loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + CLICK.seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + CLICK.seconds);
}

/** The menu of looks. */
export function boardLook(app: App, menu: HTMLElement): void {
  let theme = THEMES.find((name) => name === localStorage.getItem(THEME_KEY)) ?? "wood";
  let isLoud = localStorage.getItem(SOUND_KEY) === "on";
  let context: AudioContext | null = null;
  const draw = (): void => {
    document.documentElement.dataset.board = theme;
    const themes = THEMES.map((name) =>
      h("button", { class: "chip", "data-theme-name": name, "aria-pressed": String(name === theme), onclick: () => choose(name) }, say(`look-${name}`)),
    );
    const sound = h("input", { type: "checkbox", id: "sound", checked: isLoud, onchange: () => setSound(sound.checked) });
    replace(
      menu,
      h("p", { class: "soft small" }, say("look-colours")),
      h("div", { class: "line wrap" }, ...themes),
      h("label", { class: "line" }, sound, say("look-sound")),
    );
  };
  const choose = (name: string): void => {
    theme = name;
    localStorage.setItem(THEME_KEY, name);
    draw();
  };
  const setSound = (on: boolean): void => {
    isLoud = on;
    localStorage.setItem(SOUND_KEY, on ? "on" : "off");
    play();
  };
  const play = (): void => {
    if (!isLoud) return;
    context ??= new AudioContext();
    knock(context);
  };
  onChange(() => app.board.frontier, () => {
    if (app.board.isAtFrontier() && app.board.ply > 0) play();
  });
  draw();
}
