/** The start screen: the first minute, and a few things to look at, one click each. */

import * as api from "./api";
import type { App } from "./app";
import { miniature } from "./board/view";
import { byId, h, replace, s } from "./dom";
import { wholePlace } from "./state";
import type { Example } from "./types";
import { say } from "./words";

/** A small tree with a cut branch, for examples without a board. */
function treePicture(): SVGSVGElement {
  const svg = s("svg", { class: "mini-tree", viewBox: "0 0 120 100", "aria-hidden": "true" });
  svg.append(
    s("path", { class: "edge", d: "M60 22L28 52M60 22L92 52M28 60L14 88M28 60L42 88M92 60L78 88" }),
    s("path", { class: "edge cut", d: "M92 60L106 88" }),
    s("path", { class: "cut-mark", d: "M95 77l10-5M97 81l10-5" }),
    s("path", { class: "max", d: "M60 10l13 18h-26z" }),
    s("path", { class: "min", d: "M28 66l-12-16h24zM92 66l-12-16h24z" }),
    s("path", { class: "max", d: "M14 80l9 13h-18zM42 80l9 13h-18zM78 80l9 13h-18z" }),
  );
  return svg;
}

/** The same with chance: discs where nobody decides. */
function gamblePicture(): SVGSVGElement {
  const svg = s("svg", { class: "mini-tree", viewBox: "0 0 120 100", "aria-hidden": "true" });
  svg.append(
    s("path", { class: "edge", d: "M60 22L28 52M60 22L92 52M28 60L14 88M28 60L42 88M92 60L78 88M92 60L106 88" }),
    s("path", { class: "max", d: "M60 10l13 18h-26z" }),
    s("circle", { class: "chance", cx: 28, cy: 57, r: 10 }),
    s("circle", { class: "chance", cx: 92, cy: 57, r: 10 }),
    s("path", { class: "max", d: "M14 80l9 13h-18zM42 80l9 13h-18zM78 80l9 13h-18zM106 80l9 13h-18z" }),
  );
  return svg;
}

async function picture(example: Example): Promise<Element> {
  const plain = example.search.algorithm === "expectimax" ? gamblePicture : treePicture;
  try {
    const view = await api.position(wholePlace(example.place));
    return view.board ? miniature(view.board) : plain();
  } catch {
    return plain();
  }
}

function framed(example: Example): HTMLElement {
  const frame = h("div", { class: "picture" });
  void picture(example).then((shown) => replace(frame, shown));
  return frame;
}

export function startScreen(app: App, startTour: () => void): void {
  const { first, examples } = app.catalogue;
  const hero = h(
    "div",
    { class: "hero" },
    h(
      "div",
      { class: "hero-text" },
      h("h2", {}, say("start-title")),
      h(
        "p",
        { class: "lead" },
        say("start-lead"),
      ),
      h("div", { class: "doors" }, first && h("button", { class: "primary", id: "tour-start", title: first.about, onclick: startTour }, say("start-tour"))),
    ),
    first && framed(first),
  );
  const cards = examples.map((example) =>
    h(
      "button",
      { class: "example", onclick: () => void app.open(example) },
      framed(example),
      h("span", { class: "example-text" }, h("strong", {}, example.title), h("span", { class: "soft small" }, example.about)),
    ),
  );
  replace(
    byId("start"),
    hero,
    h("h3", {}, say("start-examples")),
    h("div", { class: "examples" }, ...cards),
    h("p", { class: "soft small" }, say("start-own")),
  );
}
