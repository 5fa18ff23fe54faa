"""Three tabletop games, whole and exact: play them, watch them, study them."""

from tabletown import _form

__version__ = "0.1.0"

_form.activate()

from tabletown.core.errors import (  # noqa: E402
    DriftError,
    EditionError,
    IllegalAction,
    JournalError,
    OptionError,
    PositionError,
)
from tabletown.core.view import Result  # noqa: E402
from tabletown.games import GAMES  # noqa: E402
from tabletown.table import Choice, Table, new, replay, verify  # noqa: E402


def games() -> tuple[str, ...]:
    """The keys of the games people play."""
    return tuple(game.key for game in GAMES)


__all__ = [
    "Choice",
    "DriftError",
    "EditionError",
    "IllegalAction",
    "JournalError",
    "OptionError",
    "PositionError",
    "Result",
    "Table",
    "games",
    "new",
    "replay",
    "verify",
]
