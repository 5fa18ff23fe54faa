"""The Badlands: rob the target of exactly the value, and see what the robbery card says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.fliptown.asks import ASK_RAID, ASK_SHIELD
from tabletown.games.fliptown.happenings import RAIDED, ROBBED
from tabletown.games.fliptown.numbers import (
    ALL_TARGETS,
    BADLANDS,
    BANDANA,
    BANDANA_ITEM,
    BIT,
    PISTOL,
    PISTOL_ITEM,
    RIFLE,
    RIFLE_ITEM,
    ROW_BONUS,
    ROW_MASK,
    ROW_OF,
    TARGET_CASH,
    TARGET_STARS,
    TARGET_WANTED,
    VALUE_OF,
)
from tabletown.games.fliptown.state import FROM_BADLANDS, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet


def open_targets(sheet: Sheet) -> i64:
    """The targets not circled yet; the ace has none."""
    return ALL_TARGETS - sheet.targets


def target_chosen(table: Table, sheet: Sheet, value: i64) -> None:
    """Circle the target; a bandana lowers its Wanted, by itself or if the owner likes."""
    sheet.targets |= BIT[value - 1]
    sheet.about = value
    if table.tape is not None:
        table.note(ROBBED, sheet, value - 2)
    if sheet.items & BANDANA_ITEM and table.setting.shields:
        sheet.ask = ASK_SHIELD
    else:
        wanted_taken(table, sheet, value, (sheet.items & BANDANA_ITEM) != 0)


def wanted_taken(table: Table, sheet: Sheet, value: i64, masked: bool) -> None:
    """Gain the target's Wanted and wait for the robbery card. Ruling FT-R18."""
    wanted: i64 = TARGET_WANTED[value]
    if masked:
        wanted = wanted - BANDANA if wanted > BANDANA else 0
    table.gain_wanted(sheet, wanted)
    sheet.ask = ASK_RAID
    sheet.about = value


def gun(table: Table, sheet: Sheet) -> i64:
    """What the owner's gun adds to a robbery card."""
    if sheet.items & RIFLE_ITEM:
        return RIFLE[table.setting.guns]
    if sheet.items & PISTOL_ITEM:
        return PISTOL[table.setting.guns]
    return 0


def raid_drawn(table: Table, sheet: Sheet, card: i64) -> None:
    """All stars and the cash for a card high enough, else half the stars."""
    value: i64 = sheet.about
    total: i64 = VALUE_OF[card] + gun(table, sheet)
    if table.tape is not None:
        table.note(RAIDED, sheet, card, total)
    if total >= value:
        sheet.robbed |= BIT[value - 1]
        table.gain_stars(sheet, TARGET_STARS[value], FROM_BADLANDS)
        table.gain_cash(sheet, TARGET_CASH[value])
    else:
        raid_failed(table, sheet, value)
    row_checked(table, sheet, value)


def raid_failed(table: Table, sheet: Sheet, value: i64) -> None:
    """Half the stars, rounded down, and no cash. Ruling FT-R17."""
    table.gain_stars(sheet, TARGET_STARS[value] // 2, FROM_BADLANDS)


def row_checked(table: Table, sheet: Sheet, value: i64) -> None:
    """The third target of a row gives the row's bonus action, however the robberies went."""
    row: i64 = ROW_OF[value]
    if sheet.targets & ROW_MASK[row] == ROW_MASK[row]:
        table.gain_bonus(sheet, ROW_BONUS[row] - 1, BADLANDS)
