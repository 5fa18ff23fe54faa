"""Characters: what they start with and when their abilities can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.asks import STAGE_BEFORE
from tabletown.games.fliptown.happenings import ABILITY
from tabletown.games.fliptown.numbers import (
    ALL_GRAVES,
    ALL_TARGETS,
    BADLANDS,
    BARONESS,
    BIT,
    CAST_CASH,
    CAST_GOLD,
    CAST_HAMMERS,
    CAST_JOKERS,
    CAST_PANS,
    CAST_REGION,
    CAST_SHOVEL,
    CAST_STARS,
    CAST_WANTED,
    CAST_WIPE,
    CEMETERY,
    MAN_IN_BLACK,
    MINE,
    PREACHER,
    RANCH_HAND,
    SHOVEL,
    TRAIL,
)
from tabletown.games.fliptown.state import FROM_START, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

ALL_CHAMBERS: Final = 0x3FFF
NO_RIDES: Final = 0xFFFF0
"""Pending bonus actions, four bits a region, without those of one region."""
NO_ROBBERIES: Final = 0xFFF0F
NO_DIGGING: Final = 0xFF0FF
NO_GRAVES: Final = 0x0FFFF


def cast(sheet: Sheet, character: i64) -> None:
    """Give *sheet* the character's resources in place of the standard ones."""
    sheet.character = character
    sheet.cash = CAST_CASH[character]
    sheet.gold = CAST_GOLD[character]
    sheet.stars = CAST_STARS[character]
    sheet.origin2 = -CAST_STARS[character] * FROM_START
    sheet.wanted = CAST_WANTED[character]
    sheet.pans = CAST_PANS[character]
    sheet.hammers = CAST_HAMMERS[character]
    if CAST_SHOVEL[character]:
        sheet.items |= SHOVEL
    sheet.power = CAST_JOKERS[character] if CAST_JOKERS[character] else 1


def is_region_open(sheet: Sheet, region: i64) -> bool:
    """Whether a bonus action in *region* has a legal choice; once it has none it never will."""
    if region == TRAIL:
        return sheet.wagon < 13
    if region == BADLANDS:
        return sheet.targets != ALL_TARGETS
    if region == MINE:
        return sheet.chambers != ALL_CHAMBERS
    if region == CEMETERY:
        return sheet.graves != ALL_GRAVES
    return True


def open_bonuses(sheet: Sheet) -> i64:
    """The pending bonus actions that have a legal choice."""
    waiting: i64 = sheet.bonuses
    if sheet.wagon == 13:
        waiting &= NO_RIDES
    if sheet.targets == ALL_TARGETS:
        waiting &= NO_ROBBERIES
    if sheet.chambers == ALL_CHAMBERS:
        waiting &= NO_DIGGING
    if sheet.graves == ALL_GRAVES:
        waiting &= NO_GRAVES
    return waiting


def callable_regions(sheet: Sheet) -> i64:
    """The regions in which the character's own bonus action can be taken now, as a mask."""
    if sheet.power == 0:
        return 0
    own: i64 = CAST_REGION[sheet.character]
    if own > 0:
        return BIT[own - 1] if is_region_open(sheet, own - 1) else 0
    mask: i64 = 0
    if sheet.character == MAN_IN_BLACK:
        for region in range(5):
            if is_region_open(sheet, region):
                mask |= BIT[region]
    return mask


def can_help(table: Table, sheet: Sheet) -> bool:
    """Whether Ranch Hand or Baroness, or the Preacher at his hour, would do anything now."""
    if sheet.power == 0 or sheet.wanted == 0:
        return False
    if sheet.character == RANCH_HAND:
        return sheet.hammers > 0
    if sheet.character == BARONESS:
        return True
    return sheet.character == PREACHER and table.stage == STAGE_BEFORE


def ability_used(table: Table, sheet: Sheet) -> None:
    """One use of the ability is gone."""
    sheet.power -= 1
    if table.tape is not None:
        table.note(ABILITY, sheet, sheet.character)


def helped(table: Table, sheet: Sheet) -> None:
    """Ranch Hand: Wanted goes by the hammers. Baroness: gold for Wanted."""
    ability_used(table, sheet)
    if sheet.character == RANCH_HAND:
        table.wipe(sheet, CAST_WIPE[RANCH_HAND] * sheet.hammers)
    else:
        table.gain_gold(sheet, sheet.wanted)
