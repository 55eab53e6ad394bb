#!/usr/bin/env python3
"""Runs every example of the given Markdown files and wants exit code 0 of each.

An example is a line `$ … walstatt …` in a block marked ```console. The examples of one file share a folder of their
own, so that a later one may read what an earlier one recorded. Nothing is typed: standard input is empty.
Usage: readme_examples.py PROGRAM FILE...   (files that do not exist are passed over)
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

BLOCK = re.compile(r"^```console\n(.*?)^```", re.M | re.S)
EXAMPLE = re.compile(r"^\$ (.*\bwalstatt\b.*)$", re.M)


def examples(text: str) -> list[str]:
    found = (line for block in BLOCK.findall(text) for line in EXAMPLE.findall(block))
    return [line for line in found if not re.match(r"(cd|git|cmake|\./)", line)]


def failures(program: Path, file: Path) -> tuple[int, list[str]]:
    lines = examples(file.read_text(encoding="utf-8"))
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        command = Path(folder, "bin", "walstatt")
        command.parent.mkdir()
        command.symlink_to(program)
        environment = {**os.environ, "PATH": f"{command.parent}:{os.environ['PATH']}", "LANG": "C.UTF-8"}
        for line in lines:
            done = subprocess.run(
                ["bash", "-o", "pipefail", "-c", line],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=120,
            )
            if done.returncode != 0:
                wrong.append(f"{file.name}: $ {line}\n  exit code {done.returncode}\n{done.stderr.decode()}")
    return len(lines), wrong


def main() -> int:
    program = Path(sys.argv[1]).resolve()
    count, wrong = 0, []
    for name in sys.argv[2:]:
        if Path(name).exists():
            ran, failed = failures(program, Path(name))
            count += ran
            wrong += failed
    print("\n".join(wrong))
    print(f"{count} examples, {len(wrong)} failed")
    return 1 if wrong or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
