/** The top of the page: which game, its options, links, files, pictures, and the theme. */

import type { Address } from "./address";
import * as api from "./api";
import type { App } from "./app";
import { readFile } from "./board/files";
import { isSteered } from "./board/moves";
import { movesText } from "./board/record";
import { admit } from "./carried";
import { byId, download, h, renew, replace } from "./dom";
import { ExportDialog, type Sight } from "./export/dialog";
import { icon } from "./icons";
import { type Kept, keptGames } from "./kept";
import { changed, type Chosen, sampleName, valueOf } from "./options";
import { resultFrom, savedResult } from "./saved";
import { isTreeFile, openedTree } from "./tree/opened";
import { scoreKey } from "./scores";
import { fromPlain, LINK_SCRIPT, longestScript, plain } from "./link";
import { Panel } from "./signals";
import type { State } from "./state";
import type { GameOption, OptionValue } from "./types";
import { label, language, say } from "./words";
import { choose, LANGUAGES, wasChosen } from "./words/language";

const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const THEME_KEY = "plywood-theme";
/** A larger file is none of ours. */
const MAX_FILE = 64 << 20;

export class Header extends Panel {
  private theme: Theme = "auto";

  constructor(
    private readonly app: App,
    private readonly address: Address,
    sight: Sight,
  ) {
    super();
    this.files();
    this.games();
    this.themes();
    this.languages();
    new ExportDialog(app, sight);
    this.drawn(() => this.draw());
  }

  private draw(): void {
    const { app } = this;
    const select = byId("game") as HTMLSelectElement;
    replace(
      select,
      ...app.catalogue.games.map((game) => h("option", { value: game.name, selected: game.name === app.game.name }, game.title)),
    );
    select.onchange = () => void this.choose(select.value);
    replace(byId("game-about"), h("span", {}, app.game.about));
    select.title = app.game.about;
    renew(byId("options"), ...app.game.options.map((option) => this.option(option)));
  }

  /** Another game; where keys steer a piece, they steer it at once and not the list. */
  private async choose(name: string): Promise<void> {
    await this.app.board.setGame(name);
    if (this.app.board.view && isSteered(this.app.board.view)) byId("board-place").querySelector("svg")?.focus({ preventScroll: true });
  }

  private value(option: GameOption): OptionValue {
    return valueOf(option, this.app.board.place.options);
  }

  private set(name: string, value: OptionValue): void {
    const { board, game } = this.app;
    this.setUp(changed(game.options, board.place.options, name, value));
  }

  private setUp(options: Chosen): void {
    const place = { ...this.app.board.place, options, position: null, moves: [] };
    // what is refused does not stay in its box
    void this.app.board.setPlace(place).then((good) => good || this.draw());
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
      this.address.write();
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
    this.app.stage.wear(this.isDark() ? "dark" : "light");
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
    const stage = byId("tree-panel");
    stage.addEventListener("dragover", (event) => event.preventDefault());
    stage.addEventListener("drop", (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) void (isGame(file.name) ? readFile(this.app, file) : this.load(file));
    });
    byId("home").addEventListener("click", () => this.home());
  }

  /** Back to the start screen; the game stays on the board, with all that is known of it. */
  private home(): void {
    const { app } = this;
    app.work.stop();
    app.search.close();
    void app.board.lookAhead(null);
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
              void this.app.board.restore(kept.state, kept.id);
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
    this.address.write();
    try {
      await navigator.clipboard.writeText(location.href);
      const script = longestScript(this.app.board.state);
      this.app.news.tell(script > LINK_SCRIPT ? say("share-no-script", { letters: script, most: LINK_SCRIPT }) : say("share-done"));
    } catch {
      this.app.news.tell(say("share-by-hand"));
    }
  }

  /** Everything as one file: position, settings, scores and the last search. */
  private save(): void {
    const { app } = this;
    const data = { plywood: 1, ...plain(app.board.state), scores: [...app.search.scores], result: app.search.result && savedResult(app.search.result) };
    download(`plywood-${app.game.name}.json`, new Blob([JSON.stringify(data)], { type: "application/json" }));
  }

  private async load(file: File): Promise<void> {
    try {
      if (file.size > MAX_FILE) throw new Error(say("file-too-large", { name: file.name }));
      const text = await file.text();
      const data = JSON.parse(text) as { scores?: unknown; result?: unknown };
      if (isTreeFile(data)) { await this.loadTree(text); return; }
      const state: State | null = fromPlain(data, this.app.catalogue.games);
      if (!state) throw new Error(say("file-not-ours", { name: file.name }));
      const result = data.result ? resultFrom(data.result, this.app.catalogue.games) : null;
      if (data.result && !result) throw new Error(say("file-search-damaged", { name: file.name }));
      const admitted = await admit("file", { state, result }, this.app.catalogue.games);
      if (!admitted || !(await this.app.board.restore(admitted.state))) return;
      this.app.search.setScores(scoresFrom(data.scores, state.place.moves));
      if (admitted.result) this.app.search.show(admitted.result);
    } catch (error) {
      this.app.news.fail(error instanceof SyntaxError ? new Error(say("file-not-ours", { name: file.name })) : error);
    }
  }

  /** A tree in a file of its own, on the board of its game. */
  private async loadTree(text: string): Promise<void> {
    const { games } = this.app.catalogue;
    const admitted = await admit("file", openedTree(text, games), games);
    if (!admitted || !(await this.app.board.restore(admitted.state)) || !admitted.result) return;
    const { view } = admitted.result;
    this.app.search.show(admitted.result);
    // pictures are made where the tree is kept; without that it is searched again
    const kept = await api.openTree(text).catch(() => null);
    if (kept !== null) view.kept = kept;
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
