/** What stands beside the board besides the tree, which search the reader looks at, and the colours of the page. */

import type { Kind as ScriptKind } from "./editor/fault";
import type { Kind as ExperimentKind } from "./lab/kinds";
import type { MoveTree } from "./lines";
import { signal } from "./signals";

/** What an experiment begins with at once: as its form stands, or by the search and the value function under Search. */
export type Asking = "formed" | "searched";

/** One of them stands there at a time; the editor of scripts and the course stand above the tree, the others in its place. */
export type Beside =
  | { what: "lab"; kind: ExperimentKind | null; asks: Asking | null }
  | { what: "editor"; kind: ScriptKind | null; text: string | null }
  | { what: "exercise" }
  | { what: "course" };

export const TABS = ["search", "think", "play"] as const;
export type Tab = (typeof TABS)[number];

export type Theme = "light" | "dark";

export class Stage {
  private readonly opened = signal<Beside | null>(null);
  private readonly chosenTab = signal<Tab>("search");
  private readonly leftGame = signal<MoveTree | null>(null);
  private readonly chosenTheme = signal<Theme>("light");

  get beside(): Beside | null {
    return this.opened.value;
  }

  /** Whether something is open. */
  shows(what: Beside["what"]): boolean {
    return this.beside?.what === what;
  }

  /** Opens an experiment of the lab, the last one for null; it may begin at once. */
  openLab(kind: ExperimentKind | null = null, asks: Asking | null = null): void {
    this.opened.value = { what: "lab", kind, asks };
  }

  /** Opens the editor with a text, or with what was written last. */
  openEditor(kind: ScriptKind | null = null, text: string | null = null): void {
    this.opened.value = { what: "editor", kind, text };
  }

  openExercise(): void {
    this.opened.value = { what: "exercise" };
  }

  /** Opens the course, which stands above the tree. */
  openCourse(): void {
    this.opened.value = { what: "course" };
  }

  close(what: Beside["what"]): void {
    if (this.opened.peek()?.what === what) this.opened.value = null;
  }

  /** What the reader does with the position: search, think, or play. */
  get tab(): Tab {
    return this.chosenTab.value;
  }

  turnTo(tab: Tab): void {
    this.chosenTab.value = tab;
  }

  /** The moves of the game that was left for the start screen: it is shown until others are made. */
  get left(): MoveTree | null {
    return this.leftGame.value;
  }

  /** Leaves a game for the start screen; null goes back to it. */
  leave(game: MoveTree | null): void {
    this.leftGame.value = game;
  }

  get theme(): Theme {
    return this.chosenTheme.value;
  }

  wear(theme: Theme): void {
    this.chosenTheme.value = theme;
  }
}
