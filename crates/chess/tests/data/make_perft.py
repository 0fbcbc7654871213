#!/usr/bin/env python3
"""Writes perft.epd: positions of random games, chess and Chess960, counted by python-chess, which is not our program.

    python3 crates/chess/tests/data/make_perft.py > crates/chess/tests/data/perft.epd
"""

import random

import chess

POSITIONS = 45
# Counting goes on by another ply while the last one had at most this many positions.
NEXT_AFTER = 3000


def perft(board, depth):
    if depth == 1:
        return board.legal_moves.count()
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += perft(board, depth - 1)
        board.pop()
    return count


def walk(board, draw):
    """A random game, ended somewhere; captures and checks are as likely as they come."""
    for _ in range(draw.randrange(4, 120)):
        if board.is_game_over(claim_draw=False) or board.halfmove_clock > 60:
            break
        board.push(draw.choice(list(board.legal_moves)))
    while board.is_game_over(claim_draw=False):
        board.pop()
    return board


def line(board):
    counts, depth, last = [], 1, 0
    while depth == 1 or last <= NEXT_AFTER and depth <= 4:
        last = perft(board, depth)
        counts.append(f";D{depth} {last}")
        depth += 1
    fen = board.shredder_fen() if board.chess960 else board.fen(en_passant="fen")
    return f"{fen} {' '.join(counts)}"


draw = random.Random(8)
print("# Made by make_perft.py with python-chess: a position of a random game and its numbers of positions by depth.")
for _ in range(POSITIONS):
    print(line(walk(chess.Board(), draw)))
for number in sorted(draw.sample(range(960), POSITIONS)):
    print(line(walk(chess.Board.from_chess960_pos(number), draw)))
