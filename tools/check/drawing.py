"""The drawing of the house in `docs/architecture.md`, made from the imports themselves.

python -m tools.check.drawing            writes it into the page
python -m tools.check.drawing --check    fails when the page shows another
"""

import re
import sys
from pathlib import Path

from tools import ROOT
from tools.check import imports

PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- drawing: python -m tools.check.drawing -->\n", "<!-- end of drawing -->\n"
HOUSE = ("core", "games", "search", "bots", "table", "lab", "server", "cli")
"""The parts that are drawn, lowest first; the modules a table is made of are one part."""
LATE = re.compile(r'import_module\("(tabletown[^"]+)"\)')
"""What the command line imports only when it is needed."""
TABLE = ("answer", "plain", "table", "strings", "terminal", "words_cli")


def part(module: str) -> str:
    """The drawn part that *module* belongs to, or nothing."""
    words = module.split(".")
    if len(words) < 2 or words[0] != "tabletown":
        return ""
    return "table" if words[1] in TABLE else words[1] if words[1] in HOUSE else ""


def used(root: Path) -> dict[str, set[str]]:
    """Which parts each part imports."""
    package = root / "tabletown"
    paths = sorted(package.rglob("*.py"))
    names = {path: ".".join(path.relative_to(root).with_suffix("").parts) for path in paths}
    known = {name.removesuffix(".__init__") for name in names.values()}
    found: dict[str, set[str]] = {name: set() for name in HOUSE}
    for path, name in names.items():
        mine = part(name)
        if mine:
            targets = [
                one for _, one in imports.imported(path, name.removesuffix(".__init__"), known)
            ]
            for target in targets + LATE.findall(path.read_text(encoding="utf-8")):
                theirs = part(target)
                if theirs and theirs != mine:
                    found[mine].add(theirs)
    return found


def drawing(root: Path) -> str:
    """A box for every part, the highest first, with what it stands on."""
    below = used(root)
    rows: list[str] = []
    for name in reversed(HOUSE):
        stands = [other for other in reversed(HOUSE) if other in below[name]]
        rows.append(f"  {name:<8} │ {', '.join(stands) or 'nothing of ours'}")
    width = max(len(row) for row in rows) + 2
    bar = "─" * 11 + "┬" + "─" * (width - 12)
    closing = bar.replace("┬", "┴")
    middle = bar.replace("┬", "┼")
    head = "  part     │ stands on"
    body = "\n".join(f"│{row:<{width}}│" for row in rows)
    return f"┌{bar}┐\n│{head:<{width}}│\n├{middle}┤\n{body}\n└{closing}┘\n"


def page(root: Path) -> str:
    """The page with the drawing of this moment in it."""
    text = PAGE.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    _, tail = rest.split(END)
    return f"{head}{BEGIN}\n```\n{drawing(root)}```\n\n{END}{tail}"


def check(root: Path) -> list[str]:
    """A complaint if the page shows a house that is not this one."""
    same = page(root) == PAGE.read_text(encoding="utf-8")
    return [] if same else ["docs/architecture.md is stale: python -m tools.check.drawing"]


def main() -> None:
    """Write the drawing, or check it."""
    if "--check" in sys.argv[1:]:
        complaints = check(ROOT)
        print("\n".join(complaints))
        sys.exit(1 if complaints else 0)
    PAGE.write_text(page(ROOT), encoding="utf-8")


if __name__ == "__main__":
    main()
