/** What an example is about: it stays beside the tree for as long as the example is on the board. */

import type { App } from "../app";
import { byId, h, replace } from "../dom";
import { effect } from "../signals";
import { marks } from "../words";

export function storyBeside(app: App): void {
  const place = byId("story");
  const close = (): void => app.search.closeStory();
  effect(() => {
    const { example } = app.search;
    place.hidden = !example;
    if (!example) return;
    replace(
      place,
      h("p", {}, h("strong", {}, `${example.title}. `), example.about),
      h("button", { class: "icon bare", id: "story-close", ...marks("story-close"), onclick: close }, "✕"),
    );
  });
}
