"""A compiled engine is used when it is made from these very sources, and never otherwise."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabletown import _form

ROOT = Path(__file__).resolve().parent.parent
RULE = '''
"""A rule."""
from pathlib import Path
from typing import Final

PRICE: Final = 3


class Shop:
    """Sells hats."""

    def __init__(self) -> None:
        self.cash: int = 0

    def sell(self, hats: int) -> int:
        """Earn the price of *hats*."""
        self.cash += hats * PRICE
        return self.cash


def motto() -> str:
    """What the data says."""
    return (Path(__file__).parent / "data" / "motto.txt").read_text()
'''
REPORT = """
import tabletown
from tabletown.core import shop, sign
print(tabletown._form.FORM, shop.Shop().sell(2), sign.SIGN, shop.motto(),
      shop.__file__.rpartition(".")[2])
"""


def small_project(folder: Path) -> Path:
    """A package of our shape with one rule in it."""
    core = folder / "tabletown" / "core"
    (core / "data").mkdir(parents=True)
    (folder / "tools" / "build").mkdir(parents=True)
    shutil.copy(ROOT / "tabletown" / "_form.py", folder / "tabletown")
    shutil.copy(ROOT / "tools" / "build" / "compile.py", folder / "tools" / "build")
    (folder / "tools" / "__init__.py").write_text("")
    (folder / "tools" / "build" / "__init__.py").write_text("")
    start = "from tabletown import _form\n_form.activate()\n"
    (folder / "tabletown" / "__init__.py").write_text(start)
    (core / "__init__.py").write_text("")
    (core / "shop.py").write_text(RULE)
    (core / "sign.py").write_text('SIGN = "open"\n')
    (core / "data" / "motto.txt").write_text("howdy")
    return folder


def python(folder: Path, *words: str, form: str = "") -> subprocess.CompletedProcess[str]:
    """Run this interpreter on the small project."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "TABLETOWN_FORM": form}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def report(folder: Path, form: str = "") -> str:
    done = python(folder, "-c", REPORT, form=form)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.slow
def test_a_stale_binary_never_wins(tmp_path: Path) -> None:
    project = small_project(tmp_path)
    assert report(project) == "pure 6 open howdy py"
    refused = python(project, "-c", "import tabletown", form="compiled")
    assert refused.returncode == 1
    assert "none is made from these sources" in refused.stderr

    built = python(project, "-m", "tools.build.compile")
    assert built.returncode == 0, built.stderr
    assert report(project) in ("compiled 6 open howdy so", "compiled 6 open howdy pyd")
    assert report(project, "compiled") == report(project)
    assert report(project, "pure") == "pure 6 open howdy py"

    # Data is read where the sources read it, so an edit needs no new build.
    (project / "tabletown" / "core" / "data" / "motto.txt").write_text("adios")
    assert report(project).split()[:4] == ["compiled", "6", "open", "adios"]

    # Of another length: Python itself tells its bytecode's age by whole seconds and by size.
    rule = project / "tabletown" / "core" / "shop.py"
    rule.write_text(RULE.replace("PRICE: Final = 3", "PRICE: Final = 15"))
    assert report(project) == "pure 30 open adios py"
    assert python(project, "-c", "import tabletown", form="compiled").returncode == 1

    # The old sources again: the old build fits them, whatever the clock says.
    rule.write_text(RULE)
    assert report(project).split()[:2] == ["compiled", "6"]

    # A module more is another engine.
    (project / "tabletown" / "core" / "more.py").write_text("")
    assert report(project).split()[:2] == ["pure", "6"]


def test_an_unknown_form_is_refused(tmp_path: Path) -> None:
    project = small_project(tmp_path)
    refused = python(project, "-c", "import tabletown", form="fast")
    assert refused.returncode == 1
    assert "may be 'pure' or 'compiled'" in refused.stderr


def test_the_digest_follows_sources_and_nothing_else(tmp_path: Path) -> None:
    project = small_project(tmp_path)
    before = _form.digest(project)
    (project / "tabletown" / "core" / "__pycache__").mkdir()
    (project / "tabletown" / "core" / "__pycache__" / "shop.cpython-311.pyc").write_text("x")
    (project / "tabletown" / "core" / "data" / "motto.txt").write_text("adios")
    (project / "README.md").write_text("words")
    assert _form.digest(project) == before
    (project / "tools" / "build" / "compile.py").write_text("")
    assert _form.digest(project) != before


@pytest.mark.both_forms
def test_the_running_form_is_the_one_it_says(form: str) -> None:
    import tabletown.core.rng as rng

    suffix = "py" if form == "pure" else Path(rng.__file__).suffix[1:]
    assert Path(rng.__file__).suffix == f".{suffix}"
    assert (Path(rng.__file__).suffix == ".py") == (form == "pure")
    wanted = os.environ.get("TABLETOWN_FORM")
    assert wanted in (None, "", form)
