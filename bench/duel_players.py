#!/usr/bin/env python3
"""Measures the computer players of 1192 against each other, in ready duels of equal fighters.

    bench/duel_players.py [--games 100] [--seed 1] [--pairs strong:tips,greedy:tips] [--setups arsuf,...] [--program PATH]

Every pair fights --games duels of every setup, half of them with the seats swapped. Printed are the wins of the first,
draws counted apart (as no win), with the 95 % interval of Wilson. The same seed gives the same figures.
"""

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "build/release/cli/walstatt"
# Equal fighters one against one, from the least skilled on, then archers, then two against two.
SETUPS = "well,acre-ditch,outposts,scouts,arsuf,two-orders,marcaduc,lord-and-squire"
PAIRS = "strong:tips,strong:greedy,greedy:tips,random:tips"


def trial(program: Path, setup: str, players: tuple[str, str], games: int, seed: int) -> dict:
    command = [str(program), "trial", "--game", "1192", "--setup", setup, "--players", ",".join(players)]
    command += ["--games", str(games), "--seed", str(seed), "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr.strip() or f"{command[0]}: exit code {done.returncode}")
    return json.loads(done.stdout)


def wilson(hits: int, of: int) -> tuple[float, float]:
    z, share = 1.959963984540054, hits / of
    centre = share + z * z / (2 * of)
    reach = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (centre - reach) / (1 + z * z / of), (centre + reach) / (1 + z * z / of)


def row(name: str, wins: int, draws: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{name:<18}{wins:>5} of {games:<5}{draws:>4} draws  {100 * wins / games:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="duels of each setup, an even number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--setups", default=SETUPS)
    parser.add_argument("--program", type=Path, default=PROGRAM)
    options = parser.parse_args()
    half = options.games // 2
    if half < 1:
        parser.error("--games: at least 2")
    for pair in options.pairs.split(","):
        one, other = pair.split(":")
        print(f"{one} against {other}")
        all_wins = all_draws = 0
        setups = options.setups.split(",")
        for setup in setups:
            first = trial(options.program, setup, (one, other), half, options.seed)
            second = trial(options.program, setup, (other, one), half, options.seed + 1)
            wins = first["wins"][0]["count"] + second["wins"][1]["count"]
            draws = sum(each["draws"]["count"] + each["unfinished"] for each in (first, second))
            all_wins, all_draws = all_wins + wins, all_draws + draws
            print("  " + row(setup, wins, draws, 2 * half), flush=True)
        print("  " + row("all", all_wins, all_draws, 2 * half * len(setups)), flush=True)


if __name__ == "__main__":
    main()
