#!/usr/bin/env python3
"""Draws a position of Man for Man as SVG: the pictures of docs/pictures.

Usage: scripts/picture.py [--program FILE] [--setup ID] [--position TEXT] [--lang de|en] [--out FILE]
(the program is build/release/cli/walstatt unless another is named)

Without options it writes both pictures of the README, in English and German:
  docs/pictures/geheimdokument.svg, docs/pictures/geheimdokument.de.svg

Their position is a real one, kept below as text so that the picture stays the same while the computer players learn. It
came from these two commands, with two greedy players, in the third round:

  walstatt play --setup geheimdokument --players greedy,greedy --dice fast --seed 53 --record game.jsonl
  walstatt position --record game.jsonl --to 60

The program judges the position and names the figures (`walstatt position … --format json`); terrain and map come from
content/mfm; where everybody stands is read from the position as docs/notation.md describes it. The same input gives the
same bytes: nothing is random, the blades of grass are computed from their field. Upper storeys are not drawn.

The picture brings its own paper, light or dark as the reader's screen wants it (prefers-color-scheme). The two sides
differ in shape as well as in colour.
"""

import argparse
import json
import re
import subprocess
import sys
import tomllib
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
POSITION = (
    "mfm1 play 3 2 1 0 0 0 - - - l11 e7:l1:m3:oc7:s2 k11:m1:ok8:s4 m11:m1:om8:s4 i11:m3:of8:s3 g11:m3:og7:s4 "
    "f7 f16 g16 h13 i13"
)
CELL, LEFT, TOP, LEGEND = 30, 44, 44, 316

WORDS = {
    "en": {
        "chest": "The chest with the document",
        "block": "Range field for shooting: {0} × {0} fields",
        "trail": "Way gone in the last turn",
        "goal": "The chest must get out here",
        "columns": ("protection", "cost"),
        "nobody": "–",
        "about": "A position of Man for Man: {name}. {turn}.",
    },
    "de": {
        "chest": "Die Kiste mit dem Dokument",
        "block": "Reichweitenfeld (Schießen): {0} × {0}",
        "trail": "Weg im letzten Zug",
        "goal": "Hier muss die Kiste hinaus",
        "columns": ("Schutz", "Kosten"),
        "nobody": "–",
        "about": "Eine Stellung von Man for Man: {name}. {turn}.",
    },
}

# The ground below the mark of each terrain; what is missing here lies on meadow.
GROUND = {
    "clay": "#d9b98a", "branch": "#a9c48b", "trunk": "#a9c48b", "brown-slope": "#c2a277", "green-slope": "#b7cf86",
    "hill-top": "#c9d99a", "shallow-water": "#b5d6e0", "deep-water": "#7fb2cc", "swamp": "#b3b98b",
    "jungle-swamp": "#94a676", "ford": "#d8dcc0", "rock-field": "#c9c4b8", "rock": "#a8a49b", "wall": "#857d74",
    "window": "#c4b7a2", "door": "#c9a877", "inner-floor": "#e6d9bf",
}  # fmt: skip
MEADOW = "#d6e0b0"

STYLE = """
    text { font-family: "Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
    .paper { fill: #fbf7ec; stroke: #d8cdb4; }
    .ink { fill: #2c2a26; } .soft { fill: #6d665a; } .line { stroke: #d8cdb4; }
    .title { font-family: Georgia, "Times New Roman", serif; font-weight: bold; font-size: 22px; }
    .block { fill: none; stroke: #b3261e; stroke-width: 1.1; stroke-opacity: .6; }
    .field { fill: none; stroke: #6b7548; stroke-width: .5; stroke-opacity: .35; }
    .trail { fill: none; stroke: #2c2a26; stroke-width: 1.6; stroke-dasharray: 1 4; stroke-linecap: round; }
    .one { fill: #9c2323; stroke: #f6dfa4; } .two { fill: #1f4a73; stroke: #e6eff6; }
    .name { fill: #fff; font-weight: bold; text-anchor: middle; }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #24221f; stroke: #45403a; }
      .ink { fill: #ece6d9; } .soft { fill: #aaa294; } .line { stroke: #45403a; }
    }
"""


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def circle(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{extra}/>'


def box(x: float, y: float, width: float, height: float, extra: str) -> str:
    return f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" {extra}/>'


def path(d: str, stroke: str, width: float = 1.4, fill: str = "none") -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>'


def text(x: float, y: float, words: str, kind: str, size: float = 13, anchor: str = "start") -> str:
    placed = f'x="{number(x)}" y="{number(y)}" class="{kind}"'
    return f'<text {placed} font-size="{number(size)}" text-anchor="{anchor}">{escape(words)}</text>'


WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1))


# --- terrain: one mark each, drawn round the middle (x, y) of a field; `near` tells where the same terrain goes on


def grass(x: float, y: float, _near: set) -> str:
    seed = (int(x) * 7919 + int(y) * 104729) >> 3
    if seed % 5 > 1:
        return ""
    x, y = x + seed % 13 - 6, y + seed % 11 - 4
    return path(f"M{number(x - 2)} {number(y - 4)}l2 4l2 -5", "#a9bb78", 1)


def clumps(colour: str, light: str, spots: list[tuple[float, float, float]]):
    def mark(x: float, y: float, _near: set) -> str:
        dark = "".join(circle(x + a, y + b, r, colour) for a, b, r in spots)
        return dark + "".join(circle(x + a - r * 0.2, y + b - r * 0.25, r * 0.55, light) for a, b, r in spots)

    return mark


def trunk(x: float, y: float, near: set) -> str:
    crown = circle(x, y, 14, "#4f7a3d") + circle(x - 2, y - 2, 10, "#67954f")
    return crown + circle(x, y, 4.6, "#5b3d22") + circle(x - 0.8, y - 0.8, 2.4, "#8a6238")


def fence(x: float, y: float, near: set) -> str:
    """Rails run to the neighbouring fences, so that a fence looks like one."""
    ways, length = [way for way in WAYS if way in near], 15
    if not ways:
        ways, length = WAYS[:2], 12
    rails = ""
    for dx, dy in ways:
        for shift in (-3, 3):
            a, b = (0, shift) if dx else (shift, 0)
            rails += path(f"M{number(x + a)} {number(y + b)}l{dx * length} {dy * length}", "#8a6238", 1.8)
    return rails + box(x - 2.2, y - 7, 4.4, 14, 'rx="1.4" fill="#5b3d22"')


def boulder(x: float, y: float, _near: set) -> str:
    shape = f"M{number(x - 11)} {number(y + 6)}l3 -12l8 -5l8 3l4 9l-2 7l-9 3l-9 -1z"
    light = f"M{number(x - 6)} {number(y - 4)}l6 -4l6 2l-5 3z"
    return path(shape, "#5f5b55", 1, "#98938b") + path(light, "none", 0, "#c4c0b8")


def strokes(colour: str, lines: list[str], width: float = 1.3):
    def mark(x: float, y: float, _near: set) -> str:
        return "".join(path(f"M{number(x)} {number(y)}m{line}", colour, width) for line in lines)

    return mark


def block(colour: str, size: int):
    def mark(x: float, y: float, _near: set) -> str:
        return box(x - size / 2, y - size / 2, size, size, f'fill="{colour}"')

    return mark


WAVES = ["-9 -4q4 -4 8 0t8 0", "-7 5q4 -4 8 0t8 0"]
REEDS = ["-6 6l-1 -10", "0 7l1 -13", "6 6l2 -9"]
SLOPE = ["-8 -5l5 6l5 -6l5 6", "-8 3l5 6l5 -6l5 6"]
MARKS = {
    "meadow": grass,
    "clay": strokes("#b08a55", ["-9 -5l5 3l4 -3l3 5", "-3 7l5 -3l5 3"], 1.2),
    "fence": fence,
    "hedge": clumps("#3f6b34", "#5f8d4c", [(-8, 0, 6), (0, 0, 6), (8, 0, 6)]),
    "boulder": boulder,
    "small-bush": clumps("#4f7a3d", "#7fa85f", [(-5, 3, 5.5), (5, 3, 5.5), (0, -4, 6)]),
    "large-bush": clumps("#35602f", "#5c8d4a", [(-7, 5, 6.5), (7, 5, 6.5), (-5, -5, 6.5), (6, -5, 6.5), (0, 0, 7)]),
    "thorn-bush": strokes("#4a4a2c", ["-9 -9l18 18", "-9 9l18 -18", "0 -11l0 22", "-11 0l22 0"], 1.6),
    "branch": clumps("#8fb072", "#9dbc80", [(-6, -5, 4.5), (6, 4, 4.5), (-5, 7, 3), (7, -7, 3)]),
    "trunk": trunk,
    "brown-slope": strokes("#94714a", SLOPE),
    "green-slope": strokes("#86a355", SLOPE),
    "hill-top": strokes("#98ad62", ["-9 4q9 -12 18 0"]),
    "shallow-water": strokes("#6ea7bd", WAVES),
    "deep-water": strokes("#3f7d9d", WAVES),
    "swamp": strokes("#6d7548", REEDS),
    "jungle-swamp": strokes("#4b5c34", REEDS, 2),
    "ford": strokes("#8fb3b8", WAVES[:1]),
    "rock-field": strokes("#8d877a", ["-8 3l4 -5l5 5z", "2 -4l3 -4l4 4z", "2 9l3 -4l4 4z"]),
    "rock": boulder,
    "wall": strokes("#5d564e", ["-14 -5l28 0", "-14 5l28 0", "-5 -14l0 9", "6 -5l0 10", "-5 5l0 9"], 1.2),
    "window": block("#8db4c4", 14),
    "door": block("#7a5430", 14),
    "inner-floor": strokes("#cdbb98", ["-14 0l28 0"], 1),
}


# --- what stands on the board


def field_of(name: str) -> tuple[int, int]:
    letters, row = re.fullmatch(r"([a-z]+)(\d+)(?:/\d+)?", name).groups()
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 96
    return column - 1, int(row) - 1


def letters_of(column: int) -> str:
    return chr(97 + column) if column < 26 else chr(96 + column // 26) + chr(97 + column % 26)


def middle(field: tuple[int, int]) -> tuple[float, float]:
    return LEFT + (field[0] + 0.5) * CELL, TOP + (field[1] + 0.5) * CELL


def disc(x: float, y: float, side: int, label: str, lives: tuple[int, int] | None) -> str:
    if side == 0:
        shape = box(x - 13, y - 13, 26, 26, 'rx="5" class="one" stroke-width="2"')
    else:
        shape = f'<circle cx="{number(x)}" cy="{number(y)}" r="13.5" class="two" stroke-width="2"/>'
    drawn = shape + text(x, y + (2.2 if lives else 4), label, "name", 10 if len(label) > 2 else 13, "middle")
    for i in range(lives[1] if lives else 0):
        at = x + (i - (lives[1] - 1) / 2) * 7
        drawn += circle(at, y + 7.6, 2.3, "#fff" if i < lives[0] else "none", ' stroke="#fff" stroke-width="1"')
    return drawn


def chest(x: float, y: float) -> str:
    wood = box(x - 11, y - 8, 22, 17, 'rx="2.5" fill="#8a5a24" stroke="#f3d27a" stroke-width="1.8"')
    return wood + path(f"M{number(x - 11)} {number(y - 1)}h22", "#f3d27a", 1.8) + circle(x, y + 0.5, 2.8, "#f3d27a")


class Scene:
    """A position with all that the picture needs to know of it."""

    def __init__(self, program: Path, setup: str, position: str, language: str):
        self.setup = self.content("scenarios", setup)
        self.map = self.content("maps", self.setup["map"])
        with open(ROOT / "content/mfm/terrain.toml", "rb") as file:
            self.terrain = {entry["symbol"]: entry for entry in tomllib.load(file)["terrain"]}
        self.plan = self.map["plan"].strip("\n").split("\n")
        self.language = language
        command = [program, "position", position, "--setup", setup, "--format", "json", "--lang", language]
        answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        words = answer["position"].split()
        self.chest = None if words[11] == "-" else field_of(words[11])
        self.read_roster(answer["board"].split("\n"), words[12:])

    @staticmethod
    def content(folder: str, wanted: str) -> dict:
        for file in sorted((ROOT / "content/mfm" / folder).glob("*.toml")):
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            if data["id"] == wanted:
                return data
        sys.exit(f"picture.py: no {wanted} in content/mfm/{folder}")

    def read_roster(self, board: list[str], words: list[str]) -> None:
        """The lines below the board: whose turn it is, then each side with its figures, ordered as in the position."""
        first = [i for i, line in enumerate(board) if line.endswith(":") and line[0] != " "][-2]
        self.turn = board[first - 1]
        self.sides, self.figures = [], []
        types = [figure for side in self.setup["side"] for figure in self.types_of(side)]
        for line in board[first:]:
            if line and not line.startswith(" "):
                self.sides.append(line.rstrip(":"))
            elif line:
                label, _, rest = line.split(maxsplit=2)
                parts = words[len(self.figures)].split(":")
                marks = {part[0]: part[1:] for part in parts[1:]}
                most = types[len(self.figures)].get("lives", 1)
                self.figures.append(
                    {
                        "label": label,
                        "name": rest.split("  ")[0],
                        "side": len(self.sides) - 1,
                        "at": None if parts[0] in "@x" else field_of(parts[0]),
                        "from": field_of(marks["o"]) if marks.get("o", "-") != "-" else None,
                        "lives": (int(marks.get("l", most)), most) if most > 1 else None,
                    }
                )

    def types_of(self, side: dict) -> list[dict]:
        people = {figure["id"]: figure for figure in self.content("peoples", side["people"])["figure"]}
        return [people[entry["type"]] for entry in side["figures"] for _ in range(entry.get("count", 1))]

    # --- drawing

    def used(self) -> list[dict]:
        return [entry for symbol, entry in self.terrain.items() if any(symbol in line for line in self.plan)]

    def marks(self) -> list[str]:
        """Marks that look the same everywhere are drawn once and used by name."""
        kinds = [entry["id"] for entry in self.used() if entry["id"] not in ("meadow", "fence")]
        return ["<defs>", *(f'<g id="{kind}">{MARKS.get(kind, grass)(0, 0, set())}</g>' for kind in kinds), "</defs>"]

    def ground(self) -> list[str]:
        squares, marks = [], []
        for row, line in enumerate(self.plan):
            for run in re.finditer(r"(.)\1*", line):
                fill = GROUND.get(self.terrain[run[1]]["id"], MEADOW)
                x, y = LEFT + run.start() * CELL, TOP + row * CELL
                squares.append(box(x, y, len(run[0]) * CELL, CELL, f'fill="{fill}"'))
            for column, symbol in enumerate(line):
                marks.append(self.mark(symbol, *middle((column, row)), self.neighbours(column, row, symbol)))
        return squares + self.grid(1, "field") + [mark for mark in marks if mark]

    def mark(self, symbol: str, x: float, y: float, near: set) -> str:
        kind = self.terrain[symbol]["id"]
        if kind in ("meadow", "fence"):
            return MARKS[kind](x, y, near)
        return f'<use href="#{kind}" x="{number(x)}" y="{number(y)}"/>'

    def neighbours(self, column: int, row: int, symbol: str) -> set[tuple[int, int]]:
        inside = lambda c, r: 0 <= r < len(self.plan) and 0 <= c < len(self.plan[0])
        return {(c, r) for c, r in WAYS if inside(column + c, row + r) and self.plan[row + r][column + c] == symbol}

    def grid(self, step: int, kind: str) -> list[str]:
        width, height = len(self.plan[0]), len(self.plan)
        down = "".join(f"M{LEFT + c * CELL} {TOP}v{height * CELL}" for c in [*range(0, width, step), width])
        across = "".join(f"M{LEFT} {TOP + r * CELL}h{width * CELL}" for r in [*range(0, height, step), height])
        return [f'<path d="{down}{across}" class="{kind}"/>']

    def edges(self) -> list[str]:
        drawn = []
        for column in range(len(self.plan[0])):
            drawn.append(text(middle((column, 0))[0], TOP - 8, letters_of(column), "soft", 12, "middle"))
        for row in range(len(self.plan)):
            drawn.append(text(LEFT - 8, middle((0, row))[1] + 4, str(row + 1), "soft", 12, "end"))
        return drawn

    def goal(self) -> list[str]:
        if self.setup.get("chest", {}).get("goal") != "bottom":
            return []
        x, y = LEFT + len(self.plan[0]) * CELL / 2, TOP + len(self.plan) * CELL
        words = WORDS[self.language]["goal"]
        arrow = lambda at: f'<path d="M{number(at - 6)} {number(y + 9)}h12l-6 9z" class="soft"/>'
        reach = len(words) * 3.6 + 14
        return [text(x, y + 18, words, "soft", 13, "middle"), arrow(x - reach), arrow(x + reach)]

    def pieces(self) -> list[str]:
        drawn = []
        for figure in self.figures:
            if figure["at"] and figure["from"] and figure["from"] != figure["at"]:
                (a, b), (x, y) = middle(figure["from"]), middle(figure["at"])
                drawn.append(f'<path d="M{number(a)} {number(b)}L{number(x)} {number(y)}" class="trail"/>')
                drawn.append(circle(a, b, 3, "#2c2a26"))
        if self.chest:
            drawn.append(chest(*middle(self.chest)))
        for figure in self.figures:
            if figure["at"]:
                drawn.append(disc(*middle(figure["at"]), figure["side"], figure["label"], figure["lives"]))
        return drawn

    def legend(self, x: float) -> list[str]:
        words, y = WORDS[self.language], TOP + 14
        drawn = [text(x, y, self.setup["name"][self.language], "ink title", 22), text(x, y + 24, self.turn, "soft", 14)]
        y += 56
        for side, people in enumerate(self.sides):
            drawn.append(text(x, y, people, "ink", 15))
            y += 22
            for name, group in groupby((f for f in self.figures if f["side"] == side), key=lambda f: f["name"]):
                at = x + 14
                for figure in group:
                    shown = disc(at, y, side, figure["label"], figure["lives"])
                    drawn.append(shown if figure["at"] else f'<g opacity=".35">{shown}</g>')
                    at += 32
                drawn.append(text(at - 8, y + 4.5, name, "ink"))
                y += 33
            y += 14
        drawn.append(f'<path d="M{number(x)} {number(y - 16)}h{LEGEND - 30}" class="line"/>')
        if self.chest:
            drawn += [chest(x + 14, y + 14), text(x + 38, y + 18.5, words["chest"], "ink")]
            y += 33
        drawn += self.legend_of_signs(x, y, words)
        drawn += self.legend_of_terrain(x, y + 86, words)
        self.bottom = y + 86 + 32 * len(self.used())
        return drawn

    def legend_of_signs(self, x: float, y: float, words: dict) -> list[str]:
        at, size = x + 3, self.map.get("block", 2)
        cross = f"M{number(at + 11)} {number(y)}v22M{number(at)} {number(y + 11)}h22"
        return [
            box(at, y, 22, 22, f'fill="{MEADOW}"') + path(cross, "#b9c48f", 1) + box(at, y, 22, 22, 'class="block"'),
            text(x + 38, y + 15.5, words["block"].format(size), "ink"),
            box(x, y + 32, 28, 18, f'fill="{MEADOW}"'),
            f'<path d="M{number(x + 5)} {number(y + 41)}h20" class="trail"/>' + circle(x + 5, y + 41, 3, "#2c2a26"),
            text(x + 38, y + 45.5, words["trail"], "ink"),
        ]

    def legend_of_terrain(self, x: float, y: float, words: dict) -> list[str]:
        right = x + LEGEND - 30
        drawn = [f'<path d="M{number(x)} {number(y - 22)}h{LEGEND - 30}" class="line"/>']
        drawn.append(text(right - 58, y - 4, words["columns"][0], "soft", 11, "end"))
        drawn.append(text(right, y - 4, words["columns"][1], "soft", 11, "end"))
        for entry in self.used():
            y += 4
            fill = GROUND.get(entry["id"], MEADOW)
            drawn.append(box(x, y, 28, 28, f'fill="{fill}"'))
            drawn.append(self.mark(entry["symbol"], x + 14, y + 14, set()))
            drawn.append(text(x + 38, y + 18.5, entry["name"][self.language], "ink"))
            protection = entry.get("protection", 0)
            signed = f"{protection:+d}".replace("-", "−") if protection else "0"
            drawn.append(text(right - 58, y + 18.5, signed, "ink", 13, "end"))
            drawn.append(text(right, y + 18.5, str(entry.get("cost", words["nobody"])), "ink", 13, "end"))
            y += 28
        return drawn

    def svg(self) -> str:
        board_width, board_height = len(self.plan[0]) * CELL, len(self.plan) * CELL
        legend = self.legend(LEFT + board_width + 26)
        width, height = LEFT + board_width + LEGEND + 20, int(max(TOP + board_height + 36, self.bottom + 22))
        about = WORDS[self.language]["about"].format(name=self.setup["name"][self.language], turn=self.turn)
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
            f' width="{width}" height="{height}" role="img">',
            f"<title>{escape(about)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="14" class="paper"/>',
            *self.marks(),
            *self.edges(),
            *self.ground(),
            *self.grid(self.map.get("block", 2), "block"),
            *self.goal(),
            *self.pieces(),
            *legend,
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", type=Path, default=ROOT / "build/release/cli/walstatt")
    parser.add_argument("--setup", default="geheimdokument")
    parser.add_argument("--position", default=POSITION)
    parser.add_argument("--lang", choices=sorted(WORDS))
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    for language in [chosen.lang] if chosen.lang else sorted(WORDS):
        name = f"{chosen.setup}.svg" if language == "en" else f"{chosen.setup}.{language}.svg"
        out = chosen.out or ROOT / "docs/pictures" / name
        out.write_text(Scene(chosen.program, chosen.setup, chosen.position, language).svg(), encoding="utf-8")
        print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
