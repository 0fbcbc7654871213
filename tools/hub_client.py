#!/usr/bin/env python3
"""Drives `plywood hub` with the HubEngine of pydraughts: whole games of English draughts, every move checked by it.

Usage: hub_client.py PLYWOOD [GAMES]. Leaves with a message when pydraughts is not installed.
"""
import sys

try:
    import draughts
    from draughts.engine import HubEngine, Limit
except ImportError:
    print("skipped: pydraughts is not installed (pip install pydraughts)")
    sys.exit(0)

MAX_PLIES = 160


def play(engine, limit, opening):
    """One game of the engine against itself, from an opening; the board refuses what is not legal."""
    engine.send("new-game")
    engine.ping()
    board = draughts.Board(variant="english")
    for index in opening:
        moves = list(board.legal_moves())
        board.push(moves[index % len(moves)])
    while not board.is_over() and len(board.move_stack) < MAX_PLIES:
        result = engine.play(board, limit, False)
        legal = {move.pdn_move for move in board.legal_moves()}
        assert result.move.pdn_move in legal, (result.move.pdn_move, legal)
        board.push(result.move)
    return len(board.move_stack), board.winner()


def main():
    engine = HubEngine([sys.argv[1], "hub"])
    assert "english" in engine.variants, engine.variants
    engine.configure({"variant": "english", "hash": "8"})
    engine.init()
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    limits = [Limit(depth=6), Limit(nodes=3000), Limit(movetime=0.02), Limit(time=3, inc=0.01)]
    plies = 0
    for number in range(games):
        length, winner = play(engine, limits[number % len(limits)], [number, number * 3, number * 5])
        plies += length
        print(f"game {number + 1}: {length} plies, winner {winner}, last {engine.info}")
    engine.quit()
    print(f"{games} games, {plies} plies, every move legal")


if __name__ == "__main__":
    main()
