// How much script the page loads, compressed. Fails above the promised size.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const SCRIPT = fileURLToPath(new URL("../../crates/studio/page/studio.js", import.meta.url));
const MOST = 200_000;

const bytes = gzipSync(readFileSync(SCRIPT), { level: 9 }).length;
console.log(`${(bytes / 1000).toFixed(1)} kB of compressed script (at most ${MOST / 1000} kB)`);
process.exitCode = bytes <= MOST ? 0 : 1;
