#!/usr/bin/env python3
"""Builds tables on one machine and by workers in several processes, compares the files, and prints what it took as a table.

    tools/cluster_measure.py PLYWOOD GAME PIECES [PROCESSESxWORKERS ...]

Such as `draughts 5 1x1 1x2 1x4 2x1 2x2 3x1`: processes times workers of each, on this machine.
"""
import hashlib
import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time


def tables(folder, game):
    files = (folder / "endgame" / game).iterdir()
    return {f.name: hashlib.sha256(f.read_bytes()).hexdigest() for f in files if f.suffix in (".dtw", ".wdl")}


def addresses(count):
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    names = ["127.0.0.1:%d" % s.getsockname()[1] for s in sockets]
    for s in sockets:
        s.close()
    return names


def run(commands):
    """Runs processes side by side: wall seconds, CPU seconds of all, kibibytes of the largest, what each printed."""
    began = time.monotonic()
    children = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    said, cpu, largest = [], 0.0, 0
    for child in children:
        said.append(child.stdout.read())
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode != 0:
            sys.exit(f"cluster_measure: status {child.returncode}")
        cpu, largest = cpu + used.ru_utime + used.ru_stime, max(largest, used.ru_maxrss)
    return time.monotonic() - began, cpu, largest, said


def main():
    plywood, game, pieces, combinations = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
    plywood = pathlib.Path(plywood).resolve()
    print("| processes x workers | wall s | CPU s | to one thread | positions a CPU second | rounds | bytes sent a position "
          "| MiB a worker holds | MiB of the largest process | files |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        base = [plywood, "endgame", "build", game, "--pieces", pieces, "--json"]
        wall, local_cpu, largest, said = run([base + ["--threads", "1", "--data", folder / "local"]])
        expected = tables(folder / "local", game)
        positions = sum(total["positions"] for total in json.loads(said[0])["totals"])
        print(f"| solver of one machine, one thread | {wall:.1f} | {local_cpu:.1f} | 1 | {positions / local_cpu:,.0f} | | | "
              f"| {largest / 1024:.0f} | {len(expected)} |", flush=True)
        for combination in combinations:
            processes, workers = map(int, combination.split("x"))
            hosts = folder / "hosts"
            hosts.write_text("\n".join(addresses(processes)))
            data = lambda process: folder / combination / str(process)
            linked = lambda process: ["--hosts", hosts, "--process", str(process)] if processes > 1 else []
            command = lambda process: base + ["--workers", str(workers), "--data", data(process)] + linked(process)
            wall, cpu, largest, said = run([command(process) for process in range(processes)])
            teams = [json.loads(text)["team"] for text in said]
            is_same = all(tables(data(process), game) == expected for process in range(processes))
            sent = sum(team["bytes_sent"] for team in teams)
            print(f"| {processes} x {workers} | {wall:.1f} | {cpu:.1f} | {cpu / local_cpu:.2f} | {positions / cpu:,.0f} | "
                  f"{teams[0]['rounds']:,} | {sent / positions:.2f} | {max(t['worker_bytes'] for t in teams) / 2**20:.1f} | "
                  f"{largest / 1024:.0f} | {'the same' if is_same else 'DIFFERENT'} |", flush=True)
            if not is_same:
                sys.exit("cluster_measure: the files differ")


main()
