"""Final score, cowbot's score, tie-breaks, rank and title."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.numbers import (
    BADLANDS,
    BIT,
    CASH_PER_POINT,
    CHAMBER_SILVER,
    COUNT,
    COWBOT_CHARACTER,
    COWBOT_HOLDEM,
    COWBOT_ORDER,
    GOLD_PER_POINT,
    HOTEL_TRACK,
    LEVEL_CARD,
    LEVEL_REGIONS,
    MINE,
    NO_COWBOT,
    NOBODY,
    RANK_FROM,
    SILVER_CHAMBERS,
    TITLE_FROM,
    TRAIL,
    UNCIRCLED,
)
from tabletown.games.fliptown.state import Table, count_cards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

RANKS: Final[list[str]] = ["tenderfooted", "rusty", "pioneering", "sharpshooting", "legendary"]
TITLES: Final[list[str]] = ["deputy", "homesteader", "buckaroo", "desperado", "outlaw"]
SILVER_ROOMS: Final = 0x3E00
"""The chambers of the fourth level."""


def silver_of(sheet: Sheet, chamber: i64) -> i64:
    """The silver stars of a circled chamber, counted as the sheet stands. Rulings FT-R27, R28."""
    kind: i64 = CHAMBER_SILVER[chamber]
    if kind == 1:
        return COUNT[sheet.graves]
    if kind == 2:
        return COUNT[sheet.buildings]
    if kind == 3:
        return COUNT[sheet.chambers]
    return COUNT[sheet.stops] if kind == 4 else COUNT[sheet.targets]


def mine_silver(sheet: Sheet) -> i64:
    """Silver stars of all circled chambers."""
    total: i64 = 0
    if sheet.chambers & SILVER_ROOMS:
        for chamber in SILVER_CHAMBERS:
            if sheet.chambers & BIT[chamber]:
                total += silver_of(sheet, chamber)
    return total


def score(sheet: Sheet) -> i64:
    """Stars, cash and gold by their rates, the hotel's last silver star and the mine's."""
    total: i64 = sheet.stars + sheet.cash // CASH_PER_POINT + sheet.gold // GOLD_PER_POINT
    return total + HOTEL_TRACK[sheet.hotel] + mine_silver(sheet)


def uncircled(sheet: Sheet, region: i64) -> i64:
    """Sites of *region* without a circle; a crossed-out stop has none. Ruling FT-R65."""
    if region == TRAIL:
        return 13 - COUNT[sheet.stops]
    if region == BADLANDS:
        return 12 - COUNT[sheet.targets]
    if region == MINE:
        return 14 - COUNT[sheet.chambers]
    return 13 - COUNT[sheet.buildings]


def cowbot_points(table: Table) -> list[tuple[str, int]]:
    """What the cowbot scores, part by part."""
    sheet = table.sheets[0]
    level: i64 = table.setting.level
    parts: list[tuple[str, int]] = [
        ("stolen", LEVEL_CARD[level] * count_cards(table.stolen)),
    ]
    names = ["trail", "badlands", "mine", "town"]
    for place in range(LEVEL_REGIONS[level]):
        region: i64 = COWBOT_ORDER[table.cowbot][place]
        parts.append((names[region], UNCIRCLED[place] * uncircled(sheet, region)))
    if sheet.character != NOBODY:
        parts.append(("character", COWBOT_CHARACTER))
    if table.setting.holdem:
        parts.append(("holdem", COWBOT_HOLDEM))
    return parts


def cowbot_score(table: Table) -> int:
    """The cowbot's total; 0 without one."""
    if table.cowbot == NO_COWBOT:
        return 0
    return sum(points for _, points in cowbot_points(table))


def winners(table: Table) -> list[int]:
    """Most points; then least Wanted, most gold, most cash; else shared. Alone: beat the cowbot."""
    if len(table.sheets) == 1:
        if table.cowbot != NO_COWBOT and score(table.sheets[0]) <= cowbot_score(table):
            return []
        return [0]
    keys = [(score(sheet), -sheet.wanted, sheet.gold, sheet.cash) for sheet in table.sheets]
    best = max(keys)
    return [seat for seat, key in enumerate(keys) if key == best]


def rank(table: Table, sheet: Sheet, points: int) -> int:
    """How high *points* rank, 0 to 4; a character and Hold'em raise the bar. Ruling FT-R76."""
    column: i64 = 0
    if sheet.character != NOBODY:
        column += 1
    if table.setting.holdem:
        column += 1
    return sum(1 for bound in RANK_FROM[column] if points >= bound)


def title(sheet: Sheet) -> int:
    """The title noun for the Wanted at the end, 0 to 4."""
    return sum(1 for bound in TITLE_FROM if sheet.wanted >= bound)
