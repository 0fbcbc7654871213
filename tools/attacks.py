#!/usr/bin/env python3
"""The attacks of a security review, again: special files, closed and full outputs, links and devices, numbers, weights,
and dialogues that lead an engine astray.

    tools/attacks.py PLYWOOD

Each input must be answered, or refused with one line and status 1 or 2, never by a crash, a hang or a lost file. Prints
a line for each kind with its number of inputs and failures; exits with status 1 if there was a failure. Run as root it
also tries devices of its own making.
"""
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

# Seconds: a gigabyte of /dev/urandom, on a busy machine, is what takes longest.
LIMIT = 300
# For counts that are allowed, however long they take.
SHORT = 5
MAX_MEMORY = 4 << 30


class Attack:
    def __init__(self, plywood, folder):
        self.plywood, self.folder = plywood, folder
        self.failures = []

    def run(self, words, limit=LIMIT, **more):
        """Status, output and errors; a status of none is a hang."""
        more.setdefault("stdin", subprocess.DEVNULL)
        more.setdefault("stdout", subprocess.PIPE)
        more.setdefault("stderr", subprocess.PIPE)
        bound = lambda: resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
        try:
            done = subprocess.run([self.plywood, *map(str, words)], cwd=self.folder, timeout=limit, preexec_fn=bound, **more)
        except subprocess.TimeoutExpired:
            return None, b"", b""
        return done.returncode, done.stdout or b"", done.stderr or b""

    def fair(self, words, **more):
        """Whether it is answered, or refused in one line."""
        status, _, errors = self.run(words, **more)
        is_fair = status == 0 or status in (1, 2) and errors.count(b"\n") <= 1
        if not is_fair:
            self.failures.append(f"{' '.join(map(str, words))}: status {status}: {errors[:200]!r}")
        return is_fair

    def check(self, condition, text):
        if not condition:
            self.failures.append(text)

    def kind(self, name, attack):
        before = len(self.failures)
        inputs = attack()
        failed = len(self.failures) - before
        print(f"{name}: {inputs} inputs, {failed} failures", flush=True)
        for failure in self.failures[before:]:
            print(f"    {failure}")

    # What is given to readers of files.
    def special_files(self):
        folder = self.folder
        contents = {
            "brackets": b"[" * 1_000_000,
            "nuls": b"\0" * 100_000,
            "bom": "\ufeff1. e4 *".encode(),
            "utf16": "1. e4 e5 *".encode("utf-16"),
            "crlf": b"1. e4 e5\r\n2. Nf3 *\r\n",
            "empty": b"",
            "large": b"1. e4 e5 " * 12_000_000,
            "random": os.urandom(200_000),
        }
        for name, content in contents.items():
            (folder / name).write_bytes(content)
        (folder / "folder").mkdir()
        (folder / "dangling").symlink_to("nowhere")
        (folder / "loop").symlink_to("loop")
        files = [*contents, "folder", "dangling", "loop", "missing", "/dev/zero", "/dev/urandom", "/dev/null"]
        readers = lambda file: [
            ["book", "build", "chess", "--pgn", file, "--out", "book.bin"],
            ["book", "build", "chess", "--lines", file, "--out", "book.plybook"],
            ["book", "probe", "chess", "--book", file],
            ["suite", "chess", file, "--nodes", "10"],
            ["tree", "explicit", "--file", file],
            ["search", "explicit", "--file", file],
            ["eval", "mnk", "--eval", file],
            ["eval", "draughts", "--eval", file],
            ["eval", "chess", "--eval", file],
            ["play", "chess", "--load", file],
            ["play", "draughts", "--load", file],
            ["moves", "pacman", "--layout", file],
            ["match", "chess", "own:nodes=10", "own:nodes=10,name=b", "--games", "2", "--openings", file],
            ["tree", "explicit", "--exercise", "--answers", file],
            ["pacman", "grade", file],
            ["analyse", "chess", "--depth", "1", "--syzygy", file],
            ["analyse", "draughts", "--depth", "1", "--data", file],
        ]
        count = 0
        for file in files:
            for words in readers(file):
                self.fair(words)
                count += 1
        return count

    # Where output goes.
    def outputs(self):
        commands = [
            ["moves", "chess"],
            ["eval", "mnk"],
            ["analyse", "chess", "--depth", "3"],
            ["search", "draughts", "--depth", "2"],
            ["tree", "explicit"],
            ["perft", "chess", "--depth", "2"],
            ["solve", "mnk", "--board", "3x3", "--k", "3"],
            ["lab", "compare", "explicit"],
            ["bench"],
            ["--help"],
        ]
        for words in commands:
            with open("/dev/full", "w") as full:
                self.fair(words, stdout=full)
            self.fair(words, stdout=subprocess.PIPE, stdin=None)
            closed = subprocess.Popen([self.plywood, *words], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            closed.stdout.close()
            errors = closed.stderr.read()
            self.check(closed.wait(LIMIT) in (0, 1, 2) and errors.count(b"\n") <= 1, f"closed output: {words}: {errors[:200]!r}")
            shell = f'"$0" {" ".join(words)} <&- >&- 2>&-'
            status = subprocess.run(["sh", "-c", shell, self.plywood], cwd=self.folder, timeout=LIMIT).returncode
            self.check(status in (0, 1, 2), f"everything closed: {words}: status {status}")
        return len(commands) * 4

    def links_and_devices(self):
        folder = self.folder
        target, link = folder / "target.svg", folder / "link.svg"
        target.write_text("keep")
        link.symlink_to(target)
        self.fair(["tree", "explicit", "--out", link])
        self.check(link.is_symlink() and target.read_text().startswith("<svg"), "a link was replaced")
        victim, part = folder / "victim", folder / "x.svg.part"
        victim.write_text("keep")
        part.symlink_to(victim)
        self.fair(["tree", "explicit", "--out", folder / "x.svg"])
        self.check(victim.read_text() == "keep" and part.is_symlink(), "a file of a guessed name was written through")
        self.fair(["tree", "explicit", "--out", "/dev/null"])
        self.check(os.stat("/dev/null").st_rdev == os.makedev(1, 3), "/dev/null was replaced")
        self.fair(["tree", "explicit", "--out", folder / "folder"])
        self.fair(["tree", "explicit", "--out", folder / "none" / "x.svg"])
        book, junk = folder / "kept.bin", folder / "junk.pgn"
        book.write_bytes(b"\1" * 16)
        junk.write_text("no games at all\n" * 100)
        self.fair(["book", "build", "chess", "--pgn", junk, "--out", book])
        self.check(book.read_bytes() == b"\1" * 16, "a book was overwritten by nothing")
        notes = folder / "notes.txt"
        notes.write_text("my notes\n")
        self.fair(["match", "chess", "own:nodes=10", "own:nodes=10,name=b", "--games", "2", "--resume", "--out", notes])
        self.check(notes.read_text() == "my notes\n", "games were appended to notes")
        count = 7
        if os.geteuid() == 0:
            node = folder / "node"
            os.mknod(node, 0o20666, os.makedev(1, 3))
            self.fair(["demo", "--out", node])
            self.check(os.stat(node).st_rdev == os.makedev(1, 3), "a device was replaced")
            count += 1
        return count

    def numbers(self):
        numbers = ["0", "-1", "1e9", "18446744073709551615", "18446744073709551616", "4294967295", "nan", "inf", "", "0x10", "99999999999999999999999"]
        options = [
            ["perft", "draughts", "--depth"],
            ["perft", "chess", "--depth"],
            ["lab", "truth", "draughts", "--sample", "2", "--depths", "2", "--shake"],
            ["lab", "truth", "draughts", "--depths", "2", "--sample"],
            ["lab", "tune", "draughts", "--steps", "1", "--draws"],
            ["analyse", "mnk", "--depth", "1", "--multipv"],
            ["analyse", "mnk", "--depth", "1", "--table"],
            ["analyse", "mnk", "--depth", "1", "--threads"],
            ["analyse", "mnk", "--nodes", "100", "--depth"],
            ["analyse", "mnk", "--depth", "1", "--nodes"],
            ["moves", "mnk", "--k"],
            ["moves", "mnk", "--board"],
            ["moves", "chess", "--chess960"],
            ["match", "mnk", "own:nodes=10", "own:nodes=10,name=b", "--max-moves", "4", "--games"],
            ["tree", "mnk", "--depth", "1", "--max-nodes"],
            ["tree", "mnk", "--depth", "1", "--show-depth"],
            ["search", "mnk", "--depth", "1", "--beam"],
            ["suite", "chess", "missing", "--nodes"],
        ]
        count = 0
        for option in options:
            for number in numbers:
                # A large count of games or draws that is allowed takes its time.
                if number in ("1e9", "4294967295") and option[-1] in ("--games", "--draws", "--sample", "--shake"):
                    words = option + [number]
                    status, _, errors = self.run(words, limit=SHORT)
                    self.check(status is None or status in (0, 1, 2), f"{words}: status {status}: {errors[:200]!r}")
                else:
                    self.fair(option + [number])
                count += 1
        return count

    def weights(self):
        values = ["nan", "inf", "-inf", "1e308", "-1e308", "1e13", "5e-324", "1e12", '"1"', "[]"]
        terms = {"mnk": "twos", "draughts": "kings", "chess": "rook"}
        presets = {"mnk": "runs", "draughts": "material", "chess": "source"}
        count = 0
        for game, term in terms.items():
            for value in values:
                file = self.folder / "weights.toml"
                file.write_text(f'preset = "{presets[game]}"\n[weights]\n{term} = {value}\n')
                for words in (["eval", game, "--eval", file, "--json"], ["search", game, "--depth", "2", "--eval", file, "--json"]):
                    status, output, errors = self.run(words)
                    is_fair = status == 0 and b"null" not in output.split(b'"terms"')[0] and b"NaN" not in output
                    self.check(is_fair or status == 2 and errors.count(b"\n") == 1, f"{game} {term} = {value}: {status} {errors[:200]!r}")
                    count += 1
        return count

    def said(self, protocol, text):
        try:
            done = subprocess.run([self.plywood, protocol], input=text, capture_output=True, timeout=LIMIT, cwd=self.folder)
        except subprocess.TimeoutExpired:
            return None, b"", b""
        return done.returncode, done.stdout, done.stderr

    def dialogues(self):
        far = b"position fen 3k4/8/8/8/8/8/4R3/4K3 w - - %d 200\ngo depth 3\nquit\n"
        cases = [
            ("uci", far % clock, lambda out: b"bestmove " in out and b"(none)" not in out) for clock in (99, 100, 120, 149)
        ]
        bad = [b"8/8/8/8/8/8/8/8 w - - 0 1", b"4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", b"4k3/8/8/8/8/8/8/4K3", b"xyz"]
        cases += [
            ("uci", b"position startpos\nposition fen " + fen + b"\ngo depth 2\nquit\n", lambda out: b"bestmove 0000" in out) for fen in bad
        ]
        cases += [
            ("uci", b"perft 20000\nquit\n", lambda out: True),
            ("uci", b"position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1\ngo depth 3\nquit\n", lambda out: b"bestmove e1" in out),
            ("uci", b"perft 30\nquit\n", lambda out: True),
            ("uci", b"bench 60\nquit\n", lambda out: True),
            ("uci", b"go infinite\nquit\n", lambda out: True),
            ("uci", b"go infinite\n", lambda out: True),
            ("uci", b"perft 30\n", lambda out: True),
            ("uci", b"X" * (1 << 20) + b" quit\nisready\nquit\n", lambda out: b"readyok" in out),
            ("uci", b"y" * (10 << 20) + b"\nisready\nquit\n", lambda out: b"readyok" in out),
            ("uci", b"go wtime 1 btime 1\nquit\n", lambda out: b"bestmove " in out),
            ("uci", b"go wtime 0 btime 0\nquit\n", lambda out: b"bestmove " in out),
            ("uci", b"go wtime -5 btime -5 movestogo 0\nquit\n", lambda out: b"bestmove " in out),
            ("hub", b"go ponder\n" + b"ponder-hit\n" * 20_000 + b"quit\n", lambda out: True),
            ("hub", b"X" * (1 << 20) + b" quit\nping\nquit\n", lambda out: b"pong" in out),
            ("hub", b"level move-time=0.001\ngo think\nping\nquit\n", lambda out: b"done move=" in out),
            ("hub", b"level time=0\ngo think\nping\nquit\n", lambda out: b"done move=" in out),
            ("hub", b"pos pos=BBeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeW moves=\"" + b"1-5 32-28 5-1 28-32 " * 21 + b"\"\ngo think\nquit\n",
             lambda out: b"done move=0-0" in out),
            ("gomocup", b"START 15\nINFO timeout_turn 600000\nTURN 7,7\nEND\n", lambda out: True),
            ("gomocup", b"START 15\nINFO timeout_turn 600000\nTURN 7,7\n", lambda out: True),
            ("gomocup", b"X" * (1 << 12) + b" END\nABOUT\nEND\n", lambda out: b"name=" in out),
            ("gomocup", b"START 15\nINFO time_left 0\nBEGIN\nTURN 3,3\nEND\n", lambda out: out.count(b",") >= 2),
        ]
        for protocol, text, is_good in cases:
            status, output, errors = self.said(protocol, text)
            self.check(status == 0 and is_good(output) and b"panic" not in errors, f"{protocol} {text[:80]!r}: status {status}: {output[-200:]!r}")
        return len(cases)


def main():
    with tempfile.TemporaryDirectory() as folder:
        attack = Attack(str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(folder))
        attack.kind("special files", attack.special_files)
        attack.kind("outputs closed and full", attack.outputs)
        attack.kind("links, devices and files of others", attack.links_and_devices)
        attack.kind("numbers", attack.numbers)
        attack.kind("weights", attack.weights)
        attack.kind("dialogues", attack.dialogues)
    sys.exit(1 if attack.failures else 0)


if __name__ == "__main__":
    main()
