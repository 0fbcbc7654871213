// Keeps the files of the site, so that it works without a network, and sends those headers with them that let the page stop its
// workers exactly. A new version waits until the reader wants it. `pack.js` puts in the version and the files.

const VERSION = "$VERSION";
const FILES = $FILES;
const KEPT = `plywood-${self.registration.scope}-${VERSION}`;
const OURS = `plywood-${self.registration.scope}-`;

/** Only a page that is alone with its workers may share memory with them. */
const ALONE = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Resource-Policy": "same-origin" };

/** The same answer with those headers. */
function alone(response) {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ALONE)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

async function keep() {
  const kept = await caches.open(KEPT);
  // the browser's own store may have the files of the last version
  await Promise.all(FILES.map(async (file) => kept.put(file, await fresh(file))));
}

async function fresh(file) {
  const response = await fetch(file, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
}

async function answer(request) {
  const kept = await caches.open(KEPT);
  const url = new URL(request.url);
  const name = request.mode === "navigate" ? "./" : url.origin + url.pathname;
  const found = await kept.match(name);
  return alone(found ?? (await fetch(request)));
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => data === "take-over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(answer(request));
});
