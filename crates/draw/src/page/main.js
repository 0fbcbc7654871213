// Keys, pointer and buttons.

/** Nodes a page opens with, at most, and the scales it keeps to. */
const FIRST_NODES = [120, 80, 50, 30, 15, 0], READABLE_SCALE = 0.75, LEAST_FIRST_SCALE = 0.42, LEAST_SCALE = 0.0005, MOST_SCALE = 6;

const lookedAt = data.flags.filter((flags) => (flags & SKIPPED) === 0).length;
let chosen = count ? 0 : NONE;
let isQueued = false;

function repaint() {
  if (isQueued) return;
  isQueued = true;
  requestAnimationFrame(() => { isQueued = false; paint(); });
}

/** Keeps the middle of the picture in the middle of the window. */
function resize() {
  const ratio = window.devicePixelRatio || 1;
  if (rows.length) view.x += (canvas.clientWidth - canvas.width / ratio) / 2;
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
  repaint();
}

/** How many nodes there are: those looked at, as the search counts them, and moves it never looked at. */
function say() {
  const looked = counted("nodes", lookedAt);
  const whole = lookedAt === count ? looked : counted("nodes-and", count - lookedAt, { whole: looked });
  const shown = shownCount === count ? whole : told("shown", { whole, n: grouped(shownCount) });
  document.getElementById("state").textContent = data.dropped ? told("dropped", { whole: shown, n: grouped(data.dropped) }) : shown;
}

/** Lays out again; the node `fixed` stays where it is on the screen. */
function refresh(fixed) {
  const isPlaced = fixed !== undefined && fixed !== NONE && rows.length > 0 && rowOf(fixed) !== undefined;
  const before = isPlaced ? [middleOf(fixed), rowOf(fixed).top] : null;
  layOut();
  if (before) {
    const [across, down] = scales();
    view.x += (before[0] - middleOf(fixed)) * across;
    view.y += (before[1] - rowOf(fixed).top) * down;
  }
  readMoments();
  say();
  repaint();
}

function fit() {
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const whole = wholeScales(), scale = Math.min(...whole, 1.4);
  const [across, down] = scale < SHAPE_SCALE ? whole.map((one) => Math.min(one, SHAPE_SCALE)) : [scale, scale];
  glide({ scale, x: (width - treeWidth * across) / 2, y: Math.max(30, (height - treeHeight * down) / 3) });
}

/** The first view: as many nodes as can be read on this screen, at least the expected line. */
function open() {
  for (const budget of FIRST_NODES) {
    foldAtFirst(budget);
    layOut();
    if (Math.min(...wholeScales()) >= READABLE_SCALE) break;
  }
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const isWhole = Math.min(...wholeScales()) >= LEAST_FIRST_SCALE;
  view.scale = isWhole ? Math.min(...wholeScales(), 1.4) : READABLE_SCALE;
  view.x = width / 2 - (isWhole ? treeWidth / 2 : middleOf(0)) * view.scale;
  view.y = isWhole ? Math.max(24, (height - treeHeight * view.scale) / 3) : 24;
  readMoments();
  say();
  repaint();
}

/** Moves the picture smoothly, or at once for people who prefer that. */
function glide(target) {
  const start = { ...view }, begin = performance.now();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const step = (now) => {
    const share = isCalm ? 1 : Math.min(1, (now - begin) / 220);
    const eased = share * (2 - share);
    for (const key of ["x", "y", "scale"]) view[key] = start[key] + (target[key] - start[key]) * eased;
    paint();
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function zoom(factor, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) {
  const before = scales();
  view.scale = Math.min(Math.max(view.scale * factor, LEAST_SCALE), MOST_SCALE);
  const after = scales();
  view.x = x - (x - view.x) * after[0] / before[0];
  view.y = y - (y - view.y) * after[1] / before[1];
  repaint();
}

/** Makes a node the chosen one and, when asked, brings it into sight. */
function choose(n, isToBeSeen) {
  chosen = n;
  describe(n);
  if (isToBeSeen) see(n);
  repaint();
}

function see(n) {
  const scale = Math.min(Math.max(view.scale, READABLE_SCALE), 1.6);
  const x = middleOf(n) * scale + view.x, y = rowOf(n).top * scale + view.y;
  const margin = 90;
  const isInSight = scale === view.scale && x > margin && x < canvas.clientWidth - margin && y > 20
    && y < canvas.clientHeight - margin;
  if (isInSight) return;
  glide({ scale, x: canvas.clientWidth / 2 - middleOf(n) * scale, y: canvas.clientHeight * 0.4 - rowOf(n).top * scale });
}

function reveal(n) {
  unfoldTo(n);
  refresh(chosen === NONE ? n : 0);
  choose(n, true);
}

function toggle(n) {
  if (n === NONE || childCount(n) === 0) return;
  folded[n] = folded[n] ? 0 : 1;
  refresh(n);
  choose(n);
}

function stepExpected() {
  const line = expectedLine();
  if (!line.length) return;
  const next = line[(line.indexOf(chosen) + 1) % line.length];
  unfoldTo(line[line.length - 1]);
  refresh(chosen);
  choose(next, true);
}

/** The neighbour of the chosen node in its row. */
function neighbour(direction) {
  const row = rowOf(chosen).nodes;
  return row[row.indexOf(chosen) + direction] ?? chosen;
}

function goDown() {
  if (childCount(chosen) === 0) return chosen;
  if (folded[chosen]) {
    folded[chosen] = 0;
    refresh(chosen);
  }
  return firstChild(chosen);
}

function toggleLegend() {
  const legend = document.getElementById("legend");
  legend.hidden = !legend.hidden;
  document.getElementById("help").setAttribute("aria-expanded", String(!legend.hidden));
}

/** Pixels a key moves the picture; levels offered one by one. */
const PAN = 80, MOST_LEVELS = 30;
const KEYS = {
  ArrowUp: () => choose(data.parent[chosen], true),
  ArrowDown: () => choose(goDown(), true),
  ArrowLeft: () => choose(neighbour(-1), true),
  ArrowRight: () => choose(neighbour(1), true),
  Enter: () => toggle(chosen),
  " ": () => toggle(chosen),
  Home: () => choose(0, true),
  "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8),
  f: fit, 0: fit, p: stepExpected, "?": toggleLegend,
  n: () => goTo(hit + 1), N: () => goTo(hit - 1),
  "/": () => document.getElementById("find").focus(),
  ".": () => goToMoment(isAtEnd() ? 0 : moment + 1), ",": () => goToMoment(moment - 1), c: () => goToMoment(nextCut()),
  k: play,
};
const SHIFT_KEYS = {
  ArrowUp: [0, PAN], ArrowDown: [0, -PAN], ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0],
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || chosen === NONE) return;
  const pan = event.shiftKey && SHIFT_KEYS[event.key];
  const act = pan ? () => { view.x += pan[0]; view.y += pan[1]; repaint(); }
    : KEYS[event.key] ?? KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

function onWheel(event) {
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : 1;
  zoom(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), event.offsetX, event.offsetY);
}

function treePoint(event) {
  const [across, down] = scales();
  return [(event.offsetX - view.x) / across, (event.offsetY - view.y) / down];
}
const pointers = new Map();
let travelled = 0;

function onDown(event) {
  canvas.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, [event.offsetX, event.offsetY]);
  travelled = 0;
  showTip(NONE);
}

function onMove(event) {
  const last = pointers.get(event.pointerId);
  if (!last) return hover(event);
  const other = [...pointers.entries()].find(([id]) => id !== event.pointerId)?.[1];
  const now = [event.offsetX, event.offsetY];
  if (other) {
    const distance = (a) => Math.hypot(a[0] - other[0], a[1] - other[1]);
    zoom(distance(now) / Math.max(distance(last), 1), other[0], other[1]);
  } else {
    view.x += now[0] - last[0];
    view.y += now[1] - last[1];
  }
  travelled += Math.hypot(now[0] - last[0], now[1] - last[1]);
  canvas.classList.toggle("dragging", travelled > 3);
  pointers.set(event.pointerId, now);
  repaint();
}

function onUp(event) {
  pointers.delete(event.pointerId);
  canvas.classList.remove("dragging");
  if (travelled > 3 || event.type === "pointercancel") return;
  const [x, y] = treePoint(event);
  const n = nodeAt(x, y);
  if (n === NONE) return;
  if (isOnPill(n, y)) toggle(n);
  else choose(n);
}

function hover(event) {
  const n = nodeAt(...treePoint(event));
  canvas.classList.toggle("pointing", n !== NONE);
  showTip(n, event.offsetX, event.offsetY);
}

function fillLevels() {
  const select = document.getElementById("levels");
  const deepest = level.reduce((most, one) => Math.max(most, one), 0);
  const offer = (value, words) => {
    const option = element("option", "", words);
    option.value = value;
    select.append(option);
  };
  offer("first", told("first-view"));
  for (let i = 1; i <= Math.min(deepest, MOST_LEVELS); i++) offer(String(i), String(i));
  offer("all", told("all"));
  select.onchange = () => {
    if (select.value === "all") folded.fill(0);
    else unfoldLevels(Number(select.value));
    if (select.value === "first") open();
    else refresh();
    while (chosen > 0 && !isShown[chosen]) chosen = data.parent[chosen];
    choose(chosen);
    if (select.value !== "first") fit();
  };
}

function listen() {
  const on = (id, act) => document.getElementById(id).addEventListener("click", act);
  on("fit", fit);
  on("closer", () => zoom(1.25));
  on("farther", () => zoom(0.8));
  on("expected", stepExpected);
  on("help", toggleLegend);
  on("earlier", () => goTo(hit - 1));
  on("later", () => goTo(hit + 1));
  on("alone", () => window.open(window.location.href, "_blank", "noopener"));
  canvas.addEventListener("keydown", onKey);
  canvas.addEventListener("wheel", onWheel, { passive: false });
  canvas.addEventListener("pointerdown", onDown);
  canvas.addEventListener("pointermove", onMove);
  canvas.addEventListener("pointerup", onUp);
  canvas.addEventListener("pointercancel", onUp);
  canvas.addEventListener("pointerleave", () => showTip(NONE));
  canvas.addEventListener("dblclick", (event) => {
    const [x, y] = treePoint(event);
    const n = nodeAt(x, y);
    if (n !== NONE && !isOnPill(n, y)) toggle(n);
  });
  listenToFinding();
  listenToReplay();
  new ResizeObserver(resize).observe(canvas);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    readColours();
    fillLegend();
    choose(chosen);
  });
}

/** What the address says after its #: a theme, a step to open at, and whether to play; "theme=dark&step=12". */
function readAddress() {
  const wishes = new Map(window.location.hash.slice(1).split("&").map((wish) => wish.split("=")));
  if (["light", "dark"].includes(wishes.get("theme"))) document.documentElement.dataset.theme = wishes.get("theme");
  if (window.self !== window.top || wishes.has("embed")) document.documentElement.classList.add("framed");
  return () => {
    const step = Number(wishes.get("step"));
    if (step >= 1) goToMoment(Math.floor(step) - 1);
    if (wishes.has("play")) play();
  };
}

const begin = readAddress();
readColours();
readFamily();
resize();
open();
fillLevels();
fillLegend();
listen();
describe(chosen);
begin();
