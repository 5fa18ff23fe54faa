"""A sample of `dev.py soak random`, and that it would notice."""

from pathlib import Path

import pytest

from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.lab import laws
from tabletown.lab.setups import Setup
from tests.properties.option_sets import every_setup
from tools import registry
from tools.soak import random_games
from tools.soak.random_games import Run

EVERY = [game.key for game in registry.EVERY]


@pytest.mark.both_forms
@pytest.mark.parametrize("key", EVERY)
def test_random_games_keep_the_laws_after_every_answer(key: str, scale: int) -> None:
    tally = random_games.chunk(key, seed=7, first=0, count=12 * scale)
    assert [] == tally.failures
    assert 12 * scale == tally.games == sum(tally.endings.values()) == sum(tally.setups.values())
    assert tally.answers > tally.games


@pytest.mark.parametrize("key", EVERY)
def test_every_edition_and_option_set_is_played_with_every_seat_count(key: str) -> None:
    (game,) = registry.called([key])
    listed = every_setup(game)
    played = [random_games.setup_of(game, listed, 1, 2 * index) for index in range(len(listed))]
    assert listed == played
    assert set(range(game.least, game.most + 1)) == {setup.seats for setup in listed}
    drawn = [random_games.setup_of(game, listed, 1, 2 * index + 1) for index in range(40)]
    assert len({str(setup.given) for setup in drawn}) > 5


def test_a_broken_law_is_counted_and_its_game_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_third_round(state: State) -> list[str]:
        return ["a third round"] if state.text().startswith("round 3") else []

    monkeypatch.setattr(laws, "broken", no_third_round)
    (game,) = registry.called(["quickdraw"])
    with pytest.raises(laws.LawBroken, match="a third round"):
        random_games.play(Setup(game, 2), Rng(1), 0, [])
    tally = random_games.chunk("quickdraw", seed=1, first=0, count=4)
    assert 4 == len(tally.failures) == tally.games
    assert random_games.SHORTENED == len(tally.journals)
    assert all("round" not in text.split("begin")[0] for text in tally.journals.values())


def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    run = Run("quickdraw", 250, seed=3)
    whole = random_games.played(run, tmp_path / "whole.jsonl")
    path = tmp_path / "parts.jsonl"
    assert 0 == random_games.played(Run("quickdraw", 250, seed=3, seconds=0), path).games
    part = random_games.played(Run("quickdraw", 100, seed=3), path)
    assert 100 == part.games
    with path.open("a") as notes:
        notes.write('{"first": 100, "ga')
    again = Run("quickdraw", 250, seed=3, workers=2)
    assert whole == random_games.played(again, path)
    assert 250 == whole.games
    lines = path.read_text().count("{")
    assert whole == random_games.played(again, path)
    assert lines == path.read_text().count("{"), "what is noted is not played again"
