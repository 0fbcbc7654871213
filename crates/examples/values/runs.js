// Unbroken runs of equal signs in rows, columns and diagonals: 1, 10, 100 for one, two, three (5x5, four in a row).
about("runs of equal signs, open or not");
symmetric();

// How many runs of each length a side has.
function runs(p, me) {
  const known = (p.runs ??= {});
  if (known[me]) return known[me];
  const cells = p.cells();
  const counts = [0, 0, 0, 0, 0, 0];
  for (const line of LINES) {
    let length = 0;
    for (const cell of line) {
      if (cells[cell] === me) {
        length += 1;
      } else if (length > 0) {
        counts[length] += 1;
        length = 0;
      }
    }
    if (length > 0) counts[length] += 1;
  }
  return (known[me] = counts);
}

// A win counts 1000 less 100 for each ply it takes, but never nothing.
const ended = (winner, points, ply) => winner * Math.max(1000 - 100 * ply, 1);

term("singles", 1, "unbroken runs of exactly one", (p, me) => runs(p, me)[1]);
term("twos", 10, "unbroken runs of exactly two", (p, me) => runs(p, me)[2]);
term("threes", 100, "unbroken runs of exactly three", (p, me) => runs(p, me)[3]);
