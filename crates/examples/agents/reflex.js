// The course's reflex agent for Pac-Man: looks one move ahead, eats what is near and keeps away from ghosts.
const near = (p, ghost) => Math.abs(ghost.x - p.pacman().x) + Math.abs(ghost.y - p.pacman().y);
function worth(p) {
  if (p.winner() !== undefined) return 1e6 * p.winner();
  const danger = p.ghosts().some((ghost) => ghost.scared === 0 && near(p, ghost) <= 1);
  return p.score() + 1 / (p.nearestFood() ?? 1) - (danger ? 500 : 0);
}
const choose = (p) => p.moves().map((m) => [worth(p.after(m)), m]).sort((a, b) => b[0] - a[0])[0][1];
