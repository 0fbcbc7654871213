// Two white kings hunt a red one: the function of the study before Red in the corner was made an exception.
about("how two white kings hunt a red king");

// Red's first king, or first man; the hunters are the two white kings nearest to it.
function scene(p) {
  if (p.scene !== undefined) return p.scene;
  const kings = p.kings(MAX);
  const red = p.kings(MIN)[0] ?? p.men(MIN)[0];
  const near = kings.length > 2 ? kings.toSorted((a, b) => DISTANCE[a][red] - DISTANCE[b][red]) : kings;
  const [first, second] = near.slice(0, 2).sort((a, b) => a - b);
  const isHunt = red !== undefined && second !== undefined;
  return (p.scene = isHunt ? look(p, red, first, second) : { isHunt, isCleared: red === undefined });
}

function look(p, red, first, second) {
  const toRed = DISTANCE[red];
  const [a, b] = [STEPS[first][1], STEPS[second][1]];
  const near = Math.min(a, b);
  return {
    isHunt: true, red, first, second, near, far: Math.max(a, b),
    mean: (toRed[first] + toRed[second]) / 2,
    nearest: Math.min(toRed[first], toRed[second]),
    isSafe: [1, 5, 28, 32].includes(red),
    // The hunter that is not on square 1, if the other is.
    operator: first === 1 ? second : second === 1 ? first : undefined,
    isCornered: ROW[red] <= 2 && COLUMN[red] <= 3,
    moves: p.mobility(MIN),
  };
}

// Terms that count only while two hunt one.
const hunt = (name, weight, about, measure) =>
  term(name, weight, about, (p) => {
    const s = scene(p);
    return s.isHunt ? measure(s, p) : 0;
  });
const isLast = (n) => Number(n === 1 || n === 8);
const isBetween = (a, b, x) => (a < x && x < b) || (b < x && x < a);

// White has lost a king too many.
const settled = (p) => (p.kings(MAX).length < 2 && p.kings(MIN).length > 0 ? -99999 : undefined);
const ended = (winner) => 99999 * winner;

term("king", 100, "White's kings less Red's", (p) => (scene(p).isCleared ? 0 : p.kings(MAX).length - p.kings(MIN).length));
term("man", 40, "White's men less Red's", (p) => (scene(p).isCleared ? 0 : p.men(MAX).length - p.men(MIN).length));
hunt("red_distance", 80, "Red's distance from square 1", (s) => DISTANCE[s.red][1]);
hunt("red_active", 500, "1 if Red is outside the double corners", (s) => !s.isSafe);
hunt("red_safe", -600, "1 if Red is in a double corner", (s) => s.isSafe);
hunt("coordination", 300, "1 if the hunters are 2 to 6 rows and columns apart", (s) => DISTANCE[s.first][s.second] <= 6);
hunt("scattered", -100, "1 if they are further apart", (s) => DISTANCE[s.first][s.second] > 6);
hunt("squeeze", 60, "6 less the hunters' mean distance to Red", (s) => 6 - s.mean);
hunt("bracket", 200, "1 if Red is between the hunters by row or by column", (s) =>
  isBetween(ROW[s.first], ROW[s.second], ROW[s.red]) || isBetween(COLUMN[s.first], COLUMN[s.second], COLUMN[s.red]));
hunt("retreat", -1000, "1 if the mean distance to Red is more than 5", (s) => s.mean > 5);
hunt("retreat_mid", -400, "1 if it is more than 4 and at most 5", (s) => s.mean > 4 && s.mean <= 5);
hunt("retreat_nearest", -600, "1 if the nearer hunter is more than 4 rows and columns from Red", (s) => s.nearest > 4);
hunt("net", 1200, "1 if one hunter is on square 1 and the other on row 3 to 8 and column 4 to 8", (s) =>
  s.operator !== undefined && ROW[s.operator] >= 3 && COLUMN[s.operator] >= 4);
hunt("crowding", -800, "1 if one hunter is on square 1 and the other within 3 rows and columns of it", (s) =>
  s.operator !== undefined && !(ROW[s.operator] >= 3 && COLUMN[s.operator] >= 4) && DISTANCE[s.operator][1] <= 3);
hunt("attack", 150, "White's kings next to Red, while Red is outside the double corners", (s, p) =>
  s.isSafe ? 0 : p.kings(MAX).filter((king) => NEIGHBOURS[s.red].includes(king)).length);
term("win", 10000, "1 if Red would have no move, or has no piece", (p) => {
  const s = scene(p);
  return Number(s.isCleared === true || (s.isHunt && s.moves === 0));
});
hunt("mobility", 600, "1 if Red has one move", (s) => s.moves === 1);
hunt("mobility_two", 300, "1 if Red has two moves", (s) => s.moves === 2);
hunt("mobility_three", 100, "1 if Red has three moves", (s) => s.moves === 3);
hunt("cornering", 40, "Red's rows and columns from the middle of the board", (s) => FROM_MIDDLE[s.red]);
hunt("edge", 150, "edges Red stands on", (s) => isLast(ROW[s.red]) + isLast(COLUMN[s.red]));
hunt("corner_approach", 1200, "1 if the hunter nearer to square 1 is 3 king's steps from it", (s) => s.near === 3);
hunt("corner_near", 600, "5 less its steps if they are at most 2: it holds the corner", (s) => (s.near <= 2 ? 5 - s.near : 0));
hunt("corner_held", 200, "1 if it holds the corner", (s) => s.near <= 2);
hunt("corner_close", 500, "1 if it is at most 1 step from square 1", (s) => s.near <= 1);
hunt("corner_taken", 800, "1 if a hunter stands on square 1", (s) => s.near === 0);
hunt("spread_wide", 700, "1 if one holds the corner and the other is 5 steps or more from square 1", (s) => s.near <= 2 && s.far >= 5);
hunt("spread", 400, "1 if one holds it and the other is 4 steps from square 1", (s) => s.near <= 2 && s.far === 4);
hunt("spread_narrow", 200, "1 if one holds it and the other is 3 steps from square 1", (s) => s.near <= 2 && s.far === 3);
hunt("huddle", -600, "1 if both are within 2 steps of it, and Red is not in the corner", (s) => s.far <= 2 && !s.isCornered);
hunt("huddle_cornered", -600, "1 if both are, and Red is in the corner", (s) => s.far <= 2 && s.isCornered);
hunt("unstated", -600, "1 if Red is on square 6 and White can capture nothing", (s, p) => s.red === 6 && !p.canCapture(MAX));
