"""The plan on the wall is true: drawing, files and functions of `docs/architecture.md`."""

import re
from pathlib import Path

from tools.check import drawing

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALK = re.findall(r"^\| `([^`]+)` (`.*?`) \|", PAGE, flags=re.MULTILINE)


def test_the_drawing_is_made_from_the_imports() -> None:
    assert [] == drawing.check(ROOT)


def test_the_walk_names_functions_that_are_there() -> None:
    assert len(WALK) > 15
    missing: list[str] = []
    for first, rest in WALK:
        place, text = "", ""
        for name in [first, *re.findall(r"`([^`]+)`", rest)]:
            if "/" in name:
                place, text = name, (ROOT / name).read_text(encoding="utf-8")
            elif not re.search(rf"(?<![\w.]){re.escape(name)}(?: = )?\(", text):
                missing.append(f"{place}: {name}")
    assert [] == missing


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert [] == [link for link in links if not (ROOT / "docs" / link).exists()]
