// A tidy place for every node that is not folded away, in linear time. The same method as in layout.rs: subtrees are
// pushed together until their outlines touch; threads continue the outline of a short subtree in its taller neighbour.

const GAP = { siblings: 10, cousins: 22, levels: 34, slope: 0.07, widest: 160 };
const NONE = -1;

const left = new Float64Array(count), offset = new Float64Array(count);
const shift = new Float64Array(count), change = new Float64Array(count);
const leftThread = new Int32Array(count), rightThread = new Int32Array(count);
const lowestLeft = new Int32Array(count), lowestRight = new Int32Array(count);
const leftSum = new Float64Array(count), rightSum = new Float64Array(count);

/** Left edge, width and height of every node; the upper edge is the row's. */
const nodeX = new Float64Array(count), nodeWidth = new Float64Array(count), nodeHeight = new Float64Array(count);
/** Whether no ancestor is folded. */
const isShown = new Uint8Array(count);
/** Rows of shown nodes from left to right, with their upper edges and heights. */
let rows = [];
let treeWidth = 0, treeHeight = 0, shownCount = 0;

function layOut() {
  const shown = [];
  for (let n = 0; n < count; n++) {
    isShown[n] = n === 0 || (isShown[data.parent[n]] && !folded[data.parent[n]]) ? 1 : 0;
    if (isShown[n]) shown.push(n);
  }
  for (const n of shown) {
    measure(n);
    left[n] = offset[n] = shift[n] = change[n] = leftSum[n] = rightSum[n] = 0;
    leftThread[n] = rightThread[n] = NONE;
    lowestLeft[n] = lowestRight[n] = n;
  }
  for (let i = shown.length - 1; i >= 0; i--) arrange(shown[i]);
  settle(shown);
  makeRows(shown);
  shownCount = shown.length;
}

const firstChild = (n) => (isOpen(n) ? childList[childStart[n]] : NONE);
const lastChild = (n) => (isOpen(n) ? childList[childStart[n + 1] - 1] : NONE);
const centreOf = (n) => offset[n] + left[n] + nodeWidth[n] / 2;

function arrange(n) {
  if (!isOpen(n)) return;
  const start = childStart[n], end = childStart[n + 1];
  const first = childList[start], last = childList[end - 1];
  const reach = [{ level: level[lowestLeft[first]], child: start }];
  for (let i = start + 1; i < end; i++) {
    const lowest = level[lowestRight[childList[i]]];
    separate(start, i, reach);
    while (reach.length && lowest >= reach[reach.length - 1].level) reach.pop();
    reach.push({ level: lowest, child: i });
  }
  left[n] = (centreOf(first) + centreOf(last)) / 2 - nodeWidth[n] / 2;
  lowestLeft[n] = lowestLeft[first];
  leftSum[n] = leftSum[first];
  lowestRight[n] = lowestRight[last];
  rightSum[n] = rightSum[last];
}

function separate(start, i, reach) {
  let a = childList[i - 1], b = childList[i];
  let aSum = offset[a], bSum = offset[b];
  let gap = GAP.siblings, isFirst = true, r = reach.length - 1;
  while (a !== NONE && b !== NONE) {
    while (level[a] > reach[r].level) r--;
    const distance = aSum + left[a] + nodeWidth[a] + gap - (bSum + left[b]);
    if (isFirst || distance > 0) {
      bSum += distance;
      push(i, reach[r].child, distance);
    }
    a = isOpen(a) ? lastChild(a) : rightThread[a];
    b = isOpen(b) ? firstChild(b) : leftThread[b];
    if (a !== NONE) aSum += offset[a];
    if (b !== NONE) bSum += offset[b];
    gap = GAP.cousins;
    isFirst = false;
  }
  if (b !== NONE) threadLeft(childList[start], childList[i], b, bSum);
  else if (a !== NONE) threadRight(childList[i - 1], childList[i], a, aSum);
}

function push(i, by, distance) {
  const child = childList[i];
  offset[child] += distance;
  leftSum[child] += distance;
  rightSum[child] += distance;
  if (by + 1 < i) {
    const share = distance / (i - by);
    shift[child] -= share;
    change[child] -= distance - share;
    shift[childList[by + 1]] += share;
  }
}

function threadLeft(first, newest, next, sum) {
  const low = lowestLeft[first], difference = sum - offset[next] - leftSum[first];
  leftThread[low] = next;
  offset[low] += difference;
  left[low] -= difference;
  lowestLeft[first] = lowestLeft[newest];
  leftSum[first] = leftSum[newest];
}

function threadRight(before, newest, next, sum) {
  const low = lowestRight[newest], difference = sum - offset[next] - rightSum[newest];
  rightThread[low] = next;
  offset[low] += difference;
  left[low] -= difference;
  lowestRight[newest] = lowestRight[before];
  rightSum[newest] = rightSum[before];
}

/** Sums up the offsets from the root down; afterwards leftSum holds them. */
function settle(shown) {
  let leftmost = Infinity, rightmost = 0;
  for (const n of shown) {
    leftSum[n] = (n === 0 ? 0 : leftSum[data.parent[n]]) + offset[n];
    nodeX[n] = leftSum[n] + left[n];
    leftmost = Math.min(leftmost, nodeX[n]);
    if (isOpen(n)) shareSpace(n);
  }
  for (const n of shown) {
    nodeX[n] -= leftmost;
    rightmost = Math.max(rightmost, nodeX[n] + nodeWidth[n]);
  }
  treeWidth = rightmost;
}

function shareSpace(n) {
  let step = 0, sum = 0;
  for (let i = childStart[n]; i < childStart[n + 1]; i++) {
    const child = childList[i];
    step += shift[child];
    sum += step + change[child];
    offset[child] += sum;
  }
}

function makeRows(shown) {
  rows = [];
  for (const n of shown) {
    const row = (rows[level[n]] ??= { nodes: [], top: 0, height: 0, fan: 0 });
    row.nodes.push(n);
    row.height = Math.max(row.height, nodeHeight[n]);
    if (isOpen(n)) {
      const fan = nodeX[lastChild(n)] - nodeX[firstChild(n)];
      row.fan = Math.max(row.fan, fan);
    }
  }
  let top = 0;
  for (const row of rows) {
    row.nodes.sort((a, b) => nodeX[a] - nodeX[b]);
    row.top = top;
    top += row.height + Math.min(Math.max(row.fan * GAP.slope, GAP.levels), GAP.widest);
  }
  const last = rows[rows.length - 1];
  treeHeight = last ? last.top + last.height : 0;
}

const rowOf = (n) => rows[level[n]];
const middleOf = (n) => nodeX[n] + nodeWidth[n] / 2;

/** The first position in a row whose node passes a test that stays true to the right. */
function firstWhere(nodes, test) {
  let low = 0, high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(nodes[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The shown node at a point of the tree, or NONE. */
function nodeAt(x, y) {
  for (const row of rows) {
    if (y < row.top || y > row.top + row.height) continue;
    const n = row.nodes[firstWhere(row.nodes, (m) => nodeX[m] + nodeWidth[m] >= x)];
    if (n !== undefined && nodeX[n] <= x && y <= row.top + nodeHeight[n]) return n;
  }
  return NONE;
}
