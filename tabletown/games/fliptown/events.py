"""What can have happened in Fliptown; the list gives every kind of event its number."""

from __future__ import annotations

from typing import Final

from tabletown.core.events import EventKind, kind_number
from tabletown.core.verbs import SEATS, Domain, numbers
from tabletown.games.fliptown.belongings import WORDS
from tabletown.games.fliptown.edition import HANDS
from tabletown.games.fliptown.verbs import (
    BOUNTY,
    BUILDING,
    CARD,
    CHAMBER,
    CHARACTER,
    COWBOT,
    PLOT,
    REGION,
    STONE,
    STOP,
    TARGET,
)

THING: Final = Domain("thing", ["star", "cash", "gold", "wanted", "pan", "hammer"])
STAR: Final = THING.numbers["star"]
CASH: Final = THING.numbers["cash"]
GOLD: Final = THING.numbers["gold"]
WANTED: Final = THING.numbers["wanted"]
PAN: Final = THING.numbers["pan"]
HAMMER: Final = THING.numbers["hammer"]
BELONGING: Final = Domain("item", WORDS)
HAND: Final = Domain("hand", HANDS)
COUNTED: Final = numbers("amount", 0, 999)
ROUND: Final = numbers("round", 0, 9)

EVENTS: Final[list[EventKind]] = [
    EventKind("round-begun", [("round", ROUND)]),
    EventKind("flipped", [("card", CARD)], news=True),
    EventKind("redrawn", [("seat", SEATS)]),
    EventKind("shuffled", []),
    EventKind("became", [("seat", SEATS), ("character", CHARACTER)], news=True),
    EventKind("posted", [("bounty", BOUNTY)], news=True),
    EventKind("sent", [("cowbot", COWBOT)], news=True),
    EventKind("dealt", [("seat", SEATS), ("card", CARD)], ("card",), news=True),
    EventKind(
        "assigned",
        [("seat", SEATS), ("suit", CARD), ("value", CARD), ("poker", CARD)],
        private=True,
    ),
    EventKind("gained", [("seat", SEATS), ("thing", THING), ("amount", COUNTED)], private=True),
    EventKind("lost", [("seat", SEATS), ("thing", THING), ("amount", COUNTED)], private=True),
    EventKind("rode", [("seat", SEATS), ("stop", STOP)], private=True),
    EventKind("robbed", [("seat", SEATS), ("target", TARGET)], private=True),
    EventKind("dug", [("seat", SEATS), ("chamber", CHAMBER)], private=True),
    EventKind("visited", [("seat", SEATS), ("building", BUILDING)], private=True),
    EventKind("marked", [("seat", SEATS), ("stone", STONE)], private=True),
    EventKind("bonus", [("seat", SEATS), ("region", REGION)], private=True),
    EventKind(
        "raided", [("seat", SEATS), ("card", CARD), ("total", COUNTED)], private=True, news=True
    ),
    EventKind("owned", [("seat", SEATS), ("item", BELONGING)], private=True),
    EventKind("claimed", [("seat", SEATS), ("plot", PLOT), ("amount", COUNTED)], private=True),
    EventKind("checked-in", [("seat", SEATS), ("amount", COUNTED)], private=True),
    EventKind("peeked", [("seat", SEATS), ("card", CARD)], private=True, news=True),
    EventKind("hand-shown", [("seat", SEATS), ("hand", HAND)]),
    EventKind("bounty-scored", [("seat", SEATS), ("bounty", BOUNTY), ("amount", COUNTED)]),
    EventKind("stolen", [("cowbot", COWBOT), ("amount", COUNTED)]),
    EventKind("bribed", [("seat", SEATS), ("amount", COUNTED)]),
    EventKind("sheriff", [("card", CARD)], news=True),
    EventKind("arrested", [("seat", SEATS)], private=True),
    EventKind("sworn", [("seat", SEATS), ("card", CARD)], news=True),
    EventKind("cheated", [("seat", SEATS), ("card", CARD), ("face", CARD)], private=True),
    EventKind("ability", [("seat", SEATS), ("character", CHARACTER)], private=True),
    EventKind(
        "sheet-shown",
        [
            ("seat", SEATS),
            ("stars", COUNTED),
            ("cash", COUNTED),
            ("gold", COUNTED),
            ("wanted", COUNTED),
        ],
    ),
    EventKind("ended", [("round", ROUND)]),
    EventKind("drawn", [("card", CARD)], news=True),
]

BEGUN: Final = kind_number(EVENTS, "round-begun")
FLIPPED: Final = kind_number(EVENTS, "flipped")
REDRAWN: Final = kind_number(EVENTS, "redrawn")
SHUFFLED: Final = kind_number(EVENTS, "shuffled")
BECAME: Final = kind_number(EVENTS, "became")
POSTED: Final = kind_number(EVENTS, "posted")
SENT: Final = kind_number(EVENTS, "sent")
DEALT: Final = kind_number(EVENTS, "dealt")
ASSIGNED: Final = kind_number(EVENTS, "assigned")
GAINED: Final = kind_number(EVENTS, "gained")
LOST: Final = kind_number(EVENTS, "lost")
RODE: Final = kind_number(EVENTS, "rode")
ROBBED: Final = kind_number(EVENTS, "robbed")
DUG: Final = kind_number(EVENTS, "dug")
VISITED: Final = kind_number(EVENTS, "visited")
MARKED: Final = kind_number(EVENTS, "marked")
BONUS: Final = kind_number(EVENTS, "bonus")
RAIDED: Final = kind_number(EVENTS, "raided")
OWNED: Final = kind_number(EVENTS, "owned")
CLAIMED: Final = kind_number(EVENTS, "claimed")
CHECKED_IN: Final = kind_number(EVENTS, "checked-in")
PEEKED: Final = kind_number(EVENTS, "peeked")
HAND_SHOWN: Final = kind_number(EVENTS, "hand-shown")
BOUNTY_SCORED: Final = kind_number(EVENTS, "bounty-scored")
STOLEN: Final = kind_number(EVENTS, "stolen")
BRIBED: Final = kind_number(EVENTS, "bribed")
SHERIFF: Final = kind_number(EVENTS, "sheriff")
ARRESTED: Final = kind_number(EVENTS, "arrested")
SWORN: Final = kind_number(EVENTS, "sworn")
CHEATED: Final = kind_number(EVENTS, "cheated")
ABILITY: Final = kind_number(EVENTS, "ability")
SHEET_SHOWN: Final = kind_number(EVENTS, "sheet-shown")
ENDED: Final = kind_number(EVENTS, "ended")
DRAWN: Final = kind_number(EVENTS, "drawn")
