/** The board's part of the page: the board itself, the moves of the game, the position as text, the set-up editor. */

import * as api from "../api";
import type { App } from "../app";
import { OWN_GAME } from "../editor/bench";
import { byId, h, isTyping, renew, replace } from "../dom";
import * as format from "../format";
import { branchOf, movesTo } from "../lines";
import type { Place, PositionView, Way } from "../types";
import { isSamePlace, shownPlace } from "../state";
import { suggestion } from "../thinking/players";
import { explainMove } from "../thinking/explain";
import { EvaluationBar } from "./bar";
import { Editor } from "./editor";
import { boardLook } from "./look";
import { openingName } from "./opening";
import { countingOf, moveList } from "./movelist";
import { moveText, passOf, steer, tally } from "./moves";
import { isTurned } from "./seat";
import { copyGame, readGame, saveGame, takeFiles } from "./files";
import { namesIn } from "./names";
import { movesText } from "./record";
import { badgeText } from "../truth/words";
import { type Arrow, type Badge, type BoardLook, BoardView, moveMenu } from "./view";
import { marks, readable, say } from "../words";

/** The keys that steer, and the buttons that stand for them. */
const PAD: [string, string, string][] = [
  ["ArrowUp", "↑", "up"],
  ["ArrowLeft", "←", "left"],
  ["ArrowRight", "→", "right"],
  ["ArrowDown", "↓", "down"],
];
/** A wheel tells of one turn many times; one of them in this time counts. */
const WHEEL_MS = 60;
/** How many moves of a line are drawn. */
const SHOWN_MOVES = 3;

export class BoardPanel {
  private readonly board: BoardView;
  private readonly editor: Editor;
  /** Turned by hand, against how it usually stands. */
  private turnedOver = false;
  private labels = false;
  private arrows: Arrow[] = [];
  private arrowTurn = 0;
  /** When the wheel was last turned. */
  private turned = 0;
  private readonly bar: EvaluationBar;

  constructor(private readonly app: App) {
    this.board = new BoardView({
      move: (move) => void this.play(move),
      choose: (moves) => this.choose(moves),
      edit: (cell) => this.editor.put(cell),
      carry: (from, to) => this.editor.drag(from, to),
    });
    this.editor = new Editor(app, () => this.draw());
    this.bar = new EvaluationBar(app);
    byId("board-place").append(this.bar.element, this.board.element);
    app.shownBoard = () => this.board.shown;
    boardLook(app);
    app.on("view", () => this.shown());
    app.on("lines", () => void this.showLines());
    app.on(["selection", "replay", "turn", "players", "busy", "truth", "worths"], () => this.draw());
    app.on("restored", () => (this.turnedOver = false));
    document.addEventListener("keydown", (event) => {
      if (event.target === document.body && this.board.isSteered()) this.board.key(event);
    });
    app.on("game", () => this.textOptions());
    this.controls();
  }

  /** Games written as a text show it where others have a board. */
  private textOptions(): void {
    const { app } = this;
    if (app.game.name === OWN_GAME) {
      replace(byId("text-options"), h("button", { class: "small", id: "edit-script", onclick: () => app.bench.open("game") }, say("edit-script")));
      return;
    }
    const texts = app.game.options.flatMap((option) => (option.kind === "text" ? [option] : []));
    const fields = texts.map((option) => {
      const area = h("textarea", { rows: 20, spellcheck: "false", "aria-label": option.title });
      area.value = String(app.state.place.options[option.name] ?? option.default);
      const use = (): void => {
        const { place } = app.state;
        void app.setPlace({ ...place, options: { ...place.options, [option.name]: area.value }, position: null, moves: [] });
      };
      const button = h("button", { class: "small", id: `use-${option.name}`, onclick: use }, say("use-text"));
      const field = h("div", { class: "text-option" }, h("p", { class: "soft small" }, option.about), area, button);
      return app.view?.board ? h("details", {}, h("summary", {}, say("option-as-text", { option: option.title })), field) : field;
    });
    replace(byId("text-options"), ...fields);
  }

  /** Whose turn a person has is decided elsewhere; here a move is a move. */
  private async play(move: string): Promise<void> {
    replace(byId("board-menu"));
    const isSteered = this.board.isSteered();
    // a step in a maze is no place to come back to
    await this.app.play(move, !isSteered);
    // who steers wants to be chased: nobody presses a button for that
    if (isSteered && !this.app.desk.isPlaying() && this.app.state.players.includes("random")) this.app.desk.start();
  }

  private choose(moves: string[]): void {
    const owner = this.app.view?.turn === this.app.game.sides[0] ? "max" : "min";
    const menu = moveMenu(moves, owner, this.app.game.sides, (move) => void this.play(move));
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      replace(byId("board-menu"));
      this.board.element.focus();
    });
    replace(byId("board-menu"), menu);
    menu.querySelector("button")?.focus();
  }

  private controls(): void {
    const { app } = this;
    const click = (id: string, action: () => void): void => byId(id).addEventListener("click", action);
    click("go-first", () => void app.go(0));
    click("go-back", () => void app.go(app.state.ply - 1));
    click("go-forward", () => void app.go(app.state.ply + 1));
    click("go-last", () => void app.go(app.state.place.moves.length));
    click("hint", () => void this.hint());
    byId("board-place").addEventListener("wheel", (event) => this.turnWheel(event), { passive: false });
    click("undo", () => void app.takeBack());
    click("redo", () => void app.redo());
    document.addEventListener("keydown", (event) => this.shortcut(event));
    click("new-game", () => void app.setPlace({ ...app.state.place, position: null, moves: [] }));
    click("flip", () => this.turnOver());
    click("labels", () => {
      this.labels = !this.labels;
      byId("labels").setAttribute("aria-pressed", String(this.labels));
      this.draw();
    });
    click("edit", () => this.editor.toggle());
    click("go-on", () => void app.goOn());
    click("back-to-game", () => void app.select(-1));
    const text = byId("position-text") as HTMLInputElement;
    text.addEventListener("keydown", (event) => {
      if (event.key === "Enter") void app.setPlace({ ...app.state.place, position: text.value.trim() || null, moves: [] });
    });
    text.addEventListener("blur", () => this.texts());
    const moves = byId("moves-text") as HTMLInputElement;
    moves.addEventListener("keydown", (event) => {
      if (event.key === "Enter") void readGame(app, moves.value);
    });
    moves.addEventListener("blur", () => this.texts());
    click("copy-game", () => void copyGame(app));
    click("save-game", () => void saveGame(app));
    takeFiles(app);
  }

  /** Who plays sits at the bottom, unless the board was turned by hand. */
  private get isFlipped(): boolean {
    const { app } = this;
    return isTurned(app.game, app.state, app.desk.isPlaying()) !== this.turnedOver;
  }

  private turnOver(): void {
    this.turnedOver = !this.turnedOver;
    this.draw();
  }

  /** What the search or the computer would play, where that is known and a person may. */
  private get bestMove(): string | null {
    const { app } = this;
    return app.preview || app.isComputersTurn() ? null : (app.lines[0]?.moves[0] ?? null);
  }

  /** Arrow keys walk through the game where they mean nothing else: whether this one did. */
  private walk(event: KeyboardEvent): boolean {
    const { app } = this;
    if (event.ctrlKey || event.metaKey || event.altKey || this.board.isSteered()) return false;
    const isFree = event.target === document.body || (event.target instanceof Element && event.target.closest("#record, .board-panel .toolbar") !== null);
    const steps: Record<string, number> = { ArrowLeft: app.state.ply - 1, ArrowRight: app.state.ply + 1, Home: 0, End: app.state.place.moves.length };
    const ply = steps[event.key];
    if (!isFree || ply === undefined || app.state.place.moves.length === 0) return false;
    void app.go(ply);
    return true;
  }

  /** The wheel over the board walks through the game, a move a notch. */
  private turnWheel(event: WheelEvent): void {
    const { app } = this;
    if (event.ctrlKey || this.editor.isOpen || event.deltaY === 0) return;
    const ply = app.state.ply + Math.sign(event.deltaY);
    if (ply < 0 || ply > app.state.place.moves.length) return;
    event.preventDefault();
    const now = performance.now();
    if (now - this.turned < WHEEL_MS) return;
    this.turned = now;
    void app.go(ply);
  }

  /** Shows what the computer would play, without playing it. */
  private async hint(): Promise<void> {
    const { app } = this;
    if (app.preview) await app.select(-1);
    const place = app.shown();
    const found = await app.during((signal) => suggestion(app, place, signal));
    const move = found?.move ?? null;
    if (move === null || !isSamePlace(place, app.shown())) return;
    app.judge(app.state.ply, found?.value ?? null);
    app.setLines([{ moves: [move], value: found?.value ?? null }]);
  }

  /** Keys that mean the game wherever the focus is, but where somebody types. */
  private shortcut(event: KeyboardEvent): void {
    if (this.walk(event) || this.letter(event)) { event.preventDefault(); return; }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) void this.app.takeBack();
    else if (key === "y" || key === "z") void this.app.redo();
    else return;
    event.preventDefault();
  }

  /** Single keys of the game: whether this was one. */
  private letter(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event)) return false;
    const { bestMove } = this;
    if (event.key === "f" && !byId("flip").hidden) this.turnOver();
    // on a button it presses the button, on the tree it plays the search
    else if (event.key === " " && event.target === document.body && bestMove !== null) void this.play(bestMove);
    else return false;
    return true;
  }

  private shown(): void {
    this.editor.close();
    replace(byId("board-menu"));
    this.draw();
  }

  private draw(): void {
    const { app } = this;
    const { view } = app;
    if (!view) return;
    this.buttons(view);
    const held = app.isComputersTurn() && !this.editor.isOpen;
    this.board.show(held ? { ...view, moves: [], ways: [] } : this.editor.edited(view), this.look(view));
    this.pad(held ? null : view);
    this.bar.draw(this.isFlipped);
    this.discs(view);
    this.passing(held ? null : view);
    byId("opening").textContent = [namesIn(app.state.tags, app.game.player_tags), openingName(view.opening ?? "")].filter((text) => text !== "").join(" · ");
    this.texts();
    this.record();
    replace(byId("plain-moves"), ...(held || (view.board !== null && view.ways.some((way) => way.to !== null)) ? [] : this.moveButtons(view)));
  }

  /** The buttons that mean something here. */
  private buttons(view: PositionView): void {
    const { game } = this.app;
    const hasBoard = view.board !== null;
    byId("board-place").hidden = !hasBoard;
    byId("edit").hidden = game.editor === null;
    byId("save-game").textContent = say("save-game-as", { kind: game.record ?? "txt" });
    byId("truth").hidden = !game.can_solve;
    byId("flip").hidden = !hasBoard;
    byId("hint").hidden = view.outcome !== null || this.app.isComputersTurn();
    byId("labels").hidden = !view.board?.cells.some((cell) => cell.label !== "");
  }

  /** What is drawn over the pieces; while they are set up, only what is wrong. */
  private look(view: PositionView): BoardLook {
    const { app, labels } = this;
    const common = { flipped: this.isFlipped, labels, sides: app.game.sides };
    if (this.editor.isOpen) return { ...common, arrows: [], badges: [], worths: [], last: null, check: null, wrong: this.editor.wrongCells(), editing: true };
    const arrows = app.preview || app.isReplaying ? [] : this.arrows;
    return { ...common, arrows, badges: this.badges(view), worths: app.preview ? [] : app.worths, last: view.last ?? null, check: view.check ?? null, wrong: [], editing: false };
  }

  /** How many discs each side has, where that is what the game is about. */
  private discs({ board }: PositionView): void {
    const { sides } = this.app.game;
    const [first, second] = board?.pieces === "discs" ? tally(board) : [0, 0];
    const text = board?.pieces === "discs" ? say("discs", { first: sides[0], second: sides[1], max: first, min: second }) : "";
    byId("tally").textContent = text;
  }

  /** Who cannot move is told so, and passes by a button. */
  private passing(view: PositionView | null): void {
    const move = view && !this.editor.isOpen ? passOf(view) : null;
    const parts = view && move !== null ? [h("span", {}, say("must-pass", { side: view.turn })), h("button", { class: "primary", id: "pass", onclick: () => void this.play(move) }, say("pass"))] : [];
    byId("passing").classList.toggle("passing", parts.length > 0);
    renew(byId("passing"), ...parts);
  }

  /** Four buttons that steer, for those who have no keys. */
  private pad(view: PositionView | null): void {
    const isWanted = view !== null && view.outcome === null && this.board.isSteered();
    const button = ([key, sign, name]: [string, string, string]): HTMLElement => {
      const move = view && steer(view, key);
      return h("button", { id: `pad-${name}`, class: `pad-${name}`, ...marks(`pad-${name}`), disabled: move === null, onclick: () => move !== null && void this.play(move) }, sign);
    };
    renew(byId("pad"), ...(isWanted ? PAD.map(button) : []));
  }

  private badges(view: PositionView): Badge[] {
    const { truth } = this.app;
    if (!truth) return [];
    return truth.moves.flatMap((solved) => {
      const way = view.ways[view.moves.indexOf(solved.move)];
      if (!way) return [];
      return [{ way, text: badgeText(solved), kind: solved.value }];
    });
  }

  /** Moves as buttons, for games without a board. */
  private moveButtons(view: PositionView): HTMLElement[] {
    if (view.moves.length === 0 || passOf(view) !== null) return [];
    const title = h("span", { class: "soft" }, say("moves-of"));
    return [title, ...view.moves.map((move) => h("button", { class: "chip", onclick: () => void this.play(move) }, moveText(move)))];
  }

  private texts(): void {
    const { app } = this;
    const { view } = app;
    if (!view) return;
    const status = byId("turn");
    const side = app.game.sides.indexOf(view.turn);
    const thinks = app.isComputersTurn() && app.busy !== null;
    const over = view.ending ?? app.over();
    status.className = `turn ${over !== null ? "over" : side === 0 ? "max" : side === 1 ? "min" : "chance"}`;
    status.classList.toggle("thinks", thinks);
    const mover = thinks ? "turn-thinks" : view.check === undefined ? "side-to-move" : "turn-check";
    const turn = over ?? say(mover, { side: view.turn });
    const score = scoreOf(view);
    status.textContent = score === null ? turn : say("turn-score", { turn, score: format.value(score) });
    const text = byId("position-text") as HTMLInputElement;
    if (document.activeElement !== text) text.value = view.position;
    const moves = byId("moves-text") as HTMLInputElement;
    if (document.activeElement !== moves) moves.value = readable(movesText(app.state.place.moves));
    const looking = app.preview !== null;
    byId("looking").hidden = !looking;
    if (app.preview) {
      const { moves } = app.preview;
      byId("looking-text").textContent = moves.length > 0 ? say("looking-ahead", { moves: moves.join(" ") }) : say("looking-root");
    }
  }

  private record(): void {
    const { app } = this;
    const { place, ply, tree } = app.state;
    const counting = countingOf(app.game, place);
    const list = byId("record");
    list.classList.toggle("paired", counting.inPairs);
    renew(
      list,
      ...moveList({
        tree,
        here: app.node,
        counting,
        title: (node) => scoreTitle(app.scores.get(movesTo(tree, node).join(" "))),
        go: (node) => void app.goTo(node),
      }),
    );
    keepInView(list, list.querySelector(".here"));
    const isBefore = ply === 0;
    const isLast = ply === place.moves.length;
    for (const [id, off] of [
      ["go-first", isBefore],
      ["go-back", isBefore],
      ["go-forward", isLast],
      ["go-last", isLast],
      ["undo", !app.past.canUndo],
      ["redo", !app.past.canRedo],
    ] as const) {
      (byId(id) as HTMLButtonElement).disabled = off;
    }
    this.lineTools();
  }

  /** What can be done with the variation that is followed. */
  private lineTools(): void {
    const { app } = this;
    const isVariation = branchOf(app.state.tree, app.node) !== null;
    const tool = (id: string, action: () => void): HTMLElement => h("button", { class: "small", id, ...marks(id), onclick: action }, say(id));
    const tools = [
      tool("promote-line", () => void app.promoteLine()),
      tool("delete-line", () => void app.deleteLine()),
    ];
    const why = tool("why-move", () => void explainMove(app));
    renew(byId("line-tools"), app.state.ply > 0 ? why : null, ...(isVariation ? tools : []));
  }

  /** The position of the game, to which lines belong, also while another is looked at. */
  private async gameView(place: Place): Promise<PositionView | null> {
    return this.app.preview ? api.position(place).catch(() => null) : this.app.view;
  }

  /** Turns the lines of a search into arrows: each move needs the board it is made on. */
  private async showLines(): Promise<void> {
    const turn = ++this.arrowTurn;
    this.arrows = [];
    this.draw();
    const { lines } = this.app;
    const place = shownPlace(this.app.state);
    const view = lines.length > 0 ? await this.gameView(place) : null;
    if (!view || turn !== this.arrowTurn) return;
    // the best move comes first, and lies above all others
    const arrows: Arrow[] = [];
    const others = lines.slice(1).flatMap((line, rank): Arrow[] => {
      const way = wayOf(view, line.moves[0]);
      return way ? [{ way, text: String.fromCharCode(98 + rank), strong: false }] : [];
    });
    const best = lines[0]?.moves ?? [];
    let at: PositionView = view;
    for (let index = 0; index < Math.min(SHOWN_MOVES, best.length); index++) {
      const way = wayOf(at, best[index]);
      if (way) arrows.push({ way, text: String(index + 1), strong: index === 0 });
      if (index + 1 >= Math.min(SHOWN_MOVES, best.length)) break;
      try {
        at = await api.position({ ...place, moves: [...place.moves, ...best.slice(0, index + 1)] });
      } catch {
        break;
      }
      if (turn !== this.arrowTurn) return;
    }
    this.arrows = [...arrows, ...others];
    this.draw();
  }
}

function wayOf(view: PositionView, move: string | undefined): Way | null {
  return move === undefined ? null : (view.ways[view.moves.indexOf(move)] ?? null);
}

/** The points of a maze, which its text tells in the third place. */
function scoreOf(view: PositionView): number | null {
  const score = view.board?.pieces === "maze" ? Number(view.position.split(" ")[2]) : Number.NaN;
  return Number.isFinite(score) ? score : null;
}

function scoreTitle(score: number | undefined): string | null {
  return score === undefined ? null : say("move-value", { value: format.value(score) });
}

/** Scrolls a list, and only the list, so that one of its elements is seen. */
function keepInView(list: HTMLElement, element: Element | null): void {
  if (!element) { list.scrollTop = 0; return; }
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
