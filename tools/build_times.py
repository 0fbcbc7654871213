"""Compile time by crate, from cargo's own timings: `make build-times`.

`python3 tools/build_times.py NAME -- COMMAND...` runs a cargo command with `--timings` into an empty folder of its own and prints the time by the
clock, the processor time, and the crates that take longest: ours each by itself (`test` is what is compiled for its tests alone), those of others
together and the largest by name. The last line is a row for docs/results/build.md.
"""

import collections
import glob
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SHOWN = 25


def units(folder):
    """What cargo compiled: name, target, seconds each."""
    [page] = glob.glob(f"{folder}/cargo-timings/cargo-timing-2*.html")
    with open(page, encoding="utf-8") as text:
        found = re.search(r"UNIT_DATA = (\[.*?\]);", text.read(), re.DOTALL)
    return json.loads(found.group(1))


def kind(unit):
    """A unit by what it is compiled for."""
    target = unit.get("target", "").strip()
    return "lib" if not target else "test" if "test" in target or "example" in target or "bench" in target else "program"


def main():
    if len(sys.argv) < 4 or sys.argv[2] != "--":
        sys.exit("expected: tools/build_times.py NAME -- cargo build ...")
    name, command = sys.argv[1], sys.argv[3:]
    folder = f"{ROOT}/target/times-{name}"
    shutil.rmtree(folder, ignore_errors=True)
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*command, "--timings", "--target-dir", folder], check=True, cwd=ROOT)
    seconds, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    own = {*os.listdir(f"{ROOT}/crates"), "attack"}
    ours, others = collections.Counter(), collections.Counter()
    compiled = units(folder)
    for unit in compiled:
        part = ours if unit["name"] in own else others
        part[f"{unit['name']} ({kind(unit)})" if unit["name"] in own else unit["name"]] += unit["duration"]
    print(f"\n{name}: {len(compiled)} units, {seconds:.0f} s by the clock, {work:.0f} s of processor time")
    print(f"seconds of compilers at work: ours {sum(ours.values()):.0f}, libraries of others {sum(others.values()):.0f}")
    for what, taken in (ours + others).most_common(SHOWN):
        print(f"  {taken:6.1f}  {what}")
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=ROOT, check=True).stdout.strip()
    print(f"| {name} | {commit} | {len(compiled)} | {seconds / 60:.1f} | {work / 60:.1f} |")
    shutil.rmtree(folder, ignore_errors=True)


main()
