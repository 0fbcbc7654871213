// The search once more, moment by moment: what is entered, what is left with which value, what is never looked at.

const ENTER = 0, LEAVE = 1, SKIP = 2;
/** How faint a node is that the search has not reached yet. */
const LATER = 0.16;

/** What happens at each moment, to the nodes that are not folded away, and when each of them is entered and left. */
let momentNode = [], momentKind = [];
const enteredAt = new Int32Array(count), leftAt = new Int32Array(count);
/** The moment that is shown; the end shows the whole search. */
let moment = 0;
/** When the last frame of a replay was, and how many moments are still owed; 0 when it rests. */
let playedAt = 0, owed = 0;

const isAtEnd = () => moment >= momentNode.length;
const isLater = (n) => !isAtEnd() && enteredAt[n] > moment;
const isKnown = (n) => isAtEnd() || leftAt[n] <= moment;
/** The node at work. */
const worker = () => (isAtEnd() ? NONE : momentNode[moment]);

/** Counts the moments anew; the replay is at its end. */
function readMoments() {
  [momentNode, momentKind] = [[], []];
  const happen = (n, kind) => {
    if (kind !== ENTER) leftAt[n] = momentNode.length;
    if (kind !== LEAVE) enteredAt[n] = momentNode.length;
    momentNode.push(n);
    momentKind.push(kind);
  };
  const isOpenNow = [];
  for (let n = 0; n < count; n++) {
    if (!isShown[n]) continue;
    while (isOpenNow.length && isOpenNow[isOpenNow.length - 1] !== data.parent[n]) happen(isOpenNow.pop(), LEAVE);
    happen(n, is(n, SKIPPED) ? SKIP : ENTER);
    if (!is(n, SKIPPED)) isOpenNow.push(n);
  }
  while (isOpenNow.length) happen(isOpenNow.pop(), LEAVE);
  pause();
  moment = momentNode.length;
  showMoment(false);
}

/** Alpha and beta of an open node at this moment: as it was entered, then closed in by the replies. */
function windowNow(n) {
  let low = data.low[n], high = data.high[n];
  const number = (index) => data.numbers[index][0];
  for (let i = childStart[n]; i < childStart[n + 1]; i++) {
    const child = childList[i], worth = data.worth[child];
    if (worth < 0 || !isShown[child] || leftAt[child] > moment) continue;
    if (data.turn[n] === MAX && number(worth) > number(low)) low = worth;
    if (data.turn[n] === MIN && number(worth) < number(high)) high = worth;
  }
  return `α = ${numberWords(low)}${spoken.between}β = ${numberWords(high)}`;
}

/** What happens now, in words. */
function story() {
  if (isAtEnd()) return told("story-end");
  const n = momentNode[moment], kind = momentKind[moment];
  const nameOf = (node) => (node === 0 ? told("the-root") : text("label", node) || told("a-pass"));
  const name = nameOf(n);
  const reason = text("reason", n) || text("exit", n);
  if (kind === ENTER) return told("story-enter", { name, turn: TURN_WORDS[data.turn[n]], window: windowNow(n) });
  if (kind === SKIP) return told("story-skip", { name, reason });
  const above = n === 0 ? "" : " " + told("story-above", { name: nameOf(data.parent[n]), window: windowNow(data.parent[n]) });
  return told("story-leave", { name, value: text("value", n), reason }) + above;
}

/** Puts the moment into the bar and on the canvas. */
function showMoment(isToBeSeen) {
  const slider = document.getElementById("moment");
  slider.max = String(momentNode.length);
  slider.value = String(moment);
  const said = isAtEnd() ? counted("step-count", momentNode.length) : told("step", { n: grouped(moment + 1), m: grouped(momentNode.length) });
  document.getElementById("step-count").textContent = said;
  slider.setAttribute("aria-valuetext", said);
  document.getElementById("told").textContent = story();
  if (isToBeSeen && worker() !== NONE) see(worker());
  repaint();
}

function goToMoment(wanted) {
  pause();
  moment = Math.max(0, Math.min(wanted, momentNode.length));
  showMoment(true);
}

/** The moment of the next cut-off; the end if there is none. */
function nextCut() {
  const start = isAtEnd() ? 0 : moment + 1;
  const found = momentKind.findIndex((kind, i) => i >= start && kind === SKIP);
  return found < 0 ? momentNode.length : found;
}

function pause() {
  playedAt = 0;
  document.getElementById("play").textContent = "▶";
  document.getElementById("play").setAttribute("aria-label", document.getElementById("play").title.replace(/ \(K\)$/, ""));
}

/** Plays from here, from the start at the end, or stops. */
function play() {
  if (playedAt) return pause();
  if (isAtEnd()) moment = 0;
  playedAt = performance.now();
  owed = 0;
  document.getElementById("play").textContent = "❚❚";
  document.getElementById("play").setAttribute("aria-label", told("pause"));
  showMoment(true);
  requestAnimationFrame(tick);
}

function tick(now) {
  if (!playedAt) return;
  const speed = Number(document.getElementById("speed").value);
  owed += Math.max(0, now - playedAt) / 1000 * speed;
  playedAt = now;
  const steps = Math.floor(owed);
  if (steps > 0) {
    owed -= steps;
    moment = Math.min(moment + steps, momentNode.length);
    if (isAtEnd()) pause();
    showMoment(true);
  }
  if (playedAt) requestAnimationFrame(tick);
}

/** The bar: buttons, slider and speed. */
function listenToReplay() {
  const on = (id, act) => document.getElementById(id).addEventListener("click", act);
  on("play", play);
  on("to-start", () => goToMoment(0));
  on("step-back", () => goToMoment(moment - 1));
  on("step-on", () => goToMoment(isAtEnd() ? 0 : moment + 1));
  on("to-cut", () => goToMoment(nextCut()));
  on("to-end", () => goToMoment(momentNode.length));
  const slider = document.getElementById("moment");
  slider.addEventListener("input", () => goToMoment(Number(slider.value)));
}
