/** The settings that were put aside, below those of the search: put there, taken up again, thrown away. */

import type { App } from "../app";
import { Panel } from "../signals";
import { h, renew } from "../dom";
import { searchName } from "../asks";
import { marks, say } from "../words";
import { LONGEST_NAME, type Shelf } from "./shelf";

export class ShelfBox extends Panel {
  readonly element = h("details", { class: "shelf", id: "shelf" });
  private field: HTMLInputElement | null = null;

  constructor(
    private readonly app: App,
    private readonly shelf: Shelf,
  ) {
    super();
    this.drawn(() => this.draw());
  }

  private draw(): void {
    const { app, shelf, element } = this;
    const game = app.game.name;
    const list = shelf.of(game);
    // a name that is being typed is the reader's
    const typed = document.activeElement === this.field ? this.field?.value : undefined;
    const name = h("input", { type: "text", id: "shelf-name", maxlength: LONGEST_NAME, value: typed ?? searchName(app.board.search).slice(0, LONGEST_NAME), ...marks("shelf-name") });
    this.field = name;
    const put = (event: Event): void => {
      event.preventDefault();
      shelf.put(name.value, game, app.board.search);
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
          h("button", { class: "small", onclick: () => app.board.changeSearch(settings), ...marks("shelf-use", { name: title }) }, say("shelf-use")),
          h("button", { class: "small", onclick: () => shelf.remove(title, game), ...marks("shelf-remove", { name: title }) }, "×"),
        ),
      ),
      list.length === 0 ? h("p", { class: "soft small" }, say("shelf-empty")) : null,
    );
  }
}
