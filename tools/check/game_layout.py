"""Whether the games are written the one way: layout, constants, the question machine, numbers.

Each check takes a game's folder and returns complaints, each with its place. What a game may be
made of is written down in `docs/guide/one-game.md`.
"""

import ast
import re
from collections import defaultdict
from pathlib import Path

STANDARD = (
    "__init__", "edition", "events", "game", "invariants", "options", "prompts", "questions",
    "redeal", "rules", "ruleset", "scoring", "snapshot", "state", "text", "verbs", "view",
)  # fmt: skip
"""File names that mean the same in every game; all others are the rulebook's own words."""
FROM_CORE = (
    "apply", "chance", "decision", "default", "legal", "odds", "pending", "seen", "step", "stream",
    "useful", "why",
)  # fmt: skip
"""What `core.position.Position` does for every game."""
MOST_PARAMETERS = 6


def modules(folder: Path) -> list[Path]:
    """The Python files of a game, subpackages included."""
    return sorted(folder.rglob("*.py"))


def tree(path: Path) -> ast.Module:
    """The file as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def layout(folder: Path, vocabulary: str) -> list[str]:
    """Files that have neither a standard name nor one of the words in *vocabulary*."""
    words = {stem(word) for word in re.findall(r"[a-z]+", vocabulary.casefold())}
    found: list[str] = []
    for path in sorted(folder.iterdir()):
        name = path.stem
        if path.name in ("__pycache__", "editions") or name in STANDARD:
            continue
        if path.suffix not in ("", ".py"):
            found.append(f"{path.name}: neither a module nor a package")
        elif not all(stem(part) in words for part in name.split("_")):
            found.append(f"{path.name}: neither a standard name nor a word of the rulebook")
    return found


def stem(word: str) -> str:
    """*word* without its ending, so that sealing, sealed and seals are one."""
    for ending in ("ings", "ing", "ies", "ed", "es", "s", "e", "y"):
        if word.endswith(ending) and len(word) - len(ending) > 2:
            return word.removesuffix(ending)
    return word


def constants(folder: Path) -> list[str]:
    """Constants that two modules of the game declare, with the same meaning or another."""
    places: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for path in modules(folder):
        for statement in tree(path).body:
            target: ast.expr | None = None
            value: ast.expr | None = None
            if isinstance(statement, ast.AnnAssign):
                target, value = statement.target, statement.value
            elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
                target, value = statement.targets[0], statement.value
            if isinstance(target, ast.Name) and target.id.isupper() and value is not None:
                place = path.relative_to(folder).as_posix()
                places[target.id].append((place, ast.unparse(value)))
    found: list[str] = []
    for name, declared in sorted(places.items()):
        files = sorted({place for place, _ in declared})
        if len(files) > 1:
            meanings = {value for _, value in declared}
            what = "is declared twice" if len(meanings) == 1 else "has two meanings"
            found.append(f"{name} {what}: {', '.join(files)}")
    return found


def machine(folder: Path) -> list[str]:
    """What a game does itself although core does it, and a position that is not in its place."""
    wanted = folder.name.capitalize()
    homes: list[str] = []
    found: list[str] = []
    for path in modules(folder):
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.ClassDef):
                continue
            if "Position" in [ast.unparse(base) for base in node.bases]:
                homes.append(f"{path.stem}.{node.name}")
                for item in node.body:
                    if isinstance(item, ast.FunctionDef) and item.name in FROM_CORE:
                        found.append(f"{path.name}:{item.lineno}: {item.name} is core's")
    if homes != [f"state.{wanted}"]:
        found.append(f"the position is {', '.join(homes) or 'nowhere'}, not state.{wanted}")
    return found


def functions(folder: Path) -> list[str]:
    """Functions with too many parameters, and imports inside functions."""
    found: list[str] = []
    for path in modules(folder):
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.FunctionDef):
                continue
            arguments = node.args
            names = [item.arg for item in (*arguments.posonlyargs, *arguments.args)]
            names += [item.arg for item in arguments.kwonlyargs]
            count = len([name for name in names if name not in ("self", "cls")])
            if count > MOST_PARAMETERS:
                found.append(f"{path.name}:{node.lineno}: {node.name} has {count} parameters")
            for inner in ast.walk(node):
                if isinstance(inner, ast.Import | ast.ImportFrom):
                    found.append(f"{path.name}:{inner.lineno}: an import inside {node.name}")
    return found


def unused_numbers(folder: Path) -> list[str]:
    """Numbers and options of the ruleset that no rule reads."""
    path = folder / "ruleset.py"
    if not path.exists():
        return ["ruleset.py is missing"]
    given: dict[str, int] = {}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            given.setdefault(node.target.attr, node.lineno)
    read: set[str] = set()
    for other in modules(folder):
        if other.name == "edition.py":
            continue
        for node in ast.walk(tree(other)):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                read.add(node.attr)
    return [
        f"ruleset.py:{at}: no rule reads {name}" for name, at in given.items() if name not in read
    ]


def check(root: Path) -> list[str]:
    """Every complaint about every game."""
    found: list[str] = []
    for folder in sorted((root / "tabletown" / "games").iterdir()):
        if not (folder / "__init__.py").exists():
            continue
        vocabulary = ""
        for place in (f"docs/rules/{folder.name}.md", f"locale/en/{folder.name}.ftl"):
            source = root / place
            vocabulary += source.read_text(encoding="utf-8") if source.exists() else ""
        complaints = layout(folder, vocabulary) + constants(folder) + machine(folder)
        complaints += functions(folder) + unused_numbers(folder)
        found += [f"{folder.name}: {complaint}" for complaint in complaints]
    return found
