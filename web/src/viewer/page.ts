/** The page that `plywood tree --out x.html` writes: one tree, and whatever tree file its reader opens. It needs nothing but itself. */

import "../style/palette.css";
import "../style/page.css";
import "../style/tree.css";
import "./page.css";
import { type Drawings, learnDrawings } from "../board/pieces";
import { byId, h, renew } from "../dom";
import * as format from "../format";
import type { Grid } from "../types";
import { label, language, say, speak } from "../words";
import { familyBoxes, putCard } from "./beside";
import { gridOf } from "./carried";
import { hoverCard } from "./card";
import { BadTree, readTree } from "./file";
import type { Counts, Whose } from "./compare";
import { at, TreeModel } from "./model";
import { pairHead, pairNote, TreePair } from "./pair";
import { type Pointed, TreeStage } from "./stage";
import { algorithmOf, knownLanguage, sidesOf, sizeOf, speakOf, stageParts, stageTools, untold, welcome } from "./surroundings";
import type { FlatTree } from "./tree";

/** A tree with ways to other pictures, and the drawings of its pieces. */
type Carried = FlatTree & { links?: Record<string, string>; drawings?: Drawings };

class TreePage {
  private tree: Carried;
  private model: TreeModel;
  private readonly stage: TreeStage;
  private readonly card = h("div", { id: "hover-card", class: "hover-card", hidden: true });
  private readonly title = h("h1", {});
  private pair: TreePair | null = null;
  private readonly comparison = h("main", { id: "comparison", class: "comparison", hidden: true });
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
      told: (isTold) => (this.title.textContent = isTold ? this.tree.title : untold(this.tree.title)),
      introduce: () => welcome(this.model),
      beside: (node, opening) => ({ actions: h("div", { class: "line" }, opening, this.link(node)), truth: "", answer: null }),
      chips: () => [],
      rings: () => null,
    });
    this.show();
  }

  /** The stage and its tools, by the names the stage knows them by. */
  private build(): void {
    const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: () => void this.open(file.files?.[0]) });
    const open = h("button", { id: "open-tree", class: "small", onclick: () => file.click() });
    label(open, "viewer-open");
    const rival = h("input", { type: "file", id: "rival-file", accept: ".json,application/json", hidden: true, onchange: () => void this.compare(rival.files?.[0]) });
    const compare = h("button", { id: "compare-tree", class: "small", onclick: () => rival.click() });
    label(compare, "viewer-compare");
    const alone = h("button", { id: "alone", class: "small", hidden: window.self === window.top, onclick: () => window.open(window.location.href, "_blank", "noopener") });
    label(alone, "viewer-alone");
    const tools = stageTools(open, file, compare, rival, alone);
    document.body.prepend(
      h("header", { class: "viewer-head" }, this.title, this.counts, tools),
      h("main", { id: "tree-single", class: "tree-single" }, ...stageParts(this.card)),
      this.comparison,
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
      this.pair?.recolour();
    });
  }

  /** How the tree's people speak. */
  private speak(): void {
    const { tree } = this;
    if (tree.language !== undefined && tree.language !== language()) speak(knownLanguage(tree.language));
    document.documentElement.lang = language();
    speakOf(tree);
  }

  private sides(): readonly string[] {
    return sidesOf(this.tree);
  }

  private show(): void {
    const { tree, model } = this;
    document.title = tree.title;
    this.title.textContent = tree.title;
    this.counts.textContent = sizeOf(tree, model);
    this.stage.show(model, algorithmOf(tree));
  }

  /** Shows another tree from a file; what is wrong with it is said, and the tree stays. */
  async open(file: File | undefined): Promise<void> {
    const tree = await this.read(file);
    if (!file || !tree) return;
    this.closeComparison();
    [this.tree, this.model] = [tree, new TreeModel(tree)];
    this.speak();
    this.show();
    this.counts.append(` ${say("viewer-dropped", { name: file.name })}`);
  }

  /** The tree of a file; what is wrong with it is said. */
  private async read(file: File | undefined): Promise<FlatTree | null> {
    if (!file) return null;
    try {
      return readTree(await file.text());
    } catch (error) {
      this.counts.textContent = error instanceof BadTree ? error.message : String(error);
      return null;
    }
  }

  /** Shows a tree from a file beside this one, both as one tree. */
  private async compare(file: File | undefined): Promise<void> {
    const other = await this.read(file);
    if (!other) return;
    this.closeComparison();
    const flat = { first: this.tree, second: other };
    const trees = { first: this.model, second: new TreeModel(other) };
    const pair = new TreePair(trees, {
      sides: this.sides(),
      caption: (whose) => [h("strong", {}, flat[whose].title)],
      hasBoards: () => flat.first.boards !== undefined || flat.second.boards !== undefined,
      boardOf: (whose, node, _, union) => {
        const { boards } = flat[whose];
        return Promise.resolve(boards ? gridOf(boards, at(union[whose], node)) : null);
      },
    });
    this.pair = pair;
    renew(this.comparison, pairHead(compareWords(trees, pair.seen), () => this.closeComparison()), pair.element, pairNote());
    this.seeComparison(true);
  }

  private closeComparison(): void {
    this.pair?.destroy();
    this.pair = null;
    this.seeComparison(false);
  }

  private seeComparison(isSeen: boolean): void {
    this.comparison.hidden = !isSeen;
    document.body.classList.toggle("comparing", isSeen);
    byId("tree-single").hidden = isSeen;
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
    const { canvas, node, whole, point, moment } = pointed;
    renew(this.card, hoverCard(this.model, whole, this.sides(), moment));
    putCard(this.card, canvas.element, point, familyBoxes(canvas.model, canvas.camera, node, [canvas.element.clientWidth, canvas.element.clientHeight]));
  }

  /** What the address says after its #: a step to begin at, and whether to play; "theme=dark&step=12". */
  begin(wishes: URLSearchParams): void {
    const step = Number(wishes.get("step"));
    if (step >= 1) this.stage.player.jump(Math.floor(step) - 1);
    if (wishes.has("play")) this.stage.player.toggle();
  }
}

/** What both trees say of their root, and how much each search looked at. */
function compareWords({ first, second }: Record<Whose, TreeModel>, seen: Counts): string {
  // two positions, or two games
  if (first.size > 1 && second.size > 1 && seen.both <= 1) return say("viewer-compare-nothing");
  const [value, other] = [first, second].map(worthOf);
  const words = value === undefined || other === undefined ? "" : `${say(value === other ? "compare-same-value" : "compare-other-value", { value, other })}. `;
  return words + say("viewer-compare-words", { first: looked(seen.first), second: looked(seen.second), both: looked(seen.both) });
}

/** What a tree says of its root; a growing one has no single value. */
function worthOf({ growth, value }: TreeModel): string | undefined {
  return growth ? undefined : format.value(at(value, 0));
}

function looked(count: number): string {
  return say("nodes", { count });
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
