"""The code blocks of a guide, and how they are carried out in a copy of the repository.

A block that goes into a file says so behind the language in its first line:

    file=PATH                  a new file, the block and nothing else
    file=PATH end              at the end of the file
    file=PATH before="TEXT"    in front of the one line that begins with TEXT
    file=PATH after="TEXT"     behind the one line that begins with TEXT

The indentation of that line does not count. A block without `file` is only to be read.
"""

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

BLOCK = re.compile(r"^```(\w+) (file=.*)\n((?:(?!```).*\n)*)```$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """One block and where it goes."""

    file: str
    text: str
    place: str
    """``new``, ``end``, ``before`` or ``after``."""
    line: str = ""
    """How the line begins that it stands beside."""


def blocks(guide: str) -> list[Block]:
    """The blocks of *guide* that go into files, in order."""
    return [_block(info, text) for _, info, text in BLOCK.findall(guide)]


def _block(info: str, text: str) -> Block:
    file, *rest = shlex.split(info)
    place, _, line = (rest or ["new"])[0].partition("=")
    if len(rest) > 1 or place not in ("new", "end", "before", "after"):
        raise ValueError(f"no such place: {info}")
    if (place in ("before", "after")) != bool(line):
        raise ValueError(f"beside which line? {info}")
    return Block(file.removeprefix("file="), text, place, line)


def carry_out(block: Block, root: Path) -> None:
    """Put *block* where it goes below *root*; ValueError where that is not one place."""
    path = root / block.file
    if block.place == "new":
        if path.exists():
            raise ValueError(f"{block.file} is there already")
        path.write_text(block.text, encoding="utf-8")
        return
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = len(lines)
    if block.place != "end":
        found = [n for n, line in enumerate(lines) if line.lstrip().startswith(block.line)]
        if len(found) != 1:
            raise ValueError(f"{block.file}: {len(found)} lines begin with {block.line}")
        at = found[0] + (block.place == "after")
    lines.insert(at, block.text)
    path.write_text("".join(lines), encoding="utf-8")
