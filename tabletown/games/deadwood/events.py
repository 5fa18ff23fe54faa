"""What can have happened in Deadwood; the list gives every kind of event its number."""

from __future__ import annotations

from typing import Final

from tabletown.core.events import EventKind, kind_number
from tabletown.core.verbs import SEATS, Domain, numbers
from tabletown.games.deadwood import edition
from tabletown.games.deadwood.verbs import BUILDING, CORNER, COWBOY, FACE, PLOT, STACK

DOLLARS: Final = numbers("dollars", 0, 99)
COUNT: Final = numbers("count", 0, edition.POSTERS)
TRIGGER: Final[Domain] = Domain("trigger", ["station", "pool", "gangs", "cap"])
SURVIVOR: Final[Domain] = Domain("survivor", ["plays-on", "may-end"])

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
    EventKind("survived", [("seat", SEATS), ("survivor", SURVIVOR)]),
]

DEALT: Final = kind_number(EVENTS, "dealt")
ROLLED_FIRST: Final = kind_number(EVENTS, "rolled-first")
STARTED: Final = kind_number(EVENTS, "started")
ENTERED: Final = kind_number(EVENTS, "entered")
RETURNED: Final = kind_number(EVENTS, "returned")
FETCHED: Final = kind_number(EVENTS, "fetched")
FEE_PAID: Final = kind_number(EVENTS, "fee-paid")
POSTER_TAKEN: Final = kind_number(EVENTS, "poster-taken")
POSTER_RETURNED: Final = kind_number(EVENTS, "poster-returned")
ATTACKED: Final = kind_number(EVENTS, "attacked")
FLED: Final = kind_number(EVENTS, "fled")
STOOD: Final = kind_number(EVENTS, "stood")
LOADED: Final = kind_number(EVENTS, "loaded")
SHOT: Final = kind_number(EVENTS, "shot")
DIED: Final = kind_number(EVENTS, "cowboy-died")
DRIVEN_OFF: Final = kind_number(EVENTS, "driven-off")
ANNEXED: Final = kind_number(EVENTS, "annexed")
DECLINED: Final = kind_number(EVENTS, "declined")
EARNED: Final = kind_number(EVENTS, "earned")
PAID: Final = kind_number(EVENTS, "paid")
ARMED: Final = kind_number(EVENTS, "armed")
SADDLED: Final = kind_number(EVENTS, "saddled")
HIRED: Final = kind_number(EVENTS, "hired")
SHERIFF_MOVED: Final = kind_number(EVENTS, "sheriff-moved")
TRACK_LAID: Final = kind_number(EVENTS, "track-laid")
STATION_BUILT: Final = kind_number(EVENTS, "station-built")
DESTROYED: Final = kind_number(EVENTS, "destroyed")
SENT_TO_MINE: Final = kind_number(EVENTS, "sent-to-mine")
DREW: Final = kind_number(EVENTS, "drew")
BUILT: Final = kind_number(EVENTS, "built")
BURIED: Final = kind_number(EVENTS, "buried")
FLEECED: Final = kind_number(EVENTS, "fleeced")
SENT: Final = kind_number(EVENTS, "sent")
DUG: Final = kind_number(EVENTS, "dug")
EXAMINED: Final = kind_number(EVENTS, "examined")
TURNED_UP: Final = kind_number(EVENTS, "turned-up")
ORDERED: Final = kind_number(EVENTS, "ordered")
REFUSED: Final = kind_number(EVENTS, "refused")
ACCUSED: Final = kind_number(EVENTS, "accused")
ISSUED: Final = kind_number(EVENTS, "issued")
WITHDREW: Final = kind_number(EVENTS, "withdrew")
LATCHED: Final = kind_number(EVENTS, "latched")
FINED: Final = kind_number(EVENTS, "fined")
BONUS: Final = kind_number(EVENTS, "bonus")
FACED_OFF: Final = kind_number(EVENTS, "faced-off")
CHOSEN: Final = kind_number(EVENTS, "chosen")
AIMED: Final = kind_number(EVENTS, "aimed")
FIRED: Final = kind_number(EVENTS, "fired")
FELL: Final = kind_number(EVENTS, "fell")
WON: Final = kind_number(EVENTS, "won")
NOBODY_WON: Final = kind_number(EVENTS, "nobody-won")
PICKED: Final = kind_number(EVENTS, "picked")
SURVIVED: Final = kind_number(EVENTS, "survived")
