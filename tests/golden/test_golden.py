"""Recorded games play again exactly as they did, in either form of the engine."""

from pathlib import Path

import pytest

import tabletown as tt
from tabletown.core.state import Game
from tools import registry
from tools.golden import digests, journals

FOLDER = Path(__file__).resolve().parent
JOURNALS = sorted(FOLDER.glob("*/*.journal"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_plays_as_recorded(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = tt.replay(text)
    assert table.journal == text
    assert journals.summary(table) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_shows_and_tells_what_it_did(path: Path) -> None:
    table = tt.replay(path.read_text(encoding="utf-8"))
    assert digests.read(path.parent)[path.stem] == digests.lines_of(table)


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_was_dealt_from_its_seed(path: Path) -> None:
    tt.verify(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", registry.EVERY, ids=lambda game: game.key)
def test_every_edition_has_golden_games(game: Game) -> None:
    names = [name for name, *_ in journals.wanted(game)]
    assert names
    assert [name for name in names if not (FOLDER / game.key / f"{name}.journal").exists()] == []


@pytest.mark.parametrize("game", registry.EVERY, ids=lambda game: game.key)
def test_every_way_to_end_has_a_golden_game(game: Game) -> None:
    have = {journals.ending_of(path) for path in (FOLDER / game.key).glob("*.journal")}
    assert registry.endings(game)
    assert [ending for ending in registry.endings(game) if ending not in have] == []


def test_goldens_stay_small() -> None:
    sizes = {game.key: 0 for game in registry.EVERY}
    for path in FOLDER.rglob("*.*"):
        if path.parent.name in sizes:
            sizes[path.parent.name] += path.stat().st_size
    assert [key for key, size in sizes.items() if size > 1_500_000] == []
