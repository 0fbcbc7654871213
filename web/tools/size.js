// How much script the page loads, compressed: at once, with the words of one language, and when the user writes a script. Fails above the promised sizes.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const PAGE = new URL("../../crates/studio/page/", import.meta.url);
const MOST = { "studio.js": 200_000, "english.js": 50_000, "czech.js": 50_000, "mirror.js": 250_000 };

for (const [name, most] of Object.entries(MOST)) {
  const bytes = gzipSync(readFileSync(fileURLToPath(new URL(name, PAGE))), { level: 9 }).length;
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of compressed script (at most ${most / 1000} kB)`);
  if (bytes > most) process.exitCode = 1;
}
