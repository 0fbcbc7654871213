/** The games of an experiment: a list to choose from, by how they ended. */

import type { App } from "../app";
import { download, h, replace } from "../dom";
import type { ShownGame } from "../types";
import { ruleName } from "../viewer/exits";
import { say } from "../words";
import { gameText } from "./cells";
import { csv, type Outcome } from "./outcome";
import { watch } from "./watch";

/** Games shown before the rest is asked for. */
const SHOWN = 60;

export class GameList {
  readonly element = h("section", { class: "lab-games" });
  private filter: ShownGame["ended"] | null = null;
  private most = SHOWN;
  /** The game on the board. */
  private open: string | null = null;

  constructor(private readonly app: App) {}

  /** Another experiment has other games. */
  reset(): void {
    this.filter = null;
    this.most = SHOWN;
    this.open = null;
  }

  draw(outcome: Outcome): void {
    const { games } = outcome;
    this.element.hidden = games.length === 0;
    if (games.length === 0) { replace(this.element); return; }
    const failed = outcome.finding?.figures.failed;
    const endings = [...new Set(games.map((game) => game.ended))];
    const seen = games.filter((game) => this.filter === null || game.ended === this.filter);
    // the last come first while they come; the worst stay first
    const ordered = outcome.kind === "match" ? [...seen].reverse() : seen;
    const chip = (ended: ShownGame["ended"] | null, count: number): HTMLElement =>
      h("button", { class: "chip", "aria-pressed": String(this.filter === ended), onclick: () => { this.filter = ended; this.draw(outcome); } }, `${say(`lab-ended-${ended ?? "all"}`)} ${count}`);
    replace(
      this.element,
      h("div", { class: "line wrap" },
        h("h3", {}, outcome.kind === "depths" ? say("lab-lines") : say("lab-games")),
        ...(endings.length > 1 ? [chip(null, games.length), ...endings.map((ended) => chip(ended, games.filter((game) => game.ended === ended).length))] : []),
        h("span", { class: "space" }),
        h("button", { class: "small", onclick: () => this.save(outcome) }, "CSV"),
      ),
      outcome.kind === "depths" ? null : h("p", { class: "soft small" }, say("lab-games-hint")),
      typeof failed === "number" && failed > games.length ? h("p", { class: "soft small" }, say("lab-listed", { shown: games.length, failed })) : null,
      h("ol", { class: "lab-game-list" }, ...ordered.slice(0, this.most).map((game) => this.row(outcome, game))),
      ordered.length > this.most ? h("button", { class: "small", onclick: () => { this.most += 4 * SHOWN; this.draw(outcome); } }, say("lab-more", { count: ordered.length - this.most })) : null,
    );
  }

  private row(outcome: Outcome, game: ShownGame): HTMLElement {
    const isOpen = this.open === game.name;
    const show = (): void => {
      this.open = game.name;
      this.draw(outcome);
      void watch(this.app, outcome, game);
      this.element.querySelector<HTMLElement>(".lab-game[aria-current]")?.focus({ preventScroll: true });
    };
    return h(
      "li",
      {},
      h(
        "button",
        { class: "lab-game", "aria-current": isOpen ? "true" : null, onclick: show },
        h("span", { class: "name" }, game.name),
        h("span", { class: `ended ${game.ended}` }, say(`lab-ended-${game.ended}`)),
        h("span", { class: "about" }, gameText(game.about), !game.hidden ? null : h("span", { class: "hidden-win" }, `, ${say("lab-hides", { rule: ruleName(game.hidden.rule), move: game.hidden.move })}`), game.needed === null ? null : h("span", { class: "soft" }, `, ${say("lab-needed", { count: game.needed })}`)),
        h("span", { class: "plies soft" }, say("lab-plies", { count: game.moves.length })),
      ),
    );
  }

  private save({ kind, games }: Outcome): void {
    const rows = games.map((game) => [game.name, game.ended, game.about, game.position ?? "", game.moves.join(" ")]);
    download(`plywood-${kind}-games.csv`, new Blob([csv(["game", "ended", "about", "position", "moves"], rows)], { type: "text/csv" }));
  }
}
