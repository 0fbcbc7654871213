// What a user does, in a real browser: `npm run browser [WORD]` runs the tests, or those whose name has the word;
// `--times N [WORD]` runs them so often and counts; `--second-try` forgives one or two that pass when they are tried again;
// `--pictures` makes the pictures of the documents, `--figures` measures. Without a browser it says so and succeeds.
// PLYWOOD_PAGE names a folder with a newly built page (`npm run build -- --outDir ../target/page`): it is tested in place of the one in the program, which need not be compiled.
// PLYWOOD_VIEWER does the same for the viewer in the pages of trees (`npm run viewer -- --outDir ../target/viewer`).
// `--site` before all this tests the site (`tools/site.sh --debug` builds it into target/site; PLYWOOD_SITE names another folder).
// PLYWOOD_LATE=300 brings each answer up to 300 milliseconds late, PLYWOOD_LANES=4 runs four tests side by side.

import { existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { figures } from "./figures.js";
import { Lane } from "./lane.js";
import { pictures } from "./pictures.js";
import { runRound, toldOf } from "./round.js";
import { named } from "./suite.js";

const OUT = fileURLToPath(new URL("./out/", import.meta.url));
const IMAGES = fileURLToPath(new URL("../../docs/images/", import.meta.url));
/** The shell without a window of its own comes first: it takes half the time of a whole browser. */
const BROWSERS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Each lane has a browser and a studio of its own. */
const LANES = Number(process.env.PLYWOOD_LANES ?? availableParallelism());

async function main() {
  const executablePath = BROWSERS.find((path) => path && existsSync(path));
  if (!executablePath) {
    console.log("skipped: no Chromium was found; install it or name one in CHROMIUM");
    return 0;
  }
  mkdirSync(OUT, { recursive: true });
  const words = process.argv.slice(2);
  const isSite = words[0] === "--site";
  if (isSite) words.shift();
  return run({ newLane: () => new Lane(executablePath, OUT, isSite), isSite }, words);
}

/** Does what the command line says; the exit status. */
async function run(door, [what = "", ...rest]) {
  if (what === "--pictures") return opening(door.newLane(), (open) => pictures(open, IMAGES, rest[0] ?? ""));
  if (what === "--figures") return opening(door.newLane(), figures);
  if (what === "--times") return repeat(door, Number(rest[0]), rest[1] ?? "");
  const hasSecondTry = what === "--second-try";
  const { failed } = await round(door, hasSecondTry ? (rest[0] ?? "") : what, hasSecondTry);
  return failed.length === 0 ? 0 : 1;
}

/** Does work that opens pages. */
async function opening(lane, work) {
  try {
    await lane.start();
    return await work((options) => lane.open(options));
  } finally {
    await lane.end();
  }
}

/** Runs the tests whose name has the word, and says how it went. */
async function round({ newLane, isSite }, word, hasSecondTry = false) {
  const tests = named(word, isSite);
  if (tests.length === 0) {
    console.log(`no test has '${word}' in its name`);
    return { count: 0, failed: [word], unsteady: [] };
  }
  const lanes = Array.from({ length: Math.min(LANES, tests.length) }, newLane);
  try {
    const found = await runRound(tests, lanes, { hasSecondTry });
    for (const line of toldOf(found)) console.log(line);
    return found;
  } finally {
    await Promise.all(lanes.map((lane) => lane.end()));
  }
}

/** Runs them several times, each in browsers of its own, which shows what only sometimes holds: nothing is tried again. */
async function repeat(door, times, word) {
  const failed = [];
  for (let number = 1; number <= times; number++) {
    console.log(`round ${number} of ${times}`);
    failed.push(...(await round(door, word)).failed);
  }
  console.log(`${times} rounds, ${failed.length} failures${failed.length > 0 ? `: ${failed.join(", ")}` : ""}`);
  return times > 0 && failed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
