#!/usr/bin/env python3
"""Measures `walstatt serve` and boardgame.io's server in turn under the same kind of load and prints a table.

Both are played by a generator on the same machine, with two connections for each match and exactly one decision in
flight per match. Ours acknowledges a decision when it is on disk, boardgame.io keeps matches in memory. Every cell is the
best of several short runs, each with a fresh server, ours and theirs taking turns: so both meet the same disturbances.
"""

import argparse
import json
import os
import platform
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BOARDGAME = HERE / "boardgame"
OURS = {"pig": ("pig", "standard"), "mfm": ("mfm", "geheimdokument")}
UNLIMITED = ["messages-per-second", "messages-per-second-per-address", "creates-per-minute", "connections",
             "connections-per-address"]
NAMES = {"pig": "Walstatt, Pig", "mfm": "Walstatt, Man for Man", "boardgame": "boardgame.io, tic-tac-toe"}


class Server:
    """A server process that is asked to end at the end of a `with`, whatever happens."""

    def __init__(self, command, port_in, **rest):
        self.log = tempfile.NamedTemporaryFile("w+", suffix=".log")
        self.process = subprocess.Popen(command, stdout=self.log, stderr=subprocess.STDOUT, **rest)
        self.port = self._await_port(re.compile(port_in))

    def _await_port(self, pattern):
        for _ in range(300):
            found = pattern.search(Path(self.log.name).read_text())
            if found:
                return int(found.group(1))
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.__exit__()
        sys.exit("the server did not start:\n" + Path(self.log.name).read_text())

    def __enter__(self):
        return self

    def crash(self):
        self.process.kill()
        self.process.wait()

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def load(command, port, matches, options):
    command = [*command, "--port", str(port), "--matches", str(matches), "--warm", str(options.warm),
               "--seconds", str(options.seconds)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=options.seconds + options.warm + 150)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}:\n{done.stderr}")
    return json.loads(done.stdout)


def check_durability(file, result):
    """What was acknowledged must be in the file that a killed server left behind."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        mode = database.execute("pragma journal_mode").fetchone()[0]
        stored = 0
        for table in ("journal", "recent"):
            rows = database.execute(f"select text from {table}")
            stored += sum(text.count('"do":') for (text,) in rows)
    if mode != "wal":
        sys.exit(f"the journal mode is {mode}, not wal")
    if stored < result["decisions"]:
        sys.exit(f"{result['decisions']} decisions were acknowledged, but only {stored} are stored")


def commits(port):
    """How many group commits the server has made, each with a sync of the log."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as page:
        lines = page.read().decode().splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("walstatt_commits_total"))


def measure_ours(which, matches, options):
    game, setup = OURS[which]
    with tempfile.TemporaryDirectory(dir=options.data) as folder:
        file = Path(folder) / "bench.sqlite"
        command = [options.walstatt, "serve", "--port", "0", "--data", str(file), "--log-level", "info"]
        for limit in UNLIMITED:
            command += ["--" + limit, "0"]
        with Server(command, r"(?:localhost|127\.0\.0\.1):(\d+)") as server:
            result = load([options.load, "--game", game, "--setup", setup], server.port, matches, options)
            result["commits"] = commits(server.port)
            server.crash()
        check_durability(file, result)
    return result


def measure_boardgame(matches, options):
    with Server(["node", "server.mjs"], r'"port":(\d+)', cwd=BOARDGAME) as server:
        return load(["node", str(BOARDGAME / "load.mjs")], server.port, matches, options)


def measure(options):
    """The best run of every cell, by throughput."""
    best = {}
    for turn in range(options.repeat):
        for matches in options.matches:
            for which in options.servers:
                if which == "boardgame" and matches > options.boardgame_most:
                    continue
                result = measure_boardgame(matches, options) if which == "boardgame" else measure_ours(
                    which, matches, options)
                print(f"  {turn + 1}/{options.repeat} {which}: {json.dumps(result)}", file=sys.stderr)
                known = best.get((which, matches))
                if not known or result["perSecond"] > known["perSecond"]:
                    best[which, matches] = result
    return best


def table(best, options):
    lines = ["| Matches | Server | decisions/s | 50 % within | 99 % within | longest | against boardgame.io |",
             "| ---: | --- | ---: | ---: | ---: | ---: | --- |"]
    for matches in options.matches:
        theirs = best.get(("boardgame", matches))
        for which in options.servers:
            one = best.get((which, matches))
            if not one:
                continue
            against = "" if which == "boardgame" or not theirs else (
                f"{one['perSecond'] / theirs['perSecond']:.1f} × the decisions, "
                f"99 % in {one['p99'] / max(theirs['p99'], 0.01):.2f} × the time")
            lines.append(f"| {matches:,} | {NAMES[which]} | {one['perSecond']:,} | {one['p50']:.1f} ms | "
                         f"{one['p99']:.1f} ms | {one['max']:.1f} ms | {against} |")
    return "\n".join(lines)


def machine():
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "")
    return f"{os.cpu_count()} cores{' of ' + model if model else ''}, {platform.system()} {platform.machine()}"


def document(text, options):
    return f"""# What the server bears

Measured by `bench/server/run.py`: decisions that were acknowledged in one second, and how long players waited for that.
Every match has two players on connections of their own and exactly one decision in flight; the next one is sent when the
last is acknowledged and the next player has seen it. When a game ends the next begins. The generator runs on the same
machine and takes its share of it.

- **Walstatt** acknowledges a decision when it is on disk: SQLite with a write-ahead log and `synchronous = full`, one sync
  for all decisions that wait (group commit). After every run the server is killed, and all acknowledged decisions must
  be in the file it left. It checks every message against the schema and every action against the rules, and throws
  provable dice. Rate limits are off.
- **boardgame.io** {json.loads((BOARDGAME / 'package.json').read_text())['dependencies']['boardgame.io']} runs its own
  server with its defaults: matches in memory only.

{machine()}; {options.seconds} s for each run after {options.warm} s of warming up, the best of {options.repeat} runs, in
turn.

{text}

To measure again: build `walstatt` and `walstatt_load`, `npm ci` in `bench/server/boardgame`, then
`bench/server/run.py --build BUILD --write`.
"""


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "release", help="where the programs were built")
    parser.add_argument("--data", type=Path, help="a folder on a real disk for the matches (else a temporary one)")
    parser.add_argument("--matches", type=int, nargs="+", default=[1, 50, 200, 1000])
    parser.add_argument("--servers", nargs="+", choices=list(NAMES), default=list(NAMES))
    parser.add_argument("--boardgame-most", type=int, default=1000, help="matches that boardgame.io is asked to bear")
    parser.add_argument("--seconds", type=int, default=5, help="counted in each run")
    parser.add_argument("--warm", type=int, default=2, help="seconds of play before the counting")
    parser.add_argument("--repeat", type=int, default=3, help="runs of each, the best one counts")
    parser.add_argument("--write", action="store_true", help="write docs/bench-server.md")
    options = parser.parse_args()
    options.walstatt = str(options.build / "cli" / "walstatt")
    options.load = str(options.build / "bench" / "walstatt_load")
    for program in (options.walstatt, options.load):
        if not os.access(program, os.X_OK):
            parser.error(f"{program} is missing: build it, or say --build")
    if "boardgame" in options.servers and not (BOARDGAME / "node_modules").is_dir():
        parser.error(f"run `npm ci` in {BOARDGAME.relative_to(ROOT)} first")
    return options


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # so that no server is left behind
    options = arguments()
    text = table(measure(options), options)
    print(text)
    if options.write:
        (ROOT / "docs" / "bench-server.md").write_text(document(text, options))


if __name__ == "__main__":
    main()
