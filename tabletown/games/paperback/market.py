"""What is for sale: the Offer's two rows, the Fame piles, the pyramid, the open market.

The dealer shows the next card of a pile, or fills a gap of the open market, when one is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import about_of, pack, x_of
from tabletown.core.question import Step
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.paperback import events, pyramid, verbs
from tabletown.games.paperback.cards import (
    FAME,
    FAME_SLOT,
    LOW,
    MARKET,
    PILES,
    PYRAMID,
    VOWEL,
    WILD,
    is_vowel,
)
from tabletown.games.paperback.hand import NO_CARD, put_at, without
from tabletown.games.paperback.ruleset import COOPERATIVE, SIMULTANEOUS, STANDARD
from tabletown.games.paperback.turn import DealerQuestion
from tabletown.games.paperback.words.rack import BIT_AT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

REUSED_WILD: Final = 256
"""In the first pile, what one wild made anew from the trash counts: more than all vowels."""
PILE_STREAM: Final = 5
"""The dealer's stream for the first pile; each pile has one, and the open market the first."""


def kind_at(state: Paperback, slot: i64) -> i64:
    """The kind for sale at *slot*, or NO_CARD where nothing is."""
    if slot < PILES:
        return state.tops[slot]
    if slot < FAME_SLOT:
        return state.lows[slot - LOW]
    if slot < MARKET:
        pile: i64 = slot - FAME_SLOT
        return FAME + pile if state.fame[pile] > 0 else NO_CARD
    if slot < PYRAMID:
        place: i64 = slot - MARKET
        return state.market[place] if place < len(state.market) else NO_CARD
    return pyramid.kind_of(state, slot - PYRAMID)


def price_at(state: Paperback, slot: i64) -> i64:
    """What the card at *slot* costs now, discount tokens counted."""
    if slot < PILES:
        return state.ruleset.pack.cost[state.tops[slot]]
    cost: i64 = state.ruleset.pack.cost[kind_at(state, slot)]
    if PILES <= slot < FAME_SLOT:
        cost -= state.marks[slot - LOW]
        if cost < 0:
            cost = 0
    return cost


def slots(state: Paperback) -> list[int]:
    """Every slot where a card is for sale, ascending."""
    found: list[int] = []
    if state.ruleset.variant == SIMULTANEOUS:
        add_fame(state, found)
        place: i64 = 0
        for kind in state.market:
            if kind >= 0:
                found.append(MARKET + place)
            place += 1
        return found
    add_offer(state, found)
    if state.ruleset.variant == COOPERATIVE:
        found += pyramid.uncovered(state)
    else:
        add_fame(state, found)
    return found


def add_offer(state: Paperback, found: list[int]) -> None:
    """The slots of both rows."""
    pile: i64 = 0
    for kind in state.tops:
        if kind >= 0:
            found.append(pile)
        pile += 1
    pile = 0
    for kind in state.lows:
        if kind >= 0:
            found.append(LOW + pile)
        pile += 1


def add_fame(state: Paperback, found: list[int]) -> None:
    """The slots of the Fame piles."""
    pile: i64 = 0
    for count in state.fame:
        if count > 0:
            found.append(FAME_SLOT + pile)
        pile += 1


def affordable(state: Paperback, verb: i64 = 0) -> list[int]:
    """The slots the cents left can pay for, ascending, as answers of *verb* if it is given."""
    cents: i64 = state.cents
    if state.ruleset.variant != STANDARD:
        return [verb + slot for slot in slots(state) if price_at(state, slot) <= cents]
    found: list[int] = []
    cards = state.ruleset.pack
    if cents < cards.cheapest and not state.ruleset.discounts:
        return found
    cost = cards.cost
    answer: i64 = verb
    for kind in state.tops:
        if kind >= 0 and cost[kind] <= cents:
            found.append(answer)
        answer += 1
    answer = verb + LOW
    pile: i64 = 0
    for kind in state.lows:
        if kind >= 0 and cost[kind] - state.marks[pile] <= cents:
            found.append(answer + pile)
        pile += 1
    answer = verb + FAME_SLOT
    pile = 0
    for count in state.fame:
        if count > 0 and cost[FAME + pile] <= cents:
            found.append(answer + pile)
        pile += 1
    return found


def can_clear(state: Paperback) -> bool:
    """Whether the Offer shows any card."""
    for kind in state.tops:
        if kind >= 0:
            return True
    for kind in state.lows:
        if kind >= 0:
            return True
    return False


def of_cost(state: Paperback, cost: i64) -> list[int]:
    """The slots whose card has exactly this printed cost; Fame only if the house says so."""
    pack = state.ruleset.pack
    found: list[int] = []
    for slot in slots(state):
        kind: i64 = kind_at(state, slot)
        if pack.cost[kind] == cost and (kind < FAME or state.ruleset.upgrade_fame):
            found.append(slot)
    return found


def take(state: Paperback, slot: i64, is_purchase: bool) -> i64:
    """Remove the card at *slot* and repair the Offer; the kind that was there."""
    kind: i64 = kind_at(state, slot)
    if slot < PILES:
        state.tops = put_at(state.tops, slot, NO_CARD)
        if is_purchase and state.ruleset.discounts and slot > 0:
            discount(state, slot)
        if state.piles[slot] != 0:
            owe_top(state, slot)
        elif slot == 0:
            reuse_vowels(state)
    elif slot < FAME_SLOT:
        pile: i64 = slot - LOW
        state.lows = put_at(state.lows, pile, NO_CARD)
        if state.marks[pile] > 0:
            state.supply += state.marks[pile]
            state.marks = put_at(state.marks, pile, 0)
        refill_low(state, pile)
    elif slot < MARKET:
        state.fame = put_at(state.fame, slot - FAME_SLOT, state.fame[slot - FAME_SLOT] - 1)
    elif slot < PYRAMID:
        state.market = put_at(state.market, slot - MARKET, NO_CARD)
    else:
        state.pyramid = put_at(state.pyramid, slot - PYRAMID, NO_CARD)
    return kind


def refill_low(state: Paperback, pile: i64) -> None:
    """The top of the pile moves down, and the next card shows."""
    if state.tops[pile] < 0:
        return
    state.lows = put_at(state.lows, pile, state.tops[pile])
    state.tops = put_at(state.tops, pile, NO_CARD)
    if state.piles[pile] != 0:
        owe_top(state, pile)


def discount(state: Paperback, pile: i64) -> None:
    """A token on the lower card of a pile whose top was bought (ruling PB-R64)."""
    if state.lows[pile] >= 0 and state.supply > 0:
        state.supply -= 1
        state.marks = put_at(state.marks, pile, state.marks[pile] + 1)
        if state.tape is not None:
            kind: i64 = state.lows[pile]
            state.write(events.DISCOUNTED, kind, state.face(kind))


def reuse_vowels(state: Paperback) -> None:
    """An empty 2¢ pile is made anew from the trash, if the house says so (ruling PB-R10)."""
    if not state.ruleset.reuse or state.tops[0] >= 0 or state.piles[0] != 0:
        return
    kept: list[int] = []
    pile: i64 = 0
    found: i64 = 0
    for kind in state.trash:
        if is_vowel(kind):
            pile |= BIT_AT[kind - VOWEL]
            found += 1
        elif kind == WILD and state.ruleset.reuse_wilds:
            pile += REUSED_WILD
            found += 1
        else:
            kept.append(kind)
    if found == 0:
        return
    state.trash = kept
    state.piles = put_at(state.piles, 0, pile)
    owe_top(state, 0)
    if state.tape is not None:
        state.write(events.REUSED, found)


def pile_kinds(state: Paperback, pile: i64) -> list[int]:
    """The kinds that may lie under the top of *pile*, ascending."""
    mask: i64 = state.piles[pile]
    found: list[int] = []
    for kind in state.ruleset.pack.cards[pile]:
        if (mask & 1) != 0:
            found.append(kind)
        mask >>= 1
    if mask != 0:
        found.append(WILD)
    return found


def draw_from_pile(state: Paperback, pile: i64, kind: i64) -> None:
    """Take one *kind* out of what is not shown of *pile*."""
    if kind == WILD:
        state.piles = put_at(state.piles, pile, state.piles[pile] - REUSED_WILD)
        return
    bit: i64 = 1
    for other in state.ruleset.pack.cards[pile]:
        if other == kind:
            state.piles = put_at(state.piles, pile, state.piles[pile] - bit)
            return
        bit += bit


def reveal(state: Paperback, pile: i64, kind: i64) -> None:
    """The dealer shows the next card of *pile*; an empty place below takes it first."""
    draw_from_pile(state, pile, kind)
    state.tops = put_at(state.tops, pile, kind)
    if pile > 0 and state.lows[pile] < 0:
        refill_low(state, pile)


def empty_fame_piles(state: Paperback) -> i64:
    """How many Fame piles have run out."""
    empty: i64 = 0
    for count in state.fame:
        if count == 0:
            empty += 1
    return empty


# What the dealer shows.


def owe_top(state: Paperback, pile: i64) -> None:
    """Have the dealer show the next card of *pile*."""
    state.ask_next(pack(ASK_TOP.number, DEALER, pile))


def tell_card(state: Paperback, slot: i64, kind: i64) -> None:
    """Tell everybody which card is for sale now."""
    if state.tape is not None:
        state.write(events.REVEALED, slot, kind, state.face(kind))


class ShowTop(DealerQuestion):
    """The next card of an Offer pile (*about*: which)."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.REVEAL + kind for kind in pile_kinds(state, about_of(item))]

    def odds(self, state: Paperback, item: i64) -> list[int]:
        """One for each card; wilds made anew from the trash lie in the pile many times."""
        weights = [1] * len(state.legal(DEALER))
        left: i64 = state.piles[about_of(item)]
        if about_of(item) == 0 and left >= REUSED_WILD:
            weights[-1] = left // REUSED_WILD
        return weights

    def draw(self, state: Paperback, item: i64, rng: Rng) -> int:
        """Without wilds from the trash all cards are as likely, and need no weights."""
        pile: i64 = about_of(item)
        if pile == 0 and state.piles[0] >= REUSED_WILD:
            return super().draw(state, item, rng)
        kinds = pile_kinds(state, pile)
        return verbs.REVEAL + kinds[rng.below(len(kinds))]

    def stream(self, state: Paperback, item: i64) -> int:
        return PILE_STREAM + about_of(item)

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        kind: i64 = action - verbs.REVEAL
        tell_card(state, about_of(item), kind)
        reveal(state, about_of(item), kind)


class ShowLow(ShowTop):
    """The lower-row card of a pile, in a position that leaves it open (*about*: which pile)."""

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        pile: i64 = about_of(item)
        kind: i64 = action - verbs.REVEAL
        tell_card(state, LOW + pile, kind)
        draw_from_pile(state, pile, kind)
        state.lows = put_at(state.lows, pile, kind)


class FillGap(Step["Paperback"]):
    """A gap of the open market (*about*: which place) is filled while there are cards.

    *x* is 1 while setting up: then only cards that are not too dear are shown.
    """

    def carried_out(self, state: Paperback, item: i64) -> None:
        if len(state.stock) > 0:
            state.ask(ASK_MARKET, DEALER, about_of(item), x_of(item))


class ShowMarket(DealerQuestion):
    """The next card of the open market (*about* and *x* as in `FillGap`)."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        cost = state.ruleset.pack.cost
        is_cheap: bool = x_of(item) == 1
        most: i64 = state.ruleset.draft_most
        return [verbs.REVEAL + kind for kind in state.stock if not is_cheap or cost[kind] <= most]

    def stream(self, state: Paperback, item: i64) -> int:
        return PILE_STREAM

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        place: i64 = about_of(item)
        kind: i64 = action - verbs.REVEAL
        state.stock = without(state.stock, kind)
        state.market = put_at(state.market, place, kind)
        tell_card(state, MARKET + place, kind)


def fill_gaps(state: Paperback) -> None:
    """Have the dealer fill every gap of the open market."""
    for place in range(len(state.market)):
        if state.market[place] < 0:
            state.ask_next(pack(STEP_GAP.number, DEALER, place))


ASK_TOP: Final = ShowTop()
ASK_LOW: Final = ShowLow()
ASK_MARKET: Final = ShowMarket()
STEP_GAP: Final = FillGap()
