/** Small forms whose entries are kept in the browser. */

import { h } from "../dom";
import { isRecord } from "../plain";
import { marks, say } from "../words";

export type Entry = string | number | boolean;
export type Entries = Record<string, Entry>;

const KEPT_AS = "plywood-lab-forms-1";

/** What was entered last, by experiment. */
export function readEntries(text: string | null): Record<string, Entries> {
  try {
    const data: unknown = JSON.parse(text ?? "{}");
    if (!isRecord(data)) return {};
    const isEntry = (value: unknown): value is Entry => ["string", "number", "boolean"].includes(typeof value);
    return Object.fromEntries(
      Object.entries(data).map(([kind, entries]) => [kind, Object.fromEntries(Object.entries(isRecord(entries) ? entries : {}).filter((pair): pair is [string, Entry] => isEntry(pair[1])))]),
    );
  } catch {
    return {};
  }
}

export class Fields {
  private readonly all = readEntries(localStorage.getItem(KEPT_AS));

  constructor(private readonly changed: () => void) {}

  /** The entries of one form. */
  of(form: string): Form {
    return new Form(form, this.all[form] ?? {}, (entries) => {
      this.all[form] = entries;
      try {
        localStorage.setItem(KEPT_AS, JSON.stringify(this.all));
      } catch {
        // a browser that keeps nothing still runs experiments
      }
      this.changed();
    });
  }
}

export class Form {
  constructor(
    private readonly name: string,
    private readonly entries: Entries,
    private readonly keep: (entries: Entries) => void,
  ) {}

  set(name: string, value: Entry): void {
    this.entries[name] = value;
    this.keep({ ...this.entries });
  }

  text(name: string, usual: string): string {
    const value = this.entries[name];
    return typeof value === "string" ? value : usual;
  }

  number(name: string, usual: number, min: number, max: number): number {
    const value = this.entries[name];
    return typeof value === "number" && value >= min && value <= max ? value : usual;
  }

  isOn(name: string, usual = false): boolean {
    const value = this.entries[name];
    return typeof value === "boolean" ? value : usual;
  }

  private id(name: string): string {
    return `lab-${this.name}-${name}`;
  }

  private row(name: string, input: HTMLElement): HTMLElement {
    return h("div", { class: "lab-field" }, h("label", { for: input.id, ...marks(`lab-field-${name}`) }, say(`lab-field-${name}`)), input);
  }

  /** A whole number; an empty entry is the usual one, where that may be left open. */
  numberRow(name: string, value: number | null, min: number, max: number, usual = ""): HTMLElement {
    const input = h("input", {
      type: "number",
      id: this.id(name),
      min,
      max,
      value: value ?? "",
      placeholder: usual,
      onchange: () => {
        if (input.value === "") this.set(name, -1);
        else if (Number.isFinite(Number(input.value))) this.set(name, Math.min(max, Math.max(min, Math.round(Number(input.value)))));
      },
    });
    return this.row(name, input);
  }

  textRow(name: string, value: string, usual: string): HTMLElement {
    const input = h("input", { type: "text", id: this.id(name), value, placeholder: usual, spellcheck: "false", autocomplete: "off", onchange: () => this.set(name, input.value.trim()) });
    return this.row(name, input);
  }

  /** Words of several lines. */
  areaRow(name: string, value: string, usual: string): HTMLElement {
    const input = h("textarea", { id: this.id(name), rows: 5, placeholder: usual, onchange: () => this.set(name, input.value) });
    input.value = value;
    return this.row(name, input);
  }

  choiceRow(name: string, ...options: HTMLElement[]): HTMLElement {
    return this.row(name, this.select(name, options));
  }

  /** A choice that has a name of the game's own. */
  titledRow(name: string, title: string, ...options: HTMLElement[]): HTMLElement {
    const select = this.select(name, options);
    return h("div", { class: "lab-field" }, h("label", { for: select.id }, title), select);
  }

  private select(name: string, options: HTMLElement[]): HTMLSelectElement {
    const select = h("select", { id: this.id(name), onchange: () => this.set(name, select.value) }, ...options);
    return select;
  }

  checkRow(name: string): HTMLElement {
    return this.check(name, this.isOn(name), say(`lab-field-${name}`), marks(`lab-field-${name}`));
  }

  /** As many of these as are wanted, by their keys; all that are usual at first. */
  checksRow(name: string, list: readonly [string, string][], isOn: (key: string) => boolean): HTMLElement {
    return h("fieldset", { class: "lab-checks" }, h("legend", marks(`lab-field-${name}`), say(`lab-field-${name}`)), ...list.map(([key, title]) => this.check(`${name}-${key}`, isOn(key), title)));
  }

  private check(name: string, isOn: boolean, title: string, more: ReturnType<typeof marks> = {}): HTMLElement {
    const input = h("input", { type: "checkbox", id: this.id(name), checked: isOn, onchange: () => this.set(name, input.checked) });
    return h("label", { class: "lab-check", for: input.id, ...more }, input, title);
  }
}

/** One of a few words. */
export function choices(list: readonly [string, string][], chosen: string): HTMLElement[] {
  return list.map(([value, words]) => h("option", { value, selected: value === chosen }, words));
}

/** One thing that a form asks: how it is shown, and what its entry says of the experiment. */
export interface Field<A> {
  show: () => HTMLElement[];
  said?: Partial<A>;
}

/** A field whose entry is the value of a key. */
export interface Entered<K extends string, V> extends Field<Record<K, V>> {
  value: V;
}

function entered<K extends string, V>(key: K, value: V, show: () => HTMLElement[]): Entered<K, V> {
  return { show, value, said: { [key]: value } as Record<K, V> };
}

/** A whole number; its entry has the name of its key unless it has another. */
export function number<K extends string>(form: Form, key: K, usual: number, min: number, max: number, name: string = key): Entered<K, number> {
  const value = form.number(name, usual, min, max);
  return entered(key, value, () => [form.numberRow(name, value, min, max)]);
}

/** A number that may be left out: then this stands in its place. */
export function maybe<K extends string>(form: Form, key: K, most: number, without: string): Field<Record<K, number>> {
  const value = form.number(key, -1, 1, most);
  const show = (): HTMLElement[] => [form.numberRow(key, value > 0 ? value : null, 1, most, without)];
  return value > 0 ? entered(key, value, show) : { show };
}

/** A text; where nothing is entered it is the usual one. */
export function text<K extends string>(form: Form, key: K, usual: string, name: string = key): Entered<K, string> {
  const value = form.text(name, "");
  return entered(key, value || usual, () => [form.textRow(name, value, usual)]);
}

/** One of a few words; an entry that is none of them is as good as none. */
export function choice<K extends string, V extends string>(form: Form, key: K, list: readonly [V, string][], usual: V, name: string = key): Entered<K, V> {
  const entry = form.text(name, usual);
  const value = list.find(([word]) => word === entry)?.[0] ?? usual;
  return entered(key, value, () => [form.choiceRow(name, ...choices(list, value))]);
}

/** Those of a list that are checked. */
export function checked(form: Form, name: string, list: readonly [string, string][], isUsual: (key: string) => boolean): { show: () => HTMLElement[]; keys: string[] } {
  const isOn = (key: string): boolean => form.isOn(`${name}-${key}`, isUsual(key));
  return { show: () => [form.checksRow(name, list, isOn)], keys: list.map(([key]) => key).filter(isOn) };
}
