/** The page that `plywood tree --out x.html` writes: one tree, and whatever tree file its reader opens. It needs nothing but itself. */

import "../style/palette.css";
import "../style/page.css";
import "../style/tree.css";
import "./page.css";
import { type Drawings, learnDrawings } from "../board/pieces";
import { h, renew } from "../dom";
import * as format from "../format";
import { icon } from "../icons";
import type { Grid } from "../types";
import { label, language, marks, say, speak } from "../words";
import { type Language, LANGUAGES } from "../words/language";
import { speakOfChess } from "../words/moves";
import { familyBoxes, putCard } from "./beside";
import { gridOf } from "./carried";
import { countText, hoverCard } from "./card";
import { speakOfLeaves } from "./exits";
import { BadTree, readTree } from "./file";
import { TreeModel } from "./model";
import { type Pointed, TreeStage } from "./stage";
import type { FlatTree } from "./tree";

/** A win on the spot, and the slowest that is counted: the numbers of the program. */
const WINS = { at_once: 1_000_000, least: 990_000 };

/** A tree with ways to other pictures, and the drawings of its pieces. */
type Carried = FlatTree & { links?: Record<string, string>; drawings?: Drawings };

class TreePage {
  private tree: Carried;
  private model: TreeModel;
  private readonly stage: TreeStage;
  private readonly card = h("div", { id: "hover-card", class: "hover-card", hidden: true });
  private readonly title = h("h1", {});
  private readonly counts = h("p", { id: "tree-counts", class: "soft", role: "status" });

  constructor(tree: Carried) {
    this.tree = tree;
    if (tree.drawings) learnDrawings(tree.drawings);
    this.speak();
    this.model = new TreeModel(tree);
    this.build();
    this.stage = new TreeStage({
      sides: () => this.sides(),
      boardOf: (node) => Promise.resolve(this.board(node)),
      hasBoards: () => this.tree.boards !== undefined,
      pick: (node) => this.stage.select(node),
      point: (pointed) => this.point(pointed),
      replay: () => undefined,
      introduce: () => this.introduce(),
      beside: (node, opening) => ({ actions: h("div", { class: "line" }, opening, this.link(node)), truth: "", answer: null }),
      chips: () => [],
      rings: () => null,
    });
    this.show();
  }

  /** The stage and its tools, by the names the stage knows them by. */
  private build(): void {
    const button = (id: string, sign?: string): HTMLElement => {
      const element = h("button", { id, class: sign ? "icon" : "small" });
      label(element, id);
      if (sign) element.replaceChildren(icon(sign));
      return element;
    };
    const find = h("span", { class: "find" }, h("input", { id: "tree-find", type: "search", ...marks("tree-find") }), h("output", { id: "found", class: "soft small" }), h("div", { id: "found-list", class: "found-list", hidden: true, ...marks("found-list") }));
    const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: () => void this.open(file.files?.[0]) });
    const open = h("button", { id: "open-tree", class: "small", onclick: () => file.click() });
    label(open, "viewer-open");
    const alone = h("button", { id: "alone", class: "small", hidden: window.self === window.top, onclick: () => window.open(window.location.href, "_blank", "noopener") });
    label(alone, "viewer-alone");
    const tools = h("div", { class: "line", role: "toolbar", ...marks("viewer-tools") }, find, button("tree-fold"), button("tree-pv"), button("tree-out", "minus"), button("tree-fit"), button("tree-in", "plus"), open, file, alone);
    document.body.prepend(
      h("header", { class: "viewer-head" }, this.title, this.counts, tools),
      h(
        "main",
        {},
        h("div", { id: "filters", class: "filters", role: "group", ...marks("filters") }),
        h("div", { id: "tree-stage", class: "tree-stage" }, h("div", { id: "code", class: "code", tabindex: 0, hidden: true }), this.card),
        h("div", { id: "overview" }),
        h("div", { id: "replay" }),
        h("div", { id: "why", class: "why", tabindex: 0 }),
      ),
      h("p", { id: "said", class: "unseen", "aria-live": "polite" }),
    );
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      void this.open(event.dataTransfer?.files[0]);
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      dress();
      this.stage.recolour();
    });
  }

  /** How the tree's people speak. */
  private speak(): void {
    const { tree } = this;
    if (tree.language !== undefined && tree.language !== language()) speak(known(tree.language));
    document.documentElement.lang = language();
    format.countWinsFrom(WINS);
    format.speakAs(() => tree.counted ?? "plies", () => tree.sure ?? null);
    speakOfLeaves(() => tree.ends === "leaf");
    speakOfChess(() => false);
  }

  private sides(): readonly string[] {
    const { sides = [] } = this.tree;
    return [...(sides.length === 2 ? sides : ["MAX", "MIN"]), say("chance")];
  }

  private show(): void {
    const { tree, model } = this;
    document.title = tree.title;
    this.title.textContent = tree.title;
    const left = model.skipped.reduce((sum, one) => sum + one, 0);
    const whole = say("viewer-nodes", { nodes: say("nodes", { count: model.size - left }), left });
    const rest = { nodes: tree.dropped_in_all, moves: tree.dropped_moves_in_all ?? 0 };
    this.counts.textContent = rest.nodes + rest.moves > 0 ? say("viewer-missing", { whole, rest: countText(rest) }) : whole;
    this.stage.show(model, algorithmOf(tree));
  }

  /** Shows another tree from a file; what is wrong with it is said, and the tree stays. */
  async open(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const tree = readTree(await file.text());
      [this.tree, this.model] = [tree, new TreeModel(tree)];
      this.speak();
      this.show();
      this.counts.append(` ${say("viewer-dropped", { name: file.name })}`);
    } catch (error) {
      this.counts.textContent = error instanceof BadTree ? error.message : String(error);
    }
  }

  private introduce(): HTMLElement {
    return h("p", { class: "story" }, say(this.tree.record === "growth" ? "viewer-intro-growth" : "viewer-intro"));
  }

  private board(node: number): Grid | null {
    return this.tree.boards ? gridOf(this.tree.boards, node) : null;
  }

  /** The way to another picture of the same tree. */
  private link(node: number): HTMLElement | null {
    const address = this.tree.links?.[node];
    return address === undefined ? null : h("a", { href: address }, say("viewer-link"));
  }

  private point(pointed: Pointed | null): void {
    this.card.hidden = pointed === null;
    if (!pointed) return;
    const { canvas, node, whole, point } = pointed;
    renew(this.card, hoverCard(this.model, whole, this.sides()));
    putCard(this.card, canvas.element, point, familyBoxes(canvas.model, canvas.camera, node, [canvas.element.clientWidth, canvas.element.clientHeight]));
  }

  /** What the address says after its #: a step to begin at, and whether to play; "theme=dark&step=12". */
  begin(wishes: URLSearchParams): void {
    const step = Number(wishes.get("step"));
    if (step >= 1) this.stage.player.jump(Math.floor(step) - 1);
    if (wishes.has("play")) this.stage.player.toggle();
  }
}

function known(code: string): Language {
  return LANGUAGES.find((one) => one === code) ?? "en";
}

/** The search whose program stands beside the replay. */
function algorithmOf({ search, rounds = [] }: FlatTree): string {
  if (typeof search !== "object" || search === null || rounds.length > 0) return "";
  // what is usual is left out of a request
  return "algorithm" in search && typeof search.algorithm === "string" ? search.algorithm : "alphabeta";
}

const wishes = new URLSearchParams(window.location.hash.slice(1));

/** Light or dark: as the address wishes, as the file was made, or as the reader's system has it. */
function dress(): void {
  const { dataset, classList } = document.documentElement;
  const wish = wishes.get("theme") ?? dataset.made ?? "";
  const isDark = wish === "dark" || (wish !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  dataset.theme = isDark ? "dark" : "light";
  classList.toggle("framed", window.self !== window.top || wishes.has("embed"));
}

dress();
const source = document.getElementById("tree")?.textContent ?? "";
try {
  new TreePage(JSON.parse(source) as Carried).begin(wishes);
} catch (error) {
  document.body.append(h("p", {}, error instanceof Error ? error.message : String(error)));
}
