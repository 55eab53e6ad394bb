#!/usr/bin/env python3
"""Looks through all tracked and new files of the repository for what must not be there.

Errors: the absolute path of the folder the repository lies in; addresses of a package registry in a lock file;
tabs and trailing blanks in C++ files. Only a warning: files of more than 700 lines in engine/ or cli/.
Usage: scripts/check-house.py [root]
"""

import re
import subprocess
import sys
from pathlib import Path

LONG_FILE = 700
LOCK_FILES = {"package-lock.json", "npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml"}
RESOLVED = re.compile(r'"?resolved"?:?\s*"https?://')
CPP = {".cpp", ".h"}


def files_of(root: Path) -> list[Path]:
    listed = subprocess.run(
        ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        check=True,
        capture_output=True,
    ).stdout
    return [root / name for name in sorted(set(listed.decode().split("\0"))) if name and (root / name).is_file()]


def text_of(path: Path) -> str | None:
    raw = path.read_bytes()
    if b"\0" in raw[:8192]:
        return None
    return raw.decode("utf-8", errors="replace")


def parent_path(root: Path) -> str | None:
    """The absolute path that betrays a machine; too general a folder (/, /home, /src) proves nothing."""
    parent = str(root.parent)
    return parent + "/" if len(parent) > 1 and parent not in ("/home", "/src", "/tmp", "/usr", "/opt") else None


def check(root: Path, path: Path, machine: str | None) -> tuple[list[str], list[str]]:
    text = text_of(path)
    if text is None:
        return [], []
    name = path.relative_to(root)
    errors, warnings = [], []
    lines = text.split("\n")
    cpp = path.suffix in CPP
    for number, line in enumerate(lines, 1):
        where = f"{name}:{number}"
        if machine and machine in line:
            errors.append(f"{where}: path of this machine")
        if path.name in LOCK_FILES and RESOLVED.search(line):
            errors.append(f"{where}: registry address in a lock file (npm: omit-lockfile-registry-resolved=true)")
        if cpp and "\t" in line:
            errors.append(f"{where}: tab")
        if cpp and line != line.rstrip():
            errors.append(f"{where}: trailing blank")
    length = text.count("\n")
    if cpp and name.parts[0] in ("engine", "cli") and length > LONG_FILE:
        warnings.append(f"{name}: {length} lines; is there a seam?")
    return errors, warnings


def main() -> int:
    root = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    machine = parent_path(root)
    files = files_of(root)
    errors, warnings = [], []
    for path in files:
        found = check(root, path, machine)
        errors += found[0]
        warnings += found[1]
    for warning in warnings:
        print(f"warning: {warning}")
    for error in errors:
        print(error)
    if errors:
        print(f"check-house: {len(errors)} wrong in {len(files)} files", file=sys.stderr)
        return 1
    print(f"check-house: {len(files)} files in order")
    return 0


if __name__ == "__main__":
    sys.exit(main())
