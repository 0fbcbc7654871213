"""How quick a value function is as a script, natively and in CPython, all in one run and by CPU time.

`python3 tools/script_speed.py target/release/plywood`: `published` of docs/examples/values/published.js is written here line by line in
Python. The program searches with the script and with the native function, the same nodes; the difference is what the script's
evaluations take, facts and calls included. CPython gets squares, moves and captures as numbers, on positions that are compared first.
"""

import json
import os
import random
import subprocess
import sys
import time

SCRIPT = os.path.join(os.path.dirname(__file__), "../docs/examples/values/published.js")
START = "W:WK10,K14,K27:BK1"
FULL = "W:WK10,K14,K32,25:BK1,K3,12,20"
POSITIONS = 10_000
ROUNDS = 5
COMPARED = 60

SQUARES = range(33)
ROW = [0] + [(n - 1) // 4 + 1 for n in SQUARES[1:]]
COLUMN = [0] + [2 * ((n - 1) % 4) + (2 if ROW[n] % 2 else 1) for n in SQUARES[1:]]
DISTANCE = [[abs(ROW[a] - ROW[b]) + abs(COLUMN[a] - COLUMN[b]) for b in SQUARES] for a in SQUARES]
STEPS = [[max(abs(ROW[a] - ROW[b]), abs(COLUMN[a] - COLUMN[b])) for b in SQUARES] for a in SQUARES]
FROM_MIDDLE = [int(abs(ROW[n] - 4.5) + abs(COLUMN[n] - 4.5)) for n in SQUARES]
NEIGHBOURS = [[b for b in SQUARES[1:] if abs(ROW[a] - ROW[b]) == 1 and abs(COLUMN[a] - COLUMN[b]) == 1] for a in SQUARES]


class Position:
    """What a script may ask, asked already."""

    def __init__(self, white, red, moves, captures):
        self.white, self.red, self.moves, self.captures = white, red, moves, captures
        self.scene = None


class Scene:
    pass


def scene(p):
    if p.scene is not None:
        return p.scene
    kings = p.white
    red = p.red[0]
    near = sorted(kings, key=lambda n: DISTANCE[n][red]) if len(kings) > 2 else kings
    first, second = sorted(near[:2])
    p.scene = look(p, red, first, second)
    return p.scene


def look(p, red, first, second):
    s = Scene()
    to_red = DISTANCE[red]
    a, b = STEPS[first][1], STEPS[second][1]
    s.is_hunt, s.is_cleared, s.red, s.first, s.second = True, False, red, first, second
    s.near, s.far = min(a, b), max(a, b)
    s.mean = (to_red[first] + to_red[second]) / 2
    s.nearest = min(to_red[first], to_red[second])
    s.is_safe = red in [1, 5, 28, 32]
    s.operator = second if first == 1 else first if second == 1 else None
    s.is_cornered = ROW[red] <= 2 and COLUMN[red] <= 3
    s.moves = p.moves
    return s


TERMS = []


def term(name, weight, measure):
    TERMS.append((name, weight, measure))


def hunt(name, weight, measure):
    def counted(p):
        s = scene(p)
        return measure(s, p) if s.is_hunt else 0

    term(name, weight, counted)


def is_last(n):
    return int(n in (1, 8))


def is_between(a, b, x):
    return (a < x < b) or (b < x < a)


def settled(p):
    return -99999 if len(p.white) < 2 and len(p.red) > 0 else None


term("king", 100, lambda p: 0 if scene(p).is_cleared else len(p.white) - len(p.red))
term("man", 40, lambda p: 0)
hunt("red_distance", 80, lambda s, p: DISTANCE[s.red][1])
hunt("red_active", 500, lambda s, p: not s.is_safe)
hunt("red_safe", -600, lambda s, p: s.is_safe)
hunt("coordination", 300, lambda s, p: DISTANCE[s.first][s.second] <= 6)
hunt("scattered", -100, lambda s, p: DISTANCE[s.first][s.second] > 6)
hunt("squeeze", 60, lambda s, p: 6 - s.mean)
hunt("bracket", 200, lambda s, p: is_between(ROW[s.first], ROW[s.second], ROW[s.red]) or is_between(COLUMN[s.first], COLUMN[s.second], COLUMN[s.red]))
hunt("retreat", -1000, lambda s, p: s.mean > 5)
hunt("retreat_mid", -400, lambda s, p: 4 < s.mean <= 5)
hunt("retreat_nearest", -600, lambda s, p: s.nearest > 4)
hunt("net", 1200, lambda s, p: s.operator is not None and ROW[s.operator] >= 3 and COLUMN[s.operator] >= 4)
hunt("crowding", -800, lambda s, p: s.operator is not None and not (ROW[s.operator] >= 3 and COLUMN[s.operator] >= 4) and DISTANCE[s.operator][1] <= 3)
hunt("attack", 150, lambda s, p: 0 if s.is_safe else len([king for king in p.white if king in NEIGHBOURS[s.red]]))
term("win", 10000, lambda p: scene(p).is_cleared or (scene(p).is_hunt and scene(p).moves == 0))
hunt("mobility", 600, lambda s, p: s.moves == 1)
hunt("mobility_two", 300, lambda s, p: s.moves == 2)
hunt("mobility_three", 100, lambda s, p: s.moves == 3)
hunt("cornering", 40, lambda s, p: FROM_MIDDLE[s.red])
hunt("edge", 150, lambda s, p: is_last(ROW[s.red]) + is_last(COLUMN[s.red]))
hunt("corner_approach", 1200, lambda s, p: s.near == 3)
hunt("corner_near", 600, lambda s, p: 5 - s.near if s.near <= 2 else 0)
hunt("corner_held", 200, lambda s, p: s.near <= 2)
hunt("corner_close", 500, lambda s, p: s.near <= 1)
hunt("corner_taken", 800, lambda s, p: s.near == 0)
hunt("spread_wide", 700, lambda s, p: s.near <= 2 and s.far >= 5)
hunt("spread", 400, lambda s, p: s.near <= 2 and s.far == 4)
hunt("spread_narrow", 200, lambda s, p: s.near <= 2 and s.far == 3)
hunt("huddle", -600, lambda s, p: s.far <= 2 and not s.is_cornered)
hunt("huddle_cornered", 500, lambda s, p: s.far <= 2 and s.is_cornered)
hunt("unstated", -600, lambda s, p: s.red == 6 and not p.captures)


def value(p):
    found = settled(p)
    if found is not None:
        return found
    total = 0
    for _, weight, measure in TERMS:
        total += weight * measure(p)
    return total


def jumps(king, over, others):
    """Whether a king can capture a piece: the square behind it is on the board and empty."""
    if over not in NEIGHBOURS[king]:
        return False
    row, column = 2 * ROW[over] - ROW[king], 2 * COLUMN[over] - COLUMN[king]
    behind = [n for n in SQUARES[1:] if (ROW[n], COLUMN[n]) == (row, column)]
    return bool(behind) and behind[0] not in others


def positions():
    """Placements of three white kings and a red one in which Red captures nothing, so that its moves are its free neighbours."""
    chance = random.Random(1)
    found = []
    while len(found) < POSITIONS:
        taken = chance.sample(SQUARES[1:], 4)
        white, red = sorted(taken[:3]), taken[3]
        if any(jumps(red, king, taken) for king in white):
            continue
        moves = len([n for n in NEIGHBOURS[red] if n not in taken])
        found.append((white, [red], moves, any(jumps(king, red, taken) for king in white)))
    return found


def told(program, arguments):
    """What a command prints as JSON, and its CPU time in seconds."""
    begun = os.times()
    done = subprocess.run([program, *arguments, "--json"], check=True, stdout=subprocess.PIPE)
    ended = os.times()
    taken = ended.children_user + ended.children_system - begun.children_user - begun.children_system
    return json.loads(done.stdout), taken


def compare(program, inputs):
    for white, red, moves, captures in inputs[:COMPARED]:
        position = f"W:W{','.join(f'K{n}' for n in white)}:BK{red[0]}"
        view, _ = told(program, ["eval", "draughts", "--eval", SCRIPT, "--position", position])
        found = value(Position(white, red, moves, captures))
        assert view["value"] == found, f"{position}: {view['value']} in the script, {found} in Python"


def searched(program, position, algorithm, depth, function):
    """What a search with a value function finds, and its CPU time."""
    search = ["search", "draughts", "--position", position, "--algorithm", algorithm, "--depth", str(depth), "--eval", function]
    return told(program, search)


def slow_down(program, position, algorithm, depth):
    script, slow = searched(program, position, algorithm, depth, SCRIPT)
    native, quick = searched(program, position, algorithm, depth, "published")
    assert script["value"] == native["value"] and script["nodes"] == native["nodes"], "the same search"
    effort = script["effort"]
    rate = (effort["evaluations"] - effort["cached"]) / (slow - quick)
    print(
        f"  {position} {algorithm}, depth {depth}: {script['nodes']} nodes, script {slow:.2f} s, native {quick:.2f} s: {slow / quick:.1f} times;"
        f" {effort['evaluations']} positions asked, {effort['cached']} still known; {rate:.0f} evaluations a second"
    )


def python_rate(inputs):
    begun = time.process_time()
    for given in inputs:
        value(Position(*given))
    return len(inputs) / (time.process_time() - begun)


def main():
    program = sys.argv[1]
    inputs = positions()
    compare(program, inputs)
    print(f"{COMPARED} of {len(inputs)} positions compared: equal")
    for turn in range(1, ROUNDS + 1):
        print(f"round {turn}: CPython {python_rate(inputs):.0f} evaluations a second")
        slow_down(program, START, "alphabeta", 11)
        slow_down(program, FULL, "alphabeta", 11)
        slow_down(program, FULL, "pvs", 18)


main()
