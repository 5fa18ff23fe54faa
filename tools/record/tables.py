"""On which tables the recorded games are played: chosen once, then kept in the record's lines.

Half of them are every edition and every option set with every seat count, in turn; half have
random options.
"""

from tabletown.core.state import Game
from tests.properties.option_sets import every_setup
from tools.record.drive import Setup, options_text
from tools.soak import random_games

SEED = 15
"""Of the random options."""


def setups(game: Game, count: int) -> list[Setup]:
    """The first *count* games of *game*."""
    listed = every_setup(game)
    found: list[Setup] = []
    for number in range(count):
        setup = random_games.setup_of(game, listed, SEED, number)
        found.append(Setup(game.key, number, setup.seats, options_text(game, setup.given)))
    return found
