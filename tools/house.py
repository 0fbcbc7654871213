#!/usr/bin/env python3
"""Measures the house: lines written by hand without tests, crates, and names of types with several owners.

    tools/house.py [REVISION ...]

Without a revision it measures the files as they lie; with revisions one row for each, from the repository's history.
Lines are those of Rust under crates/*/src and crates/*/build.rs as rustfmt leaves them, without the modules that only
tests see. A type is a struct, enum, trait or type alias that stands in such lines at the beginning of an item; a name
has several owners when two files declare it, and is shared where two crates do of which one uses the other."""

import pathlib
import re
import subprocess
import sys
import tomllib
from collections import defaultdict

ROOT = pathlib.Path(__file__).resolve().parent.parent
TYPE = re.compile(r"^(?:pub(?:\([a-z:]+\))? )?(?:struct|enum|trait|type) ([A-Z]\w*)")
TESTS = re.compile(r"^#\[cfg\((?:test|doctest|all\(test\b.*)\)?\]")


def git(*words):
    return subprocess.run(["git", "-C", ROOT, *words], check=True, capture_output=True, text=True).stdout


def files_of(revision):
    """The paths and texts of a revision, or of the files as they lie."""
    if revision is None:
        names = git("ls-files", "--cached", "--others", "--exclude-standard", "crates").split("\n")
        return {name: (ROOT / name).read_text() for name in names if is_wanted(name) and (ROOT / name).exists()}
    names = git("ls-tree", "-r", "--name-only", revision, "crates").split("\n")
    return {name: git("show", f"{revision}:{name}") for name in names if is_wanted(name)}


def is_wanted(name):
    return bool(re.match(r"crates/[^/]+/(src/.*\.rs|build\.rs|Cargo\.toml)$", name))


def without_tests(text):
    """The lines of a file without its modules for tests: from their attribute to the brace in the first column."""
    kept, skipping = [], False
    lines = iter(text.splitlines())
    for line in lines:
        if TESTS.match(line):
            skipping = True
        elif skipping:
            skipping = not (line == "}" or line.endswith(";") and not line.startswith(" "))
        else:
            kept.append(line)
    return kept


def uses_of(files):
    """Which crates a crate uses, over any number of steps."""
    direct = {}
    for name, text in files.items():
        if name.endswith("Cargo.toml"):
            direct[name.split("/")[1]] = set(tomllib.loads(text).get("dependencies", {}))
    crates = set(direct)

    def reach(crate, seen):
        for other in direct.get(crate, set()) & crates - seen:
            seen.add(other)
            reach(other, seen)
        return seen

    return {crate: reach(crate, set()) for crate in crates}


def measure(revision):
    files = files_of(revision)
    uses = uses_of(files)
    lines, owners = 0, defaultdict(set)
    for name, text in files.items():
        if name.endswith("Cargo.toml") or "/tests/" in name or name.endswith("/tests.rs"):
            continue
        kept = without_tests(text)
        lines += len(kept)
        for line in kept:
            if found := TYPE.match(line):
                owners[found.group(1)].add(name)
    several = {name: places for name, places in owners.items() if len(places) > 1}

    def crosses(places):
        crates = {place.split("/")[1] for place in places}
        return any(b in uses.get(a, set()) for a in crates for b in crates if a != b)

    return {
        "lines": lines,
        "crates": len(uses),
        "types": len(owners),
        "several": several,
        "shared": {name for name, places in several.items() if crosses(places)},
    }


def main():
    revisions = [word for word in sys.argv[1:] if not word.startswith("-")] or [None]
    print("state      lines  crates  types  with several owners  of them in crates that use each other")
    for revision in revisions:
        found = measure(revision)
        name = revision or "as it lies"
        print(f"{name:<10} {found['lines']:>6} {found['crates']:>6} {found['types']:>6} {len(found['several']):>8} {len(found['shared']):>24}")
    if "--names" in sys.argv:
        for name, places in sorted(found["several"].items(), key=lambda pair: -len(pair[1])):
            mark = "*" if name in found["shared"] else " "
            print(f"{mark} {name:<22} {len(places):>2}  " + " ".join(sorted(place.removeprefix("crates/").replace("/src/", ":") for place in places)))


if __name__ == "__main__":
    main()
