/**
 * The door of a page that has no server: workers with a desk each. One answers quick questions, so that a move never waits for a
 * search; others search, know what is true, print, think and try things out. Where page and worker share memory, work stops
 * as in the studio; elsewhere its worker is ended, and the last of what it told is its answer.
 */

import { say } from "../words";
import { keepOffline } from "./offline";
import { Endings } from "./endings";
import type { Report } from "./errand";
import { Hand, type Job } from "./hand";
import { isLast, type Conversation, type Listener, type Question, type Transport } from "./transport";

/** All but pictures on paper. */
const DESK = "plywood.pack";
/** All of it. */
const PRINTER = "printer.pack";

const MOMENT_MS = 20_000;
const SEARCH_MS = 65_000;
const THINK_MS = 605_000;
const LAB_MS = 1_805_000;

/** How long workers without work are kept. */
const IDLE_MS = 60_000;
/** The next move of a game may come late. */
const THOUGHTS_MS = 600_000;
/** Thinkers whose thoughts are kept. */
const MOST_THINKERS = 4;
/** Work that has told nothing yet is given so long to tell something before it is stopped. */
const FIRST_WORD_MS = 1500;

/** Questions that take as long as a search, by the hands that answer them. */
const SEARCHES = new Set(["search", "exercise", "quiz"]);
const TRUTHS = new Set(["solve", "truths", "ending"]);

/** As the desk says it. */
const STOPPED = "stopped";

const REFUSED = 422;
const FAILED = 500;

const clerk = new Hand(DESK, THOUGHTS_MS);
const searchers = [new Hand(DESK, IDLE_MS), new Hand(DESK, IDLE_MS)];
const scholar = new Hand(DESK, IDLE_MS);
const printer = new Hand(PRINTER, IDLE_MS);
/** By the names of their memories, the last one asked at the end. */
const thinkers = new Map<string, Hand>();
const endings = new Endings();

/** The searches that run under a name. */
const named = new Map<string, { hand: Hand; job: Job; nodes: number; end: () => void }>();

function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });
}

function refused(error: string, status = REFUSED): Response {
  return json({ error }, status);
}

function handFor(path: string): Hand {
  if (path === "export") return printer;
  if (TRUTHS.has(path)) return scholar;
  if (!SEARCHES.has(path)) return clerk;
  const [first, second] = searchers as [Hand, Hand];
  return first.load > second.load ? second : first;
}

function patienceOf(path: string): number {
  return handFor(path) === clerk ? MOMENT_MS : SEARCH_MS;
}

function ask(address: string, { body = "", signal }: Question): Promise<Response> {
  const [path = "", query = ""] = address.split("?");
  if (path === "running") return Promise.resolve(running(body));
  const known = path === "ending" ? endings.progress(body) : null;
  if (known) return Promise.resolve(json(known));
  const hand = handFor(path);
  return new Promise((resolve, reject) => {
    let isOver = false;
    const job: Job = {
      errand: { type: "ask", path: `/${path}`, body: body || query },
      patience: patienceOf(path),
      heard: (report) => {
        if (path === "ending") endings.heard(body, report);
        if (report.type === "nodes") update(report.nodes);
        else if (report.type === "answer") finish(() => resolve(answerOf(report)));
        else if (report.type === "trap") finish(() => resolve(trapped(report)));
      },
    };
    const name = path === "search" ? (JSON.parse(body) as { name?: string }).name : undefined;
    const leave = (): void => {
      hand.drop(job);
      finish(() => reject(signal?.reason as Error));
    };
    const update = (nodes: number): void => {
      const entry = name === undefined ? undefined : named.get(name);
      if (entry) entry.nodes = nodes;
    };
    const finish = (end: () => void): void => {
      if (isOver) return;
      isOver = true;
      signal?.removeEventListener("abort", leave);
      if (name !== undefined) named.delete(name);
      end();
    };
    const end = (): void => {
      hand.drop(job);
      finish(() => resolve(refused(STOPPED)));
    };
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    signal?.addEventListener("abort", leave);
    if (name !== undefined) named.set(name, { hand, job, nodes: 0, end });
    hand.give(job);
  });
}

function answerOf({ head, body }: Extract<Report, { type: "answer" }>): Response {
  const headers: Record<string, string> = { "content-type": head.kind };
  if (head.file !== null) headers["content-disposition"] = `attachment; filename="${head.file}"`;
  return new Response(body, { status: head.status, headers });
}

function trapped({ why }: Extract<Report, { type: "trap" }>): Response {
  return refused(say("worker-failed", { why }), FAILED);
}

/** How far a search is that runs under a name, and its end. */
function running(body: string): Response {
  const { name, stop } = JSON.parse(body) as { name: string; stop?: boolean };
  const found = named.get(name);
  if (found && stop && !found.hand.stop(found.job)) found.end();
  return json({ nodes: found?.nodes ?? null });
}

/** Work with progress on a hand of its own, or on that of the same thinker. */
function converse(topic: string, first: string, listener: Listener): Conversation {
  const hand = topic === "think" ? thinkerOf((JSON.parse(first) as { memory?: string }).memory ?? "") : new Hand(DESK, 0);
  let isOver = false;
  let last: string | null = null;
  let isStopping = false;
  const tell = (text: string): void => {
    if (isOver) return;
    isOver = isLast(text);
    listener.heard(text);
  };
  const job: Job = {
    errand: { type: "converse", topic: `/${topic}`, first },
    patience: topic === "think" ? THINK_MS : LAB_MS,
    heard: (report) => {
      if (report.type === "news") {
        if (isResult(report.text)) last = report.text;
        tell(report.text);
        if (isStopping && last !== null) end();
      } else if (report.type === "last") tell(report.text);
      else if (report.type === "trap") tell(JSON.stringify({ type: "error", error: say("worker-failed", { why: report.why }) }));
    },
  };
  /** Ends the worker: the last of what it told is the answer. */
  const end = (): void => {
    if (isOver) return;
    hand.drop(job);
    tell(last === null ? JSON.stringify({ type: "error", error: STOPPED }) : asAnswer(last));
  };
  const stop = (): void => {
    if (hand.stop(job)) return;
    isStopping = true;
    if (last === null) setTimeout(end, FIRST_WORD_MS);
    else end();
  };
  const close = (): void => {
    if (isOver) return;
    isOver = true;
    hand.drop(job);
  };
  hand.give(job);
  return { stop, close };
}

/** Whether a message has something to show. */
function isResult(text: string): boolean {
  const { type } = JSON.parse(text) as { type: string };
  return type === "progress" ? text.includes('"view"') : type === "found";
}

/** A message on the way, as the last word. */
function asAnswer(text: string): string {
  const { type, ...told } = JSON.parse(text) as { type: string };
  return JSON.stringify(type === "found" ? { ...told, type: "done", games: [], stopped: true } : { ...told, type: "done" });
}

function thinkerOf(memory: string): Hand {
  const known = thinkers.get(memory) ?? new Hand(DESK, THOUGHTS_MS);
  thinkers.delete(memory);
  thinkers.set(memory, known);
  for (const [name, hand] of thinkers) {
    if (thinkers.size <= MOST_THINKERS) break;
    if (hand.load > 0) continue;
    hand.end();
    thinkers.delete(name);
  }
  return known;
}

/** The workers' door; each is started when it is first needed. */
export function openDoor(): Promise<Transport> {
  void keepOffline();
  return Promise.resolve({ ask, converse, silence: () => say("site-silent") });
}
