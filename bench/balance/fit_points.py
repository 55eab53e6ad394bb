#!/usr/bin/env python3
"""Works out the prices of all figures from battles.

Reads the lines that `walstatt trial --armies A,B --spread 20 --log FILE` leaves. The margin of points won is taken as the
difference of what both armies are worth, each figure adding its value (a linear model, by least squares). A figure worth
more than its price says gets dearer, and the other way round. Values are held near the prices (ridge), the more the fewer
battles a figure has seen. Without --write it only shows what it would change.
"""

import argparse
import json
import re
import sys
import tomllib
from pathlib import Path

PEOPLES = Path(__file__).resolve().parents[2] / "content" / "mfm" / "peoples"


def prices():
    """Price of every figure, mount and chariot, by id."""
    found = {}
    for path in sorted(PEOPLES.glob("*.toml")):
        people = tomllib.loads(path.read_text())
        for entry in people["figure"] + people.get("vehicle", []):
            found[entry["id"]] = entry["points"]
    return found


def solve(matrix, right):
    """Gaussian elimination with pivots; the matrix is square and not singular."""
    size = len(right)
    rows = [list(matrix[i]) + [right[i]] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda r: abs(rows[r][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for r in range(column + 1, size):
            factor = rows[r][column] / rows[column][column]
            if factor:
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[column])]
    result = [0.0] * size
    for r in reversed(range(size)):
        result[r] = (rows[r][size] - sum(rows[r][c] * result[c] for c in range(r + 1, size))) / rows[r][r]
    return result


def fit(battles, price, ridge):
    """Margin per point of army, and how much each figure is worth beyond its price, in points."""
    ids = sorted(price)
    place = {name: i + 1 for i, name in enumerate(ids)}  # 0 is the worth of a point
    size = len(ids) + 1
    normal = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    seen = dict.fromkeys(ids, 0)
    for battle in battles:
        row = {}
        for sign, army in zip((1, -1), battle["armies"]):
            for name, count in army.items():
                if name not in place:
                    continue
                row[place[name]] = row.get(place[name], 0) + sign * count
                row[0] = row.get(0, 0) + sign * count * price[name]
                seen[name] += 1
        margin = battle["score"][0] - battle["score"][1]
        for i, a in row.items():
            right[i] += a * margin
            for j, b in row.items():
                normal[i][j] += a * b
    for i in range(1, size):
        normal[i][i] += ridge
    normal[0][0] += 1e-9
    values = solve(normal, right)
    return values[0], {name: values[place[name]] / values[0] for name in ids}, seen


def write(changed):
    for path in sorted(PEOPLES.glob("*.toml")):
        text = path.read_text()
        for name, points in changed.items():
            text = re.sub(rf'(\nid = "{name}"\n(?:(?!\n\[\[).)*?\npoints = )\d+', rf"\g<1>{points}", text, flags=re.S)
        path.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--ridge", type=float, default=200, help="how firmly prices are held (default 200)")
    parser.add_argument("--step", type=float, default=0.7, help="part of the way to go at once (default 0.7)")
    parser.add_argument("--write", action="store_true", help="write the new prices into content/mfm/peoples")
    options = parser.parse_args()
    battles = [json.loads(line) for log in options.logs for line in log.read_text().splitlines()]
    if not battles:
        sys.exit("no battles in these files")
    price = prices()
    worth, beyond, seen = fit(battles, price, options.ridge)
    print(f"{len(battles)} battles; a point more of army is {worth:.2f} points more of margin")
    changed = {}
    for name in sorted(price, key=lambda n: beyond[n]):
        better = max(1, round(price[name] + options.step * max(-0.4 * price[name], min(0.6 * price[name], beyond[name]))))
        mark = ""
        if better != price[name] and seen[name] >= 20:
            changed[name] = better
            mark = f" -> {better}"
        print(f"{name:32} {price[name]:3} {beyond[name]:+6.1f}  in {seen[name]:5} armies{mark}")
    if options.write:
        write(changed)
        print(f"{len(changed)} prices written")


if __name__ == "__main__":
    main()
