// A small board on a canvas.

const SHARE = { disc: 0.4, crown: 0.2, arm: 0.27, ring: 0.3, dot: 0.1, ball: 0.25, sign: 0.74, stroke: 0.12, outline: 0.08 };

function boardSize(board, side) {
  const frame = data.frames[board.frame];
  const rowCount = frame.columns ? frame.ground.length / frame.columns : 0;
  const cell = side / Math.max(frame.columns, rowCount, 1);
  return { cell, width: frame.columns * cell, height: rowCount * cell };
}

function drawBoard(pen, board, x, y, side) {
  const frame = data.frames[board.frame];
  const { cell, width, height } = boardSize(board, side);
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = colour.boardLight;
  pen.fillRect(0, 0, width, height);
  const marks = new Set(board.marked);
  for (let i = 0; i < frame.ground.length; i++) {
    const cx = (i % frame.columns) * cell, cy = Math.floor(i / frame.columns) * cell;
    const ground = { D: colour.boardDark, W: colour.boardWall }[frame.ground[i]];
    if (ground) fillCell(pen, ground, cx, cy, cell);
    if (marks.has(i)) fillCell(pen, colour.mark, cx, cy, cell);
  }
  drawLines(pen, frame, cell, width, height);
  const signs = Array.from(board.signs);
  for (let i = 0; i < frame.ground.length; i++) {
    const cx = (i % frame.columns + 0.5) * cell, cy = (Math.floor(i / frame.columns) + 0.5) * cell;
    if (board.shapes[i] === "s") drawSign(pen, signs.shift(), board.owners[i], frame.kind, cx, cy, cell);
    else drawPiece(pen, board.shapes[i], board.owners[i], cx, cy, cell);
  }
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

const ownColour = (owner) => ({ X: colour.maxLine, N: colour.minLine })[owner] ?? colour.soft;

/** A character; on a checkered board it is white or black with an outline, so that it stands out on both grounds. */
function drawSign(pen, sign, owner, kind, x, y, cell) {
  const isOutlined = kind === "checkered" && owner !== " ";
  pen.font = `bold ${cell * SHARE.sign}px ${FONTS}`;
  pen.textAlign = "center";
  pen.lineJoin = "round";
  pen.lineWidth = cell * SHARE.outline;
  pen.strokeStyle = owner === "X" ? "#222" : "#eee";
  pen.fillStyle = !isOutlined ? ownColour(owner) : owner === "X" ? "#fff" : "#111";
  const base = y + cell * SHARE.sign * 0.36;
  if (isOutlined) pen.strokeText(sign, x, base);
  pen.fillText(sign, x, base);
}

function drawPiece(pen, shape, owner, x, y, cell) {
  if (shape === " ") return;
  const circle = (radius) => {
    pen.beginPath();
    pen.arc(x, y, cell * radius, 0, 2 * Math.PI);
  };
  pen.lineCap = "round";
  pen.lineWidth = cell * SHARE.stroke;
  pen.strokeStyle = pen.fillStyle = ownColour(owner);
  if (shape === "x") {
    const arm = cell * SHARE.arm;
    pen.beginPath();
    pen.moveTo(x - arm, y - arm), pen.lineTo(x + arm, y + arm);
    pen.moveTo(x + arm, y - arm), pen.lineTo(x - arm, y + arm);
    pen.stroke();
  } else if (shape === "o") {
    circle(SHARE.ring), pen.stroke();
  } else if (shape === "." || shape === "*") {
    circle(shape === "." ? SHARE.dot : SHARE.ball), pen.fill();
  } else {
    drawDisc(pen, "lL".includes(shape), shape === "L" || shape === "D", circle, cell);
  }
}

function drawDisc(pen, isLight, isKing, circle, cell) {
  pen.fillStyle = isLight ? "#fff" : "#222";
  pen.strokeStyle = isLight ? "#333" : colour.soft;
  pen.lineWidth = cell * 0.04;
  circle(SHARE.disc), pen.fill(), pen.stroke();
  if (!isKing) return;
  pen.strokeStyle = isLight ? "#333" : "#f2f2f2";
  pen.lineWidth = cell * 0.09;
  circle(SHARE.crown), pen.stroke();
}
