/** The switches of a search: algorithm, depth, order, value function with its weights, techniques. */

import type { App } from "../app";
import { h, replace } from "../dom";
import { techniqueName, termName, written } from "../format";
import { nets } from "../nets";
import { isChosen, isVariant, type Search, withVariant } from "../asks";
import { Panel } from "../signals";
import type { Preset, Term } from "../types";
import { ruleName } from "../viewer/exits";
import { isKnown, marks, say } from "../words";

/** How far a slider goes beyond the preset's own weight. */
const REACH = 3;

/** Whether the page has words for a search. */
function isTold(name: string): boolean {
  return isKnown(`algorithm-${name}`);
}

export function algorithmName(name: string): string {
  return isTold(name) ? say(`algorithm-${name}`) : name;
}

/** What the reader's own value function is called in the list: no preset is. */
const OWN = "script:";

/** A button that stays pressed. */
function toggle(text: string, title: string, pressed: boolean, change: (pressed: boolean) => void): HTMLButtonElement {
  return h("button", { class: "chip", title, "aria-pressed": String(pressed), onclick: () => change(!pressed) }, text);
}

/** The same with the words of a message. */
function named(name: string, pressed: boolean, change: (pressed: boolean) => void): HTMLButtonElement {
  return toggle(say(name), marks(name).title ?? "", pressed, change);
}

/** A search of no more nodes is run again when a weight is turned. */
const AT_ONCE_NODES = 20_000;

/** What a form is for: one search, or thinking, which has no algorithm to choose. */
export type Purpose = "search" | "think";

export class SettingsForm extends Panel {
  readonly element = h("div", { class: "settings" });

  constructor(
    private readonly app: App,
    private readonly purpose: Purpose,
  ) {
    super();
    this.drawn(() => this.draw());
  }

  /** The weights stay open while they are turned. */
  private isOpen = false;
  /** The search that follows the weights, while it runs. */
  private following: AbortController | null = null;

  private get settings(): Search {
    return this.app.board.search;
  }

  private change(change: Partial<Search>): void {
    const focused = document.activeElement?.getAttribute("data-focus");
    this.app.board.changeSearch(change);
    if (focused) this.element.querySelector<HTMLElement>(`[data-focus="${focused}"]`)?.focus();
  }

  /** Whether the playing search is meant, which has a value function of its own. */
  private get isPlaying(): boolean {
    return this.purpose === "think" || this.settings.algorithm === "pvs";
  }

  private draw(): void {
    const playing = this.isPlaying;
    if (this.purpose === "think") {
      replace(this.element, this.valueFunction(), this.techniques());
      return;
    }
    replace(
      this.element,
      this.variantChoice(),
      this.algorithms(),
      this.depth(),
      playing ? null : this.variants(),
      this.valueFunction(),
      playing ? this.techniques() : null,
      this.app.board.canUndoSearch ? h("button", { class: "small", id: "undo-settings", ...marks("undo-settings"), onclick: () => this.app.board.undoSearch() }, say("undo-settings")) : null,
    );
  }

  /** The named variants of the game, if it has any. */
  private variantChoice(): HTMLElement | null {
    const { variants } = this.app.game;
    if (variants.length === 0) return null;
    const current = variants.find((variant) => isVariant(this.settings, variant));
    const select = h(
      "select",
      {
        id: "variant",
        "data-focus": "variant",
        onchange: () => {
          const chosen = variants.find((variant) => variant.name === select.value);
          if (chosen) this.change(withVariant(this.settings, chosen));
        },
      },
      h("option", { value: "", selected: !current }, say("variant-own")),
      ...variants.map((variant) => h("option", { value: variant.name, title: variant.about, selected: variant === current }, variant.name)),
    );
    return h("div", { class: "line" }, h("label", { for: "variant" }, say("variant")), select, current ? h("span", { class: "soft small", id: "variant-about" }, current.about) : null);
  }

  /** The searches that the page has words for stand side by side, the others in a list. */
  private algorithms(): HTMLElement {
    const { game } = this.app;
    const buttons = game.algorithms.filter(isTold).map((name) => {
      const chosen = this.settings.algorithm === name;
      return h(
        "button",
        { role: "radio", "aria-checked": String(chosen), ...marks(`algorithm-${name}`), "data-focus": `algorithm-${name}`, onclick: () => this.change({ algorithm: name }) },
        algorithmName(name),
      );
    });
    return h("div", {}, h("div", { class: "segments", role: "radiogroup", ...marks("algorithms") }, ...buttons), this.otherAlgorithms(), this.aboutAlgorithm());
  }

  private otherAlgorithms(): HTMLElement | null {
    const others = this.app.game.algorithms.filter((name) => !isTold(name));
    if (others.length === 0) return null;
    const select = h(
      "select",
      {
        id: "other-algorithms",
        "data-focus": "other-algorithms",
        onchange: () => {
          const chosen = others.find((name) => name === select.value);
          if (chosen) this.change({ algorithm: chosen });
        },
      },
      h("option", { value: "", selected: !others.includes(this.settings.algorithm) }, say("algorithms-others")),
      ...others.map((name) => h("option", { value: name, selected: name === this.settings.algorithm }, this.labelOf(name))),
    );
    return h("div", { class: "line" }, h("label", { for: "other-algorithms" }, say("algorithms-other")), select);
  }

  /** A search of the list with what it does. */
  private labelOf(name: string): string {
    const card = this.app.catalogue.searches.find((search) => search.name === name);
    return card ? say("algorithm-label", { title: card.title, about: card.about }) : name;
  }

  /** What the chosen search does, and where it was published. */
  private aboutAlgorithm(): HTMLElement | null {
    const card = this.app.catalogue.searches.find((search) => search.name === this.settings.algorithm);
    if (!card) return null;
    const source = h("span", { lang: "en" }, `${card.authors}: ${card.work}, ${String(card.year)}`);
    return h("p", { class: "soft small", id: "algorithm-about" }, say("algorithm-about", { about: card.about }), " ", source);
  }

  private depth(): HTMLElement {
    const { depth = null } = this.settings;
    const number = typeof depth === "number" ? depth : 4;
    const input = h("input", {
      type: "number",
      id: "depth",
      min: 0,
      max: this.app.catalogue.limits.depth,
      value: typeof depth === "number" ? depth : "",
      placeholder: say(depth === "end" ? "depth-placeholder-end" : "depth-usual"),
      "data-focus": "depth",
      onchange: () => {
        const typed = Number(input.value);
        this.change({ depth: input.value === "" || !Number.isInteger(typed) ? null : Math.max(0, typed) });
      },
    });
    const step = (by: number): (() => void) => () => this.change({ depth: Math.max(1, number + by) });
    return h(
      "div",
      { class: "line" },
      h("label", { for: "depth" }, say("depth")),
      h("button", { class: "small", ...marks("depth-less"), "data-focus": "less", onclick: step(-1) }, "−"),
      input,
      h("button", { class: "small", ...marks("depth-more"), "data-focus": "more", onclick: step(1) }, "+"),
      named("depth-end", depth === "end", (on) => this.change({ depth: on ? "end" : null })),
    );
  }

  private variants(): HTMLElement {
    const { settings, app } = this;
    const beam = h("input", {
      type: "number",
      min: 1,
      max: 65535,
      id: "beam",
      value: settings.beam ?? "",
      "data-focus": "beam",
      ...marks("beam"),
      onchange: () => this.change({ beam: Number(beam.value) >= 1 ? Math.floor(Number(beam.value)) : null }),
    });
    const { rules = [] } = settings;
    const chips = app.game.rules.map((rule) =>
      toggle(say("rule", { rule: ruleName(rule) }), app.game.rule_abouts[rule] ?? "", rules.includes(rule), (on) =>
        this.change({ rules: on ? [...rules, rule] : rules.filter((other) => other !== rule) }),
      ),
    );
    return h(
      "div",
      { class: "line wrap" },
      named("ordered", settings.order === true, (order) => this.change({ order })),
      named("strict", settings.strict === true, (strict) => this.change({ strict })),
      named("all-best", settings.all_best === true, (all_best) => this.change({ all_best })),
      ...chips,
      h("span", { class: "line" }, h("label", { for: "beam", class: "soft" }, say("beam")), beam),
    );
  }

  /** The value functions of the game, and the nets that learned it in this browser. */
  private get presets(): Preset[] {
    const { game } = this.app;
    const kept = nets.of(game.name).map(({ name }): Preset => ({ name, about: say("value-kept-net"), terms: [] }));
    return [...game.presets, ...kept];
  }

  /** The chosen value function; a script of the reader's counts as one, with the terms that are known of it. */
  private preset(): Preset | undefined {
    const { presets } = this;
    if (this.isScript) return { name: OWN, about: say("value-script-about"), terms: this.app.bench.terms ?? [] };
    return presets.find((preset) => preset.name === this.settings.eval?.preset) ?? presets[0];
  }

  /** Weights that differ from the value function's own. */
  private get weights(): Record<string, number> {
    return this.settings.eval?.weights ?? {};
  }

  private get isScript(): boolean {
    return this.settings.eval?.script !== undefined;
  }

  /** Another value function; the reader's own is opened to be written. */
  private choosePreset(name: string): void {
    if (name === OWN) { this.app.stage.openEditor("value"); return; }
    this.change({ eval: name === "" ? {} : { preset: name } });
  }

  /** The same value function with other weights. */
  private weigh(weights: Record<string, number>): void {
    const script = this.settings.eval?.script;
    const name = this.preset()?.name;
    this.change({ eval: script !== undefined ? { weights, script } : { ...(name === undefined ? {} : { preset: name }), weights } });
  }

  private valueFunction(): HTMLElement | null {
    const { presets } = this;
    const chosen = this.preset();
    if (!chosen) return null;
    const named = isChosen(this.settings.eval);
    if (this.isPlaying && !named) return h("div", { class: "value-function" }, this.presetLine(presets, ""), h("p", { class: "soft small" }, say("value-choose")));
    const changed = Object.keys(this.weights).length;
    const details = h(
      "details",
      { class: "weights", open: changed > 0 || this.isOpen, ontoggle: () => (this.isOpen = details.open) },
      h("summary", {}, changed > 0 ? say("weights-changed", { count: changed }) : say("weights")),
      ...chosen.terms.map((term) => this.slider(term)),
      changed > 0 ? h("button", { class: "small", onclick: () => this.weigh({}) }, say("weights-usual")) : null,
    );
    return h(
      "div",
      { class: "value-function" },
      this.presetLine(presets, chosen.name),
      h("p", { class: "soft small" }, chosen.about),
      chosen.terms.length > 0 ? details : null,
    );
  }

  private presetLine(presets: readonly Preset[], chosen: string): HTMLElement {
    const id = `${this.purpose === "think" ? "think-" : ""}preset`;
    const own = this.isPlaying ? [h("option", { value: "", selected: chosen === "" }, say("value-own", { name: this.app.game.player_eval ?? "" }))] : [];
    const options = presets.map((preset) => h("option", { value: preset.name, selected: preset.name === chosen }, preset.name));
    const select = h(
      "select",
      { id, "data-focus": "preset", onchange: () => this.choosePreset(select.value) },
      ...own,
      ...options,
      h("option", { value: OWN, selected: chosen === OWN }, say(chosen === OWN ? "search-script" : "value-script")),
    );
    const edit = chosen === OWN ? h("button", { class: "small", id: `${id}-edit`, onclick: () => this.app.stage.openEditor("value") }, say("value-edit")) : null;
    return h("div", { class: "line" }, h("label", { for: id }, say("value-function")), select, edit);
  }

  private slider({ name, weight: usual, about }: Term): HTMLElement {
    const weight = this.weights[name] ?? usual;
    const reach = Math.max(Math.abs(usual), 1) * REACH;
    const shown = h("output", {}, short(weight));
    const set = (value: number): void => {
      const weights = { ...this.weights, [name]: value };
      if (value === usual) Reflect.deleteProperty(weights, name);
      this.weigh(weights);
      this.searchAgain();
    };
    const range = h("input", {
      type: "range",
      min: Math.min(-reach, weight),
      max: Math.max(reach, weight),
      step: reach / 60,
      value: weight,
      ...marks("weight-of", { term: termName(name) }),
      "data-focus": `weight-${name}`,
      oninput: () => {
        shown.textContent = short(Number(range.value));
      },
      onchange: () => set(Number(range.value)),
    });
    const on = h("input", {
      type: "checkbox",
      checked: weight !== 0,
      ...marks("weight-use", { term: termName(name) }),
      "data-focus": `use-${name}`,
      onchange: () => set(on.checked ? (usual === 0 ? 1 : usual) : 0),
    });
    return h("label", { class: "slider", title: about }, on, h("span", { class: "term" }, termName(name)), range, shown);
  }

  /** A small search follows the weights: what they do is seen at once. The next weight overtakes it, but nothing else that runs. */
  private searchAgain(): void {
    const { search, work } = this.app;
    const { result } = search;
    const { busy } = work;
    const isFree = busy === null || busy === this.following;
    if (this.purpose !== "search" || !result || !isFree || result.view.nodes > AT_ONCE_NODES) return;
    void search.run();
    this.following = work.busy;
  }

  private techniques(): HTMLElement {
    const { without = [] } = this.settings;
    const chips = this.app.catalogue.techniques.map(({ name, about }) =>
      toggle(techniqueName(name), about, !without.includes(name), (on) =>
        this.change({ without: on ? without.filter((other) => other !== name) : [...without, name] }),
      ),
    );
    const all = this.app.catalogue.techniques.map(({ name }) => name);
    return h(
      "details",
      { class: "techniques", open: this.purpose === "search" || without.length > 0 },
      h("summary", {}, say("techniques", { on: all.length - without.length, all: all.length })),
      h("div", { class: "line wrap" }, ...chips),
      h(
        "div",
        { class: "line" },
        h("button", { class: "small", onclick: () => this.change({ without: [] }) }, say("all-on")),
        h("button", { class: "small", onclick: () => this.change({ without: all }) }, say("all-off")),
      ),
    );
  }
}

function short(weight: number): string {
  return written(String(Math.round(weight * 100) / 100));
}
