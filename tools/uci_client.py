#!/usr/bin/env python3
"""Plays and analyses with a UCI engine through python-chess, as graphical programs do.

    tools/uci_client.py ENGINE [--games N] [--clock SECONDS] [--increment SECONDS]

Checks a whole game, pondering, stopping, and N very fast games without a loss on time, which need an idle machine. Every
move and every line the engine tells is checked by the rules of python-chess. Exits with status 0 if all is well, 1 with
one line if not, and 3 if python-chess is not installed.
"""

import argparse
import logging
import os
import sys
import time

try:
    import chess
    import chess.engine
except ImportError:
    print("python-chess is not installed")
    sys.exit(3)

# What is lost between engine and clock at every move, in milliseconds: the engines get this number.
OVERHEAD = 20
# Games are cut here: they are about clocks.
FAST_PLIES = 160


def demand(condition, text):
    """Ends the run with a line that says what went wrong."""
    if not condition:
        print(text, flush=True)
        # The threads that listen to the engines must not keep the script alive.
        os._exit(1)


class Refused(logging.Handler):
    """What python-chess has to say against the engine: a line with a move that cannot be made, or nonsense."""

    def emit(self, record):
        demand(False, f"python-chess: {record.getMessage()}: {record.exc_info}")


def open_engine(path):
    engine = chess.engine.SimpleEngine.popen_uci([path, "uci"])
    demand("Plywood" in engine.id["name"], f"unexpected name {engine.id}")
    return engine


def whole_game(engine):
    """One engine plays both sides to the end; python-chess refuses illegal moves."""
    board = chess.Board()
    while not board.is_game_over(claim_draw=True) and board.ply() < 400:
        result = engine.play(board, chess.engine.Limit(nodes=500), game="whole")
        demand(result.move in board.legal_moves, f"illegal move {result.move} in {board.fen()}")
        board.push(result.move)
    return f"whole game: {board.ply()} plies, {board.result(claim_draw=True)}"


def ponders(engine):
    """The engine thinks on the opponent's time; half of the expected moves are played."""
    board = chess.Board()
    hits = 0
    limit = chess.engine.Limit(white_clock=2, black_clock=2, white_inc=0.02, black_inc=0.02)
    for turn in range(12):
        result = engine.play(board, limit, game="ponder", ponder=True)
        board.push(result.move)
        if board.is_game_over():
            break
        time.sleep(0.01)
        reply = next(iter(board.legal_moves))
        if turn % 2 == 0 and result.ponder is not None:
            reply = result.ponder
            hits += 1
        demand(reply in board.legal_moves, f"illegal ponder move {reply} in {board.fen()}")
        board.push(reply)
        if board.is_game_over():
            break
    return f"pondering: {hits} expected moves played"


def stops(engine):
    """An analysis without limits ends when asked to."""
    slowest = 0.0
    for fen in [chess.STARTING_FEN, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"]:
        with engine.analysis(chess.Board(fen), multipv=2) as analysis:
            time.sleep(0.1)
            asked = time.monotonic()
            analysis.stop()
            best = analysis.wait()
            slowest = max(slowest, time.monotonic() - asked)
        demand(best.move is not None, f"no move after stop in {fen}")
    return f"stop: {slowest * 1000:.1f} ms at most"


class Fast:
    """What very fast games add up to."""

    def __init__(self, clock, increment):
        self.clock, self.increment = clock, increment
        self.games = self.moves = self.lines = self.flags = 0
        self.least = clock

    def __str__(self):
        return (
            f"fast games: {self.games} of {self.clock} s + {self.increment} s, {self.moves} moves and {self.lines} lines legal, "
            f"{self.flags} lost on time, at least {self.least * 1000:.0f} ms left"
        )


def fast_game(engines, number, fast):
    """A game against the clock."""
    board = chess.Board()
    for text in (["e2e4", "d2d4", "c2c4", "g1f3"][number % 4], ["e7e5", "d7d5", "g8f6", "c7c5"][number // 4 % 4]):
        move = chess.Move.from_uci(text)
        if move in board.legal_moves:
            board.push(move)
    clocks = {chess.WHITE: fast.clock, chess.BLACK: fast.clock}
    fast.games += 1
    while not board.is_game_over(claim_draw=True) and board.ply() < FAST_PLIES:
        side = board.turn
        limit = chess.engine.Limit(
            white_clock=clocks[chess.WHITE],
            black_clock=clocks[chess.BLACK],
            white_inc=fast.increment,
            black_inc=fast.increment,
        )
        began = time.monotonic()
        result = engines[side].play(board, limit, game=number, info=chess.engine.INFO_ALL)
        clocks[side] -= time.monotonic() - began
        fast.least = min(fast.least, clocks[side])
        if clocks[side] < 0:
            fast.flags += 1
            return
        clocks[side] += fast.increment
        check_line(board, result.info.get("pv", []))
        demand(result.move in board.legal_moves, f"illegal move {result.move} in {board.fen()}")
        board.push(result.move)
        fast.moves += 1
        fast.lines += "pv" in result.info


def check_line(board, line):
    """The last line told; those before it are played out by python-chess as it reads them."""
    after = board.copy(stack=False)
    for move in line:
        demand(move in after.legal_moves, f"illegal move {move} of a line in {board.fen()}")
        after.push(move)


def fast_games(path, games, fast):
    engines = {chess.WHITE: open_engine(path), chess.BLACK: open_engine(path)}
    for engine in engines.values():
        engine.configure({"Move Overhead": OVERHEAD})
    for number in range(games):
        fast_game(engines, number, fast)
    for engine in engines.values():
        engine.quit()
    demand(fast.flags == 0, str(fast))
    return str(fast)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("engine")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--clock", type=float, default=1.0)
    parser.add_argument("--increment", type=float, default=0.02)
    args = parser.parse_args()
    chess.engine.LOGGER.addHandler(Refused(logging.ERROR))
    engine = open_engine(args.engine)
    for check in (whole_game, ponders, stops):
        print(check(engine), flush=True)
    engine.quit()
    if args.games > 0:
        print(fast_games(args.engine, args.games, Fast(args.clock, args.increment)), flush=True)


if __name__ == "__main__":
    main()
