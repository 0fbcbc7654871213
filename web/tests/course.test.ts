/** The course: links and progress that may come from anywhere. */

import { expect, test } from "vitest";
import { courseFrom, courseHash, seedFrom } from "../src/course/link";
import { answered, begun, keepProgress, readProgress } from "../src/course/progress";

test("a teacher's link says lessons and a seed", () => {
  const said = { lessons: ["minimax", "alpha-beta"], seed: 7 };
  expect(courseHash(said)).toBe("#course=minimax+alpha-beta&seed=7");
  expect(courseFrom(courseHash(said))).toEqual(said);
  expect(courseFrom("#course=")).toEqual({ lessons: [], seed: null });
  expect(courseFrom("#course")).toEqual({ lessons: [], seed: null });
});

test("what is no link to a course is none, and nonsense in one is left out", () => {
  for (const hash of ["", "#", "#eyJ2IjoxfQ", "#courses=minimax"]) expect(courseFrom(hash)).toBeNull();
  expect(courseFrom("#course=minimax+<b>+minimax+UPPER&seed=-1")).toEqual({ lessons: ["minimax"], seed: null });
  expect(seedFrom("4294967295")).toBe(4_294_967_295);
  for (const text of ["4294967296", "1e3", "", "x", null]) expect(seedFrom(text)).toBeNull();
});

function store(text: string | null): { text: string | null } & Pick<Storage, "getItem" | "setItem"> {
  return {
    text,
    getItem() { return this.text; },
    setItem(_, value) { this.text = value; },
  };
}

test("progress is kept and read back", () => {
  const kept = store(null);
  const progress = answered({ ...begun(() => 0.5), name: "Jana", open: "minimax" }, "minimax", { "predict.worth": "3" });
  keepProgress(kept, progress);
  expect(readProgress(kept)).toEqual(progress);
  expect(progress.seed).toBe(2 ** 31);
});

test("damaged progress is a new beginning, part by part", () => {
  expect(readProgress(store("no json")).answers).toEqual({});
  const read = readProgress(store('{"seed":1.5,"name":7,"answers":{"a":{"k":"v","x":3},"b":5},"marks":{"a":{"right":1,"of":"2"}},"open":3,"chosen":[1,"a"]}'));
  expect(read).toMatchObject({ name: "", answers: { a: { k: "v" } }, marks: {}, open: null, chosen: ["a"] });
  expect(Number.isInteger(read.seed)).toBe(true);
});
