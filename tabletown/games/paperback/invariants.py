"""What can never be otherwise: no card and no token is lost, the rows are filled, money is paid."""

from __future__ import annotations

from tabletown.core.state import State
from tabletown.games.paperback import market, pyramid, rules, scoring
from tabletown.games.paperback.cards import (
    COMMON,
    DYSLEXIC,
    FAME,
    FAME_PILES,
    KINDS,
    PILES,
    SPACE,
    STARTER,
    WILD,
)
from tabletown.games.paperback.ruleset import COOPERATIVE, SIMULTANEOUS
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.verbs import CARD


def expected(state: Paperback) -> list[int]:
    """How many cards of each kind are in this game."""
    ruleset = state.ruleset
    counts = [0] * KINDS
    for kind in range(STARTER):
        counts[kind] = 1 if rules.is_in_game(state, kind) else 0
    for kind in range(STARTER, WILD):
        counts[kind] = ruleset.seats
    counts[WILD] = ruleset.seats * ruleset.starter_wilds
    for pile in range(FAME_PILES):
        counts[FAME + pile] = ruleset.fame_piles[pile] if ruleset.variant != COOPERATIVE else 0
    if ruleset.variant == COOPERATIVE:
        for row in range(len(ruleset.rows)):
            counts[ruleset.row_kinds[row]] += ruleset.rows[row]
    for kind in range(COMMON, SPACE):
        counts[kind] = 1
    counts[SPACE] = 1 if ruleset.space else 0
    counts[DYSLEXIC] = 1 if ruleset.dyslexic else 0
    return counts


def present(state: Paperback) -> list[int]:
    """How many cards of each kind lie somewhere."""
    counts = [0] * KINDS
    for desk in state.desks:
        for kind in scoring.owned(desk):
            counts[kind] += 1
    for heap in (state.trash, state.tops, state.lows, state.market, state.stock, state.commons):
        for kind in heap:
            if kind >= 0:
                counts[kind] += 1
    for pile in range(PILES):
        for kind in market.pile_kinds(state, pile):
            counts[kind] += 1 if kind != WILD else state.piles[pile] // market.REUSED_WILD
    if state.common >= 0:
        counts[state.common] += 1
    for pile in range(FAME_PILES):
        counts[FAME + pile] += state.fame[pile]
    for place in range(len(state.pyramid)):
        kind = pyramid.kind_of(state, place)
        if kind >= 0:
            counts[kind] += 1
    return counts


def broken(state: State) -> list[str]:
    """Every law the position breaks, in words for the maintainer."""
    assert isinstance(state, Paperback)
    found: list[str] = []
    wanted, there = expected(state), present(state)
    for kind in range(KINDS):
        if wanted[kind] != there[kind]:
            found.append(f"{CARD.word(kind)}: {there[kind]} instead of {wanted[kind]}")
    tokens = state.supply + sum(state.marks) + sum(desk.tokens for desk in state.desks)
    if tokens != state.ruleset.tokens:
        found.append(f"{tokens} tokens")
    if state.cents < 0 or state.value < 0:
        found.append("debts")
    if not state.is_owed() and state.ruleset.variant != SIMULTANEOUS:
        for pile in range(1, PILES):
            is_left = state.tops[pile] >= 0 or state.piles[pile] != 0
            if is_left and state.lows[pile] < 0:
                found.append(f"a gap in the lower row of pile {pile}")
    if len([kind for kind in state.market if kind >= 0]) > state.ruleset.market:
        found.append("too many cards in the market")
    return found
