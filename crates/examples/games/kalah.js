// Kalah: six pits and a store each. Sow the seeds of a pit; a last seed in the own store moves again.
sides("South", "North");

const PITS = 6;
const SEEDS = 4;

// pits[side]: six pits, then the store. South is MAX and has index 0.
const start = () => ({ pits: [0, 1].map(() => [...Array(PITS).fill(SEEDS), 0]), turn: MAX });
const index = (side) => (side === MAX ? 0 : 1);
const seeds = (pits) => pits.slice(0, PITS).reduce((a, b) => a + b, 0);

function moves({ pits, turn }) {
  const list = [];
  pits[index(turn)].forEach((count, pit) => {
    if (pit < PITS && count > 0) list.push(pit + 1);
  });
  return list;
}

function play(s, m) {
  const own = index(s.turn);
  let [side, pit] = [own, Number(m) - 1];
  let hand = s.pits[side][pit];
  s.pits[side][pit] = 0;
  while (hand > 0) {
    pit += 1;
    // The other's store is passed over.
    if (pit > PITS || (pit === PITS && side !== own)) [side, pit] = [1 - side, 0];
    s.pits[side][pit] += 1;
    hand -= 1;
  }
  capture(s, own, side, pit);
  if (!(side === own && pit === PITS)) s.turn = -s.turn;
  finish(s);
  return s;
}

// A last seed in an own empty pit takes what lies opposite.
function capture(s, own, side, pit) {
  if (side !== own || pit === PITS || s.pits[own][pit] !== 1) return;
  const opposite = PITS - 1 - pit;
  const taken = s.pits[1 - own][opposite];
  if (taken === 0) return;
  s.pits[1 - own][opposite] = 0;
  s.pits[own][pit] = 0;
  s.pits[own][PITS] += taken + 1;
}

// When a side has nothing left in its pits, the other keeps what it has.
function finish(s) {
  if (s.pits.every((pits) => seeds(pits) > 0)) return;
  for (const pits of s.pits) {
    pits[PITS] += seeds(pits);
    pits.fill(0, 0, PITS);
  }
}

function outcome({ pits: [south, north] }) {
  if (seeds(south) + seeds(north) > 0) return undefined;
  return Math.sign(south[PITS] - north[PITS]);
}

const board = ({ pits: [south, north] }) => {
  const show = (count) => (count === 0 ? "." : count < 10 ? String(count) : "+");
  return [
    show(north[PITS]) + north.slice(0, PITS).reverse().map(show).join("") + " ",
    " " + south.slice(0, PITS).map(show).join("") + show(south[PITS]),
  ];
};

symmetric();
term("store", 10, "seeds in the own store", (p, me) => p.state().pits[index(me)][PITS]);
term("pits", 1, "seeds in the own pits", (p, me) => seeds(p.state().pits[index(me)]));
