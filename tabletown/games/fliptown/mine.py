"""The Mine: go down from a circled chamber, or in at the top, by the ranges on the ways."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.happenings import DUG
from tabletown.games.fliptown.numbers import (
    BIT,
    CHAMBER_BONUS,
    CHAMBER_GOLD,
    CHAMBER_HAMMER,
    CHAMBER_PAN,
    CHAMBER_STARS,
    CHAMBER_WANTED,
    ENTRANCE,
    MINE,
    PICKAXE,
    PICKAXE_STEPS,
    WAY_FROM,
    WAY_TO,
    WAY_VALUES,
)
from tabletown.games.fliptown.state import FROM_MINE, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

WAYS_TO: Final[list[list[int]]] = [
    [way for way in range(len(WAY_TO)) if WAY_TO[way] == chamber] for chamber in range(ENTRANCE)
]
"""The ways into each chamber."""
OPEN_WAYS: Final[list[int]] = [-1] * 16384
"""The ways from circled to uncircled chambers, as a mask, by the circled ones; found when asked."""
FIT_WAYS: Final[list[int]] = [-1] * 8192
"""The ways a card takes, by the values it may have; found when asked."""


def usable_ways(chambers: i64, values: i64) -> i64:
    """The ways that a card of one of *values* takes from a circled chamber to another one."""
    found: i64 = OPEN_WAYS[chambers]
    if found < 0:
        found = 0
        for way in range(len(WAY_VALUES)):
            above: i64 = WAY_FROM[way]
            is_dug: bool = above == ENTRANCE or chambers & BIT[above] != 0
            if is_dug and not chambers & BIT[WAY_TO[way]]:
                found |= BIT[way]
        OPEN_WAYS[chambers] = found
    fit: i64 = FIT_WAYS[values]
    if fit < 0:
        fit = 0
        for way in range(len(WAY_VALUES)):
            if WAY_VALUES[way] & values:
                fit |= BIT[way]
        FIT_WAYS[values] = fit
    return found & fit


def open_chambers(chambers: i64, values: i64) -> i64:
    """The uncircled chambers that a card of one of *values* reaches from the circled ones."""
    ways: i64 = usable_ways(chambers, values)
    mask: i64 = 0
    way: i64 = 0
    while ways != 0:
        if ways & 1:
            mask |= BIT[WAY_TO[way]]
        ways >>= 1
        way += 1
    return mask


def ways_in(chambers: i64, chamber: i64) -> i64:
    """The values that lead into *chamber* from the circled ones."""
    mask: i64 = 0
    for way in WAYS_TO[chamber]:
        above: i64 = WAY_FROM[way]
        if above == ENTRANCE or chambers & BIT[above]:
            mask |= WAY_VALUES[way]
    return mask


def tool_steps(sheet: Sheet) -> i64:
    """The free steps a pickaxe gives the value card here."""
    return PICKAXE_STEPS if sheet.items & PICKAXE else 0


def chamber_entered(table: Table, sheet: Sheet, chamber: i64) -> None:
    """Circle *chamber*, gain all that is in it and its Wanted."""
    sheet.chambers |= BIT[chamber]
    if table.tape is not None:
        table.note(DUG, sheet, chamber)
    if CHAMBER_WANTED[chamber]:
        table.gain_wanted(sheet, CHAMBER_WANTED[chamber])
    if CHAMBER_GOLD[chamber]:
        sheet.mine_gold += CHAMBER_GOLD[chamber]
        table.gain_gold(sheet, CHAMBER_GOLD[chamber])
    if CHAMBER_STARS[chamber]:
        table.gain_stars(sheet, CHAMBER_STARS[chamber], FROM_MINE)
    if CHAMBER_PAN[chamber]:
        table.gain_pan(sheet)
    if CHAMBER_HAMMER[chamber]:
        table.gain_hammer(sheet)
    if CHAMBER_BONUS[chamber]:
        table.gain_bonus(sheet, CHAMBER_BONUS[chamber] - 1, MINE)
