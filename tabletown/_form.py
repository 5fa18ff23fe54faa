"""Which form of the engine runs: the sources as they are, or their compiled twin.

`tools/build/compile.py` leaves compiled engines in `.cache/compiled`, each in a folder named after
a digest of the very sources it was made from. A folder whose name does not fit the sources of this
moment is not looked at, so an edited rule can never lose against an old binary.
The environment's TABLETOWN_FORM may demand a form: `pure` or `compiled`.
"""

import os
import sys
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parent
COMPILED = ROOT / ".cache" / "compiled"
PACKAGES = ("core", "games", "search")
MODULES = (
    "answer.py",
    "plain.py",
    "table.py",
    "server/changes.py",
    "server/clockwork.py",
    "server/close_codes.py",
    "server/consent.py",
    "server/counts.py",
    "server/frames.py",
    "server/notes.py",
    "server/playing.py",
    "server/records.py",
    "server/replies.py",
    "server/seating.py",
    "server/session.py",
    "server/sight.py",
    "server/sockets.py",
    "server/table.py",
    "server/thinking.py",
    "server/websocket.py",
    "server/writer.py",
)
"""What is compiled besides whole packages: the way of a move through the server."""
TYPES = ("server/__init__.py", "server/wire.py")
"""Modules that stay interpreted, but whose types those compile against."""
RECIPE = ("tabletown/_form.py", "tools/build/compile.py")

TREE: list[Path] = []
"""The compiled engine's folder, if that is what runs."""
FORM = "pure"
"""The form that is running: `pure` or `compiled`; settled when the package is imported."""


def digest(root: Path = ROOT) -> str:
    """A name for the sources under *root*, as this interpreter would compile them."""
    summary = blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=12)
    for name in RECIPE:
        path = root / name
        summary.update(path.read_bytes() if path.exists() else b"")
    for package in PACKAGES:
        for folder, folders, names in os.walk(root / "tabletown" / package):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            for name in sorted(names):
                if name.startswith(".") or name.endswith((".pyc", ".so", ".pyd")):
                    continue
                path = Path(folder, name)
                summary.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
                if name.endswith(".py"):
                    summary.update(path.read_bytes())
    for name in (*MODULES, *TYPES):
        path = root / "tabletown" / name
        summary.update(path.read_bytes() if path.exists() else b"")
    return summary.hexdigest()


def fresh_tree(root: Path = ROOT) -> Path | None:
    """The folder of the compiled engine made from the sources of this moment, if there is one."""
    compiled = root / ".cache" / "compiled"
    if not compiled.is_dir():
        return None
    tree = compiled / digest(root)
    return tree if tree.is_dir() else None


def activate() -> None:
    """Let the compiled modules win if they are fresh and nobody asked for the pure form."""
    global FORM
    wanted = os.environ.get("TABLETOWN_FORM", "")
    if wanted not in ("", "pure", "compiled"):
        raise ImportError(f"TABLETOWN_FORM is {wanted!r}; it may be 'pure' or 'compiled'")
    if wanted == "pure":
        return
    tree = fresh_tree()
    if tree is None:
        if wanted == "compiled":
            raise ImportError(
                "TABLETOWN_FORM asks for the compiled engine, but none is made from these sources;"
                " `python3 dev.py build` makes one"
            )
        return
    # The package looks for its modules in the compiled tree first; modules left interpreted
    # and data lie there as links. The shared library of the group is found through sys.path.
    sys.modules["tabletown"].__path__.insert(0, str(tree / "tabletown"))
    sys.path.append(str(tree))
    FORM = "compiled"
    TREE.append(tree)


def look_there_first(package: str, path: list[str]) -> None:
    """Let the compiled modules of *package* win where others of it are not compiled at all."""
    for tree in TREE:
        path.insert(0, str(tree / "tabletown" / package))
