"""Every command that learns weights runs, says how, and leaves the bots' weights alone if told."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tabletown.bots.deadwood import WEIGHTS
from tabletown.search.fliptown.data import FOLDER
from tabletown.search.paperback import PATH
from tools.learn import command, deadwood, fliptown, paperback

RUNS = [
    (fliptown, ["billy-the-kid"], "1", FOLDER / "billy-the-kid.json"),
    (deadwood, ["plain"], "1", WEIGHTS),
    (paperback, ["--terms", "wild"], "2", PATH),
]


@pytest.mark.parametrize(
    ("module", "words", "games", "read"), RUNS, ids=["fliptown", "deadwood", "paperback"]
)
def test_learning_writes_what_bots_read_with_its_command(
    module: ModuleType,
    words: list[str],
    games: str,
    read: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = read.read_bytes()
    monkeypatch.setattr(paperback, "KEPT", tmp_path / "kept")
    said = [*words, "--games", games, "--into", str(tmp_path / "made")]
    monkeypatch.setattr(sys, "argv", [module.__name__, *said])
    module.main()
    made = json.loads((tmp_path / "made" / read.name).read_text(encoding="utf-8"))
    kept = json.loads(before)
    if module is deadwood:
        made, kept = made["plain"], kept["plain"]
    assert made.keys() == kept.keys()
    assert " ".join(["python -m", module.__name__, *said]) in (
        made.get("command"),
        made.get("made by"),
    )
    assert read.read_bytes() == before


def test_weights_that_no_recipe_makes_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["deadwood", "three"])
    with pytest.raises(SystemExit):
        command.read(command.parser("", deadwood.RECIPES))
    assert "no such weights: three" in capsys.readouterr().err
