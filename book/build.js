// The book: every document as a page, the reference from what the program says of itself, a search index, nothing foreign.

import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contents } from "./contents.js";
import { Linker } from "./links.js";
import { Markdown } from "./markdown.js";
import { reference } from "./reference.js";
import { index } from "./searching.js";
import { page } from "./template.js";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..");
const out = process.argv[2] ?? join(root, "site", "book");

const program = process.env.PLYWOOD ?? join(root, "target", "release", "plywood");
const sources = [...contents(root), ...reference(program, root)];
const linker = new Linker(root, sources);
const markdown = new Markdown(root, linker, program);

rmSync(out, { recursive: true, force: true });
const pages = [];
// A document may lead to others that the map does not name: they become pages too.
for (const source of linker.pages()) {
  pages.push({ ...source, ...markdown.render(source) });
}
for (const made of pages) write(made.file, page(made, pages));
for (const [name, svg] of markdown.pictures()) write(name, svg);
for (const [from, to] of linker.files()) {
  mkdirSync(dirname(join(out, to)), { recursive: true });
  copyFileSync(join(root, from), join(out, to));
}
for (const language of ["en", "cs"]) write(`search-${language}.js`, index(pages.filter((made) => made.language === language)));
for (const name of ["style.css", "book.js", "live.js"]) copyFileSync(join(here, "client", name), join(out, name));
const minisearch = join(here, "node_modules", "minisearch");
copyFileSync(join(minisearch, "dist", "umd", "index.js"), join(out, "minisearch.js"));
copyFileSync(join(minisearch, "LICENSE.txt"), join(out, "minisearch-licence.txt"));
console.log(`${pages.length} pages, ${linker.files().length} other files in ${out}`);

function write(name, text) {
  const file = join(out, name);
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) throw new Error(`two pages are called ${name}`);
  writeFileSync(file, text);
}

