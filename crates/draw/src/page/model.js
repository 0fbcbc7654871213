// The recorded tree: columns of plain data, who is whose child, and what is folded.

const data = JSON.parse(document.getElementById("data").textContent);
const count = data.parent.length;
/** What the page says, in its language. */
const spoken = JSON.parse(document.getElementById("words").textContent);
const plurals = new Intl.PluralRules(document.documentElement.lang);
const PV = 1, SKIPPED = 2, TERMINAL = 4, NULL_MOVE = 8;
const MAX = 0, MIN = 1, CHANCE = 2, NOBODY = 3;

/** The text a column holds for a node. */
const text = (column, node) => data.texts[data[column][node]];
const is = (node, flag) => (data.flags[node] & flag) !== 0;
/** Who decides at a node; nobody where the game is over. */
const decider = (node) => (is(node, TERMINAL) && !is(node, SKIPPED) ? NOBODY : data.turn[node]);

// children of node n: childList[childStart[n]] up to childList[childStart[n + 1]]
const childStart = new Int32Array(count + 1);
const childList = new Int32Array(Math.max(count - 1, 0));
const level = new Int32Array(count);
/** Nodes below each node that were looked at, as the search counts them; and moves that were not. */
const below = new Int32Array(count), leftOut = new Int32Array(count);
const folded = new Uint8Array(count);

function readFamily() {
  for (let n = 1; n < count; n++) {
    childStart[data.parent[n] + 1]++;
    level[n] = level[data.parent[n]] + 1;
  }
  for (let n = 0; n < count; n++) childStart[n + 1] += childStart[n];
  const next = childStart.slice();
  for (let n = 1; n < count; n++) childList[next[data.parent[n]]++] = n;
  for (let n = count - 1; n > 0; n--) {
    const parent = data.parent[n], skipped = is(n, SKIPPED) ? 1 : 0;
    below[parent] += below[n] + 1 - skipped;
    leftOut[parent] += leftOut[n] + skipped;
  }
}

const childCount = (n) => childStart[n + 1] - childStart[n];
const isOpen = (n) => childCount(n) > 0 && !folded[n];

/** Parents first, the nodes from the root to this one. */
function ancestry(node) {
  const path = [node];
  while (path[path.length - 1] > 0) path.push(data.parent[path[path.length - 1]]);
  return path.reverse();
}

function unfoldTo(node) {
  for (let n = node; n > 0;) {
    n = data.parent[n];
    folded[n] = 0;
  }
}

/** Shows this many levels below the root. */
function unfoldLevels(levels) {
  for (let n = 0; n < count; n++) folded[n] = level[n] >= levels ? 1 : 0;
}

/** Opens the expected line, then level by level as long as the picture stays readable. */
function foldAtFirst(budget) {
  folded.fill(count <= budget ? 0 : 1);
  if (count <= budget) return;
  let shown = 1;
  const open = (n) => {
    if (!folded[n]) return;
    folded[n] = 0;
    shown += childCount(n);
  };
  if (count > 0) open(0);
  for (let n = 1; n < count; n++) if (is(n, PV) && !folded[data.parent[n]]) open(n);
  for (let n = 1; n < count; n++) {
    const isShown = level[n] < 3 && !folded[data.parent[n]];
    if (isShown && shown + childCount(n) <= budget) open(n);
  }
}

/** The expected line from the root. */
function expectedLine() {
  const line = [];
  for (let n = 0; n < count; n++) if (is(n, PV) && (n === 0 || line[line.length - 1] === data.parent[n])) line.push(n);
  return line;
}

/** Nodes whose move, with the moves before it, is the text; if none is, those whose move contains it. */
function find(words) {
  const tokens = words.toLowerCase().split(/\s+/).filter((token) => token);
  if (!tokens.length) return [];
  const same = (label, token) => label === token;
  const holds = (label, token) => label.includes(token);
  const exact = findBy(tokens, same);
  return exact.length ? exact : findBy(tokens, holds);
}

function findBy(tokens, matches) {
  const lower = data.texts.map((t) => t.toLowerCase());
  const hits = [];
  for (let n = 1; n < count; n++) {
    let node = n, i = tokens.length - 1;
    while (i >= 0 && node > 0 && matches(lower[data.label[node]], tokens[i])) {
      node = data.parent[node];
      i--;
    }
    if (i < 0) hits.push(n);
  }
  return hits;
}

const grouped = (n) => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, spoken.thousands);

/** A message with its values in it; `count` chooses among plurals. */
function told(name, values = {}) {
  const found = spoken[name];
  const form = typeof found === "string" ? found : found[plurals.select(values.count)] ?? found.other;
  return form.replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/** What is below a node: nodes that were looked at, and moves that were left out. */
function toldBelow(n) {
  const nodes = counted("nodes", below[n]);
  return leftOut[n] ? counted("nodes-and", leftOut[n], { whole: nodes }) : nodes;
}

/** How many of something there are. */
const counted = (name, number, values = {}) => told(name, { ...values, count: number, n: grouped(number) });
