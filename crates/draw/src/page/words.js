// A node in words: the panel beside the tree, the tip at the pointer, and the legend.

const TURN = ["max", "min", "chance"];
const TURN_WORDS = ["max", "min", "chance"].map((name) => told(name));

/** Nobody asks for so many plies. */
const TO_THE_END = 5000;

function element(tag, className, content) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (content !== undefined) made.textContent = content;
  return made;
}

/** The words of a number. */
const numberWords = (index) => data.numbers[index][1];
/** The window a node was entered with. */
const windowOf = (n) => (is(n, SKIPPED) ? "" : `[${numberWords(data.low[n])}${spoken.between}${numberWords(data.high[n])}]`);

/** What is known of a node, as pairs of a term and a text. */
function facts(n) {
  const known = [];
  const add = (term, words, kind) => { if (words !== "") known.push({ term, words, kind }); };
  if (!is(n, SKIPPED)) {
    add(told("value"), text("value", n), "value");
    add(told("window"), windowOf(n));
    add(told("depth"), data.depth[n] >= TO_THE_END ? told("end") : String(data.depth[n]));
  }
  add(told(is(n, SKIPPED) ? "why-skipped" : "why-left"), text("reason", n) || text("exit", n));
  add(told("pass-term"), text("passSentence", n));
  add(told("below"), childCount(n) ? toldBelow(n) : "");
  add(told("not-drawn"), data.hidden[n] ? grouped(data.hidden[n]) : "");
  add(told("position"), text("position", n), "position");
  return known;
}

function heading(n) {
  const title = element("h2", "", n === 0 ? told("root") : text("label", n) || told("pass"));
  const turn = is(n, SKIPPED) ? element("span", "turn cut", told("not-looked-at"))
    : element("span", "turn " + TURN[data.turn[n]], TURN_WORDS[data.turn[n]]);
  title.append(turn);
  return title;
}

function lineOf(n) {
  const moves = ancestry(n).slice(1).map((m) => text("label", m) || told("pass"));
  const shown = moves.length > 40 ? ["…", ...moves.slice(-40)] : moves;
  const where = moves.length ? told("ply-line", { n: level[n], moves: shown.join(" ") }) : told("ply", { n: level[n] });
  return where + (is(n, PV) ? " · " + told("on-line") : "");
}

function describe(n) {
  const panel = document.getElementById("details");
  if (n === NONE) return panel.replaceChildren(element("p", "", told("empty")));
  const list = element("dl");
  for (const { term, words, kind } of facts(n)) {
    const row = element("div");
    row.append(element("dt", "", term), element("dd", kind, words));
    list.append(row);
  }
  panel.replaceChildren(heading(n), element("p", "path", lineOf(n)), list);
  if (data.links[n]) {
    const link = element("a", "", told(n === 0 ? "overview" : "branch"));
    link.href = data.links[n];
    const row = element("p");
    row.append(link);
    panel.insertBefore(row, list);
  }
  if (boardOf(n)) panel.append(boardCanvas(boardOf(n), 200));
}

function boardCanvas(board, side) {
  const { width, height } = boardSize(board, side);
  const made = element("canvas");
  const ratio = window.devicePixelRatio || 1;
  [made.width, made.height] = [(width + 2) * ratio, (height + 2) * ratio];
  made.style.width = width + 2 + "px";
  const pen = made.getContext("2d");
  pen.scale(ratio, ratio);
  drawBoard(pen, board, 1, 1, side);
  return made;
}

/** The tip at the pointer: the same facts, shorter. */
function showTip(n, x, y) {
  const tip = document.getElementById("tip");
  tip.hidden = n === NONE;
  if (n === NONE) return;
  const first = [n === 0 ? told("root") : text("label", n) || told("pass"),
    is(n, SKIPPED) ? told("not-looked-at") : TURN_WORDS[data.turn[n]],
    is(n, SKIPPED) ? "" : told("value-in", { value: text("value", n), window: windowOf(n) })];
  const rest = [text("reason", n) || text("exit", n), text("passSentence", n),
    childCount(n) ? told("below-tip", { whole: toldBelow(n) }) : ""];
  tip.replaceChildren(element("p", "", first.filter((part) => part).join(" · ")),
    ...rest.filter((line) => line).map((line) => element("p", "", line)));
  const stage = canvas.getBoundingClientRect();
  tip.style.left = Math.max(4, Math.min(x + 14, stage.width - tip.offsetWidth - 8)) + "px";
  tip.style.top = (y + tip.offsetHeight + 24 > stage.height ? Math.max(4, y - tip.offsetHeight - 10) : y + 16) + "px";
}

/** The signs of the legend with their meaning; each draws itself. */
function fillLegend() {
  const box = { width: 34, height: 18, gable: 5 };
  const shape = (turn, fill, line) => (p) => {
    const path = tracePath(turn, 23, 2, box);
    p.fillStyle = fill, p.strokeStyle = line, p.lineWidth = 1.3, p.fill(path), p.stroke(path);
  };
  const lineSign = (style, width, dash) => (p) => {
    p.strokeStyle = style, p.lineWidth = width, p.setLineDash(dash);
    p.beginPath(), p.moveTo(4, 11), p.lineTo(42, 11), p.stroke();
  };
  const pill = (p) => {
    p.beginPath(), p.roundRect(4, 4, 38, 14, 7), p.fillStyle = colour.paper, p.fill();
    p.strokeStyle = colour.faint, p.stroke();
    p.fillStyle = colour.ink, p.font = fontOf("small"), p.textAlign = "center", p.fillText("▸ 12", 23, 14);
  };
  const signs = [
    [shape(MAX, colour.maxFill, colour.maxLine), told("sign-max")],
    [shape(MIN, colour.minFill, colour.minLine), told("sign-min")],
    [shape(CHANCE, colour.chanceFill, colour.chanceLine), told("sign-chance")],
    [shape(MAX, colour.paper, colour.maxLine), told("sign-leaf")],
    [lineSign(colour.pv, 3.2, []), told("sign-expected")],
    [(p) => { lineSign(colour.faint, 1, [4, 4])(p); p.setLineDash([]); paintScissors(p, 23, 3); }, told("not-looked-at")],
    [lineSign(colour.soft, 1.6, [1.5, 3]), told("sign-pass")],
    [pill, told("sign-folded")],
  ];
  const list = document.querySelector("#legend .signs");
  list.replaceChildren(...signs.map(([draw, words]) => legendEntry(draw, words)));
  list.append(element("li", "", told("sign-bounds")));
}

function legendEntry(draw, words) {
  const entry = element("li"), sign = element("canvas", "sign");
  const ratio = window.devicePixelRatio || 1;
  [sign.width, sign.height] = [46 * ratio, 22 * ratio];
  const signPen = sign.getContext("2d");
  signPen.scale(ratio, ratio);
  draw(signPen);
  entry.append(sign, document.createTextNode(words));
  return entry;
}
