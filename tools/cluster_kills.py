#!/usr/bin/env python3
"""Kills random processes of a build by several processes at random moments, and looks whether anything is lost.

    tools/cluster_kills.py PLYWOOD [KILLS] [PROCESSES] [PIECES]

Every process has tables of its own. After a kill all others must end within seconds, each with one line that names the
killed process (kills that come before the processes have met are not counted: the others wait for it then, and must say so);
what was finished must be there unchanged; and in the end every process has the same files as a build on one machine. Exits
with status 0 if so, 1 with one line if not.
"""
import hashlib
import pathlib
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time

# Seconds in which the others must notice.
NOTICE = 10


def demand(condition, text):
    if not condition:
        sys.exit(f"cluster_kills: {text}")


def tables(folder):
    files = (folder / "endgame" / "draughts").glob("*.[dw]*")
    return {f.name: hashlib.sha256(f.read_bytes()).hexdigest() for f in files if f.suffix in (".dtw", ".wdl")}


def addresses(count):
    """Free ports: all are bound at once, so that none is given twice."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    names = ["127.0.0.1:%d" % s.getsockname()[1] for s in sockets]
    for s in sockets:
        s.close()
    return names


class Cluster:
    def __init__(self, plywood, folder, processes, pieces):
        self.plywood, self.folder, self.processes, self.pieces = plywood, folder, processes, pieces
        # Kills before all had met.
        self.waited = 0

    def start(self):
        self.hosts = addresses(self.processes)
        hostfile = self.folder / "hosts"
        hostfile.write_text("\n".join(self.hosts))
        words = [self.plywood, "endgame", "build", "draughts", "--pieces", str(self.pieces), "--workers", "1"]
        command = lambda i: words + ["--hosts", hostfile, "--process", str(i), "--data", self.data(i)]
        pipe = subprocess.PIPE
        return [subprocess.Popen(command(i), stdout=subprocess.DEVNULL, stderr=pipe, text=True)
                for i in range(self.processes)]

    def data(self, process):
        return self.folder / f"data{process}"

    def finish(self):
        began = time.monotonic()
        for process, child in enumerate(self.start()):
            _, said = child.communicate()
            demand(child.returncode == 0, f"process {process}: status {child.returncode}: {said.strip()}")
        return time.monotonic() - began

    def kill(self, moment):
        """Kills one process at a moment. Returns the seconds until the last of the others ended; none if all were faster, or it came before they had met."""
        children = self.start()
        victim = random.randrange(self.processes)
        try:
            children[victim].wait(moment)
            for child in children:
                child.communicate()
            return None
        except subprocess.TimeoutExpired:
            children[victim].kill()
        return self.judge(children, victim)

    def judge(self, children, victim):
        """Looks at what the others did when one was killed."""
        began = ended = time.monotonic()
        while any(child.poll() is None for child in children) and ended - began < NOTICE:
            time.sleep(0.01)
            ended = time.monotonic()
        name = f"process {victim} ({self.hosts[victim]})"
        # A process that had met neither the killed one nor one that had goes on waiting for it, and says so.
        waiting = [child for child in children if child.poll() is None]
        for child in waiting:
            child.kill()
        for process, child in enumerate(children):
            _, said = child.communicate()
            lines = [line for line in said.splitlines() if not line.startswith("waiting for")]
            if child in waiting:
                is_told = not lines and name in said
            else:
                # A process that was done already has nothing to say.
                is_told = child.returncode == 0 or (len(lines) == 1 and f"{name} is gone" in lines[0] and child.returncode == 1)
            demand(process == victim or is_told, f"process {process} said {said!r} when {name} was killed")
        self.waited += bool(waiting)
        return None if waiting else ended - began

    def tables(self):
        return [tables(self.data(process)) for process in range(self.processes)]

    def times(self, names):
        """When tables were written. Those with verdicts are finished; distances alone are still packed."""
        finished = [name for name in names if pathlib.Path(name).with_suffix(".wdl").name in names]
        folders = [self.data(process) / "endgame" / "draughts" for process in range(self.processes)]
        return {(folder, name): (folder / name).stat().st_mtime_ns for folder in folders for name in finished}

    def forget(self):
        for process in range(self.processes):
            shutil.rmtree(self.data(process), ignore_errors=True)


def main():
    plywood = pathlib.Path(sys.argv[1]).resolve()
    kills, processes, pieces = (int(sys.argv[n]) if len(sys.argv) > n else usual for n, usual in ((2, 20), (3, 3), (4, 4)))
    random.seed(1)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        words = [plywood, "endgame", "build", "draughts", "--pieces", str(pieces), "--data", folder / "local"]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        expected = tables(folder / "local")
        cluster = Cluster(plywood, folder, processes, pieces)
        usual = cluster.finish()
        demand(all(kept == expected for kept in cluster.tables()), "the undisturbed build differs")
        cluster.forget()
        killed, slowest, partial = 0, 0.0, 0
        while killed < kills:
            seconds = cluster.kill(random.uniform(0, usual))
            found = cluster.tables()
            demand(all(kept.items() <= expected.items() for kept in found), "a finished table is wrong after a kill")
            if seconds is not None:
                killed, slowest, partial = killed + 1, max(slowest, seconds), partial + any(found)
            shared = set.intersection(*(set(kept) for kept in found))
            written = cluster.times(shared)
            cluster.finish()
            demand(cluster.times(shared) == written, "a table that all had was built again")
            demand(all(kept == expected for kept in cluster.tables()), "a restarted build differs")
            cluster.forget()
    print(f"{killed} kills of {processes} processes, {partial} with finished classes; all others ended within "
          f"{slowest:.1f} s with the name; every restart ended in the same {len(expected)} files. {cluster.waited} more kills came before the processes had met: they went on waiting for it, and said so")


main()
