// The study's first general function: material, a few squares, and kings that hunt kings.
about("material, a few squares, and kings that hunt kings");

const CORNERS = [1, 4, 29];
const isCorner = (n) => CORNERS.includes(n);
const isSide = (n) => COLUMN[n] === 1 || COLUMN[n] === 8;
const isEdge = (n) => isSide(n) || ROW[n] === 1 || ROW[n] === 8;
const count = (squares, test) => squares.filter(test).length;
const less = (measure) => (p) => measure(p, MAX) - measure(p, MIN);

// A king leads if its side has more kings on the squares up to its own.
function leads(p, side, square) {
  const upTo = (squares) => count(squares, (n) => n <= square);
  return upTo(p.kings(side)) > upTo(p.kings(-side));
}

// The side with more kings, and the kings it hunts.
function hunt(p) {
  const lead = p.kings(MAX).length - p.kings(MIN).length;
  const hunter = Math.sign(lead);
  const hunted = lead === 0 ? [] : p.kings(-hunter);
  return hunted.length === 0 ? undefined : { hunter, hunters: p.kings(hunter), hunted };
}
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

const ended = (winner) => 99999 * winner;

term("men", 100, "White's men less Red's", less((p, me) => p.men(me).length));
term("kings", 300, "White's kings less Red's", less((p, me) => p.kings(me).length));
term("middle", 5, "White's pieces on columns 3 to 6, less Red's", less((p, me) => count(p.pieces(me), (n) => COLUMN[n] >= 3 && COLUMN[n] <= 6)));
term("men_side", 10, "White's men on columns 1 and 8, less Red's", less((p, me) => count(p.men(me), isSide)));
term("men_corner", 15, "White's men on squares 1, 4 and 29, less Red's", less((p, me) => count(p.men(me), isCorner)));
term("leader_corner", -20, "leading kings on 1, 4 and 29, White's less Red's", less((p, me) => count(p.kings(me), (n) => isCorner(n) && leads(p, me, n))));
term("leader_edge", -8, "leading kings elsewhere on the edge, White's less Red's", less((p, me) => count(p.kings(me), (n) => isEdge(n) && !isCorner(n) && leads(p, me, n))));
term("other_edge", 5, "kings on the edge that do not lead, White's less Red's", less((p, me) => count(p.kings(me), (n) => isEdge(n) && !leads(p, me, n))));
term("pursuit", 100, "14 less the mean distance between hunters and hunted", (p) => {
  const h = hunt(p);
  if (!h) return 0;
  const total = sum(h.hunters.map((a) => sum(h.hunted.map((b) => DISTANCE[a][b]))));
  const mean = total / (h.hunters.length * h.hunted.length);
  return h.hunter * (Math.round(100 * (14 - mean)) / 100);
});
term("cornering", 50, "rows and columns of the hunted kings from the middle", (p) => {
  const h = hunt(p);
  return h ? h.hunter * sum(h.hunted.map((n) => FROM_MIDDLE[n])) : 0;
});
