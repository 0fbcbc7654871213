/** A teacher's list of lessons by link: `#course=minimax+growth&seed=7`. Whatever stands there may come from anywhere. */

const START = "#course";
/** Names of lessons are shorter, and no list is longer. */
const NAME = /^[a-z0-9-]{1,40}$/;
const MOST_LESSONS = 100;
/** Seeds are whole numbers below this. */
export const SEEDS = 2 ** 32;

export interface CourseLink {
  /** The lessons, in the teacher's order; empty for all. */
  lessons: string[];
  /** What exercises are drawn from; a pupil's own where the teacher gives none. */
  seed: number | null;
}

/** What a link says; null if it is none to a course. */
export function courseFrom(hash: string): CourseLink | null {
  if (hash !== START && !hash.startsWith(`${START}=`)) return null;
  const said = new URLSearchParams(hash.slice(1));
  const lessons = (said.get("course") ?? "").split(/[ +]/).filter((name) => NAME.test(name));
  return { lessons: [...new Set(lessons)].slice(0, MOST_LESSONS), seed: seedFrom(said.get("seed")) };
}

/** A seed as it was typed; null where it is none. */
export function seedFrom(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const seed = Number(text);
  return seed < SEEDS ? seed : null;
}

/** The part of a link behind the address of the page. */
export function courseHash({ lessons, seed }: CourseLink): string {
  return `${START}=${lessons.join("+")}${seed === null ? "" : `&seed=${seed}`}`;
}
