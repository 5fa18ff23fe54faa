"""What can have happened in Quickdraw; the list gives every kind of event its number."""

from __future__ import annotations

from typing import Final

from tabletown.core.events import EventKind, kind_number
from tabletown.core.verbs import numbers
from tabletown.games.quickdraw.verbs import CARD, DIE, RIVAL

POINTS = numbers("points", 0, 255)
ROUND = numbers("round", 0, 15)

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

DEALT: Final = kind_number(EVENTS, "dealt")
BURIED: Final = kind_number(EVENTS, "buried")
SEALED: Final = kind_number(EVENTS, "sealed")
PEEKED: Final = kind_number(EVENTS, "peeked")
SHOWN: Final = kind_number(EVENTS, "shown")
STOLEN: Final = kind_number(EVENTS, "stolen")
ROLLED: Final = kind_number(EVENTS, "rolled")
TURNED: Final = kind_number(EVENTS, "turned")
WON: Final = kind_number(EVENTS, "won")
BEGUN: Final = kind_number(EVENTS, "begun")
