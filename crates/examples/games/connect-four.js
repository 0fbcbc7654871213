// Connect Four: drop a disc into a column; four in a row win.
sides("Red", "Yellow");

const COLUMNS = 7;
const ROWS = 6;
const WAYS = [[0, 1], [1, 0], [1, 1], [1, -1]];

// Cells by number, row after row from the top; a state has all of them in one text.
const start = () => ({ cells: ".".repeat(ROWS * COLUMNS), turn: MAX });

function moves({ cells }) {
  const list = [];
  for (let column = 0; column < COLUMNS; column++) if (cells[column] === ".") list.push(column + 1);
  return list;
}

const disc = (side) => (side === MAX ? "R" : "Y");

// The lowest empty cell of a column.
function landing({ cells }, m) {
  let cell = (ROWS - 1) * COLUMNS + m - 1;
  while (cells[cell] !== ".") cell -= COLUMNS;
  return cell;
}

function play(s, m) {
  const cell = landing(s, m);
  return { cells: s.cells.slice(0, cell) + disc(s.turn) + s.cells.slice(cell + 1), turn: -s.turn };
}

// Every four cells in a row, one after the other in one list: quicker to go through than lists in a list.
const FOURS = [];
for (let row = 0; row < ROWS; row++) {
  for (let column = 0; column < COLUMNS; column++) {
    for (const [down, right] of WAYS) {
      const [bottom, side] = [row + 3 * down, column + 3 * right];
      if (bottom >= ROWS || side < 0 || side >= COLUMNS) continue;
      for (let step = 0; step < 4; step++) FOURS.push((row + step * down) * COLUMNS + column + step * right);
    }
  }
}

function outcome({ cells, turn }) {
  const last = disc(-turn);
  for (let i = 0; i < FOURS.length; i += 4) {
    if (cells[FOURS[i]] === last && cells[FOURS[i + 1]] === last && cells[FOURS[i + 2]] === last && cells[FOURS[i + 3]] === last) return -turn;
  }
  return cells.includes(".") ? undefined : 0;
}

const rowsOf = ({ cells }) => Array.from({ length: ROWS }, (_, row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS));
const board = rowsOf;
const owner = (piece) => (piece === "R" ? MAX : piece === "Y" ? MIN : 0);
const way = (s, m) => [landing(s, m)];

const text = (s) => `${rowsOf(s).join("/")}:${disc(s.turn)}`;
function read(text) {
  const [rows, turn] = text.split(":");
  return { cells: rows.split("/").join(""), turn: turn === "Y" ? MIN : MAX };
}

// What the terms share: fours with a number of discs of one side and none of the other, Red's less Yellow's.
function scene(p) {
  const { cells } = p.state();
  const open = [0, 0, 0, 0, 0];
  for (let i = 0; i < FOURS.length; i += 4) {
    let red = 0;
    let yellow = 0;
    for (let j = i; j < i + 4; j++) {
      const cell = cells[FOURS[j]];
      if (cell === "R") red++;
      else if (cell === "Y") yellow++;
    }
    if (yellow === 0) open[red]++;
    else if (red === 0) open[yellow]--;
  }
  return open;
}
term("twos", 4, "fours with two own discs and none of the other", (p, open) => open[2]);
term("threes", 25, "fours with three own discs and none of the other", (p, open) => open[3]);
