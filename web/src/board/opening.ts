/** What an opening and its variations are called in the reader's language; what has no name there is called as everywhere. */

import { isKnown, say } from "../words";

/** The name of a message from words: plain letters, joined by hyphens. */
function slug(words: string): string {
  return words.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll(/[^a-z]+/g, "-");
}

/** The number in the encyclopaedia, the opening, and its variations. */
const PARTS = /^([A-E]\d\d )?([^:]+)(?:: (.*))?$/;

function variationName(variation: string): string {
  const name = `variation-${slug(variation)}`;
  return isKnown(name) ? say(name) : variation;
}

export function openingName(opening: string): string {
  const parts = PARTS.exec(opening);
  if (!parts) return opening;
  const [, number = "", family = "", line = ""] = parts;
  const name = `opening-${slug(family)}`;
  const variations = line === "" ? "" : `: ${line.split(", ").map(variationName).join(", ")}`;
  return `${number}${isKnown(name) ? say(name) : family}${variations}`;
}
