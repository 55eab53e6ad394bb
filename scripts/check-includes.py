#!/usr/bin/env python3
"""Shows every include that runs against the arrows of the house, and what the engine must not use.

    base <- table <- library <- games/X        a game never sees another game; games/registry lists them all
    base, table <- odds <- players <- trials   games may ask for odds; odds know no game
    library, games/registry <- records         trials also sees records
    records, players, odds <- matches          a match and the host of all matches, without network
    cli, server, bench, tests and every *_test.cpp see all

Project headers are included relative to engine/: #include "base/dice.h". Exit code 1 when something is wrong.
Usage: scripts/check-includes.py [root]
"""

import re
import sys
from pathlib import Path

ALLOWED = {
    "base": {"base"},
    "table": {"base", "table"},
    "library": {"base", "table", "library"},
    "records": {"base", "table", "library", "records", "games/registry"},
    "games": {"base", "table", "library", "odds"},  # and the game's own folder
    "odds": {"base", "table", "odds"},
    "players": {"base", "table", "odds", "players"},
    "trials": {"base", "table", "odds", "players", "trials", "records"},
    "matches": {"base", "table", "library", "odds", "players", "records", "matches", "games/registry"},
}
FREE = ("cli", "server", "bench", "tests")

# The engine has no clock, no threads, no screen; one room may open files, and trials run on many threads.
FORBIDDEN = {"thread", "mutex", "chrono", "iostream", "fstream", "filesystem"}
EXCEPTIONS = {"library": {"fstream", "filesystem"}, "trials": {"thread", "mutex", "chrono"}}

QUOTED = re.compile(r'^\s*#\s*include\s*"([^"]+)"')
ANGLED = re.compile(r"^\s*#\s*include\s*<([^>]+)>")
FLOATING = re.compile(r"\b(float|double)\b")


def room_of(parts: tuple[str, ...]) -> str | None:
    """The room a path relative to engine/ lies in: "base", "games/mfm", or None."""
    if len(parts) >= 3 and parts[0] == "games":
        return f"games/{parts[1]}"
    if len(parts) >= 2 and parts[0] in ALLOWED and parts[0] != "games":
        return parts[0]
    return None


def may_see(room: str, target: str) -> bool:
    return target == room or target in ALLOWED[room.split("/")[0]]


def without_comments(text: str) -> str:
    """The text with comments blanked, line numbers kept. Quotes are respected."""
    pattern = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.S)
    keep = lambda m: m.group() if m.group().startswith('"') else re.sub(r"[^\n]", " ", m.group())
    return pattern.sub(keep, text)


def check_file(root: Path, path: Path) -> list[str]:
    shown = path.relative_to(root)
    inside = path.relative_to(root / "engine")
    room = room_of(inside.parts)
    if room is None:
        return [f"{shown}:1: lies in no known room of engine/ ({', '.join(ALLOWED)})"]
    if path.name.endswith("_test.cpp"):
        return []
    problems = []
    lines = without_comments(path.read_text(encoding="utf-8")).splitlines()
    for number, line in enumerate(lines, 1):
        where = f"{shown}:{number}"
        if match := QUOTED.match(line):
            target = match.group(1)
            seen = room_of(Path(target).parts)
            if target.startswith((".", "engine/")) or seen is None:
                outer = Path(target).parts[0]
                if outer in FREE:
                    problems.append(f"{where}: wrong arrow: {room} -> {outer} ({target})")
                else:
                    problems.append(f'{where}: "{target}" is not written relative to engine/ (as "base/dice.h" is)')
            elif not may_see(room, seen):
                problems.append(f"{where}: wrong arrow: {room} -> {seen} ({target})")
        elif match := ANGLED.match(line):
            header = match.group(1)
            if header in FORBIDDEN - EXCEPTIONS.get(room, set()):
                problems.append(f"{where}: <{header}> has no place in engine/{room}")
        elif path.name == "state.h" and (match := FLOATING.search(line)):
            problems.append(f"{where}: {match.group(1)} in a state; states are made of integers")
    return problems


def main() -> int:
    root = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    files = sorted(p for suffix in ("*.h", "*.cpp") for p in (root / "engine").rglob(suffix))
    problems = [problem for path in files for problem in check_file(root, path)]
    for problem in problems:
        print(problem)
    if problems:
        print(f"check-includes: {len(problems)} wrong in {len(files)} files", file=sys.stderr)
        return 1
    print(f"check-includes: {len(files)} files, all arrows right")
    return 0


if __name__ == "__main__":
    sys.exit(main())
