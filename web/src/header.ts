/** The top of the page: which game, its options, links, files, pictures, and the theme. */

import type { App } from "./app";
import { readFile } from "./board/files";
import { isSteered } from "./board/moves";
import { movesText } from "./board/record";
import { admit } from "./carried";
import { byId, download, h, renew, replace } from "./dom";
import { ExportDialog } from "./export/dialog";
import { icon } from "./icons";
import { type Kept, keptGames } from "./kept";
import { changed, type Chosen, isSetUp, sampleName, valueOf } from "./options";
import { resultFrom, savedResult } from "./saved";
import { scoreKey } from "./scores";
import { fromPlain, LINK_SCRIPT, longestScript, plain, type State } from "./state";
import type { GameOption, OptionValue } from "./types";
import { label, language, say } from "./words";
import { choose, LANGUAGES, wasChosen } from "./words/language";

const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const THEME_KEY = "plywood-theme";
/** A larger file is none of ours. */
const MAX_FILE = 64 << 20;

export class Header {
  private theme: Theme = "auto";

  constructor(private readonly app: App) {
    app.on(["game"], () => this.draw());
    this.files();
    this.games();
    this.themes();
    this.languages();
    new ExportDialog(app, () => this.isDark());
    this.draw();
  }

  private draw(): void {
    const { app } = this;
    const select = byId("game") as HTMLSelectElement;
    replace(
      select,
      ...app.catalogue.games.map((game) => h("option", { value: game.name, selected: game.name === app.game.name }, game.title)),
    );
    select.onchange = () => void this.choose(select.value);
    byId("game-about").textContent = app.game.about;
    renew(byId("options"), ...app.game.options.map((option) => this.option(option)));
    renew(byId("setups"), ...(app.state.place.moves.length === 0 ? this.setups() : []));
  }

  /** Another game; where keys steer a piece, they steer it at once and not the list. */
  private async choose(name: string): Promise<void> {
    await this.app.setGame(name);
    if (this.app.view && isSteered(this.app.view)) byId("board-place").querySelector("svg")?.focus({ preventScroll: true });
  }

  private value(option: GameOption): OptionValue {
    return valueOf(option, this.app.state.place.options);
  }

  private set(name: string, value: OptionValue): void {
    const { state, game } = this.app;
    this.setUp(changed(game.options, state.place.options, name, value));
  }

  private setUp(options: Chosen): void {
    const place = { ...this.app.state.place, options, position: null, moves: [] };
    // what is refused does not stay in its box
    void this.app.setPlace(place).then((good) => good || this.draw());
  }

  /** Games with names of their own, one click each, until somebody has moved. */
  private setups(): HTMLElement[] {
    const { game, state } = this.app;
    return game.setups.map(({ name, title, options }) =>
      h("button", { class: "chip", id: `setup-${name}`, "aria-pressed": String(isSetUp(game.options, state.place.options, options)), onclick: () => this.setUp(options) }, title),
    );
  }

  private option(option: GameOption): HTMLElement {
    if (option.kind === "number") {
      const input = h("input", {
        type: "number",
        min: option.min,
        max: option.max,
        value: this.value(option),
        onchange: () => this.set(option.name, Number(input.value)),
      });
      return h("label", { class: "option" }, option.title, input);
    }
    if (option.kind === "choice") {
      const select = h(
        "select",
        { onchange: () => this.set(option.name, select.value) },
        ...option.choices.map((choice) => h("option", { value: choice.name, title: choice.about, selected: choice.name === this.value(option) }, choice.name)),
      );
      return h("label", { class: "option" }, option.title, select);
    }
    const isOwn = !option.samples.some((sample) => sample.text === this.value(option));
    const samples = h(
      "select",
      {
        "aria-label": option.title,
        onchange: () => {
          const sample = option.samples.find((one) => one.name === samples.value);
          if (sample) this.set(option.name, sample.text);
        },
      },
      isOwn ? h("option", { value: "", selected: true }, say("option-own")) : null,
      ...option.samples.map((sample) => h("option", { value: sample.name, title: sample.about, selected: sample.text === this.value(option) }, sampleName(sample))),
    );
    return h("span", { class: "option" }, samples);
  }

  /** The other language, one press away; the game and what is open stay. */
  private languages(): void {
    const button = byId("language");
    label(button, "language");
    if (wasChosen()) button.focus({ preventScroll: true });
    button.addEventListener("click", () => {
      this.app.remember();
      choose(LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length] ?? "en");
    });
  }

  private themes(): void {
    const stored = localStorage.getItem(THEME_KEY);
    this.theme = THEMES.find((theme) => theme === stored) ?? "auto";
    this.applyTheme();
    byId("theme").addEventListener("click", () => {
      this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "auto";
      localStorage.setItem(THEME_KEY, this.theme);
      this.applyTheme();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.applyTheme());
  }

  private applyTheme(): void {
    document.documentElement.dataset.theme = this.isDark() ? "dark" : "light";
    byId("theme").replaceChildren(icon(this.theme));
    label(byId("theme"), `theme-${this.theme}`);
    this.app.emit("theme");
  }

  private isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  private files(): void {
    byId("share").addEventListener("click", () => void this.share());
    byId("save").addEventListener("click", () => this.save());
    const picker = byId("load-file") as HTMLInputElement;
    byId("load").addEventListener("click", () => picker.click());
    picker.addEventListener("change", () => {
      const file = picker.files?.[0];
      picker.value = "";
      if (file) void (isGame(file.name) ? readFile(this.app, file) : this.load(file));
    });
    byId("home").addEventListener("click", () => this.home());
  }

  /** Back to the start screen; the game stays on the board, with all that is known of it. */
  private home(): void {
    const { app } = this;
    app.stop();
    app.closeTree();
    void app.refresh().then(() => app.emit("game"));
  }

  /** The games kept in the browser, newest first. */
  private games(): void {
    const menu = byId("kept") as HTMLDetailsElement;
    menu.addEventListener("toggle", () => {
      if (!menu.open) return;
      const { list } = keptGames(localStorage, this.app.catalogue.games);
      const entries = list.map((kept) =>
        h(
          "button",
          {
            role: "menuitem",
            onclick: () => {
              menu.open = false;
              void this.app.restore(kept.state, kept.id);
            },
          },
          h("strong", {}, this.title(kept)),
          h("span", { class: "soft small" }, `${keptWhen(kept.at)} · ${keptMoves(kept)}`),
        ),
      );
      const none = h("p", { class: "soft small" }, say("kept-none"));
      replace(byId("kept-menu"), ...(entries.length > 0 ? entries : [none]));
    });
  }

  private title(kept: Kept): string {
    return this.app.catalogue.games.find((game) => game.name === kept.state.place.game)?.title ?? kept.state.place.game;
  }

  private async share(): Promise<void> {
    this.app.remember();
    try {
      await navigator.clipboard.writeText(location.href);
      const script = longestScript(this.app.state);
      this.app.tell(script > LINK_SCRIPT ? say("share-no-script", { letters: script, most: LINK_SCRIPT }) : say("share-done"));
    } catch {
      this.app.tell(say("share-by-hand"));
    }
  }

  /** Everything as one file: position, settings, scores and the last search. */
  private save(): void {
    const { app } = this;
    const data = { plywood: 1, ...plain(app.state), scores: [...app.scores], result: app.result && savedResult(app.result) };
    download(`plywood-${app.game.name}.json`, new Blob([JSON.stringify(data)], { type: "application/json" }));
  }

  private async load(file: File): Promise<void> {
    try {
      if (file.size > MAX_FILE) throw new Error(say("file-too-large", { name: file.name }));
      const data = JSON.parse(await file.text()) as { scores?: unknown; result?: unknown };
      const state: State | null = fromPlain(data, this.app.catalogue.games);
      if (!state) throw new Error(say("file-not-ours", { name: file.name }));
      const result = data.result ? resultFrom(data.result, this.app.catalogue.games) : null;
      if (data.result && !result) throw new Error(say("file-search-damaged", { name: file.name }));
      const admitted = await admit("file", { state, result }, this.app.catalogue.games);
      if (!admitted || !(await this.app.restore(admitted.state))) return;
      this.app.scores = scoresFrom(data.scores, state.place.moves);
      this.app.emit("lines");
      if (admitted.result) this.app.showResult(admitted.result);
    } catch (error) {
      this.app.fail(error instanceof SyntaxError ? new Error(say("file-not-ours", { name: file.name })) : error);
    }
  }
}

/** Values by the moves that lead to them, from data of unknown origin; older files have them by ply. */
function scoresFrom(data: unknown, moves: readonly string[]): Map<string, number> {
  const pairs = Array.isArray(data) ? (data as unknown[]) : [];
  return new Map(pairs.flatMap((pair): [string, number][] => {
    if (!Array.isArray(pair) || typeof pair[1] !== "number") return [];
    const [key, value] = pair as [unknown, number];
    if (typeof key === "number") return [[scoreKey(moves, key), value]];
    return typeof key === "string" ? [[key, value]] : [];
  }));
}

function keptWhen(at: number): string {
  return new Date(at).toLocaleString(language() === "en" ? "en-GB" : language(), { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

/** How a kept game began. */
function keptMoves({ state }: Kept): string {
  const { moves } = state.place;
  if (moves.length === 0) return state.place.position ?? "";
  return `${movesText(moves.slice(0, 6))}${moves.length > 6 ? " …" : ""}`;
}

/** Whether a file holds a game of people, by its name. */
function isGame(name: string): boolean {
  return /\.(pgn|pdn|fen|txt|js)$/i.test(name);
}
