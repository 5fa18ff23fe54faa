"""Every ruling has a test that bears its number, or a reason why it cannot have one."""

import ast
import re
from pathlib import Path

RULING = re.compile(r"\b(FT|DW|PB|QD)-([A-Z])(\d+)([a-z]?)\b")
IN_A_NAME = re.compile(r"(?<![A-Za-z])(FT|DW|PB|QD)_([A-Z])(\d+)([a-z]?)(?![A-Za-z0-9])")
Ruling = tuple[str, str, int, str]
SHORTEST_REASON = 12


def number(match: re.Match[str]) -> Ruling:
    """A ruling's number, however many zeros stand before it."""
    game, kind, digits, letter = match.groups()
    return game, kind, int(digits), letter


def spoken(ruling: Ruling) -> str:
    """The number as the books write it."""
    game, kind, digits, letter = ruling
    return f"{game}-{kind}{digits}{letter}"


def named(root: Path) -> dict[Ruling, str]:
    """Every ruling in the books of rulings, and the file that holds it."""
    found: dict[Ruling, str] = {}
    for path in sorted((root / "docs" / "rulings").glob("*.md")):
        if path.name not in ("no-test.md", "README.md"):
            for match in RULING.finditer(path.read_text(encoding="utf-8")):
                found.setdefault(number(match), path.name)
    return found


def tested(root: Path) -> set[Ruling]:
    """Every ruling whose number stands in the name of a test or of a class of tests."""
    found: set[Ruling] = set()
    for path in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                if node.name.lower().startswith("test"):
                    name = re.sub(r"^Test(?=[A-Z])", "Test_", node.name)
                    found |= {number(match) for match in IN_A_NAME.finditer(name)}
    return found


def excused(root: Path) -> set[Ruling]:
    """Every ruling that stands in the list of the untestable, with a reason beside it."""
    path = root / "docs" / "rulings" / "no-test.md"
    found: set[Ruling] = set()
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            reason = RULING.sub("", line).strip(" |-*:`,.")
            if len(reason) >= SHORTEST_REASON:
                found |= {number(match) for match in RULING.finditer(line)}
    return found


def check(root: Path) -> list[str]:
    """Rulings without a test, and excuses for rulings that no book holds."""
    books, tests, excuses = named(root), tested(root), excused(root)
    found = [
        f"docs/rulings/{books[ruling]}: {spoken(ruling)} has no test and no reason in no-test.md"
        for ruling in sorted(books)
        if ruling not in tests and ruling not in excuses
    ]
    found += [
        f"docs/rulings/no-test.md: {spoken(ruling)} stands in no book of rulings"
        for ruling in sorted(excuses - set(books))
    ]
    return found
