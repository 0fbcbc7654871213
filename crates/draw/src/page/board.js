// A small board on a canvas, with the same drawings of the pieces as everywhere.

const pieces = JSON.parse(document.getElementById("pieces").textContent);
/** Side of the square the pieces are drawn in; shares of a cell: a character, its outline. */
const SQUARE = 100, SIGN = 0.74, SIGN_OUTLINE = 0.08;
/** A maze is dark whatever the paper. */
const MAZE = { ground: "#10141c", wall: "#4a6fb0", inside: "#1a2740", wide: 46, narrow: 34 };

/** The shapes as paths, each made once. */
const shapePaths = new Map();

/** The parts of a piece, each with its paint; nothing for a character without a drawing. */
function shapeOf(set, sign) {
  const name = pieces?.sets[set]?.[sign];
  if (name === undefined) return null;
  if (!shapePaths.has(name)) shapePaths.set(name, pieces.shapes[name].map(([paint, d]) => [pieces.paints[paint], new Path2D(d)]));
  return shapePaths.get(name);
}

function boardSize(board, side) {
  const frame = data.frames[board.frame];
  const rowCount = frame.columns ? frame.ground.length / frame.columns : 0;
  const cell = side / Math.max(frame.columns, rowCount, 1);
  return { cell, width: frame.columns * cell, height: rowCount * cell };
}

/** Draws a board; a maze, a game or a worksheet alike. */
function drawBoard(pen, board, x, y, side) {
  const frame = data.frames[board.frame];
  const { cell, width, height } = boardSize(board, side);
  const isMaze = frame.kind === "maze";
  const corner = (i) => [(i % frame.columns) * cell, Math.floor(i / frame.columns) * cell];
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = isMaze ? MAZE.ground : colour.boardLight;
  pen.fillRect(0, 0, width, height);
  const marks = new Set(board.marked);
  for (let i = 0; i < frame.ground.length; i++) {
    if (frame.ground[i] === "D") fillCell(pen, colour.boardDark, ...corner(i), cell);
    if (marks.has(i)) fillCell(pen, colour.mark, ...corner(i), cell);
  }
  if (isMaze) drawWalls(pen, frame, cell);
  drawLines(pen, frame, cell, width, height);
  Array.from(board.pieces).forEach((sign, i) => drawPiece(pen, frame, sign, board.owners[i], ...corner(i), cell));
  pen.restore();
}

function fillCell(pen, fill, x, y, cell) {
  pen.fillStyle = fill;
  pen.fillRect(x, y, cell + 0.3, cell + 0.3);
}

function drawLines(pen, frame, cell, width, height) {
  pen.strokeStyle = colour.soft;
  pen.lineWidth = 0.7;
  pen.beginPath();
  pen.rect(0, 0, width, height);
  if (frame.kind === "plain") {
    for (let x = cell; x < width - 0.5; x += cell) pen.moveTo(x, 0), pen.lineTo(x, height);
    for (let y = cell; y < height - 0.5; y += cell) pen.moveTo(0, y), pen.lineTo(width, y);
  }
  pen.stroke();
}

/** One stroke from middle to middle of neighbouring wall cells, and a thinner one inside. */
function drawWalls(pen, frame, cell) {
  const isWall = (i) => frame.ground[i] === "W";
  const path = new Path2D();
  for (let i = 0; i < frame.ground.length; i++) {
    if (!isWall(i)) continue;
    const x = (i % frame.columns + 0.5) * cell, y = (Math.floor(i / frame.columns) + 0.5) * cell;
    path.moveTo(x, y), path.lineTo(x + 0.05, y);
    if ((i + 1) % frame.columns !== 0 && isWall(i + 1)) path.moveTo(x, y), path.lineTo(x + cell, y);
    if (isWall(i + frame.columns)) path.moveTo(x, y), path.lineTo(x, y + cell);
  }
  pen.lineCap = "round";
  for (const [style, share] of [[MAZE.wall, MAZE.wide], [MAZE.inside, MAZE.narrow]]) {
    pen.strokeStyle = style;
    pen.lineWidth = cell * share / SQUARE;
    pen.stroke(path);
  }
}

function drawPiece(pen, frame, sign, owner, x, y, cell) {
  if (sign === " ") return;
  const shape = shapeOf(frame.set, sign);
  if (!shape) return drawSign(pen, sign, owner, frame.kind, x + cell / 2, y + cell / 2, cell);
  pen.save();
  pen.translate(x, y);
  pen.scale(cell / SQUARE, cell / SQUARE);
  pen.lineJoin = pen.lineCap = "round";
  const around = pen.globalAlpha;
  for (const [{ fill, opacity = 1, stroke: line, width }, path] of shape) {
    pen.globalAlpha = around * opacity;
    if (fill) pen.fillStyle = fill, pen.fill(path);
    pen.globalAlpha = around;
    if (line) pen.strokeStyle = line, pen.lineWidth = width, pen.stroke(path);
  }
  pen.restore();
}

const ownColour = (owner) => ({ X: colour.maxLine, N: colour.minLine })[owner] ?? colour.soft;

/** A character; on a checkered board it is white or black with an outline, so that it stands out on both grounds. */
function drawSign(pen, sign, owner, kind, x, y, cell) {
  const isOutlined = kind === "checkered" && owner !== " ";
  pen.font = `bold ${cell * SIGN}px ${FONTS}`;
  pen.textAlign = "center";
  pen.lineJoin = "round";
  pen.lineWidth = cell * SIGN_OUTLINE;
  pen.strokeStyle = owner === "X" ? "#222" : "#eee";
  pen.fillStyle = !isOutlined ? ownColour(owner) : owner === "X" ? "#fff" : "#111";
  const base = y + cell * SIGN * 0.36;
  if (isOutlined) pen.strokeText(sign, x, base);
  pen.fillText(sign, x, base);
}
