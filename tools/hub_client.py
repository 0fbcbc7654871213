#!/usr/bin/env python3
"""Drives `plywood hub` with the HubEngine of pydraughts: whole games of English draughts, every move checked by it.

Usage: hub_client.py PLYWOOD [GAMES]. Exits with status 3 and a message when pydraughts is not installed.

HubEngine.play of pydraughts 0.6 cannot be used for English draughts: it keeps that board turned round inside, with
White to move first, and sends this position together with moves in the usual numbers, so the two contradict each
other. HubEngine.go, which takes position and moves as text, is used instead.
"""
import sys

try:
    import draughts
    from draughts.engine import HubEngine
except ImportError:
    print("pydraughts is not installed")
    sys.exit(3)

MAX_PLIES = 160
START = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww"


def play(engine, limit, opening):
    """One game of the engine against itself, from an opening; the board refuses what is not legal."""
    engine.send("new-game")
    engine.ping()
    board = draughts.Board(variant="english")
    for index in opening:
        moves = list(board.legal_moves())
        board.push(moves[index % len(moves)])
    while not board.is_over() and len(board.move_stack) < MAX_PLIES:
        moves = " ".join(move.hub_move for move in board.move_stack)
        best, ponder = engine.go(START, moves=moves, **limit)
        # Raises an error if the board does not know the move.
        board.push(draughts.Move(board, hub_move=best))
        if ponder and not board.is_over():
            draughts.Move(board, hub_move=ponder)
    return len(board.move_stack), board.winner()


def main():
    engine = HubEngine([sys.argv[1], "hub"])
    assert "english" in engine.variants, engine.variants
    engine.configure({"variant": "english", "hash": "8"})
    engine.init()
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    limits = [{"depth": 6}, {"nodes": 3000}, {"movetime": 0.02}, {"my_time": 3, "inc": 0.01}]
    plies = 0
    for number in range(games):
        length, winner = play(engine, limits[number % len(limits)], [number, number * 3, number * 5])
        plies += length
        print(f"game {number + 1}: {length} plies, winner {winner}, last {engine.info}")
    engine.quit()
    engine.p.wait()
    print(f"{games} games, {plies} plies, every move legal")


if __name__ == "__main__":
    main()
