"""The Sheriff: what he protects, what entering there costs, where he may stand. Rules: p. 6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.deadwood import events
from tabletown.games.deadwood.board import CORNER_MASKS, CORNERS
from tabletown.games.deadwood.gang import NO_COWBOY
from tabletown.games.deadwood.tiles import SHERIFFS_OFFICE, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood


def watch(state: Deadwood) -> None:
    """Work out which buildings he protects from where he stands."""
    guarded: i64 = 0
    for plot in CORNERS[state.sheriff]:
        tile: i64 = state.tile_at[plot]
        if tile < TILES:
            guarded |= 1 << tile
    state.guarded = guarded


def is_office_rivals(state: Deadwood, seat: i64) -> bool:
    """Whether somebody else than *seat* holds the Sheriff's Office."""
    holder: i64 = state.holder[SHERIFFS_OFFICE]
    return holder != NO_COWBOY and holder >> 4 != seat


def fee_for(state: Deadwood, seat: i64, tile: i64) -> i64:
    """What *seat* owes the Sheriff's Office on entering *tile*; nothing if it cannot pay."""
    if not (state.guarded >> tile) & 1 or not is_office_rivals(state, seat):
        return 0
    fee: i64 = state.ruleset.fee
    return 0 if state.gangs[seat].cash < fee else fee


def collect_fee(state: Deadwood, seat: i64, tile: i64) -> None:
    """Let *seat* pay for entering *tile* before any income from it."""
    fee: i64 = fee_for(state, seat, tile)
    if fee > 0:
        keeper: i64 = state.holder[SHERIFFS_OFFICE] >> 4
        state.gangs[seat].cash -= fee
        state.gangs[keeper].cash += fee
        state.tell(events.FEE_PAID, seat, keeper, fee)


def corners(state: Deadwood) -> list[int]:
    """Corners with a building beside them, and where he stands (DW-R12)."""
    found: list[int] = []
    street: i64 = state.street
    corner: i64 = 0
    for mask in CORNER_MASKS:
        if mask & street or corner == state.sheriff:
            found.append(corner)
        corner += 1
    return found


def move(state: Deadwood, seat: i64, corner: i64) -> None:
    """Post the Sheriff on *corner*."""
    state.sheriff = corner
    watch(state)
    state.tell(events.SHERIFF_MOVED, seat, corner)
