// Makes a site of the built page: `node site/pack.js SITE NAME=FILE.wasm...` packs each desk as SITE/NAME.pack, and adds
// the manifest, the policy of the page and the service worker with the list of all files, and fails where the first search would
// load more than is promised. `--quick` packs quickly, and promises nothing.

import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { isLight } from "./sizes.js";

const [folder, ...given] = process.argv.slice(2);
const isQuick = given.includes("--quick");
const desks = given.filter((text) => text !== "--quick");

/** The one style that may stand in a page itself: that of a report, as the studio allows it. */
const [REPORT_STYLE] = /'sha256-[^']+'/.exec(readFileSync(new URL("../../crates/studio/src/guard.rs", import.meta.url), "utf8"));

/** The page loads nothing from anywhere else, and runs no script but its own. */
const POLICY = [
  "default-src 'self'",
  "worker-src 'self'",
  `style-src 'self' ${REPORT_STYLE}`,
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const HEAD = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    `;

function put(name, text) {
  writeFileSync(`${folder}/${name}`, text);
}

function own(name) {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}

for (const desk of desks) {
  const [name, file] = desk.split("=");
  const packed = gzipSync(readFileSync(file), { level: isQuick ? 1 : 9 });
  put(`${name}.pack`, packed);
}
copyFileSync(new URL("manifest.webmanifest", import.meta.url), `${folder}/manifest.webmanifest`);
const page = readFileSync(`${folder}/index.html`, "utf8");
put("index.html", page.replace('<meta name="viewport"', `${HEAD}<meta name="viewport"`));

const files = readdirSync(folder).filter((name) => name !== "service-worker.js").sort();
const version = createHash("sha256");
for (const file of files) version.update(file).update(readFileSync(`${folder}/${file}`));
const named = files.map((file) => (file === "index.html" ? "./" : file));
put("service-worker.js", own("service-worker.js").replace("$VERSION", version.digest("hex").slice(0, 16)).replace("$FILES", JSON.stringify(named)));
if (!isQuick && !isLight(folder)) process.exitCode = 1;
