"""What a seat cannot know of Quickdraw, drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.deck import Deck
from tabletown.core.rng import Rng
from tabletown.games.quickdraw import rules
from tabletown.games.quickdraw.verbs import KINDS, NO_CARD, SPYGLASS

if TYPE_CHECKING:
    from tabletown.games.quickdraw.state import Hand, Quickdraw


def guess(twin: Quickdraw, seat: int, rng: Rng) -> None:
    """Draw all that *seat* has not seen of *twin* again; rivals begin the round anew."""
    deck = twin.deck
    is_sealing = twin.phase() != 0
    knows_prize = seat < twin.seats and twin.hands[seat].is_informed
    sizes: list[int] = []
    for other in range(twin.seats):
        hand = twin.hands[other]
        sizes.append(hand.opening_size())
        if other != seat:
            return_cards(hand, deck, is_sealing)
    for kind in range(KINDS):
        for _ in range(twin.buried[kind]):
            deck.add(kind)
    unseen = sum(twin.buried)
    twin.buried = [0] * KINDS
    is_prize_redrawn = twin.prize != NO_CARD and not knows_prize
    if is_prize_redrawn:
        deck.add(twin.prize)
        twin.prize = NO_CARD
    for other in range(twin.seats):
        hand = twin.hands[other]
        while other != seat and hand.opening_size() < sizes[other]:
            hand.cards[drawn(deck, rng)] += 1
    for _ in range(unseen):
        twin.buried[drawn(deck, rng)] += 1
    if is_prize_redrawn and not is_sealing:
        twin.prize = drawn(deck, rng)
    if is_sealing:
        rules.begin_sealing(twin)
        twin.go_on()


def return_cards(hand: Hand, deck: Deck, is_sealing: bool) -> None:
    """Put what rivals cannot see of *hand* back among the unseen cards.

    While cards are being sealed that is everything, and the seat is as it was when the round
    began; afterwards the sealed card and the spent spyglasses lie open.
    """
    for kind in range(KINDS):
        for _ in range(hand.cards[kind]):
            deck.add(kind)
        hand.cards[kind] = 0
    if is_sealing:
        if hand.sealed != NO_CARD:
            deck.add(hand.sealed)
            hand.sealed = NO_CARD
        for _ in range(hand.peeks):
            deck.add(SPYGLASS)
        hand.peeks = 0
        hand.is_informed = False


def drawn(deck: Deck, rng: Rng) -> int:
    """One card off *deck*, by chance."""
    kind = deck.kinds()[rng.pick(deck.odds())]
    deck.draw(kind)
    return kind
