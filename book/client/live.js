// Examples that run in the page: where the site stands beside the book, a press asks its desk in a worker, which is loaded then and not
// before; elsewhere the button stays what it is, a link into the site, and the drawn tree stays a drawing.

(() => {
  const { up, live } = document.currentScript.dataset;
  const words = JSON.parse(live);
  const site = new URL(`${up}../`, location.href);
  /** A larger tree is not drawn beside a sentence; a tree with more rows is drawn to this depth. */
  const DRAWN = 20_000;
  const ROWS = 120;
  const SHALLOW = 1;
  /** Packed by gzip. */
  const PACKED = [0x1f, 0x8b];

  const element = (tag, fields = {}, ...children) => {
    const made = Object.assign(document.createElement(tag), fields);
    made.append(...children);
    return made;
  };

  /** The desk of the site; null where there is none. */
  let desk = null;

  async function openDesk() {
    if (!location.protocol.startsWith("http")) return null;
    const response = await fetch(new URL("plywood.pack", site)).catch(() => null);
    if (!response?.ok) return null;
    const bytes = await response.arrayBuffer();
    const isPacked = PACKED.every((byte, at) => new Uint8Array(bytes, at, 1)[0] === byte);
    const plain = isPacked ? await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer() : bytes;
    const module = await WebAssembly.compile(plain);
    const worker = new Worker(new URL("worker.js", site), { type: "module" });
    worker.postMessage({ type: "open", module, stop: null });
    return worker;
  }

  /** Questions are asked one after the other. */
  let last = Promise.resolve();

  function ask(path, question) {
    const asked = last.then(() => {
      desk ??= openDesk();
      return desk;
    }).then((worker) => (worker ? answerOf(worker, path, question) : null));
    last = asked.catch(() => undefined);
    return asked;
  }

  function answerOf(worker, path, question) {
    return new Promise((resolve, reject) => {
      let answer = null;
      const heard = ({ data }) => {
        if (data.type === "answer") answer = { status: data.head.status, text: new TextDecoder().decode(data.body) };
        if (data.type !== "free" && data.type !== "trap") return;
        worker.removeEventListener("message", heard);
        if (data.type === "trap") desk = null;
        if (answer && answer.status < 400) resolve(answer.text);
        else reject(new Error(answer ? JSON.parse(answer.text).error : data.why));
      };
      worker.addEventListener("message", heard);
      worker.postMessage({ type: "ask", path, body: JSON.stringify(question) });
    });
  }

  /** What a link into the site says. */
  function stateOf(link) {
    const text = atob(link.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
  }

  /** The search as the desk reads it. */
  function searchOf({ algorithm, depth, order, rules, strict, allBest, eval: { preset }, without }) {
    return { algorithm, ...(depth === null ? {} : { depth }), order, rules, strict, all_best: allBest, ...(preset ? { eval: { preset } } : {}), without };
  }

  /** A live example: its buttons, what was found, and the tree. */
  class Example {
    constructor(link) {
      this.link = link;
      const { place, search } = stateOf(link);
      this.place = { ...place, language: document.documentElement.lang };
      this.search = searchOf(search);
      this.found = element("p", { className: "live-found" });
      this.found.setAttribute("role", "status");
      this.picture = element("figure");
      const depth = (step, text, label) => {
        const button = element("button", { type: "button", textContent: text, title: label, onclick: () => this.deeper(step) });
        button.setAttribute("aria-label", label);
        return button;
      };
      const hasDepth = typeof this.search.depth === "number";
      const open = element("a", { href: link.href, textContent: words.open });
      this.box = element("div", { className: "live" }, element("p", { className: "live-tools" }, ...(hasDepth ? [depth(-1, "−", words.less), depth(1, "+", words.more)] : []), open), this.found, this.picture);
      const block = link.closest("pre, .table") ?? link.closest("p, li") ?? link;
      block.after(this.box);
      // the tree of the search takes the place of the drawn one
      const drawn = this.box.nextElementSibling;
      if (drawn?.matches("figure")) this.drawn = drawn;
    }

    deeper(step) {
      this.search.depth = Math.max(1, this.search.depth + step);
      void this.run();
    }

    async run() {
      this.found.textContent = words.runs;
      try {
        const text = await ask("/search", { place: this.place, search: this.search });
        // no site beside the book: the link leads where it always did
        if (text === null) { this.box.remove(); location.assign(this.link.href); return; }
        const { nodes, value, verdict, best } = JSON.parse(text);
        Object.assign(this.box.dataset, { nodes, value });
        const depth = typeof this.search.depth === "number" ? `${words.depth} ${this.search.depth}: ` : "";
        this.found.textContent = `${depth}${nodes.toLocaleString(document.documentElement.lang)} ${words.nodes}; ${verdict}${best === null ? "" : `; ${best}`}`;
        await this.draw(nodes);
      } catch (error) {
        this.found.textContent = error.message;
      }
    }

    async draw(nodes) {
      this.picture.replaceChildren();
      if (nodes > DRAWN) return;
      const shallow = nodes > ROWS ? { show_depth: SHALLOW } : {};
      const svg = await ask("/export", { place: this.place, search: this.search, format: "svg", fit: true, paper: "auto", ...shallow });
      const source = `data:image/svg+xml;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(svg)))}`;
      this.picture.replaceChildren(element("img", { src: source, alt: this.found.textContent }));
      if (this.drawn) this.drawn.hidden = true;
    }
  }

  const examples = new Map();
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a.run") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !location.protocol.startsWith("http")) return;
    event.preventDefault();
    if (!examples.has(link)) examples.set(link, new Example(link));
    void examples.get(link).run();
  });
})();
