/** The keys, in a box of their own. */

import { byId, h, isTyping, replace } from "./dom";

const KEYS: [string, [string, string][]][] = [
  [
    "Board",
    [
      ["arrows, Enter", "walk over the cells; pick up, put down"],
      ["arrows, W A S D", "steer Pac-Man"],
      ["Escape", "put the piece back"],
      ["← → Home End, wheel", "walk through the game, when nothing else has the focus"],
    ],
  ],
  [
    "Tree",
    [
      ["arrows", "walk: to the parent, the best reply, the neighbours"],
      ["+ − Home", "zoom, show everything"],
      ["Enter", "open or fold a node, or zoom to it"],
      ["P", "go to the expected line"],
      ["/", "find moves; Enter goes to the next"],
      ["Space", "play and pause the replay"],
      ["Escape", "back to the game"],
    ],
  ],
  ["Everywhere", [["Ctrl+Z, Ctrl+Y", "take back, redo"], ["?", "this box"], ["Tab", "to the next control"]]],
];

export function keysBox(): void {
  const box = byId("keys-box") as HTMLDialogElement;
  const parts = KEYS.flatMap(([title, keys]) => [
    h("h3", {}, title),
    h("dl", { class: "facts" }, ...keys.flatMap(([key, what]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, what)])),
  ]);
  replace(box, ...parts, h("button", { class: "small", onclick: () => box.close() }, "Close"));
  byId("keys").addEventListener("click", () => box.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.key === "?" && !isTyping(event) && !box.open) box.showModal();
  });
}
