/** Making elements in few words. */

type Attribute = string | number | boolean | null | undefined | ((event: never) => void);
type Child = Node | string | null | undefined | false;

const SVG = "http://www.w3.org/2000/svg";

function fill(element: Element, attributes: Record<string, Attribute>, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      element.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
}

/** An HTML element; attributes that start with `on` are listeners. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, Attribute> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/** An SVG element. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Record<string, Attribute> = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag);
  fill(element, attributes, children);
  return element;
}

/** Puts these children in place of all others. */
export function replace(parent: Element, ...children: Child[]): void {
  parent.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}

/** What is being pressed: it stays until it is let go, for a button that is drawn anew in between hears nothing of the press. */
let pressed: Element | null = null;
/** What is drawn anew once nothing is pressed there any more. */
const waiting = new Map<Element, Child[]>();

/** Has `renew` wait for presses from now on. */
export function respectPresses(): void {
  document.addEventListener("pointerdown", ({ target }) => (pressed = target instanceof Element ? target.closest("button, a, summary") : null), true);
  // the click comes after the pointer is let go, and before the next task; its own changes are seen at once
  document.addEventListener("click", ({ isTrusted }) => (pressed = isTrusted ? null : pressed), true);
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => setTimeout(letGo), true);
  window.addEventListener("blur", letGo);
}

function letGo(): void {
  pressed = null;
  for (const [parent, children] of [...waiting]) renew(parent, ...children);
}

/**
 * The same, but who has the focus keeps it: the element itself if it stays, else the new one with its id, else the main button.
 * Where a button is being pressed, it is done when that is let go.
 */
export function renew(parent: Element, ...children: Child[]): void {
  waiting.delete(parent);
  if (pressed && parent.contains(pressed)) {
    waiting.set(parent, children);
    return;
  }
  const root = rootOf(parent);
  const focused = root.activeElement;
  const isInside = focused !== null && focused !== parent && parent.contains(focused);
  replace(parent, ...children);
  if (!isInside || root.activeElement === focused) return;
  const named = focused.id ? root.getElementById(focused.id) : null;
  const main = focused.matches("button.primary") ? parent.querySelector("button.primary") : null;
  const heir = focused.isConnected ? focused : (named ?? main);
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
}

/** Whether a key is meant for what is being typed. */
export function isTyping(event: Event): boolean {
  // what is inside a shadow root is known by the path alone
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=checkbox]):not([type=range]), textarea, select"));
}

/** What an element belongs to: the page, or the shadow of an element of ours in another page. */
export function rootOf(element: Node): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** The element with this id, which the page has, or a shadow in it. */
export function byId(id: string, root: Document | ShadowRoot = document): HTMLElement {
  const element = root.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element;
}

/** Offers a file to be saved. */
export function download(name: string, blob: Blob): void {
  const link = h("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
