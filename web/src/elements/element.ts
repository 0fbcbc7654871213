/** What both elements have in common: a shadow of their own, a language, light or dark, and when to begin. */

import { h, replace } from "../dom";
import { speak } from "../words";
import { type Language, pick } from "../words/language";
import { type Asker, siteOf } from "./desk";
import { STYLE } from "./style";

/** Events before which an element takes its own words: it may answer them at once. */
const EVENTS = ["pointerdown", "pointerup", "pointermove", "pointerleave", "click", "dblclick", "keydown", "input", "change", "focusin", "wheel"];
/** Keys that a button, a list or a field of ours takes before the page does. */
const OWN_KEYS = /^( |Enter|Arrow.*|Home|End|PageUp|PageDown)$/;

export abstract class PlywoodElement extends HTMLElement {
  protected readonly root = this.attachShadow({ mode: "open" });
  protected readonly face = h("div", { class: "plywood" });
  /** Ends what is asked. */
  protected asking = new AbortController();
  private isBegun = false;
  private isLoaded = false;
  private isWaiting = false;
  private readonly sight = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) this.begin();
  });

  constructor() {
    super();
    this.root.adoptedStyleSheets = [STYLE];
    this.root.append(this.face);
    for (const event of EVENTS) this.root.addEventListener(event, () => this.speak(), { capture: true, passive: true });
    this.root.addEventListener("keydown", (event) => keepKey(event as KeyboardEvent));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.dress());
  }

  /** Shows what the attributes ask for. */
  protected abstract load(): Promise<void>;

  /** Light or dark has changed. */
  protected abstract recolour(): void;

  /** An attribute that needs nothing to be loaded anew; whether this is one. */
  protected abstract takes(name: string): boolean;

  connectedCallback(): void {
    this.dress();
    if (this.isBegun) {
      // it was moved in its page: what was not finished begins again
      if (this.isLoaded) this.asking = new AbortController();
      else void this.run();
      return;
    }
    // what is inside of the element may not be read yet; what is not seen, such as a slide to come, waits
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.sight.observe(this), { once: true });
    else this.sight.observe(this);
  }

  disconnectedCallback(): void {
    this.sight.disconnect();
    this.asking.abort(new DOMException("", "AbortError"));
  }

  attributeChangedCallback(name: string): void {
    if (!this.isBegun) return;
    this.speak();
    if (name === "theme") this.dress();
    else if (!this.takes(name) && !this.isWaiting) {
      // several attributes that change at once are one change
      this.isWaiting = true;
      queueMicrotask(() => {
        this.isWaiting = false;
        void this.run();
      });
    }
  }

  private begin(): void {
    this.sight.disconnect();
    if (this.isBegun) return;
    this.isBegun = true;
    void this.run();
  }

  private async run(): Promise<void> {
    this.speak();
    this.asking.abort(new DOMException("", "AbortError"));
    const asking = new AbortController();
    this.asking = asking;
    this.isLoaded = false;
    try {
      await this.load();
    } catch (error) {
      if (asking.signal.aborted) return;
      this.refuse(error);
    }
    if (asking.signal.aborted) return;
    this.isLoaded = true;
    this.dispatchEvent(new CustomEvent("plywood-ready", { bubbles: true }));
  }

  /** This element, as one that asks. */
  protected get asker(): Asker {
    return { site: siteOf(this.getAttribute("site")), signal: this.asking.signal, speak: () => this.speak() };
  }

  /** Says what is wrong. */
  protected refuse(error: unknown): void {
    this.speak();
    replace(this.face, h("p", { class: "refusal", role: "alert" }, error instanceof Error ? error.message : String(error)));
  }

  /** The language of the element, else of the page around it. */
  protected get tongue(): Language {
    const near = this.closest("[lang]")?.getAttribute("lang") ?? "";
    return pick(null, [this.lang || near]);
  }

  /** Speaks the words of this element from now on: others of the page may have others. */
  protected speak(): void {
    speak(this.tongue);
  }

  /** Light or dark: as the element wishes, else as the reader's system has it. */
  private dress(): void {
    const wish = this.getAttribute("theme");
    const isDark = wish === "dark" || (wish !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    this.face.dataset.theme = isDark ? "dark" : "light";
    this.recolour();
  }
}

/** A key that we have used does nothing else: slides stay where they are. */
function keepKey(event: KeyboardEvent): void {
  const [target] = event.composedPath();
  const isControl = target instanceof Element && target.matches("button, input, select, summary");
  if (event.defaultPrevented || (isControl && OWN_KEYS.test(event.key)) || (target instanceof HTMLInputElement && event.key.length === 1)) event.stopPropagation();
}
