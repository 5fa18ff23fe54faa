"""Rules, bots, search and the table run where nothing but the standard library is installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import mypy_extensions
import pytest

import tabletown as tt
from tabletown.lab.setups import Setup
from tabletown.plain import plain
from tests.properties.option_sets import CASES

ROOT = Path(__file__).resolve().parent.parent
GAME = """
import sys
import tabletown as tt
table = tt.new("quickdraw", seats=2, seed=1)
while not table.is_over:
    seat = table.pending[0]
    table.play(seat, table.choices(seat)[0].text)
    table.view(seat)
assert tt.replay(table.journal).result == table.result
import pkgutil, importlib, tabletown.bots, tabletown.search
for package in (tabletown.bots, tabletown.search):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
outside = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sorted(name for name in outside if not name.startswith("_")))
"""


def test_a_game_is_played_with_the_standard_library_and_mypy_extensions(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "tabletown", tmp_path / "tabletown", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(mypy_extensions.__file__, tmp_path / "mypy_extensions.py")
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, '.')\n{GAME}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={**os.environ, "TABLETOWN_FORM": "pure"},
    )
    assert "" == done.stderr
    assert "['mypy_extensions', 'tabletown']" == done.stdout.strip()


@pytest.mark.parametrize("case", CASES[:: max(1, len(CASES) // 12)], ids=str)
def test_a_view_as_plain_data_is_what_the_wire_makes_of_it(case: Setup) -> None:
    table = tt.new(case.game.key, case.seats, seed=3, options=case.given)
    for _ in range(40):
        if table.is_over:
            break
        seat = table.pending[0]
        view = table.state.observe(seat)
        assert msgspec.to_builtins(view) == plain(view) == table.view(seat)
        table.play(seat, table.choices(seat)[-1].action)
