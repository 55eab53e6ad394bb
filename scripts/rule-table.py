#!/usr/bin/env python3
"""Writes docs/find-your-rule.md: every rule, the files that implement it and the tests that cite it.

A rule is an entry [[rule]] of content/<game>/rules.toml, or of the chapters content/<game>/rules/*.toml. Its number is
like G7, G7.3 or B-Abi-31. It is found by it, wherever that number is written in the folders of its game:

    engine/games/<game>/**.{h,cpp}   content/<game>/**.toml   content/words/<game>[-*].toml   tests/<game>/**

A game whose code goes by another name than its content (1192: duel) is found under both.

Tests are *_test.cpp and *.case files; the rule book itself does not count, and content/words only counts as a mention.
In the name of a test a rule may be written with underscores: TEST(Shooting, G7_3_cover_counts_once), B_Abi_31_polearm.

An entry with `text_only = true` explains something and needs neither code nor test. A chapter (G7) is covered when one
of its parts (G7.3) is.

A game whose code has no kind.cpp yet is in the making: its rules are listed without files, and what it still lacks is
counted and no fault. `--open GAME` shows what that is, for any game.

Usage: scripts/rule-table.py           write the table
       scripts/rule-table.py --check   write nothing; exit code 1 when a cited rule has no entry, an entry has no code
                                       or no test, or the table is out of date
       --open GAME                     write nothing; show the rules of a game that lack code or test
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
BAR = "\\|"  # in a cell of a table

# The letters a game's rule numbers begin with. Letters used by its entries are added to these.
LETTERS = {"mfm": "GR", "pig": "P"}
CODE_NAMES = {"1192": "duel"}
RULE_ID = re.compile(r"([A-Z])\d+(?:\.\d+)?|([A-Z])-([A-Za-z]+)-\d+")

TEST_MACRO = re.compile(r"^\s*(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\s*\(")
TEST_NAME = re.compile(r"\(\s*(\w+)\s*,\s*(\w+)")
CASE_NAME = re.compile(r"^\s*(?:case|name|title)\b\s*[:=]?\s*(.+?)\s*$|^\s*(?:==+|\[)\s*(.+?)\s*(?:==+|\])?\s*$")


@dataclass
class Rule:
    id: str
    title: str
    text_only: bool
    book: str  # the file of its entry
    code: set[str] = field(default_factory=set)
    tests: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))  # file -> names


@dataclass
class Game:
    name: str
    rules: dict[str, Rule]
    number: re.Pattern[str]
    in_the_making: bool


def sort_key(rule_id: str) -> tuple:
    named = re.fullmatch(r"([A-Z])-([A-Za-z]+)-(\d+)", rule_id)
    if named:
        return named[1], named[2], (int(named[3]),)
    return rule_id[0], "", tuple(int(part) for part in rule_id[1:].split("."))


def books(root: Path) -> dict[str, list[Path]]:
    """The files of every game's rule book, in their order."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted([*root.glob("content/*/rules.toml"), *root.glob("content/*/rules/*.toml")]):
        found[path.relative_to(root / "content").parts[0]].append(path)
    return dict(sorted(found.items()))


def number_pattern(letters: set[str], named: set[tuple[str, str]]) -> re.Pattern[str]:
    forms = [rf"{letter}[-_]{name}[-_]\d+" for letter, name in sorted(named)]
    if letters:
        forms.append(rf"[{''.join(sorted(letters))}][1-9]\d*(?:[._]\d+)?")
    return re.compile(rf"(?<![A-Za-z0-9&=])(?:{'|'.join(forms) or '(?!)'})(?![A-Za-z0-9])")


def read_game(root: Path, name: str, files: list[Path], problems: list[str]) -> Game:
    rules: dict[str, Rule] = {}
    letters, named = set(LETTERS.get(name, "")), set()
    for path in files:
        shown = path.relative_to(root).as_posix()
        try:
            entries = tomllib.loads(path.read_text(encoding="utf-8")).get("rule", [])
        except tomllib.TOMLDecodeError as error:
            sys.exit(f"{shown}: not valid TOML: {error}")
        for place, entry in enumerate(entries, 1):
            rule_id = entry.get("id", "")
            match = RULE_ID.fullmatch(rule_id)
            if not match:
                problems.append(f'{shown}: entry {place}: id "{rule_id}" is not a number like G7, G7.3 or B-Abi-31')
                continue
            if rule_id in rules:
                problems.append(f"{shown}: {rule_id} has two entries")
            title = entry.get("title", "")
            if isinstance(title, dict):
                title = title.get("en", "")
            if not title:
                problems.append(f"{shown}: {rule_id} has no English title")
            if match[1]:
                letters.add(match[1])
            else:
                named.add((match[2], match[3]))
            rules[rule_id] = Rule(rule_id, title, entry.get("text_only", False), shown)
    code = root / "engine" / "games" / CODE_NAMES.get(name, name)
    return Game(name, rules, number_pattern(letters, named), not (code / "kind.cpp").is_file())


def files_of(root: Path, game: str) -> list[Path]:
    found: set[Path] = set()
    code = CODE_NAMES.get(game, game)
    for folder, suffixes in (
        (f"engine/games/{code}", (".h", ".cpp")),
        (f"content/{game}", (".toml",)),
        (f"tests/{code}", (".h", ".cpp", ".case", ".toml")),
    ):
        found.update(p for p in (root / folder).rglob("*") if p.suffix in suffixes and p.is_file())
    found.difference_update(books(root).get(game, []))
    words = root / "content" / "words"
    for name in {game, code}:
        found.update((*words.glob(f"{name}.toml"), *words.glob(f"{name}-*.toml")))
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
    """The rule meant by a token; an underscore stands for the dot or hyphen, or merely ends the number (R3_2_fields)."""
    if "_" not in token:
        return token
    if not token[1].isdigit():
        return token.replace("_", "-")
    dotted = token.replace("_", ".")
    return dotted if dotted in game.rules else token.split("_")[0]


# "B-Fur-03, 05", "B-Rng-01 to 03" and, in the names of tests, B_Gen_01_02.
SEVERAL = re.compile(r"\b([A-Z])([-_])([A-Za-z]+)[-_](\d\d)((?:(?:, | and | to |_to_|_)\d\d\b|(?:_to_|_)\d\d(?=_))+)")


def spelled_out(line: str) -> str:
    """The line with every number of such a row written in full behind it."""
    more = []
    for match in SEVERAL.finditer(line):
        last = int(match[4])
        for link, number in re.findall(r"(, | and | to |_to_|_)(\d\d)", match[5]):
            numbers = range(last + 1, int(number) + 1) if "to" in link else [int(number)]
            more += [f"{match[1]}-{match[3]}-{one:02}" for one in numbers]
            last = int(number)
    return f"{line} {' '.join(more)}" if more else line


def read_citations(root: Path, game: Game, problems: list[str]) -> None:
    book = f"the rule book of {game.name}"
    for path in files_of(root, game.name):
        shown = path.relative_to(root).as_posix()
        lines = path.read_text(encoding="utf-8").splitlines()
        is_test = path.name.endswith("_test.cpp") or path.suffix == ".case"
        is_words = shown.startswith("content/words/")
        is_code = not is_test and not is_words and not shown.startswith("tests/")
        if is_test:
            names = cpp_test_names(lines) if path.suffix == ".cpp" else case_names(lines)
        for index, line in enumerate(lines):
            for token in game.number.findall(spelled_out(line)):
                rule = game.rules.get(entry_for(game, token))
                if rule is None:
                    problems.append(f"{shown}:{index + 1}: cites {token}, which {book} lacks")
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
        where = f"{rule.book}: {rule.id} ({rule.title})"
        if not any(r.code for r in family):
            problems.append(f"{where} is implemented nowhere: no file of the game cites {rule.id}")
        if not any(r.tests for r in family):
            problems.append(f"{where} has no test: no *_test.cpp or *.case file of the game cites {rule.id}")


def link(path: str) -> str:
    return f"[{path}](../{path})"


def tests_cell(rule: Rule) -> str:
    parts = []
    for path, names in sorted(rule.tests.items()):
        shown = ", ".join(name.replace("|", BAR) for name in names[:NAMES_SHOWN])
        more = f" and {len(names) - NAMES_SHOWN} more" if len(names) > NAMES_SHOWN else ""
        parts.append(link(path) + (f": {shown}{more}" if shown else ""))
    return "<br>".join(parts)


def table_text(games: list[Game]) -> str:
    out = [
        "# Find your rule",
        "",
        "Where each rule stands in the code and which tests cite it. Written by `scripts/rule-table.py`; do not edit.",
        "The rules themselves are in `content/<game>/rules.toml`, or in the chapters of `content/<game>/rules/`.",
    ]
    for game in games:
        if game.in_the_making:
            out += ["", f"## {game.name}", "", "In the making: code and tests are listed once the game can be played.", ""]
            out += ["| Rule | Title |", "| --- | --- |"]
            for rule_id in sorted(game.rules, key=sort_key):
                out.append(f"| {rule_id} | {game.rules[rule_id].title.replace('|', BAR)} |")
            continue
        out += ["", f"## {game.name}", "", "| Rule | Title | Implemented in | Tests |", "| --- | --- | --- | --- |"]
        for rule_id in sorted(game.rules, key=sort_key):
            rule = game.rules[rule_id]
            code = "<br>".join(link(path) for path in sorted(rule.code))
            title = rule.title.replace("|", BAR)
            out.append(f"| {rule.id} | {title} | {code or ('(text)' if rule.text_only else '')} | {tests_cell(rule)} |")
    return "\n".join(out) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, report what is wrong")
    parser.add_argument("--open", metavar="GAME", help="write nothing, show which rules of a game lack code or test")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    options = parser.parse_args()
    root = options.root.resolve()

    problems: list[str] = []
    games = [read_game(root, name, files, problems) for name, files in books(root).items()]
    for game in games:
        faults: list[str] = []
        read_citations(root, game, faults)
        check_coverage(game, faults)
        if options.open == game.name:
            print("\n".join(faults) or f"rule-table: nothing is open in {game.name}")
            return 1 if faults else 0
        if not game.in_the_making:
            problems += faults
            continue
        coded = sum(bool(rule.code) for rule in game.rules.values())
        tested = sum(bool(rule.tests) for rule in game.rules.values())
        print(f"{game.name} is in the making: {coded} of {len(game.rules)} rules in code, {tested} in tests")
    if options.open:
        sys.exit(f"no game {options.open} has a rule book")
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
    finished = [game for game in games if not game.in_the_making]
    rules = sum(len(game.rules) for game in finished)
    if problems:
        print(f"rule-table: {len(problems)} wrong among {rules} rules", file=sys.stderr)
        return 1 if options.check else 0
    print(f"rule-table: {rules} rules of {len(finished)} games, each with code and test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
