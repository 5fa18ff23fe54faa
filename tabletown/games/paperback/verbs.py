"""What can be done and what can have happened in Paperback."""

from __future__ import annotations

from typing import Final

from tabletown.core.events import EventKind
from tabletown.core.verbs import SEATS, Domain, Verb, Verbs, numbers
from tabletown.games.paperback.cards import AWARDS, LETTERS, TALENTS, THEMES, card_words
from tabletown.games.paperback.edition import face_words
from tabletown.games.paperback.options import ENDINGS


class Plain(Domain):
    """Values that read the same in every language: letters, faces, the marks of cards."""

    def fact(self, value: int) -> int | str:
        """The word itself."""
        return SIGNS.get(self.words[value], self.words[value].upper())


SIGNS: Final = {"wild": "?", "space": "␣", "dyslexic": "⇄", "none": "–"}
"""What is printed on the cards that bear no letter."""

CARD = Plain("card", card_words())
LETTER = Plain("letter", list(LETTERS))
FACE = Plain("face", face_words())
SLOT = Plain(
    "slot",
    ["t2", "t3", "t4", "t5", "t6", "t7", "t8"]
    + ["r3", "r4", "r5", "r6", "r7", "r8"]
    + ["f5", "f8", "f11", "f17"]
    + [f"m{place}" for place in range(10)]
    + [f"p{place}" for place in range(18)],
)
TALENT = Domain("talent", list(TALENTS))
AWARD = Domain("award", list(AWARDS))
THEME = Domain("theme", list(THEMES))
ENDING = Domain("ending", list(ENDINGS))
CENTS = numbers("cents", 0, 999)
COUNT = numbers("count", 0, 255)
VERDICT = Domain("verdict", ["banned", "allowed"])


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


SPELLING = Spelling("spelling", [])

LAY: Final = 0
LAY_AS: Final = 121
TURN: Final = 6050
TYPO: Final = 6171
DOUBLE: Final = 12100
BACK: Final = 12221
FINISH: Final = 12222
PASS: Final = 12223
CASH_IN: Final = 12224
SHOW_HAND: Final = 12225
PROPOSE: Final = 12226
NO_IDEA: Final = 12227
ACCEPT: Final = 12228
SWAP: Final = 12244
KEEP: Final = 12365
TAKE: Final = 12366
LEAVE: Final = 12367
USE: Final = 12368
AGAIN: Final = 12489
DONE: Final = 12610
TRASH: Final = 12611
ENOUGH: Final = 12732
GAIN: Final = 12733
CLEAR: Final = 12778
COPY: Final = 12823
BUY: Final = 12944
SPEND: Final = 12989
END: Final = 12990
CLAIM: Final = 12991
YES: Final = 12992
NO: Final = 12993
PLACE: Final = 12994
DRAFT: Final = 13039
TYPE: Final = 13084
ERASE: Final = 13133
ALLOW: Final = 13134
BAN: Final = 13135
BEGIN: Final = 13136
DRAW: Final = 13137
REVEAL: Final = 13258
FIRST: Final = 13379
ARRIVE: Final = 13395
GIVE: Final = 13411
NAME_AWARD: Final = 13416
NAME_THEME: Final = 13420
ACTIONS: Final = 13426

VERBS = Verbs(
    [
        Verb("lay", [CARD], ref=0),
        Verb("lay-as", [CARD, LETTER], ref=0),
        Verb("turn", [CARD], ref=0),
        Verb("typo", [CARD, LETTER], ref=0),
        Verb("double", [CARD], ref=0),
        Verb("back", []),
        Verb("finish", []),
        Verb("pass", []),
        Verb("cash-in", []),
        Verb("show-hand", []),
        Verb("propose", []),
        Verb("no-idea", []),
        Verb("accept", [SEATS]),
        Verb("swap", [CARD], ref=0),
        Verb("keep", []),
        Verb("take", []),
        Verb("leave", []),
        Verb("use", [CARD], ref=0),
        Verb("again", [CARD], ref=0),
        Verb("done", []),
        Verb("trash", [CARD], ref=0),
        Verb("enough", []),
        Verb("gain", [SLOT], ref=0),
        Verb("clear", [SLOT], ref=0),
        Verb("copy", [CARD], ref=0),
        Verb("buy", [SLOT], ref=0),
        Verb("spend", []),
        Verb("end", []),
        Verb("claim", []),
        Verb("yes", []),
        Verb("no", []),
        Verb("place", [SLOT], ref=0),
        Verb("draft", [SLOT], ref=0),
        Verb("type", [LETTER]),
        Verb("erase", []),
        Verb("allow", []),
        Verb("ban", []),
        Verb("begin", []),
        Verb("draw", [CARD]),
        Verb("reveal", [CARD]),
        Verb("first", [SEATS]),
        Verb("arrive", [SEATS]),
        Verb("give", [TALENT]),
        Verb("award", [AWARD]),
        Verb("theme", [THEME]),
    ]
)

BEGAN: Final = 0
DREW: Final = 1
SHUFFLED: Final = 2
REVEALED: Final = 3
COMMON_SHOWN: Final = 4
TALENT_GIVEN: Final = 5
AWARD_NAMED: Final = 6
THEME_NAMED: Final = 7
STARTED: Final = 8
SPELLED: Final = 9
VALUED: Final = 10
PASSED: Final = 11
TOKEN_TAKEN: Final = 12
WORD_REFUSED: Final = 13
COMMON_WON: Final = 14
USED: Final = 15
COPIED: Final = 16
TRASHED: Final = 17
CLEARED: Final = 18
GAINED: Final = 19
BOUGHT: Final = 20
TOKEN_SPENT: Final = 21
ATTACKED: Final = 22
DISCOUNTED: Final = 23
CLAIMED: Final = 24
THEME_WON: Final = 25
THEME_DENIED: Final = 26
CHALLENGED: Final = 27
TOKEN_PLACED: Final = 28
HAND_SHOWN: Final = 29
PROPOSED: Final = 30
ACCEPTED: Final = 31
SWAPPED: Final = 32
DRAFTED: Final = 33
ARRIVED: Final = 34
REUSED: Final = 35
RULED: Final = 36
ENDED: Final = 37
COMMON_LEFT: Final = 38
VOTED: Final = 39
DISCARDED: Final = 40

_SEAT = ("seat", SEATS)
_CARD = ("card", CARD)
_FACE = ("face", FACE)
_WORD = [("word", SPELLING), ("rest", SPELLING)]

EVENTS = [
    EventKind("began", [_SEAT], news=True),
    EventKind("drew", [_SEAT, _CARD, _FACE], secret=("card", "face"), news=True),
    EventKind("shuffled", [_SEAT]),
    EventKind("revealed", [("slot", SLOT), _CARD, _FACE], news=True),
    EventKind("common-shown", [_CARD, _FACE, ("length", COUNT)], news=True),
    EventKind("talent-given", [_SEAT, ("talent", TALENT)], news=True),
    EventKind("award-named", [("award", AWARD)], news=True),
    EventKind("theme-named", [("theme", THEME)], news=True),
    EventKind("started", [_SEAT, ("turn", COUNT)]),
    EventKind("spelled", [_SEAT, *_WORD, ("length", COUNT)]),
    EventKind("valued", [_SEAT, ("cents", CENTS)]),
    EventKind("passed", [_SEAT]),
    EventKind("token-taken", [_SEAT]),
    EventKind("word-refused", [_SEAT, *_WORD]),
    EventKind("common-won", [_SEAT, _CARD, _FACE]),
    EventKind("used", [_SEAT, _CARD, _FACE]),
    EventKind("copied", [_SEAT, _CARD, _FACE]),
    EventKind("trashed", [_SEAT, _CARD, _FACE]),
    EventKind("cleared", [_SEAT, _CARD, _FACE]),
    EventKind("gained", [_SEAT, _CARD, _FACE]),
    EventKind("bought", [_SEAT, _CARD, _FACE, ("cents", CENTS)]),
    EventKind("token-spent", [_SEAT]),
    EventKind("attacked", [_SEAT, _CARD, _FACE]),
    EventKind("discounted", [_CARD, _FACE]),
    EventKind("claimed", [_SEAT, ("theme", THEME)]),
    EventKind("theme-won", [_SEAT, ("theme", THEME)]),
    EventKind("theme-denied", [_SEAT, ("theme", THEME)]),
    EventKind("challenged", [_SEAT]),
    EventKind("token-placed", [_SEAT, ("slot", SLOT), ("count", COUNT)]),
    EventKind("hand-shown", [_SEAT], news=True),
    EventKind("proposed", [_SEAT, *_WORD], news=True),
    EventKind("accepted", [_SEAT, ("author", SEATS)]),
    EventKind("swapped", [_SEAT, _CARD, _FACE]),
    EventKind("drafted", [_SEAT, _CARD, _FACE]),
    EventKind("arrived", [_SEAT, ("count", COUNT)], news=True),
    EventKind("reused", [("count", COUNT)]),
    EventKind("ruled", [_SEAT, *_WORD, ("verdict", VERDICT)]),
    EventKind("ended", [("ending", ENDING)]),
    EventKind("common-left", [_SEAT, _CARD, _FACE]),
    EventKind("voted", [_SEAT, ("yes", COUNT)]),
    EventKind("discarded", [_SEAT, ("count", COUNT)]),
]
