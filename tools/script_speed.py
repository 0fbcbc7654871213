"""How quick a value function is as a script, natively and in CPython, all in one run and by CPU time.

`cargo build --release -p draughts --example script_rate && python3 tools/script_speed.py target/release`: `published` of
crates/examples/values/published.js is written here line by line in Python. Both judge the same positions, none of them twice, and the values
are compared. Three times beside each other:

- bare: the function alone in both, within the interpreter's loop and CPython's, handed squares, moves and captures as numbers;
- handed: the script as the program calls it, from a position, its facts asked for and its limits watched; CPython handed its facts;
- whole: the same script; CPython is handed the pieces' squares and counts Red's moves itself.

Then, where `plywood` has been built too, it searches with the script and with the native function, the same nodes.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time

SCRIPT = os.path.join(os.path.dirname(__file__), "../crates/examples/values/published.js")
START = "W:WK10,K14,K27:BK1"
FULL = "W:WK10,K14,K32,25:BK1,K3,12,20"
POSITIONS = 20_000
ROUNDS = 8
# The script judges all positions this number of times more in the longer of two runs.
MORE = 3
# Positions that the bare function judges in one call, and calls in a round.
CALL = 2_000

SQUARES = range(33)
ROW = [0] + [(n - 1) // 4 + 1 for n in SQUARES[1:]]
COLUMN = [0] + [2 * ((n - 1) % 4) + (2 if ROW[n] % 2 else 1) for n in SQUARES[1:]]
DISTANCE = [[abs(ROW[a] - ROW[b]) + abs(COLUMN[a] - COLUMN[b]) for b in SQUARES] for a in SQUARES]
STEPS = [[max(abs(ROW[a] - ROW[b]), abs(COLUMN[a] - COLUMN[b])) for b in SQUARES] for a in SQUARES]
FROM_MIDDLE = [int(abs(ROW[n] - 4.5) + abs(COLUMN[n] - 4.5)) for n in SQUARES]
AT = {(ROW[n], COLUMN[n]): n for n in SQUARES[1:]}
NEIGHBOURS = [[b for b in SQUARES[1:] if abs(ROW[a] - ROW[b]) == 1 and abs(COLUMN[a] - COLUMN[b]) == 1] for a in SQUARES]
AROUND = [[(b, AT.get((2 * ROW[b] - ROW[a], 2 * COLUMN[b] - COLUMN[a]))) for b in NEIGHBOURS[a]] for a in SQUARES]


class Position:
    """What a script may ask, asked already."""

    def __init__(self, white, red, moves, captures):
        self.white, self.red, self.moves, self.captures = white, red, moves, captures
        self.white_men, self.red_men = NONE, NONE

    def mobility(self):
        return self.moves

    def can_capture(self):
        return self.captures


NONE = []


class Squares(Position):
    """Of which only the squares are known."""

    def mobility(self):
        red, steps, captures = self.red[0], 0, 0
        for square, behind in AROUND[red]:
            if square not in self.white:
                steps += 1
            elif behind is not None and behind not in self.white:
                captures += 1
        return captures or steps

    def can_capture(self):
        red = self.red[0]
        return any(beside == red and behind is not None and behind not in self.white for king in self.white for beside, behind in AROUND[king])


class Scene:
    pass


def scene(p):
    kings = p.white
    red = p.red[0] if p.red else p.red_men[0] if p.red_men else None
    if red is None or len(kings) < 2:
        return None
    to_red = DISTANCE[red]
    near = sorted(kings, key=lambda n: to_red[n]) if len(kings) > 2 else kings
    first = near[0] if near[0] < near[1] else near[1]
    second = near[1] if near[0] < near[1] else near[0]
    a = STEPS[1][first]
    b = STEPS[1][second]
    s = Scene()
    s.red, s.first, s.second = red, first, second
    s.near = a if a < b else b
    s.far = b if a < b else a
    s.mean = (to_red[first] + to_red[second]) / 2
    s.is_safe = red == 1 or red == 5 or red == 28 or red == 32
    s.moves = p.mobility()
    return s


TERMS = []


def term(name, weight, measure):
    TERMS.append((weight, measure, measure.__code__.co_argcount > 1))


def is_last(n):
    return int(n == 1 or n == 8)


def is_net(n):
    return ROW[n] >= 3 and COLUMN[n] >= 4


def is_cornered(n):
    return ROW[n] <= 2 and COLUMN[n] <= 3


def is_cleared(p):
    return len(p.red) + len(p.red_men) == 0


def is_between(a, b, x):
    return (a < x < b) or (b < x < a)


def settled(p):
    return -99999 if len(p.white) < 2 and len(p.red) > 0 else None


term("king", 100, lambda p: 0 if is_cleared(p) else len(p.white) - len(p.red))
term("man", 40, lambda p: 0 if is_cleared(p) else len(p.white_men) - len(p.red_men))
term("red_distance", 80, lambda p, s: DISTANCE[s.red][1])
term("red_active", 500, lambda p, s: not s.is_safe)
term("red_safe", -600, lambda p, s: s.is_safe)
term("coordination", 300, lambda p, s: DISTANCE[s.first][s.second] <= 6)
term("scattered", -100, lambda p, s: DISTANCE[s.first][s.second] > 6)
term("squeeze", 60, lambda p, s: 6 - s.mean)
term("bracket", 200, lambda p, s: is_between(ROW[s.first], ROW[s.second], ROW[s.red]) or is_between(COLUMN[s.first], COLUMN[s.second], COLUMN[s.red]))
term("retreat", -1000, lambda p, s: s.mean > 5)
term("retreat_mid", -400, lambda p, s: 4 < s.mean <= 5)
term("retreat_nearest", -600, lambda p, s: DISTANCE[s.red][s.first] > 4 and DISTANCE[s.red][s.second] > 4)
term("net", 1200, lambda p, s: s.first == 1 and is_net(s.second))
term("crowding", -800, lambda p, s: s.first == 1 and not is_net(s.second) and DISTANCE[s.second][1] <= 3)
term("attack", 150, lambda p, s: 0 if s.is_safe else len([king for king in p.white if STEPS[king][s.red] == 1]))
term("win", 10000, lambda p: is_cleared(p) or (len(p.white) > 1 and p.mobility() == 0))
term("mobility", 600, lambda p, s: s.moves == 1)
term("mobility_two", 300, lambda p, s: s.moves == 2)
term("mobility_three", 100, lambda p, s: s.moves == 3)
term("cornering", 40, lambda p, s: FROM_MIDDLE[s.red])
term("edge", 150, lambda p, s: is_last(ROW[s.red]) + is_last(COLUMN[s.red]))
term("corner_approach", 1200, lambda p, s: s.near == 3)
term("corner_near", 600, lambda p, s: 5 - s.near if s.near <= 2 else 0)
term("corner_held", 200, lambda p, s: s.near <= 2)
term("corner_close", 500, lambda p, s: s.near <= 1)
term("corner_taken", 800, lambda p, s: s.near == 0)
term("spread_wide", 700, lambda p, s: s.near <= 2 and s.far >= 5)
term("spread", 400, lambda p, s: s.near <= 2 and s.far == 4)
term("spread_narrow", 200, lambda p, s: s.near <= 2 and s.far == 3)
term("huddle", -600, lambda p, s: s.far <= 2 and not is_cornered(s.red))
term("huddle_cornered", 500, lambda p, s: s.far <= 2 and is_cornered(s.red))
term("unstated", -600, lambda p, s: s.red == 6 and not p.can_capture())


def value(p):
    found = settled(p)
    if found is not None:
        return found
    s = scene(p)
    total = 0
    for weight, measure, takes_scene in TERMS:
        if not takes_scene:
            total += weight * measure(p)
        elif s is not None:
            total += weight * measure(p, s)
    return total


def jumps(king, over, others):
    """Whether a king can capture a piece: the square behind it is on the board and empty."""
    return any(beside == over and behind is not None and behind not in others for beside, behind in AROUND[king])


def positions():
    """Placements, all different, of three white kings and a red one in which Red captures nothing, so that its moves are its free neighbours."""
    chance = random.Random(1)
    found = {}
    while len(found) < POSITIONS:
        taken = chance.sample(SQUARES[1:], 4)
        white, red = sorted(taken[:3]), taken[3]
        if any(jumps(red, king, taken) for king in white):
            continue
        moves = len([n for n in NEIGHBOURS[red] if n not in taken])
        found[*white, red] = (white, [red], moves, any(jumps(king, red, taken) for king in white))
    return list(found.values())


def cpu_time():
    """Of this process, and of those it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def told(program, arguments):
    """What a command prints as JSON, and its CPU time in seconds."""
    begun = cpu_time()
    done = subprocess.run([program, *arguments, "--json"], check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout), cpu_time() - begun


def judged(program, texts, rounds, script=SCRIPT):
    """The values that the script gives the positions, and the CPU time."""
    begun = cpu_time()
    done = subprocess.run([program, script, str(rounds)], check=True, input=texts, stdout=subprocess.PIPE, text=True)
    return [float(line) for line in done.stdout.splitlines()], cpu_time() - begun


def script_rate(program, texts):
    """Evaluations a second: what is done once is in both runs."""
    (_, once), (_, often) = judged(program, texts, 1), judged(program, texts, 1 + MORE)
    return MORE * POSITIONS / (often - once)


def searched(program, position, algorithm, depth, function):
    """What a search with a value function finds, and its CPU time."""
    search = ["search", "draughts", "--position", position, "--algorithm", algorithm, "--depth", str(depth), "--eval", function]
    return told(program, search)


def slow_down(program, position, algorithm, depth):
    script, slow = searched(program, position, algorithm, depth, SCRIPT)
    native, quick = searched(program, position, algorithm, depth, "published")
    assert script["value"] == native["value"] and script["nodes"] == native["nodes"], "the same search"
    effort = script["effort"]
    print(
        f"  {position} {algorithm}, depth {depth}: {script['nodes']} nodes, script {slow:.2f} s, native {quick:.2f} s: {slow / quick:.1f} times;"
        f" {effort['evaluations']} positions asked, {effort['cached']} still known"
    )


def python_rate(inputs, kind):
    begun = time.process_time()
    for given in inputs:
        value(kind(*given))
    return len(inputs) / (time.process_time() - begun)


def bare_script(inputs):
    """A script with one term, which judges a list of positions by `published`, handed its facts; it gives the sum of the values."""
    facts = json.dumps([[white, red, moves, bool(captures)] for white, red, moves, captures in inputs[:CALL]])
    with open(SCRIPT, encoding="utf-8") as file:
        published = file.read()
    return f"""const GIVEN = {facts};
const judge = (() => {{
const NONE = [];
const terms = [];
const about = () => {{}};
const term = (name, weight, about, measure) => terms.push({{ weight, measure, takesScene: measure.length > 1 }});
class Position {{
  constructor(white, red, moves, captures) {{ this.white = white; this.red = red; this.moves = moves; this.captures = captures; }}
  kings(side) {{ return side === MAX ? this.white : this.red; }}
  men(side) {{ return NONE; }}
  mobility(side) {{ return this.moves; }}
  canCapture(side) {{ return this.captures; }}
}}
{published}
return (given) => {{
  const p = new Position(given[0], given[1], given[2], given[3]);
  const found = settled(p);
  if (found !== undefined) return found;
  const s = scene(p);
  let total = 0;
  for (let i = 0; i < terms.length; i++) {{
    const term = terms[i];
    if (!term.takesScene) total += term.weight * term.measure(p);
    else if (s !== undefined) total += term.weight * term.measure(p, s);
  }}
  return total;
}};
}})();
term("all", 1, "all positions", () => {{
  let sum = 0;
  for (let i = 0; i < GIVEN.length; i++) sum += judge(GIVEN[i]);
  return sum;
}});
"""


def bare_rate(program, inputs, texts, file):
    """Evaluations a second of the bare function: it is called for a few positions, each time for all it has been handed."""
    few = "".join(texts.splitlines(keepends=True)[:5])
    (sums, once), (_, often) = judged(program, few, 1, file), judged(program, few, 1 + MORE, file)
    assert sums[0] == sum(value(Position(*given)) for given in inputs[:CALL]), "the bare function gives the same values"
    return 5 * MORE * CALL / (often - once)


def compare(rate, inputs, texts):
    """Rounds of everything beside each other, and the best of each."""
    best = {}
    with tempfile.NamedTemporaryFile("w", suffix=".js", encoding="utf-8") as file:
        file.write(bare_script(inputs))
        file.flush()
        for _ in range(ROUNDS):
            found = {
                "CPython, handed its facts": python_rate(inputs, Position),
                "bare script": bare_rate(rate, inputs, texts, file.name),
                "script from a position": script_rate(rate, texts),
                "CPython from squares": python_rate(inputs, Squares),
            }
            print(", ".join(f"{name} {found[name]:.0f}" for name in found), flush=True)
            best = {name: max(best.get(name, 0), found[name]) for name in found}
    handed, bare, script, squares = best.values()
    print(f"best, evaluations a second: {', '.join(f'{name} {best[name]:.0f}' for name in best)}")
    print(f"script beside CPython: bare {bare / handed:.2f}, handed {script / handed:.2f}, whole {script / squares:.2f} times")


def main():
    rate, program = (os.path.join(sys.argv[1], name) for name in ("examples/script_rate", "plywood"))
    inputs = positions()
    texts = "".join(f"W:W{','.join(f'K{n}' for n in white)}:BK{red[0]}\n" for white, red, _, _ in inputs)
    values, _ = judged(rate, texts, 1)
    for kind in (Position, Squares):
        assert values == [value(kind(*given)) for given in inputs], "the script and Python give the same values"
    print(f"{len(inputs)} positions compared: equal")
    compare(rate, inputs, texts)
    if not os.path.exists(program):
        return
    for _ in range(2):
        slow_down(program, START, "alphabeta", 11)
        slow_down(program, FULL, "alphabeta", 11)
        slow_down(program, FULL, "pvs", 18)


main()
