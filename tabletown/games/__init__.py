"""The registry: every game there is, in one tuple."""

from __future__ import annotations

from tabletown.core.errors import OptionError
from tabletown.core.state import Game
from tabletown.games.deadwood import GAME as DEADWOOD
from tabletown.games.fliptown import GAME as FLIPTOWN
from tabletown.games.paperback import GAME as PAPERBACK
from tabletown.games.quickdraw import GAME as QUICKDRAW

GAMES: tuple[Game, ...] = (FLIPTOWN, DEADWOOD, PAPERBACK)
"""The games people play, in the order the front page shows them."""
TEMPLATES: tuple[Game, ...] = (QUICKDRAW,)
"""Our own small game: the template to copy and the fixture of the protocol tests."""


def find(key: str) -> Game:
    """The game called *key*."""
    for game in GAMES + TEMPLATES:
        if game.key == key:
            return game
    raise OptionError("unknown-game", {"game": key})
