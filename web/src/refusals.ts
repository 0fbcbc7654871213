/** What the studio refuses with, in the reader's language: it speaks English, in few forms. */

import { language, say } from "./words";

/** The forms, and the message that says the same; what is in brackets are its values. */
const FORMS: [RegExp, string][] = [
  [/^(.+?) ([\d.]+) is too much: expected at most ([\d.]+)$/, "refusal-too-much"],
  [/^(.+?) ([\d.]+) is too little: expected at least ([\d.]+)$/, "refusal-too-little"],
  [/^game (\d+), move (\d+): bad move '(.*)': expected (.*)$/, "refusal-bad-move-in"],
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
  [/^\S+ has no answer: build tables with (.*), or give (.*)$/, "refusal-tables-or"],
  [/^\S+ has no answer: build tables with (.*)$/, "refusal-tables"],
  [/^\S+ has no answer: give (.*): tables of ours have at most (\d+) men, not (\d+)$/, "refusal-men-or"],
  [/^\S+ has no answer: tables of ours have at most (\d+) men(?: and Syzygy tables \d+)?, not (\d+)$/, "refusal-men"],
  [/^\S+ has no answer: solve a position with at most (\d+) empty squares, not (\d+)$/, "refusal-squares"],
];

/** Errors of a script; the interpreter's own words have no form and stay as they are. */
const SCRIPT_FORMS: [RegExp, string][] = [
  [/^stopped after (\d+) ms of processor time/, "script-time"],
  [/^stopped: calls of more than (\d+) ms each have taken (\d+) s/, "script-slow"],
  [/^stopped: a text of more than (\d+) letters/, "script-letters"],
  [/^stopped: a list, a text or .* of more than (\d+) KiB/, "script-large"],
  [/^stopped at (\d+) MiB of memory/, "script-memory"],
  [/^gave (.*): expected a finite number$/, "script-no-number"],
  [/^gave (.*): expected a finite number; the game is over here, and such positions are asked, too$/, "script-no-number-at-end"],
  [/^gave (.*): expected one of p\.moves\(\)$/, "script-no-move"],
  [/^(\d+) bytes is too long: expected at most (\d+)$/, "script-long"],
  [/^(\d+) terms: expected 1 to (\d+)/, "script-terms"],
  [/^the terms add up to no finite number$/, "script-sum"],
];

/** What the studio says that it expected. What has no form is left out: half a sentence in another language does not help. */
const EXPECTED: [RegExp, string][] = [
  [/^a (?:legal )?move such as (.*?) or (.*)$/, "expected-move-such"],
  [/^(?:a )?legal move/, "expected-move"],
  [/^one of the captures (.*)$/, "expected-capture"],
  [/^8 ranks joined by '(.)'/, "expected-ranks"],
  [/^(\d+) to (\d+): no line is longer on (\d+ x \d+)$/, "expected-line"],
  [/^(?:a whole number, )?(\d+) to (\d+)$/, "expected-range"],
  [/^(\d+) cells of /, "expected-cells"],
  [/^squares (\d+) to (\d+)/, "expected-squares"],
];

function expectation(text: string): string {
  const said = formed(EXPECTED, text);
  return said === null ? "" : ` (${say("refusal-expected", { a: said })})`;
}

/** The first form that fits, said in the reader's words; what comes after `expected` is put into the same words. */
function formed(forms: [RegExp, string][], text: string): string | null {
  for (const [form, name] of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [, ...parts] = found;
    const last = parts.at(-1);
    if (form.source.endsWith("': expected (.*)$") && last !== undefined) parts[parts.length - 1] = expectation(last);
    const [a = "", b = "", c = "", d = ""] = parts;
    return say(name, { a, b, c, d });
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

/** A refusal in the reader's words. What has no form is quoted. */
export function refusal(text: string): string {
  if (language() === "en") return text;
  return scriptFault(text) ?? formed(FORMS, text) ?? say("refusal-other", { a: text });
}
