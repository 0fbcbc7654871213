#!/usr/bin/env python3
"""Writes python.txt: numbers that Python's own generator draws.

    python3 crates/pacman/tests/data/python.py > crates/pacman/tests/data/python.txt
"""

import random

for seed in [3, 17, 2026, 4294967295]:
    draw = random.Random(seed)
    print("seed", seed, "random", *(repr(draw.random()) for _ in range(6)))
    draw = random.Random(seed)
    print("seed", seed, "getrandbits32", *(draw.getrandbits(32) for _ in range(6)))
    for count in [2, 3, 4, 5, 7]:
        draw = random.Random(seed)
        print("seed", seed, "choice-index of", f"n={count}", *(draw.choice(range(count)) for _ in range(12)))
