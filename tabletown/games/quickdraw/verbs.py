"""What can be done and what can have happened in Quickdraw."""

from __future__ import annotations

from typing import Final

from tabletown.core.events import EventKind
from tabletown.core.verbs import SEATS, Domain, Verb, Verbs, numbers
from tabletown.games.quickdraw.data import KINDS

KIND_COUNT: Final = 8
FOX: Final = 6
SPYGLASS: Final = 7
NO_CARD: Final = 15
"""Stands where a card could be and is none, or none anybody has seen."""

CARD = Domain("card", list(KINDS))
RIVAL = Domain("seat", SEATS.words[:4])
DIE = numbers("pips", 1, 6)
POINTS = numbers("points", 0, 255)
ROUND = numbers("round", 0, 15)

PLAY: Final = 0
PEEK: Final = 8
STEAL: Final = 9
DEAL: Final = 13
BURY: Final = 21
TURN: Final = 29
ROLL: Final = 37

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

DEALT: Final = 0
BURIED: Final = 1
SEALED: Final = 2
PEEKED: Final = 3
SHOWN: Final = 4
STOLEN: Final = 5
ROLLED: Final = 6
TURNED: Final = 7
WON: Final = 8
BEGUN: Final = 9

EVENTS = [
    EventKind("dealt", [("to", RIVAL), ("card", CARD)], secret=("card",), news=True),
    EventKind("buried", [("card", CARD)], secret=("card",)),
    EventKind("sealed", [("by", RIVAL), ("card", CARD)], private=True),
    EventKind("peeked", [("by", RIVAL), ("card", CARD)], news=True, private=True),
    EventKind("shown", [("by", RIVAL), ("card", CARD), ("peeks", POINTS)], news=True),
    EventKind("stolen", [("by", RIVAL), ("from", RIVAL), ("points", POINTS)]),
    EventKind("rolled", [("pips", DIE)], news=True),
    EventKind("turned", [("card", CARD)], news=True),
    EventKind("won", [("by", RIVAL), ("points", POINTS)]),
    EventKind("begun", [("round", ROUND)]),
]
