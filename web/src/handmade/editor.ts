/** The editor of hand-made trees: nodes changed by clicks, or the text itself; the tree is drawn while you type, a fault is underlined. */

import * as api from "../api";
import type { App } from "../app";
import { html, marked, nothing, type TemplateResult } from "../lit";
import { Panel, signal } from "../signals";
import type { GameOption } from "../types";
import { say } from "../words";
import { KINDS, type NodeKind, type Row, rowsOf, textOf, withMove, withoutRow } from "./outline";

/** How long the text must rest until it is tried. */
const REST_MS = 300;

/** What is wrong with the text, and where: line and column count from 1. */
interface Fault {
  text: string;
  line: number;
  column: number;
}

/** The place that a message names: `line 3, column 5: …`, in any language. */
export function faultOf(message: string): Fault {
  const found = /\p{L}+ (\d+), \p{L}+ (\d+): /u.exec(message);
  return { text: message, line: Number(found?.[1] ?? 0), column: Number(found?.[2] ?? 0) };
}

/** The text in three parts: before the fault, the word that is wrong, and what follows. */
export function split(text: string, { line, column }: Fault): [string, string, string] {
  if (line < 1) return [text, "", ""];
  const before = text.split("\n").slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + Math.max(0, column - 1);
  const word = /^\S+/.exec(text.slice(before))?.[0] ?? " ";
  return [text.slice(0, before), word, text.slice(before + word.length)];
}

export class TreeEditor extends Panel {
  /** The text that is typed and not yet, or not rightly, a tree. */
  private readonly typed = signal<string | null>(null);
  private readonly fault = signal<Fault | null>(null);
  private timer = 0;

  constructor(private readonly app: App) {
    super();
    this.onChange(() => app.board.place, () => {
      this.typed.value = null;
      this.fault.value = null;
    });
  }

  private text(option: GameOption & { kind: "text" }): string {
    return String(this.app.board.place.options[option.name] ?? option.default);
  }

  /** Puts a text on the board and draws its tree; one that is wrong stays where it is typed, with what is wrong. */
  private async use(option: string, text: string): Promise<void> {
    const { board, search } = this.app;
    const place = { ...board.place, options: { ...board.place.options, [option]: text }, position: null, moves: [] };
    try {
      await api.position(place);
    } catch (error) {
      this.fault.value = faultOf(error instanceof Error ? error.message : String(error));
      return;
    }
    this.fault.value = null;
    if (await board.setPlace(place)) await search.run();
  }

  private type(option: string, text: string): void {
    this.typed.value = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.use(option, text), REST_MS);
  }

  view(option: GameOption & { kind: "text" }): TemplateResult {
    const text = this.typed.value ?? this.text(option);
    const rows = rowsOf(text);
    const use = (changed: readonly Row[]): void => void this.use(option.name, textOf(changed));
    return html`<p class="soft small">${option.about}</p>
      <details class="texts" id="tree-rows" open>
        <summary>${say("tree-rows")}</summary>
        ${rows ? html`<ul class="tree-rows">${rows.map((row, index) => this.row(row, index, rows, use))}</ul>` : html`<p class="soft small">${say("tree-rows-not")}</p>`}
      </details>
      ${this.field(option, text)}`;
  }

  private row(row: Row, index: number, rows: readonly Row[], use: (rows: readonly Row[]) => void): TemplateResult {
    const change = (part: Partial<Row>): void => use(rows.map((one, at) => (at === index ? { ...one, ...part } : one)));
    const value = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value.trim();
    const name = row.name === "" ? String(index + 1) : row.name;
    const kinds = html`<select aria-label=${say("tree-kind", { name })} @change=${(event: Event) => change({ kind: value(event) as NodeKind })}>
      ${KINDS.map((kind) => html`<option value=${kind} ?selected=${kind === row.kind}>${say(`tree-kind-${kind}`)}</option>`)}
    </select>`;
    const number = html`<input class="tree-value" .value=${row.value} aria-label=${say("tree-value", { name })} @change=${(event: Event) => change({ value: value(event) })} />`;
    return html`<li class="tree-row depth-${Math.min(row.depth, 9)} ${row.kind}" data-row=${index}>
      ${row.edge === "" ? nothing : html`<span class="soft small">${row.edge}</span>`} ${row.kind === "leaf" ? number : kinds}
      <input class="tree-name" .value=${row.name} placeholder=${say("tree-no-name")} aria-label=${say("tree-name", { name })} @change=${(event: Event) => change({ name: value(event).replaceAll(/\s+/g, "-") })} />
      <button class="icon bare" @click=${() => use(withMove(rows, index))} ${marked("tree-add", { name })}>+</button>
      ${index === 0 ? nothing : html`<button class="icon bare" @click=${() => use(withoutRow(rows, index))} ${marked("tree-remove", { name })}>×</button>`}
    </li>`;
  }

  /** The text with what is wrong underlined: a copy of it lies behind the field. */
  private field(option: GameOption & { kind: "text" }, text: string): TemplateResult {
    const fault = this.fault.value;
    const [before, word, after] = fault ? split(text, fault) : [text, "", ""];
    const scroll = (event: Event): void => {
      const area = event.target as HTMLTextAreaElement;
      area.previousElementSibling?.scrollTo(area.scrollLeft, area.scrollTop);
    };
    return html`<div class="marked-text">
        <pre aria-hidden="true">${before}<mark>${word}</mark>${after}</pre>
        <textarea
          rows="12" spellcheck="false" aria-label=${option.title} aria-invalid=${fault !== null} aria-describedby="tree-fault"
          .value=${text} @input=${(event: Event) => this.type(option.name, (event.target as HTMLTextAreaElement).value)} @scroll=${scroll}
        ></textarea>
      </div>
      <p id="tree-fault" class="fault" role="status">${fault?.text ?? ""}</p>`;
  }
}
