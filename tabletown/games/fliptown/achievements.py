"""The twenty solo achievements: those of one game, and those over a list of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.games.fliptown import bounties, scoring
from tabletown.games.fliptown.numbers import (
    CHAMBER_GOLD,
    COUNT,
    FEAT_ARRESTS,
    FEAT_CASH,
    FEAT_CHAMBERS,
    FEAT_CLEAN,
    FEAT_COWBOTS,
    FEAT_GOLD,
    FEAT_GREAT_HAND,
    FEAT_HAND,
    FEAT_HANDS,
    FEAT_LAWFUL,
    FEAT_LEVEL,
    FEAT_NONE,
    FEAT_OUTLAW,
    FEAT_RANK,
    FEAT_REGIONS,
    FEAT_ROOFS,
    FEAT_ROWS,
    FEAT_SILVER,
    FEAT_SITES,
    FEAT_STOLEN,
    FEAT_STONES,
    FEAT_STOPS,
    FEAT_TOOLS,
    FIRST_GRAVES,
    HOTEL_TRACK,
    NO_COWBOT,
    ROOF_STAR_MASK,
)
from tabletown.games.fliptown.state import Table, count_cards

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet

LEVELS = ["easy", "normal", "hard"]
BEAT_EVERY_COWBOT = 14
GOLD_CHAMBERS = sum(2**room for room in range(14) if CHAMBER_GOLD[room])


def hands_of(sheet: Sheet) -> list[int]:
    """What the three poker hands were."""
    return [(sheet.hands >> (4 * round_)) & 15 for round_ in range(3)]


def silver(sheet: Sheet) -> int:
    """All silver stars of a sheet."""
    return HOTEL_TRACK[sheet.hotel] + scoring.mine_silver(sheet)


def full_regions(sheet: Sheet) -> int:
    """How many of the four card regions have every site circled."""
    return sum(1 for region in range(4) if scoring.uncircled(sheet, region) == 0)


def earned(table: Table) -> list[int]:
    """The achievements a finished solo game earns by itself, by number."""
    if len(table.sheets) != 1:
        return []
    sheet = table.sheets[0]
    hands = hands_of(sheet)
    points = scoring.score(sheet)
    is_bot = table.cowbot != NO_COWBOT
    is_beaten = is_bot and points > scoring.cowbot_score(table)
    lacked = silver(sheet) if table.setting.feat_10 else sheet.pans
    good_hands = sum(1 for hand in hands if hand >= FEAT_HAND)
    chambers = COUNT[sheet.chambers & GOLD_CHAMBERS]
    tests = {
        1: bounties.fewest_sites(sheet) >= FEAT_SITES,
        2: sheet.pans + sheet.hammers >= FEAT_TOOLS,
        3: sheet.wanted <= FEAT_CLEAN,
        4: chambers >= FEAT_CHAMBERS,
        5: sheet.stops & FEAT_STOPS == FEAT_STOPS,
        6: COUNT[sheet.buildings & ROOF_STAR_MASK] >= FEAT_ROOFS,
        7: bounties.ROWS_TOUCHED[sheet.targets] >= FEAT_ROWS,
        8: COUNT[sheet.graves & ~FIRST_GRAVES] >= FEAT_STONES,
        9: max(hands) >= FEAT_GREAT_HAND,
        10: lacked <= FEAT_NONE,
        11: sheet.cash >= FEAT_CASH and sheet.gold >= FEAT_GOLD,
        12: good_hands >= FEAT_HANDS,
        13: sheet.wanted <= FEAT_LAWFUL and sheet.arrests <= FEAT_ARRESTS,
        15: is_beaten and LEVELS[table.setting.level] == FEAT_LEVEL,
        16: is_bot and count_cards(table.stolen) <= FEAT_STOLEN,
        17: sheet.wanted >= FEAT_OUTLAW,
        18: silver(sheet) >= FEAT_SILVER,
        19: full_regions(sheet) >= FEAT_REGIONS,
        20: scoring.rank(table, sheet, points) >= FEAT_RANK,
    }
    return [number for number, is_earned in tests.items() if is_earned]


def collected(games: list[dict[str, Any]], least: str = "normal") -> list[int]:
    """The achievements of somebody who finished *games*, each the details of a solo result.

    Number 14 needs every cowbot beaten at level *least* or above, in any games.
    """
    found: set[int] = set()
    beaten: set[str] = set()
    for details in games:
        found.update(details.get("achievements", ()))
        if "cowbot" in details and details["won"]:
            if LEVELS.index(details["difficulty"]) >= LEVELS.index(least):
                beaten.add(details["cowbot"])
    if len(beaten) >= FEAT_COWBOTS:
        found.add(BEAT_EVERY_COWBOT)
    return sorted(found)
