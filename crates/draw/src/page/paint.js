// The tree on the canvas: only what is in sight, and only as much of it as can be made out.

const FONTS = '"DejaVu Sans", Verdana, system-ui, sans-serif';
const SIZE = { label: 11, labelLine: 14, value: 13, valueLine: 17, small: 9, smallLine: 12 };
const PADDING = 6, NARROWEST = 46, SCISSORS = 14, SMALL_BOARD = 72, LARGE_BOARD = 104, MANY_CELLS = 8, PILL = 15;
/** Scales below which texts, then shapes, cannot be made out. */
const TEXT_SCALE = 0.42, SHAPE_SCALE = 0.16;

const canvas = document.getElementById("tree");
const pen = canvas.getContext("2d");
const colour = {};
const hasPasses = data.pass.some((id) => data.texts[id] !== "");

function readColours() {
  const style = getComputedStyle(document.documentElement);
  for (const name of ["work", "paper", "panel", "ink", "soft", "faint", "pv", "mark", "max-line", "max-fill", "min-line",
    "min-fill", "chance-line", "chance-fill", "board-light", "board-dark"]) {
    const key = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    colour[key] = style.getPropertyValue("--" + name).trim();
  }
}

const widthCache = { label: [], value: [], small: [] };

/** Width of a stored text in one of the fonts, measured once. */
function textWidth(font, id) {
  const cache = widthCache[font];
  if (cache[id] === undefined) {
    pen.font = fontOf(font);
    cache[id] = pen.measureText(data.texts[id]).width;
  }
  return cache[id];
}

const fontOf = (font) => `${font === "small" ? "" : "bold "}${SIZE[font]}px ${FONTS}`;
const headHeight = (n) => (n === 0 ? 0 : SIZE.labelLine + (hasPasses ? SIZE.smallLine : 0));
const boardOf = (n) => data.boards[data.board[n]];

/** The longest side of a board; one with many cells is larger. */
function boardSide({ frame: index }) {
  const frame = data.frames[index];
  return Math.max(frame.columns, frame.ground.length / Math.max(frame.columns, 1)) >= MANY_CELLS ? LARGE_BOARD : SMALL_BOARD;
}

/** Sets the size of a node: move and pass above, the outline, and the pill below. */
function measure(n) {
  const small = Math.max(textWidth("small", data.window[n]), textWidth("small", data.exit[n]));
  const outline = outlineSize(n, small);
  const label = Math.max(textWidth("label", data.label[n]), textWidth("small", data.pass[n]));
  const foot = pillText(n) ? PILL + 3 : 0;
  nodeWidth[n] = Math.max(outline.width, label, foot ? 6.2 * pillText(n).length + 12 : 0);
  nodeHeight[n] = headHeight(n) + outline.height + foot;
}

function outlineSize(n, small) {
  small ??= Math.max(textWidth("small", data.window[n]), textWidth("small", data.exit[n]));
  if (is(n, SKIPPED)) return { width: Math.max(small, SCISSORS), height: SCISSORS + SIZE.smallLine, gable: 0 };
  const board = boardOf(n) ? boardSize(boardOf(n), boardSide(boardOf(n))) : { width: 0, height: -2 };
  const widest = Math.max(textWidth("value", data.value[n]), small, board.width);
  const width = Math.max(widest + 2 * PADDING, NARROWEST);
  const gable = Math.min(Math.max(width * 0.16, 7), 13);
  const lines = SIZE.valueLine + SIZE.smallLine * smallLines(n);
  const content = lines + board.height + 2;
  if (is(n, TERMINAL)) return { width, height: content + PADDING, gable: 0, content };
  if (data.turn[n] === CHANCE) return { width: width * Math.SQRT2, height: content * Math.SQRT2, gable: 0, content };
  return { width, height: content + PADDING + gable, gable, content };
}

const smallLines = (n) => (text("window", n) ? 1 : 0) + (text("exit", n) ? 1 : 0);

/** What the pill below a node says: how much is folded away, or not in this file. */
function pillText(n) {
  const parts = [];
  if (childCount(n) > 0) parts.push(folded[n] ? (below[n] ? "▸ " + grouped(below[n]) : "▸") : "▾");
  if (data.hidden[n] > 0) parts.push(told("hidden", { n: grouped(data.hidden[n]) }));
  return parts.join("  ");
}

/** Where the picture is: screen = tree * scale + (x, y), where the scales are those of scales(). */
const view = { x: 0, y: 0, scale: 1 };

/** The scales that show the whole tree. */
const wholeScales = () => [(canvas.clientWidth - 60) / treeWidth, (canvas.clientHeight - 60) / treeHeight];

/** The scales across and down. Far away a wide tree is kept from shrinking to a line: the other scale follows slowly. */
function scales() {
  const whole = wholeScales(), least = Math.min(...whole);
  if (view.scale >= SHAPE_SCALE || least >= SHAPE_SCALE) return [view.scale, view.scale];
  const way = Math.min(1, Math.log(SHAPE_SCALE / view.scale) / Math.log(SHAPE_SCALE / least));
  return whole.map((one) => view.scale * (Math.min(one, SHAPE_SCALE) / least) ** way);
}

function paint() {
  const ratio = window.devicePixelRatio || 1;
  const [across, down] = scales();
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.fillStyle = colour.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const sight = {
    left: -view.x / across, right: (canvas.clientWidth - view.x) / across,
    top: -view.y / down, bottom: (canvas.clientHeight - view.y) / down,
  };
  if (view.scale < SHAPE_SCALE) return paintFar(sight, across, down);
  pen.translate(view.x, view.y);
  pen.scale(view.scale, view.scale);
  for (let i = 1; i < rows.length; i++) if (isInSight(i, sight)) paintEdges(rows[i], rows[i - 1], sight);
  for (const row of rows) {
    if (row.top > sight.bottom || row.top + row.height < sight.top) continue;
    const start = firstWhere(row.nodes, (n) => nodeX[n] + nodeWidth[n] >= sight.left);
    for (let i = start; i < row.nodes.length && nodeX[row.nodes[i]] <= sight.right; i++) paintNode(row.nodes[i], row.top);
  }
}

/** Whether the edges above a row can be seen. */
const isInSight = (i, sight) => rows[i].top + 40 >= sight.top && rows[i - 1].top <= sight.bottom;

/** Far away: straight edges and specks, at most one for each pixel. */
function paintFar(sight, across, down) {
  const toX = (x) => x * across + view.x, toY = (y) => y * down + view.y;
  for (let i = 1; i < rows.length; i++) {
    if (!isInSight(i, sight)) continue;
    const top = toY(rows[i].top + SIZE.labelLine), floor = toY(rows[i - 1].top + rows[i - 1].height / 2);
    const plain = new Path2D(), expected = new Path2D();
    forEdges(rows[i], sight, 0.7 / across, (n) => {
      const path = is(n, PV) ? expected : plain;
      path.moveTo(toX(middleOf(data.parent[n])), floor);
      path.lineTo(toX(middleOf(n)), top);
    });
    stroke(plain, colour.faint, 0.4, []);
    stroke(expected, colour.pv, 2, []);
  }
  for (const row of rows) paintSpecks(row, sight, across, toX, toY);
}

function paintSpecks(row, sight, across, toX, toY) {
  const start = firstWhere(row.nodes, (n) => nodeX[n] + nodeWidth[n] >= sight.left);
  const top = toY(row.top + SIZE.labelLine), height = Math.max(toY(row.top + row.height) - top, 2);
  let last = -Infinity;
  for (let i = start; i < row.nodes.length && nodeX[row.nodes[i]] <= sight.right; i++) {
    const n = row.nodes[i], x = toX(nodeX[n]), isMarked = n === chosen || hitSet.has(n);
    if (isLater(n) || (x - last < 0.7 && !isMarked && !is(n, PV))) continue;
    last = x;
    const width = Math.max(nodeWidth[n] * across, 0.8);
    pen.fillStyle = isMarked ? colour.mark : is(n, PV) ? colour.pv : is(n, SKIPPED) ? colour.faint : lineColour(n);
    if (isMarked) pen.fillRect(x - 3, top - 3, width + 6, height + 6);
    else pen.fillRect(x, top, width, is(n, SKIPPED) ? height / 3 : height);
  }
}

/** Calls `act` for the edges above a row that can be seen, one for each step. Both ends move to the right from edge to
 * edge, so those in sight are neighbours. */
function forEdges(row, sight, step, act) {
  const parentX = (n) => middleOf(data.parent[n]);
  const start = firstWhere(row.nodes, (n) => Math.max(middleOf(n), parentX(n)) >= sight.left);
  let last = -Infinity;
  for (let i = start; i < row.nodes.length; i++) {
    const n = row.nodes[i];
    if (Math.min(middleOf(n), parentX(n)) > sight.right) return;
    if (middleOf(n) - last < step && !is(n, PV)) continue;
    last = middleOf(n);
    act(n);
  }
}

function paintEdges(row, above, sight) {
  const paths = { later: new Path2D(), cut: new Path2D(), none: new Path2D(), plain: new Path2D(), pv: new Path2D() };
  forEdges(row, sight, 0, (n) => {
    const kind = isLater(n) ? "later" : is(n, SKIPPED) ? "cut" : is(n, PV) && isAtEnd() ? "pv" : is(n, NULL_MOVE) ? "none" : "plain";
    traceEdge(paths[kind], n, row, above);
  });
  pen.globalAlpha = LATER;
  stroke(paths.later, colour.soft, 1, []);
  pen.globalAlpha = 1;
  stroke(paths.cut, colour.faint, 1, [4, 4]);
  stroke(paths.none, colour.soft, 1.6, [1.5, 3]);
  stroke(paths.plain, colour.soft, 1, []);
  stroke(paths.pv, colour.pv, 3.2, []);
}

function traceEdge(path, n, row, above) {
  const parent = data.parent[n];
  const start = middleOf(parent), end = middleOf(n), floor = above.top + above.height;
  const middle = (floor + row.top) / 2;
  path.moveTo(start, above.top + nodeHeight[parent]);
  path.lineTo(start, floor);
  path.bezierCurveTo(start, middle, end, middle, end, row.top);
  path.lineTo(end, row.top + headHeight(n));
}

function stroke(path, style, width, dash) {
  pen.strokeStyle = style;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.stroke(path);
  pen.setLineDash([]);
}

const lineColour = (n) => is(n, TERMINAL) ? colour.soft : [colour.maxLine, colour.minLine, colour.chanceLine][data.turn[n]];
const fillColour = (n) => {
  const isInner = childCount(n) > 0 || data.hidden[n] > 0;
  return isInner ? [colour.maxFill, colour.minFill, colour.chanceFill][data.turn[n]] : colour.paper;
};

function paintNode(n, top) {
  if (isLater(n)) pen.globalAlpha = LATER;
  paintWhole(n, top);
  pen.globalAlpha = 1;
}

function paintWhole(n, top) {
  const x = middleOf(n), y = top + headHeight(n);
  const outline = outlineSize(n);
  const isNear = view.scale >= TEXT_SCALE;
  if (n === worker()) paintWork(nodeX[n], top, nodeWidth[n], nodeHeight[n]);
  if (hitSet.has(n) || n === chosen) paintHalo(nodeX[n], top, nodeWidth[n], nodeHeight[n], n === chosen);
  if (isNear) paintHead(n, x, top);
  if (is(n, SKIPPED)) {
    paintScissors(pen, x, y);
  } else {
    paintOutline(n, x, y, outline);
  }
  if (isNear) {
    paintContent(n, x, y, outline);
    paintPill(n, x, y + outline.height);
  }
}

/** A thick frame around the node at work. */
function paintWork(x, top, width, height) {
  const path = new Path2D();
  path.roundRect(x - 6, top - 4, width + 12, height + 8, 9);
  stroke(path, colour.work, 3.5, []);
}

/** A frame around the chosen node, a wash behind every hit. */
function paintHalo(x, top, width, height, isChosen) {
  const path = new Path2D();
  path.roundRect(x - 5, top - 3, width + 10, height + 6, 8);
  pen.fillStyle = colour.mark;
  pen.globalAlpha = isChosen ? 0.35 : 0.6;
  pen.fill(path);
  pen.globalAlpha = 1;
  if (isChosen) stroke(path, colour.ink, 1.6, [3, 3]);
}

function tracePath(turn, x, y, { width, height, gable }) {
  const path = new Path2D(), half = width / 2;
  if (turn === NOBODY) {
    path.rect(x - half, y, width, height);
  } else if (turn === CHANCE) {
    path.ellipse(x, y + height / 2, half, height / 2, 0, 0, 2 * Math.PI);
  } else if (turn === MAX) {
    path.moveTo(x - half, y + gable);
    path.lineTo(x, y);
    path.lineTo(x + half, y + gable);
    path.lineTo(x + half, y + height);
    path.lineTo(x - half, y + height);
    path.closePath();
  } else {
    path.moveTo(x - half, y);
    path.lineTo(x + half, y);
    path.lineTo(x + half, y + height - gable);
    path.lineTo(x, y + height);
    path.lineTo(x - half, y + height - gable);
    path.closePath();
  }
  return path;
}

function paintOutline(n, x, y, outline) {
  const path = tracePath(decider(n), x, y, outline);
  pen.lineJoin = "round";
  pen.fillStyle = fillColour(n);
  pen.fill(path);
  stroke(path, lineColour(n), is(n, PV) && isAtEnd() ? 3.2 : 1.3, []);
  if (!is(n, TERMINAL)) return;
  const inside = { width: outline.width - 7, height: outline.height - 7, gable: 0 };
  stroke(tracePath(NOBODY, x, y + 3.5, inside), lineColour(n), 0.8, []);
}

function paintScissors(pen, x, y) {
  pen.strokeStyle = colour.faint;
  pen.lineWidth = 1.2;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(x - 3.4, y + 1), pen.lineTo(x + 2.2, y + 8.6);
  pen.moveTo(x + 3.4, y + 1), pen.lineTo(x - 2.2, y + 8.6);
  for (const side of [-3.6, 3.6]) {
    pen.moveTo(x + side + 2.3, y + 10.6);
    pen.arc(x + side, y + 10.6, 2.3, 0, 2 * Math.PI);
  }
  pen.stroke();
  pen.lineCap = "butt";
}

function write(words, font, style, x, y) {
  if (!words) return;
  pen.font = fontOf(font);
  pen.textAlign = "center";
  pen.fillStyle = style;
  pen.fillText(words, x, y);
}

/** The move on its edge, with the line rubbed out around it. */
function paintHead(n, x, top) {
  const rubbed = (words, font, style, y) => {
    if (!words) return;
    pen.font = fontOf(font);
    pen.textAlign = "center";
    pen.strokeStyle = colour.paper;
    pen.lineWidth = 4;
    pen.lineJoin = "round";
    pen.strokeText(words, x, y);
    write(words, font, style, x, y);
  };
  if (n === 0) return;
  rubbed(text("label", n), "label", is(n, SKIPPED) ? colour.faint : colour.ink, top + 10.5);
  rubbed(text("pass", n), "small", colour.soft, top + SIZE.labelLine + 8.5);
}

function paintContent(n, x, y, outline) {
  if (is(n, SKIPPED)) return write(text("exit", n), "small", colour.faint, x, y + SCISSORS + 9);
  const turn = decider(n);
  y += turn === MAX ? outline.gable + 2 : turn === MIN ? 4 : (outline.height - outline.content) / 2;
  const board = boardOf(n);
  if (board) {
    const side = boardSide(board), { width, height } = boardSize(board, side);
    drawBoard(pen, board, x - width / 2, y, side);
    y += height + 2;
  }
  write(isKnown(n) ? text("value", n) : "…", "value", colour.ink, x, y + 12.4);
  y += SIZE.valueLine;
  for (const line of [text("window", n), isKnown(n) ? text("exit", n) : ""]) {
    write(line, "small", colour.soft, x, y + 8.8);
    if (line) y += SIZE.smallLine;
  }
}

function paintPill(n, x, y) {
  const words = pillText(n);
  if (!words) return;
  pen.font = fontOf("small");
  const width = pen.measureText(words).width + 14;
  const path = new Path2D();
  path.roundRect(x - width / 2, y + 2, width, PILL, PILL / 2);
  pen.fillStyle = colour.panel;
  pen.fill(path);
  stroke(path, colour.faint, 0.8, []);
  write(words, "small", folded[n] ? colour.ink : colour.soft, x, y + 12.5);
}

/** Whether a point of the tree is on a node's pill. */
function isOnPill(n, y) {
  return childCount(n) > 0 && y >= rowOf(n).top + nodeHeight[n] - PILL - 2;
}
