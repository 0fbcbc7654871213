// Where links lead: to pages of the book, to files that are copied beside them, or out.

import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { fileOf, source } from "./contents.js";

/** Files that are shown as they are. */
const SHOWN = /\.(svg|png|pdf|json|toml|tree|js|rs|py|sh|txt|net|epd|md)$/;

export class Linker {
  #root;
  #sources;
  #files = new Map();

  constructor(root, sources) {
    this.#root = root;
    this.#sources = [...sources];
  }

  /** Every page, also those that are only found while others are made. */
  *pages() {
    for (let at = 0; at < this.#sources.length; at++) yield this.#sources[at];
  }

  /** Files to be copied: from, to. */
  files() {
    return [...this.#files];
  }

  /** The address of a link, as seen from a page. */
  address(from, link) {
    if (/^(https?:|mailto:|#)/.test(link)) return link;
    const [target, anchor] = split(link);
    const path = posix.normalize(posix.join(posix.dirname(from.path), target));
    return relative(from.file, this.#place(from, path)) + anchor;
  }

  #place(from, path) {
    const known = this.#sources.find((other) => other.path === path);
    if (known) return known.file;
    const file = join(this.#root, path);
    if (!existsSync(file)) throw new Error(`${from.path}: a link to ${path}, which is not there`);
    if (statSync(file).isDirectory()) return this.#folder(from, path);
    if (path.endsWith(".md")) {
      this.#sources.push(source(this.#root, path, null));
      return fileOf(path);
    }
    return this.#copied(from, path);
  }

  /** A folder is its README, or else the list of what is in the repository. */
  #folder(from, path) {
    const readme = posix.join(path, "README.md");
    if (existsSync(join(this.#root, readme))) return this.#place(from, readme);
    const text = `# ${path}\n\nThis folder is in the repository: \`${path}\`.\n`;
    const made = { path, file: `of/${path.replace(/\/$/, "")}/index.html`, language: "en", group: null, text };
    this.#sources.push(made);
    return made.file;
  }

  /** Code is read as text: a browser would run or save some of it. */
  #copied(from, path) {
    const inside = path.startsWith("docs/") ? path.slice("docs/".length) : `of/${path}`;
    const isText = !/\.(svg|png|pdf)$/.test(path);
    const to = isText ? `${inside}.txt`.replace(/\.txt\.txt$/, ".txt") : inside;
    if (!SHOWN.test(path)) readFileSync(join(this.#root, path), "utf8");
    this.#files.set(path, to);
    return to;
  }
}

function split(link) {
  const at = link.indexOf("#");
  return at < 0 ? [link, ""] : [link.slice(0, at), link.slice(at)];
}

/** The way from one page to another file of the book. */
export function relative(from, to) {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}
