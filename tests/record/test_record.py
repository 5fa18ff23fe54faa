"""A sample of `dev.py soak record`: what release 0.1.0 showed and answered is still so."""

from collections import Counter

import pytest

from tabletown.core.options import recalled
from tabletown.games import GAMES, TEMPLATES
from tests.properties.option_sets import every_setup
from tools.record import files, levels, stream
from tools.record.command import GAMES_A_TITLE, POSITIONS, difference
from tools.record.drive import options_text
from tools.record.files import GameLine

EVERY = [game.key for game in GAMES + TEMPLATES]
SAMPLE = 12
"""Games of a title in `dev.py test`."""
QUICK = ("random", "rookie", "regular", "veteran")
"""Levels that answer quickly in both forms."""


def sample(key: str, scale: int) -> list[GameLine]:
    """Games spread over the record, from short ones to long ones."""
    lines = files.read_games(key)
    count = min(SAMPLE * scale, len(lines))
    size = len(lines) // count
    found: list[GameLine] = []
    for index in range(count):
        block = sorted(lines[size * index :][:size], key=lambda line: line.shown.length)
        found.append(block[size * index // count])
    return found


@pytest.mark.parametrize("key", EVERY)
def test_games_ask_offer_tell_show_draw_and_score_as_recorded(key: str, scale: int) -> None:
    changed = [difference(line, stream.shown(line.setup)) for line in sample(key, scale)]
    assert [] == [sentence for sentence in changed if sentence]


@pytest.mark.parametrize("key", EVERY)
def test_bots_answer_as_recorded(key: str, scale: int) -> None:
    lines = files.read_bots(key)
    setups = {line.setup.number: line.setup for line in files.read_games(key)}
    for line in lines[:: max(1, len(lines) // (10 * scale))]:
        recorded = dict(zip(levels.columns(key), line.said, strict=True))
        quick = tuple(level for level in QUICK if level in recorded)
        now = levels.answers_at(line.place, setups[line.place.game], quick)
        assert tuple(recorded[level] for level in quick) == now, line.text()


@pytest.mark.parametrize("key", EVERY)
def test_the_record_is_whole(key: str) -> None:
    """Every edition and every option set is there, with every seat count that goes."""
    games = files.read_games(key)
    assert list(range(GAMES_A_TITLE[key])) == [line.setup.number for line in games]
    (game,) = [game for game in GAMES + TEMPLATES if game.key == key]
    tables = {(line.setup.seats, line.setup.options) for line in games}
    # The record was made by an earlier release: its tables have what was usual then.
    listed = {
        (setup.seats, options_text(game, recalled(game.options, setup.given)))
        for setup in every_setup(game)
    }
    assert set() == listed - tables
    positions = files.read_bots(key)
    assert list(range(POSITIONS[key])) == [line.place.number for line in positions]
    for column, said in zip(
        levels.columns(key), zip(*(line.said for line in positions), strict=True), strict=True
    ):
        empty = [text for text in said if text == levels.NOTHING]
        hints = len(positions) // levels.HINTS
        assert len(positions) - len(empty) == (hints if column == levels.HINT else len(positions))


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_positions_are_spread_over_the_whole_game(key: str) -> None:
    lengths = {line.setup.number: line.shown.length for line in files.read_games(key)}
    places = [line.place for line in files.read_bots(key)]
    parts = Counter(5 * place.answer // lengths[place.game] for place in places)
    assert set(range(5)) <= set(parts)
    assert min(parts.values()) > len(places) // 12
