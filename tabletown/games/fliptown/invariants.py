"""What is true of every Fliptown position: cards and stars are conserved, sheets stay possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.fliptown.cards import ALL_CARDS, UNSEEN
from tabletown.games.fliptown.marks import BIT, bit_count
from tabletown.games.fliptown.pay import real_hole_cards
from tabletown.games.fliptown.poker import unpack

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown


def broken(state: Fliptown) -> list[str]:
    """Which laws *state* breaks; none in a sound position."""
    found: list[str] = []
    check_cards(state, found)
    for sheet in state.sheets:
        check_sheet(state, sheet, found)
        check_points(state, sheet, found)
    return found


def check_cards(state: Fliptown, found: list[str]) -> None:
    """Every card of the deck is in exactly one place."""
    mask: i64 = 0
    for card in places(state):
        if mask & BIT[card]:
            found.append(f"card {card} is in two places")
        mask |= BIT[card]
    for pile in (state.pool, state.discard, state.stolen):
        if mask & pile:
            found.append("a pile holds a card that lies elsewhere")
        mask |= pile
    if mask != ALL_CARDS:
        found.append("a card is missing")
    # An unseen Sheriff card is one of the pool that cannot be drawn.
    unseen: i64 = 1 if state.sheriff == UNSEEN else 0
    if state.deck != bit_count(state.pool) - unseen:
        found.append("the deck is not as large as its pool")
    if bit_count(state.stolen) != len(state.suspects):
        found.append("stolen cards and suspicions differ")


def places(state: Fliptown) -> list[int]:
    """The single cards that lie about: the line-up, a known Sheriff, Hold'em cards."""
    cards: list[int] = []
    for slot in range(state.flipped):
        cards.append(state.slot(slot))
    if state.sheriff != UNSEEN:
        cards.append(state.sheriff)
    for sheet in state.sheets:
        # One that the Cheat passed off as another has been discarded already.
        cards += real_hole_cards(sheet) if state.stage() == "cheat" else unpack(sheet.hole)
    return cards


def check_sheet(state: Fliptown, sheet: Sheet, found: list[str]) -> None:
    """Nothing is owed, no track overrun, and what is robbed or ridden to is circled."""
    if sheet.cash < 0 or sheet.gold < 0 or sheet.stars < 0 or sheet.wanted < 0:
        found.append(f"seat {sheet.seat} owes something")
    if sheet.pans > state.ruleset.most_pans or sheet.hammers > state.ruleset.most_hammers:
        found.append(f"seat {sheet.seat} has too many tools")
    if sheet.robbed & ~sheet.targets:
        found.append(f"seat {sheet.seat} robbed what it never circled")
    if not sheet.graves & state.ruleset.first_graves:
        found.append(f"seat {sheet.seat} lacks the first tombstone")
    if sheet.wagon > 0 and not BIT[sheet.wagon - 1] <= sheet.stops < BIT[sheet.wagon]:
        found.append(f"seat {sheet.seat} stands where it never stopped")


def check_points(state: Fliptown, sheet: Sheet, found: list[str]) -> None:
    """Every point knows where it came from."""
    total: int = 0
    for key, amount in state.points(sheet.seat):
        total += amount
        if key == "other":
            found.append(f"seat {sheet.seat} has points from nowhere")
    if total != state.scores()[sheet.seat]:
        found.append(f"the points of seat {sheet.seat} do not add up")
