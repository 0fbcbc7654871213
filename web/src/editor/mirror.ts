/**
 * The editor itself, CodeMirror: a part of the page that is loaded when the user writes a script. It knows nothing of the rest of the page.
 *
 * It lives in a shadow root: there its styles need no permission of the page's content policy, which allows none that come later.
 */

import { autocompletion, type Completion, completionKeymap, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { Compartment, EditorState, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Fault } from "./fault";

/** A word that is offered while the user types. */
export interface Word {
  name: string;
  about: string;
}

export interface Options {
  /** What screen readers call it. */
  label: string;
  /** Told whenever the text has changed by hand. */
  changed: () => void;
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.definitionKeyword], color: "var(--work)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--chance)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--min)" },
  { tag: [tags.comment], color: "var(--soft)", fontStyle: "italic" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.propertyName], color: "var(--max)" },
]);

const LOOK = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--paper)", color: "var(--ink)", fontSize: "13.5px" },
  "&.cm-focused": { outline: "2px solid var(--work)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--panel)", color: "var(--soft)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--work) 7%, transparent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--max-fill)" },
  ".cm-matchingBracket": { backgroundColor: "var(--mark)", color: "#1b1f24" },
  ".cm-tooltip": { backgroundColor: "var(--panel)", color: "var(--ink)", border: "1px solid var(--border)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--max-fill)", color: "var(--ink)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--wrong)" },
});

/** Where a line and a column of a message are in the text; both count from 1. */
function offsetOf(text: Text, { line, column }: Fault): number {
  const found = text.line(Math.max(1, Math.min(line, text.lines)));
  return Math.min(found.from + Math.max(0, column - 1), found.to);
}

/** What stands at a place: the word there, else one letter, so that there is something to underline. */
function span(state: EditorState, at: number): { from: number; to: number } {
  // a term without a function is recognised by its first argument
  const word = state.wordAt(state.sliceDoc(at - 1, at) === "(" ? at - 1 : at);
  if (word) return { from: word.from, to: word.to };
  const line = state.doc.lineAt(at);
  return at < line.to ? { from: at, to: at + 1 } : { from: Math.max(line.from, at - 1), to: at };
}

export class Mirror {
  private readonly view: EditorView;
  private readonly naming = new Compartment();
  private words: Completion[] = [];
  /** The text is being put in from outside. */
  private isQuiet = false;

  constructor(parent: HTMLElement, { label, changed }: Options) {
    const root = parent.attachShadow({ mode: "open" });
    const place = document.createElement("div");
    place.style.height = "100%";
    root.append(place);
    this.view = new EditorView({
      root,
      parent: place,
      state: EditorState.create({
        extensions: [
          lineNumbers(), lintGutter(), history(), drawSelection(), indentOnInput(), bracketMatching(), highlightActiveLine(),
          javascript(), syntaxHighlighting(COLOURS), LOOK, EditorView.lineWrapping,
          autocompletion({ override: [(context) => this.complete(context)], icons: false }),
          // Escape and then Tab leaves the editor
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
          this.naming.of(EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" })),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !this.isQuiet) changed();
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Puts another text in; what was there can be had again by undoing. */
  set text(text: string) {
    if (text === this.text) return;
    this.isQuiet = true;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
    this.isQuiet = false;
  }

  set label(label: string) {
    this.view.dispatch({ effects: this.naming.reconfigure(EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" })) });
  }

  /** The words that are offered. */
  offer(words: readonly Word[]): void {
    this.words = words.map(({ name, about }) => ({ label: name, info: about }));
  }

  private complete(context: CompletionContext): CompletionResult | null {
    const typed = context.matchBefore(/[\w.]+/);
    if (!typed && !context.explicit) return null;
    return { from: typed?.from ?? context.pos, options: this.words, validFor: /^[\w.]*$/ };
  }

  /** Shows what is wrong where it is wrong; null for nothing. */
  mark(fault: Fault | null): void {
    const { state } = this.view;
    const wrong = fault && { ...span(state, offsetOf(state.doc, fault)), severity: "error" as const, message: fault.text };
    this.view.dispatch(setDiagnostics(state, wrong ? [wrong] : []));
  }

  /** Puts the cursor where something is wrong. */
  goTo(fault: Fault): void {
    const at = offsetOf(this.view.state.doc, fault);
    this.view.dispatch({ selection: { anchor: at }, scrollIntoView: true });
    this.view.focus();
  }

  /** Writes at the cursor. */
  insert(text: string): void {
    this.view.dispatch(this.view.state.replaceSelection(text));
    this.view.focus();
  }

  focus(): void {
    this.view.focus();
  }
}
