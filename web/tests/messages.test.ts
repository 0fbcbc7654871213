/** The words of the page: both languages say the same things, and everything that is said is there. */

import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import PAGE from "../index.html?raw";
import * as format from "../src/format";
import { faultIn } from "../src/editor/fault";
import { refusal } from "../src/refusals";
import { say, speak } from "../src/words";
import { LANGUAGES, type Language, pick } from "../src/words/language";

const WORDS = import.meta.glob<string>(["../src/words/*/*.ftl", "../../crates/language/messages/*/tree.ftl"], { query: "?raw", import: "default", eager: true });
const SCRIPTS = import.meta.glob<string>(["../src/**/*.ts", "!../src/wire.ts", "!../src/words/*.ts"], { query: "?raw", import: "default", eager: true });

/** The files of a language: name and text. */
function filesOf(language: Language): [string, string][] {
  const folder = `/${language}/`;
  return Object.entries(WORDS).flatMap(([path, text]): [string, string][] => (path.includes(folder) ? [[path.split(folder).at(-1) ?? "", text]] : []));
}

/** Every pattern of a language by its name, attributes as `name.attribute`, with the text in the file. */
function patterns(language: Language): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [, text] of filesOf(language)) {
    const resource = new FluentResource(text);
    for (const { id, value, attributes } of resource.body as { id: string; value: unknown; attributes: Record<string, unknown> }[]) {
      if (found.has(id)) throw new Error(`${language}: ${id} is there twice`);
      found.set(id, value);
      for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, pattern);
    }
  }
  return found;
}

/** The variables anywhere in a pattern. */
function variables(pattern: unknown): Set<string> {
  if (Array.isArray(pattern)) return new Set(pattern.flatMap((part) => [...variables(part)]));
  if (typeof pattern !== "object" || pattern === null) return new Set();
  const part = pattern as Record<string, unknown>;
  if (part.type === "var") return new Set([String(part.name)]);
  return new Set(Object.values(part).flatMap((inner) => [...variables(inner)]));
}

/** Messages in a file: those that begin a line. A message that Fluent cannot read is left out silently. */
function written(language: Language): string[] {
  return filesOf(language).flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, name]) => name ?? ""));
}

const scripts = Object.values(SCRIPTS).join("\n");

const named = [...PAGE.matchAll(/data-say="([^"]+)"/g)].map(([, name]) => name ?? "");
const called = [...scripts.matchAll(/\b(?:say|marks|marked|label)\(([^{;]*)/g)].flatMap(([, inner = ""]) => {
  const first = inner.replace(/^byId\("[^"]*"\), /, "").replaceAll(/=== "[^"]*"/g, "").split(/[,)]/)[0] ?? "";
  return [...first.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, name]) => name ?? "");
});
const literals = new Set([...scripts.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, name]) => name ?? ""));
const prefixes = [...scripts.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map(([, start]) => start ?? "");
const compounds = [...scripts.matchAll(/"(keys-[a-z]+)"/g)].map(([, start]) => `${start ?? ""}-`);

afterEach(() => speak("en"));

test("both languages have the same messages with the same variables", () => {
  const [english, czech] = LANGUAGES.map(patterns);
  expect(filesOf("cs").map(([file]) => file)).toEqual(filesOf("en").map(([file]) => file));
  expect([...(czech?.keys() ?? [])].sort()).toEqual([...(english?.keys() ?? [])].sort());
  for (const [name, pattern] of english ?? []) {
    expect([...variables(czech?.get(name))].sort(), name).toEqual([...variables(pattern)].sort());
    expect(czech?.get(name) === null, name).toBe(pattern === null);
  }
});

test("every message can be read", () => {
  for (const language of LANGUAGES) {
    const read = [...patterns(language).keys()].filter((name) => !name.includes("."));
    expect(read.sort()).toEqual(written(language).sort());
  }
});

test("Czech has its plurals wherever English has two", () => {
  const czechPatterns = patterns("cs");
  for (const [name, pattern] of patterns("en")) {
    if (!JSON.stringify(pattern).includes('"one"')) continue;
    const czech = JSON.stringify(czechPatterns.get(name));
    for (const plural of ['"one"', '"few"', '"other"']) expect(czech.includes(plural), `${name} has ${plural}`).toBe(true);
  }
});

test("every message that is used exists, and every message is used", () => {
  const known = new Set([...patterns("en").keys()].filter((name) => !name.includes(".")));
  expect([...named, ...called].filter((name) => !known.has(name))).toEqual([]);
  const isUsed = (name: string): boolean => named.includes(name) || literals.has(name) || [...prefixes, ...compounds].some((start) => name.startsWith(start));
  expect([...known].filter((name) => !isUsed(name))).toEqual([]);
});

test("a language is chosen by hand, else by the browser, else it is English", () => {
  expect(pick("cs", ["en-GB"])).toBe("cs");
  expect(pick(null, ["sk", "cs-CZ", "en"])).toBe("cs");
  expect(pick("nonsense", ["de"])).toBe("en");
  expect(pick(null, [])).toBe("en");
});

test("Czech counts by its plurals and writes a decimal comma", () => {
  speak("cs");
  expect([1, 2, 5, 12_345].map((count) => say("nodes", { count }))).toEqual(["1 uzel", "2 uzly", "5 uzlů", "12\u00a0345 uzlů"]);
  expect(format.value(-0.25)).toBe("−0,25");
  expect(format.window(null, 1.5)).toBe("[−∞; 1,5]");
  expect(format.count(12_345)).toBe("12\u00a0345");
  expect(format.short(-4_560_000)).toBe("−4,56 M");
  expect(format.time(1234)).toBe("1,23 s");
  expect(format.percent(39, 1000)).toBe("3,9 %");
  expect(format.probability(1 / 3)).toBe("0,333");
  expect(format.value(999_997)).toBe("výhra za 3");
});

test("all refusals of the studio are put into Czech", () => {
  const told = (text: string): string => refusal(text);
  expect(told("depth 1001 is too much: expected at most 1000")).toBe("depth 1001 is too much: expected at most 1000");
  speak("cs");
  expect(told("depth 1001 is too much: expected at most 1000")).toBe("depth 1001 je příliš mnoho: nejvýše 1000");
  expect(told("move 3: bad move 'Qh9': expected a legal move")).toBe("3. tah „Qh9“ tu nejde hrát (očekává se: přípustný tah)");
  expect(told("128 searches are waiting already: try again later")).toBe("ptá se příliš mnoho lidí najednou: zkuste to později");
  expect(told("318026 nodes are too many for an exercise: expected at most 1000")).toBe("318026 uzlů je na cvičení příliš mnoho");
  expect(told("something new")).toBe("studio odmítá: something new");
});

test("errors of a script are put into Czech, with their place", () => {
  const stopped = "mine.js line 3, column 12: term 'b': stopped after 500 ms of processor time, the limit of one call (at W:WK10,K14:BK1)";
  expect(refusal(stopped)).toBe(stopped);
  speak("cs");
  const told = refusal(stopped);
  expect(told).toBe("mine.js řádek 3, sloupec 12: člen „b“: zastaveno po 500 ms procesorového času, což je mez jednoho volání (v pozici W:WK10,K14:BK1)");
  expect(faultIn(told)).toMatchObject({ line: 3, column: 12 });
  expect(refusal("mine.js: settled: gave NaN: expected a finite number")).toBe("mine.js: funkce settled: výsledek je NaN: očekává se konečné číslo");
  expect(refusal("mine.js line 1, column 9: unexpected token in expression: ';'")).toBe("mine.js řádek 1, sloupec 9: unexpected token in expression: ';'");
  expect(refusal("mine.js: stopped at 32 MiB of memory, the limit")).toBe("mine.js: zastaveno na 32 MiB paměti, což je mez");
});
