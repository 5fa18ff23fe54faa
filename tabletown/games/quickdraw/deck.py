"""Cards off the deck: what every question to the dealer about one has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.question import Chance
from tabletown.games.quickdraw import verbs

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.quickdraw.state import Quickdraw

CARDS_STREAM: Final = 0
DICE_STREAM: Final = 1


class CardFromDeck(Chance["Quickdraw"]):
    """The dealer takes a card off the deck; *verb* is the first of its answers."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.base: i64 = verbs.VERBS.base(verb)

    def answers(self, state: Quickdraw, item: i64) -> list[int]:
        return [self.base + kind for kind in state.deck.kinds()]

    def odds(self, state: Quickdraw, item: i64) -> list[int]:
        return state.deck.odds()

    def stream(self, state: Quickdraw, item: i64) -> int:
        return CARDS_STREAM
