/** Scripts that came with a link or a file: they are shown first, and run only if the reader says so. */

import { byId, h, replace } from "./dom";
import { OWN_GAME } from "./editor/bench";
import type { Kind } from "./editor/fault";
import type { Result } from "./shown";
import type { Search } from "./asks";
import type { Link, Opened } from "./link";
import type { State } from "./state";
import type { GameInfo, Place } from "./types";
import { say } from "./words";

/** A script, and what it is for. */
export interface CarriedScript {
  kind: Kind;
  text: string;
}

/** What brought it. */
export type Carrier = "link" | "file";

/** What came from elsewhere. */
export interface Parcel {
  state: State;
  opened?: Opened | null;
  result?: Result | null;
}

/** The scripts of a parcel, each once. Those that the studio itself offers are no stranger's. */
export function scriptsIn({ state, opened, result }: Parcel, games: readonly GameInfo[]): CarriedScript[] {
  const places = [state.place, opened?.place, result?.place];
  const searches = [state.search, state.kept, opened?.settings, opened?.rival, result?.settings];
  const found: [Kind, unknown][] = [
    ...places.map((place): [Kind, unknown] => ["game", place && gameScript(place, games)]),
    ...searches.map((search): [Kind, unknown] => ["value", search?.eval?.script]),
    ["agent", state.agent],
  ];
  const scripts = found.flatMap(([kind, text]) => (typeof text === "string" && text !== "" ? [{ kind, text }] : []));
  return scripts.filter((script, index) => scripts.findIndex(({ text }) => text === script.text) === index);
}

/** The text of a game written by hand; null for games of the studio and the examples it offers. */
function gameScript(place: Place, games: readonly GameInfo[]): string | null {
  const { text } = place.options;
  if (place.game !== OWN_GAME || typeof text !== "string") return null;
  const options = games.find(({ name }) => name === OWN_GAME)?.options ?? [];
  const isOffered = options.some((option) => option.kind === "text" && option.samples.some((sample) => sample.text === text));
  return isOffered ? null : text;
}

/** The parcel without its scripts; null where the game itself is one. */
export function withoutScripts(parcel: Parcel, games: readonly GameInfo[]): Parcel | null {
  const { state, opened, result } = parcel;
  if (gameScript(state.place, games) !== null) return null;
  const [first, second] = state.players.map((player) => (player === "agent" ? "human" : player));
  const plain: State = {
    ...state,
    search: usualEval(state.search),
    kept: state.kept && usualEval(state.kept),
    agent: null,
    players: [first ?? "human", second ?? "human"],
  };
  const isOurs = ({ place }: { place: Place }): boolean => gameScript(place, games) === null;
  return {
    state: plain,
    opened: opened && isOurs(opened) ? { ...opened, settings: usualEval(opened.settings), rival: opened.rival && usualEval(opened.rival) } : null,
    result: result && isOurs(result) ? { ...result, settings: usualEval(result.settings) } : null,
  };
}

/** A search by the usual value function where a script was named. */
function usualEval({ eval: chosen, ...search }: Search): Search {
  return chosen && chosen.script === undefined ? { ...search, eval: chosen } : search;
}

/** What may be opened of a parcel: all of it, what is left without its scripts, or nothing. */
export async function admit(carrier: Carrier, parcel: Parcel, games: readonly GameInfo[]): Promise<Parcel | null> {
  const rest = withoutScripts(parcel, games);
  return (await mayRun(carrier, scriptsIn(parcel, games), rest !== null)) ? parcel : rest;
}

/** The same for a link. */
export async function admitLink({ state, opened }: Link, games: readonly GameInfo[]): Promise<Link | null> {
  const admitted = await admit("link", { state, opened }, games);
  return admitted && { state: admitted.state, opened: admitted.opened ?? null };
}

/** Ends the question that is on the screen. */
let answer: ((isAllowed: boolean) => void) | null = null;

/** Shows scripts and asks whether they may run, or what is left without them is opened; where there are none, the page does not ask. */
export async function mayRun(carrier: Carrier, scripts: readonly CarriedScript[], hasRest: boolean): Promise<boolean> {
  answer?.(false);
  if (scripts.length === 0) return true;
  const box = byId("carried-box") as HTMLDialogElement;
  return new Promise((resolve) => {
    answer = (isAllowed) => {
      answer = null;
      box.close();
      resolve(isAllowed);
    };
    replace(box, ...question(carrier, scripts, hasRest));
    box.oncancel = () => answer?.(false);
    box.showModal();
  });
}

function question(carrier: Carrier, scripts: readonly CarriedScript[], hasRest: boolean): HTMLElement[] {
  const script = ({ kind, text }: CarriedScript): HTMLElement =>
    h("label", { class: "carried-script" }, say(`editor-kind-${kind}`), h("textarea", { readonly: true, rows: 10, spellcheck: "false", dir: "ltr" }, visible(text)));
  return [
    h("h2", { id: "carried-title" }, say(carrier === "link" ? "carried-by-link" : "carried-by-file")),
    h("p", { id: "carried-about" }, say("carried-about")),
    ...scripts.map(script),
    h(
      "div",
      { class: "line wrap" },
      h("button", { id: "carried-without", autofocus: true, onclick: () => answer?.(false) }, say(hasRest ? "carried-without" : "carried-not")),
      h("button", { id: "carried-run", onclick: () => answer?.(true) }, say("carried-run")),
    ),
  ];
}

/** A script as it is: characters that change the order of others or are not seen are written as numbers. */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => (character === "\n" || character === "\t" ? character : `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`));
}
