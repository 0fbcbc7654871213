/** One worker: started when there is work, ended to stop what hears nothing, and to give its memory back. */

import { startWorker } from "#worker";
import type { Errand, Report } from "./errand";
import { say } from "../words";
import { moduleOf } from "./modules";

/** Work for a worker. */
export interface Job {
  errand: Errand;
  /** How long it may take before its worker is ended: it stops by itself long before, unless a script hangs. */
  patience: number;
  /** Hears what comes of it. A trap is the last; so is `free`. */
  heard(report: Report): void;
}

/** A worker that wants to end is waited for so long. */
const GRACE_MS = 400;

/** One that holds more memory is ended once it is free. */
const MOST_BYTES = 192 * 2 ** 20;

/** Whether pages and workers may share memory here. */
const CAN_SHARE = typeof SharedArrayBuffer !== "undefined" && globalThis.crossOriginIsolated;

export class Hand {
  private worker: Worker | null = null;
  private readonly stopWord = CAN_SHARE ? new Int32Array(new SharedArrayBuffer(4)) : null;
  private job: Job | null = null;
  private readonly waiting: Job[] = [];
  private timer = 0;

  /** `idle` is how long the worker is kept without work. */
  constructor(
    private readonly file: string,
    private readonly idle: number,
  ) {}

  /** How much there is to do. */
  get load(): number {
    return this.waiting.length + (this.job ? 1 : 0);
  }

  /** Does this when its turn comes. */
  give(job: Job): void {
    this.waiting.push(job);
    this.next();
  }

  /** Has the work stop by itself, where that can be said to a worker; whether it can. */
  stop(job: Job): boolean {
    if (job !== this.job || !this.stopWord) return false;
    Atomics.store(this.stopWord, 0, 1);
    return true;
  }

  /** This work is not wanted any more. */
  drop(job: Job): void {
    const place = this.waiting.indexOf(job);
    if (place >= 0) this.waiting.splice(place, 1);
    if (job !== this.job) return;
    if (this.stop(job)) this.watch(GRACE_MS, () => this.end());
    else this.end();
  }

  /** Ends the worker, whatever it does. What waits gets a new one. */
  end(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.job = null;
    this.next();
  }

  private next(): void {
    if (this.job) return;
    const job = this.waiting.shift();
    if (!job) return;
    this.job = job;
    if (this.stopWord) Atomics.store(this.stopWord, 0, 0);
    void this.begin(job);
  }

  private async begin(job: Job): Promise<void> {
    try {
      const module = await moduleOf(this.file);
      if (this.job !== job) return;
      this.worker ??= this.start(module);
      this.worker.postMessage(job.errand);
      this.watch(job.patience, () => this.fail(say("work-late")));
    } catch (error) {
      if (this.job === job) this.fail(String(error));
    }
  }

  private start(module: WebAssembly.Module): Worker {
    const worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.fail(event.message);
    };
    worker.postMessage({ type: "open", module, stop: this.stopWord } satisfies Errand);
    return worker;
  }

  private hear(report: Report): void {
    const { job } = this;
    if (report.type === "trap") {
      this.fail(report.why);
      return;
    }
    if (report.type === "free") {
      this.job = null;
      if (report.bytes > MOST_BYTES) this.end();
      else this.watch(this.idle, () => this.end());
    }
    job?.heard(report);
    this.next();
  }

  private fail(why: string): void {
    const { job } = this;
    this.end();
    job?.heard({ type: "trap", why });
  }

  private watch(ms: number, work: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(work, ms);
  }
}
