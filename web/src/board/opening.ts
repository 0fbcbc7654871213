/** What an opening is called in the reader's language; a variation, and what has no name there, is called as everywhere. */

import { isKnown, say } from "../words";

/** The name of a message from words: plain letters, joined by hyphens. */
function slug(words: string): string {
  return words.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll(/[^a-z]+/g, "-");
}

/** The number in the encyclopaedia, the opening, and its variation. */
const PARTS = /^([A-E]\d\d )?([^:]+)(.*)$/;

export function openingName(opening: string): string {
  const [, number = "", family = "", variation = ""] = PARTS.exec(opening) ?? [];
  const name = `opening-${slug(family)}`;
  return isKnown(name) ? `${number}${say(name)}${variation}` : opening;
}
