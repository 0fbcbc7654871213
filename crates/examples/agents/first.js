// Any game: wins at once if it can, else takes the first move that does not lose at once.
function choose(p) {
  const me = p.turn();
  const wins = (q, side) => q.winner() === side;
  const winning = p.moves().find((m) => wins(p.after(m), me));
  const gives = (m) => p.after(m).moves().some((reply) => wins(p.after(m).after(reply), -me));
  return winning ?? p.moves().find((m) => !gives(m)) ?? p.moves()[0];
}
