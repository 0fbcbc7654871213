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

/** What is said of a script; the interpreter's own words have no form and stay as they are. */
const SCRIPT_FORMS: [RegExp, string][] = [
  [/^stopped after (\d+) ms of processor time/, "script-time"],
  [/^stopped: calls of more than (\d+) ms each have taken (\d+) s/, "script-slow"],
  [/^stopped: a text of more than (\d+) letters/, "script-letters"],
  [/^stopped: a list, a text or .* of more than (\d+) KiB/, "script-large"],
  [/^stopped at (\d+) MiB of memory/, "script-memory"],
  [/^gave (.*): expected a finite number$/, "script-no-number"],
  [/^gave (.*): expected one of p\.moves\(\)$/, "script-no-move"],
  [/^(\d+) bytes is too long: expected at most (\d+)$/, "script-long"],
  [/^(\d+) terms: expected 1 to (\d+)/, "script-terms"],
  [/^the terms add up to no finite number$/, "script-sum"],
];

/** The first form that fits, said in the reader's words. */
function formed(forms: [RegExp, string][], text: string): string | null {
  for (const [form, name] of forms) {
    const found = form.exec(text);
    if (found) return say(name, { a: found[1] ?? "", b: found[2] ?? "", c: found[3] ?? "" });
  }
  return null;
}

/** What is wrong with a script: its file, line and column, the term or function, what happened, and the position. */
const SCRIPT = /^(\S+\.js)(?: line (\d+), column (\d+))?: (?:term '([^']*)': |(settled|scene|ended|choose|start|moves|play|outcome|turn|text|read|board|owner|way|chance): )?(.*?)(?: \(at ([^()]*)\))?$/s;

function scriptFault(text: string): string | null {
  const found = SCRIPT.exec(text);
  if (!found) return null;
  const [, file = "", line, column, term, within, happened = "", position] = found;
  const parts = [line === undefined ? file : say("script-place", { file, line, column: column ?? "" })];
  if (term !== undefined) parts.push(say("script-term", { term }));
  if (within !== undefined) parts.push(say("script-function", { within }));
  parts.push(formed(SCRIPT_FORMS, happened) ?? happened);
  return parts.join(": ") + (position === undefined ? "" : ` (${say("script-at", { position })})`);
}

/** A refusal as the reader is told it. What has no form is quoted. */
export function refusal(text: string): string {
  if (language() === "en") return text;
  return scriptFault(text) ?? formed(FORMS, text) ?? say("refusal-other", { a: text });
}
