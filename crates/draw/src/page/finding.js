// Finding moves: the hits one by one, and as a list.

/** Hits that are listed; the others are reached one by one. */
const LISTED = 60;

let hits = [], hitSet = new Set(), hit = -1;

function goTo(index) {
  if (!hits.length) return;
  hit = (index + hits.length) % hits.length;
  document.getElementById("found").textContent = told("found-at", { n: grouped(hit + 1), m: grouped(hits.length) });
  reveal(hits[hit]);
}

function search(words) {
  hits = find(words);
  hitSet = new Set(hits);
  hit = -1;
  document.getElementById("found").textContent = !words.trim() ? "" : hits.length ? told("found", { n: grouped(hits.length) }) : told("not-found");
  listHits();
  repaint();
}

/** The hits with the line that leads to each, and its value. */
function listHits() {
  const list = document.getElementById("hits");
  list.hidden = hits.length === 0;
  const entry = (n, index) => {
    const moves = ancestry(n).slice(1).map((m) => text("label", m) || told("pass")).join(" ");
    const button = element("button", "", moves);
    button.append(element("span", "", is(n, SKIPPED) ? told("not-looked-at") : text("value", n)));
    button.addEventListener("click", () => goTo(index));
    const item = element("li");
    item.append(button);
    return item;
  };
  const rest = hits.length - LISTED;
  list.replaceChildren(...hits.slice(0, LISTED).map(entry));
  if (rest > 0) list.append(element("li", "more", told("more-hits", { n: grouped(rest) })));
}

/** The field, its keys, and when the list goes away. */
function listenToFinding() {
  const input = document.getElementById("find"), box = document.querySelector(".find");
  input.addEventListener("input", () => search(input.value));
  input.addEventListener("focus", listHits);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") goTo(hit + (event.shiftKey ? -1 : 1));
    if (event.key === "ArrowDown") document.querySelector("#hits button")?.focus(), event.preventDefault();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeHits(), canvas.focus();
  });
  box.addEventListener("focusout", (event) => {
    if (!box.contains(event.relatedTarget)) closeHits();
  });
}

function closeHits() {
  document.getElementById("hits").hidden = true;
}
