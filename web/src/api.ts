/** Asking the studio: questions with clear errors, and conversations about work that takes long. */

import type { MoveTree } from "./lines";
import type {
  Catalogue,
  Collected,
  EvalAsk,
  Ending,
  EvalView,
  Exercise,
  ExerciseAsk,
  ExportAsk,
  GameRecord,
  HandedIn,
  LessonView,
  ListedLesson,
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
import { transport } from "./transport";
import type { Conversation, Question } from "./transport/transport";
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
    super(transport().silence());
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

async function ask(path: string, question: Question): Promise<Response> {
  let response: Response;
  try {
    response = await transport().ask(path, question);
  } catch (error) {
    if (question.signal?.aborted) throw error;
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
  const question = { body: JSON.stringify(spoken(body)) };
  return ask(path, signal ? { ...question, signal } : question);
}

/** The last word of work that has no answer. */
interface Failed {
  type: "error";
  error: string;
}

/** Work with progress: what it tells, in the reader's words, until its last word. */
export class Talk<T> {
  private readonly conversation: Conversation;

  constructor(topic: string, first: object, tell: (told: T | Failed) => void) {
    this.conversation = transport().converse(topic, JSON.stringify(first), {
      heard: (text) => {
        const told = JSON.parse(text) as { type: string; error?: string };
        tell(told.type === "error" ? { type: "error", error: refusal(told.error ?? "") } : (told as T));
      },
      lost: () => void lostConnection().then(({ message }) => tell({ type: "error", error: message })),
    });
  }

  /** Asks for the answer now. */
  stop(): void {
    this.conversation.stop();
  }

  /** Loses interest. */
  close(): void {
    this.conversation.close();
  }
}

/** What is asked, with the language to answer in where a place is asked about. */
export function spoken<T extends object>(body: T): T {
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

/** Whether the studio answers: the smallest of all questions, about a search that does not run. */
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

/** Whether an exercise is drawn for paper, and tells the answers. */
export interface ExerciseWish {
  drawings?: boolean;
  reveal?: boolean;
}

export function exercise(asked: ExerciseAsk, answers: Record<string, string>, wish: ExerciseWish): Promise<Exercise> {
  return json(post("exercise", { ...asked, answers, ...wish }));
}

/** An exercise as a file for a course's software: "xml" for Moodle, "zip" for QTI 2.1. */
export async function quiz(asked: ExerciseAsk, form: string): Promise<Blob> {
  return (await post("quiz", { exercise: spoken(asked), form })).blob();
}

/** The lessons of the course. */
export async function lessons(): Promise<ListedLesson[]> {
  return (await json<{ lessons: ListedLesson[] }>(post("lessons", { language: language() }))).lessons;
}

/** A lesson with its answers checked. */
export function lesson(name: string, seed: number, answers: Readonly<Record<string, string>>): Promise<LessonView> {
  return json(post("lesson", { language: language(), name, seed, answers }));
}

/** A pupil's answers as a file to hand in. */
export function handIn(name: string, seed: number, answers: Readonly<Record<string, Readonly<Record<string, string>>>>): Promise<HandedIn> {
  return json(post("handin", { name, seed, lessons: answers }));
}

/** The files of a class in one table. */
export function collect(files: [string, string][]): Promise<Collected> {
  return json(post("collect", { language: language(), files }));
}

/** Has the studio keep a tree from a file, so that pictures can be made of it; the name by which it is found. */
export async function openTree(text: string): Promise<string> {
  return (await json<{ kept: string }>(post("open", JSON.parse(text) as object))).kept;
}

export async function picture(asked: ExportAsk): Promise<Blob> {
  return (await post("export", asked)).blob();
}

/** A unique name for the memory of this page's thoughts. */
const TAB = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** One conversation about one search; closing it stops the search. What thoughts learn serves the next of the same thinker. */
export class Thinker extends Talk<Told> {
  constructor(who: string, place: Place, think: Ask, tell: (told: Told) => void) {
    super("think", spoken({ type: "think", place, think, memory: `${TAB}-${who}` }) satisfies Said, tell);
  }
}
