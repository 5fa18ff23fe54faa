"""What is true of every Fliptown position: cards and stars are conserved, sheets stay possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.fliptown.asks import STAGE_CHEAT
from tabletown.games.fliptown.numbers import (
    ALL_CARDS,
    BIT,
    FIRST_GRAVES,
    MOST_HAMMERS,
    MOST_PANS,
)
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.state import count_cards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.rules import Town
    from tabletown.games.fliptown.sheet import Sheet


def broken(town: Town) -> list[str]:
    """Which laws *town* breaks; none in a sound position."""
    found: list[str] = []
    check_cards(town, found)
    for sheet in town.sheets:
        check_sheet(sheet, found)
        check_points(town, sheet, found)
    return found


def check_cards(town: Town, found: list[str]) -> None:
    """Every card of the deck is in exactly one place."""
    mask: i64 = 0
    for card in places(town):
        if mask & BIT[card]:
            found.append(f"card {card} is in two places")
        mask |= BIT[card]
    for pile in (town.pool, town.discard, town.stolen):
        if mask & pile:
            found.append("a pile holds a card that lies elsewhere")
        mask |= pile
    if mask != ALL_CARDS:
        found.append("a card is missing")
    # An unseen Sheriff card is one of the pool that cannot be drawn.
    unseen: i64 = 1 if town.sheriff < 0 else 0
    if town.deck != count_cards(town.pool) - unseen:
        found.append("the deck is not as large as its pool")
    if count_cards(town.stolen) != len(town.suspects):
        found.append("stolen cards and suspicions differ")


def places(town: Town) -> list[int]:
    """The single cards that lie about: the line-up, a known Sheriff, Hold'em cards."""
    cards: list[int] = []
    for slot in range(town.flipped):
        cards.append(town.slot(slot))
    if town.sheriff >= 0:
        cards.append(town.sheriff)
    for sheet in town.sheets:
        place: i64 = 6
        for card in unpack(sheet.hole):
            # One that the Cheat passed off as another has been discarded already.
            if town.stage != STAGE_CHEAT or sheet.soft != place:
                cards.append(card)
            place += 1
    return cards


def check_sheet(sheet: Sheet, found: list[str]) -> None:
    """Nothing is owed, no track overrun, and what is robbed or ridden to is circled."""
    if sheet.cash < 0 or sheet.gold < 0 or sheet.stars < 0 or sheet.wanted < 0:
        found.append(f"seat {sheet.seat} owes something")
    if sheet.pans > MOST_PANS or sheet.hammers > MOST_HAMMERS:
        found.append(f"seat {sheet.seat} has too many tools")
    if sheet.robbed & ~sheet.targets:
        found.append(f"seat {sheet.seat} robbed what it never circled")
    if not sheet.graves & FIRST_GRAVES:
        found.append(f"seat {sheet.seat} lacks the first tombstone")
    if sheet.wagon > 0 and not BIT[sheet.wagon - 1] <= sheet.stops < BIT[sheet.wagon]:
        found.append(f"seat {sheet.seat} stands where it never stopped")


def check_points(town: Town, sheet: Sheet, found: list[str]) -> None:
    """Every point knows where it came from."""
    total: int = 0
    for key, amount in town.points(sheet.seat):
        total += amount
        if key == "other":
            found.append(f"seat {sheet.seat} has points from nowhere")
    if total != town.scores()[sheet.seat]:
        found.append(f"the points of seat {sheet.seat} do not add up")
