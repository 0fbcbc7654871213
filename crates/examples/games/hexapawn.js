// Hexapawn: three pawns each on 3x3. Step forward, take diagonally. Reach the other side, or leave the other without a move.
sides("White", "Black");

const SIDE = 3;
const start = () => ({ rows: ["bbb", "...", "www"], turn: MAX });

const pawn = (side) => (side === MAX ? "w" : "b");
const name = (row, column) => "abc"[column] + (SIDE - row);
const place = (text) => [SIDE - Number(text[1]), "abc".indexOf(text[0])];

function moves({ rows, turn }) {
  const list = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      if (rows[row][column] !== pawn(turn)) continue;
      // White goes up, towards row 0.
      const to = rows[row - turn] ?? "";
      const add = (target) => list.push(name(row, column) + name(row - turn, target));
      if (to[column] === ".") add(column);
      for (const side of [column - 1, column + 1]) if (to[side] === pawn(-turn)) add(side);
    }
  }
  return list;
}

const put = (line, column, piece) => line.slice(0, column) + piece + line.slice(column + 1);

function play(s, m) {
  const [[row, column], [toRow, toColumn]] = [place(m.slice(0, 2)), place(m.slice(2))];
  s.rows[row] = put(s.rows[row], column, ".");
  s.rows[toRow] = put(s.rows[toRow], toColumn, pawn(s.turn));
  s.turn = -s.turn;
  return s;
}

function outcome(s) {
  if (s.rows[0].includes("w")) return MAX;
  if (s.rows[SIDE - 1].includes("b")) return MIN;
  return moves(s).length === 0 ? -s.turn : undefined;
}

const board = (s) => s.rows;
const owner = (piece) => (piece === "w" ? MAX : piece === "b" ? MIN : 0);
const way = (s, m) => [m.slice(0, 2), m.slice(2)].map(place).map(([row, column]) => row * SIDE + column);

const text = (s) => `${s.rows.join("/")}:${pawn(s.turn)}`;
function read(text) {
  const [rows, turn] = text.split(":");
  return { rows: rows.split("/"), turn: turn === "b" ? MIN : MAX };
}

symmetric();
term("pawns", 10, "own pawns", (p, me) => p.state().rows.join("").split(pawn(me)).length - 1);
