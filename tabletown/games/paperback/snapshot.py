"""Copies of a position of Paperback: field by field, and as small ints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import Agenda
from tabletown.core.snapshot import Snapshot, reading, writing
from tabletown.games.paperback.hand import Desk, transfer_heap
from tabletown.games.paperback.words import spelling

if TYPE_CHECKING:
    from tabletown.games.paperback.state import Paperback


def copy(state: Paperback, twin: Paperback) -> None:
    """Make *twin*, a new position of the same table, equal to *state*."""
    twin.agenda = state.agenda.clone()
    if len(state.own) > 0:
        twin.own = [own.clone() for own in state.own]
    twin.due = state.due
    twin.is_alone = state.is_alone
    desks: list[Desk] = []
    for desk in state.desks:
        desks.append(desk.clone())
    twin.desks = desks
    if len(state.pads) > 0:
        twin.pads = [pad.clone() for pad in state.pads]
    twin.lexicon = state.lexicon
    twin.piles = state.piles
    twin.tops = state.tops
    twin.lows = state.lows
    twin.marks = state.marks
    twin.fame = state.fame
    twin.pyramid = state.pyramid
    twin.market = state.market
    twin.stock = state.stock
    twin.commons = state.commons
    twin.trash = state.trash
    twin.order = state.order[:]
    twin.edits = state.edits
    twin.typed = state.typed
    twin.stage = state.stage
    twin.active = state.active
    twin.first = state.first
    twin.turn = state.turn
    twin.common = state.common
    twin.shared = state.shared
    twin.place = state.place
    twin.supply = state.supply
    twin.value = state.value
    twin.cents = state.cents
    twin.extra = state.extra
    twin.fame_bought = state.fame_bought
    twin.is_last = state.is_last
    twin.claimed = state.claimed
    twin.hinted = state.hinted
    twin.again_used = state.again_used
    twin.theme = state.theme
    twin.holder = state.holder
    twin.award = state.award
    twin.about = state.about
    twin.left = state.left
    twin.cost = state.cost
    twin.claimed_in = state.claimed_in
    twin.votes = state.votes
    twin.cap = state.cap
    twin.barred = state.barred
    twin.tax = state.tax
    twin.passed = state.passed
    twin.late = state.late
    twin.ending = state.ending


def transfer(state: Paperback, snapshot: Snapshot) -> None:
    """Write every field of *state* into *snapshot*, or read it from there."""
    state.agenda.transfer(snapshot)
    own = snapshot.number(len(state.own))
    while len(state.own) < own:
        state.own.append(Agenda())
    for agenda in state.own:
        agenda.transfer(snapshot)
    desks = snapshot.number(len(state.desks))
    while len(state.desks) < desks:
        state.desks.append(Desk(0))
    for desk in state.desks:
        desk.transfer(snapshot)
    pads = snapshot.number(len(state.pads))
    while len(state.pads) < pads:
        state.pads.append(Desk(0))
    for pad in state.pads:
        pad.transfer(snapshot)
    state.piles = snapshot.numbers(state.piles)
    state.tops = snapshot.numbers(state.tops)
    state.lows = snapshot.numbers(state.lows)
    state.marks = snapshot.numbers(state.marks)
    state.fame = snapshot.numbers(state.fame)
    state.pyramid = snapshot.numbers(state.pyramid)
    state.market = snapshot.numbers(state.market)
    state.stock = snapshot.numbers(state.stock)
    state.commons = snapshot.numbers(state.commons)
    state.trash = transfer_heap(state.trash, snapshot)
    state.order = snapshot.numbers(state.order)
    state.edits = snapshot.numbers(state.edits)
    state.typed = snapshot.numbers(state.typed)
    state.stage = transfer_word(state.stage, snapshot)
    state.claimed_in = transfer_word(state.claimed_in, snapshot)
    state.active = snapshot.number(state.active)
    state.first = snapshot.number(state.first)
    state.turn = snapshot.number(state.turn)
    state.common = snapshot.number(state.common)
    state.shared = snapshot.number(state.shared)
    state.place = snapshot.number(state.place)
    state.supply = snapshot.number(state.supply)
    state.value = snapshot.number(state.value)
    state.cents = snapshot.number(state.cents)
    state.extra = snapshot.number(state.extra)
    state.fame_bought = snapshot.flag(state.fame_bought)
    state.is_last = snapshot.flag(state.is_last)
    state.claimed = snapshot.flag(state.claimed)
    state.hinted = snapshot.flag(state.hinted)
    state.again_used = snapshot.flag(state.again_used)
    state.theme = snapshot.number(state.theme)
    state.holder = snapshot.number(state.holder)
    state.award = snapshot.number(state.award)
    state.about = snapshot.number(state.about)
    state.left = snapshot.number(state.left)
    state.cost = snapshot.number(state.cost)
    state.votes = snapshot.number(state.votes)
    state.cap = snapshot.number(state.cap)
    state.barred = snapshot.flag(state.barred)
    state.tax = snapshot.number(state.tax)
    state.passed = snapshot.flag(state.passed)
    state.late = snapshot.flag(state.late)
    state.ending = snapshot.number(state.ending)


def transfer_word(word: str, snapshot: Snapshot) -> str:
    """Pass a short word through *snapshot*, letter by letter."""
    codes = snapshot.numbers([ord(letter) for letter in word])
    return "".join([chr(code) for code in codes])


def table(ints: list[int]) -> tuple[int, list[int]]:
    """The seats and the options that a dump begins with."""
    snapshot = reading(ints)
    seats = snapshot.number(0)
    return seats, snapshot.numbers([])


def dump(state: Paperback) -> list[int]:
    """The whole position as small ints: seats, options, then every field."""
    snapshot = writing()
    snapshot.number(state.seats)
    snapshot.numbers(state.ruleset.switches)
    transfer(state, snapshot)
    return snapshot.ints


def load(state: Paperback, ints: list[int]) -> None:
    """Make *state*, a table with nothing on it, what it was when `dump` wrote it."""
    snapshot = reading(ints)
    snapshot.number(0)
    snapshot.numbers([])
    transfer(state, snapshot)
    spelling.adopt(state)
    for desk in state.desks:
        spelling.respell(state, desk)
    for pad in state.pads:
        spelling.respell(state, pad)
    state.go_on()
