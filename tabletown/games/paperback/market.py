"""What is for sale: the Offer's two rows, the Fame piles, the pyramid, the open market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.paperback.cards import (
    COOPERATIVE,
    FAME,
    FAME_PILES,
    FAME_SLOT,
    LOW,
    MARKET,
    PILES,
    PYRAMID,
    SIMULTANEOUS,
    STANDARD,
    VOWEL,
    WILD,
    is_vowel,
)
from tabletown.games.paperback.rack import BIT
from tabletown.games.paperback.state import OWE_TOP, PYRAMID_CLEARED, Table, put_at
from tabletown.games.paperback.verbs import DISCOUNTED, REUSED

if TYPE_CHECKING:
    from mypy_extensions import i64


def kind_at(table: Table, slot: i64) -> i64:
    """The kind for sale at *slot*, or -1 where nothing is."""
    if slot < PILES:
        return table.tops[slot]
    if slot < FAME_SLOT:
        return table.lows[slot - LOW]
    if slot < MARKET:
        pile: i64 = slot - FAME_SLOT
        return FAME + pile if table.fame[pile] > 0 else -1
    if slot < PYRAMID:
        place: i64 = slot - MARKET
        return table.market[place] if place < len(table.market) else -1
    return pyramid_kind(table, slot - PYRAMID)


def price_at(table: Table, slot: i64) -> i64:
    """What the card at *slot* costs now, discount tokens counted."""
    cost: i64 = table.house.pack.cost[kind_at(table, slot)]
    if PILES <= slot < FAME_SLOT:
        cost -= table.marks[slot - LOW]
        if cost < 0:
            cost = 0
    return cost


def slots(table: Table) -> list[int]:
    """Every slot where a card is for sale, ascending."""
    found: list[int] = []
    if table.house.variant == SIMULTANEOUS:
        add_fame(table, found)
        place: i64 = 0
        for kind in table.market:
            if kind >= 0:
                found.append(MARKET + place)
            place += 1
        return found
    add_offer(table, found)
    if table.house.variant == COOPERATIVE:
        place = 0
        while place < len(table.pyramid):
            if is_uncovered(table, place):
                found.append(PYRAMID + place)
            place += 1
    else:
        add_fame(table, found)
    return found


def add_offer(table: Table, found: list[int]) -> None:
    """The slots of both rows."""
    pile: i64 = 0
    for kind in table.tops:
        if kind >= 0:
            found.append(pile)
        pile += 1
    pile = 0
    for kind in table.lows:
        if kind >= 0:
            found.append(LOW + pile)
        pile += 1


def add_fame(table: Table, found: list[int]) -> None:
    """The slots of the Fame piles."""
    pile: i64 = 0
    for count in table.fame:
        if count > 0:
            found.append(FAME_SLOT + pile)
        pile += 1


def affordable(table: Table) -> list[int]:
    """The slots the cents left can pay for."""
    cents: i64 = table.cents
    if table.house.variant != STANDARD:
        return [slot for slot in slots(table) if price_at(table, slot) <= cents]
    cost = table.house.pack.cost
    found: list[int] = []
    slot: i64 = 0
    for kind in table.tops:
        if kind >= 0 and cost[kind] <= cents:
            found.append(slot)
        slot += 1
    slot = LOW
    for kind in table.lows:
        if kind >= 0 and cost[kind] - table.marks[slot - LOW] <= cents:
            found.append(slot)
        slot += 1
    slot = FAME_SLOT
    for count in table.fame:
        if count > 0 and cost[FAME + slot - FAME_SLOT] <= cents:
            found.append(slot)
        slot += 1
    return found


def can_afford(table: Table) -> bool:
    """Whether the cents left can pay for anything."""
    if table.house.variant != STANDARD:
        return len(affordable(table)) > 0
    cost = table.house.pack.cost
    cents: i64 = table.cents
    pile: i64 = 0
    while pile < PILES:
        top: i64 = table.tops[pile]
        if top >= 0 and cost[top] <= cents:
            return True
        low: i64 = table.lows[pile]
        if low >= 0 and cost[low] - table.marks[pile] <= cents:
            return True
        pile += 1
    pile = 0
    while pile < FAME_PILES:
        if table.fame[pile] > 0 and cost[FAME + pile] <= cents:
            return True
        pile += 1
    return False


def can_clear(table: Table) -> bool:
    """Whether the Offer shows any card."""
    for kind in table.tops:
        if kind >= 0:
            return True
    for kind in table.lows:
        if kind >= 0:
            return True
    return False


def of_cost(table: Table, cost: i64) -> list[int]:
    """The slots whose card has exactly this printed cost; Fame only if the house says so."""
    pack = table.house.pack
    found: list[int] = []
    for slot in slots(table):
        kind: i64 = kind_at(table, slot)
        if pack.cost[kind] == cost and (kind < FAME or table.house.upgrade_fame):
            found.append(slot)
    return found


def take(table: Table, slot: i64, is_purchase: bool) -> i64:
    """Remove the card at *slot* and repair the Offer; the kind that was there."""
    kind: i64 = kind_at(table, slot)
    if slot < PILES:
        table.tops = put_at(table.tops, slot, -1)
        if is_purchase and table.house.discounts and slot > 0:
            discount(table, slot)
        if table.piles[slot] != 0:
            table.owe(OWE_TOP, slot)
        elif slot == 0:
            reuse_vowels(table)
    elif slot < FAME_SLOT:
        pile: i64 = slot - LOW
        table.lows = put_at(table.lows, pile, -1)
        if table.marks[pile] > 0:
            table.supply += table.marks[pile]
            table.marks = put_at(table.marks, pile, 0)
        refill_low(table, pile)
    elif slot < MARKET:
        table.fame = put_at(table.fame, slot - FAME_SLOT, table.fame[slot - FAME_SLOT] - 1)
    elif slot < PYRAMID:
        table.market = put_at(table.market, slot - MARKET, -1)
    else:
        table.pyramid = put_at(table.pyramid, slot - PYRAMID, -1)
    return kind


def refill_low(table: Table, pile: i64) -> None:
    """The top of the pile moves down, and the next card shows."""
    if table.tops[pile] < 0:
        return
    table.lows = put_at(table.lows, pile, table.tops[pile])
    table.tops = put_at(table.tops, pile, -1)
    if table.piles[pile] != 0:
        table.owe(OWE_TOP, pile)


def discount(table: Table, pile: i64) -> None:
    """A token on the lower card of a pile whose top was bought (ruling PB-R64)."""
    if table.lows[pile] >= 0 and table.supply > 0:
        table.supply -= 1
        table.marks = put_at(table.marks, pile, table.marks[pile] + 1)
        if table.tape is not None:
            kind: i64 = table.lows[pile]
            table.write(DISCOUNTED, kind, table.face(kind))


def reuse_vowels(table: Table) -> None:
    """An empty 2¢ pile is made anew from the trash, if the house says so (ruling PB-R10)."""
    if not table.house.reuse or table.tops[0] >= 0 or table.piles[0] != 0:
        return
    kept: list[int] = []
    pile: i64 = 0
    found: i64 = 0
    for kind in table.trash:
        if is_vowel(kind):
            pile |= BIT[kind - VOWEL]
            found += 1
        elif kind == WILD and table.house.reuse_wilds:
            pile += 256
            found += 1
        else:
            kept.append(kind)
    if found == 0:
        return
    table.trash = kept
    table.piles = put_at(table.piles, 0, pile)
    table.owe(OWE_TOP, 0)
    if table.tape is not None:
        table.write(REUSED, found)


def pile_kinds(table: Table, pile: i64) -> list[int]:
    """The kinds that may lie under the top of *pile*, ascending."""
    mask: i64 = table.piles[pile]
    found: list[int] = []
    for kind in table.house.pack.cards[pile]:
        if (mask & 1) != 0:
            found.append(kind)
        mask >>= 1
    if mask != 0:
        found.append(WILD)
    return found


def draw_from_pile(table: Table, pile: i64, kind: i64) -> None:
    """Take one *kind* out of what is not shown of *pile*."""
    if kind == WILD:
        table.piles = put_at(table.piles, pile, table.piles[pile] - 256)
        return
    bit: i64 = 1
    for other in table.house.pack.cards[pile]:
        if other == kind:
            table.piles = put_at(table.piles, pile, table.piles[pile] - bit)
            return
        bit += bit


def reveal(table: Table, pile: i64, kind: i64) -> None:
    """The dealer shows the next card of *pile*; an empty place below takes it first."""
    draw_from_pile(table, pile, kind)
    table.tops = put_at(table.tops, pile, kind)
    if pile > 0 and table.lows[pile] < 0:
        refill_low(table, pile)


# The pyramid of the cooperative game.


def pyramid_row(table: Table, place: i64) -> i64:
    """Which row of the pyramid *place* is in, from the bottom."""
    row: i64 = 0
    for size in table.house.rows:
        if place < size:
            return row
        place -= size
        row += 1
    return row


def pyramid_kind(table: Table, place: i64) -> i64:
    """The kind at *place* of the pyramid, or -1 where it is gone."""
    if place >= len(table.pyramid) or table.pyramid[place] < 0:
        return -1
    return table.house.row_kinds[pyramid_row(table, place)]


def is_uncovered(table: Table, place: i64) -> bool:
    """Whether the card at *place* is still there and no card below covers it."""
    if table.pyramid[place] < 0:
        return False
    row: i64 = pyramid_row(table, place)
    if row == 0:
        return True
    below: i64 = place - table.house.rows[row - 1]
    return table.pyramid[below] < 0 and table.pyramid[below + 1] < 0


def pyramid_empty(table: Table) -> bool:
    """Whether every card of the pyramid is gone."""
    for tokens in table.pyramid:
        if tokens >= 0:
            return False
    return True


def empty_fame_piles(table: Table) -> i64:
    """How many Fame piles have run out."""
    empty: i64 = 0
    for count in table.fame:
        if count == 0:
            empty += 1
    return empty


def pyramid_won(table: Table) -> bool:
    """Whether the last card has left the pyramid: everybody wins at once."""
    if table.house.variant != COOPERATIVE or not pyramid_empty(table):
        return False
    table.end_game(PYRAMID_CLEARED)
    return True
