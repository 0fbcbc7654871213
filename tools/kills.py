#!/usr/bin/env python3
"""Kills builds of endgame tables, matches and builds of books at random moments, and looks whether anything is lost.

    tools/kills.py PLYWOOD [KILLS]

KILLS in all, a third for each kind. What was finished before a kill must be there after it, unchanged; what is resumed
must end as if undisturbed. Matches are also told to end (SIGTERM, SIGINT, SIGHUP), and no engine of theirs
may live on. Exits with status 0 if nothing was lost, 1 with one line if something was.
"""
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

GAMES = 60
# The book is built from the games of the match this number of times over, which takes long enough to be killed.
COPIES = 300
# Ways to end a match; the first gives it no time to tell its engines.
ENDINGS = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
# An engine that has not ended so long after its match lives on.
ENGINE_SECONDS = 20


def demand(condition, text):
    if not condition:
        sys.exit(f"kills: {text}")


def finish(command):
    began = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True)
    demand(done.returncode == 0, f"{' '.join(map(str, command))}: status {done.returncode}: {done.stderr.strip()}")
    return time.monotonic() - began


def kill(command, usual, endings):
    """Ends a run at a random moment of its usual time; false if it was faster."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        child.wait(random.uniform(0, usual))
        return False
    except subprocess.TimeoutExpired:
        child.send_signal(random.choice(endings))
        child.wait()
        return True


def kills(command, usual, count, after, restart, endings=(signal.SIGKILL,)):
    """Kills a number of runs, looking at what is there after each; a run that ends by itself begins another series."""
    killed = 0
    while killed < count:
        if kill(command, usual, endings):
            killed += 1
            after()
        else:
            restart()


def tables(plywood, folder, count):
    build = lambda data: [plywood, "endgame", "build", "draughts", "--pieces", "4", "--data", data]
    whole, broken = folder / "whole", folder / "broken"
    usual = finish(build(whole))
    files = {path.relative_to(whole): path.read_bytes() for path in whole.rglob("*") if path.is_file()}
    kept = set()

    def after():
        present = {name for name in files if (broken / name).is_file() and (broken / name).read_bytes() == files[name]}
        demand(kept <= present, f"a table was lost: {sorted(map(str, kept - present))}")
        kept.update(present)

    def restart():
        demand_same()
        shutil.rmtree(broken)
        kept.clear()

    def demand_same():
        for name, data in files.items():
            demand((broken / name).read_bytes() == data, f"table {name} is another one")

    kills(build(broken), usual, count, after, restart)
    finish(build(broken))
    demand_same()
    return f"tables: {count} kills, {len(files)} files as if undisturbed"


def moves(record):
    """The words of a record without what clocks put in: the date, and the times in comments."""
    text = re.sub(r'^\[Date .*\n', "", record.read_text(), flags=re.M)
    return re.sub(r"\{[^}]*\}", "", text).split()


def running(program):
    """The processes of a program that is started under this name only."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0") if entry.name.isdigit() else []
        except OSError:
            continue
        if words and words[0] == os.fsencode(program):
            found.append(int(entry.name))
    return found


def demand_engines_end(program):
    began = time.monotonic()
    while running(program):
        demand(time.monotonic() - began < ENGINE_SECONDS, f"engines live on: {running(program)}")
        time.sleep(0.02)


def matches(plywood, folder, count):
    engine = folder / "engine"
    engine.symlink_to(plywood)
    limits = ["--games", str(GAMES), "--seed", "1", "--max-moves", "60", "--nodes", "400", "--option", "1:Hash=1"]
    players = [f"uci:{engine} uci", "own:table=1"]
    play = lambda record, *more: [plywood, "match", "chess", *players, *limits, "--out", record, *more]
    whole, broken = folder / "whole.pgn", folder / "broken.pgn"
    usual = finish(play(whole))
    seen = [""]

    def after():
        demand_engines_end(engine)
        text = broken.read_text() if broken.exists() else ""
        demand(text.startswith(seen[0]), "a finished game was lost or changed")
        ends = [match.end() for match in re.finditer(r"(1-0|0-1|1/2-1/2|\*)\n\n", text)]
        seen[0] = text[: ends[-1]] if ends else ""

    def restart():
        demand(moves(broken) == moves(whole), "the resumed match is another one")
        broken.unlink()
        seen[0] = ""

    kills(play(broken, "--resume"), usual, count, after, restart, ENDINGS)
    finish(play(broken, "--resume"))
    demand(moves(broken) == moves(whole), "the resumed match is another one")
    return f"matches: {count} kills, {GAMES} games as if undisturbed, no engine left"


def books(plywood, folder, count):
    many, book = folder / "many.pgn", folder / "book.bin"
    build = [plywood, "book", "build", "chess", "--pgn", many, "--out", book]
    many.write_text((folder / "whole.pgn").read_text() * 2)
    finish(build)
    old = book.read_bytes()
    many.write_text((folder / "whole.pgn").read_text() * COPIES)
    usual = finish(build)
    new = book.read_bytes()
    demand(old != new, "the two books are the same")
    book.write_bytes(old)

    def after():
        demand(book.read_bytes() in (old, new), "the book is neither the old one nor the new one")
        book.write_bytes(old)

    kills(build, usual, count, after, lambda: book.write_bytes(old))
    finish(build)
    demand(book.read_bytes() == new, "the book is another one")
    return f"books: {count} kills, the book the old one or the new one"


def main():
    plywood = pathlib.Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        shares = [count // 3 + (kind < count % 3) for kind in range(3)]
        for kind, share in zip((tables, matches, books), shares):
            print(kind(plywood, folder, share), flush=True)


if __name__ == "__main__":
    main()
