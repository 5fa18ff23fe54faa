"""Copies of a position of Quickdraw: field by field, and as small ints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.snapshot import Snapshot, reading, writing

if TYPE_CHECKING:
    from tabletown.games.quickdraw.state import Quickdraw


def copy(state: Quickdraw, twin: Quickdraw) -> None:
    """Make *twin*, a new position of the same table, equal to *state*."""
    twin.agenda = state.agenda.clone()
    twin.own = [own.clone() for own in state.own]
    twin.due = state.due
    twin.is_alone = state.is_alone
    for seat in range(state.seats):
        hand, other = state.hands[seat], twin.hands[seat]
        other.cards = hand.cards[:]
        other.sealed = hand.sealed
        other.peeks = hand.peeks
        other.points = hand.points
        other.is_informed = hand.is_informed
    twin.deck = state.deck.clone()
    twin.buried = state.buried[:]
    twin.discard = state.discard[:]
    twin.prize = state.prize
    twin.round = state.round
    twin.ending = state.ending


def transfer(state: Quickdraw, snapshot: Snapshot) -> None:
    """Write every field of *state* into *snapshot*, or read it from there."""
    state.agenda.transfer(snapshot)
    for own in state.own:
        own.transfer(snapshot)
    for hand in state.hands:
        hand.cards = snapshot.numbers(hand.cards)
        hand.sealed = snapshot.number(hand.sealed)
        hand.peeks = snapshot.number(hand.peeks)
        hand.points = snapshot.number(hand.points)
        hand.is_informed = snapshot.flag(hand.is_informed)
    state.deck.counts = snapshot.numbers(state.deck.counts)
    state.buried = snapshot.numbers(state.buried)
    state.discard = snapshot.numbers(state.discard)
    state.prize = snapshot.number(state.prize)
    state.round = snapshot.number(state.round)
    state.ending = snapshot.number(state.ending)


def table(ints: list[int]) -> tuple[int, list[int]]:
    """The seats and the options that a dump begins with."""
    snapshot = reading(ints)
    seats = snapshot.number(0)
    return seats, snapshot.numbers([])


def dump(state: Quickdraw) -> list[int]:
    """The whole position as small ints: seats, options, then every field."""
    snapshot = writing()
    snapshot.number(state.seats)
    snapshot.numbers(state.options)
    transfer(state, snapshot)
    return snapshot.ints


def load(state: Quickdraw, ints: list[int]) -> None:
    """Make *state*, a new position of the table that `dump` wrote, what it was."""
    snapshot = reading(ints)
    snapshot.number(0)
    snapshot.numbers([])
    transfer(state, snapshot)
    state.go_on()
