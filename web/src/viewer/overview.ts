/** The whole tree in a strip, with the part that is seen framed; click or drag to go there. */

import { h } from "../dom";
import type { TreeCanvas } from "./canvas";
import { at } from "./model";
import type { Colours } from "./colours";

const HEIGHT = 44;

export class Overview {
  readonly element: HTMLCanvasElement;
  private picture: HTMLCanvasElement | null = null;

  constructor(
    private readonly canvas: TreeCanvas,
    private readonly colours: () => Colours,
  ) {
    this.element = h("canvas", { class: "overview", "aria-hidden": "true" });
    this.element.addEventListener("pointerdown", (event) => {
      this.element.setPointerCapture(event.pointerId);
      this.go(event);
    });
    this.element.addEventListener("pointermove", (event) => {
      if (event.buttons > 0) this.go(event);
    });
  }

  /** Another tree, size or theme. */
  refresh(): void {
    const width = this.element.clientWidth;
    if (width === 0) return;
    this.element.width = width;
    this.element.height = HEIGHT;
    this.picture = this.render(width);
    this.frame();
  }

  /** The view has moved. */
  frame(): void {
    const ctx = this.element.getContext("2d");
    if (!ctx || !this.picture) return;
    const { width } = this.element;
    ctx.clearRect(0, 0, width, HEIGHT);
    ctx.drawImage(this.picture, 0, 0);
    const { camera, model, element } = this.canvas;
    const scale = width / Math.max(model.width, 0.1);
    const left = Math.max(0, camera.place(0) * scale);
    const right = Math.min(width, camera.place(element.clientWidth) * scale);
    const colours = this.colours();
    ctx.fillStyle = colours.paper;
    ctx.globalAlpha = 0.6;
    ctx.fillRect(0, 0, left, HEIGHT);
    ctx.fillRect(right, 0, width - right, HEIGHT);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = colours.work;
    ctx.lineWidth = 2;
    ctx.strokeRect(left + 1, 1, Math.max(4, right - left - 2), HEIGHT - 2);
  }

  private go(event: PointerEvent): void {
    const place = (event.offsetX / this.element.clientWidth) * this.canvas.model.width;
    this.canvas.camera.look(place, this.canvas.camera.scale);
    this.canvas.draw();
  }

  /** Every node as a point of its row. */
  private render(width: number): HTMLCanvasElement {
    const picture = h("canvas", { width, height: HEIGHT });
    const ctx = picture.getContext("2d");
    if (!ctx) return picture;
    const tree = this.canvas.model;
    const colours = this.colours();
    const row = HEIGHT / tree.levels.length;
    const scale = width / Math.max(tree.width, 0.1);
    const kinds = ["max", "min", "chance", "faint", "cut"] as const;
    const [faint, cut] = [3, 4];
    for (const [level, nodes] of tree.levels.entries()) {
      const taken = new Uint8Array(width + 1).fill(255);
      for (const node of nodes) {
        const x = Math.min(width, Math.max(0, Math.round(at(tree.x, node) * scale)));
        const kind = tree.isSkipped(node) ? faint : tree.exitOf(node) === "cutoff" ? cut : at(tree.turn, node);
        if (taken[x] === 255 || kind === cut) taken[x] = kind;
      }
      for (const [x, kind] of taken.entries()) {
        if (kind === 255) continue;
        ctx.fillStyle = colours[kinds[kind] ?? "soft"];
        ctx.globalAlpha = kind === faint ? 0.4 : 0.9;
        ctx.fillRect(x, level * row + 1, 1, Math.max(1, row - 2));
      }
    }
    return picture;
  }
}
