#!/usr/bin/env python3
"""Stockfish at a limited strength that does not think on when it has chosen: tools/stockfish_at.py ELO [PROGRAM]

Stockfish with UCI_LimitStrength takes its move from the lines it has found after 1 + level plies, whatever time is
left. Ending the search there gives the same moves, in milliseconds and on a busy machine too.
"""
import subprocess
import sys
import threading

# Stockfish 15: the level, 0 to 20, that it plays for a rating.
elo = int(sys.argv[1])
level = min(20.0, max(0.0, ((elo - 1346.6) / 143.4)) ** (1 / 0.806))
depth = 1 + int(level)
program = sys.argv[2] if len(sys.argv) > 2 else "stockfish"

engine = subprocess.Popen([program], stdin=subprocess.PIPE, text=True, bufsize=1)


def forward():
    for line in sys.stdin:
        if line.startswith("go"):
            line = f"go depth {depth}\n"
        engine.stdin.write(line)
        if line.strip() == "uci":
            engine.stdin.write("setoption name UCI_LimitStrength value true\n")
            engine.stdin.write(f"setoption name UCI_Elo value {elo}\n")
    engine.stdin.write("quit\n")
    engine.stdin.close()


threading.Thread(target=forward, daemon=True).start()
sys.exit(engine.wait())
