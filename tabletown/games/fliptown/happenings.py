"""The facts Fliptown's primitives write down, in the past tense."""

from __future__ import annotations

from typing import Final

from tabletown.core.events import EventKind
from tabletown.core.verbs import SEATS, Domain, numbers
from tabletown.games.fliptown.numbers import HANDS, ITEM_WORDS
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
STAR: Final = 0
CASH: Final = 1
GOLD: Final = 2
WANTED: Final = 3
PAN: Final = 4
HAMMER: Final = 5
BELONGING: Final = Domain("item", ITEM_WORDS)
HAND: Final = Domain("hand", HANDS)
COUNTED: Final = numbers("amount", 0, 999)
ROUND: Final = numbers("round", 0, 9)

BEGUN: Final = 0
FLIPPED: Final = 1
REDRAWN: Final = 2
SHUFFLED: Final = 3
BECAME: Final = 4
POSTED: Final = 5
SENT: Final = 6
DEALT: Final = 7
ASSIGNED: Final = 8
GAINED: Final = 9
LOST: Final = 10
RODE: Final = 11
ROBBED: Final = 12
DUG: Final = 13
VISITED: Final = 14
MARKED: Final = 15
BONUS: Final = 16
RAIDED: Final = 17
OWNED: Final = 18
CLAIMED: Final = 19
CHECKED_IN: Final = 20
PEEKED: Final = 21
HAND_SHOWN: Final = 22
BOUNTY_SCORED: Final = 23
STOLEN: Final = 24
BRIBED: Final = 25
SHERIFF: Final = 26
ARRESTED: Final = 27
SWORN: Final = 28
CHEATED: Final = 29
ABILITY: Final = 30
SHEET_SHOWN: Final = 31
ENDED: Final = 32
DRAWN: Final = 33

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
