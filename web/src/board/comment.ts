/** Words and signs at the move on the board, written by hand; a saved game has them. */

import type { App } from "../app";
import { html, marked, nothing, type TemplateResult } from "../lit";
import { LONGEST_COMMENT } from "../lines";
import { say } from "../words";
import { signOf } from "./movelist";

/** Signs a move can have, as PGN numbers them: good, poor, very good, very poor, interesting, doubtful. */
const SIGNS = [1, 2, 3, 4, 5, 6];

/** What is written at the move on the board; nothing before the first move. */
export function comment({ board, game }: App): TemplateResult | typeof nothing {
  const played = board.tree[board.node];
  if (!played || game.record === null) return nothing;
  const { comments = [], nags = [] } = played;
  const words = comments.join(" ");
  const write = (event: Event): void => {
    if (event.target instanceof HTMLTextAreaElement && event.target.value !== words) board.annotate(event.target.value, nags);
  };
  const choose = (event: Event): void => {
    const chosen = event.target instanceof HTMLSelectElement ? Number(event.target.value) : 0;
    const others = nags.filter((nag) => !SIGNS.includes(nag));
    const typed = event.target instanceof Element ? event.target.closest("#comment")?.querySelector("textarea")?.value : undefined;
    board.annotate(typed ?? words, chosen === 0 ? others : [chosen, ...others]);
  };
  const sign = SIGNS.find((one) => nags.includes(one)) ?? 0;
  return html`<details id="comment" class="texts">
    <summary ${marked("comment")}>${say("comment")}</summary>
    <div class="line">
      <textarea id="comment-text" rows="2" maxlength=${LONGEST_COMMENT} .value=${words} @change=${write} ${marked("comment-text")}></textarea>
      <select id="comment-sign" .value=${String(sign)} @change=${choose} ${marked("comment-sign")}>
        <option value="0">${say("comment-no-sign")}</option>
        ${SIGNS.map((one) => html`<option value=${one} ?selected=${one === sign}>${signOf(one)}</option>`)}
      </select>
    </div>
  </details>`;
}
