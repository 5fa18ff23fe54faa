"""The guides are true: those that are examples run, those that add something are carried out.

One copy of the repository gets what the pages to a building, a bounty and a card add, by their own
code blocks (`blocks.py`). There the layout is checked, the engine is compiled once, the pages' own
tests run, and `added.py` plays in the compiled form: random games with all laws, loads of dumps and
replays among them, a game of every level of bot, the new things in the terminal. While the compiler
is busy, `added_page.py` looks at them in a browser.
"""

import doctest
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.guide.blocks import Block, blocks, carry_out

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ("one-building", "one-bounty", "one-card")
LEFT_OUT = ("docs/pictures/", "tests/web/frames/")
COMPILE = "from tools.build import compile; compile.build(level='0')"
"""The C compiler does not try hard: what it makes plays 200 games and is thrown away."""
PAGE = "from tools import ROOT; from tools.build import page; page.must(ROOT, 'run', 'build')"
PYTEST = ("-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "no:faker")
CHECKS = """
import sys
from pathlib import Path
from tools.check import compiled_code, game_layout, imports
root = Path.cwd()
found = [line for part in (compiled_code, game_layout, imports) for line in part.check(root)]
sys.exit("\\n".join(found) or 0)
"""


@pytest.mark.parametrize("name", ["one-game", "one-bot"])
def test_the_examples_of_a_guide_run(name: str) -> None:
    page = ROOT / "docs" / "guide" / f"{name}.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (0, True) == (failed, tried > 5)


def of_guide(name: str) -> list[Block]:
    """The blocks of a guide that go into files."""
    return blocks((ROOT / "docs" / "guide" / f"{name}.md").read_text(encoding="utf-8"))


def copied(folder: Path) -> Path:
    """Copy into *folder* what git keeps or would keep, but no pictures."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.split("\0"):
        source = ROOT / name
        if name and not name.startswith(LEFT_OUT) and source.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, folder / name)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def begin(folder: Path, form: str, *words: str) -> subprocess.Popen[str]:
    """Start Python in the copy, in a form of the engine."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "TABLETOWN_FORM": form}
    environment = {k: v for k, v in environment.items() if not k.startswith("PYTEST_")}
    return subprocess.Popen(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def demand(process: subprocess.Popen[str]) -> None:
    """Wait for its end; fail with all it said if it is not content."""
    said = process.communicate()[0]
    assert process.returncode == 0, said


@pytest.mark.slow
@pytest.mark.browser
def test_what_the_guides_add_plays(tmp_path: Path) -> None:
    copy = copied(tmp_path / "tabletown")
    added = [block for name in GUIDES for block in of_guide(name)]
    for block in added:
        carry_out(block, copy)
    demand(begin(copy, "pure", "-c", CHECKS))
    compiling = begin(copy, "pure", "-c", COMPILE)
    try:
        demand(begin(copy, "pure", "-c", PAGE))
        demand(begin(copy, "pure", *PYTEST, "tests/guide/added_page.py"))
    finally:
        demand(compiling)
    own = {block.file for block in added if block.file.startswith("tests/")}
    parallel = ["-n", os.environ.get("TABLETOWN_JOBS") or "2", "--dist", "worksteal"]
    compiled = ["--form", "compiled", *parallel]
    demand(begin(copy, "compiled", *PYTEST, *compiled, *sorted(own), "tests/guide/added.py"))


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_touches_at_most_four_files_and_each_language(name: str) -> None:
    touched = {block.file for block in of_guide(name)}
    words = {file for file in touched if file.startswith("locale/")}
    assert {"cs", "en", "pl"} == {Path(file).parts[1] for file in words}
    assert 3 == len(words)
    assert 3 <= len(touched - words) <= 4


def test_a_block_goes_where_it_says(tmp_path: Path) -> None:
    page = """
```python
print("only to be read")
```

```toml file=list.toml
[one]
[three]
```

```toml file=list.toml after="[one]"
[two]
```

```toml file=list.toml before="[one]"
[zero]
```

```toml file=list.toml end
[four]
```
"""
    for block in blocks(page):
        carry_out(block, tmp_path)
    text = (tmp_path / "list.toml").read_text(encoding="utf-8")
    assert ["[zero]", "[one]", "[two]", "[three]", "[four]"] == text.split()


@pytest.mark.parametrize("place", ["", ' after="[two]"', ' before="["'])
def test_a_block_that_fits_no_one_place_is_refused(place: str, tmp_path: Path) -> None:
    (tmp_path / "list.toml").write_text("[one]\n[three]\n", encoding="utf-8")
    (block,) = blocks(f"```toml file=list.toml{place}\n[two]\n```\n")
    with pytest.raises(ValueError, match=r"list\.toml"):
        carry_out(block, tmp_path)


@pytest.mark.parametrize("place", ["beside", "before", 'end before="[one]"'])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(ValueError):
        blocks(f"```toml file=list.toml {place}\n[two]\n```\n")
