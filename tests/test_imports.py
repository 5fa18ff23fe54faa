"""Who may import whom, and that class constants say so."""

from pathlib import Path

import pytest

from tools.check import compiled_code, imports

ROOT = Path(__file__).resolve().parent.parent


def test_nothing_imports_what_it_may_not() -> None:
    assert imports.check(ROOT) == []


def test_class_constants_are_class_variables() -> None:
    assert compiled_code.check(ROOT) == []


FILES = (
    "__init__.py core/__init__.py core/state.py games/__init__.py games/aces/__init__.py"
    " games/aces/rules.py games/aces/state.py games/kings/__init__.py games/kings/rules.py"
    " search/tree.py search/aces.py bots/base.py lab/simulate.py server/app.py cli.py table.py"
)


def project(folder: Path, name: str, text: str) -> Path:
    for path in FILES.split():
        (folder / "tabletown" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "tabletown" / path).write_text("")
    (folder / "tabletown" / name).write_text(text)
    return folder


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("core/state.py", "from tabletown.games import aces"),
        ("core/state.py", "import msgspec"),
        ("core/state.py", "import tabletown.table"),
        ("games/aces/rules.py", "from tabletown.games.kings import rules"),
        ("games/aces/rules.py", "from ..kings import rules"),
        ("games/aces/rules.py", "from tabletown.games import GAMES"),
        ("games/aces/rules.py", "from tabletown.bots import base"),
        ("games/aces/rules.py", "def f():\n    import numpy"),
        ("search/tree.py", "from tabletown.games.aces import rules"),
        ("search/tree.py", "from tabletown.games import GAMES"),
        ("search/aces.py", "from tabletown.games.kings import rules"),
        ("search/tree.py", "from tabletown.bots.base import Bot"),
        ("bots/base.py", "from tabletown.lab import simulate"),
        ("bots/base.py", "from tabletown.server import app"),
        ("lab/simulate.py", "import tabletown.server.app"),
        ("server/app.py", "from tabletown.games.aces import GAME"),
        ("server/app.py", "import tabletown.cli"),
        ("table.py", "from tabletown.server import app"),
        ("table.py", "from tabletown.lab import simulate"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, name: str, line: str) -> None:
    found = imports.check(project(tmp_path, name, line))
    assert len(found) == 1
    assert found[0].startswith(f"tabletown/{name}:")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("core/state.py", "from mypy_extensions import i64\nfrom hashlib import blake2b"),
        ("games/__init__.py", "from tabletown.games import aces, kings"),
        ("games/aces/rules.py", "from tabletown.games.aces.state import S\nfrom .state import S"),
        ("games/aces/rules.py", "from tabletown.core.state import State"),
        ("search/aces.py", "from tabletown.games.aces.state import S"),
        ("bots/base.py", "from tabletown.games.aces import rules\nimport tabletown.search.tree"),
        ("server/app.py", "import litestar\nfrom tabletown.games import GAMES"),
        ("server/app.py", "from tabletown.table import Table"),
        ("cli.py", "from tabletown.server.app import build_app"),
    ],
)
def test_a_lawful_import_is_left_alone(tmp_path: Path, name: str, line: str) -> None:
    assert imports.check(project(tmp_path, name, line)) == []


def test_a_bare_class_constant_is_found(tmp_path: Path) -> None:
    text = 'class Church:\n    key = "church"\n    price: int = 3\n    seats: ClassVar[int] = 2\n'
    found = compiled_code.check(project(tmp_path, "games/aces/rules.py", text))
    assert [line.split(": ")[1] for line in found] == [
        "Church.key needs ClassVar[…]",
        "Church.price needs ClassVar[…]",
    ]


def test_an_enumeration_is_no_class_with_constants(tmp_path: Path) -> None:
    text = "class Suit(IntEnum):\n    SPADES = 0\n\n"
    text += "@dataclass(frozen=True)\nclass V:\n    a: int = 1\n"
    assert compiled_code.check(project(tmp_path, "games/aces/rules.py", text)) == []


@pytest.mark.parametrize("name", ["games/aces/rules.py", "server/writer.py"])
def test_two_kinds_of_error_under_one_name_are_found(tmp_path: Path, name: str) -> None:
    text = "def f():\n    try:\n        g()\n    except A as e:\n        h(e)\n"
    again = "    try:\n        g()\n    except {} as {}:\n        h()\n"
    found = compiled_code.check(project(tmp_path, name, text + again.format("B", "e")))
    assert [f"tabletown/{name}:8: e caught another kind of error before"] == found
    for kind, variable in (("A", "e"), ("B", "other")):
        assert (
            compiled_code.check(project(tmp_path, name, text + again.format(kind, variable))) == []
        )
