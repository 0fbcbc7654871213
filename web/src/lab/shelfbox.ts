/** The settings that were put aside, below those of the search: put there, taken up again, thrown away. */

import type { App } from "../app";
import { h, renew } from "../dom";
import { searchName } from "../state";
import { marks, say } from "../words";
import { LONGEST_NAME, type Shelf } from "./shelf";

export class ShelfBox {
  readonly element = h("details", { class: "shelf", id: "shelf" });

  constructor(
    private readonly app: App,
    private readonly shelf: Shelf,
  ) {
    app.on(["settings", "game"], () => this.draw());
    shelf.on(() => this.draw());
    this.draw();
  }

  private draw(): void {
    const { app, shelf, element } = this;
    const game = app.game.name;
    const list = shelf.of(game);
    const name = h("input", { type: "text", id: "shelf-name", maxlength: LONGEST_NAME, value: searchName(app.state.search).slice(0, LONGEST_NAME), ...marks("shelf-name") });
    const put = (event: Event): void => {
      event.preventDefault();
      shelf.put(name.value, game, app.state.search);
      element.open = true;
    };
    renew(
      element,
      h("summary", {}, say("shelf", { count: list.length })),
      h("form", { class: "line", onsubmit: put }, name, h("button", { class: "small", id: "shelf-put", type: "submit" }, say("shelf-put"))),
      ...list.map(({ name: title, settings }) =>
        h(
          "div",
          { class: "line shelved" },
          h("span", { class: "name", title: searchName(settings) }, title),
          h("button", { class: "small", onclick: () => app.changeSearch(settings), ...marks("shelf-use", { name: title }) }, say("shelf-use")),
          h("button", { class: "small", onclick: () => shelf.remove(title, game), ...marks("shelf-remove", { name: title }) }, "×"),
        ),
      ),
      list.length === 0 ? h("p", { class: "soft small" }, say("shelf-empty")) : null,
    );
  }
}
