/** The board: cells, pieces, legal targets and arrows; click, drag or keys move. */

import { h, replace, rootOf, s } from "../dom";
import * as format from "../format";
import type { ShownBoard } from "../export/overlay";
import type { Cell, Grid, PieceSet, PositionView, Way } from "../types";
import { type Drawn, toggled } from "./drawn";
import { cellName, isSteered, movesTo, neighbourCell, origins, rareTargets, steer, targets } from "./moves";
import { type BoardKind, boardKind, isTurned, pieceElement, pieceName } from "./pieces";
import { marks, readable } from "../words";
import type { Worth } from "./worths";

const CELL = 100;
/** The right button of a mouse. */
const RIGHT = 2;
const MARGIN = 34;
/** On wide boards, which are drawn small, the names of rows and columns are larger. */
const WIDE_MARGIN = 62;
const WIDE_COLUMNS = 10;

/** Something drawn over the cells. */
export interface Arrow {
  way: Way;
  /** A number or a short text. */
  text: string;
  strong: boolean;
}

/** What a move is worth, shown on the cell it goes to. */
export interface Badge {
  way: Way;
  text: string;
  kind: "win" | "draw" | "loss";
}

export interface BoardLook {
  flipped: boolean;
  labels: boolean;
  arrows: Arrow[];
  badges: Badge[];
  /** What the pieces are worth to a net. */
  worths: readonly Worth[];
  /** The last move, and the king that is in check. */
  last: Way | null;
  check: number | null;
  /** Cells where the set-up is wrong. */
  wrong: readonly number[];
  sides: readonly string[];
  /** Clicks set pieces instead of moving. */
  editing: boolean;
}

const PLAIN: BoardLook = { flipped: false, labels: false, arrows: [], badges: [], worths: [], last: null, check: null, wrong: [], sides: [], editing: false };

export interface BoardEvents {
  move: (move: string) => void;
  /** Several moves go between the same cells. */
  choose: (moves: string[]) => void;
  edit: (cell: number) => void;
  /** A piece was carried while the board is set up; null for off the board. */
  carry?: (from: number, to: number | null) => void;
}

/** The name of the cell the cursor is on, for screen readers. */
const CURSOR = "board-cursor";
export class BoardView {
  readonly element: SVGSVGElement;
  private view: PositionView | null = null;
  private look: BoardLook = PLAIN;
  private from: number | null = null;
  private cursor = 0;
  /** What the reader has drawn, and the cell where a mark begins that is being drawn. */
  private drawnMarks: Drawn[] = [];
  private drawing: number | null = null;
  private focused = false;
  /** Which way Pac-Man looks, in degrees from the right. */
  private facing = 0;
  private dragged: { cell: number; piece: SVGElement | null; moved: boolean; at: DOMPoint | null } | null = null;

  constructor(private readonly events: BoardEvents) {
    this.element = s("svg", { class: "board", tabindex: 0, role: "grid", ...marks("board-name") });
    this.element.addEventListener("pointerdown", (event) => this.down(event));
    this.element.addEventListener("pointermove", (event) => this.drag(event));
    this.element.addEventListener("pointerup", (event) => this.up(event));
    this.element.addEventListener("pointerleave", (event) => {
      if (this.look.editing && this.dragged?.moved) this.up(event);
    });
    this.element.addEventListener("contextmenu", (event) => event.preventDefault());
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("focus", () => this.setFocus(this.element.matches(":focus-visible")));
    this.element.addEventListener("blur", () => this.setFocus(false));
  }

  show(view: PositionView, look: BoardLook): void {
    // the same position may arrive again while the user is between two clicks
    if (view.position !== this.view?.position) {
      this.from = null;
      this.drawnMarks = [];
    }
    this.facing = facing(this.grid, view.board) ?? this.facing;
    this.view = view;
    this.look = look;
    this.draw();
  }

  /** The board as it is shown, for its picture. */
  get shown(): ShownBoard {
    return { look: this.look, from: this.from, facing: this.facing };
  }

  /** Whether keys steer a piece, so that the board need not have the focus. */
  isSteered(): boolean {
    return this.view !== null && !this.look.editing && isSteered(this.view);
  }

  private setFocus(focused: boolean): void {
    this.focused = focused;
    this.draw();
  }

  private get grid(): Grid | null {
    return this.view?.board ?? null;
  }

  private rows(grid: Grid): number {
    return Math.ceil(grid.cells.length / Math.max(1, grid.columns));
  }

  /** The upper left corner of a cell. */
  private corner(grid: Grid, cell: number): [number, number] {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
    if (!this.look.flipped) return [column * CELL, row * CELL];
    return [(grid.columns - 1 - column) * CELL, (this.rows(grid) - 1 - row) * CELL];
  }

  private middle(grid: Grid, cell: number): [number, number] {
    const [x, y] = this.corner(grid, cell);
    return [x + CELL / 2, y + CELL / 2];
  }

  private draw(): void {
    const grid = this.grid;
    if (!grid) { replace(this.element); return; }
    const [width, height] = [grid.columns * CELL, this.rows(grid) * CELL];
    const kind = boardKind(grid);
    const names = grid.column_names.length > 0 || grid.row_names.length > 0;
    const isWide = grid.columns > WIDE_COLUMNS;
    const margin = names ? (isWide ? WIDE_MARGIN : MARGIN) : 6;
    this.element.setAttribute("viewBox", `${-margin} -6 ${width + margin + 6} ${height + margin + 6}`);
    this.element.setAttribute("class", `board ${kind}${isWide ? " wide" : ""}`);
    // as wide as its height allows, so that nothing beside it stands away from it
    this.element.style.setProperty("--board-shape", String((width + margin + 6) / (height + margin + 6)));
    replace(
      this.element,
      s("rect", { class: "ground", x: 0, y: 0, width, height, rx: kind === "plain" ? 6 : 2 }),
      kind === "maze" ? this.walls(grid) : this.ground(grid, kind, width, height),
      this.marks(grid),
      this.hints(grid),
      this.pieces(grid),
      this.arrows(grid),
      this.drawnArrows(grid),
      this.worths(grid),
      this.badges(grid),
      this.names(grid, height, isWide),
      this.focused ? this.cursorFrame(grid) : null,
    );
    this.holdDragged();
    return undefined;
  }

  private ground(grid: Grid, kind: BoardKind, width: number, height: number): SVGElement {
    const group = s("g");
    for (const [index, cell] of grid.cells.entries()) {
      const [x, y] = this.corner(grid, index);
      if (cell.ground === "dark") group.append(s("rect", { class: "dark", x, y, width: CELL, height: CELL }));
      if (cell.marked) group.append(s("rect", { class: "marked", x, y, width: CELL, height: CELL }));
    }
    if (kind !== "plain") return group;
    let lines = "";
    for (let column = 1; column < grid.columns; column++) lines += `M${column * CELL} 0V${height}`;
    for (let row = 1; row < this.rows(grid); row++) lines += `M0 ${row * CELL}H${width}`;
    group.append(s("path", { class: "lines", d: lines }));
    return group;
  }

  /** Walls as one stroke from middle to middle of neighbouring wall cells. */
  private walls(grid: Grid): SVGElement {
    const isWall = (cell: number): boolean => grid.cells[cell]?.ground === "wall";
    let d = "";
    for (let cell = 0; cell < grid.cells.length; cell++) {
      if (!isWall(cell)) continue;
      const [x, y] = this.middle(grid, cell);
      d += `M${x} ${y}h.1`;
      const right = (cell + 1) % grid.columns !== 0 && isWall(cell + 1) ? cell + 1 : null;
      const below = isWall(cell + grid.columns) ? cell + grid.columns : null;
      for (const next of [right, below]) {
        if (next === null) continue;
        const [nx, ny] = this.middle(grid, next);
        d += `M${x} ${y}L${nx} ${ny}`;
      }
    }
    return s("g", {}, s("path", { class: "wall", d }), s("path", { class: "wall-inside", d }));
  }

  /** Where the last move came from and went, and a king in check. */
  private marks(grid: Grid): SVGElement {
    const group = s("g");
    const { last, check } = this.look;
    for (const cell of new Set([last?.from, last?.to])) {
      if (cell === null || cell === undefined) continue;
      const [x, y] = this.corner(grid, cell);
      group.append(s("rect", { class: "last-move", "data-last": cell, x, y, width: CELL, height: CELL }));
    }
    for (const cell of this.look.wrong) {
      const [x, y] = this.corner(grid, cell);
      group.append(s("rect", { class: "wrong-cell", "data-wrong": cell, x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8 }));
    }
    if (check !== null) {
      const [cx, cy] = this.middle(grid, check);
      group.append(s("circle", { class: "in-check", cx, cy, r: 48 }));
    }
    return group;
  }

  /** Where a piece can go, and which one was picked up. */
  private hints(grid: Grid): SVGElement {
    const group = s("g");
    const { view, look } = this;
    if (!view || look.editing) return group;
    for (const cell of rareTargets(view)) {
      const [cx, cy] = this.middle(grid, cell);
      group.append(s("circle", { class: "may", "data-may": cell, cx, cy, r: 13 }));
    }
    if (this.from !== null) {
      const [x, y] = this.corner(grid, this.from);
      group.append(s("rect", { class: "picked", x, y, width: CELL, height: CELL }));
      for (const cell of targets(view, this.from)) {
        const [cx, cy] = this.middle(grid, cell);
        const taken = grid.cells[cell]?.owner !== null;
        group.append(s("circle", { class: taken ? "target taken" : "target", cx, cy, r: taken ? 44 : 15 }));
      }
    }
    return group;
  }

  private pieces(grid: Grid): SVGElement {
    const group = s("g");
    const rows = Array.from({ length: this.rows(grid) }, () => s("g", { role: "row" }));
    group.append(...rows);
    const set = grid.pieces;
    const movable = this.view ? origins(this.view) : new Set<number>();
    const free = this.view && !this.look.editing ? targets(this.view, null) : new Set<number>();
    for (const [index, cell] of grid.cells.entries()) {
      const [x, y] = this.corner(grid, index);
      const piece = this.man(cell, set);
      const holder = s("g", {
        transform: `translate(${x} ${y})`,
        class: `cell${movable.has(index) ? " movable" : ""}${free.has(index) ? " free" : ""}`,
        "data-cell": index,
        role: "gridcell",
        "aria-label": `${cellName(grid, index)}: ${pieceName(cell, set, this.look.sides)}`,
      });
      holder.append(s("rect", { class: "hit", width: CELL, height: CELL }));
      if (piece) holder.append(piece);
      else if (free.has(index)) holder.append(this.ghost(set));
      if (this.look.labels && !piece && cell.label) {
        holder.append(s("text", { class: "label", x: 50, y: 58 }, cell.label));
      }
      if (this.focused && index === this.cursor) holder.id = CURSOR;
      rows[Math.floor(index / grid.columns)]?.append(holder);
    }
    // a screen reader says the cell that the cursor is on
    if (this.focused) this.element.setAttribute("aria-activedescendant", CURSOR);
    else this.element.removeAttribute("aria-activedescendant");
    return group;
  }

  /** What stands on a cell; some pieces look where they go. */
  private man(cell: Cell, set: PieceSet): SVGElement | null {
    const piece = pieceElement(cell, set);
    if (piece && isTurned(cell, set)) piece.setAttribute("transform", `rotate(${this.facing} 50 50)`);
    return piece;
  }

  /** The stone a click would put. */
  private ghost(set: PieceSet): SVGElement {
    const side = this.view?.turn === this.look.sides[0] ? "max" : "min";
    const stone = { ground: "light" as const, piece: side === "max" ? "X" : "O", owner: side, label: "", marked: false } as const;
    const ghost = s("g", { class: "ghost-stone" });
    const piece = pieceElement(stone, set);
    if (piece) ghost.append(piece);
    return ghost;
  }

  private arrows(grid: Grid): SVGElement {
    const group = s("g", { class: "arrows" });
    for (const { way, text, strong } of [...this.look.arrows].reverse()) {
      if (way.to === null) continue;
      const [x, y] = this.middle(grid, way.to);
      const kind = strong ? "arrow strong" : "arrow";
      if (way.from !== null) {
        const stops = [way.from, ...(way.via ?? []), way.to].map((cell) => this.middle(grid, cell));
        group.append(s("path", { class: kind, d: arrowPath(stops) }));
      } else {
        group.append(s("circle", { class: `${kind} spot`, cx: x, cy: y, r: 40 }));
      }
      group.append(s("circle", { class: `${kind} tag`, cx: x + 32, cy: y - 32, r: 17 }));
      group.append(s("text", { class: "arrow-text", x: x + 32, y: y - 25 }, text));
    }
    return group;
  }

  /** What the reader has drawn. */
  private drawnArrows(grid: Grid): SVGElement {
    const group = s("g", { class: "drawn-marks" });
    for (const { from, to } of this.drawnMarks) {
      const [cx, cy] = this.middle(grid, to);
      const mark = from === to ? s("circle", { class: "drawn", cx, cy, r: 44 }) : s("path", { class: "drawn arrow-drawn", d: arrowPath([this.middle(grid, from), [cx, cy]]) });
      mark.setAttribute("data-drawn", `${from}-${to}`);
      group.append(mark);
    }
    return group;
  }

  /** Draws a mark, or takes it away. */
  private mark(from: number, to: number): void {
    this.drawnMarks = toggled(this.drawnMarks, { from, to });
    this.draw();
  }

  private clearDrawn(): void {
    if (this.drawnMarks.length === 0) return;
    this.drawnMarks = [];
    this.draw();
  }

  private worths(grid: Grid): SVGElement {
    const group = s("g", { class: "worths" });
    for (const { cell, value } of this.look.worths) {
      const [x, y] = this.corner(grid, cell);
      group.append(s("text", { class: `worth ${value < 0 ? "min" : "max"}`, "data-worth": cell, x: x + 95, y: y + 22 }, format.value(Math.round(value))));
    }
    return group;
  }

  private badges(grid: Grid): SVGElement {
    const group = s("g", { class: "badges" });
    for (const { way, text, kind } of this.look.badges) {
      if (way.to === null || (way.from !== null && way.from !== this.from)) continue;
      const [x, y] = this.corner(grid, way.to);
      group.append(s("rect", { class: `badge ${kind}`, x: x + 8, y: y + 66, width: 84, height: 28, rx: 8 }));
      group.append(s("text", { class: "badge-text", x: x + 50, y: y + 87 }, text));
    }
    return group;
  }

  private names(grid: Grid, height: number, isWide: boolean): SVGElement {
    const group = s("g", { class: "names", "aria-hidden": "true" });
    for (const [column, name] of grid.column_names.entries()) {
      const [x] = this.middle(grid, column);
      group.append(s("text", { x, y: height + (isWide ? 44 : 26) }, name));
    }
    for (const [row, name] of grid.row_names.entries()) {
      const [, y] = this.middle(grid, row * grid.columns);
      group.append(s("text", { class: "row-name", x: -10, y: y + (isWide ? 14 : 8) }, name));
    }
    return group;
  }

  private cursorFrame(grid: Grid): SVGElement {
    const [x, y] = this.corner(grid, Math.min(this.cursor, grid.cells.length - 1));
    return s("rect", { class: "cursor", x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, rx: 8 });
  }

  private cellAt(event: PointerEvent): number | null {
    const target = rootOf(this.element).elementFromPoint(event.clientX, event.clientY);
    const holder = target?.closest("[data-cell]");
    return holder && this.element.contains(holder) ? Number(holder.getAttribute("data-cell")) : null;
  }

  private down(event: PointerEvent): void {
    const cell = this.cellAt(event);
    if (cell === null || !this.view) return;
    this.cursor = cell;
    if (event.button === RIGHT) { this.drawing = cell; return; }
    this.clearDrawn();
    const holder = this.element.querySelector<SVGElement>(`[data-cell="${cell}"]`);
    const isFree = this.look.editing ? this.grid?.cells[cell]?.owner !== null : origins(this.view).has(cell);
    this.dragged = { cell, piece: isFree ? holder : null, moved: false, at: null };
    return undefined;
  }

  private drag(event: PointerEvent): void {
    const { dragged, grid } = this;
    if (!dragged?.piece || !grid || event.buttons === 0) return;
    const box = this.element.getBoundingClientRect();
    const matrix = this.element.getScreenCTM();
    if (!matrix || box.width === 0) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [x, y] = this.middle(grid, dragged.cell);
    if (!dragged.moved && Math.hypot(point.x - x, point.y - y) < CELL / 2) return;
    if (!dragged.moved) {
      dragged.moved = true;
      this.from = dragged.cell;
      this.draw();
    }
    dragged.at = point;
    this.holdDragged();
  }

  /** Keeps the piece that is dragged under the pointer, also where the board was drawn anew. */
  private holdDragged(): void {
    const { dragged } = this;
    if (!dragged?.moved || !dragged.at) return;
    const piece = this.element.querySelector<SVGElement>(`[data-cell="${dragged.cell}"]`);
    if (!piece) return;
    if (!piece.classList.contains("dragging")) {
      piece.classList.add("dragging");
      piece.parentNode?.append(piece);
    }
    piece.setAttribute("transform", `translate(${dragged.at.x - CELL / 2} ${dragged.at.y - CELL / 2})`);
    dragged.piece = piece;
  }

  private up(event: PointerEvent): void {
    if (event.button === RIGHT) { this.endDrawing(this.cellAt(event)); return; }
    const { dragged } = this;
    this.dragged = null;
    if (!dragged) return;
    dragged.piece?.classList.remove("dragging");
    if (dragged.piece && dragged.moved) dragged.piece.style.pointerEvents = "none";
    const cell = this.cellAt(event);
    if (this.look.editing) {
      this.from = null;
      if (dragged.moved) this.events.carry?.(dragged.cell, cell);
      else if (cell !== null) this.events.edit(cell);
      return;
    }
    if (dragged.moved) {
      const from = this.from;
      this.from = null;
      this.draw();
      if (cell !== null && from !== null) this.attempt(from, cell);
      return;
    }
    if (cell !== null) this.press(cell);
  }

  private endDrawing(to: number | null): void {
    const { drawing } = this;
    this.drawing = null;
    if (drawing !== null && to !== null) this.mark(drawing, to);
  }

  /** A click on a cell: picks a piece up, puts it down, or puts a new one. */
  private press(cell: number): void {
    const { view } = this;
    if (!view) return;
    if (this.from !== null && this.from !== cell && targets(view, this.from).has(cell)) {
      const from = this.from;
      this.from = null;
      this.attempt(from, cell); return;
    }
    if (this.from !== cell && origins(view).has(cell)) this.from = cell;
    else {
      this.from = null;
      if (targets(view, null).has(cell)) { this.attempt(null, cell); return; }
    }
    this.draw();
  }

  private attempt(from: number | null, to: number): void {
    const moves = this.view ? movesTo(this.view, to, from) : [];
    const only = moves[0];
    if (only === undefined) { this.draw(); return; }
    if (moves.length > 1) { this.events.choose(moves); return; }
    this.events.move(only);
  }

  /** M circles the cell of the cursor, Shift+M draws an arrow to it from the last one that was circled. */
  private drawByKey(key: string): void {
    if (key === "m") this.drawing = this.cursor;
    if (key === "m" || (key === "M" && this.drawing !== null)) this.mark(this.drawing ?? this.cursor, this.cursor);
  }

  /** A key pressed on the board; or anywhere, where keys steer a piece. */
  key(event: KeyboardEvent): void {
    const { view, grid } = this;
    if (!view || !grid || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.look.editing && isSteered(view)) {
      const move = steer(view, event.key);
      if (move !== null) {
        event.preventDefault();
        this.events.move(move);
      }
      return;
    }
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      const key = this.look.flipped ? opposite(event.key) : event.key;
      this.cursor = neighbourCell(grid, this.cursor, key);
      this.draw(); return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.look.editing) this.events.edit(this.cursor);
      else this.press(this.cursor);
    } else if (event.key === "Escape") {
      this.from = null;
      this.drawnMarks = [];
      this.draw();
    } else {
      this.drawByKey(event.key);
    }
    return undefined;
  }
}

/** The way Pac-Man went between two boards, in degrees from the right; null if he did not step. */
export function facing(before: Grid | null, after: Grid | null): number | null {
  if (before?.pieces !== "maze" || after?.pieces !== "maze") return null;
  const at = (grid: Grid): number => grid.cells.findIndex((cell) => cell.piece === "P" && cell.owner !== null);
  const [from, to] = [at(before), at(after)];
  const turns = new Map([[1, 0], [after.columns, 90], [-1, 180], [-after.columns, 270]]);
  return from < 0 || to < 0 ? null : (turns.get(to - from) ?? null);
}

function opposite(key: string): string {
  const pairs: Record<string, string> = {
    ArrowUp: "ArrowDown",
    ArrowDown: "ArrowUp",
    ArrowLeft: "ArrowRight",
    ArrowRight: "ArrowLeft",
  };
  return pairs[key] ?? key;
}

/** A slim arrow along these points, its head at the last. Every leg is a path of its own: none has an inside to fill. */
function arrowPath(points: readonly [number, number][]): string {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = points.slice(-2);
  const legs = points.slice(0, -2).map(([x, y], index) => `M${x} ${y}L${(points[index + 1] ?? [x, y]).join(" ")}`);
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const [tx, ty] = [x1 - ux * 20, y1 - uy * 20];
  const [hx, hy] = [tx - ux * 26, ty - uy * 26];
  return `${legs.join("")}M${x0} ${y0}L${hx} ${hy}M${hx - uy * 17} ${hy + ux * 17}L${tx} ${ty}L${hx + uy * 17} ${hy - ux * 17}z`;
}

/** A small board that only shows. */
export function miniature(grid: Grid): SVGSVGElement {
  const board = new BoardView({ move: () => undefined, choose: () => undefined, edit: () => undefined });
  const view: PositionView = {
    game: "",
    position: "",
    turn: "",
    side: null,
    outcome: null,
    moves: [],
    board: { ...grid, column_names: [], row_names: [] },
    ways: [],
  };
  board.show(view, PLAIN);
  board.element.removeAttribute("tabindex");
  board.element.setAttribute("aria-hidden", "true");
  return board.element;
}

/** Pieces a pawn becomes, the one that is nearly always meant first. */
const PROMOTIONS = "QRBN";

/** Moves between the same cells in the order they are offered. */
export function offered(moves: readonly string[]): string[] {
  const rank = (move: string): number => PROMOTIONS.indexOf(promotion(move) ?? "");
  return [...moves].sort((a, b) => rank(a) - rank(b));
}

/** A small menu of moves between the same cells: what a pawn may become by its picture, other moves by name. */
export function moveMenu(moves: string[], owner: "max" | "min", sides: readonly string[], pick: (move: string) => void): HTMLElement {
  const isPromotion = moves.every((move) => promotion(move) !== null);
  const menu = h("div", { class: isPromotion ? "move-menu promotion" : "move-menu", role: "menu", ...marks(isPromotion ? "which-promotion" : "which-move") });
  for (const move of offered(moves)) {
    const piece = promotion(move);
    const button = h("button", { role: "menuitem", title: move, "data-move": move, onclick: () => pick(move) }, piece === null ? readable(move) : null);
    if (piece !== null) {
      const cell = { ground: "light", piece: owner === "max" ? piece : piece.toLowerCase(), owner, label: "", marked: false } as const;
      const picture = s("svg", { class: "board hand", viewBox: "0 0 100 100", "aria-hidden": "true" });
      const shape = pieceElement(cell, "chess");
      if (shape) picture.append(shape);
      button.append(picture);
      button.setAttribute("aria-label", pieceName(cell, "chess", sides));
    }
    menu.append(button);
  }
  return menu;
}

/** The piece a pawn becomes by a move. */
function promotion(move: string): string | null {
  return /=([QRBN])/.exec(move)?.[1] ?? null;
}
