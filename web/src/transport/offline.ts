/** The site without a network: a service worker keeps its files. A new version waits until the reader wants it. */

import { h } from "../dom";
import { say } from "../words";
import "./offline.css";

function offer(waiting: ServiceWorker): void {
  document.getElementById("update")?.remove();
  const load = h("button", { id: "update-load", class: "small", onclick: () => waiting.postMessage("take-over") }, say("update-load"));
  document.body.append(h("p", { id: "update", class: "update", role: "status" }, say("update-here"), " ", load));
}

/** Offers a version that waits, now or once it is there. */
function watchFor(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
}

/** Has the files kept, where the browser can. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  let isKept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // the first one only takes over; a later one brings other files
    if (isKept) location.reload();
    isKept = true;
  });
  try {
    watchFor(await navigator.serviceWorker.register(new URL("service-worker.js", document.baseURI)));
  } catch {
    // a page of a file or of an address without https: it works with its server alone
  }
}
