/** The truth beside the board: what is known of the position, and a search that is watched. */

import type { App } from "../app";
import { html, marked, nothing, type TemplateResult } from "../lit";
import { say } from "../words";

export function truthBox(app: App): TemplateResult {
  const { note } = app.truth;
  const busy = note?.isBusy ? html`<span class="spinner"></span> ` : nothing;
  const words = note ? html`${busy}<span title=${note.why ?? nothing}>${note.text}</span>` : nothing;
  return html`<p id="truth-note" class="soft small" role="status">${words}</p>
    <div id="watch" class="watch" role="status">${watched(app)}</div>`;
}

/** What becomes of a game that is watched; else a button that begins one, where there is something to lose. */
function watched({ watch }: App): TemplateResult | typeof nothing {
  const { story, side } = watch;
  if (story !== null) return html`<p class="story" id="watch-story">${story}</p>`;
  if (side === null) return nothing;
  const name = watch.fails ? "watch-fail" : "watch-try";
  return html`<button class="small" id="watch-it" @click=${() => void watch.start(side)} ${marked(name)}>${say(name)}</button>`;
}
