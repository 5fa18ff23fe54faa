"""What can happen in Deadwood, told in the past tense; primitives write it down."""

from __future__ import annotations

from typing import Final

from tabletown.core.events import EventKind
from tabletown.core.verbs import SEATS, Domain, numbers
from tabletown.games.deadwood.verbs import BUILDING, CORNER, COWBOY, FACE, PLOT, STACK

DOLLARS: Final = numbers("dollars", 0, 99)
COUNT: Final = numbers("count", 0, 29)
TRIGGER: Final = Domain("trigger", ["station", "pool", "gangs", "cap"])

DEALT: Final = 0
ROLLED_FIRST: Final = 1
STARTED: Final = 2
ENTERED: Final = 3
RETURNED: Final = 4
FETCHED: Final = 5
FEE_PAID: Final = 6
POSTER_TAKEN: Final = 7
POSTER_RETURNED: Final = 8
ATTACKED: Final = 9
FLED: Final = 10
STOOD: Final = 11
LOADED: Final = 12
SHOT: Final = 13
DIED: Final = 14
DRIVEN_OFF: Final = 15
ANNEXED: Final = 16
DECLINED: Final = 17
EARNED: Final = 18
PAID: Final = 19
ARMED: Final = 20
SADDLED: Final = 21
HIRED: Final = 22
SHERIFF_MOVED: Final = 23
TRACK_LAID: Final = 24
STATION_BUILT: Final = 25
DESTROYED: Final = 26
SENT_TO_MINE: Final = 27
DREW: Final = 28
BUILT: Final = 29
BURIED: Final = 30
FLEECED: Final = 31
SENT: Final = 32
DUG: Final = 33
EXAMINED: Final = 34
TURNED_UP: Final = 35
ORDERED: Final = 36
REFUSED: Final = 37
ACCUSED: Final = 38
ISSUED: Final = 39
WITHDREW: Final = 40
LATCHED: Final = 41
FINED: Final = 42
BONUS: Final = 43
FACED_OFF: Final = 44
CHOSEN: Final = 45
AIMED: Final = 46
FIRED: Final = 47
FELL: Final = 48
WON: Final = 49
NOBODY_WON: Final = 50
PICKED: Final = 51

EVENTS: Final[list[EventKind]] = [
    EventKind("dealt", [("building", BUILDING), ("plot", PLOT)], news=True),
    EventKind("rolled-first", [("seat", SEATS), ("die", FACE)], news=True),
    EventKind("started", [("seat", SEATS)]),
    EventKind("entered", [("seat", SEATS), ("cowboy", COWBOY), ("building", BUILDING)]),
    EventKind("returned", [("seat", SEATS), ("cowboy", COWBOY), ("building", BUILDING)]),
    EventKind("fetched", [("seat", SEATS), ("cowboy", COWBOY)]),
    EventKind("fee-paid", [("seat", SEATS), ("rival", SEATS), ("dollars", DOLLARS)]),
    EventKind("poster-taken", [("seat", SEATS), ("count", COUNT)]),
    EventKind("poster-returned", [("seat", SEATS), ("count", COUNT)]),
    EventKind("attacked", [("seat", SEATS), ("rival", SEATS), ("building", BUILDING)]),
    EventKind("fled", [("seat", SEATS), ("building", BUILDING)]),
    EventKind("stood", [("seat", SEATS)]),
    EventKind("loaded", [("seat", SEATS), ("count", COUNT)]),
    EventKind("shot", [("seat", SEATS), ("rival", SEATS), ("die", FACE)], news=True),
    EventKind("cowboy-died", [("seat", SEATS), ("cowboy", COWBOY), ("building", BUILDING)]),
    EventKind("driven-off", [("seat", SEATS), ("cowboy", COWBOY), ("building", BUILDING)]),
    EventKind("annexed", [("seat", SEATS), ("building", BUILDING)]),
    EventKind("declined", [("seat", SEATS), ("building", BUILDING)]),
    EventKind("earned", [("seat", SEATS), ("dollars", DOLLARS)]),
    EventKind("paid", [("seat", SEATS), ("dollars", DOLLARS)]),
    EventKind("armed", [("seat", SEATS), ("count", COUNT)]),
    EventKind("saddled", [("seat", SEATS), ("count", COUNT)]),
    EventKind("hired", [("seat", SEATS), ("cowboy", COWBOY)]),
    EventKind("sheriff-moved", [("seat", SEATS), ("corner", CORNER)]),
    EventKind("track-laid", [("seat", SEATS), ("plot", PLOT)]),
    EventKind("station-built", [("seat", SEATS), ("plot", PLOT)]),
    EventKind("destroyed", [("building", BUILDING), ("plot", PLOT)]),
    EventKind("sent-to-mine", [("seat", SEATS), ("cowboy", COWBOY)]),
    EventKind("drew", [("seat", SEATS), ("stack", STACK), ("building", BUILDING)], news=True),
    EventKind("built", [("seat", SEATS), ("building", BUILDING), ("plot", PLOT)]),
    EventKind("buried", [("building", BUILDING), ("stack", STACK)]),
    EventKind("fleeced", [("seat", SEATS), ("rival", SEATS), ("dollars", DOLLARS)]),
    EventKind("sent", [("seat", SEATS), ("cowboy", COWBOY), ("building", BUILDING)]),
    EventKind("dug", [("seat", SEATS), ("die", FACE)], news=True),
    EventKind("examined", [("seat", SEATS), ("stack", STACK)]),
    EventKind(
        "turned-up",
        [("seat", SEATS), ("stack", STACK), ("building", BUILDING)],
        secret=("building",),
        news=True,
        private=True,
    ),
    EventKind(
        "ordered",
        [("seat", SEATS), ("stack", STACK), ("building", BUILDING)],
        secret=("building",),
        private=True,
    ),
    EventKind("refused", [("seat", SEATS)]),
    EventKind("accused", [("seat", SEATS), ("rival", SEATS)]),
    EventKind("issued", [("seat", SEATS), ("count", COUNT)]),
    EventKind("withdrew", [("seat", SEATS), ("count", COUNT)]),
    EventKind("latched", [("trigger", TRIGGER)]),
    EventKind("fined", [("seat", SEATS), ("count", COUNT), ("dollars", DOLLARS)]),
    EventKind("bonus", [("seat", SEATS), ("dollars", DOLLARS)]),
    EventKind("faced-off", []),
    EventKind("chosen", [("seat", SEATS), ("cowboy", COWBOY)]),
    EventKind("aimed", [("seat", SEATS), ("rival", SEATS)]),
    EventKind("fired", [("seat", SEATS), ("rival", SEATS), ("die", FACE)], news=True),
    EventKind("fell", [("seat", SEATS), ("cowboy", COWBOY)]),
    EventKind("won", [("seat", SEATS)]),
    EventKind("nobody-won", []),
    EventKind("picked", [("seat", SEATS), ("rival", SEATS), ("building", BUILDING)]),
]
"""In the order of the numbers above."""
