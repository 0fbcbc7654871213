// Starting, killing and restarting the studio under test.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PATIENCE_MS = 30_000;

/** The command that starts the studio; `{port}` stands for the port. */
function command(port) {
  const given = process.env.STUDIO_COMMAND;
  if (given) return given.replaceAll("{port}", String(port)).split(" ");
  const built = ["release", "debug"].map((kind) => `${ROOT}target/${kind}/plywood`).find((file) => existsSync(file));
  if (!built) throw new Error("the program is not built: run cargo build --release first");
  return [built, "studio", "--port", String(port)];
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
    this.address = `http://127.0.0.1:${port}/`;
    this.process = null;
  }

  async start() {
    const [program, ...parts] = command(this.port);
    this.process = spawn(program, parts, { stdio: ["ignore", "ignore", "inherit"] });
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      try {
        const answer = await fetch(`${this.address}api/games`);
        if (answer.ok) return;
      } catch {
        // not yet
      }
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
}
