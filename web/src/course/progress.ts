/** How far a pupil is: name, seed, answers and what is open, kept in the browser. */

import { isRecord, texts } from "../plain";
import type { LessonMark } from "../types";
import { SEEDS } from "./link";

const KEPT_AS = "plywood-course-1";
/** Longer ones are no names and no answers. */
const LONGEST = 200;

/** Answers by the names of the questions. */
export type Answers = Readonly<Record<string, string>>;

export interface Progress {
  name: string;
  seed: number;
  /** The lessons of a teacher's link; empty for all. */
  chosen: readonly string[];
  /** What was answered in each lesson. */
  answers: Readonly<Record<string, Answers>>;
  /** What each lesson came to. */
  marks: Readonly<Record<string, LessonMark>>;
  /** The lesson that is open, an empty text for the list; null where the course is closed. */
  open: string | null;
}

/** A pupil who has not begun. */
export function begun(random: () => number = Math.random): Progress {
  return { name: "", seed: Math.floor(random() * SEEDS), chosen: [], answers: {}, marks: {}, open: null };
}

/** What was kept; a new beginning where that is nothing or damaged. */
export function readProgress(store: Pick<Storage, "getItem">): Progress {
  try {
    const data: unknown = JSON.parse(store.getItem(KEPT_AS) ?? "");
    return isRecord(data) ? progressFrom(data) : begun();
  } catch {
    return begun();
  }
}

function progressFrom(data: Record<string, unknown>): Progress {
  const fresh = begun();
  const { seed, name, open } = data;
  return {
    name: short(name) ?? "",
    seed: typeof seed === "number" && Number.isInteger(seed) && seed >= 0 && seed < SEEDS ? seed : fresh.seed,
    chosen: texts(data.chosen),
    answers: entries(data.answers, (said) => (isRecord(said) ? entries(said, short) : null)),
    marks: entries(data.marks, markFrom),
    open: short(open),
  };
}

function short(data: unknown): string | null {
  return typeof data === "string" && data.length <= LONGEST ? data : null;
}

function markFrom(data: unknown): LessonMark | null {
  return isRecord(data) && typeof data.right === "number" && typeof data.of === "number" ? { right: data.right, of: data.of } : null;
}

/** The entries of a record that can be read. */
function entries<T>(data: unknown, read: (item: unknown) => T | null): Record<string, T> {
  const all = isRecord(data) ? Object.entries(data) : [];
  return Object.fromEntries(all.flatMap(([key, item]): [string, T][] => {
    const known = read(item);
    return known === null ? [] : [[key, known]];
  }));
}

/** Keeps it; a browser that keeps nothing still has it while it is open. */
export function keepProgress(store: Pick<Storage, "setItem">, progress: Progress): void {
  try {
    store.setItem(KEPT_AS, JSON.stringify(progress));
  } catch {
    // the course goes on without being kept
  }
}

/** The same with an answer. */
export function answered(progress: Progress, lesson: string, said: Answers): Progress {
  return { ...progress, answers: { ...progress.answers, [lesson]: { ...progress.answers[lesson], ...said } } };
}
