"""The number of ways a game can go on is what it was."""

from pathlib import Path

import pytest

from tabletown.core.state import Game
from tools import registry
from tools.golden import counts

FOLDER = Path(__file__).resolve().parent


@pytest.mark.parametrize("game", registry.EVERY, ids=lambda game: game.key)
def test_moves_are_counted(game: Game, scale: int) -> None:
    """Small counts always, the large ones in the long run."""
    listed = counts.read(FOLDER / f"{game.key}.counts")
    tried = [count for count in listed if count.number <= counts.SAMPLE * scale]
    assert {count.kind for count in tried} == {"tree", "line"}
    for count in tried:
        start = counts.position(game, count)
        number = counts.ways(start, count.kind, count.seed, count.depth)
        assert number == count.number, count.line()


def test_a_line_of_counts_reads_as_it_writes() -> None:
    count = counts.Count("tree", "", 2, 7, 12, 3, 1234)
    assert counts.parse(count.line()) == count
