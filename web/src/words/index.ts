/**
 * The words of the page, in the reader's language.
 *
 * To add words, put a message of the same name and the same variables into a file of `en/` and the file of that name in `cs/` (Project
 * Fluent's notation). Scripts say them with `say("name", { count })`; in index.html `data-say="name"` fills an element, and the attributes
 * of the message (`.title`, `.aria-label`, `.placeholder`) become the element's; scripts spread `marks("name")` into `h` for these.
 * A count is given as a number, so that each language chooses its plural; a value as text from format.ts; a name stands in the nominative.
 * `tests/messages.test.ts` fails where a message is missing, differs in its variables, is used and not there, or is there and not used.
 */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { FILES } from "./messages";
import { chosenLanguage, type Language } from "./language";
import { inLetters } from "./moves";

export type Values = Record<string, FluentVariable>;

function bundleOf(language: Language): FluentBundle {
  // both languages run from left to right: nothing has to be kept apart by invisible marks
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

let spoken: Language = chosenLanguage();
let bundle = bundleOf(spoken);

/** The language the page speaks. */
export function language(): Language {
  return spoken;
}

/** Speaks another language from now on; sentences on the page stay as they are. */
export function speak(wanted: Language): void {
  spoken = wanted;
  bundle = bundleOf(wanted);
}

function message(name: string): Message {
  const found = bundle.getMessage(name);
  if (!found) throw new Error(`there is no message ${name}`);
  return found;
}

/** A text with its moves as the reader writes them. */
export function readable(text: string): string {
  return inLetters(text, spoken);
}

/** The values of a message; the text of a position is no list of moves. */
function shown(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "string" && name !== "position" ? readable(value) : value]));
}

/** A message by its name. */
export function say(name: string, values: Values = {}): string {
  const { value } = message(name);
  return value === null ? "" : bundle.formatPattern(value, shown(values));
}

/** Whether there is a message of this name. */
export function isKnown(name: string): boolean {
  return bundle.hasMessage(name);
}

/** The attributes of a message: its title, its label for screen readers. */
export function marks(name: string, values: Values = {}): Record<string, string> {
  const { attributes } = message(name);
  return Object.fromEntries(Object.entries(attributes).map(([attribute, pattern]) => [attribute, bundle.formatPattern(pattern, shown(values))]));
}

/** Gives an element the words and the attributes of a message. */
export function label(element: Element, name: string, values: Values = {}): void {
  const { value } = message(name);
  if (value !== null) element.textContent = bundle.formatPattern(value, values);
  for (const [attribute, text] of Object.entries(marks(name, values))) element.setAttribute(attribute, text);
}

/** Fills every element that names its message. */
export function labelPage(): void {
  document.documentElement.lang = spoken;
  for (const element of document.querySelectorAll("[data-say]")) label(element, element.getAttribute("data-say") ?? "");
}
