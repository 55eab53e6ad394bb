#!/usr/bin/env python3
"""Writes docs/find-your-rule.md: every rule, the files that implement it and the tests that cite it.

A rule is an entry [[rule]] of content/<game>/rules.toml. It is found by its number, wherever that number is written
in the folders of its game:

    engine/games/<game>/**.{h,cpp}   content/<game>/**.toml   content/words/<game>.toml   tests/<game>/**

A game whose code goes by another name than its content (1192: duel) is found under both.

Tests are *_test.cpp and *.case files; the rule book itself does not count, and content/words only counts as a mention.
In the name of a test a rule may be written with underscores: TEST(Shooting, G7_3_cover_counts_once).

An entry with `text_only = true` explains something and needs neither code nor test. A chapter (G7) is covered when one
of its parts (G7.3) is.

Usage: scripts/rule-table.py           write the table
       scripts/rule-table.py --check   write nothing; exit code 1 when a cited rule has no entry, an entry has no code
                                       or no test, or the table is out of date
       --root DIR                      another repository than the one this script lies in
"""

import argparse
import re
import sys
import tomllib
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

TABLE = Path("docs/find-your-rule.md")
NAMES_SHOWN = 6

# The letters a game's rule numbers begin with. Letters used by its entries are added to these.
LETTERS = {"mfm": "GR", "pig": "P"}
CODE_NAMES = {"1192": "duel"}
RULE_ID = re.compile(r"([A-Z])\d+(\.\d+)?")

TEST_MACRO = re.compile(r"^\s*(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\s*\(")
TEST_NAME = re.compile(r"\(\s*(\w+)\s*,\s*(\w+)")
CASE_NAME = re.compile(r"^\s*(?:case|name|title)\b\s*[:=]?\s*(.+?)\s*$|^\s*(?:==+|\[)\s*(.+?)\s*(?:==+|\])?\s*$")


@dataclass
class Rule:
    id: str
    title: str
    text_only: bool
    code: set[str] = field(default_factory=set)
    tests: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))  # file -> names


@dataclass
class Game:
    name: str
    rules: dict[str, Rule]
    number: re.Pattern[str]


def sort_key(rule_id: str) -> tuple:
    return rule_id[0], *(int(part) for part in rule_id[1:].split("."))


def read_game(root: Path, path: Path, problems: list[str]) -> Game:
    shown = path.relative_to(root)
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("rule", [])
    except tomllib.TOMLDecodeError as error:
        sys.exit(f"{shown}: not valid TOML: {error}")
    rules: dict[str, Rule] = {}
    letters = set(LETTERS.get(path.parent.name, ""))
    for place, entry in enumerate(entries, 1):
        rule_id = entry.get("id", "")
        match = RULE_ID.fullmatch(rule_id)
        if not match:
            problems.append(f'{shown}: entry {place}: id "{rule_id}" is not a rule number like G7 or G7.3')
            continue
        if rule_id in rules:
            problems.append(f"{shown}: {rule_id} has two entries")
        title = entry.get("title", "")
        if isinstance(title, dict):
            title = title.get("en", "")
        if not title:
            problems.append(f"{shown}: {rule_id} has no English title")
        letters.add(match.group(1))
        rules[rule_id] = Rule(rule_id, title, entry.get("text_only", False))
    number = re.compile(rf"(?<![A-Za-z0-9&=])[{''.join(sorted(letters))}][1-9]\d*(?:[._]\d+)?(?![A-Za-z0-9])")
    return Game(path.parent.name, rules, number)


def files_of(root: Path, game: str) -> list[Path]:
    found: set[Path] = set()
    code = CODE_NAMES.get(game, game)
    for folder, suffixes in (
        (f"engine/games/{code}", (".h", ".cpp")),
        (f"content/{game}", (".toml",)),
        (f"tests/{code}", (".h", ".cpp", ".case", ".toml")),
    ):
        found.update(p for p in (root / folder).rglob("*") if p.suffix in suffixes and p.is_file())
    found.discard(root / "content" / game / "rules.toml")
    words = root / "content" / "words"
    found.update(p for p in (words / f"{game}.toml", words / f"{code}.toml") if p.is_file())
    return sorted(found)


def cpp_test_names(lines: list[str]) -> list[str]:
    """For every line the test it belongs to; a comment right above a test belongs to it."""
    names = [""] * len(lines)
    current = ""
    for index, line in enumerate(lines):
        if TEST_MACRO.match(line):
            match = TEST_NAME.search(" ".join(lines[index : index + 3]))
            current = match.group(2) if match else ""
            above = index - 1
            while above >= 0 and lines[above].lstrip().startswith("//"):
                names[above] = current
                above -= 1
        names[index] = current
    return names


def case_names(lines: list[str]) -> list[str]:
    names, current = [], ""
    for line in lines:
        if match := CASE_NAME.match(line):
            current = match.group(1) or match.group(2) or current
        names.append(current.strip("\"'"))
    return names


def entry_for(game: Game, token: str) -> str:
    """The rule meant by a token; an underscore stands for the dot, or merely ends the number (R3_2_fields)."""
    if "_" not in token:
        return token
    dotted = token.replace("_", ".")
    return dotted if dotted in game.rules else token.split("_")[0]


def read_citations(root: Path, game: Game, problems: list[str]) -> None:
    for path in files_of(root, game.name):
        shown = path.relative_to(root).as_posix()
        lines = path.read_text(encoding="utf-8").splitlines()
        is_test = path.name.endswith("_test.cpp") or path.suffix == ".case"
        is_words = shown.startswith("content/words/")
        is_code = not is_test and not is_words and not shown.startswith("tests/")
        if is_test:
            names = cpp_test_names(lines) if path.suffix == ".cpp" else case_names(lines)
        for index, line in enumerate(lines):
            for token in game.number.findall(line):
                rule = game.rules.get(entry_for(game, token))
                if rule is None:
                    problems.append(f"{shown}:{index + 1}: cites {token}, which content/{game.name}/rules.toml lacks")
                elif is_test:
                    cited = rule.tests[shown]
                    if names[index] and names[index] not in cited:
                        cited.append(names[index])
                elif is_code:
                    rule.code.add(shown)


def check_coverage(game: Game, problems: list[str]) -> None:
    for rule in game.rules.values():
        if rule.text_only:
            continue
        family = [r for r in game.rules.values() if r is rule or r.id.startswith(rule.id + ".")]
        where = f"content/{game.name}/rules.toml: {rule.id} ({rule.title})"
        if not any(r.code for r in family):
            problems.append(f"{where} is implemented nowhere: no file of the game cites {rule.id}")
        if not any(r.tests for r in family):
            problems.append(f"{where} has no test: no *_test.cpp or *.case file of the game cites {rule.id}")


def link(path: str) -> str:
    return f"[{path}](../{path})"


def tests_cell(rule: Rule) -> str:
    parts = []
    for path, names in sorted(rule.tests.items()):
        shown = ", ".join(name.replace("|", "\\|") for name in names[:NAMES_SHOWN])
        more = f" and {len(names) - NAMES_SHOWN} more" if len(names) > NAMES_SHOWN else ""
        parts.append(link(path) + (f": {shown}{more}" if shown else ""))
    return "<br>".join(parts)


def table_text(games: list[Game]) -> str:
    out = [
        "# Find your rule",
        "",
        "Where each rule stands in the code and which tests cite it. Written by `scripts/rule-table.py`; do not edit.",
        "The rules themselves are in `content/<game>/rules.toml`.",
    ]
    for game in games:
        out += ["", f"## {game.name}", "", "| Rule | Title | Implemented in | Tests |", "| --- | --- | --- | --- |"]
        for rule_id in sorted(game.rules, key=sort_key):
            rule = game.rules[rule_id]
            code = "<br>".join(link(path) for path in sorted(rule.code))
            title = rule.title.replace("|", "\\|")
            out.append(f"| {rule.id} | {title} | {code or ('(text)' if rule.text_only else '')} | {tests_cell(rule)} |")
    return "\n".join(out) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, report what is wrong")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    options = parser.parse_args()
    root = options.root.resolve()

    problems: list[str] = []
    games = [read_game(root, path, problems) for path in sorted(root.glob("content/*/rules.toml"))]
    for game in games:
        read_citations(root, game, problems)
        check_coverage(game, problems)
    text = table_text(games)
    target = root / TABLE

    if options.check:
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            problems.append(f"{TABLE} is out of date: run scripts/rule-table.py and commit the result")
    else:
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, encoding="utf-8")
        print(f"wrote {TABLE}")

    for problem in problems:
        print(problem)
    rules = sum(len(game.rules) for game in games)
    if problems:
        print(f"rule-table: {len(problems)} wrong among {rules} rules", file=sys.stderr)
        return 1 if options.check else 0
    print(f"rule-table: {rules} rules of {len(games)} games, each with code and test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
