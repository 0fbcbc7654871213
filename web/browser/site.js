// The site under test: the files of a folder, as the plainest of web servers gives them.

import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Crossing } from "./detour.js";

/** The folder with the site; PLYWOOD_SITE names another. */
export const FOLDER = process.env.PLYWOOD_SITE ?? fileURLToPath(new URL("../../target/site", import.meta.url));

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json" };

/** Headers with which a page and its workers may share memory: then work stops exactly. */
const ALONE = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** Answers with a file of the folder: below `alone/` with those headers, below `plain/` without. */
function give(request, response, version) {
  const [, door, name] = /^\/(alone|plain)\/([\w.-]*)$/.exec(new URL(request.url, "http://site").pathname) ?? [];
  const file = `${FOLDER}/${name || "index.html"}`;
  if (name === undefined || !existsSync(file)) return response.writeHead(404).end();
  const kind = KINDS[extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "content-type": kind, ...(door === "alone" ? ALONE : {}) });
  if (version !== null && name === "service-worker.js") return response.end(readFileSync(file, "utf8").replace(/VERSION = ".*"/, `VERSION = "${version}"`));
  createReadStream(file).pipe(response);
}

/** A running file server, in the place of a studio. */
export class Site {
  address = null;
  origin = null;
  server = null;
  crossing = new Crossing();
  /** A folder of its own, for what tests write. */
  data = null;
  /** The same site as the plainest server gives it. */
  plain = null;
  /** Another version than that of the files, for a page that has those. */
  version = null;

  get runs() {
    return this.server !== null;
  }

  async start() {
    this.data ??= mkdtempSync(`${tmpdir()}/plywood-site-`);
    this.server = createServer((request, response) => void this.answer(request, response));
    const port = this.origin === null ? 0 : Number(new URL(this.origin).port);
    await new Promise((resolve) => this.server.listen(port, "127.0.0.1", resolve));
    // folders below the root: the site must not count on having its host for itself
    const host = `http://127.0.0.1:${this.server.address().port}`;
    this.origin ??= `${host}/alone/`;
    this.plain ??= `${host}/plain/`;
    this.address = this.origin;
  }

  async answer(request, response) {
    if (!(await this.crossing.takes(request, response))) give(request, response, this.version);
  }

  /** What its pages may load. */
  async policy() {
    return /Content-Security-Policy" content="([^"]*)"/.exec(await (await fetch(this.origin)).text())[1];
  }

  async stop() {
    const { server } = this;
    this.server = null;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve()));
  }

  async end() {
    await this.stop();
    if (this.data !== null) rmSync(this.data, { recursive: true, force: true });
  }
}
