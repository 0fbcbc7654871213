/** Where the card beside the pointer stands: it hides neither its node nor the parent nor the siblings, and is never cut. */

import type { Camera } from "./camera";
import { at, type TreeModel } from "./model";
import { CARD, cardWidth, GABLE } from "./nodes";

/** Between the card and what it is about, and the rim of the stage. */
const GAP = 8;
const RIM = 4;
/** Above a node stands its move, below it its window and what is folded away. */
const ABOVE = CARD / 2 + GABLE + 16;
const BELOW = CARD / 2 + GABLE + 14;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Size = [width: number, height: number];

function isApart(a: Box, b: Box): boolean {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

/** What a card about a node must not hide: the node, its parent and its siblings, where they are seen. */
export function familyBoxes(tree: TreeModel, camera: Camera, node: number, [width, height]: Size): Box[] {
  const parent = at(tree.parent, node);
  const family = node === 0 ? [0] : [parent, ...tree.children(parent)];
  const boxes = family.map((one): Box => {
    const [x, y] = [camera.x(at(tree.x, one)), camera.y(at(tree.level, one))];
    const half = cardWidth(Math.min(at(tree.room, one), 10) * camera.scale) / 2;
    return { left: x - half, top: y - ABOVE, right: x + half, bottom: y + BELOW };
  });
  return boxes.filter((box) => !isApart(box, { left: 0, top: 0, right: width, bottom: height }));
}

/** The first place on the stage where the card hides nothing of the family, as near to the node as there is; null if there is none. */
export function cardPlace([x, y]: [number, number], [width, height]: Size, stage: Size, family: readonly Box[]): [number, number] | null {
  const [right, bottom] = [stage[0] - width - RIM, stage[1] - height - RIM];
  if (right < RIM || bottom < RIM) return null;
  const inside = ([left, top]: [number, number]): [number, number] => [Math.max(RIM, Math.min(left, right)), Math.max(RIM, Math.min(top, bottom))];
  const tops = [y - ABOVE - height - GAP, y + BELOW + GAP, y - height / 2, RIM, bottom, ...family.flatMap((box) => [box.top - height - GAP, box.bottom + GAP])];
  const lefts = [x - width / 2, x + GAP * 4, x - width - GAP * 4, RIM, right, ...family.flatMap((box) => [box.left - width - GAP, box.right + GAP])];
  const places = tops.flatMap((top) => lefts.map((left) => inside([left, top])));
  const isFree = ([left, top]: [number, number]): boolean => family.every((box) => isApart(box, { left, top, right: left + width, bottom: top + height }));
  const distance = ([left, top]: [number, number]): number => Math.hypot(left + width / 2 - x, top + height / 2 - y);
  return places.filter(isFree).sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Puts the card where it hides nothing: on the stage, flat if that helps, else outside of the stage. */
export function putCard(card: HTMLElement, stage: HTMLElement, point: [number, number], family: readonly Box[]): void {
  card.classList.remove("flat", "outside");
  const find = (): [number, number] | null => cardPlace(point, [card.offsetWidth, card.offsetHeight], [stage.clientWidth, stage.clientHeight], family);
  let place = find();
  if (!place) {
    card.classList.add("flat");
    place = find();
  }
  place ??= outside(card, stage);
  card.style.left = `${place[0]}px`;
  card.style.top = `${place[1]}px`;
}

/** Above or below the stage, where there is more room; the window bounds it. */
function outside(card: HTMLElement, stage: HTMLElement): [number, number] {
  card.classList.add("outside");
  const { left, top, bottom } = stage.getBoundingClientRect();
  const height = card.offsetHeight;
  const isBelow = window.innerHeight - bottom >= top;
  const wanted = isBelow ? bottom + RIM : top - height - RIM;
  return [Math.max(RIM, Math.min(left, window.innerWidth - card.offsetWidth - RIM)), Math.max(RIM, Math.min(wanted, window.innerHeight - height - RIM))];
}
