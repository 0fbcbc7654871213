/** How the room of the page is shared out: the width of the board, which side it is on, and what is made large. */

import type { App } from "./app";
import { byId } from "./dom";
import { marks, say } from "./words";

/** What can have the whole page. */
export type Large = "board" | "tree";

/** How the reader wants the room to be shared. */
export interface Room {
  /** The board's width in pixels; what suits the screen and the board if null. */
  board: number | null;
  isSwapped: boolean;
  large: Large | null;
}

export const USUAL: Room = { board: null, isSwapped: false, large: null };

/** The board is never narrower, and the tree never narrower than this. */
export const NARROWEST = 260;
const TREE_LEAST = 360;
/** One press of an arrow key, and of one with Shift. */
const STEP = 24;
const LEAP = 120;
/** Boards with more columns need more of the page. */
const MANY_COLUMNS = 10;
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

/** What was kept, read with care: anybody may write into a browser's store. */
export function readRoom(text: string | null): Room {
  try {
    const data = JSON.parse(text ?? "null") as Partial<Room> | null;
    return {
      board: typeof data?.board === "number" && data.board >= NARROWEST && data.board < 10_000 ? data.board : null,
      isSwapped: data?.isSwapped === true,
      large: data?.large === "board" || data?.large === "tree" ? data.large : null,
    };
  } catch {
    return { ...USUAL };
  }
}

export class Layout {
  private room: Room;
  private readonly main = byId("main");
  private readonly divider = byId("divider");

  constructor(private readonly app: App) {
    this.room = readRoom(kept());
    for (const large of ["board", "tree"] as const) byId(`large-${large}`).addEventListener("click", () => this.enlarge(large));
    byId("swap").addEventListener("click", () => this.change({ isSwapped: !this.room.isSwapped }));
    this.listen();
    app.on(["view", "game", "result"], () => this.draw());
    window.addEventListener("resize", () => this.draw());
    this.draw();
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
      event.preventDefault();
      divider.focus();
    });
    divider.addEventListener("pointermove", (event) => {
      if (divider.hasPointerCapture(event.pointerId)) this.drag(event.clientX);
    });
    divider.addEventListener("dblclick", () => this.change({ board: null }));
    divider.addEventListener("keydown", (event) => {
      const width = moved(event.key, event.shiftKey, this.width(), this.room.isSwapped, this.page());
      if (width === null) return;
      event.preventDefault();
      this.change({ board: width });
    });
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
    main.classList.toggle("many-columns", (this.app.view?.board?.columns ?? 0) > MANY_COLUMNS);
    main.classList.toggle("at-start", !byId("start").hidden);
    if (room.board === null) main.style.removeProperty("--board-width");
    else main.style.setProperty("--board-width", `${room.board}px`);
    for (const large of ["board", "tree"] as const) {
      const button = byId(`large-${large}`);
      button.setAttribute("aria-pressed", String(room.large === large));
      button.title = (room.large === large ? say("large-usual") : marks(`large-${large}`).title) ?? "";
    }
    byId("swap").setAttribute("aria-pressed", String(room.isSwapped));
    const share = Math.round((100 * this.width()) / Math.max(1, this.page()));
    divider.setAttribute("aria-valuenow", String(share));
    divider.setAttribute("aria-valuetext", say("divider-share", { share }));
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}
