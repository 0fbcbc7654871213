// What a site weighs, by part: `node site/sizes.js SITE` prints it as a table of Markdown, and fails where the first search needs
// more than is promised. Files are counted as they are sent: packed ones as they lie there, others by gzip.

import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** The most that a first search may load, in bytes. */
const MOST = 4_000_000;

/** The parts in the order in which a reader meets them, and whether the first search needs them. */
const PARTS = [
  ["page: HTML, script, style", ["index.html", "studio.js", "english.js", "czech.js", "studio.css", "worker.js", "icon.svg", "manifest.webmanifest"], true],
  ["desk: all games, searches, nets, the interpreter, the lab", ["plywood.pack"], true],
  ["editor of scripts, when one is written", ["mirror.js"], false],
  ["desk that prints: PNG and PDF with their font, when a picture is saved", ["printer.pack"], false],
  ["elements for other pages", ["plywood-elements.js"], false],
  ["service worker", ["service-worker.js"], false],
];

function sizeOf(file) {
  return file.endsWith(".pack") ? statSync(file).size : gzipSync(readFileSync(file), { level: 9 }).length;
}

/** The parts of a site with their bytes, and those of the first search. */
export function sizes(folder) {
  const weighed = ([name, files, isFirst]) => ({ name, isFirst, bytes: files.map((file) => `${folder}/${file}`).filter(existsSync).reduce((sum, file) => sum + sizeOf(file), 0) });
  const parts = PARTS.map(weighed);
  return { parts, first: parts.filter(({ isFirst }) => isFirst).reduce((sum, { bytes }) => sum + bytes, 0) };
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(2);

/** Prints the sizes; whether the first search loads no more than is promised. */
export function isLight(folder) {
  const { parts, first } = sizes(folder);
  console.log("| part | MB by gzip | for the first search |\n|---|---:|---|");
  for (const { name, isFirst, bytes } of parts) console.log(`| ${name} | ${megabytes(bytes)} | ${isFirst ? "yes" : "no"} |`);
  console.log(`| **first search** | **${megabytes(first)}** | at most ${megabytes(MOST)} |`);
  if (first > MOST) console.error(`site: the first search loads ${first} bytes: at most ${MOST} are promised`);
  return first <= MOST;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !isLight(process.argv[2] ?? "site")) process.exitCode = 1;
