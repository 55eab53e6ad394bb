#!/usr/bin/env python3
"""Works out the prices of all figures from battles.

Reads the lines that `walstatt trial --armies A,B --spread 40 --log FILE` leaves. The result of a battle is taken as the
difference of what both armies are worth, each figure adding its value (a linear model, by least squares). A people that
wins too often gets dearer as a whole, and so does a figure that is worth more than its price says; the other way round
cheaper. Figures are held near their prices (ridge), the more the fewer battles they have seen; whole peoples are not.
Without --write it only shows what it would change.
"""

import argparse
import json
import math
import re
import sys
import tomllib
from pathlib import Path

PEOPLES = Path(__file__).resolve().parents[2] / "content" / "mfm" / "peoples"


def prices():
    """Price and people of every figure, mount and chariot, by id."""
    price, people = {}, {}
    for path in sorted(PEOPLES.glob("*.toml")):
        content = tomllib.loads(path.read_text())
        for entry in content["figure"] + content.get("vehicle", []):
            price[entry["id"]] = entry["points"]
            people[entry["id"]] = path.stem
    return price, people


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
    """From 1 for a clear win of the first army to -1 for one of the second: a narrow win tells less than a clear one."""
    first, second = battle["score"]
    return math.tanh((first - second) / 20)


def fit(battles, price, people, ridge):
    """What a point of army is worth in results, how much dearer each people should be (1 = all its price again), how much
    each figure is worth beyond that, in points, and in how many armies it was.

    First the worth of a point alone, from armies of different size; then what peoples and single figures add to it."""
    columns = sorted(price) + sorted(set(people.values()))
    place = {name: i for i, name in enumerate(columns)}
    rows, seen = [], dict.fromkeys(price, 0)
    for battle in battles:
        row, points = {}, 0
        for sign, army in zip((1, -1), battle["armies"]):
            for name, count in army.items():
                if name not in price:
                    continue
                cost = sign * count * price[name]
                for column, amount in ((name, sign * count), (people[name], cost)):
                    row[place[column]] = row.get(place[column], 0) + amount
                points += cost
                seen[name] += 1
        rows.append((row, points, result(battle)))
    worth = sum(points * won for _, points, won in rows) / sum(points * points for _, points, _ in rows)
    normal = [[0.0] * len(columns) for _ in columns]
    right = [0.0] * len(columns)
    for row, points, won in rows:
        rest = won - worth * points
        for i, a in row.items():
            right[i] += a * rest
            for j, b in row.items():
                normal[i][j] += a * b
    for i, name in enumerate(columns):
        normal[i][i] += ridge if name in price else 1
    beyond = {name: value / worth for name, value in zip(columns, solve(normal, right))}
    return worth, {name: beyond[name] for name in columns if name not in price}, {name: beyond[name] for name in price}, seen


def rounded(wanted, people, seen):
    """Whole prices. What rounding gives or takes is carried on within a people, so that its armies cost what they should."""
    whole, carried = {}, {}
    for name in sorted(wanted, key=lambda n: (people[n], wanted[n])):
        owed = carried.get(people[name], 0.0)
        weight = max(1, seen[name])
        whole[name] = max(1, round(wanted[name] + max(-0.5, min(0.5, owed / weight))))
        carried[people[name]] = owed + weight * (wanted[name] - whole[name])
    return whole


def write(changed):
    for path in sorted(PEOPLES.glob("*.toml")):
        text = path.read_text()
        for name, points in changed.items():
            text = re.sub(rf'(\nid = "{name}"\n(?:(?!\n\[\[).)*?\npoints = )\d+', rf"\g<1>{points}", text, flags=re.S)
        path.write_text(text)


def scale(text):
    name, _, factor = text.partition("=")
    return name, float(factor)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--ridge", type=float, default=2500, help="how firmly prices are held (default 2500: single figures are some two points off)")
    parser.add_argument("--step", type=float, default=1.0, help="part of the way to go (default 1)")
    parser.add_argument("--scale", type=scale, action="append", default=[], metavar="PEOPLE=FACTOR", help="makes a people dearer")
    parser.add_argument("--write", action="store_true", help="write the new prices into content/mfm/peoples")
    options = parser.parse_args()
    battles = [json.loads(line) for log in options.logs for line in log.read_text().splitlines()]
    if not battles:
        sys.exit("no battles in these files")
    price, people = prices()
    worth, dearer, beyond, seen = fit(battles, price, people, options.ridge)
    print(f"{len(battles)} battles; a point more of army moves the result by {100 * worth:.2f} %")
    for name, part in dearer.items():
        print(f"{name:32} {100 * part:+6.1f} %")
    factor = dict(options.scale)
    wanted = {}
    for name, points in price.items():
        more = points * dearer[people[name]] + beyond[name]
        wanted[name] = (points + options.step * max(-0.4 * points, min(0.6 * points, more))) * factor.get(people[name], 1)
    changed = {}
    for name, better in rounded(wanted, people, seen).items():
        mark = ""
        if better != price[name]:
            changed[name] = better
            mark = f" -> {better}"
        print(f"{name:32} {price[name]:3} {wanted[name]:6.1f}  in {seen[name]:5} armies{mark}")
    if options.write:
        write(changed)
        print(f"{len(changed)} prices written")


if __name__ == "__main__":
    main()
