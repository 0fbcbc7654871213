// Commands of the documents as examples that run: a link into the site with the same position and the same search.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Commands whose search the page can show. */
const SEARCHES = new Set(["tree", "search", "analyse", "eval"]);
/** Games that the page knows by these names. */
const GAMES = new Set(["mnk", "draughts", "chess", "reversi", "pacman", "explicit"]);
/** Flags of a search that a link has no word for: such a command is shown and not run. */
const SILENT = new Set(["out", "show-depth", "boards", "exercise", "worksheet", "list", "stats", "max-nodes", "json"]);
/** Searches whose numbers a live example must find again: those that come to an end by themselves. */
const COUNTED = new Set(["tree", "search"]);
/** Documents whose trees are drawn beside their commands; they stand at the top of the book. */
const COURSES = new Set(["docs/learn.md", "docs/learn.cs.md"]);
/** Where a section begins. */
const SECTION = /^(?=## )/m;
/** Where the site is, seen from the book. */
const SITE = "../";

export class Live {
  #root;
  #program;
  #techniques;
  #pictures = new Map();
  /** What commands of the course find, by the command. */
  #counts = new Map();

  /** Without a program no trees are drawn. */
  constructor(root, program = null) {
    this.#root = root;
    this.#program = program;
    const table = readFileSync(join(root, "docs", "techniques.md"), "utf8");
    this.#techniques = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map((row) => row[1]);
  }

  /** A block of code; each command that the page can show gets a link. */
  block(text, info, { escapeHtml, source }) {
    // Lines are broken where they are too long: remarks stand no further apart than needed.
    const lines = text.replace(/\n$/, "").split("\n").map((line) => (line.startsWith("$ ") ? line.replace(/ {2,}#/, "  #") : line));
    const shown = lines.map((line) => (line.startsWith("$ ") ? this.link(line.slice(2), source) : "") + escapeHtml(line));
    const trees = lines.filter((line) => line.startsWith("$ plywood tree ")).map((line) => this.#tree(line.slice(2), source, escapeHtml));
    return `<pre${info ? ` class="${escapeHtml(info)}"` : ""}><code>${shown.join("\n")}</code></pre>\n${trees.join("")}`;
  }

  /** The text of a document; each section of the course gets the commands that its tables were made by, which stand in marks for tests. */
  withFigures(source) {
    if (!COURSES.has(source.path)) return source.text;
    const english = readFileSync(join(this.#root, "docs", "learn.md"), "utf8").split(SECTION);
    return source.text.split(SECTION).map((section, at) => section + this.#figures(english[at] ?? "", source.language)).join("");
  }

  #figures(section, language) {
    const marked = [...section.matchAll(/<!-- by:([\s\S]*?)-->/g)].flatMap(([, commands]) => commands.trim().split("\n"));
    const shown = marked.filter((command) => this.address(command.trim()));
    if (shown.length === 0) return "";
    const title = language === "cs" ? "Čísla této části naživo" : "The figures of this section, live";
    const lines = shown.map((command) => `$ ${command.trim()}`).join("\n");
    return `\n<details class="figures"><summary>${title}</summary>\n\n\`\`\`console\n${lines}\n\`\`\`\n\n</details>\n\n`;
  }

  /** Pictures of trees: file, contents. */
  pictures() {
    return [...this.#pictures];
  }

  /** The tree of a command of the course, drawn by the program. */
  #tree(command, source, escapeHtml) {
    if (!this.#program || !COURSES.has(source.path) || !this.address(command)) return "";
    const words = split(command.split(/\s#/)[0]).slice(1);
    const name = `trees/${this.#pictures.size + 1}.svg`;
    const folder = mkdtempSync(join(tmpdir(), "plywood-book-"));
    try {
      execFileSync(this.#program, [...words, "--out", join(folder, "tree.svg"), "--language", source.language], { stdio: "ignore" });
      this.#pictures.set(name, readFileSync(join(folder, "tree.svg"), "utf8"));
    } finally {
      rmSync(folder, { recursive: true });
    }
    return `<figure><img loading="lazy" src="${name}" alt="${escapeHtml(words.join(" "))}"></figure>\n`;
  }

  /** The link before a command; nothing where the page cannot show it. */
  link(command, source) {
    const link = this.address(command);
    if (!link) return "";
    const up = "../".repeat(source.file.split("/").length - 1);
    const words = source.language === "cs" ? "spustit" : "run it";
    const count = this.#count(command, source);
    return `<a class="run"${count} href="${up}${SITE}#${link}" title="${words}" aria-label="${words}">▶</a> `;
  }

  /** The nodes and the value that the program finds, for a test of the live example; nothing outside of the course. */
  #count(command, source) {
    const words = split(command.split(/\s#/)[0]);
    if (!this.#program || !COURSES.has(source.path) || !COUNTED.has(words[1])) return "";
    const known = this.#counts.get(command) ?? this.#counted(words);
    this.#counts.set(command, known);
    return ` data-nodes="${known.nodes}" data-value="${known.value}"`;
  }

  #counted([, , game, ...rest]) {
    const said = flags(rest);
    for (const flag of SILENT) said.delete(flag);
    const words = [...said].flatMap(([name, value]) => [`--${name}`, ...(value === "" ? [] : [value])]);
    return JSON.parse(execFileSync(this.#program, ["search", game, ...words, "--json"], { encoding: "utf8" }));
  }

  /** The part of a link behind the #; null where the page cannot show the command. */
  address(command) {
    const words = split(command.split(/\s#/)[0]);
    if (words[0] !== "plywood" || !SEARCHES.has(words[1]) || !GAMES.has(words[2])) return null;
    const said = flags(words.slice(3));
    if (said === null || said.has("file")) return null;
    const place = this.#place(words[2], said);
    const search = this.#search(words[1], said);
    if (!place || !search || said.size > 0) return null;
    const opened = words[1] === "eval" ? {} : { opened: { place, settings: search, node: -1, moment: null, rival: null, exercise: false } };
    const state = { v: 1, place, ply: place.moves.length, search, ...opened };
    return Buffer.from(JSON.stringify(state)).toString("base64url");
  }

  #place(game, said) {
    const options = {};
    const board = take(said, "board");
    if (board) {
      const [columns, rows] = board.split("x").map(Number);
      Object.assign(options, { columns, rows });
    }
    const k = take(said, "k");
    if (k) options.k = Number(k);
    const example = take(said, "example");
    if (example) options.text = readFileSync(join(this.#root, "crates", "examples", "trees", `${example}.tree`), "utf8");
    const layout = take(said, "layout");
    if (layout) options.layout = layout;
    const moves = take(said, "moves");
    return { game, options, position: take(said, "position") ?? null, moves: moves ? moves.split(" ") : [] };
  }

  #search(command, said) {
    for (const flag of SILENT) said.delete(flag);
    const depth = take(said, "depth");
    const preset = take(said, "eval") ?? null;
    if (preset && /[./:]/.test(preset)) return null;
    const algorithm = take(said, "algorithm") ?? (command === "analyse" ? "pvs" : "alphabeta");
    const rules = take(said, "prune");
    const search = {
      algorithm,
      depth: depth === undefined ? null : depth === "end" ? "end" : Number(depth),
      order: take(said, "order") !== undefined,
      beam: null,
      rules: rules ? rules.split(",") : [],
      strict: take(said, "strict") !== undefined,
      allBest: take(said, "all-best") !== undefined,
      eval: { preset, weights: {} },
      without: this.#without(said),
      nodes: 100_000,
    };
    return search;
  }

  #without(said) {
    const without = take(said, "without");
    if (without) return without.split(",");
    const only = take(said, "only");
    if (only === undefined) return [];
    const kept = new Set(only.split(","));
    return this.#techniques.filter((name) => !kept.has(name));
  }
}

/** The words of a command, as a shell splits them. */
function split(text) {
  return [...text.trim().matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]);
}

/** Flags with their values; null where something else stands there. */
function flags(words) {
  const said = new Map();
  for (let at = 0; at < words.length; at++) {
    if (!words[at].startsWith("--")) return null;
    const next = words[at + 1];
    const value = next === undefined || next.startsWith("--") ? "" : words[++at];
    said.set(words[at - (value === "" && next !== "" ? 0 : 1)].slice(2), value);
  }
  return said;
}

/** A flag's value, which is taken out. */
function take(said, name) {
  const value = said.get(name);
  said.delete(name);
  return value;
}
