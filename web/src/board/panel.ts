/** The board's part of the page: the board itself with its sides, what is drawn over it, and the keys that steer it. */

import * as api from "../api";
import type { App } from "../app";
import { byId, h, isTyping } from "../dom";
import type { ShownBoard } from "../export/overlay";
import { TreeEditor } from "../handmade/editor";
import { html, marked, nothing, render, type TemplateResult } from "../lit";
import { reviewBox } from "../review/view";
import { Panel, signal } from "../signals";
import { isSamePlace } from "../state";
import { suggestion } from "../thinking/players";
import { truthBox } from "../truth/box";
import { badgeText } from "../truth/words";
import type { Place, PositionView, Way } from "../types";
import { say } from "../words";
import { EvaluationBar } from "./bar";
import { below, judgement, looking, record, setups, showTurn, textOptions } from "./around";
import { type Hands, texts, toolbar } from "./controls";
import { Editor } from "./editor";
import { takeFiles } from "./files";
import { comment } from "./comment";
import { boardLook } from "./look";
import { moveText, passOf, steer } from "./moves";
import { isTurned } from "./seat";
import { sideLine } from "./sides";
import { type Arrow, type Badge, type BoardLook, BoardView, moveMenu } from "./view";

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

export class BoardPanel extends Panel {
  private readonly board: BoardView;
  private readonly editor: Editor;
  private readonly bar: EvaluationBar;
  private readonly trees: TreeEditor;
  /** Turned by hand, against how it usually stands. */
  private readonly turnedOver = signal(false);
  private readonly numbers = signal(false);
  private readonly arrows = signal<Arrow[]>([]);
  /** Moves between the same cells, of which one is to be chosen. */
  private readonly choices = signal<string[]>([]);
  private readonly lookMenu = h("div", { id: "look-menu", class: "menu-part" });
  private arrowTurn = 0;
  /** When the wheel was last turned. */
  private turned = 0;

  constructor(private readonly app: App) {
    super();
    const { board, search } = app;
    this.board = new BoardView({
      move: (move) => void this.play(move),
      choose: (moves) => this.choose(moves),
      edit: (cell) => this.editor.put(cell),
      carry: (from, to) => this.editor.drag(from, to),
    });
    this.editor = new Editor(app);
    this.bar = new EvaluationBar(app);
    this.trees = new TreeEditor(app);
    boardLook(app, this.lookMenu);
    this.onChange(() => board.view, () => this.shown());
    this.follow(() => [search.lines, board.view], () => void this.showLines());
    this.onChange(() => board.era, () => (this.turnedOver.value = false));
    this.drawn(() => this.draw());
    this.onChange(() => [board.tree, board.node], () => keepInView(byId("record"), byId("record").querySelector(".here")));
    document.addEventListener("keydown", (event) => {
      if (event.target === document.body && this.board.isSteered()) this.board.key(event);
    });
    document.addEventListener("keydown", (event) => this.shortcut(event));
    byId("board-panel").addEventListener("wheel", (event) => this.turnWheel(event), { passive: false });
    takeFiles(app);
  }

  /** What the board shows besides its pieces, for its picture. */
  get shownBoard(): ShownBoard {
    return this.board.shown;
  }

  /** Whose turn a person has is decided elsewhere; here a move is a move. */
  private async play(move: string): Promise<void> {
    this.choices.value = [];
    if (this.app.review.practice.takes(move)) return;
    const isSteered = this.board.isSteered();
    // a step in a maze is no place to come back to
    const isPlayed = await this.app.board.play(move, !isSteered);
    // ghosts chase a steering player without a press on a button
    if (isPlayed && isSteered && !this.app.play.isPlaying && this.app.board.players.includes("random")) this.app.play.start();
  }

  private choose(moves: string[]): void {
    this.choices.value = moves;
    byId("board-panel").querySelector<HTMLElement>(".move-menu button")?.focus();
  }

  private shown(): void {
    this.editor.close();
    this.choices.value = [];
  }

  private draw(): void {
    const { app, editor } = this;
    const { board, play } = app;
    const { view } = board;
    if (!view) return;
    const held = play.isComputersTurn && !editor.isOpen;
    const look = this.look(view);
    this.board.show(held ? { ...view, moves: [], ways: [] } : editor.edited(view), look);
    this.bar.draw(look.flipped);
    showTurn(byId("turn"), app, view);
    const [top, bottom] = look.flipped ? ([0, 1] as const) : ([1, 0] as const);
    render(
      html`
        <div class="board-main">${sideLine(app, top)}
        <div id="board-place" ?hidden=${view.board === null}>${this.bar.element}${this.board.element}</div>
        ${sideLine(app, bottom)} ${below(app, view)} ${this.passing(held ? null : view)} ${this.pad(held ? null : view)} ${looking(app)}
        <div id="board-menu">${this.menu()}</div>
        <div id="text-options">${textOptions(app, this.trees)}</div>
        <div id="editor">${editor.view()}</div></div>
        <div class="board-aside">${toolbar(app, view, this.hands)}
        ${truthBox(app)}
        <div id="setups" class="line wrap" role="group" ${marked("setups")}>${setups(app)}</div>
        <div id="plain-moves" class="line wrap">${held ? nothing : this.moveButtons(view)}</div>
        ${record(app)} ${comment(app)} ${reviewBox(app)} ${texts(app, view)}
        <div id="judgement" class="judgement">${judgement(app)}</div></div>
      `,
      byId("board-body"),
    );
  }

  private get hands(): Hands {
    const { editor, numbers } = this;
    return {
      isEditing: editor.isOpen,
      edit: () => editor.toggle(),
      hint: () => void this.hint(),
      turnOver: () => this.turnOver(),
      hasNumbers: numbers.value,
      showNumbers: () => (numbers.value = !numbers.peek()),
      look: this.lookMenu,
    };
  }

  /** What is drawn over the pieces; while they are set up, only what is wrong. */
  private look(view: PositionView): BoardLook {
    const { app } = this;
    const common = { flipped: this.isFlipped, labels: this.numbers.value, sides: app.game.sides };
    if (this.editor.isOpen) return { ...common, arrows: [], badges: [], worths: [], last: null, check: null, wrong: this.editor.wrongCells(), editing: true };
    const arrows = app.board.preview || app.search.hidesAnswer ? [] : this.arrows.value;
    return { ...common, arrows, badges: this.badges(view), worths: app.board.preview ? [] : app.judgement.worths, last: view.last ?? null, check: view.check ?? null, wrong: [], editing: false };
  }

  /** Of several moves between the same cells, one is chosen here. */
  private menu(): HTMLElement | typeof nothing {
    const { app } = this;
    const moves = this.choices.value;
    if (moves.length === 0) return nothing;
    const owner = app.board.view?.turn === app.game.sides[0] ? "max" : "min";
    const menu = moveMenu(moves, owner, app.game.sides, (move) => void this.play(move));
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.choices.value = [];
      this.board.element.focus();
    });
    return menu;
  }

  /** A player who cannot move reads so, and passes by a button. */
  private passing(view: PositionView | null): TemplateResult {
    const move = view && !this.editor.isOpen ? passOf(view) : null;
    const words = view && move !== null ? html`<span>${say("must-pass", { side: view.turn })}</span><button id="pass" class="primary" @click=${() => void this.play(move)}>${say("pass")}</button>` : nothing;
    return html`<div id="passing" role="status" class=${words === nothing ? "" : "passing"}>${words}</div>`;
  }

  /** Four buttons that steer, for those who have no keys. */
  private pad(view: PositionView | null): TemplateResult {
    const isWanted = view !== null && view.outcome === null && this.board.isSteered();
    const button = ([key, sign, name]: [string, string, string]): TemplateResult => {
      const move = view && steer(view, key);
      return html`<button id="pad-${name}" class="pad-${name}" ?disabled=${move === null} @click=${() => move !== null && void this.play(move)} ${marked(`pad-${name}`)}>${sign}</button>`;
    };
    return html`<div id="pad" class="pad" role="group" ${marked("pad")}>${isWanted ? PAD.map(button) : nothing}</div>`;
  }

  private badges(view: PositionView): Badge[] {
    const truth = this.app.truth.position;
    if (!truth) return [];
    return truth.moves.flatMap((solved) => {
      const way = view.ways[view.moves.indexOf(solved.move)];
      if (!way) return [];
      return [{ way, text: badgeText(solved), kind: solved.value }];
    });
  }

  /** Moves as buttons, for games without a board. */
  private moveButtons(view: PositionView): TemplateResult | typeof nothing {
    const isOnBoard = view.board !== null && view.ways.some((way) => way.to !== null);
    if (isOnBoard || view.moves.length === 0 || passOf(view) !== null) return nothing;
    return html`<span class="soft">${say("moves-of")}</span> ${view.moves.map((move) => html`<button class="chip" @click=${() => void this.play(move)}>${moveText(move)}</button>`)}`;
  }

  /** Who plays sits at the bottom, unless the board was turned by hand. */
  private get isFlipped(): boolean {
    const { app } = this;
    return isTurned(app.game, app.board, app.play.isPlaying) !== this.turnedOver.value;
  }

  private turnOver(): void {
    this.turnedOver.value = !this.turnedOver.peek();
  }

  /** What the search or the computer would play, where that is known and a person may. */
  private get bestMove(): string | null {
    const { app } = this;
    return app.board.preview || app.play.isComputersTurn ? null : (app.search.lines[0]?.moves[0] ?? null);
  }

  /** Arrow keys walk through the game where they mean nothing else: whether this one did. */
  private walk(event: KeyboardEvent): boolean {
    const { app } = this;
    if (event.ctrlKey || event.metaKey || event.altKey || this.board.isSteered()) return false;
    const isFree = event.target === document.body || (event.target instanceof Element && event.target.closest("#record, .board-panel .toolbar") !== null);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    const plies = steps[event.key];
    if (!isFree || plies === undefined || app.board.place.moves.length === 0) return false;
    void app.board.step(plies);
    return true;
  }

  /** The wheel over the board walks through the game, a move a notch. */
  private turnWheel(event: WheelEvent): void {
    const { app } = this;
    if (!(event.target instanceof Element && event.target.closest("#board-place"))) return;
    if (event.ctrlKey || this.editor.isOpen || event.deltaY === 0) return;
    const plies = Math.sign(event.deltaY);
    const ply = app.board.ply + plies;
    if (ply < 0 || ply > app.board.place.moves.length) return;
    event.preventDefault();
    const now = performance.now();
    if (now - this.turned < WHEEL_MS) return;
    this.turned = now;
    void app.board.step(plies);
  }

  /** Shows what the computer would play, without playing it. */
  private async hint(): Promise<void> {
    const { app } = this;
    const { board, search } = app;
    if (board.preview) await search.select(-1);
    const place = board.shown();
    const found = await app.work.during((signal) => suggestion(board, place, signal));
    const move = found?.move ?? null;
    if (move === null || !isSamePlace(place, board.shown())) return;
    search.judge(board.ply, found?.value ?? null);
    search.setLines([{ moves: [move], value: found?.value ?? null }]);
  }

  /** Keys that mean the game wherever the focus is, except in a text field. */
  private shortcut(event: KeyboardEvent): void {
    if (this.walk(event) || this.letter(event)) { event.preventDefault(); return; }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) void this.app.play.takeBack();
    else if (key === "y" || key === "z") void this.app.play.redo();
    else return;
    event.preventDefault();
  }

  /** Single keys of the game: whether this was one. */
  private letter(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event)) return false;
    const { bestMove } = this;
    if (event.key === "f" && this.app.board.view?.board) this.turnOver();
    // on a button it presses the button, on the tree it plays the search
    else if (event.key === " " && event.target === document.body && bestMove !== null) void this.play(bestMove);
    else return false;
    return true;
  }

  /** The position of the game, to which lines belong, also while another is looked at. */
  private async gameView(place: Place): Promise<PositionView | null> {
    return this.app.board.preview ? api.position(place).catch(() => null) : this.app.board.view;
  }

  /** Turns the lines of a search into arrows: each move needs the board it is made on. */
  private async showLines(): Promise<void> {
    const turn = ++this.arrowTurn;
    this.arrows.value = [];
    const { lines } = this.app.search;
    const place = this.app.board.here;
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
    this.arrows.value = [...arrows, ...others];
  }
}

function wayOf(view: PositionView, move: string | undefined): Way | null {
  return move === undefined ? null : (view.ways[view.moves.indexOf(move)] ?? null);
}

/** Scrolls a list, and only the list, so that one of its elements is seen. */
function keepInView(list: HTMLElement, element: Element | null): void {
  if (!element) { list.scrollTop = 0; return; }
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
