"""What can be done in Quickdraw; the list gives every answer its number."""

from __future__ import annotations

from typing import Final

from tabletown.core.verbs import SEATS, Domain, Verb, Verbs, numbers
from tabletown.games.quickdraw.edition import CARDS

KINDS: Final = len(CARDS)
FOX: Final = CARDS.index("fox")
SPYGLASS: Final = CARDS.index("spyglass")
NO_CARD: Final = 15
"""Stands where a card could be and is none, or none anybody has seen."""

CARD = Domain("card", CARDS)
RIVAL = Domain("seat", SEATS.words[:4])
DIE = numbers("pips", 1, 6)

VERBS = Verbs(
    [
        Verb("play", [CARD], ref=0),
        Verb("peek", []),
        Verb("steal", [RIVAL], ref=0),
        Verb("deal", [CARD]),
        Verb("bury", [CARD]),
        Verb("turn", [CARD]),
        Verb("roll", [DIE]),
    ]
)

PLAY: Final = VERBS.base("play")
PEEK: Final = VERBS.base("peek")
STEAL: Final = VERBS.base("steal")
DEAL: Final = VERBS.base("deal")
BURY: Final = VERBS.base("bury")
TURN: Final = VERBS.base("turn")
ROLL: Final = VERBS.base("roll")


def is_play(action: int) -> bool:
    """Whether *action* seals a card from the hand."""
    return PLAY <= action < PLAY + KINDS
