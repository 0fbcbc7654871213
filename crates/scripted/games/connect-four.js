// Connect Four: drop a disc into a column; four in a row win.
sides("Red", "Yellow");

const COLUMNS = 7;
const ROWS = 6;
const WAYS = [[0, 1], [1, 0], [1, 1], [1, -1]];

// Rows from the top, a text each.
const start = () => ({ rows: Array.from({ length: ROWS }, () => ".".repeat(COLUMNS)), turn: MAX });

function moves({ rows }) {
  const list = [];
  for (let column = 0; column < COLUMNS; column++) if (rows[0][column] === ".") list.push(column + 1);
  return list;
}

const disc = (side) => (side === MAX ? "R" : "Y");
const landing = ({ rows }, column) => rows.findLastIndex((row) => row[column] === ".");

function play(s, m) {
  const column = Number(m) - 1;
  const row = landing(s, column);
  const line = s.rows[row];
  s.rows[row] = line.slice(0, column) + disc(s.turn) + line.slice(column + 1);
  s.turn = -s.turn;
  return s;
}

// Every four cells in a row, listed once.
const FOURS = [];
for (let row = 0; row < ROWS; row++) {
  for (let column = 0; column < COLUMNS; column++) {
    for (const [down, right] of WAYS) {
      const end = [row + 3 * down, column + 3 * right];
      if (end[0] < ROWS && end[1] >= 0 && end[1] < COLUMNS) {
        FOURS.push([0, 1, 2, 3].map((step) => [row + step * down, column + step * right]));
      }
    }
  }
}

function outcome({ rows, turn }) {
  const last = disc(-turn);
  if (FOURS.some((four) => four.every(([row, column]) => rows[row][column] === last))) return -turn;
  return rows[0].includes(".") ? undefined : 0;
}

const board = (s) => s.rows;
const owner = (piece) => (piece === "R" ? MAX : piece === "Y" ? MIN : 0);
const way = (s, m) => [landing(s, Number(m) - 1) * COLUMNS + Number(m) - 1];

const text = (s) => `${s.rows.join("/")}:${disc(s.turn)}`;
function read(text) {
  const [rows, turn] = text.split(":");
  return { rows: rows.split("/"), turn: turn === "Y" ? MIN : MAX };
}

symmetric();
const open = (count) => (p, me) => {
  const { rows } = p.state();
  const cells = (four) => four.map(([row, column]) => rows[row][column]);
  return FOURS.filter((four) => {
    const found = cells(four);
    return !found.includes(disc(-me)) && found.filter((cell) => cell === disc(me)).length === count;
  }).length;
};
term("twos", 4, "fours with two own discs and none of the other", open(2));
term("threes", 25, "fours with three own discs and none of the other", open(3));
