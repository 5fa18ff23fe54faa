"""The dealer's answers: which cards it may draw, how chance draws them, and who may read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tabletown.core.events import EVERYBODY
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.fliptown import setup
from tabletown.games.fliptown.asks import (
    ASK_RAID,
    STAGE_ARREST,
    STAGE_FLIP,
    STAGE_HOLDEM,
    STAGE_REVEAL,
    STAGE_STEAL,
    STAGE_TURN,
)
from tabletown.games.fliptown.numbers import (
    BIT,
)
from tabletown.games.fliptown.sheet import NO_CHOICES
from tabletown.games.fliptown.state import (
    DEALER_BIT,
    Table,
    cards_of,
)
from tabletown.games.fliptown.verbs import (
    DEAL,
    FLIP,
    PEEK,
    RAID,
    REVEAL,
    STEAL,
    SWEAR,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealing(Table):
    """A table that knows what its dealer may answer."""

    __slots__ = ()

    def card_base(self) -> i64:
        """The verb of the card the dealer owes, or -1 where it owes something else."""
        stage: i64 = self.stage
        if stage == STAGE_FLIP:
            return FLIP
        if stage == STAGE_TURN:
            return RAID if self.sheets[self.served].ask == ASK_RAID else PEEK
        if stage == STAGE_REVEAL:
            return REVEAL
        if stage == STAGE_HOLDEM:
            return DEAL
        if stage == STAGE_STEAL:
            return STEAL
        return SWEAR if stage == STAGE_ARREST else -1

    def dealer_answers(self) -> list[int]:
        """Every card the dealer may draw, or the cards of the setup."""
        if not self.due & DEALER_BIT:
            return NO_CHOICES
        base: i64 = self.card_base()
        if base < 0:
            return setup.answers(self)
        return [base + card for card in cards_of(self.pool)]

    def can_deal(self, action: int) -> bool:
        """Whether the dealer may give this answer."""
        base: i64 = 0
        if self.stage != STAGE_FLIP:
            base = self.card_base()
            if base < 0:
                return action in setup.answers(self)
        card: int = action - base
        return 0 <= card < 52 and self.pool & BIT[card] != 0

    def chance(self, rng: Rng) -> int:
        """A card of the pool, each as likely as any other."""
        luck: i64 = self.luck
        if luck:
            # What is left of a line-up drawn at once, if it began as it was drawn.
            if self.flipped == 1 and luck >> 12 == self.first:
                return luck & 63
            self.luck = 0
            if self.flipped == 2 and luck & 63 == self.second:
                return (luck >> 6) & 63
        if self.stage == STAGE_FLIP and self.deck > 5:
            return self.next_flip(rng)
        base: i64 = self.card_base()
        if base < 0 or self.deck < 6:
            found = self.dealer_answers()
            return found[rng.below(len(found))]
        pool: i64 = self.pool
        while True:
            # What `rng.below(52)` would say, one call less.
            card: i64 = rng.next() * 52 >> 32
            if pool & BIT[card]:
                return base + card

    def next_flip(self, rng: Rng) -> i64:
        """A card for the line-up. All three are drawn at once and two of them remembered.

        A generator's word has room for more than one card.
        """
        pool: i64 = self.pool
        first: i64 = -1
        second: i64 = -1
        while True:
            word: i64 = rng.next()
            for _ in range(3):
                word *= 52
                card: i64 = word >> 32
                word &= 0xFFFFFFFF
                bit: i64 = BIT[card]
                if pool & bit:
                    pool -= bit
                    if first < 0:
                        if self.flipped > 0:
                            return card
                        first = card
                    elif second < 0:
                        second = card
                    else:
                        self.luck = first * 4096 + card * 64 + second
                        return first

    def stream(self) -> int:
        return setup.stream(self)

    def seen(self, seat: int, action: int) -> int:
        if seat != DEALER:
            return EVERYBODY
        if STEAL <= action < STEAL + 52:
            return 0
        if PEEK <= action < PEEK + 52:
            return BIT[self.served]
        if DEAL <= action < DEAL + 52 and self.setting.seats > 1:
            return BIT[self.setup >> 1]
        return EVERYBODY
