// Which documents there are, and under which heading: the map in docs/README.md says it once.

import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** The Czech names of the headings. */
const CZECH = {
  Tutorials: "Výuka",
  "How-to": "Návody",
  Reference: "Přehledy",
  Explanation: "Výklad",
  Results: "Výsledky",
};

/** Documents in Czech, by the heading that they belong under. */
const CZECH_PAGES = { "docs/learn.cs.md": "Tutorials" };

/** The sources of the map: path, language, heading. The map itself is the first page. */
export function contents(root) {
  const map = readFileSync(join(root, "docs", "README.md"), "utf8");
  const sources = [{ path: "docs/README.md", file: "index.html", language: "en", group: null, text: map }];
  let group = null;
  for (const line of map.split("\n")) {
    const heading = /^## ([^:]+)/.exec(line);
    if (heading) group = heading[1];
    for (const [, target] of line.matchAll(/\]\(([^)#]+\.md)(?:#[^)]*)?\)/g)) {
      const path = posix.normalize(posix.join("docs", target));
      if (!sources.some((source) => source.path === path)) sources.push(source(root, path, group));
    }
  }
  for (const name of readdirSync(join(root, "docs", "games")).filter((name) => name.endsWith(".md"))) {
    const path = `docs/games/${name}`;
    if (!sources.some((known) => known.path === path)) sources.push(source(root, path, "Reference"));
  }
  return sources;
}

/** A document as a source of a page. */
export function source(root, path, group) {
  const language = path.endsWith(".cs.md") ? "cs" : "en";
  const text = readFileSync(join(root, path), "utf8");
  return { path, file: fileOf(path), language, group: CZECH_PAGES[path] ?? group, text };
}

/** The page of a document: those of docs stand at the top. */
export function fileOf(path) {
  const inside = path.startsWith("docs/") ? path.slice("docs/".length) : `of/${path}`;
  return inside.replace(/\.md$/, ".html");
}

/** A heading of the map in a language. */
export function groupName(group, language) {
  return language === "cs" ? (CZECH[group] ?? group) : group;
}

/** The headings in their order. */
export const GROUPS = Object.keys(CZECH);
