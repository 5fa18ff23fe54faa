"""A lint for what compiles to something else.

A bare `key = "x"` in a class body becomes an attribute of each instance once compiled, and asking
the class itself for it fails: class constants say `ClassVar`. Enumerations, typed dictionaries and
dataclasses are as they are.

Two errors caught under one name in a function share a variable of the first one's type once
compiled, and catching the second is a `TypeError`: each kind has a name of its own.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tabletown import _form

EXEMPT_BASES = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "NamedTuple", "TypedDict"}


def name_of(node: ast.expr) -> str:
    """The last word of a dotted name, through calls and subscripts."""
    while isinstance(node, (ast.Call, ast.Subscript)):
        node = node.func if isinstance(node, ast.Call) else node.value
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_exempt(node: ast.ClassDef) -> bool:
    """Whether the class body of *node* means something special to Python."""
    if any(name_of(base) in EXEMPT_BASES for base in node.bases):
        return True
    return any(name_of(decorator) == "dataclass" for decorator in node.decorator_list)


def in_class(node: ast.ClassDef) -> list[tuple[int, str]]:
    """Lines and names in one class body that lack `ClassVar`."""
    found: list[tuple[int, str]] = []
    for line in node.body:
        if isinstance(line, ast.Assign):
            names = [name_of(target) for target in line.targets]
            found += [(line.lineno, name) for name in names if name != "__slots__"]
        elif isinstance(line, ast.AnnAssign) and line.value is not None:
            if name_of(line.annotation) not in ("ClassVar", "Final"):
                found.append((line.lineno, name_of(line.target)))
    return found


def in_function(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[tuple[int, str]]:
    """Lines and names in one function that catch another kind of error than before."""
    kinds: dict[str, str] = {}
    found: list[tuple[int, str]] = []
    for line in ast.walk(node):
        if isinstance(line, ast.ExceptHandler) and line.name and line.type is not None:
            kind = ast.unparse(line.type)
            if kinds.setdefault(line.name, kind) != kind:
                found.append((line.lineno, line.name))
    return found


def compiled(root: Path) -> Iterator[Path]:
    """Every file that may be compiled."""
    for package in _form.PACKAGES:
        yield from sorted((root / "tabletown" / package).rglob("*.py"))
    for name in _form.MODULES:
        path = root / "tabletown" / name
        if path.exists():
            yield path


def check(root: Path) -> list[str]:
    """Every class constant without `ClassVar`, every error under another one's name."""
    found: list[str] = []
    for path in compiled(root):
        where = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not is_exempt(node):
                for line, name in in_class(node):
                    found.append(f"{where}:{line}: {node.name}.{name} needs ClassVar[…]")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for line, name in in_function(node):
                    found.append(f"{where}:{line}: {name} caught another kind of error before")
    return found
