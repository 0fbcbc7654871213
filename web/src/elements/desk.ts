/** What a site answers: its desk works in workers of this page, and nothing is asked of a server but files. */

import { refusal } from "../refusals";
import { Hand, type Job } from "../transport/hand";
import { say } from "../words";

/** The file of a site with its desk. */
const DESK = "plywood.pack";
/** How long workers without work are kept, and how long they may take. */
const IDLE_MS = 60_000;
const MOMENT_MS = 20_000;
const SEARCH_MS = 65_000;

/** The folder of the script of the elements: a site has it beside its desk. */
const OWN_FOLDER = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : "";

/** The two workers of a site: a position never waits for a search. */
interface SiteHands {
  clerk: Hand;
  searcher: Hand;
}

const sites = new Map<string, SiteHands>();

function handsOf(site: string): SiteHands {
  const file = new URL(DESK, new URL(site, document.baseURI)).href;
  const known = sites.get(file) ?? { clerk: new Hand(file, IDLE_MS), searcher: new Hand(file, IDLE_MS) };
  sites.set(file, known);
  return known;
}

/** The site to ask: the one that is named, else the folder of this script; none for a script of a disk. */
export function siteOf(named: string | null): string | null {
  if (named !== null) return named.endsWith("/") ? named : `${named}/`;
  return /^https?:/.test(OWN_FOLDER) ? OWN_FOLDER : null;
}

/** Who asks: of which site, until when, and in whose words a refusal is said. */
export interface Asker {
  site: string | null;
  signal: AbortSignal;
  speak: () => void;
}

/** What a site answers to a question. */
export function ask<T>({ site, signal, speak }: Asker, path: "position" | "search", question: object): Promise<T> {
  if (site === null) return Promise.reject(new Error(say("element-no-site")));
  const { clerk, searcher } = handsOf(site);
  const [hand, patience] = path === "search" ? [searcher, SEARCH_MS] : [clerk, MOMENT_MS];
  return new Promise((resolve, reject) => {
    const job: Job = {
      errand: { type: "ask", path: `/${path}`, body: JSON.stringify(question) },
      patience,
      heard: (report) => {
        speak();
        if (report.type === "trap") reject(new Error(say("worker-failed", { why: report.why })));
        if (report.type !== "answer") return;
        const answer = JSON.parse(new TextDecoder().decode(report.body)) as T & { error?: string };
        if (report.head.status < 400) resolve(answer);
        else reject(new Error(refusal(answer.error ?? "")));
      },
    };
    signal.addEventListener("abort", () => {
      hand.drop(job);
      reject(signal.reason as Error);
    });
    hand.give(job);
  });
}
