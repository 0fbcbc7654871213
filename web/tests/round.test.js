// What a run of browser tests says at its end: once failed, a test has one more try, and not more than two may need it.

import { describe, expect, it } from "vitest";
import { runRound, toldOf } from "../browser/round.js";

/** Tests that fail so often before they pass, by their names, in lanes that count how often they were made new. */
function made(failures, lanes = 2) {
  const left = new Map(Object.entries(failures));
  const told = { renewed: 0, tried: [] };
  const lane = {
    renew: () => {
      told.renewed += 1;
      return Promise.resolve();
    },
    tries: ([name]) => {
      told.tried.push(name);
      const count = left.get(name);
      left.set(name, count - 1);
      return Promise.resolve(count <= 0);
    },
  };
  return { told, tests: Object.keys(failures).map((name) => [name]), lanes: Array.from({ length: lanes }, () => lane) };
}

async function run(failures, hasSecondTry = true) {
  const { told, tests, lanes } = made(failures);
  const found = await runRound(tests, lanes, { hasSecondTry });
  return { ...found, ...told, lines: toldOf(found) };
}

describe("a round of browser tests", () => {
  it("says nothing of a second try where all pass", async () => {
    expect(await run({ a: 0, b: 0, c: 0 })).toMatchObject({ failed: [], unsteady: [], renewed: 0, lines: ["3 of 3 browser tests passed"] });
  });

  it("names a test that passes at the second try, which had a fresh browser and studio", async () => {
    const { failed, renewed, lines } = await run({ a: 0, b: 1 });
    expect(failed).toEqual([]);
    expect(renewed).toBe(1);
    expect(lines).toEqual(["unsteady: b (passed at the second try)", "2 of 2 browser tests passed"]);
  });

  it("fails where a test fails twice, and tries it no third time", async () => {
    const { failed, unsteady, tried } = await run({ a: 1, b: 9 });
    expect([failed, unsteady]).toEqual([["b"], ["a"]]);
    expect(tried.filter((name) => name === "b")).toHaveLength(2);
  });

  it("fails where more than two would need a second try", async () => {
    const { failed, unsteady, tried } = await run({ a: 1, b: 1, c: 1 });
    expect([failed, unsteady]).toEqual([["a", "b", "c"], []]);
    expect(tried).toHaveLength(3);
  });

  it("has no second try where rounds are counted", async () => {
    const { failed, unsteady, lines } = await run({ a: 0, b: 1 }, false);
    expect([failed, unsteady]).toEqual([["b"], []]);
    expect(lines).toEqual(["failed: b", "1 of 2 browser tests passed"]);
  });
});
