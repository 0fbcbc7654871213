/** Signs on buttons, drawn by us so that no font has to have them. */

import { s } from "./dom";

const PATHS: Record<string, string> = {
  first: "M5 4h2v12H5zM16 4v12l-8-6z",
  back: "M14 4v12l-9-6z",
  forward: "M6 4v12l9-6z",
  last: "M13 4h2v12h-2zM4 4v12l8-6z",
  undo: "M8 3v4h4.5a4.5 4.5 0 0 1 0 9H6v-2h6.5a2.5 2.5 0 0 0 0-5H8v4L2.5 8z",
  redo: "M12 3v4H7.5a4.5 4.5 0 0 0 0 9H14v-2H7.5a2.5 2.5 0 0 1 0-5H12v4l5.5-5z",
  play: "M6 3.5v13l11-6.5z",
  pause: "M5 4h4v12H5zM11 4h4v12h-4z",
  cut: "M5.5 4a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 5.5 4zm0 1.4a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zm0 6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm0 1.4a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zM7 7.2l9.6 7.3h-2.2L6 8.6zM7 12.8l9.6-7.3h-2.2L6 11.4z",
  plus: "M9 4h2v5h5v2h-5v5H9v-5H4V9h5z",
  minus: "M4 9h12v2H4z",
  grow: "M3 3h6v2H6.4l3.3 3.3-1.4 1.4L5 6.4V9H3zM17 17h-6v-2h2.6l-3.3-3.3 1.4-1.4 3.3 3.3V11h2z",
  swap: "M7 3v3h9v2H7v3L2 7zM13 9v3H4v2h9v3l5-4z",
  auto: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zm0 1.6v11.8a5.9 5.9 0 0 0 0-11.8z",
  light: "M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9.2 1.5h1.6V4H9.2zM9.2 16h1.6v2.5H9.2zM1.5 9.2H4v1.6H1.5zM16 9.2h2.5v1.6H16zM3.4 4.5l1.1-1.1 1.8 1.8-1.1 1.1zM13.7 14.8l1.1-1.1 1.8 1.8-1.1 1.1zM3.4 15.5l1.8-1.8 1.1 1.1-1.8 1.8zM13.7 5.2l1.8-1.8 1.1 1.1-1.8 1.8z",
  dark: "M12.5 2.8A7.5 7.5 0 1 0 17.2 12 6 6 0 0 1 12.5 2.8z",
};

/** A sign by name. */
export function icon(name: string): SVGSVGElement {
  const svg = s("svg", { class: "sign-icon", viewBox: "0 0 20 20", "aria-hidden": "true" });
  svg.append(s("path", { d: PATHS[name] ?? "", "fill-rule": "evenodd" }));
  return svg;
}

/** Puts the signs on the buttons of the page that ask for one. */
export function dressButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-icon]")) {
    button.replaceChildren(icon(button.dataset.icon ?? ""));
  }
}
