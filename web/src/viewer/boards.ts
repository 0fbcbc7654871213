/** Small boards below the nodes, where there is room for them: the positions the search looks at. */

import { miniature } from "../board/view";
import { h } from "../dom";
import type { Grid } from "../types";
import type { Camera } from "./camera";
import { at, type TreeModel } from "./model";
import { CARD, GABLE } from "./nodes";

/** A board is drawn from this size on, and never larger than that. */
const LEAST = 44;
const MOST = 132;
/** Between neighbours, and what a row needs besides the board: the card, its window, and the name of the next move. */
const BETWEEN = 14;
const AROUND = 90;
/** Below the card are its window and what is folded away. */
const BELOW_CARD = CARD / 2 + GABLE + 24;
/** Questions on their way at once. */
const AT_ONCE = 4;

/** Where a board stands. */
export interface BoardPlace {
  node: number;
  x: number;
  y: number;
  size: number;
}

/** The boards that are seen: of nodes that have room, were entered, and are neither skipped nor faded. */
export function boardPlaces(tree: TreeModel, camera: Camera, moment: number, [width, height]: [number, number]): BoardPlace[] {
  const places: BoardPlace[] = [];
  const most = Math.min(MOST, camera.row - AROUND);
  if (most < LEAST) return places;
  for (const [level, row] of tree.levels.entries()) {
    const y = camera.y(level) + BELOW_CARD;
    if (y > height || y + most < 0) continue;
    for (const node of row) {
      const x = camera.x(at(tree.x, node));
      const size = Math.min(most, at(tree.room, node) * camera.scale - BETWEEN);
      const isSeen = !tree.isSkipped(node) && tree.absent[node] !== 1 && at(tree.enterAt, node) <= moment;
      if (isSeen && size >= LEAST && x > -size && x < width + size) places.push({ node, x, y, size });
    }
  }
  return places;
}

export class Boards {
  readonly element = h("div", { class: "mini-boards", "aria-hidden": "true" });
  private readonly pictures = new Map<number, HTMLElement>();
  private waiting: number[] = [];
  private asked = 0;

  /** `ask` tells the board of a node of the whole tree. */
  constructor(private readonly ask: (node: number) => Promise<Grid | null>) {}

  /** Another tree: its boards are others. */
  clear(): void {
    this.pictures.clear();
    this.waiting = [];
    this.element.replaceChildren();
  }

  /** Shows boards at these places, by their numbers in the whole tree, and no others. */
  show(places: readonly BoardPlace[]): void {
    const seen = new Set(places.map(({ node }) => node));
    for (const [node, picture] of this.pictures) picture.hidden = !seen.has(node);
    this.waiting = [];
    for (const { node, x, y, size } of places) {
      const picture = this.pictures.get(node) ?? this.place(node);
      picture.style.width = picture.style.height = `${size}px`;
      picture.style.translate = `${x - size / 2}px ${y}px`;
      if (!picture.dataset.asked) this.waiting.push(node);
    }
    this.askNext();
  }

  private place(node: number): HTMLElement {
    const picture = h("div", { class: "mini-board", "data-node": node });
    this.pictures.set(node, picture);
    this.element.append(picture);
    return picture;
  }

  private askNext(): void {
    while (this.asked < AT_ONCE) {
      const node = this.waiting.shift();
      if (node === undefined) return;
      const picture = this.pictures.get(node);
      if (picture && !picture.dataset.asked) void this.fill(node, picture);
    }
  }

  private async fill(node: number, picture: HTMLElement): Promise<void> {
    picture.dataset.asked = "yes";
    this.asked += 1;
    try {
      const grid = await this.ask(node);
      if (grid) picture.replaceChildren(miniature(grid));
    } catch {
      // a node without a board is still a node
    }
    this.asked -= 1;
    this.askNext();
  }
}
