"""The deck of playing cards: the line-up is flipped from it, and seats that wait are dealt to.

A card is suit * 13 + value - 1. Cards nobody has seen this round are one pool; while the Sheriff
card is undetermined, it is one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tabletown.core.agenda import about_of, pack
from tabletown.core.events import EVERYBODY
from tabletown.core.question import CHANCE, CHANCE_BESIDE, PAUSE, Chance, Pause, Step
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.fliptown import events
from tabletown.games.fliptown.marks import BIT, all_bits, bits_of
from tabletown.games.fliptown.verbs import CARDS, LAST_VALUE, VERBS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

CARDS_STREAM: Final = 0
CAST_STREAM: Final = 1
BOUNTY_STREAM: Final = 2
COWBOT_STREAM: Final = 3
"""Each pile has its own chance."""
UNSEEN: Final = -1
"""Stands for a Sheriff card that nobody has looked at."""
EARLY: Final = 0x2000
"""Among those who have seen the Sheriff, where no seat has this bit: he was dealt early."""
FEW: Final = 6
"""With fewer cards in the deck than this, drawing from a list is quicker than trying."""

ALL_CARDS: Final = all_bits(CARDS)
SUIT_OF: Final[bytes] = bytes(card // LAST_VALUE for card in range(CARDS))
VALUE_OF: Final[bytes] = bytes(card % LAST_VALUE + 1 for card in range(CARDS))


@mypyc_attr(allow_interpreted_subclasses=True)
class CardFromDeck(Chance["Fliptown"]):
    """The dealer draws a card nobody has seen; *verb* is the first of its answers."""

    key: ClassVar[str] = "dealer"

    def __init__(self, verb: str, kind: int = CHANCE) -> None:
        super().__init__(kind)
        self.base: i64 = VERBS.base(verb)

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return [self.base + card for card in bits_of(state.pool)]

    def draw(self, state: Fliptown, item: i64, rng: Rng) -> int:
        if state.deck < FEW:
            found = self.answers(state, item)
            return found[rng.below(len(found))]
        pool: i64 = state.pool
        while True:
            # What `rng.below(CARDS)` would say, one call less.
            card: i64 = rng.next() * CARDS >> 32
            if pool & BIT[card]:
                return self.base + card

    def stream(self, state: Fliptown, item: i64) -> int:
        return CARDS_STREAM


class FlipCard(CardFromDeck):
    """The next card of the line-up."""

    def __init__(self) -> None:
        super().__init__("flip")

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        card: i64 = action - self.base
        state.take(card)
        if state.tape is not None:
            state.tape.write(events.FLIPPED, EVERYBODY, card)
        flipped: i64 = state.flipped + 1
        state.flipped = flipped
        if flipped == 1:
            state.first = card
        elif flipped == 2:
            state.second = card
        else:
            state.third = card
        if flipped < state.ruleset.lineup:
            flip(state)
        else:
            state.proceed()


def flip(state: Fliptown) -> None:
    """Ask for a card of the line-up, the old deck's last ones first. Ruling FT-R1."""
    if state.deck == 0:
        state.reshuffle()
    state.ask(ASK_FLIP, DEALER)


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Pause["Fliptown"]):
    """A sheet waits for a card: nobody can go on with it but the dealer."""

    is_from_deck: ClassVar[bool] = True

    def is_needless(self, state: Fliptown) -> bool:
        """Whether the card is known by now, so that none need be drawn."""
        return False

    def ask_dealer(self, state: Fliptown, seat: i64) -> None:
        """Have the card drawn for *seat*."""
        raise NotImplementedError(type(self).__name__)

    def go_on_without(self, state: Fliptown, sheet: Sheet, item: i64) -> None:
        """No card is drawn; the item is off the agenda already."""
        raise NotImplementedError(type(self).__name__)


class Serve(Step["Fliptown"]):
    """A seat that waits for a card gets it (*about*: which seat)."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        seat: i64 = about_of(item)
        sheet = state.sheets[seat]
        waiting = state.questions[sheet.top & 0xFF]
        assert isinstance(waiting, Waiting)
        if not waiting.is_needless(state):
            if waiting.is_from_deck and state.deck == 0 and state.discard:
                state.reshuffle()
            if not waiting.is_from_deck or state.deck > 0:
                state.served = seat
                waiting.ask_dealer(state, seat)
                return
        state.keep(sheet.seat)
        waiting.go_on_without(state, sheet, sheet.pop())
        state.settle_own(seat)


def serve(state: Fliptown, waiting: i64) -> None:
    """Deal to all in mask *waiting*, in seat order from a place that moves each turn. FT-R66."""
    seats: i64 = state.seats
    start: i64 = state.round * state.ruleset.turns + state.turn
    items: list[int] = []
    for offset in range(seats):
        seat: i64 = (start + offset) % seats
        if waiting & BIT[seat]:
            items.append(pack(STEP_SERVE.number, DEALER, seat))
    state.agenda.push_in_order(items)


def all_waiting(state: Fliptown) -> i64:
    """Who waits for a card, as a mask."""
    mask: i64 = 0
    for sheet in state.sheets:
        if sheet.top and state.questions[sheet.top & 0xFF].kind == PAUSE:
            mask |= sheet.bit
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class CardForSeat(CardFromDeck):
    """A card for a seat that waits (*about*: which seat); others go on meanwhile."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb, CHANCE_BESIDE)

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        """Take the seat's pause off its agenda and go on with the sheet."""
        sheet = state.sheets[about_of(item)]
        state.keep(sheet.seat)
        self.dealt(state, sheet, sheet.pop(), action - self.base)
        # What the card leads to is done before the next seat is served.
        state.settle_own(sheet.seat)

    def dealt(self, state: Fliptown, sheet: Sheet, pause: i64, card: i64) -> None:
        """What comes of the card; *pause* is the item that waited for it."""
        raise NotImplementedError(type(self).__name__)


ASK_FLIP: Final = FlipCard()
STEP_SERVE: Final = Serve()
