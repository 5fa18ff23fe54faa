"""Cowbots, the opponents of the solo game: who comes, when they are awake, what they steal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.edition import Section
from tabletown.core.events import EVERYBODY
from tabletown.core.question import Chance
from tabletown.core.state import DEALER
from tabletown.games.fliptown import cards, events, verbs
from tabletown.games.fliptown.cards import SUIT_OF, VALUE_OF, CardFromDeck
from tabletown.games.fliptown.characters import WILD_CARD, become
from tabletown.games.fliptown.marks import BIT
from tabletown.games.fliptown.verbs import CARDS, COWBOT, CUT, REGION

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.state import Fliptown

JOKER: Final = CUT.numbers["joker"]
GAINED_STAR: Final = 1
GAINED_BONUS: Final = 2
GAINED_GOLD: Final = 4
GAINED_WANTED: Final = 8
"""What a sheet has gained in a turn, as a mask."""
TRIGGERS: Final[dict[str, int]] = {
    "star": GAINED_STAR,
    "bonus": GAINED_BONUS,
    "gold": GAINED_GOLD,
    "wanted": GAINED_WANTED,
}


class Cowbot:
    """The suit that wakes it, what it steals for, and the regions it scores, best first."""

    def __init__(self, section: Section) -> None:
        self.suit: i64 = REGION.numbers[section.word("suit")]
        self.trigger: i64 = TRIGGERS[section.word("trigger")]
        self.order: list[int] = [REGION.numbers[name] for name in section.words("order")]


class Send(Chance["Fliptown"]):
    """Which cowbot comes to town."""

    key: ClassVar[str] = "dealer"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return [verbs.SEND + one for one in range(COWBOT.size())]

    def stream(self, state: Fliptown, item: i64) -> int:
        return cards.COWBOT_STREAM

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        send(state, action - verbs.SEND)


def send(state: Fliptown, cowbot: i64) -> None:
    """A cowbot comes to town."""
    state.cowbot = cowbot
    if state.tape is not None:
        state.tape.write(events.SENT, EVERYBODY, cowbot)


class CutCard(Chance["Fliptown"]):
    """Random solo setup: the suit sends the cowbot, the value casts the character. FT-R58."""

    key: ClassVar[str] = "dealer"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        most: i64 = CUT.size() if state.ruleset.has_joker else CARDS
        return [verbs.CUT_CARD + card for card in range(most)]

    def stream(self, state: Fliptown, item: i64) -> int:
        return cards.CARDS_STREAM

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        card: i64 = action - verbs.CUT_CARD
        if card == JOKER:
            become(state, state.sheets[0], WILD_CARD)
            state.ask(ASK_SEND, DEALER)
            return
        if state.tape is not None:
            state.tape.write(events.DRAWN, EVERYBODY, card)
        for cowbot in range(COWBOT.size()):
            if state.ruleset.cowbots[cowbot].suit == SUIT_OF[card]:
                send(state, cowbot)
        character: i64 = WILD_CARD
        for one in range(len(state.ruleset.cast)):
            if state.ruleset.cast[one].card == VALUE_OF[card]:
                character = one
        become(state, state.sheets[0], character)


def steal(state: Fliptown) -> bool:
    """The cowbot takes a card if it is awake and has got what it waits for; whether it does."""
    sheet = state.sheets[0]
    if not state.is_active(sheet):
        return False
    if not sheet.gained & state.ruleset.cowbots[state.cowbot].trigger:
        return False
    if state.deck == 0 and state.discard:
        state.reshuffle()
    if state.deck == 0:
        return False
    state.ask(ASK_STEAL, DEALER)
    return True


class StealCard(CardFromDeck):
    """The card that the cowbot takes unseen, out of the game for good."""

    def seen(self, state: Fliptown, item: i64, action: i64) -> int:
        return 0

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        card: i64 = action - verbs.STEAL
        state.suspects = [*state.suspects, state.pool]
        state.pool &= ~BIT[card]
        state.deck -= 1
        state.stolen |= BIT[card]
        if state.tape is not None:
            state.tape.write(events.STOLEN, EVERYBODY, state.cowbot, len(state.suspects))
        state.end_lineup()


ASK_SEND: Final = Send()
ASK_CUT: Final = CutCard()
ASK_STEAL: Final = StealCard("steal")
