"""What can never be otherwise: no card and no token is lost, the rows are filled, money is paid."""

from __future__ import annotations

from tabletown.core.state import State
from tabletown.games.paperback import market, scoring
from tabletown.games.paperback.cards import (
    COMMON,
    COOPERATIVE,
    FAME,
    KINDS,
    PILES,
    SIMULTANEOUS,
    STARTER,
    WILD,
    is_attack,
)
from tabletown.games.paperback.rack import TRASH_OFFER
from tabletown.games.paperback.state import Table
from tabletown.games.paperback.verbs import CARD


def expected(table: Table) -> list[int]:
    """How many cards of each kind are in this game."""
    house = table.house
    pack = house.pack
    counts = [0] * KINDS
    for kind in range(STARTER):
        counts[kind] = 1
        if is_attack(kind) and not house.attacks:
            counts[kind] = 0
        if house.variant == SIMULTANEOUS and pack.effect[kind] == TRASH_OFFER:
            counts[kind] = 0
    for kind in range(STARTER, WILD):
        counts[kind] = house.seats
    counts[WILD] = house.seats * house.starter_wilds
    for pile in range(4):
        counts[FAME + pile] = house.fame_piles[pile] if house.variant != COOPERATIVE else 0
    if house.variant == COOPERATIVE:
        for row in range(4):
            counts[house.row_kinds[row]] += house.rows[row]
    for kind in range(COMMON, COMMON + 4):
        counts[kind] = 1
    counts[COMMON + 4] = 1 if house.space else 0
    counts[COMMON + 5] = 1 if house.dyslexic else 0
    return counts


def present(table: Table) -> list[int]:
    """How many cards of each kind lie somewhere."""
    counts = [0] * KINDS
    for desk in table.desks:
        for kind in scoring.owned(desk):
            counts[kind] += 1
    for heap in (table.trash, table.tops, table.lows, table.market, table.stock, table.commons):
        for kind in heap:
            if kind >= 0:
                counts[kind] += 1
    for pile in range(PILES):
        for kind in market.pile_kinds(table, pile):
            counts[kind] += 1 if kind != WILD else table.piles[pile] >> 8
    if table.common >= 0:
        counts[table.common] += 1
    for pile in range(4):
        counts[FAME + pile] += table.fame[pile]
    for place in range(len(table.pyramid)):
        kind = market.pyramid_kind(table, place)
        if kind >= 0:
            counts[kind] += 1
    return counts


def broken(state: State) -> list[str]:
    """Every law the position breaks, in words for the maintainer."""
    assert isinstance(state, Table)
    table = state
    found: list[str] = []
    wanted, there = expected(table), present(table)
    for kind in range(KINDS):
        if wanted[kind] != there[kind]:
            found.append(f"{CARD.word(kind)}: {there[kind]} instead of {wanted[kind]}")
    tokens = table.supply + sum(table.marks) + sum(desk.tokens for desk in table.desks)
    if tokens != table.house.tokens:
        found.append(f"{tokens} tokens")
    if table.cents < 0 or table.value < 0:
        found.append("debts")
    if len(table.jobs) == 0 and table.house.variant != SIMULTANEOUS:
        for pile in range(1, PILES):
            is_left = table.tops[pile] >= 0 or table.piles[pile] != 0
            if is_left and table.lows[pile] < 0:
                found.append(f"a gap in the lower row of pile {pile}")
    if len([kind for kind in table.market if kind >= 0]) > table.house.market:
        found.append("too many cards in the market")
    return found
