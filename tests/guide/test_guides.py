"""The guides are true: those that are examples run, those that add something are carried out.

One copy of the repository gets what the pages to a building, a bounty and a card add, by their own
code blocks (`blocks.py`). There the layout is checked, the rules are translated to C for the
compiled form, the pages' own tests run, and `added.py` plays: random games with all laws, loads of
dumps and replays among them, a game of every level of bot, the new things on the page and in the
terminal. The play is interpreted: the C compiler would take longer than all the rest.
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
LEFT_OUT = ("web/", "docs/pictures/")
TRANSLATE = """
import sys
from pathlib import Path
from mypyc.build import mypycify
from tools.build.compile import modules
rules = ("tabletown/core", "tabletown/games")
names = [name for name in modules(Path.cwd()) if name.startswith(rules)]
options = ["--config-file=", "--ignore-missing-imports", "--cache-dir", ".cache/mypyc"]
mypycify([*options, *names], multi_file=True, group_name="tabletown", target_dir=".cache/c")
"""
"""What `tools/build/compile.py` does before the C compiler's turn, for the rules alone."""
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
    """Copy into *folder* what git keeps or would keep, but no page and no pictures."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.split("\0"):
        source = ROOT / name
        if name and not name.startswith(LEFT_OUT) and source.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, folder / name)
    return folder


def run(folder: Path, *words: str) -> None:
    """Run Python in the copy; fail with all it said if it is not content."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "TABLETOWN_FORM": "pure"}
    environment = {k: v for k, v in environment.items() if not k.startswith("PYTEST_")}
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_what_the_guides_add_plays(tmp_path: Path) -> None:
    copy = copied(tmp_path / "tabletown")
    added = [block for name in GUIDES for block in of_guide(name)]
    for block in added:
        carry_out(block, copy)
    run(copy, "-c", CHECKS)
    run(copy, "-c", TRANSLATE)
    own = {block.file for block in added if block.file.startswith("tests/")}
    plugins = ["-p", "no:schemathesis", "-p", "no:faker"]
    parallel = ["-n", os.environ.get("TABLETOWN_JOBS") or "2", "--dist", "worksteal"]
    run(copy, "-m", "pytest", "-q", *plugins, *parallel, *sorted(own), "tests/guide/added.py")


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
