/** Searches as the page keeps them: as the studio takes them, with what is usual left out. */

import { LONGEST } from "./editor/drafts";
import { SCRIPT_NAME } from "./editor/fault";
import { nets } from "./nets";
import { isRecord, number, texts } from "./plain";
import type { ThinkSettings } from "./state";
import { ruleName } from "./viewer/exits";
import type { Algorithm, Ask, Catalogue, EvalAsk, Variant } from "./types";
import { isKnown, say } from "./words";

/** A search whose algorithm is said. */
export type Search = Ask & { algorithm: Algorithm };

export function usualSearch(): Search {
  return { algorithm: "alphabeta" };
}

/** A text that can be a script. */
export function isScript(data: unknown): data is string {
  return typeof data === "string" && data.length <= LONGEST;
}

/** A value function of a search: its preset or its script, and the weights that differ from its own. */
export function evalFrom(data: unknown): EvalAsk | undefined {
  if (!isRecord(data)) return undefined;
  const weights = isRecord(data.weights) ? Object.entries(data.weights).filter((entry): entry is [string, number] => typeof entry[1] === "number") : [];
  const found: EvalAsk = {
    ...(typeof data.preset === "string" ? { preset: data.preset } : {}),
    ...(weights.length > 0 ? { weights: Object.fromEntries(weights) } : {}),
    ...(isScript(data.script) ? { script: data.script } : {}),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

/** A search from data of unknown origin, or as an example or an older page names it; what is missing is as usual. */
export function searchFrom(data: Record<string, unknown> | Ask): Search {
  const { algorithm, depth, order, beam, strict } = data;
  const all = "allBest" in data ? data.allBest : (data as Ask).all_best;
  const [rules, without, evaluation] = [texts(data.rules), texts(data.without), evalFrom(data.eval)];
  return {
    algorithm: typeof algorithm === "string" ? (algorithm as Algorithm) : usualSearch().algorithm,
    ...(depth === "end" ? { depth } : typeof depth === "number" ? { depth: number(depth, 0, 1000, 4) } : {}),
    ...(order === true ? { order } : {}),
    ...(typeof beam === "number" ? { beam: number(beam, 1, 65535, 1) } : {}),
    ...(rules.length > 0 ? { rules } : {}),
    ...(strict === true ? { strict } : {}),
    ...(all === true ? { all_best: true } : {}),
    ...(evaluation ? { eval: evaluation } : {}),
    ...(without.length > 0 ? { without } : {}),
  };
}

/** A value function as it is sent: a net of this browser goes with its file, a script with its name. */
export function sentEval(chosen: EvalAsk = {}): EvalAsk {
  const kept = chosen.preset === undefined ? undefined : nets.find(chosen.preset);
  if (kept) return { net: kept.net, name: kept.name };
  const { script, preset, weights } = chosen;
  const isWeighed = weights !== undefined && Object.keys(weights).length > 0;
  return { ...(script !== undefined ? { script, name: SCRIPT_NAME } : preset !== undefined ? { preset } : {}), ...(isWeighed ? { weights } : {}) };
}

/** A search as it is sent: what its algorithm does not know is left out. */
export function sent(search: Search): Ask {
  const { algorithm, depth, order, beam, rules, strict, all_best, without } = searchFrom(search);
  const evaluation = sentEval(search.eval);
  const own = algorithm === "pvs" ? { without } : { order, beam, rules, strict, all_best };
  const given = Object.entries({ depth, ...(Object.keys(evaluation).length > 0 ? { eval: evaluation } : {}), ...own }).filter(([, value]) => value !== undefined);
  return { algorithm, ...Object.fromEntries(given) };
}

/** Whether two searches are the same one. */
export function isSameSearch(a: Search, b: Search): boolean {
  return JSON.stringify(sent(a)) === JSON.stringify(sent(b));
}

/** Whether a value function was chosen, and not the usual one. */
export function isChosen(chosen: EvalAsk | undefined): chosen is EvalAsk {
  return Object.keys(sentEval(chosen)).length > 0;
}

/** A search with what a named variant decides. */
export function withVariant(search: Search, variant: Variant): Search {
  const { algorithm, order, beam, rules } = variant;
  return { ...search, algorithm, order, beam, rules: [...rules] };
}

/** Whether the search is that of a variant. */
export function isVariant(search: Search, variant: Variant): boolean {
  return isSameSearch(withVariant(search, variant), search);
}

/** Thinking as it is sent: with the value function and the techniques of a search. */
export function thinkAsk(think: ThinkSettings, search: Search): Ask {
  const ask: Ask = { lines: think.lines, threads: think.threads };
  if (!think.endless) ask.time_ms = Math.round(think.seconds * 1000);
  if (think.depth !== null) ask.depth = think.depth;
  if (isChosen(search.eval)) ask.eval = sentEval(search.eval);
  if (search.without && search.without.length > 0) ask.without = search.without;
  return ask;
}

/** An agent as the studio takes it: it chooses in place of a search. */
export function agentAsk(text: string): Ask {
  return { agent: { name: SCRIPT_NAME, text } };
}

/** What a level means: the studio has the list. One beyond its end is its last. */
export function levelAsk(levels: Catalogue["levels"], level: number): Ask {
  const meant = levels[Math.min(level, levels.length) - 1];
  if (!meant) return {};
  return { time_ms: meant.time_ms, ...(meant.depth === null ? {} : { depth: meant.depth }) };
}

/** A search in a few words: "alpha-beta, depth 4, ordered". */
export function searchName(search: Search): string {
  const { algorithm, depth, order, beam, strict, rules, eval: evaluation, without } = searchFrom(search);
  const name = `search-${algorithm}`;
  const parts = [isKnown(name) ? say(name) : algorithm];
  if (depth !== undefined && depth !== null) parts.push(depth === "end" ? say("search-to-end") : say("search-depth", { depth }));
  if (order) parts.push(say("search-ordered"));
  if (beam) parts.push(say("search-beam", { beam }));
  if (strict) parts.push(say("search-strict"));
  if (rules) parts.push(rules.map(ruleName).join(" + "));
  if (evaluation?.script !== undefined) parts.push(say("search-script"));
  else if (evaluation?.preset !== undefined) parts.push(evaluation.preset);
  if (without) parts.push(say("search-without", { techniques: without.join(", ") }));
  return parts.join(", ");
}
