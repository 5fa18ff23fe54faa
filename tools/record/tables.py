"""On which tables the recorded games are played: chosen once, then kept in the record's lines.

Half of them are every edition and every option set with every seat count, in turn; half have
random options.
"""

from tabletown.core.state import Game
from tools import soak_random
from tools.record.drive import Setup, options_text

SEED = 15
"""Of the random options."""


def setups(game: Game, count: int) -> list[Setup]:
    """The first *count* games of *game*."""
    every = soak_random.listed(game)
    found: list[Setup] = []
    for number in range(count):
        table = soak_random.table_of(game, every, SEED, number)
        found.append(Setup(game.key, number, table.seats, options_text(game, table.given)))
    return found
