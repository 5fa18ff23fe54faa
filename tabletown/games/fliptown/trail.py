"""The Trail: ride right to a later stop, take what it gives, cross out what was passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.asks import ASK_TOOL, ASK_WIPE
from tabletown.games.fliptown.happenings import RODE
from tabletown.games.fliptown.numbers import (
    BIT,
    HORSE_STEPS,
    MOST_HAMMERS,
    MOST_PANS,
    STOP_BONUS,
    STOP_CASH,
    STOP_GOLD,
    STOP_STARS,
    STOP_TOOL,
    STOP_WANTED,
    STOP_WIPE,
    TRAIL,
    TRAIL_HORSE,
)
from tabletown.games.fliptown.state import FROM_TRAIL, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

LAST_STOP: Final = 13
STOPS_UP_TO: Final[list[int]] = [2**stop - 1 for stop in range(14)]


def farthest(sheet: Sheet, gold: i64) -> i64:
    """The last stop the value card reaches for at most *gold*."""
    top: i64 = sheet.value + sheet.free + gold
    if sheet.items & TRAIL_HORSE:
        top += HORSE_STEPS
    return top if top < LAST_STOP else LAST_STOP


def open_stops(sheet: Sheet, top: i64) -> i64:
    """The stops ahead of the wagon up to *top*."""
    if top <= sheet.wagon:
        return 0
    return STOPS_UP_TO[top] & ~STOPS_UP_TO[sheet.wagon]


def fare(sheet: Sheet, stop: i64) -> i64:
    """What riding to *stop* with the value card costs in gold."""
    short: i64 = stop - farthest(sheet, 0)
    return short if short > 0 else 0


def stop_reached(table: Table, sheet: Sheet, stop: i64) -> None:
    """Circle *stop*, gain its reward and its Wanted."""
    sheet.wagon = stop
    sheet.stops |= BIT[stop - 1]
    if table.tape is not None:
        table.note(RODE, sheet, stop - 1)
    if STOP_WANTED[stop]:
        table.gain_wanted(sheet, STOP_WANTED[stop])
    if STOP_STARS[stop]:
        table.gain_stars(sheet, STOP_STARS[stop], FROM_TRAIL)
    if STOP_CASH[stop]:
        table.gain_cash(sheet, STOP_CASH[stop])
    if STOP_GOLD[stop]:
        table.gain_gold(sheet, STOP_GOLD[stop])
    if STOP_BONUS[stop]:
        table.gain_bonus(sheet, STOP_BONUS[stop] - 1, TRAIL)
    if STOP_TOOL[stop]:
        tool_found(table, sheet)
    elif STOP_WIPE[stop] and sheet.wanted > 0:
        sheet.ask = ASK_WIPE
        sheet.about = STOP_WIPE[stop]


def tool_found(table: Table, sheet: Sheet) -> None:
    """A pan or a hammer, whichever the owner wants and still has room for. Ruling FT-R42."""
    if sheet.pans < MOST_PANS and sheet.hammers < MOST_HAMMERS:
        sheet.ask = ASK_TOOL
    else:
        table.gain_pan(sheet)
        table.gain_hammer(sheet)
