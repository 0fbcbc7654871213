// Pig: roll the die as often as you like; a one loses what this turn has gained. Who has 20 first wins.
sides("First", "Second");

const GOAL = 20;

const start = () => ({ points: [0, 0], gained: 0, rolls: false, turn: MAX });
const index = (side) => (side === MAX ? 0 : 1);

// After a hold or a lost turn the other begins.
const next = (s) => ({ ...s, gained: 0, rolls: false, turn: -s.turn });

const moves = (s) => (s.gained > 0 ? ["roll", "hold"] : ["roll"]);

// While the die rolls, chance decides.
const chance = (s) => (s.rolls ? [1, 2, 3, 4, 5, 6].map((pip) => [1 / 6, `die${pip}`]) : undefined);

function play(s, m) {
  if (m === "roll") return { ...s, rolls: true };
  if (m === "hold") {
    s.points[index(s.turn)] += s.gained;
    return next(s);
  }
  const pip = Number(m.slice(3));
  return pip === 1 ? next(s) : { ...s, rolls: false, gained: s.gained + pip };
}

function outcome({ points: [first, second] }) {
  return first >= GOAL ? MAX : second >= GOAL ? MIN : undefined;
}

term("points", 10, "First's points less Second's", (p) => p.state().points[0] - p.state().points[1]);
term("gained", 7, "what this turn has gained so far, for whose turn it is", (p) => p.state().turn * p.state().gained);
