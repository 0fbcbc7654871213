/** The thinking part of the page: search once, think live, or play. */

import * as api from "../api";
import type { App } from "../app";
import { searchName, thinkAsk } from "../asks";
import { byId, h, renew, replace } from "../dom";
import * as format from "../format";
import { moveText } from "../board/moves";
import { ShelfBox } from "../lab/shelfbox";
import { Panel, signal } from "../signals";
import { type Tab, TABS } from "../stage";
import { isSamePlace, type Player } from "../state";
import { at, MIN } from "../viewer/model";
import type { Place, RootMove, SearchView, SolveView, Thought, Told } from "../types";
import { language, marks, say } from "../words";
import { LineBoard } from "./ahead";
import { chart } from "./chart";
import { CLOCKS } from "./clock";
import { judgement } from "./players";
import { SettingsForm } from "./settings";

/** Moves of the root shown before the rest is folded. */
const SHOWN_MOVES = 40;

export class ThinkingPanel extends Panel {
  private readonly form: SettingsForm;
  private readonly thinkForm: SettingsForm;
  private readonly shelfBox: ShelfBox;
  /** What the running search tells; redrawn often, so it has a place of its own. */
  private readonly liveBox = h("div", {});
  /** Stays while moves are made and all around it is drawn anew, and acts when pressed: the next move may come before it is let go. */
  private readonly pause = h(
    "button",
    { class: "primary stop", id: "stop-play", onpointerdown: () => this.app.play.stop(), onclick: () => this.app.play.stop() },
    say("pause"),
  );
  private readonly ahead = new LineBoard();
  /** How long the running search runs. */
  private readonly effort = h("p", { class: "soft small", id: "effort", role: "timer" });
  private timer = 0;
  private readonly thinking = signal<api.Thinker | null>(null);
  /** The position that is thought about, or was last. */
  private about: Place | null = null;
  private thought: Thought | null = null;
  private clock = 0;
  private nodes = 0;
  private queued = 0;

  constructor(private readonly app: App) {
    super();
    const { board } = app;
    this.form = new SettingsForm(app, "search");
    this.thinkForm = new SettingsForm(app, "think");
    this.shelfBox = new ShelfBox(app, app.shelf);
    this.follow(() => app.work.busy, () => this.tellEffort());
    this.onChange(() => board.here, () => this.thinkOn());
    this.drawn(() => this.tabs());
    this.drawLive();
    this.drawn(() => this.draw());
  }

  private tabs(): void {
    const buttons = TABS.map((tab) =>
      h(
        "button",
        { role: "tab", id: `tab-${tab}`, "aria-selected": String(this.app.stage.tab === tab), "aria-controls": "thinking-body", onclick: () => this.app.stage.turnTo(tab) },
        say(`tab-${tab}`),
      ),
    );
    replace(byId("thinking-tabs"), ...buttons);
  }

  private draw(): void {
    const bodies: Record<Tab, () => (Element | null)[]> = { search: () => this.searchBody(), think: () => this.thinkBody(), play: () => this.playBody() };
    renew(byId("thinking-body"), ...bodies[this.app.stage.tab]());
  }

  private searchBody(): Element[] {
    const { app } = this;
    const over = app.board.view?.outcome !== null;
    const button = app.work.busy
      ? h("button", { class: "primary stop", id: "stop-search", onclick: () => void app.search.stop() }, h("span", { class: "spinner" }), say("stop"))
      : h("button", { class: "primary", id: "run-search", disabled: over, onclick: () => void app.search.run() }, say("run-search"));
    return [this.form.element, button, this.effort, this.shelfBox.element, ...this.searchResult()];
  }

  /** Tells how long a search runs, and how long it may. */
  private tellEffort(): void {
    const { work: { busy }, catalogue } = this.app;
    clearInterval(this.timer);
    this.effort.textContent = "";
    if (!busy) return;
    const started = performance.now();
    const limit = format.time(catalogue.limits.search_ms);
    this.timer = window.setInterval(() => {
      const seconds = Math.floor((performance.now() - started) / 1000);
      void this.app.search.visited().then((nodes) => {
        if (this.app.work.busy !== busy) return;
        this.effort.textContent = nodes === null ? say("search-runs", { seconds, limit }) : say("search-runs-nodes", { seconds, limit, nodes: format.short(nodes) });
      });
    }, 500);
  }

  private searchResult(): Element[] {
    const { search: { result }, game } = this.app;
    if (!result) return [h("p", { class: "soft small" }, say("search-about"))];
    const { view } = result;
    const facts: [string, string][] = [
      [say("found-best"), view.ties.length > 1 ? view.ties.map(moveText).join(` ${say("found-or")} `) : view.best === null ? say("found-none") : moveText(view.best)],
      [say("found-line"), view.pv.map(moveText).join(" ")],
      [say("found-nodes"), format.count(view.nodes)],
      [say("found-cutoffs"), format.count(view.cutoffs ?? 0)],
      [say("found-time"), format.effort(view.nodes, view.time_ms)],
    ];
    return [h(
      "div",
      { class: "found spoiler" },
      h("div", { class: "verdict", id: "verdict" }, h("strong", {}, format.value(view.worth)), h("span", {}, format.verdict(view.value, view.verdict, game.values))),
      h("p", { class: "soft small" }, searchName(result.settings)),
      view.unfinished ? h("p", { class: "story", id: "unfinished" }, this.unfinished(view)) : null,
      h("dl", { class: "facts" }, ...facts.flatMap(([name, text]) => [h("dt", {}, name), h("dd", {}, text)])),
      this.rootMoves(view.moves, at(result.tree.turn, 0)),
    )];
  }

  /** What a search that was stopped knows. */
  private unfinished(view: SearchView): string {
    return say("search-unfinished", { done: view.moves.length, all: this.app.search.result?.tree.childCount(0) ?? 0 });
  }

  /** The moves of the root, the best for the side that searched first. */
  private rootMoves(moves: RootMove[], turn: number): Element {
    const first = turn === MIN ? -1 : 1;
    const sorted = [...moves].sort((a, b) => first * ((b.value ?? 0) - (a.value ?? 0)));
    const most = Math.max(1, ...moves.map((move) => move.nodes));
    const { truth: { position: truth }, search: { result } } = this.app;
    const isKnown = truth !== null && truth.position === result?.view.position;
    const known = new Map(isKnown ? truth.moves.map((solved) => [solved.move, solved]) : []);
    const inTree = result?.tree.rootBounds();
    const rows = sorted.slice(0, SHOWN_MOVES).map((move) => {
      // the tree beside the table knows more: a move all of whose replies are known is known too
      const bound = inTree?.get(move.move) ?? { exact: 0, lower: 1, upper: 2 }[move.bound];
      const bar = h("span", { class: "bar" });
      bar.style.width = `${(100 * move.nodes) / most}%`;
      return h(
        "button",
        { class: "root-move", title: say("nodes", { count: move.nodes }), onclick: () => this.openMove(move.move) },
        h("span", { class: "name" }, moveText(move.move)),
        h("span", { class: "value" }, format.bounded(move.worth, bound)),
        // the truth takes the room of the bar: the numbers beside it say the same
        isKnown ? truthCell(known.get(move.move)) : h("span", { class: "bars" }, bar),
        h("span", { class: "nodes" }, format.short(move.nodes)),
      );
    });
    const rest = sorted.length - rows.length;
    const columns = ["move", "value", isKnown ? "truth" : "share", "nodes"];
    return h(
      "div",
      { class: isKnown ? "root-moves with-truth" : "root-moves", ...marks("root-moves") },
      h("div", { class: "root-head soft small" }, ...columns.map((column) => h("span", {}, say(`column-${column}`)))),
      ...rows,
      rest > 0 ? h("p", { class: "soft small" }, say("root-more", { count: rest })) : null,
    );
  }

  private openMove(move: string): void {
    const tree = this.app.search.result?.tree;
    if (!tree) return;
    const child = [...tree.children(0)].reverse().find((node) => tree.labelOf(node) === move);
    if (child !== undefined) void this.app.search.select(child);
  }

  private thinkBody(): Element[] {
    const { app } = this;
    if (!app.game.can_think) {
      return [h("p", { class: "soft" }, say("cannot-think", { game: app.game.title }))];
    }
    const { think } = app.board;
    const number = (name: string, value: number, min: number, max: number, set: (n: number) => void): Element => {
      const input = h("input", {
        type: "number",
        id: name,
        min,
        max,
        value,
        disabled: min === max,
        step: "any",
        onchange: () => {
          const typed = Math.min(max, Math.max(min, Number(input.value)));
          if (Number.isFinite(typed)) set(typed);
        },
      });
      return h("label", { class: "line" }, h("span", {}, say(name)), input);
    };
    const { limits } = app.catalogue;
    const change = (part: Partial<typeof think>): void => {
      app.board.set({ think: { ...app.board.think, ...part } });
    };
    const endless = h("input", { type: "checkbox", id: "think-endless", checked: think.endless, onchange: () => change({ endless: endless.checked }) });
    const button = this.thinking.value
      ? h("button", { class: "primary stop", id: "stop-thinking", onclick: () => this.thinking.value?.stop() }, h("span", { class: "spinner" }), say("stop"))
      : h("button", { class: "primary", id: "start-thinking", disabled: app.board.view?.outcome !== null, onclick: () => this.startThinking() }, say("think-start"));
    return [
      h(
        "div",
        { class: "line wrap" },
        number("think-seconds", think.seconds, 0.1, limits.think_ms / 1000, (seconds) => change({ seconds })),
        number("think-lines", think.lines, 1, limits.lines, (lines) => change({ lines: Math.round(lines) })),
        h("span", limits.threads > 1 ? {} : marks("think-threads-one"), number("think-threads", think.threads, 1, limits.threads, (threads) => change({ threads: Math.round(threads) }))),
      ),
      h("label", { class: "line", ...marks("think-endless", { time: format.time(limits.think_ms) }) }, endless, say("think-endless")),
      this.thinkForm.element,
      button,
      this.liveBox,
    ];
  }

  private drawLive(): void {
    replace(this.liveBox, this.live());
  }

  private live(): Element {
    const { thought } = this;
    if (this.queued > 0 && !thought) {
      return h("p", { class: "soft", role: "status" }, say("think-queued", { waiting: this.queued }));
    }
    if (!thought) return h("p", { class: "soft small" }, say("think-about"));
    const ms = Math.max(this.clock, thought.time_ms);
    const nodes = Math.max(this.nodes, thought.nodes);
    const facts: [string, string][] = [
      [say("found-depth"), say("found-depths", { depth: thought.depth ?? 0, deepest: thought.deepest ?? 0 })],
      [say("found-nodes"), format.count(nodes)],
      [say("found-time"), format.effort(nodes, ms)],
      [say("found-table"), say("found-fill", { share: format.written(((thought.table_fill ?? 0) / 10).toFixed(1)) })],
    ];
    const lines = (thought.lines ?? []).map((line, rank) =>
      h(
        "div",
        { class: "think-line" },
        h("strong", {}, format.score(line.worth)),
        h("span", { class: "moves" }, ...line.moves.map((move, index) => this.lineMove(line.moves.slice(0, index + 1), move))),
        rank === 0 ? h("span", { class: "soft small" }, format.lead(line.worth, line.verdict, this.app.game.sides, "ahead")) : null,
      ),
    );
    return h(
      "div",
      { class: "live", id: "live", role: "status" },
      ...lines,
      h("dl", { class: "facts" }, ...facts.flatMap(([name, text]) => [h("dt", {}, name), h("dd", {}, text)])),
    );
  }

  /** A move of a line: a rest on it shows its board, a click plays the line as far as this. */
  private lineMove(moves: string[], move: string): Element {
    const play = (): void => {
      this.ahead.hide();
      void this.app.board.playLine(moves);
    };
    const look = (event: Event): void => this.ahead.show(event.currentTarget as Element, this.about ?? this.app.board.here, moves);
    const leave = (): void => this.ahead.hide();
    return h(
      "button",
      { class: "line-move", ...marks("play-line", { moves: moves.join(" ") }), onpointerdown: play, onclick: (event: MouseEvent) => event.detail === 0 && play(), onpointerenter: look, onpointerleave: leave, onfocus: look, onblur: leave },
      moveText(move),
    );
  }

  private startThinking(): void {
    const { app } = this;
    this.stopThinking();
    this.thought = null;
    this.clock = 0;
    this.nodes = 0;
    this.about = app.board.here;
    this.thinking.value = new api.Thinker("panel", this.about, thinkAsk(app.board.think, app.board.search), (told) => this.hear(told));
    this.draw();
  }

  /** Another position is on the board: what thinks goes on with it. */
  private thinkOn(): void {
    const { board } = this.app;
    if (this.about !== null && isSamePlace(this.about, board.here)) return;
    if (this.thinking.peek() && board.view?.outcome === null) this.startThinking();
    else this.stopThinking();
  }

  private hear(told: Told): void {
    if (told.type === "queued") this.queued = told.waiting + 1;
    if (told.type === "tick") [this.clock, this.nodes] = [told.time_ms, told.nodes];
    if (told.type === "progress" || told.type === "done") {
      this.queued = 0;
      this.thought = told.view;
      const lines = told.view.lines ?? [];
      this.app.search.judge(this.app.board.ply, lines[0]?.value ?? null);
      this.app.search.setLines(lines.map((line) => ({ moves: line.moves, value: line.value })));
    }
    if (told.type === "done" || told.type === "error") this.thinking.value = null;
    if (told.type === "error") this.app.news.fail(new Error(told.error));
    this.drawLive();
  }

  private stopThinking(): void {
    this.thinking.value?.close();
    this.thinking.value = null;
    this.about = null;
    this.thought = null;
    this.drawLive();
  }

  private playBody(): (Element | null)[] {
    const { app } = this;
    const { board, play } = app;
    const rows = app.game.sides.map((side, index) => this.playerRow(side, index as 0 | 1));
    const button = play.isPlaying
      ? this.pause
      : h("button", { class: "primary", id: "start-play", disabled: app.board.view?.outcome !== null, onclick: () => play.start() }, say("play-start"));
    const graph = chart(app.search.lineScores, Math.max(board.place.moves.length, 1), board.ply, (ply) => void board.go(ply));
    return [
      ...rows,
      this.clockRow(),
      button,
      ...this.words(),
      h("p", { class: "soft small" }, levelsAbout(app.catalogue.levels)),
      app.game.begins_at_random ? h("p", { class: "soft small", id: "random-start" }, say("play-random-start")) : null,
      this.keptSettings(),
      h("h3", {}, say("play-graph")),
      graph,
      app.search.lineScores.size > 1 ? h("p", { class: "soft small", id: "graph-unit" }, say("graph-unit", { side: app.game.sides[0] })) : null,
      h("button", { class: "small", disabled: board.place.moves.length === 0 || app.work.busy !== null, onclick: () => void this.judgeGame() }, say("judge-game")),
    ];
  }

  /** Which clock runs in a game; it is wound when it is chosen. */
  private clockRow(): Element {
    const { app } = this;
    const chosen = app.board.clock;
    const select = h(
      "select",
      {
        id: "clock-choice",
        disabled: app.play.isPlaying,
        onchange: () => {
          const [minutes, seconds] = CLOCKS[Number(select.value)] ?? [0, 0];
          const base = minutes * 60_000;
          app.board.set({ clock: base > 0 ? { base, bonus: seconds * 1000, left: [base, base] } : null });
        },
      },
      h("option", { value: "", selected: chosen === null }, say("clock-none")),
      ...CLOCKS.map(([minutes, seconds], index) =>
        h("option", { value: index, selected: chosen?.base === minutes * 60_000 && chosen.bonus === seconds * 1000 }, say(seconds > 0 ? "clock-bonus" : "clock-minutes", { minutes, seconds })),
      ),
    );
    return h("div", { class: "line" }, h("label", { for: "clock-choice" }, say("clock")), select);
  }

  /** What a person can say to the computer during a game. */
  private words(): Element[] {
    const { play } = this.app;
    if (!play.isPlaying || play.person === null) return [];
    return [
      h(
        "div",
        { class: "line wrap" },
        h("button", { class: "small", id: "offer-draw", disabled: play.isComputersTurn, onclick: () => void play.offerDraw() }, say("offer-draw")),
        h("button", { class: "small", id: "resign", onclick: () => play.resign() }, say("resign")),
      ),
    ];
  }

  /** Puts the settings under Search aside, so that two settings can play each other. */
  private keptSettings(): Element {
    const { app } = this;
    const { kept, search } = app.board;
    const keep = (): void => app.board.set({ kept: search });
    const text = kept ? say("aside", { settings: searchName(kept) }) : say("aside-how");
    return h("div", { class: "line wrap" }, h("button", { class: "small", id: "keep-settings", onclick: keep }, say("aside-put")), h("span", { class: "soft small" }, text));
  }

  private playerRow(side: string, index: 0 | 1): Element {
    const { app } = this;
    const chosen = app.board.players[index];
    const options: [Player, string][] = [
      ["human", say("player-human")],
      ...app.catalogue.levels.map((_, index): [Player, string] => [`level${index + 1}`, say("player-level", { level: index + 1 })]),
      ["settings", say("player-settings")],
      ["kept", say("player-kept")],
      ["random", say("player-random")],
      ...(app.board.agent === null ? [] : [["agent", say("player-agent")] satisfies [Player, string]]),
      ...(app.game.can_solve ? [["truth", say("player-truth")] satisfies [Player, string]] : []),
    ];
    const select = h(
      "select",
      {
        id: `player-${index}`,
        onchange: () => {
          const players: [Player, Player] = [...app.board.players];
          players[index] = select.value as Player;
          app.board.set({ players });
        },
      },
      ...options.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
    );
    return h("div", { class: "line" }, h("label", { for: `player-${index}`, class: index === 0 ? "side max" : "side min" }, side), select);
  }

  /** The computer's thoughts about every position of the game, for the graph. */
  private async judgeGame(): Promise<void> {
    const { app } = this;
    const { place } = app.board;
    await app.work.during(async (signal) => {
      for (let ply = 0; ply <= place.moves.length; ply++) {
        try {
          const value = await judgement(app.board, { ...place, moves: place.moves.slice(0, ply) }, signal);
          app.search.score(place.moves, ply, value);
        } catch (error) {
          if (signal.aborted) throw error;
          break;
        }
      }
    });
  }
}

/** What the levels are, in words: the first look a number of plies ahead, the others think for so long. */
function levelsAbout(levels: App["catalogue"]["levels"]): string {
  const timed = levels.filter(({ depth }) => depth === null).map(({ time_ms }) => format.written(String(time_ms / 1000)));
  const plies = levels.length - timed.length;
  return say("play-levels", { plies, first: plies + 1, last: levels.length, seconds: new Intl.ListFormat(language()).format(timed) });
}

/** What a move is really worth to the side that makes it. */
function truthCell(solved: SolveView["moves"][number] | undefined): HTMLElement {
  if (!solved) return h("span", { class: "truth-cell" }, "?");
  const result = say(`solved-${solved.value}`);
  const { plies, margin } = solved;
  const title = margin !== undefined ? say("solved-by", { result, margin: Math.abs(margin) }) : plies === null ? result : say("solved-in", { result, plies });
  const text = margin !== undefined ? format.signed(margin) : plies === null ? result : `${result} ${plies}`;
  return h("span", { class: `truth-cell ${solved.value}`, title }, text);
}
