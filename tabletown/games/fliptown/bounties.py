"""Bounties: what each of the twelve asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.numbers import (
    ALL_GRAVES,
    BANDANA_ITEM,
    BOUNTY_ICONS,
    BOUNTY_LAST_STOP,
    BOUNTY_MINE_GOLD,
    BOUNTY_OUTLAWS,
    BOUNTY_REGIONS,
    BOUNTY_ROOFS,
    BOUNTY_ROWS,
    BOUNTY_SITES,
    BOUNTY_STONES,
    BOUNTY_STOPS,
    BOUNTY_TOOLS,
    COUNT,
    FIRST_GRAVES,
    OUTLAWS,
    PICKAXE,
    PISTOL_ITEM,
    PROTECTION,
    ROOF_STAR_MASK,
    ROW_MASK,
    TRAIL_HORSE,
)
from tabletown.games.fliptown.state import MET_RICHES, MET_WANTED, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

FOUR_REGIONS: Final = 0
TRAIL_BONUSES: Final = 1
TOOLS: Final = 2
ROOF_STARS: Final = 3
MINE_GOLD: Final = 4
EVERY_ROBBERY: Final = 5
TOMBSTONES: Final = 6
END_OF_TRAIL: Final = 7
MOST_WANTED: Final = 8
OUTFIT: Final = 9
RICHES: Final = 10
NEW_GRAVES: Final[int] = ALL_GRAVES - FIRST_GRAVES
"""The stones that are not circled from the start."""
OUTFIT_ITEMS: Final = TRAIL_HORSE | PROTECTION | BANDANA_ITEM | PICKAXE | PISTOL_ITEM
ROWS_TOUCHED: Final[bytes] = bytes(
    sum(1 for mask in ROW_MASK if targets & mask) for targets in range(8192)
)
"""How many kinds of target have been robbed, by the circled ones."""


def all_who_met(table: Table, bounty: i64) -> list[Sheet]:
    """The sheets that have met *bounty*; Wanted and riches count even for a moment. FT-R44."""
    sheets = table.sheets
    if bounty == FOUR_REGIONS:
        return [
            sheet
            for sheet in sheets
            if COUNT[sheet.stops] >= BOUNTY_SITES and fewest_sites(sheet) >= BOUNTY_SITES
        ]
    if bounty == TRAIL_BONUSES:
        return [sheet for sheet in sheets if sheet.stops & BOUNTY_STOPS == BOUNTY_STOPS]
    if bounty == TOOLS:
        return [sheet for sheet in sheets if sheet.pans + sheet.hammers >= BOUNTY_TOOLS]
    if bounty == ROOF_STARS:
        roofs = ROOF_STAR_MASK
        return [sheet for sheet in sheets if COUNT[sheet.buildings & roofs] >= BOUNTY_ROOFS]
    if bounty == MINE_GOLD:
        return [sheet for sheet in sheets if sheet.mine_gold >= BOUNTY_MINE_GOLD]
    if bounty == EVERY_ROBBERY:
        return [sheet for sheet in sheets if ROWS_TOUCHED[sheet.targets] >= BOUNTY_ROWS]
    if bounty == TOMBSTONES:
        return [sheet for sheet in sheets if COUNT[sheet.graves & NEW_GRAVES] >= BOUNTY_STONES]
    if bounty == END_OF_TRAIL:
        return [sheet for sheet in sheets if is_at_end_of_trail(sheet)]
    if bounty == MOST_WANTED:
        return [sheet for sheet in sheets if sheet.met & MET_WANTED]
    if bounty == OUTFIT:
        return [sheet for sheet in sheets if icons(sheet) >= BOUNTY_ICONS]
    if bounty == RICHES:
        return [sheet for sheet in sheets if sheet.met & MET_RICHES]
    if table.setting.by_source:
        return [sheet for sheet in sheets if COUNT[sheet.sources] >= BOUNTY_REGIONS]
    return [sheet for sheet in sheets if COUNT[sheet.opened] >= BOUNTY_REGIONS]


def fewest_sites(sheet: Sheet) -> i64:
    """Circled sites in that of the four card regions which has the fewest. Ruling FT-R46."""
    fewest: i64 = COUNT[sheet.stops]
    if COUNT[sheet.targets] < fewest:
        fewest = COUNT[sheet.targets]
    if COUNT[sheet.chambers] < fewest:
        fewest = COUNT[sheet.chambers]
    if COUNT[sheet.buildings] < fewest:
        fewest = COUNT[sheet.buildings]
    return fewest


def is_at_end_of_trail(sheet: Sheet) -> bool:
    """Whether the last stop is circled, or enough outlaws are hunted."""
    hunted: i64 = COUNT[(sheet.items // OUTLAWS) & 7]
    return sheet.stops & BOUNTY_LAST_STOP != 0 or hunted >= BOUNTY_OUTLAWS


def icons(sheet: Sheet) -> i64:
    """Different pieces of outfit among the seven that count. Ruling FT-R48."""
    found: i64 = COUNT[sheet.items & OUTFIT_ITEMS]
    if sheet.pans > 0:
        found += 1
    if sheet.hammers > 0:
        found += 1
    return found
