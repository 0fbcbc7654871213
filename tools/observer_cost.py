#!/usr/bin/env python3
"""What an observer that is not there costs.

Builds the program twice, once as it is and once with every call to the observer cut out of the searches, runs
the same searches under callgrind and compares the instructions. Counts are repeatable; wall time is not used.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SEARCHES = [
    ("textbook alpha-beta, 5x5 k4, depth 6",
     "search mnk --eval windows --depth 6 --json"),
    ("playing search, 5x5 k4, depth 8",
     "analyse mnk --depth 8 --json"),
    ("playing search, 6x6 k4, depth 6",
     "analyse mnk --board 6x6 --depth 6 --json"),
]


def cut_observer_calls(text):
    """Removes every statement `self.observer.….(…);`, whatever it spans."""
    out, position = [], 0
    for match in re.finditer(r"\n\s*self\.observer\.\w+\(", text):
        if match.start() < position:
            continue
        depth, end = 1, match.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        assert text[end] == ";", text[match.start():end + 1]
        out.append(text[position:match.start()])
        position = end + 1
    return "".join(out) + text[position:], len(out)


def build(folder):
    """Builds the program of a folder and keeps it there; what it depends on is built once for both."""
    target = ROOT / "target/observer"
    subprocess.run(["cargo", "build", "--release", "--locked", "--quiet", "--bin", "plywood"], cwd=folder, check=True,
                   env={**os.environ, "CARGO_TARGET_DIR": str(target), "RUSTFLAGS": "-Awarnings"})
    return shutil.copy(target / "release/plywood", folder / "plywood")


def instructions(program, arguments):
    with tempfile.NamedTemporaryFile() as counts:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts.name}", str(program), *arguments.split()],
            capture_output=True, text=True, check=True)
    nodes = re.search(r'"nodes": (\d+)', run.stdout).group(1)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1)), int(nodes)


def main():
    if not shutil.which("valgrind"):
        sys.exit("observer_cost: valgrind is not installed")
    with tempfile.TemporaryDirectory() as scratch:
        folders = [pathlib.Path(scratch) / name for name in ("with", "without")]
        files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
        for folder in folders:
            for file in filter(None, files):
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, folder / file)
        removed = 0
        for source in [*folders[1].glob("crates/search/src/textbook/*.rs"), *folders[1].glob("crates/search/src/pvs/*.rs")]:
            text, count = cut_observer_calls(source.read_text())
            source.write_text(text)
            removed += count
        print(f"{removed} calls to the observer cut out\n")
        programs = [build(folder) for folder in folders]
        print("| search | nodes | silent observer | no observer code | ratio |\n|---|---|---|---|---|")
        worst = 0
        for name, arguments in SEARCHES:
            (silent, nodes), (bare, bare_nodes) = (instructions(program, arguments) for program in programs)
            assert nodes == bare_nodes, "the observer changes the search"
            ratio = silent / bare
            worst = max(worst, ratio)
            print(f"| {name} | {nodes:,} | {silent:,} | {bare:,} | {ratio:.4f} |")
        if worst > 1.01:
            sys.exit("observer_cost: the silent observer costs more than 1 %")


main()
