"""How to play, by its headings: the page of the rules that the browser shows too."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tabletown import _form
from tabletown.terminal.choices import fold

HEADING = re.compile(r"^(#{1,3})\s+(.*?)\s*$")
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)|<!--.*?-->", re.DOTALL)
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
"""The terminal shows neither pictures nor addresses."""


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it, headings below it included."""

    title: str
    depth: int
    text: str
    """Markdown, with its heading."""


def folder() -> Path:
    """Where the pages lie: in the repository's docs, inside the package once installed."""
    inside = _form.PACKAGE / "rules"
    return inside if inside.is_dir() else _form.ROOT / "docs" / "rules"


def page(game: str, language: str) -> str:
    """The page of *game* in *language*, else in English; empty where nobody wrote one."""
    for name in (f"{game}.{language}.md", f"{game}.md"):
        path = folder() / name
        if path.exists():
            return LINK.sub(r"\1", PICTURE.sub("", path.read_text(encoding="utf-8")))
    return ""


def sections(text: str) -> list[Section]:
    """The parts of a page in order, the whole page first."""
    lines = text.splitlines()
    heads: list[tuple[int, int, str]] = []
    for at, line in enumerate(lines):
        found = HEADING.match(line)
        if found:
            heads.append((at, len(found[1]), found[2]))
    parts: list[Section] = []
    for place, (at, depth, title) in enumerate(heads):
        ends = [after for after, other, _ in heads[place + 1 :] if other <= depth]
        end = ends[0] if ends else len(lines)
        parts.append(Section(title, depth, "\n".join(lines[at:end])))
    return parts


def about(parts: list[Section], typed: str) -> list[Section]:
    """The sections that *typed* means: by number, by their titles, else by their words."""
    chapters = parts[1:]
    if typed.isdecimal():
        return chapters[int(typed[:4]) - 1 : int(typed[:4])] if int(typed[:4]) else []
    wanted = fold(typed).split()
    titled = [one for one in chapters if fold(one.title) == fold(typed)]
    titled += [one for one in chapters if all(word in fold(one.title) for word in wanted)]
    if titled:
        return titled[:1]
    return [one for one in chapters if all(word in fold(one.text) for word in wanted)]
