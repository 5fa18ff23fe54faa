"""A sample of `dev.py soak random`, and that it would notice."""

from pathlib import Path

import pytest

from tabletown.core.rng import Rng
from tabletown.core.state import State
from tools import games
from tools.soak import random_games
from tools.soak.random_games import Tally

EVERY = [game.key for game in games.EVERY]


@pytest.mark.both_forms
@pytest.mark.parametrize("key", EVERY)
def test_random_games_keep_the_laws_after_every_answer(key: str, scale: int) -> None:
    tally = random_games.chunk(key, seed=7, first=0, count=12 * scale)
    assert [] == tally.failures
    assert 12 * scale == tally.games == sum(tally.endings.values()) == sum(tally.tables.values())
    assert tally.answers > tally.games


@pytest.mark.parametrize("key", EVERY)
def test_every_edition_and_option_set_is_played_with_every_seat_count(key: str) -> None:
    (game,) = games.called([key])
    listed = random_games.listed(game)
    played = [random_games.table_of(game, listed, 1, 2 * index) for index in range(len(listed))]
    assert listed == played
    assert set(range(game.least, game.most + 1)) == {table.seats for table in listed}
    drawn = [random_games.table_of(game, listed, 1, 2 * index + 1) for index in range(40)]
    assert len({str(table.given) for table in drawn}) > 5


def test_a_broken_law_is_counted_with_its_position() -> None:
    (game,) = games.called(["quickdraw"])

    def no_third_round(state: State) -> list[str]:
        return ["a third round"] if state.text().startswith("round 3") else []

    table = random_games.listed(game)[0]
    with pytest.raises(AssertionError, match="a third round: round 3"):
        random_games.play(game, table, Rng(1), no_third_round, Tally(), 0)


def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = random_games.run("quickdraw", 250, 3, 1, 1e9, tmp_path / "whole.jsonl")
    path = tmp_path / "parts.jsonl"
    assert 0 == random_games.run("quickdraw", 250, 3, 1, 0, path).games
    part = random_games.run("quickdraw", 100, 3, 1, 1e9, path)
    assert 100 == part.games
    with path.open("a") as notes:
        notes.write('{"first": 100, "ga')
    assert whole == random_games.run("quickdraw", 250, 3, 2, 1e9, path)
    assert 250 == whole.games
    lines = path.read_text().count("{")
    assert whole == random_games.run("quickdraw", 250, 3, 2, 1e9, path)
    assert lines == path.read_text().count("{"), "what is noted is not played again"
