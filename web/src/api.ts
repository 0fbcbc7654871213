/** Asking the studio: requests with clear errors, and the socket on which it thinks. */

import type { MoveTree } from "./lines";
import type {
  Catalogue,
  EvalAsk,
  Ending,
  EvalView,
  Exercise,
  ExportAsk,
  GameRecord,
  Layout,
  Place,
  PositionAnswer,
  Said,
  Ask,
  SearchView,
  SolveView,
  Term,
  Told,
  TreeAsk,
  TruthQuestion,
  Truths,
  Vocabulary,
} from "./types";
import { refusal } from "./refusals";
import { openSocket, tokenHeader } from "./token";
import { language, say } from "./words";

/** The studio's refusal, in the reader's words. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** The studio does not answer at all. */
export class Unreachable extends Error {
  constructor() {
    super(say("studio-silent"));
  }
}

/** A conversation ended before its last word: the studio is away, was started anew, or let go of us. */
export async function lostConnection(): Promise<Error> {
  try {
    await alive();
    return new Error(say("connection-lost"));
  } catch (error) {
    return isStranger(error) ? new Error(say("studio-anew")) : new Unreachable();
  }
}

/** Whether the studio runs and does not know us: it was started anew, with another token. */
export function isStranger(error: unknown): boolean {
  return error instanceof Refused && error.status === UNAUTHORIZED;
}

const UNAUTHORIZED = 401;

/** What is asked with; headers are plain. */
type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

async function ask(path: string, init: Init): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`api/${path}`, { ...init, headers: { ...init.headers, ...tokenHeader() } });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Unreachable();
  }
  if (!response.ok) throw new Refused(refusal(await reason(response)), response.status);
  return response;
}

async function reason(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { error?: string };
    return body.error ?? response.statusText;
  } catch {
    return `${response.status} ${response.statusText}`;
  }
}

function post(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  const init: Init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(spoken(body)),
  };
  if (signal) init.signal = signal;
  return ask(path, init);
}

/** What is asked, with the language to answer in where a place is asked about. */
function spoken<T extends object>(body: T): T {
  return "place" in body ? { ...body, place: { ...(body.place as object), language: language() } } : body;
}

async function json<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

export function games(): Promise<Catalogue> {
  return json(ask(`games?language=${language()}`, {}));
}

export function position(place: Place, signal?: AbortSignal): Promise<PositionAnswer> {
  return json(post("position", { place }, signal));
}

export function evaluate(place: Place, evaluation: EvalAsk, signal?: AbortSignal): Promise<EvalView> {
  return json(post("eval", { place, eval: evaluation }, signal));
}

/** Reads a game: PGN, PDN, or bare moves from the position of the place. */
export function record(place: Place, text: string): Promise<GameRecord> {
  return json(post("record", { place: { ...place, moves: [] }, text }));
}

/** A game with its variations as text. */
export async function write(place: Place, tree: MoveTree, tags: [string, string][]): Promise<string> {
  const answer = await json<{ text: string }>(post("write", { place: { ...place, moves: [] }, tree, tags }));
  return answer.text;
}

/** What scripts can ask of a position, and scripts to start from. */
export function vocabulary(place: Place): Promise<Vocabulary> {
  return json(post("vocabulary", { place }));
}

/** The terms of a value function. */
export async function terms(place: Place, evaluation: EvalAsk, signal?: AbortSignal): Promise<Term[]> {
  return (await json<{ terms: Term[] }>(post("terms", { place, eval: evaluation }, signal))).terms;
}

/** A search; one with a name can be stopped and keeps what it has found. */
export function search(place: Place, how: Ask, tree: TreeAsk | null, signal?: AbortSignal, name?: string): Promise<SearchView> {
  return json(post("search", { place, search: how, ...(tree ? { tree } : {}), ...(name === undefined ? {} : { name }) }, signal));
}

/** How many nodes a search has visited that runs under a name, and its end. */
export async function running(name: string, stop: boolean): Promise<number | null> {
  return (await json<{ nodes: number | null }>(post("running", { name, stop }))).nodes;
}

/** Whether the studio answers: the smallest of all questions, about a search that nobody runs. */
export async function alive(): Promise<void> {
  await running("alive", false);
}

export function solve(place: Place, signal?: AbortSignal): Promise<SolveView> {
  return json(post("solve", { place, all_moves: true }, signal));
}

/** Has the ending of a position solved in the background, and asks how far that is. */
export function ending(place: Place, signal?: AbortSignal): Promise<Ending> {
  return json(post("ending", { place }, signal));
}

/** The exact values of the nodes of a tree. */
export function truths(place: Place, tree: TruthQuestion["tree"], signal?: AbortSignal): Promise<Truths> {
  return json(post("truths", { place, tree }, signal));
}

/** What an exercise asks: along which lines, the leaves too, and whether it is drawn for paper or tells the answers. */
export interface ExerciseWish {
  along?: string[];
  leaves?: boolean;
  drawings?: boolean;
  reveal?: boolean;
}

export function exercise(place: Place, how: Ask, answers: Record<string, string>, wish: ExerciseWish): Promise<Exercise> {
  return json(post("exercise", { place, search: how, answers, ...wish }));
}

/** Places for the nodes of a tree, with room for some of them first. */
export function layout(parent: ArrayLike<number>, width: ArrayLike<number>, first: readonly number[]): Promise<Layout> {
  return json(post("layout", { parent: Array.from(parent), width: Array.from(width), first }));
}

export async function picture(asked: ExportAsk): Promise<Blob> {
  return (await post("export", asked)).blob();
}

/** A name nobody else has, for what thoughts of this page have learned. */
const TAB = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** One conversation about one search; closing it stops the search. What thoughts learn serves the next of the same thinker. */
export class Thinker {
  private readonly socket: WebSocket;
  private over = false;

  constructor(who: string, place: Place, think: Ask, tell: (told: Told) => void) {
    this.socket = openSocket("api/think");
    this.socket.onopen = () => this.say(spoken({ type: "think", place, think, memory: `${TAB}-${who}` }));
    this.socket.onmessage = (event) => {
      const told = JSON.parse(event.data as string) as Told;
      if (told.type === "done" || told.type === "error") this.over = true;
      tell(told.type === "error" ? { ...told, error: refusal(told.error) } : told);
      if (this.over) this.socket.close();
    };
    this.socket.onclose = () => {
      if (this.over) return;
      this.over = true;
      void lostConnection().then(({ message }) => tell({ type: "error", error: message }));
    };
  }

  /** Asks for the answer now. */
  stop(): void {
    if (this.socket.readyState === WebSocket.OPEN) this.say({ type: "stop" });
    else this.close();
  }

  private say(said: Said): void {
    this.socket.send(JSON.stringify(said));
  }

  /** Loses interest. */
  close(): void {
    this.over = true;
    this.socket.close();
  }
}
