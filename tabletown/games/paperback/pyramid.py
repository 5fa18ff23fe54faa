"""The pyramid of books in the cooperative game: who wins it, and the tokens that bring it down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.question import UNFORCED
from tabletown.games.paperback import events, verbs
from tabletown.games.paperback.cards import PYRAMID
from tabletown.games.paperback.hand import NO_CARD, put_at
from tabletown.games.paperback.options import PYRAMID_CLEARED, PYRAMID_FALLEN
from tabletown.games.paperback.ruleset import COOPERATIVE
from tabletown.games.paperback.turn import TurnQuestion

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def row_of(state: Paperback, place: i64) -> i64:
    """Which row of the pyramid *place* is in, from the bottom."""
    row: i64 = 0
    for size in state.ruleset.rows:
        if place < size:
            return row
        place -= size
        row += 1
    return row


def kind_of(state: Paperback, place: i64) -> i64:
    """The kind at *place* of the pyramid, or NO_CARD where it is gone."""
    if place >= len(state.pyramid) or state.pyramid[place] < 0:
        return NO_CARD
    return state.ruleset.row_kinds[row_of(state, place)]


def is_uncovered(state: Paperback, place: i64) -> bool:
    """Whether the card at *place* is still there and no card below covers it."""
    if state.pyramid[place] < 0:
        return False
    row: i64 = row_of(state, place)
    if row == 0:
        return True
    below: i64 = place - state.ruleset.rows[row - 1]
    return state.pyramid[below] < 0 and state.pyramid[below + 1] < 0


def uncovered(state: Paperback) -> list[int]:
    """The slots of all uncovered cards, ascending."""
    found: list[int] = []
    for place in range(len(state.pyramid)):
        if is_uncovered(state, place):
            found.append(PYRAMID + place)
    return found


def is_won(state: Paperback) -> bool:
    """Whether the last card has left the pyramid; then everybody wins at once."""
    if state.ruleset.variant != COOPERATIVE:
        return False
    for tokens in state.pyramid:
        if tokens >= 0:
            return False
    state.end_game(PYRAMID_CLEARED)
    return True


class PlaceToken(TurnQuestion):
    """No Fame bought: which uncovered card takes a token; one too many loses the game."""

    key: ClassVar[str] = "pile"
    stage: ClassVar[str] = "pile"

    def __init__(self) -> None:
        super().__init__(UNFORCED)

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.PLACE + slot for slot in uncovered(state)]

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        slot: i64 = action - verbs.PLACE
        place: i64 = slot - PYRAMID
        state.pyramid = put_at(state.pyramid, place, state.pyramid[place] + 1)
        if state.tape is not None:
            state.write(events.TOKEN_PLACED, state.active, slot, state.pyramid[place])
        if state.pyramid[place] >= state.ruleset.fall:
            state.end_game(PYRAMID_FALLEN)


ASK_TOKEN: Final = PlaceToken()
