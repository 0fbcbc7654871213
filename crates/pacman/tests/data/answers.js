// Answers to the five questions of the course, for the tests of the grading.
const rest = (p, depth) => (p.agent() === p.agents() - 1 ? depth - 1 : depth);
const isLeaf = (p, depth) => depth === 0 || p.winner() !== undefined;

function best(p, worth) {
  let [chosen, most] = [undefined, -Infinity];
  for (const m of p.moves()) {
    const value = worth(p.after(m), most);
    if (value > most) [chosen, most] = [m, value];
  }
  return chosen;
}

function folded(p, depth, value, fold) {
  if (isLeaf(p, depth)) return value(p);
  const values = p.moves().map((m) => folded(p.after(m), rest(p, depth), value, fold));
  return p.agent() === 0 ? Math.max(...values) : fold(values);
}

const least = (values) => Math.min(...values);
const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;

function pruned(p, depth, value, alpha, beta) {
  if (isLeaf(p, depth)) return value(p);
  const isMax = p.agent() === 0;
  let found = isMax ? -Infinity : Infinity;
  for (const m of p.moves()) {
    const below = pruned(p.after(m), rest(p, depth), value, alpha, beta);
    found = isMax ? Math.max(found, below) : Math.min(found, below);
    if (isMax ? found > beta : found < alpha) return found;
    if (isMax) alpha = Math.max(alpha, found);
    else beta = Math.min(beta, found);
  }
  return found;
}

const minimax = (p, depth, value) => best(p, (next) => folded(next, rest(p, depth), value, least));
const expectimax = (p, depth, value) => best(p, (next) => folded(next, rest(p, depth), value, mean));
const alphabeta = (p, depth, value) => best(p, (next, alpha) => pruned(next, rest(p, depth), value, alpha, Infinity));

const near = (p, ghost) => Math.abs(ghost.x - p.pacman().x) + Math.abs(ghost.y - p.pacman().y);

function evaluation(p) {
  if (p.winner() !== undefined) return p.score() + 1e6 * p.winner();
  const danger = p.ghosts().some((ghost) => ghost.scared === 0 && near(p, ghost) <= 1);
  const prey = p.ghosts().filter((ghost) => ghost.scared > 0).map((ghost) => 100 / (1 + near(p, ghost)));
  const chase = prey.reduce((a, b) => a + b, 0);
  return p.score() - 10 * p.food().length - 2 * (p.nearestFood() ?? 0) - 50 * p.capsules().length + chase - (danger ? 500 : 0);
}

const reflex = (p) => best(p, evaluation);
