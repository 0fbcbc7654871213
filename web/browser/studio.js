// Starting, killing and restarting the studio under test.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PATIENCE_MS = 30_000;
/** Endgame tables with so many pieces are built in a moment: the study has three, and a rook and two kings are. */
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

/** A port nobody uses. */
export async function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** A running studio. */
export class Studio {
  constructor(port) {
    this.port = port;
    /** Without the token. */
    this.origin = `http://127.0.0.1:${port}/`;
    /** What it printed when it started last. */
    this.address = null;
    this.process = null;
    this.data = mkdtempSync(`${tmpdir()}/plywood-`);
    for (const game of ["draughts", "chess"]) {
      const build = ["endgame", "build", game, "--pieces", String(TABLE_PIECES), "--data", this.data];
      spawnSync(program(), build, { stdio: ["ignore", "ignore", "inherit"] });
    }
  }

  /** Starts it, with more arguments if there are any. */
  async start(...more) {
    const parts = ["studio", "--port", String(this.port), "--data", this.data, ...more];
    this.process = spawn(program(), parts, { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    this.process.stdout.on("data", (text) => (printed += text));
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      this.address = /http:\S+/.exec(printed)?.[0];
      if (this.address) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the studio did not start");
  }

  async stop() {
    const running = this.process;
    this.process = null;
    if (!running) return;
    await new Promise((resolve) => {
      running.once("exit", resolve);
      running.kill("SIGKILL");
    });
  }

  /** Stops it for good. */
  async end() {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
