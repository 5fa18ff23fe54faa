"""Who may import whom, read from the sources themselves.

    core ← games ← search ← {bots, lab, server, cli}

No game imports another; a search named after a game knows that one and no search knows another;
the server reaches games only through the registry, and nothing but the
command line imports the server. The compiled packages import nothing from outside but `typing`'s
small companion.
"""

import ast
import sys
from pathlib import Path

COMPILED = ("core", "games", "search")
MAY_COME_FROM_OUTSIDE = ("mypy_extensions",)
# A part of the package, and the parts it may import besides itself.
ALLOWED: dict[str, tuple[str, ...]] = {
    "core": (),
    "games": ("core",),
    "search": ("core", "games"),
    "bots": ("core", "games", "search"),
    "lab": ("core", "games", "search", "bots"),
    "server": ("core", "games", "search", "bots", "lab"),
    "cli": ("core", "games", "search", "bots", "lab", "server"),
}
# A module at the top of the package (the table, the strings) counts as its own part.
TOP: tuple[str, ...] = ("core", "games", "search", "bots")


def imported(path: Path, module: str, known: set[str]) -> list[tuple[int, str]]:
    """The modules that the file of *module* imports, wherever in it, with their lines."""
    is_package = path.name == "__init__.py"
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            base = parts[: len(parts) - node.level + is_package] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{start}.{alias.name}"
                found.append((node.lineno, inner if inner in known else start))
    return found


def part(module: str) -> str:
    """The part of the package a module belongs to."""
    words = module.split(".")
    return words[1] if len(words) > 1 else ""


def complaint(importer: str, target: str) -> str:
    """Why *importer* may not import *target*, or nothing."""
    mine = part(importer)
    if not target.startswith("tabletown"):
        top = target.split(".")[0]
        outside = top not in sys.stdlib_module_names and top not in MAY_COME_FROM_OUTSIDE
        if mine in COMPILED and outside:
            return f"{mine} is compiled and imports nothing from outside"
        return ""
    theirs = part(target)
    words, others = importer.split("."), target.split(".")
    if theirs == "server" and mine not in ("server", "cli"):
        return "only the command line imports the server"
    if mine == "games" and theirs == "games" and len(words) > 2:
        if len(others) < 3 or words[2] != others[2]:
            return "a game imports neither another game nor the registry"
    if mine == "server" and theirs == "games" and target != "tabletown.games":
        return "the server reaches games only through the registry"
    if mine == "search" and theirs == "games":
        if len(others) < 3 or words[2] != others[2]:
            return "only the search named after a game knows that game"
    if theirs in ("", mine) or mine == "":
        return ""
    if mine in ALLOWED:
        shared = theirs not in ALLOWED and mine not in COMPILED
        return "" if theirs in ALLOWED[mine] or shared else f"{mine} may not import {theirs}"
    if theirs in ALLOWED and theirs not in TOP:
        return f"a module at the top may not import {theirs}"
    return ""


def modules(root: Path) -> dict[str, Path]:
    """Every module of the package under *root*, with its file."""
    files: dict[str, Path] = {}
    for path in sorted((root / "tabletown").rglob("*.py")):
        words = list(path.relative_to(root).with_suffix("").parts)
        files[".".join(words[:-1] if words[-1] == "__init__" else words)] = path
    return files


def reached(root: Path, module: str, parts: tuple[str, ...]) -> list[Path]:
    """The files that *module* imports, itself first and through each other, within some *parts*."""
    files = modules(root)
    known = set(files)
    found = [module]
    for importer in found:
        for _, target in imported(files[importer], importer, known):
            if target in known and part(target) in parts and target not in found:
                found.append(target)
    return [files[name] for name in found]


def check(root: Path) -> list[str]:
    """Every import under *root* that the architecture forbids."""
    files = modules(root)
    known = set(files)
    found: list[str] = []
    for module, path in files.items():
        for line, target in imported(path, module, known):
            why = complaint(module, target)
            if why:
                where = path.relative_to(root).as_posix()
                found.append(f"{where}:{line}: {module} imports {target}: {why}")
    return found
