/** What the studio refuses with, in the reader's language: it speaks English, in few forms. */

import { language, say } from "./words";

/** The forms, and the message that says the same; what is in brackets are its values. */
const FORMS: [RegExp, string][] = [
  [/^(.+?) ([\d.]+) is too much: expected at most ([\d.]+)$/, "refusal-too-much"],
  [/^(.+?) ([\d.]+) is too little: expected at least ([\d.]+)$/, "refusal-too-little"],
  [/^(?:move (\d+): )bad move '(.*)': expected (.*)$/, "refusal-bad-move-at"],
  [/^bad move '(.*)': expected (.*)$/, "refusal-bad-move"],
  [/^bad position '(.*)': expected (.*)$/, "refusal-bad-position"],
  [/^bad (.+?) '(.*)': expected (.*)$/, "refusal-bad"],
  [/^unknown (.+?) '(.*)': expected (.*)$/, "refusal-unknown"],
  [/: try again later$/, "refusal-busy"],
  [/^stopped/, "refusal-stopped"],
  [/^the game is over in '(.*)': (.*)$/, "refusal-over"],
  [/^(\S+) nodes are too many for an exercise/, "refusal-exercise"],
  [/^the picture .*too (?:large|many)/, "refusal-picture"],
  [/^no token/, "refusal-token"],
];

/** A refusal as the reader is told it. What has no form is quoted. */
export function refusal(text: string): string {
  if (language() === "en") return text;
  for (const [form, name] of FORMS) {
    const found = form.exec(text);
    if (found) return say(name, { a: found[1] ?? "", b: found[2] ?? "", c: found[3] ?? "" });
  }
  return say("refusal-other", { a: text });
}
