/** How the room of the page is shared out: the width of the board, which side it is on, and what is made large. */

import type { App } from "./app";
import { byId } from "./dom";
import { Panel } from "./signals";
import type { Place } from "./types";
import { label, marks, say } from "./words";

/** What can have the whole page. */
export type Large = "board" | "tree";

/** How the reader wants the room to be shared. */
export interface Room {
  /** The board's width in pixels; what suits the screen and the board if null. */
  board: number | null;
  /** The tree's height in pixels where it stands below the board; what suits the screen if null. */
  tree: number | null;
  isSwapped: boolean;
  large: Large | null;
}

export const USUAL: Room = { board: null, tree: null, isSwapped: false, large: null };

/** The board is never narrower, and the tree never narrower than this. */
export const NARROWEST = 260;
const TREE_LEAST = 360;
/** One press of an arrow key, and of one with Shift. */
const STEP = 24;
const LEAP = 120;
/** Boards with more columns need more of the page. */
const MANY_COLUMNS = 10;
/** The tree is never lower, and never higher, than this. */
export const LOWEST = 160;
const HIGHEST = 3000;
/** Board and tree stand one below the other. */
const STACKED = "(max-width: 1240px)";
const KEPT_AS = "plywood-room";

/** The nearest width that leaves room for the tree. */
export function within(width: number, page: number): number {
  return Math.round(Math.max(NARROWEST, Math.min(width, page - TREE_LEAST)));
}

/** Where a key on the divider moves it to; null for a key that means nothing there. */
export function moved(key: string, isLeap: boolean, width: number, isSwapped: boolean, page: number): number | null {
  const step = (isLeap ? LEAP : STEP) * (isSwapped ? -1 : 1);
  if (key === "ArrowLeft") return within(width - step, page);
  if (key === "ArrowRight") return within(width + step, page);
  if (key === "Home") return within(isSwapped ? Infinity : 0, page);
  if (key === "End") return within(isSwapped ? 0 : Infinity, page);
  return null;
}

/** The nearest height that can be used. */
export function high(height: number): number {
  return Math.round(Math.max(LOWEST, Math.min(height, HIGHEST)));
}

/** The height that a key on the divider below the tree gives it; null for a key that means nothing there. */
export function stretched(key: string, isLeap: boolean, height: number): number | null {
  const step = isLeap ? LEAP : STEP;
  if (key === "ArrowUp") return high(height - step);
  if (key === "ArrowDown") return high(height + step);
  if (key === "Home") return LOWEST;
  return null;
}

/** What was kept, read with care: other programs may write into a browser's store. */
export function readRoom(text: string | null): Room {
  try {
    const data = JSON.parse(text ?? "null") as Partial<Room> | null;
    return {
      board: typeof data?.board === "number" && data.board >= NARROWEST && data.board < 10_000 ? data.board : null,
      tree: typeof data?.tree === "number" && data.tree >= LOWEST && data.tree <= HIGHEST ? data.tree : null,
      isSwapped: data?.isSwapped === true,
      large: data?.large === "board" || data?.large === "tree" ? data.large : null,
    };
  } catch {
    return { ...USUAL };
  }
}

export class Layout extends Panel {
  private room: Room;
  private readonly main = byId("main");
  private readonly divider = byId("divider");
  private readonly stacked = window.matchMedia(STACKED);
  /** Where the divider was taken, and how high the tree was then. */
  private grabbed = { y: 0, height: 0 };
  /** The place that was on the board when the start screen was asked for: where there is little width, it comes before the board until another is chosen. */
  private welcomed: Place;

  constructor(private readonly app: App) {
    super();
    this.room = readRoom(kept());
    this.welcomed = app.board.place;
    for (const large of ["board", "tree"] as const) byId(`large-${large}`).addEventListener("click", () => this.enlarge(large));
    byId("swap").addEventListener("click", () => this.change({ isSwapped: !this.room.isSwapped }));
    byId("home").addEventListener("click", () => this.welcome());
    this.listen();
    window.addEventListener("resize", () => this.draw());
    this.follow(() => [app.board.view, app.board.place, app.isAtStart, app.search.result, app.stage.beside], () => this.draw());
  }

  /** Shows the start screen, which is in the place of the tree, from its top. */
  private welcome(): void {
    this.welcomed = this.app.board.place;
    this.change({ large: this.room.large === "board" ? null : this.room.large });
    if (this.stacked.matches) window.scrollTo(0, 0);
  }

  private enlarge(large: Large): void {
    this.change({ large: this.room.large === large ? null : large });
  }

  private change(part: Partial<Room>): void {
    this.room = { ...this.room, ...part };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.room));
    } catch {
      // a browser that keeps nothing still shows everything
    }
    this.draw();
  }

  private listen(): void {
    const { divider } = this;
    divider.addEventListener("pointerdown", (event) => {
      divider.setPointerCapture(event.pointerId);
      this.grabbed = { y: event.clientY, height: this.height() };
      event.preventDefault();
      divider.focus();
    });
    divider.addEventListener("pointermove", (event) => {
      if (!divider.hasPointerCapture(event.pointerId)) return;
      if (this.stacked.matches) this.stretch(event.clientY);
      else this.drag(event.clientX);
    });
    divider.addEventListener("dblclick", () => this.change(this.stacked.matches ? { tree: null } : { board: null }));
    this.stacked.addEventListener("change", () => this.draw());
    divider.addEventListener("keydown", (event) => {
      const part = this.pressed(event.key, event.shiftKey);
      if (!part) return;
      event.preventDefault();
      this.change(part);
    });
  }

  /** What a key on the divider changes. */
  private pressed(key: string, isLeap: boolean): Partial<Room> | null {
    if (this.stacked.matches) {
      const tree = stretched(key, isLeap, this.height());
      return tree === null ? null : { tree };
    }
    const board = moved(key, isLeap, this.width(), this.room.isSwapped, this.page());
    return board === null ? null : { board };
  }

  /** The tree grows by as much as the pointer went down, wherever the page scrolls to meanwhile. */
  private stretch(y: number): void {
    this.change({ tree: high(this.grabbed.height + y - this.grabbed.y) });
  }

  private height(): number {
    return document.querySelector<HTMLElement>(".tree-stage")?.offsetHeight ?? LOWEST;
  }

  private drag(x: number): void {
    const { left, right } = byId("board-panel").getBoundingClientRect();
    const half = this.divider.offsetWidth / 2;
    this.change({ board: within(this.room.isSwapped ? right - x - half : x - half - left, this.page()) });
  }

  private width(): number {
    return byId("board-panel").offsetWidth;
  }

  /** What board and tree have together. */
  private page(): number {
    return this.width() + byId("tree-panel").offsetWidth;
  }

  private draw(): void {
    const { main, room, divider } = this;
    main.classList.toggle("swapped", room.isSwapped);
    main.classList.toggle("large-board", room.large === "board");
    main.classList.toggle("large-tree", room.large === "tree");
    main.classList.toggle("many-columns", (this.app.board.view?.board?.columns ?? 0) > MANY_COLUMNS);
    // a width that was chosen by hand is kept; else the board has the room until there is a tree
    main.classList.toggle("board-room", !this.app.isAtStart && this.app.search.result === null && this.app.stage.beside === null);
    main.classList.toggle("at-start", this.app.isAtStart && this.app.board.place === this.welcomed);
    if (room.board === null) main.style.removeProperty("--board-width");
    else main.style.setProperty("--board-width", `${room.board}px`);
    for (const large of ["board", "tree"] as const) {
      const button = byId(`large-${large}`);
      button.setAttribute("aria-pressed", String(room.large === large));
      button.title = (room.large === large ? say("large-usual") : marks(`large-${large}`).title) ?? "";
    }
    byId("swap").setAttribute("aria-pressed", String(room.isSwapped));
    if (room.tree === null) main.style.removeProperty("--tree-height");
    else main.style.setProperty("--tree-height", `${room.tree}px`);
    this.tellDivider(divider);
  }

  /** What the divider shares out, for screen readers. */
  private tellDivider(divider: HTMLElement): void {
    const isStacked = this.stacked.matches;
    const share = isStacked ? Math.round((100 * this.height()) / window.innerHeight) : Math.round((100 * this.width()) / Math.max(1, this.page()));
    label(divider, isStacked ? "divider-below" : "divider");
    divider.setAttribute("aria-orientation", isStacked ? "horizontal" : "vertical");
    divider.setAttribute("aria-controls", isStacked ? "tree-panel" : "board-panel");
    divider.setAttribute("aria-valuenow", String(Math.min(share, 100)));
    divider.setAttribute("aria-valuetext", say(isStacked ? "divider-high" : "divider-share", { share }));
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}
