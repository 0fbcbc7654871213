/** What a game is set up with: the values of its options, and how one makes room for another. */

import type { GameOption, OptionValue } from "./types";

export type Chosen = Record<string, OptionValue>;

/** The value of an option: what was chosen, else the usual one. */
export function valueOf(option: GameOption, chosen: Chosen): OptionValue {
  return chosen[option.name] ?? option.default;
}

/** The options with one changed; a number that this leaves too large is made as large as it can be: no line is longer than the board. */
export function changed(options: readonly GameOption[], chosen: Chosen, name: string, value: OptionValue): Chosen {
  const next = { ...chosen, [name]: value };
  for (const option of options) {
    if (option.kind !== "number" || option.name === name || option.at_most.length === 0) continue;
    const largest = Math.max(...options.filter((other) => option.at_most.includes(other.name)).map((other) => Number(valueOf(other, next))));
    if (Number(valueOf(option, next)) > largest) next[option.name] = largest;
  }
  return next;
}

/** Whether everything is as a named set-up wants it. */
export function isSetUp(options: readonly GameOption[], chosen: Chosen, wanted: Chosen): boolean {
  return options.every((option) => valueOf(option, wanted) === valueOf(option, chosen));
}

/** A few words about a text stand beside its name in a list; a sentence is only told of it. */
const FEW_LETTERS = 24;

export function sampleName({ name, about }: { name: string; about: string }): string {
  return about !== "" && about.length <= FEW_LETTERS ? `${name}: ${about}` : name;
}
