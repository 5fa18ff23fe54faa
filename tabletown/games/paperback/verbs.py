"""What can be done in Paperback; the list gives every answer its number."""

from __future__ import annotations

from typing import Final

from tabletown.core.verbs import SEATS, Domain, Verb, Verbs
from tabletown.games.paperback.cards import (
    AWARDS,
    CARDS,
    FACES,
    LETTERS,
    SLOT_WORDS,
    TALENTS,
    THEMES,
)


class Plain(Domain):
    """Values that read the same in every language: letters, faces, the marks of cards."""

    def fact(self, value: int) -> int | str:
        """The word itself."""
        return SIGNS.get(self.words[value], self.words[value].upper())


SIGNS: Final = {"wild": "?", "space": "␣", "dyslexic": "⇄", "none": "–"}
"""What is printed on the cards that bear no letter."""

CARD = Plain("card", CARDS)
LETTER = Plain("letter", list(LETTERS))
FACE = Plain("face", FACES)
SLOT = Plain("slot", SLOT_WORDS)
TALENT = Domain("talent", list(TALENTS))
AWARD = Domain("award", list(AWARDS))
THEME = Domain("theme", list(THEMES))

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

LAY: Final = VERBS.base("lay")
LAY_AS: Final = VERBS.base("lay-as")
TURN: Final = VERBS.base("turn")
TYPO: Final = VERBS.base("typo")
DOUBLE: Final = VERBS.base("double")
BACK: Final = VERBS.base("back")
FINISH: Final = VERBS.base("finish")
PASS: Final = VERBS.base("pass")
CASH_IN: Final = VERBS.base("cash-in")
SHOW_HAND: Final = VERBS.base("show-hand")
PROPOSE: Final = VERBS.base("propose")
NO_IDEA: Final = VERBS.base("no-idea")
ACCEPT: Final = VERBS.base("accept")
SWAP: Final = VERBS.base("swap")
KEEP: Final = VERBS.base("keep")
TAKE: Final = VERBS.base("take")
LEAVE: Final = VERBS.base("leave")
USE: Final = VERBS.base("use")
AGAIN: Final = VERBS.base("again")
DONE: Final = VERBS.base("done")
TRASH: Final = VERBS.base("trash")
ENOUGH: Final = VERBS.base("enough")
GAIN: Final = VERBS.base("gain")
CLEAR: Final = VERBS.base("clear")
COPY: Final = VERBS.base("copy")
BUY: Final = VERBS.base("buy")
SPEND: Final = VERBS.base("spend")
END: Final = VERBS.base("end")
CLAIM: Final = VERBS.base("claim")
YES: Final = VERBS.base("yes")
NO: Final = VERBS.base("no")
PLACE: Final = VERBS.base("place")
DRAFT: Final = VERBS.base("draft")
TYPE: Final = VERBS.base("type")
ERASE: Final = VERBS.base("erase")
ALLOW: Final = VERBS.base("allow")
BAN: Final = VERBS.base("ban")
BEGIN: Final = VERBS.base("begin")
DRAW: Final = VERBS.base("draw")
REVEAL: Final = VERBS.base("reveal")
FIRST: Final = VERBS.base("first")
ARRIVE: Final = VERBS.base("arrive")
GIVE: Final = VERBS.base("give")
NAME_AWARD: Final = VERBS.base("award")
NAME_THEME: Final = VERBS.base("theme")
