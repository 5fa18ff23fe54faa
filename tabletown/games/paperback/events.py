"""What can have happened in Paperback; the list gives every kind of event its number."""

from __future__ import annotations

from typing import Final

from tabletown.core.events import EventKind, kind_number
from tabletown.core.verbs import SEATS, Domain, numbers
from tabletown.games.paperback.cards import LETTERS
from tabletown.games.paperback.options import ENDINGS
from tabletown.games.paperback.verbs import AWARD, CARD, FACE, SLOT, TALENT, THEME


class Spelling(Domain):
    """Up to ten letters packed into one number, six bits each; a blank is 63."""

    def fact(self, value: int) -> int | str:
        """The letters as text."""
        text = ""
        while value:
            number = value & 63
            text += " " if number == 63 else LETTERS[number - 1]
            value >>= 6
        return text


_SPELLING = Spelling("spelling", [])
_ENDING = Domain("ending", list(ENDINGS))
_CENTS = numbers("cents", 0, 999)
_COUNT = numbers("count", 0, 255)
_VERDICT = Domain("verdict", ["banned", "allowed"])
_SEAT = ("seat", SEATS)
_CARD = ("card", CARD)
_FACE = ("face", FACE)
_WORD = [("word", _SPELLING), ("rest", _SPELLING)]

EVENTS = [
    EventKind("began", [_SEAT], news=True),
    EventKind("drew", [_SEAT, _CARD, _FACE], secret=("card", "face"), news=True),
    EventKind("shuffled", [_SEAT]),
    EventKind("revealed", [("slot", SLOT), _CARD, _FACE], news=True),
    EventKind("common-shown", [_CARD, _FACE, ("length", _COUNT)], news=True),
    EventKind("talent-given", [_SEAT, ("talent", TALENT)], news=True),
    EventKind("award-named", [("award", AWARD)], news=True),
    EventKind("theme-named", [("theme", THEME)], news=True),
    EventKind("started", [_SEAT, ("turn", _COUNT)]),
    EventKind("spelled", [_SEAT, *_WORD, ("length", _COUNT)]),
    EventKind("valued", [_SEAT, ("cents", _CENTS)]),
    EventKind("passed", [_SEAT]),
    EventKind("token-taken", [_SEAT]),
    EventKind("word-refused", [_SEAT, *_WORD]),
    EventKind("common-won", [_SEAT, _CARD, _FACE]),
    EventKind("used", [_SEAT, _CARD, _FACE]),
    EventKind("copied", [_SEAT, _CARD, _FACE]),
    EventKind("trashed", [_SEAT, _CARD, _FACE]),
    EventKind("cleared", [_SEAT, _CARD, _FACE]),
    EventKind("gained", [_SEAT, _CARD, _FACE]),
    EventKind("bought", [_SEAT, _CARD, _FACE, ("cents", _CENTS)]),
    EventKind("token-spent", [_SEAT]),
    EventKind("attacked", [_SEAT, _CARD, _FACE]),
    EventKind("discounted", [_CARD, _FACE]),
    EventKind("claimed", [_SEAT, ("theme", THEME)]),
    EventKind("theme-won", [_SEAT, ("theme", THEME)]),
    EventKind("theme-denied", [_SEAT, ("theme", THEME)]),
    EventKind("challenged", [_SEAT]),
    EventKind("token-placed", [_SEAT, ("slot", SLOT), ("count", _COUNT)]),
    EventKind("hand-shown", [_SEAT], news=True),
    EventKind("proposed", [_SEAT, *_WORD], news=True),
    EventKind("accepted", [_SEAT, ("author", SEATS)]),
    EventKind("swapped", [_SEAT, _CARD, _FACE]),
    EventKind("drafted", [_SEAT, _CARD, _FACE]),
    EventKind("arrived", [_SEAT, ("count", _COUNT)], news=True),
    EventKind("reused", [("count", _COUNT)]),
    EventKind("ruled", [_SEAT, *_WORD, ("verdict", _VERDICT)]),
    EventKind("ended", [("ending", _ENDING)]),
    EventKind("common-left", [_SEAT, _CARD, _FACE]),
    EventKind("voted", [_SEAT, ("yes", _COUNT)]),
    EventKind("discarded", [_SEAT, ("count", _COUNT)]),
]

BEGAN: Final = kind_number(EVENTS, "began")
DREW: Final = kind_number(EVENTS, "drew")
SHUFFLED: Final = kind_number(EVENTS, "shuffled")
REVEALED: Final = kind_number(EVENTS, "revealed")
COMMON_SHOWN: Final = kind_number(EVENTS, "common-shown")
TALENT_GIVEN: Final = kind_number(EVENTS, "talent-given")
AWARD_NAMED: Final = kind_number(EVENTS, "award-named")
THEME_NAMED: Final = kind_number(EVENTS, "theme-named")
STARTED: Final = kind_number(EVENTS, "started")
SPELLED: Final = kind_number(EVENTS, "spelled")
VALUED: Final = kind_number(EVENTS, "valued")
PASSED: Final = kind_number(EVENTS, "passed")
TOKEN_TAKEN: Final = kind_number(EVENTS, "token-taken")
WORD_REFUSED: Final = kind_number(EVENTS, "word-refused")
COMMON_WON: Final = kind_number(EVENTS, "common-won")
USED: Final = kind_number(EVENTS, "used")
COPIED: Final = kind_number(EVENTS, "copied")
TRASHED: Final = kind_number(EVENTS, "trashed")
CLEARED: Final = kind_number(EVENTS, "cleared")
GAINED: Final = kind_number(EVENTS, "gained")
BOUGHT: Final = kind_number(EVENTS, "bought")
TOKEN_SPENT: Final = kind_number(EVENTS, "token-spent")
ATTACKED: Final = kind_number(EVENTS, "attacked")
DISCOUNTED: Final = kind_number(EVENTS, "discounted")
CLAIMED: Final = kind_number(EVENTS, "claimed")
THEME_WON: Final = kind_number(EVENTS, "theme-won")
THEME_DENIED: Final = kind_number(EVENTS, "theme-denied")
CHALLENGED: Final = kind_number(EVENTS, "challenged")
TOKEN_PLACED: Final = kind_number(EVENTS, "token-placed")
HAND_SHOWN: Final = kind_number(EVENTS, "hand-shown")
PROPOSED: Final = kind_number(EVENTS, "proposed")
ACCEPTED: Final = kind_number(EVENTS, "accepted")
SWAPPED: Final = kind_number(EVENTS, "swapped")
DRAFTED: Final = kind_number(EVENTS, "drafted")
ARRIVED: Final = kind_number(EVENTS, "arrived")
REUSED: Final = kind_number(EVENTS, "reused")
RULED: Final = kind_number(EVENTS, "ruled")
ENDED: Final = kind_number(EVENTS, "ended")
COMMON_LEFT: Final = kind_number(EVENTS, "common-left")
VOTED: Final = kind_number(EVENTS, "voted")
DISCARDED: Final = kind_number(EVENTS, "discarded")
