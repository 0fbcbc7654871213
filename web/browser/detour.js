// The site's questions, where a test can see them: each makes a detour over the file server of the test on its way between page and
// worker. So the same tests watch, hold back and change what the page asks, whether a studio answers it or a worker.

/** Runs in the page before its own script: workers are real, and their questions pass by `api/…`. */
export function detour() {
  if (window.Detour) return;
  const plain = window.fetch.bind(window);
  let number = 0;

  window.Detour = class extends window.Worker {
    #hear = null;
    /** What the worker said and the page has not heard yet, because an answer is on its way. */
    #late = null;
    #way = null;

    constructor(...given) {
      super(...given);
      super.onmessage = (event) => this.#hears(event.data);
    }

    set onmessage(hear) {
      this.#hear = hear;
    }

    postMessage(errand) {
      if (errand.type === "ask") void this.#travels(errand);
      if (errand.type === "converse") void window.fetch(`api${errand.topic}`, { method: "POST", headers: { "x-said": "" }, body: errand.first }).catch(() => undefined);
      super.postMessage(errand);
    }

    terminate() {
      this.#way?.abort.abort();
      super.terminate();
    }

    async #travels({ path, body }) {
      const abort = new AbortController();
      const id = `${performance.timeOrigin}-${number++}`;
      this.#way = { id, abort };
      try {
        const isQuery = path === "/games";
        const asked = { headers: { "x-ask": id, "content-type": "application/json" }, signal: abort.signal };
        const answer = await window.fetch(`api${path}${isQuery ? `?${body}` : ""}`, isQuery ? asked : { ...asked, method: "POST", body });
        const bytes = await answer.arrayBuffer();
        const kind = answer.headers.get("content-type");
        const file = /filename="(.*)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? null;
        this.#says({ type: "answer", head: { status: answer.status, kind, file }, body: bytes });
      } catch {
        // the question was given up, or the test lets nothing through
        return;
      }
      const late = this.#late ?? [];
      this.#late = null;
      this.#way = null;
      for (const report of late) this.#says(report);
    }

    #hears(report) {
      if (report.type === "answer" && this.#way) {
        const { head, body } = report;
        this.#late = [];
        void plain(`_answer/${this.#way.id}`, { method: "POST", headers: { "x-head": encodeURIComponent(JSON.stringify(head)) }, body });
      } else if (this.#late) this.#late.push(report);
      else if (!(window.isMuted && report.type !== "free")) this.#says(report);
    }

    #says(data) {
      this.#hear?.({ data });
    }
  };
  window.Worker = window.Detour;
}

/** The part of the file server: holds each question until its worker has answered. */
export class Crossing {
  /** By number: what to do with the answer, or the answer that came first. */
  waiting = new Map();

  /** Whether the request was one of ours. */
  async takes(request, response) {
    const { headers, url } = request;
    const [, id] = /\/_answer\/([\d.-]+)$/.exec(url) ?? [];
    if (id !== undefined) {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      response.writeHead(204).end();
      this.#meet(id).resolve({ head: JSON.parse(decodeURIComponent(headers["x-head"])), body: Buffer.concat(chunks) });
      return true;
    }
    if (headers["x-said"] !== undefined) response.writeHead(204).end();
    else if (headers["x-ask"] === undefined) return false;
    else {
      const asked = headers["x-ask"];
      const { head, body } = await this.#meet(asked).answer;
      this.waiting.delete(asked);
      const file = head.file === null ? {} : { "content-disposition": `attachment; filename="${head.file}"` };
      response.writeHead(head.status, { "content-type": head.kind, ...file }).end(body);
    }
    return true;
  }

  #meet(id) {
    const known = this.waiting.get(id);
    if (known) return known;
    const meeting = {};
    meeting.answer = new Promise((resolve) => (meeting.resolve = resolve));
    this.waiting.set(id, meeting);
    return meeting;
  }
}
