// Starting, killing and restarting the studio under test.

import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** A studio that does not print its address by then never will, however busy the machine is. */
const PATIENCE_MS = 120_000;
/** How often a studio that was killed is started again until it has its port back. */
const TRIES = 20;
/** Ports below those that systems give to connections: a port stays free while its studio is away. */
const [FIRST_PORT, PORTS] = [20_000, 12_000];
/** Endgame tables with the given number of pieces are built in a moment: the study has three, and a rook and two kings are. */
const TABLE_PIECES = 3;

/** The program that was built last; PLYWOOD names another. */
export function program() {
  const target = process.env.CARGO_TARGET_DIR ?? `${ROOT}target`;
  const built = ["release", "debug"].map((kind) => `${target}/${kind}/plywood`).filter((file) => existsSync(file));
  built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const found = process.env.PLYWOOD ?? built[0];
  if (!found) throw new Error("the program is not built: run cargo build first");
  return found;
}

/** Studios that run: none of them outlives the tests. */
const running = new Set();
process.once("exit", () => {
  for (const one of running) one.kill("SIGKILL");
});

/** A free port. */
export async function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    probe.once("error", () => resolve(freePort()));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}

/** Runs the program to its end without holding up the tests of other lanes; what it said on its error output. */
export async function runProgram(...parts) {
  const work = spawn(program(), parts, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  work.stderr.on("data", (text) => (said += text));
  const status = await new Promise((resolve, reject) => work.once("error", reject).once("close", resolve));
  if (status !== 0) throw new Error(`plywood ${parts.join(" ")}: ${said.trim()}`);
}

let tables = null;

/** A folder with small endgame tables, built once for all studios. */
function smallTables() {
  tables ??= (async () => {
    const folder = mkdtempSync(`${tmpdir()}/plywood-tables-`);
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    for (const game of ["draughts", "chess"]) await runProgram("endgame", "build", game, "--pieces", String(TABLE_PIECES), "--data", folder);
    return folder;
  })();
  return tables;
}

/** A running studio. */
export class Studio {
  /** What it printed when it started last. */
  address = null;
  /** The same without the token; it stays when the studio is started again. */
  origin = null;
  process = null;
  /** Whether it has a folder of its own: it is gone with the studio. */
  data = null;

  /** Whether it was started and has not died. */
  get runs() {
    return this.process !== null && this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Starts it, with more arguments if there are any; at its old port if it had one. */
  async start(...more) {
    if (this.data === null) {
      this.data = mkdtempSync(`${tmpdir()}/plywood-`);
      cpSync(await smallTables(), this.data, { recursive: true });
    }
    for (let tries = TRIES; ; tries--) {
      const origin = await this.startOnce(this.origin === null ? await freePort() : Number(new URL(this.origin).port), more);
      this.origin ??= origin;
      if (this.origin === origin) return;
      // another program has the port for a moment
      await this.stop();
      if (tries === 1) throw new Error(`the studio did not get ${this.origin} back`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  /** Starts it at this port or, where that is taken, at another; where it is. */
  async startOnce(port, more) {
    const started = spawn(program(), ["studio", "--port", String(port), "--data", this.data, ...more], { stdio: ["ignore", "pipe", "inherit"] });
    this.process = started;
    running.add(started);
    started.once("exit", () => running.delete(started));
    let printed = "";
    this.address = await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("the studio did not start in time")), PATIENCE_MS);
      started.once("error", reject).once("exit", () => reject(new Error("the studio ended while it started")));
      started.stdout.on("data", (text) => {
        printed += text;
        const found = /http:\S+(?=\s)/.exec(printed);
        if (!found) return;
        clearTimeout(timer);
        resolve(found[0]);
      });
    });
    return `${new URL(this.address).origin}/`;
  }

  /** What its pages may load. */
  async policy() {
    return (await fetch(this.origin)).headers.get("content-security-policy");
  }

  async stop() {
    const { process: started, runs } = this;
    this.process = null;
    if (!runs) return;
    await new Promise((resolve) => {
      started.once("exit", resolve);
      started.kill("SIGKILL");
    });
  }

  /** Stops it for good. */
  async end() {
    await this.stop();
    if (this.data !== null) rmSync(this.data, { recursive: true, force: true });
  }
}
