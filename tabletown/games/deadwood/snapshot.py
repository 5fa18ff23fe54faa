"""Copies of a position of Deadwood: field by field, and as small ints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.snapshot import Snapshot, reading, writing
from tabletown.games.deadwood.final_shootout import FinalShootout
from tabletown.games.deadwood.gang import NO_COWBOY, Gang
from tabletown.games.deadwood.stacks import Stack

if TYPE_CHECKING:
    from tabletown.games.deadwood.state import Deadwood


def copy(state: Deadwood, twin: Deadwood) -> None:
    """Make *twin*, a new position of the same table, equal to *state*."""
    twin.agenda.copy(state.agenda)
    twin.due = state.due
    twin.is_alone = state.is_alone
    twin.gangs = [clone_gang(gang) for gang in state.gangs]
    twin.stacks = [clone_stack(stack) for stack in state.stacks]
    twin.is_over = state.is_over
    twin.is_counted = state.is_counted
    twin.rewarded = state.rewarded
    twin.turn = state.turn
    twin.active = state.active
    twin.starter = state.starter
    twin.sheriff = state.sheriff
    twin.guarded = state.guarded
    twin.built = state.built
    twin.taken = state.taken
    twin.street = state.street
    twin.vacant = state.vacant
    twin.tile_at = state.tile_at
    twin.plot_of = state.plot_of
    twin.holder = state.holder[:]
    twin.pews = state.pews[:]
    twin.tracks = state.tracks
    twin.rail = state.rail
    twin.pool = state.pool
    twin.chest = state.chest
    twin.cartridges = state.cartridges
    twin.ponies = state.ponies
    twin.latched = state.latched
    twin.winners = state.winners
    if state.attacker != NO_COWBOY:
        copy_fight(state, twin)
    final = state.final
    if final is not None:
        twin.final = final.clone()


def clone_gang(gang: Gang) -> Gang:
    """A copy of *gang*."""
    twin = Gang()
    twin.cash = gang.cash
    twin.cartridges = gang.cartridges
    twin.ponies = gang.ponies
    twin.posters = gang.posters
    twin.town = gang.town
    twin.ranch = gang.ranch
    twin.mine = gang.mine
    twin.hill = gang.hill
    twin.unhired = gang.unhired
    return twin


def clone_stack(stack: Stack) -> Stack:
    """A copy of *stack*; what it shares is never changed in place."""
    twin = Stack(stack.loose, stack.loose_count)
    twin.known = stack.known
    twin.under = stack.under
    twin.knower = stack.knower
    return twin


def copy_fight(state: Deadwood, twin: Deadwood) -> None:
    """Copy the shootout that is going on."""
    twin.attacker = state.attacker
    twin.defender = state.defender
    twin.fight_at = state.fight_at
    twin.attack_dice = state.attack_dice
    twin.defence_dice = state.defence_dice
    twin.attack_wounds = state.attack_wounds
    twin.defence_wounds = state.defence_wounds
    twin.opening = state.opening
    twin.shot = state.shot


def transfer(state: Deadwood, snapshot: Snapshot) -> None:
    """Write every field of *state* into *snapshot*, or read it from there."""
    state.agenda.transfer(snapshot)
    for gang in state.gangs:
        transfer_gang(gang, snapshot)
    for stack in state.stacks:
        transfer_stack(stack, snapshot)
    state.is_over = snapshot.flag(state.is_over)
    state.is_counted = snapshot.flag(state.is_counted)
    state.rewarded = snapshot.number(state.rewarded)
    state.turn = snapshot.number(state.turn)
    state.active = snapshot.number(state.active)
    state.starter = snapshot.number(state.starter)
    state.sheriff = snapshot.number(state.sheriff)
    state.guarded = snapshot.number(state.guarded)
    state.built = snapshot.number(state.built)
    state.taken = snapshot.number(state.taken)
    state.street = snapshot.number(state.street)
    state.vacant = snapshot.number(state.vacant)
    state.tile_at = snapshot.numbers(state.tile_at)
    state.plot_of = snapshot.numbers(state.plot_of)
    state.holder = snapshot.numbers(state.holder)
    state.pews = snapshot.numbers(state.pews)
    state.tracks = snapshot.number(state.tracks)
    state.rail = snapshot.number(state.rail)
    state.pool = snapshot.number(state.pool)
    state.chest = snapshot.number(state.chest)
    state.cartridges = snapshot.number(state.cartridges)
    state.ponies = snapshot.number(state.ponies)
    state.latched = snapshot.number(state.latched)
    state.winners = snapshot.number(state.winners)
    transfer_fight(state, snapshot)
    if snapshot.flag(state.final is not None):
        final = state.final or FinalShootout()
        final.transfer(snapshot)
        final.volley = snapshot.numbers(final.volley)
        state.final = final


def transfer_gang(gang: Gang, snapshot: Snapshot) -> None:
    """Write or read one gang."""
    gang.cash = snapshot.number(gang.cash)
    gang.cartridges = snapshot.number(gang.cartridges)
    gang.ponies = snapshot.number(gang.ponies)
    gang.posters = snapshot.number(gang.posters)
    gang.town = snapshot.number(gang.town)
    gang.ranch = snapshot.number(gang.ranch)
    gang.mine = snapshot.number(gang.mine)
    gang.hill = snapshot.number(gang.hill)
    gang.unhired = snapshot.number(gang.unhired)


def transfer_stack(stack: Stack, snapshot: Snapshot) -> None:
    """Write or read one stack."""
    stack.loose = snapshot.number(stack.loose)
    stack.loose_count = snapshot.number(stack.loose_count)
    stack.known = snapshot.numbers(stack.known)
    stack.under = snapshot.numbers(stack.under)
    stack.knower = snapshot.number(stack.knower)


def transfer_fight(state: Deadwood, snapshot: Snapshot) -> None:
    """Write or read the shootout that is going on, if there is one."""
    state.attacker = snapshot.number(state.attacker)
    state.defender = snapshot.number(state.defender)
    state.fight_at = snapshot.number(state.fight_at)
    state.attack_dice = snapshot.number(state.attack_dice)
    state.defence_dice = snapshot.number(state.defence_dice)
    state.attack_wounds = snapshot.number(state.attack_wounds)
    state.defence_wounds = snapshot.number(state.defence_wounds)
    state.opening = snapshot.number(state.opening)
    state.shot = snapshot.number(state.shot)


def table(ints: list[int]) -> tuple[int, list[int]]:
    """The seats and the options that a dump begins with."""
    snapshot = reading(ints)
    seats = snapshot.number(0)
    return seats, snapshot.numbers([])


def dump(state: Deadwood) -> list[int]:
    """The whole position as small ints: seats, options, then every field."""
    snapshot = writing()
    snapshot.number(state.seats)
    snapshot.numbers(state.ruleset.options)
    transfer(state, snapshot)
    return snapshot.ints


def load(state: Deadwood, ints: list[int]) -> None:
    """Make *state*, a new position of the table that `dump` wrote, what it was."""
    snapshot = reading(ints)
    snapshot.number(0)
    snapshot.numbers([])
    state.clear()
    transfer(state, snapshot)
    state.go_on()
