"""A thousand hostile scripts, from the command line and through the studio, two at a time.

`python3 tools/hostile_scripts.py target/release/plywood`: the bodies are those of crates/cli/tests/data/hostile.txt, each in twenty forms, as the
test `hostile` of `cli` tries them. Each must be refused, stopped or give a number; while the studio has them, another client asks
it something else, and its memory is looked at. What takes longer than the limit allows is listed.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

BODIES = os.path.join(os.path.dirname(__file__), "../crates/cli/tests/data/hostile.txt")
POSITION = "W:WK10,K14:BK1"
FORMS = 20
AT_ONCE = 2
# A script has half a second; the rest is for starting the program and for what else the machine does.
SLOW = 1.5
PAUSE = 0.05


def term(body):
    return f"term('a', 1, 'x', (p) => {{ {body} }});"


def script(body, form):
    """The same twenty forms as in crates/cli/tests/suite/hostile.rs."""
    text = term(body)
    forms = [
        text,
        body.replace("return", "var x ="),
        term(f"const inner = (p) => {{ {body} }}; return inner(p) + inner(p);"),
        f"const settled = (p) => {{ {body} }}; term('a', 1, 'x', () => 0);",
        term(f"try {{ {body} }} catch {{ {body} }} finally {{ for (;;) {{}} }}"),
        term(f"const o = {{ get x() {{ {body} }} }}; return o.x;"),
        text + "x" * 300_000,
        "\ufeff// \u2028\n" + text,
    ]
    return forms[form] if form < len(forms) else text[: len(text) * (form - 7) // 14]


def scripts():
    with open(BODIES, encoding="utf-8") as file:
        bodies = file.read().splitlines()
    return [script(body, form) for form in range(FORMS) for body in bodies]


def by_command(program, text):
    """How long the program took, and what it said; none where it gave a number."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.js")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        begun = time.monotonic()
        done = subprocess.run([program, "eval", "draughts", "--eval", path, "--position", POSITION], capture_output=True, text=True)
        taken = time.monotonic() - begun
    assert done.returncode in (0, 2), f"status {done.returncode}: {text[:200]}"
    said = done.stderr.strip() if done.returncode else None
    # A script that breaks the limits of its process is not named.
    assert said is None or (("mine.js" in said or "the script" in said) and "\n" not in said), said
    return taken, said


class Studio:
    """A studio of its own, without a token."""

    def __init__(self, program):
        self.data = tempfile.TemporaryDirectory()
        command = [program, "studio", "--port", "0", "--no-token", "--data", self.data.name]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = None
        for line in self.process.stdout:
            found = re.search(r"http://[\d.]+:\d+", line)
            if found:
                self.address = found.group()
                break
        assert self.address, "the studio tells its address"

    def ask(self, path, data=None):
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, body, {"content-type": "application/json"})
        begun = time.monotonic()
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                answer.read()
                said = None
        except urllib.error.HTTPError as error:
            assert 400 <= error.code < 500, error.code
            said = error.read().decode()
        return time.monotonic() - begun, said

    def memory(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.data.cleanup()


class Other:
    """Another client, and a look at the memory."""

    def __init__(self, studio):
        self.studio, self.waits, self.most, self.is_over = studio, [], 0, threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        place = {"place": {"game": "draughts", "position": POSITION}}
        while not self.is_over.wait(PAUSE):
            self.waits.append(self.studio.ask("/api/position", place)[0])
            self.most = max(self.most, self.studio.memory())

    def close(self):
        self.is_over.set()
        self.thread.join()
        return sorted(self.waits)


def try_all(texts, attempt):
    with ThreadPoolExecutor(AT_ONCE) as pool:
        found = list(pool.map(attempt, texts))
    stopped = sum(said is not None for _, said in found)
    slow = [(taken, text) for (taken, _), text in zip(found, texts) if taken > SLOW]
    times = sorted(taken for taken, _ in found)
    print(f"  {len(texts)} scripts: {stopped} refused or stopped, {len(texts) - stopped} harmless; half within {times[len(times) // 2]:.2f} s, the slowest {times[-1]:.2f} s")
    for taken, text in sorted(slow, reverse=True)[:10]:
        print(f"  {taken:.2f} s: {text[:150]!r}")


def main():
    program = sys.argv[1]
    texts = scripts()
    print("from the command line")
    try_all(texts, lambda text: by_command(program, text))
    print("through the studio")
    studio = Studio(program)
    try:
        place = {"game": "draughts", "position": POSITION}
        judge = lambda text: studio.ask("/api/eval", {"place": place, "eval": {"script": text}})
        judge("term('a', 1, 'x', p => p.kings(MAX).length);")
        before = studio.memory()
        other = Other(studio)
        try_all(texts, judge)
        waits = other.close()
        print(f"  another client, {len(waits)} times: half within {waits[len(waits) // 2]:.3f} s, 99 of 100 within {waits[len(waits) * 99 // 100]:.3f} s, the slowest {waits[-1]:.3f} s")
        print(f"  memory: {before:.0f} MiB before, {other.most:.0f} MiB at most, {studio.memory():.0f} MiB afterwards")
    finally:
        studio.close()


main()
