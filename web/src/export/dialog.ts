/** The box that exports: the tree as it is on the screen, more of it, or all of it; the board with what is drawn over it; or an exercise. */

import * as api from "../api";
import type { App } from "../app";
import { byId, download, h, replace } from "../dom";
import * as format from "../format";
import type { ExerciseAsk, ExportAsk } from "../types";
import { label, say } from "../words";
import { sent } from "../asks";
import { downTo } from "./drawn";
import { overlayOf, type ShownBoard } from "./overlay";

const TREE_FORMATS = ["pdf", "svg", "png", "html", "json", "dot", "txt"];
const BOARD_FORMATS = ["svg", "png", "pdf", "html", "json", "txt"];
/** What a course's software reads. */
const EXERCISE_FORMATS = ["xml", "zip"];
/** Sheets of paper: name of the message, size, whether it is higher than wide. */
const PAPERS: [string, string, boolean][] = [
  ["export-a4-landscape", "a4", false],
  ["export-a4-portrait", "a4", true],
  ["export-a3-landscape", "a3", false],
  ["export-a3-portrait", "a3", true],
  ["export-letter-landscape", "letter", false],
  ["export-letter-portrait", "letter", true],
];
/** What can be exported. */
type What = "tree" | "board" | "exercise";
/** Which part of the tree. */
type Part = "seen" | "plies" | "whole";
/** From this number of nodes on a picture is slow to make and hard to look at. */
const MANY = 3000;

/** What was chosen; it is offered again the next time. */
interface Wish {
  what: What;
  part: Part;
  plies: number;
  /** The format of each. */
  formats: Record<What, string>;
  /** Which of the papers; -1 for a page as large as the picture. */
  paper: number;
  boards: boolean;
  overlay: boolean;
}

/** What is on the screen, for its picture. */
export interface Sight {
  /** The nodes of the tree that are seen. */
  seen: () => number[];
  /** The nodes that a replay has entered and not left. */
  entered: () => Set<number>;
  shownBoard: () => ShownBoard;
  /** The exercise that is shown; null where none is. */
  exercise: () => ExerciseAsk | null;
}

export class ExportDialog {
  private readonly box = byId("export-box") as HTMLDialogElement;
  private readonly wish: Wish = { what: "tree", part: "seen", plies: 2, formats: { tree: "pdf", board: "svg", exercise: "xml" }, paper: 0, boards: false, overlay: true };
  private saving = false;

  constructor(
    private readonly app: App,
    private readonly sight: Sight,
  ) {
    byId("export").addEventListener("click", () => this.open());
  }

  private open(): void {
    const { app, wish } = this;
    if (this.sight.exercise()) wish.what = "exercise";
    else if (!app.search.result) wish.what = "board";
    else if (wish.what === "exercise" || !app.board.view?.board) wish.what = "tree";
    this.draw();
    this.box.showModal();
  }

  private get format(): string {
    return this.wish.formats[this.wish.what];
  }

  /** The nodes of the tree that are wanted. */
  private nodes(): number[] {
    const { app, wish } = this;
    const tree = app.search.result?.tree;
    if (!tree) return [];
    if (wish.part === "seen") return this.sight.seen();
    return wish.part === "plies" ? downTo(tree, wish.plies) : Array.from(tree.parent.keys());
  }

  private change(part: Partial<Wish>): void {
    Object.assign(this.wish, part);
    const focused = document.activeElement?.id;
    this.draw();
    if (focused) document.getElementById(focused)?.focus();
  }

  private draw(): void {
    const { app, wish } = this;
    const hasBoard = app.board.view?.board !== null;
    const title = h("h2", { id: "export-title" }, say("export-title"));
    const what = h(
      "div",
      { class: "line wrap", role: "radiogroup", "aria-label": say("export-what") },
      this.radio("export-what", "tree", say("export-tree"), wish.what === "tree", app.search.result !== null, () => this.change({ what: "tree" })),
      this.radio("export-what", "board", say("export-board"), wish.what === "board", hasBoard, () => this.change({ what: "board" })),
      this.radio("export-what", "exercise", say("export-exercise"), wish.what === "exercise", this.sight.exercise() !== null, () => this.change({ what: "exercise" })),
    );
    const none = app.search.result ? null : h("p", { class: "soft small", id: "export-no-tree" }, say("export-no-tree"));
    replace(this.box, title, what, none, ...this.choices(), this.note(), h("p", { id: "export-error", class: "export-error", role: "alert" }), this.buttons());
  }

  private radio(group: string, value: string, text: string, checked: boolean, enabled: boolean, choose: () => void): HTMLElement {
    const input = h("input", { type: "radio", name: group, id: `${group}-${value}`, value, checked, disabled: !enabled, onchange: choose });
    return h("label", { class: "line" }, input, text);
  }

  private check(id: string, message: string, checked: boolean, choose: (on: boolean) => void): HTMLElement {
    const input = h("input", { type: "checkbox", id, checked, onchange: () => choose(input.checked) });
    return h("label", { class: "line" }, input, say(message));
  }

  private choices(): HTMLElement[] {
    if (this.wish.what === "tree") return this.treeChoices();
    return this.wish.what === "board" ? this.boardChoices() : [this.formats(EXERCISE_FORMATS)];
  }

  private formats(list: readonly string[]): HTMLElement {
    const { what, formats } = this.wish;
    const select = h(
      "select",
      { id: "export-format", onchange: () => this.change({ formats: { ...formats, [what]: select.value } }) },
      ...list.map((name) => h("option", { value: name, selected: name === this.format }, say(`export-format-${name}`))),
    );
    return h("label", { class: "line" }, say("export-format"), select);
  }

  private treeChoices(): HTMLElement[] {
    const { app, wish } = this;
    const tree = app.search.result?.tree;
    if (!tree) return [];
    const part = (name: Part, text: string): HTMLElement => this.radio("export-part", name, text, wish.part === name, true, () => this.change({ part: name }));
    const plies = h("input", {
      type: "number",
      id: "export-plies",
      min: 1,
      max: tree.levels.length - 1,
      value: Math.min(wish.plies, tree.levels.length - 1),
      "aria-label": say("export-plies"),
      onchange: () => this.change({ part: "plies", plies: Math.max(1, Math.min(Number(plies.value) || 1, tree.levels.length - 1)) }),
    });
    // moves that were left out are drawn too, but they are no nodes
    const looked = (nodes: number[]): number => nodes.filter((node) => !tree.isSkipped(node)).length;
    const rows = h(
      "div",
      { class: "export-parts", role: "radiogroup", "aria-label": say("export-part") },
      part("seen", say("export-seen", { count: looked(this.sight.seen()) })),
      h("span", { class: "line" }, part("plies", say("export-to-ply")), plies, h("span", { class: "soft small" }, say("export-nodes", { count: looked(downTo(tree, wish.plies)) }))),
      part("whole", say("export-whole", { count: looked([...tree.parent.keys()]) })),
    );
    const boards = app.board.view?.board ? this.check("export-boards", "export-boards", wish.boards, (boards) => this.change({ boards })) : null;
    return [rows, this.formats(TREE_FORMATS), ...(this.format === "pdf" ? [this.paper()] : []), ...(boards ? [boards] : [])];
  }

  private paper(): HTMLElement {
    const { wish } = this;
    const select = h(
      "select",
      { id: "export-paper", onchange: () => this.change({ paper: Number(select.value) }) },
      ...PAPERS.map(([message], index) => h("option", { value: index, selected: wish.paper === index }, say(message))),
      h("option", { value: -1, selected: wish.paper < 0 }, say("export-one-page")),
    );
    return h("label", { class: "line" }, say("export-paper"), select);
  }

  private boardChoices(): HTMLElement[] {
    const { wish } = this;
    return [
      this.formats(BOARD_FORMATS),
      this.check("export-overlay", "export-overlay", wish.overlay, (overlay) => this.change({ overlay })),
    ];
  }

  /** What will be in the file, before it is made. */
  private note(): HTMLElement {
    const { wish } = this;
    const count = wish.what === "tree" ? this.nodes().length : 0;
    const words: string[] = wish.what === "exercise" ? [say(`export-note-${this.format}`)] : [];
    if (wish.what === "tree" && this.format === "pdf" && wish.paper >= 0) words.push(say("export-note-pages"));
    if (wish.what === "tree" && this.format === "html") words.push(say("export-note-embed"));
    if (count > MANY && this.format !== "html" && this.format !== "json") words.push(say("export-note-many", { count }));
    const note = h("p", { class: "soft small", id: "export-note" }, words.join(" "));
    if (wish.what === "tree" && this.format === "html") note.append(h("code", { class: "snippet" }, this.snippet()));
    return note;
  }

  /** How a page shows the file in a frame. */
  private snippet(): string {
    return `<iframe src="${this.fileName()}" width="100%" height="520" title="${say("export-tree")}"></iframe>`;
  }

  private buttons(): HTMLElement {
    const save = h("button", { class: "primary", id: "export-save", disabled: this.saving, onclick: () => void this.save(false) });
    label(save, "export-save");
    const close = h("button", { id: "export-close", onclick: () => this.box.close() });
    label(close, "export-close");
    return h("div", { class: "line" }, save, close);
  }

  private fileName(): string {
    return `plywood-${this.app.game.name}-${this.wish.what}.${this.format}`;
  }

  private ask(fit: boolean): ExportAsk | null {
    const { app, wish } = this;
    const common = { format: this.format, paper: this.app.stage.theme };
    if (wish.what === "board") {
      const shown = wish.overlay ? this.sight.shownBoard() : null;
      return { ...common, what: "board", place: app.board.shown(), ...(shown ? { overlay: overlayOf(shown) } : {}) };
    }
    if (!app.search.result) return null;
    const paper = this.format === "pdf" ? PAPERS[wish.paper] : undefined;
    const { view, place, settings, recorded } = app.search.result;
    return {
      ...common,
      what: "tree",
      place,
      // the tree itself stays where it is: it is searched again if it is no longer kept
      ...(view.kept === undefined ? {} : { kept: view.kept }),
      search: sent(settings),
      tree: { max_nodes: recorded },
      ...(wish.part === "whole" ? {} : { shown: this.nodes(), open: wish.part === "seen" ? [...this.sight.entered()] : [] }),
      boards: wish.boards,
      fit,
      ...(paper ? { sheet: { size: paper[1], portrait: paper[2] } } : {}),
    };
  }

  /** The making of the file; null where there is nothing to make it of. */
  private file(fit: boolean): Promise<Blob> | null {
    if (this.wish.what === "exercise") {
      const exercise = this.sight.exercise();
      return exercise && api.quiz(exercise, this.format);
    }
    const asked = this.ask(fit);
    return asked && api.picture(asked);
  }

  /** Makes the file and offers it; what went wrong is said here, with a way out where there is one. */
  private async save(fit: boolean): Promise<void> {
    const file = this.saving ? null : this.file(fit);
    if (!file) return;
    this.saving = true;
    this.draw();
    try {
      const blob = await file;
      download(this.fileName(), blob);
      this.saving = false;
      this.draw();
      byId("export-error").className = "export-error done";
      byId("export-error").textContent = say("export-done", { name: this.fileName(), size: format.count(Math.ceil(blob.size / 1000)) });
    } catch (error) {
      this.saving = false;
      this.draw();
      this.refused(error);
    }
    byId("export-save").focus();
  }

  private refused(error: unknown): void {
    const place = byId("export-error");
    replace(place, error instanceof Error ? error.message : String(error));
    const isTooLarge = error instanceof api.Refused && this.wish.what === "tree" && this.format === "png";
    if (isTooLarge) place.append(" ", h("button", { class: "small", id: "export-fit", onclick: () => void this.save(true) }, say("export-fit")));
  }
}
