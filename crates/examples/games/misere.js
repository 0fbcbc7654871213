// Misère tic-tac-toe: three in a row lose.
sides("X", "O");

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];
const NAMES = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];

const start = () => ({ cells: ".........", turn: MAX });
const sign = (side) => (side === MAX ? "x" : "o");

const moves = ({ cells }) => NAMES.filter((_, cell) => cells[cell] === ".");

function play({ cells, turn }, m) {
  const cell = NAMES.indexOf(m);
  return { cells: cells.slice(0, cell) + sign(turn) + cells.slice(cell + 1), turn: -turn };
}

// The side that made a row has lost, so the side to move has won.
function outcome({ cells, turn }) {
  const last = sign(-turn);
  for (const line of LINES) {
    if (cells[line[0]] === last && cells[line[1]] === last && cells[line[2]] === last) return turn;
  }
  return cells.includes(".") ? undefined : 0;
}

const board = ({ cells }) => [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)];
const owner = (piece) => (piece === "x" ? MAX : piece === "o" ? MIN : 0);
const way = (s, m) => [NAMES.indexOf(m)];

const text = ({ cells, turn }) => `${cells}:${sign(turn)}`;
const read = (text) => ({ cells: text.slice(0, 9), turn: text[10] === "o" ? MIN : MAX });
