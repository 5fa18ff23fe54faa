"""Every mutant of a game: each number of its editions by one, each comparison inverted."""

import ast
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

INVERSE: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", ">="),
    ast.LtE: ("<=", ">"),
    ast.Gt: (">", "<="),
    ast.GtE: (">=", "<"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
NUMBER = re.compile(r"(?<![\w.\-])-?\d+(?![\w.\-])")
HEADER = re.compile(r"\[+([^\[\]=,]+)\]+(?:\s*#.*)?")
"""The line that begins a section of an edition: `[building.bank]`."""
STRING_OR_COMMENT = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|#.*$')


@dataclass(frozen=True)
class Mutant:
    """One small change to one file."""

    file: str
    """From the repository's top."""
    within: str
    """The function or the section of the edition that it is in; empty outside of any."""
    line: int
    text: str
    """The line as it stands, without its margin."""
    change: str
    """What becomes of what: `< → >=`, `3 → 4`."""
    nth: int
    """Which of the equal changes on equal lines there."""
    start: int
    end: int
    """Where in the file, in characters."""
    put: str

    @property
    def key(self) -> str:
        """A name that survives edits in other functions and sections, and on other lines."""
        return " | ".join((self.file, self.within, self.text, self.change, str(self.nth)))

    def applied(self, source: str) -> str:
        """The file with the change made."""
        return source[: self.start] + self.put + source[self.end :]


def numbered(found: list[tuple[int, str, int, int, str]], file: str, source: str) -> list[Mutant]:
    """Give every change of one file its name."""
    rows = source.splitlines()
    places = sections(source) if file.endswith(".toml") else functions(source)
    seen: dict[tuple[str, str, str], int] = {}
    mutants: list[Mutant] = []
    for line, change, start, end, put in sorted(found, key=lambda entry: entry[2]):
        text = rows[line - 1].strip()
        within = places.get(line, "")
        nth = seen.get((within, text, change), 0)
        seen[within, text, change] = nth + 1
        mutants.append(Mutant(file, within, line, text, change, nth, start, end, put))
    return mutants


def sections(source: str) -> dict[int, str]:
    """The section of an edition that each line is in."""
    found: dict[int, str] = {}
    section = ""
    for line, row in enumerate(source.splitlines(), 1):
        match = HEADER.fullmatch(row.rstrip())
        section = match[1] if match else section
        found[line] = section
    return found


def functions(source: str) -> dict[int, str]:
    """The innermost function or class that each line of a module is in, with those around it."""
    found: dict[int, str] = {}

    def look(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                own = f"{name}.{child.name}" if name else child.name
                for line in range(child.lineno, (child.end_lineno or child.lineno) + 1):
                    found[line] = own
                look(child, own)
            else:
                look(child, name)

    look(ast.parse(source), "")
    return found


def of_numbers(file: str, source: str) -> list[Mutant]:
    """Each whole number among the values of a TOML file, raised by one."""
    found: list[tuple[int, str, int, int, str]] = []
    offset = 0
    for line, row in enumerate(source.splitlines(keepends=True), 1):
        blank = STRING_OR_COMMENT.sub(lambda match: " " * len(match[0]), row)
        begin = blank.find("=") + 1 if "=" in blank else 0
        if not blank.lstrip().startswith("[") or "=" in blank or blank.rstrip().endswith(","):
            for match in NUMBER.finditer(blank, begin):
                put = str(int(match[0]) + 1)
                change = f"{match[0]} → {put}"
                found.append((line, change, offset + match.start(), offset + match.end(), put))
        offset += len(row)
    return [mutant for mutant in numbered(found, file, source) if parses(mutant.applied(source))]


def parses(text: str) -> bool:
    """Whether *text* is still TOML."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def difference(mutant: Mutant, source: str) -> dict[str, Any]:
    """Where in the tables a changed number stands, what it was, and what was put there."""
    old: Any = tomllib.loads(source)
    new: Any = tomllib.loads(mutant.applied(source))
    path: list[str | int] = []
    while isinstance(old, (dict, list)):
        keys = list(old) if isinstance(old, dict) else range(len(old))
        key = next(key for key in keys if old[key] != new[key])
        path.append(key)
        old, new = old[key], new[key]
    return {"path": path, "was": old, "put": new}


def of_comparisons(file: str, source: str) -> list[Mutant]:
    """Each comparison of a Python file, inverted."""
    starts = [0]
    for row in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(row))
    rows = source.splitlines()

    def place(line: int, column: int) -> int:
        # The parser counts columns in bytes.
        return starts[line - 1] + len(rows[line - 1].encode()[:column].decode())

    found: list[tuple[int, str, int, int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for left, operator, right in zip(sides, node.ops, sides[1:], strict=False):
                old, new = INVERSE[type(operator)]
                begin = place(left.end_lineno or 0, left.end_col_offset or 0)
                end = place(right.lineno, right.col_offset)
                match = re.search(r"\s+".join(map(re.escape, old.split())), source[begin:end])
                if match:
                    at = begin + match.start()
                    line = source.count("\n", 0, at) + 1
                    found.append((line, f"{old} → {new}", at, begin + match.end(), new))
    return numbered(found, file, source)


def of_game(root: Path, game: str) -> list[Mutant]:
    """Every mutant of *game*, in the order of files and lines."""
    found: list[Mutant] = []
    top = root / "tabletown" / "games" / game
    for path in sorted(top.rglob("*")):
        if path.suffix in (".toml", ".py") and "__pycache__" not in path.parts:
            source = path.read_text(encoding="utf-8")
            file = path.relative_to(root).as_posix()
            make = of_numbers if path.suffix == ".toml" else of_comparisons
            found += make(file, source)
    return found


def function_around(source: str, line: int) -> int:
    """The first line of the innermost function around *line*; 0 for what runs at import."""
    first = last = 0
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            start = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            if node.body[0].lineno <= line <= (node.end_lineno or 0) and node.lineno > last:
                first, last = start, node.lineno
    return first
