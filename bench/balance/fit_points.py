#!/usr/bin/env python3
"""Works out the prices of all figures from battles.

Reads the lines that `walstatt trial --armies A,B --spread 20 --log FILE` leaves. The result of a battle is taken as the
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


def result(battle):
    """1 for a win of the first army, -1 of the second, 0 for a draw."""
    first, second = battle["score"]
    return (first > second) - (first < second)


def fit(battles, price, ridge):
    """What a point of army is worth in results, and how much each figure is worth beyond its price, in points.

    First the worth of a point alone, from armies of different size; then what single figures add to it."""
    ids = sorted(price)
    place = {name: i for i, name in enumerate(ids)}
    rows, seen = [], dict.fromkeys(ids, 0)
    for battle in battles:
        row = {}
        for sign, army in zip((1, -1), battle["armies"]):
            for name, count in army.items():
                if name in place:
                    row[place[name]] = row.get(place[name], 0) + sign * count
                    seen[name] += 1
        rows.append((row, sum(count * price[ids[i]] for i, count in row.items()), result(battle)))
    worth = sum(points * won for _, points, won in rows) / sum(points * points for _, points, _ in rows)
    normal = [[0.0] * len(ids) for _ in ids]
    right = [0.0] * len(ids)
    for row, points, won in rows:
        rest = won - worth * points
        for i, a in row.items():
            right[i] += a * rest
            for j, b in row.items():
                normal[i][j] += a * b
    for i in range(len(ids)):
        normal[i][i] += ridge
    beyond = solve(normal, right)
    return worth, {name: beyond[place[name]] / worth for name in ids}, seen


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
    print(f"{len(battles)} battles; a point more of army changes the share of wins by {50 * worth:.2f} %")
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
