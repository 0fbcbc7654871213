#!/usr/bin/env python3
"""Nodes a second of processor time, the program beside the site's WebAssembly (V8 of Node.js), in one run: tools/site_speed.py PLYWOOD WASM [RUNS].

Each search runs in turn in both; the best of the runs counts, for other programs can only slow one down. What the program needs
to start is measured and taken off."""
import json
import resource
import subprocess
import sys

PROGRAM, WASM = sys.argv[1:3]
RUNS = int(sys.argv[3]) if len(sys.argv) > 3 else 3
ROOMS = open("crates/pacman/layouts/rooms.lay", encoding="utf-8").read()
SEARCHES = [
    ("m,n,k 5x5 k4, alpha-beta, depth 6", "mnk", ["--board", "5x5", "--k", "4"], {"columns": 5, "rows": 5, "k": 4}, "alphabeta", 6),
    ("draughts, playing search, net, depth 19", "draughts", [], {}, "pvs", 19),
    ("chess, playing search, net, depth 15", "chess", [], {}, "pvs", 15),
    ("Reversi, playing search, net, depth 13", "reversi", [], {}, "pvs", 13),
    ("Pac-Man in `rooms`, alpha-beta, depth 4", "pacman", ["--layout", "rooms"], {"layout": ROOMS}, "alphabeta", 4),
]


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def native(game, flags, algorithm, depth):
    before = processor_time()
    command = [PROGRAM, "search", game, *flags, "--algorithm", algorithm, "--depth", str(depth), "--json"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return json.loads(said)["nodes"], processor_time() - before


def browser(game, options, algorithm, depth):
    question = {"place": {"game": game, "options": options}, "search": {"algorithm": algorithm, "depth": depth}}
    command = ["node", "tools/site_desk.mjs", WASM, json.dumps(question)]
    said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return said["nodes"], said["ms"] / 1000


print("| search | nodes | program | browser | browser / program |")
print("|---|---:|---:|---:|---:|")
for title, game, flags, options, algorithm, depth in SEARCHES:
    fast = {"program": 0.0, "browser": 0.0}
    for _ in range(RUNS):
        _, start = native(game, flags, algorithm, 1)
        nodes, seconds = native(game, flags, algorithm, depth)
        fast["program"] = max(fast["program"], nodes / (seconds - start))
        found, seconds = browser(game, options, algorithm, depth)
        if found != nodes:
            sys.exit(f"{title}: {nodes} nodes in the program, {found} in the browser")
        fast["browser"] = max(fast["browser"], nodes / seconds)
    share = fast["browser"] / fast["program"]
    print(f"| {title} | {nodes:,} | {fast['program'] / 1e6:.2f} M/s | {fast['browser'] / 1e6:.2f} M/s | {share:.0%} |", flush=True)
