/** The keys, in a box of their own. */

import { byId, h, isTyping, replace } from "./dom";
import { marks, say } from "./words";

/** The parts of the box: the messages of each begin with its name. */
const KEYS: [string, string[]][] = [
  ["keys-board", ["walk", "steer", "escape", "game", "flip", "mark", "best"]],
  ["keys-tree", ["walk", "zoom", "open", "line", "find", "truth", "play", "escape"]],
  ["keys-all", ["undo", "keys", "tab"]],
];

export function keysBox(): void {
  const box = byId("keys-box") as HTMLDialogElement;
  const row = (name: string): HTMLElement[] => [h("dt", {}, h("kbd", {}, say(name))), h("dd", {}, marks(name).about ?? "")];
  const parts = KEYS.flatMap(([part, keys]) => [h("h3", {}, say(part)), h("dl", { class: "facts" }, ...keys.flatMap((key) => row(`${part}-${key}`)))]);
  replace(box, ...parts, h("button", { class: "small", onclick: () => box.close() }, say("keys-close")));
  byId("keys").addEventListener("click", () => box.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.key === "?" && !isTyping(event) && !box.open) box.showModal();
  });
}
