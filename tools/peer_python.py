#!/usr/bin/env python3
"""Plywood beside OpenSpiel and aima3, two Python libraries, on tic-tac-toe and Connect Four: nodes and time of one search.

Needs `pip install open_spiel aima3` (best in an environment outside of this repository; for Python 3.11 both have packages
that need no compiler) and a built plywood. Each side alpha-betas the same game in its own order of moves with its own code:
tic-tac-toe to the end, Connect Four to a depth with all leaves worth 0. A row without its library is left out and said so.

    python3 tools/peer_python.py --plywood target/release/plywood
"""

import argparse
import json
import subprocess
import time

ROUNDS = 5
CONNECT_FOUR = "crates/examples/games/connect-four.js"


def fastest(search):
    """The shortest of some runs, in milliseconds."""
    def once():
        begin = time.perf_counter()
        search()
        return (time.perf_counter() - begin) * 1000
    return min(once() for _ in range(ROUNDS))


def plywood(program, game, depth):
    """Value, nodes and milliseconds of our own alpha-beta; the start of the process does not count."""
    command = [program, "search", *game, "--algorithm", "alphabeta", "--depth", depth, "--eval", "result", "--json"]
    runs = [json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout) for _ in range(ROUNDS)]
    return runs[0]["nodes"], min(run["time_ms"] for run in runs)


def open_spiel(name, depth):
    """Nodes and milliseconds of OpenSpiel's alpha-beta, on its game in C++."""
    import pyspiel
    from open_spiel.python.algorithms import minimax
    game = pyspiel.load_game(name)

    def search():
        return minimax.alpha_beta_search(game, value_function=lambda state: 0.0, maximum_depth=depth)
    plain, count = minimax._alpha_beta, 0

    def counted(*arguments, **named):
        nonlocal count
        count += 1
        return plain(*arguments, **named)
    minimax._alpha_beta = counted
    search()
    minimax._alpha_beta = plain
    return count, fastest(search)


def aima(name, depth):
    """Nodes and milliseconds of aima3's alpha-beta."""
    from aima3 import games
    game = games.TicTacToe() if name == "tic_tac_toe" else games.ConnectFour()

    def search():
        # The search stops where the depth is larger than d; a game that is not over is worth 0 there.
        return games.alphabeta_cutoff_search(game.initial, game, d=depth - 1)
    plain, count = game.result, 1

    def counted(state, move):
        nonlocal count
        count += 1
        return plain(state, move)
    game.result = counted
    search()
    game.result = plain
    return count, fastest(search)


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--plywood", default="target/release/plywood", help="the program")
    reader.add_argument("--depth", type=int, default=6, help="plies of Connect Four")
    said = reader.parse_args()
    games = [
        ("tic_tac_toe", ["mnk", "--board", "3x3", "--k", "3"], "end", 20),
        ("connect_four", [CONNECT_FOUR], str(said.depth), said.depth),
    ]
    print(f"{'game':<14}{'program':<12}{'nodes':>8}{'ms':>11}{'µs a node':>11}{'times as long':>15}")
    for name, game, ours, theirs in games:
        own = None
        for program, search in [
            ("plywood", lambda: plywood(said.plywood, game, ours)),
            ("open_spiel", lambda: open_spiel(name, theirs)),
            ("aima3", lambda: aima(name, theirs)),
        ]:
            try:
                nodes, ms = search()
            except ImportError as error:
                print(f"{name:<14}{program:<12} not here: {error}")
                continue
            own = own or ms
            print(f"{name:<14}{program:<12}{nodes:>8}{ms:>11.2f}{ms * 1000 / nodes:>11.2f}{ms / own:>15.1f}")


if __name__ == "__main__":
    main()
