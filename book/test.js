// That the book is whole: every link leads to a page and a heading that are there, and nothing foreign is loaded.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { gzipSync } from "node:zlib";

const out = process.argv[2] ?? "../site/book";
/** The whole book, packed by gzip, in bytes. */
const LARGEST = 3_000_000;

const files = readdirSync(out, { recursive: true }).map(String).filter((name) => statSync(join(out, name)).isFile());
const pages = files.filter((name) => name.endsWith(".html"));
const named = new Map(pages.map((name) => [name, new Set([...read(name).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))]));
const faults = [];

function read(name) {
  return readFileSync(join(out, name), "utf8");
}

for (const name of pages) {
  const html = read(name);
  for (const [, tag, address] of html.matchAll(/<(a|img|link|script)\b[^>]*? (?:href|src)="([^"]*)"/g)) check(name, tag, decode(address));
  for (const id of named.get(name)) if (html.split(` id="${id}"`).length > 2) faults.push(`${name}: two headings are called ${id}`);
}

function decode(text) {
  return decodeURIComponent(text.replaceAll("&amp;", "&"));
}

function check(page, tag, address) {
  if (/^(https?:|mailto:)/.test(address)) {
    if (tag !== "a") faults.push(`${page}: ${tag} loads ${address}`);
    return;
  }
  const [target, anchor] = address.split("#");
  const place = posix.normalize(posix.join(dirname(page), target || posix.basename(page)));
  // The site around the book is built apart.
  if (place === ".." || place === "../") return;
  if (!existsSync(join(out, place))) return void faults.push(`${page}: ${address} is not there`);
  if (anchor && named.has(place) && !named.get(place).has(anchor)) faults.push(`${page}: ${address} has no such heading`);
}

const live = [...read("learn.html").matchAll(/class="run"[^>]*? href="\.\.\/#([^"]+)"/g)].map((match) => JSON.parse(Buffer.from(match[1], "base64url")));
if (live.length < 20) faults.push(`learn.html: only ${live.length} commands can be run`);
for (const state of live) if (state.v !== 1 || !state.place.game || !state.search.algorithm) faults.push(`learn.html: a link without a game: ${JSON.stringify(state)}`);

const size = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name))).length, 0);
if (size > LARGEST) faults.push(`the book has ${size} bytes by gzip: expected at most ${LARGEST}`);
console.log(`${pages.length} pages, ${files.length} files, ${size} bytes by gzip, ${live.length} commands of the course run`);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
