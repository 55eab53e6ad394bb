#!/usr/bin/env python3
"""Writes the files of content/ into one C++ file that defines walstatt::embeddedContent().

Used by cmake/embed_content.cmake, in short:

    file(GLOB_RECURSE content_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/content/*.toml")
    add_custom_command(
      OUTPUT embedded_content.cpp
      COMMAND Python3::Interpreter scripts/embed-content.py --content content --list files.list --output embedded_content.cpp
      DEPENDS scripts/embed-content.py files.list ${content_files})

CONFIGURE_DEPENDS lets the build notice new files, DEPENDS lets it notice changed ones, and the list file removed ones.
By hand, without a list, every .toml file under the content folder is taken.
"""

import argparse
import sys
from pathlib import Path

CHUNK_BYTES = 12_000  # compilers promise room for 65,536 characters; some stop at 16,380 in one literal


def chunks(text: str):
    """Cuts text into pieces of at most CHUNK_BYTES bytes of UTF-8, never inside a character."""
    raw = text.encode()
    start = 0
    while start < len(raw):
        end = min(start + CHUNK_BYTES, len(raw))
        while end < len(raw) and raw[end] & 0xC0 == 0x80:
            end -= 1
        yield raw[start:end].decode()
        start = end


def delimiter_for(text: str) -> str:
    number = 0
    while f'){(name := f"toml{number}")}"' in text:
        number += 1
    return name


def literal(text: str) -> str:
    if not text:
        return '""'
    name = delimiter_for(text)
    return "\n".join(f'R"{name}({piece}){name}"' for piece in chunks(text))


def read(path: Path) -> str:
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        sys.exit(f"{path}: not UTF-8 (byte {error.start})")
    for char, name in (("\r", "carriage return"), ("\0", "NUL")):
        if char in text:
            line = text.count("\n", 0, text.index(char)) + 1
            sys.exit(f"{path}:{line}: contains a {name}; content files are UTF-8 text with plain line ends")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--content", type=Path, required=True, help="the folder content/")
    parser.add_argument("--list", type=Path, help="file with one path per line; default: all .toml files of the folder")
    parser.add_argument("--output", type=Path, required=True, help="the C++ file to write")
    options = parser.parse_args()

    root = options.content.resolve()
    if options.list:
        files = [Path(line) for line in options.list.read_text().splitlines() if line]
    else:
        files = list(root.rglob("*.toml"))
    named = sorted((path.resolve().relative_to(root).as_posix(), path) for path in files)

    out = [
        "// Written by scripts/embed-content.py; do not edit.",
        '#include "library/embedded_content.h"',
        "",
        "#include <array>",
        "",
        "#if defined(__clang__)",
        '#pragma clang diagnostic ignored "-Woverlength-strings"',
        "#endif",
        "",
        "namespace walstatt {",
        "namespace {",
        f"constexpr std::array<EmbeddedFile, {len(named)}> files{{{{",
    ]
    for name, path in named:
        text = read(path)
        out.append(f"EmbeddedFile{{{literal(name)},\nstd::string_view{{{literal(text)}, {len(text.encode())}}}}},")
    out += [
        "}};",
        "}  // namespace",
        "",
        "std::span<const EmbeddedFile> embeddedContent() { return files; }",
        "",
        "}  // namespace walstatt",
        "",
    ]
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text("\n".join(out), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
