"""A lint for what compiles to something else: class constants that do not say `ClassVar`.

A bare `key = "x"` in a class body becomes an attribute of each instance once compiled, and asking
the class itself for it fails. Enumerations, typed dictionaries and dataclasses are as they are.
"""

import ast
from pathlib import Path

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


def check(root: Path) -> list[str]:
    """Every class constant without `ClassVar` in the compiled packages."""
    found: list[str] = []
    for package in ("core", "games", "search"):
        for path in sorted((root / "tabletown" / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and not is_exempt(node):
                    where = path.relative_to(root).as_posix()
                    for line, name in in_class(node):
                        found.append(f"{where}:{line}: {node.name}.{name} needs ClassVar[…]")
    return found
