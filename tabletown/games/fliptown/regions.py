"""The five regions: which question asks for a site of each, and which still have one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.badlands import ASK_TARGET
from tabletown.games.fliptown.cemetery import ALL_GRAVES, ASK_STONE
from tabletown.games.fliptown.marks import BIT, FOUR_BITS
from tabletown.games.fliptown.mine import ALL_CHAMBERS, ASK_CHAMBER
from tabletown.games.fliptown.sites import SiteQuestion
from tabletown.games.fliptown.town import ASK_BUILDING
from tabletown.games.fliptown.trail import ASK_STOP, LAST_STOP
from tabletown.games.fliptown.verbs import BADLANDS, CEMETERY, MINE, REGION, TRAIL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

SITES: Final[list[SiteQuestion]] = [ASK_STOP, ASK_TARGET, ASK_CHAMBER, ASK_BUILDING, ASK_STONE]
"""By region, the question for a site."""
REGIONS: Final = REGION.size()
NO_RIDES: Final[int] = ~(15 * FOUR_BITS[TRAIL])
"""Pending bonus actions, four bits a region, without those of one region."""
NO_ROBBERIES: Final[int] = ~(15 * FOUR_BITS[BADLANDS])
NO_DIGGING: Final[int] = ~(15 * FOUR_BITS[MINE])
NO_GRAVES: Final[int] = ~(15 * FOUR_BITS[CEMETERY])


def open_bonuses(state: Fliptown, sheet: Sheet) -> i64:
    """The pending bonus actions that have a legal choice."""
    waiting: i64 = sheet.bonuses
    if waiting == 0:
        return 0
    if sheet.wagon == LAST_STOP:
        waiting &= NO_RIDES
    if sheet.targets == state.ruleset.all_targets:
        waiting &= NO_ROBBERIES
    if sheet.chambers == ALL_CHAMBERS:
        waiting &= NO_DIGGING
    if sheet.graves == ALL_GRAVES:
        waiting &= NO_GRAVES
    return waiting


def open_regions(state: Fliptown, sheet: Sheet) -> i64:
    """Where a bonus action has a legal choice, as a mask; a region that has none never will."""
    mask: i64 = 0
    for region in range(REGIONS):
        if SITES[region].open_sites(state, sheet, False):
            mask |= BIT[region]
    return mask
