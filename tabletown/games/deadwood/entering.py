"""Entering a building: who may, what it costs, and what follows. Rules: p. 5, section 6.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.deadwood import events, sheriff, shootout
from tabletown.games.deadwood.annexing import ASK_ANNEX
from tabletown.games.deadwood.gang import kind_of
from tabletown.games.deadwood.tiles import CHURCH, NO_TILE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood


def enterable(state: Deadwood, seat: i64) -> i64:
    """Mask of the tiles a cowboy of *seat* may enter (section 6.2, conditions 1 to 4)."""
    gang = state.gangs[seat]
    found: i64 = state.built & ~gang.town
    guarded: i64 = state.guarded
    if found & guarded:
        found &= ~(guarded & state.taken)
        if gang.cash < state.ruleset.fee and not state.ruleset.is_fee_waived:
            if sheriff.is_office_rivals(state, seat):
                found &= ~guarded
    return found


def why_closed(state: Deadwood, seat: i64, tile: i64) -> str:
    """The code that says why no cowboy of *seat* may enter *tile*."""
    if not (state.built >> tile) & 1:
        return "not-in-town"
    if (state.gangs[seat].town >> tile) & 1:
        return "already-there"
    if (state.guarded >> tile) & 1:
        return "sheriff-protects" if (state.taken >> tile) & 1 else "fee-due"
    return "not-legal"


def enter(state: Deadwood, cowboy: i64, tile: i64, origin: i64 = NO_TILE) -> None:
    """Put *cowboy* on *tile*, pay the fee, shoot it out, then maybe annex.

    *origin* is the tile he was sent from, NO_TILE if he comes from the ranch.
    """
    if state.tape is not None:
        state.tell(events.ENTERED, cowboy >> 4, kind_of(cowboy), tile)
    if (state.guarded >> tile) & 1:
        sheriff.collect_fee(state, cowboy >> 4, tile)
    if (state.taken >> tile) & 1:
        shootout.begin(state, cowboy, tile)
    else:
        state.settle(cowboy, tile)
        sent_from: i64 = origin + 1 if tile == CHURCH else 0
        state.ask(ASK_ANNEX, cowboy >> 4, tile, cowboy, sent_from)
