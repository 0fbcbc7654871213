// How much script the page loads, compressed. Fails above the promised size.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const ASSETS = fileURLToPath(new URL("../dist/assets/", import.meta.url));
const MOST = 150_000;

const scripts = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(ASSETS + file), { level: 9 }).length, 0);
console.log(`${(bytes / 1000).toFixed(1)} kB of compressed script (at most ${MOST / 1000} kB)`);
process.exitCode = bytes <= MOST ? 0 : 1;
