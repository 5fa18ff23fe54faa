"""The Cemetery: circle a tombstone, whatever the cards, and dig up what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.asks import ASK_SHIELD
from tabletown.games.fliptown.happenings import MARKED
from tabletown.games.fliptown.numbers import (
    ALL_GRAVES,
    BIT,
    CEMETERY,
    GRAVE_WANTED,
    PROTECTION,
    REWARD_BONUS,
    REWARD_CASH,
    REWARD_GOLD,
    REWARD_HAMMER,
    REWARD_PAN,
    REWARD_STARS,
    REWARDS_BESIDE,
    SHOVEL,
    SHOVEL_STARS,
)
from tabletown.games.fliptown.state import FROM_CEMETERY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

STONE_ABOUT: Final = 32
"""A shield question about a stone, not about a target, has this added."""


def open_stones(sheet: Sheet) -> i64:
    """The tombstones not circled yet."""
    return ALL_GRAVES - sheet.graves


def stone_chosen(table: Table, sheet: Sheet, stone: i64) -> None:
    """Circle *stone*; the Undertaker's protection spares its Wanted."""
    if sheet.items & PROTECTION and table.setting.shields:
        sheet.ask = ASK_SHIELD
        sheet.about = STONE_ABOUT + stone
    else:
        stone_circled(table, sheet, stone, (sheet.items & PROTECTION) != 0)


def stone_circled(table: Table, sheet: Sheet, stone: i64, shielded: bool) -> None:
    """Take the Wanted, the shovel's star and every reward towards a circled neighbour."""
    sheet.graves |= BIT[stone]
    if table.tape is not None:
        table.note(MARKED, sheet, stone)
    if not shielded:
        table.gain_wanted(sheet, GRAVE_WANTED)
    if sheet.items & SHOVEL:
        table.gain_stars(sheet, SHOVEL_STARS, FROM_CEMETERY)
    for packed in REWARDS_BESIDE[stone]:
        if sheet.graves & BIT[packed & 15]:
            reward_found(table, sheet, packed >> 4)


def reward_found(table: Table, sheet: Sheet, reward: i64) -> None:
    """Gain what lies between two circled stones."""
    if REWARD_STARS[reward]:
        table.gain_stars(sheet, REWARD_STARS[reward], FROM_CEMETERY)
    if REWARD_GOLD[reward]:
        table.gain_gold(sheet, REWARD_GOLD[reward])
    if REWARD_CASH[reward]:
        table.gain_cash(sheet, REWARD_CASH[reward])
    if REWARD_PAN[reward]:
        table.gain_pan(sheet)
    if REWARD_HAMMER[reward]:
        table.gain_hammer(sheet)
    if REWARD_BONUS[reward]:
        table.gain_bonus(sheet, REWARD_BONUS[reward] - 1, CEMETERY)
