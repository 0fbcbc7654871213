// Nim: heaps of matches. Take as many as you like from one heap; who takes the last one wins.
sides("First", "Second");

const start = () => ({ heaps: [1, 3, 5, 7], turn: MAX });

// A move is the heap's letter and how many are taken: b2.
const letter = (heap) => "abcdefgh"[heap];

function moves({ heaps }) {
  const list = [];
  heaps.forEach((count, heap) => {
    for (let taken = 1; taken <= count; taken++) list.push(letter(heap) + taken);
  });
  return list;
}

function play(s, m) {
  s.heaps["abcdefgh".indexOf(m[0])] -= Number(m.slice(1));
  s.turn = -s.turn;
  return s;
}

// Nothing left: the side that took the last one has won.
const outcome = (s) => (s.heaps.every((count) => count === 0) ? -s.turn : undefined);

// 1,3,5,7/first
const text = (s) => `${s.heaps.join(",")}/${s.turn === MAX ? "first" : "second"}`;
function read(text) {
  const [heaps, turn] = text.split("/");
  return { heaps: heaps.split(",").map(Number), turn: turn === "second" ? MIN : MAX };
}

const board = (s) => s.heaps.map((count) => "|".repeat(count).padEnd(7, "."));

// The theory: the side to move has lost if the heaps, written in twos, cancel out.
term("theory", 100, "1 if MAX wins by the theory, -1 if MIN does", (p) => {
  const { heaps, turn } = p.state();
  const isLost = heaps.reduce((a, b) => a ^ b, 0) === 0;
  return isLost ? -turn : turn;
});
