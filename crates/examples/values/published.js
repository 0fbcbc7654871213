// Two white kings hunt a red one: the function of the study as its published runs show it.
about("how two white kings hunt a red king");

// What the terms share, worked out once for each position: two hunters and their prey. Where there is no hunt, there is no scene, and terms
// that take it count nothing.
function scene(p) {
  const kings = p.kings(MAX);
  const red = p.kings(MIN)[0] ?? p.men(MIN)[0];
  if (red === undefined || kings.length < 2) return undefined;
  const toRed = DISTANCE[red];
  const near = kings.length > 2 ? kings.toSorted((a, b) => toRed[a] - toRed[b]) : kings;
  const first = near[0] < near[1] ? near[0] : near[1];
  const second = near[0] < near[1] ? near[1] : near[0];
  const a = STEPS[1][first];
  const b = STEPS[1][second];
  return {
    red, first, second,
    near: a < b ? a : b,
    far: a < b ? b : a,
    mean: (toRed[first] + toRed[second]) / 2,
    isSafe: red === 1 || red === 5 || red === 28 || red === 32,
    moves: p.mobility(MIN),
  };
}

const isLast = (n) => Number(n === 1 || n === 8);
const isNet = (n) => ROW[n] >= 3 && COLUMN[n] >= 4;
const isCornered = (n) => ROW[n] <= 2 && COLUMN[n] <= 3;
const isCleared = (p) => p.kings(MIN).length + p.men(MIN).length === 0;
const isBetween = (a, b, x) => (a < x && x < b) || (b < x && x < a);

// White has lost a king too many.
const settled = (p) => (p.kings(MAX).length < 2 && p.kings(MIN).length > 0 ? -99999 : undefined);
const ended = (winner) => 99999 * winner;

term("king", 100, "White's kings less Red's", (p) => (isCleared(p) ? 0 : p.kings(MAX).length - p.kings(MIN).length));
term("man", 40, "White's men less Red's", (p) => (isCleared(p) ? 0 : p.men(MAX).length - p.men(MIN).length));
term("red_distance", 80, "Red's distance from square 1", (p, s) => DISTANCE[s.red][1]);
term("red_active", 500, "1 if Red is outside the double corners", (p, s) => !s.isSafe);
term("red_safe", -600, "1 if Red is in a double corner", (p, s) => s.isSafe);
term("coordination", 300, "1 if the hunters are 2 to 6 rows and columns apart", (p, s) => DISTANCE[s.first][s.second] <= 6);
term("scattered", -100, "1 if they are further apart", (p, s) => DISTANCE[s.first][s.second] > 6);
term("squeeze", 60, "6 less the hunters' mean distance to Red", (p, s) => 6 - s.mean);
term("bracket", 200, "1 if Red is between the hunters by row or by column", (p, s) =>
  isBetween(ROW[s.first], ROW[s.second], ROW[s.red]) || isBetween(COLUMN[s.first], COLUMN[s.second], COLUMN[s.red]));
term("retreat", -1000, "1 if the mean distance to Red is more than 5", (p, s) => s.mean > 5);
term("retreat_mid", -400, "1 if it is more than 4 and at most 5", (p, s) => s.mean > 4 && s.mean <= 5);
term("retreat_nearest", -600, "1 if the nearer hunter is more than 4 rows and columns from Red", (p, s) =>
  DISTANCE[s.red][s.first] > 4 && DISTANCE[s.red][s.second] > 4);
term("net", 1200, "1 if one hunter is on square 1 and the other on row 3 to 8 and column 4 to 8", (p, s) =>
  s.first === 1 && isNet(s.second));
term("crowding", -800, "1 if one hunter is on square 1 and the other within 3 rows and columns of it", (p, s) =>
  s.first === 1 && !isNet(s.second) && DISTANCE[s.second][1] <= 3);
term("attack", 150, "White's kings next to Red, while Red is outside the double corners", (p, s) =>
  s.isSafe ? 0 : p.kings(MAX).filter((king) => STEPS[king][s.red] === 1).length);
term("win", 10000, "1 if Red would have no move, or has no piece", (p) => isCleared(p) || (p.kings(MAX).length > 1 && p.mobility(MIN) === 0));
term("mobility", 600, "1 if Red has one move", (p, s) => s.moves === 1);
term("mobility_two", 300, "1 if Red has two moves", (p, s) => s.moves === 2);
term("mobility_three", 100, "1 if Red has three moves", (p, s) => s.moves === 3);
term("cornering", 40, "Red's rows and columns from the middle of the board", (p, s) => FROM_MIDDLE[s.red]);
term("edge", 150, "edges Red stands on", (p, s) => isLast(ROW[s.red]) + isLast(COLUMN[s.red]));
term("corner_approach", 1200, "1 if the hunter nearer to square 1 is 3 king's steps from it", (p, s) => s.near === 3);
term("corner_near", 600, "5 less its steps if they are at most 2: it holds the corner", (p, s) => (s.near <= 2 ? 5 - s.near : 0));
term("corner_held", 200, "1 if it holds the corner", (p, s) => s.near <= 2);
term("corner_close", 500, "1 if it is at most 1 step from square 1", (p, s) => s.near <= 1);
term("corner_taken", 800, "1 if a hunter stands on square 1", (p, s) => s.near === 0);
term("spread_wide", 700, "1 if one holds the corner and the other is 5 steps or more from square 1", (p, s) => s.near <= 2 && s.far >= 5);
term("spread", 400, "1 if one holds it and the other is 4 steps from square 1", (p, s) => s.near <= 2 && s.far === 4);
term("spread_narrow", 200, "1 if one holds it and the other is 3 steps from square 1", (p, s) => s.near <= 2 && s.far === 3);
term("huddle", -600, "1 if both are within 2 steps of it, and Red is not in the corner", (p, s) => s.far <= 2 && !isCornered(s.red));
term("huddle_cornered", 500, "1 if both are, and Red is in the corner", (p, s) => s.far <= 2 && isCornered(s.red));
term("unstated", -600, "1 if Red is on square 6 and White can capture nothing", (p, s) => s.red === 6 && !p.canCapture(MAX));
