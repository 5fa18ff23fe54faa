"""Copies of a position of Fliptown: field by field, and as small ints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.snapshot import Snapshot, reading, writing
from tabletown.games.fliptown.sheet import Sheet

if TYPE_CHECKING:
    from tabletown.games.fliptown.state import Fliptown


def copy(state: Fliptown, twin: Fliptown) -> None:
    """Make *twin*, which has the sheets already, equal to *state*."""
    twin.agenda.copy(state.agenda)
    twin.due = state.due
    twin.is_alone = state.is_alone
    twin.kept = state.kept[:]
    twin.fresh = state.fresh
    twin.is_private = state.is_private
    twin.round = state.round
    twin.turn = state.turn
    twin.first = state.first
    twin.second = state.second
    twin.third = state.third
    twin.flipped = state.flipped
    twin.pool = state.pool
    twin.deck = state.deck
    twin.discard = state.discard
    twin.sheriff = state.sheriff
    twin.known = state.known
    twin.reshuffled = state.reshuffled
    twin.served = state.served
    twin.cowbot = state.cowbot
    twin.stolen = state.stolen
    twin.setup = state.setup
    twin.bounties = state.bounties
    twin.claimed = state.claimed
    twin.suspects = state.suspects


def transfer(state: Fliptown, snapshot: Snapshot) -> None:
    """Write every field of *state* into *snapshot*, or read it from there.

    Rivals see kept copies of the sheets; one that is not kept yet is the sheet itself.
    """
    state.agenda.transfer(snapshot)
    state.is_private = snapshot.flag(state.is_private)
    state.round = snapshot.number(state.round)
    state.turn = snapshot.number(state.turn)
    state.first = snapshot.number(state.first)
    state.second = snapshot.number(state.second)
    state.third = snapshot.number(state.third)
    state.flipped = snapshot.number(state.flipped)
    state.pool = snapshot.number(state.pool)
    state.deck = snapshot.number(state.deck)
    state.discard = snapshot.number(state.discard)
    state.sheriff = snapshot.number(state.sheriff)
    state.known = snapshot.number(state.known)
    state.reshuffled = snapshot.number(state.reshuffled)
    state.served = snapshot.number(state.served)
    state.cowbot = snapshot.number(state.cowbot)
    state.stolen = snapshot.number(state.stolen)
    state.setup = snapshot.number(state.setup)
    state.bounties = snapshot.numbers(state.bounties)
    state.claimed = snapshot.number(state.claimed)
    state.suspects = snapshot.numbers(state.suspects)
    for sheet in state.sheets:
        sheet.transfer(snapshot)
    if state.seats > 1:
        if snapshot.is_reading:
            state.kept = [Sheet(None) for _ in state.sheets]
            state.fresh = 0
        for sheet in state.publics():
            sheet.transfer(snapshot)


def table(ints: list[int]) -> tuple[int, list[int]]:
    """The seats and the options that a dump begins with."""
    snapshot = reading(ints)
    seats = snapshot.number(0)
    return seats, snapshot.numbers([])


def dump(state: Fliptown) -> list[int]:
    """The whole position as small ints: seats, options, then every field."""
    snapshot = writing()
    snapshot.number(state.seats)
    snapshot.numbers(state.ruleset.options)
    transfer(state, snapshot)
    return snapshot.ints


def load(state: Fliptown, ints: list[int]) -> None:
    """Make *state*, a new position of the table that `dump` wrote, what it was."""
    snapshot = reading(ints)
    snapshot.number(0)
    snapshot.numbers([])
    transfer(state, snapshot)
    state.go_on()
