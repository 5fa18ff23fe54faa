"""The Sheriff: what he protects, what entering there costs, where he may stand. Rules: p. 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.deadwood import events
from tabletown.games.deadwood.board import CORNER_MASKS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town

OFFICE: Final = 1
NO_COWBOY: Final = 255


def enterable(town: Town, seat: i64) -> i64:
    """Mask of the buildings a cowboy of *seat* may enter (section 6.2, conditions 1 to 4)."""
    gang = town.gangs[seat]
    tiles: i64 = town.built & ~gang.town
    guarded: i64 = town.guarded
    if tiles & guarded:
        tiles &= ~(guarded & town.taken)
        holder: i64 = town.holder[OFFICE]
        if holder != NO_COWBOY and holder >> 4 != seat and not town.box.is_fee_waived:
            if gang.cash < town.box.fee:
                tiles &= ~guarded
    return tiles


def fee_for(town: Town, seat: i64, tile: i64) -> i64:
    """What *seat* owes the Sheriff's Office on entering *tile*."""
    if not (town.guarded >> tile) & 1:
        return 0
    holder: i64 = town.holder[OFFICE]
    if holder == NO_COWBOY or holder >> 4 == seat or town.gangs[seat].cash < town.box.fee:
        return 0
    return town.box.fee


def collect_fee(town: Town, seat: i64, tile: i64) -> None:
    """Let *seat* pay for entering *tile* before any income from it."""
    fee: i64 = fee_for(town, seat, tile)
    if fee > 0:
        keeper: i64 = town.holder[OFFICE] >> 4
        town.gangs[seat].cash -= fee
        town.gangs[keeper].cash += fee
        town.tell(events.FEE_PAID, seat, keeper, fee)


def corners(town: Town) -> list[int]:
    """Corners with a building beside them, and where he stands (DW-R12)."""
    found: list[int] = []
    street: i64 = town.street
    corner: i64 = 0
    for mask in CORNER_MASKS:
        if mask & street or corner == town.sheriff:
            found.append(corner)
        corner += 1
    return found


def move(town: Town, seat: i64, corner: i64) -> None:
    """Post the Sheriff on *corner*."""
    town.sheriff = corner
    town.watch()
    town.tell(events.SHERIFF_MOVED, seat, corner)
