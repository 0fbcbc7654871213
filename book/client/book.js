// The search of the book, and contents that are folded on a small screen. The index is loaded when the search is first used.

const { up, language, none } = document.currentScript.dataset;
const input = document.querySelector("header input");
const list = document.querySelector(".found");
const contents = document.querySelector(".contents");
/** Results that are shown. */
const SHOWN = 12;
let search = null;
let loading = false;

if (matchMedia("(max-width: 48rem)").matches) contents.open = false;

/** Called by the index, a script beside the pages: a page from a disk may load nothing else. */
window.bookIndex = (json, options) => {
  search = MiniSearch.loadJSON(json, options);
  show();
};

function load() {
  if (loading) return;
  loading = true;
  for (const name of ["minisearch.js", `search-${language}.js`]) {
    const script = document.createElement("script");
    script.async = false;
    script.src = up + name;
    document.head.append(script);
  }
}

function show() {
  const words = input.value.trim();
  list.hidden = words === "";
  if (!search || words === "") return;
  const found = search.search(words, { prefix: true, fuzzy: 0.15, boost: { heading: 3 } }).slice(0, SHOWN);
  list.replaceChildren(...(found.length > 0 ? found.map(entry) : [Object.assign(document.createElement("li"), { textContent: none })]));
}

function entry({ page, heading, title }) {
  const link = Object.assign(document.createElement("a"), { href: up + page, textContent: heading });
  if (title !== heading) link.append(document.createElement("br"), Object.assign(document.createElement("small"), { textContent: title }));
  const item = document.createElement("li");
  item.append(link);
  return item;
}

input.addEventListener("focus", load);
input.addEventListener("input", show);
input.form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") list.hidden = true;
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    input.focus();
  }
});
