// Pac-Man: pay for what is still there instead of what is near, and keep capsules for an ambush.
about("penalties for what is still there, and ambushes with capsules");

const steps = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const scared = (p) => p.ghosts().filter((ghost) => ghost.scared > 0);
const dangerous = (p) => p.ghosts().filter((ghost) => ghost.scared === 0);
const isAmbush = (p, capsule) => dangerous(p).some((ghost) => steps(ghost, capsule) <= 5);
const ambushes = (p) => p.capsules().filter((capsule) => isAmbush(p, capsule));
const quiet = (p) => p.capsules().filter((capsule) => !isAmbush(p, capsule));
const away = (p, places) => places.map((place) => steps(p.pacman(), place));

const ended = (winner, points) => points + 1e6 * winner;

term("score", 1, "the score so far", (p) => p.score());
term("food", -20, "dots left", (p) => p.food().length);
term("food-distance", -1, "columns and rows to the nearest dot", (p) => {
  const food = p.food();
  return food.length === 0 ? 0 : Math.min(...away(p, food));
});
term("capsules", -500, "capsules with no dangerous ghost within five columns and rows", (p) => quiet(p).length);
term("capsule-distance", -1, "columns and rows to those capsules, all together", (p) => sum(away(p, quiet(p))));
term("ambushes", -800, "capsules with a dangerous ghost that near: worth an ambush", (p) => ambushes(p).length);
term("ambush-distance", -10, "columns and rows to those capsules, all together", (p) => sum(away(p, ambushes(p))));
term("scared", -200, "frightened ghosts not eaten yet", (p) => scared(p).length);
term("scared-nearness", 100, "1 / (1 + columns and rows) of the frightened ghosts", (p) => sum(scared(p).map((ghost) => 1 / (steps(ghost, p.pacman()) + 1))));
term("touch", -999999, "1 if a dangerous ghost is one step away", (p) => Number(dangerous(p).some((ghost) => steps(ghost, p.pacman()) <= 1)));
