"""What the cards of a word do, one after another, as their player chooses.

Each function ends by asking the next question or by going back to the choices that are left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.paperback import abilities, market
from tabletown.games.paperback.cards import NO_COST
from tabletown.games.paperback.rack import (
    COPY_ADJACENT,
    TRASH_HAND,
    TRASH_HAND_FOR,
    TRASH_OFFER,
    TRASH_SELF_FOR,
    UPGRADE,
)
from tabletown.games.paperback.state import (
    AFTER_CHOICES,
    AGAIN_MARK,
    CLEARING,
    COPYING,
    GAINING,
    GONE,
    SPENT,
    TRASHING,
    Desk,
    Table,
)
from tabletown.games.paperback.verbs import CLEARED, COPIED, GAINED, USED

if TYPE_CHECKING:
    from mypy_extensions import i64


def use(table: Table, kind: i64) -> None:
    """Resolve the ability of the card *kind* of the word."""
    desk = table.desks[table.active]
    at: i64 = abilities.place_of(desk, kind)
    abilities.mark(desk, at, SPENT)
    if table.tape is not None:
        table.write(USED, table.active, kind, table.face(kind))
    resolve(table, desk, at)


def use_again(table: Table, kind: i64) -> None:
    """Plagiarism: the ability of the letter *kind* works a second time."""
    desk = table.desks[table.active]
    at: i64 = abilities.place_of(desk, kind)
    table.again_used = True
    if table.tape is not None:
        table.write(USED, table.active, kind, table.face(kind))
    if table.house.pack.effect[kind] < TRASH_HAND:
        abilities.mark(desk, at, AGAIN_MARK)
        table.after = AFTER_CHOICES
    else:
        resolve(table, desk, at)


def resolve(table: Table, desk: Desk, at: i64) -> None:
    """Do what the card at *at* does, or ask for what it needs."""
    pack = table.house.pack
    kind: i64 = abilities.able(desk.word[at])
    effect: i64 = pack.effect[kind]
    table.about = at
    table.left = pack.amount[kind]
    if effect == UPGRADE:
        table.left = 1
    if effect == TRASH_HAND or effect == TRASH_HAND_FOR or effect == UPGRADE:
        table.phase_now = TRASHING
    elif effect == TRASH_OFFER:
        table.phase_now = CLEARING
    elif effect == TRASH_SELF_FOR:
        abilities.mark(desk, at, GONE)
        table.extra += pack.each[kind]
        table.throw_away(table.active, desk.word[at] & 255)
        table.after = AFTER_CHOICES
    elif effect == COPY_ADJACENT:
        copy_neighbour(table, desk, at)


def copy_neighbour(table: Table, desk: Desk, at: i64) -> None:
    """Ask which neighbour's ability is copied where there are two."""
    before: bool = abilities.can_copy(table, desk, at - 1)
    behind: bool = abilities.can_copy(table, desk, at + 1)
    if before and behind:
        table.phase_now = COPYING
    elif before:
        copy_from(table, desk.word[at - 1] & 255)
    else:
        copy_from(table, desk.word[at + 1] & 255)


def copy_from(table: Table, kind: i64) -> None:
    """The card in question takes the ability of *kind* until the turn is over."""
    abilities.copy(table.desks[table.active], table.about, kind)
    if table.tape is not None:
        table.write(COPIED, table.active, kind, table.face(kind))
    table.after = AFTER_CHOICES


def trash(table: Table, kind: i64) -> None:
    """One card of the hand leaves the game for an ability."""
    desk = table.desks[table.active]
    pack = table.house.pack
    able: i64 = abilities.able(desk.word[table.about])
    table.leave_hand(desk, kind)
    table.throw_away(table.active, kind)
    table.left -= 1
    if pack.effect[able] == TRASH_HAND_FOR:
        table.extra += pack.each[able]
    elif pack.effect[able] == UPGRADE and pack.cost[kind] != NO_COST:
        table.cost = pack.cost[kind] + pack.amount[able]
        better = market.of_cost(table, table.cost)
        if len(better) == 1:
            gain(table, better[0])
            return
        if len(better) > 1:
            table.phase_now = GAINING
            return
    if table.left == 0 or len(desk.hand) == 0:
        table.after = AFTER_CHOICES


def gain(table: Table, slot: i64) -> None:
    """Put the card at *slot* on the own discard without paying."""
    kind: i64 = market.take(table, slot, False)
    table.desks[table.active].discard.append(kind)
    if table.tape is not None:
        table.write(GAINED, table.active, kind, table.face(kind))
    if not market.pyramid_won(table):
        table.after = AFTER_CHOICES


def clear(table: Table, slot: i64) -> None:
    """One card of the Offer leaves the game; its place is filled at once."""
    kind: i64 = market.take(table, slot, False)
    table.trash = [*table.trash, kind]
    if table.tape is not None:
        table.write(CLEARED, table.active, kind, table.face(kind))
    market.reuse_vowels(table)
    table.left -= 1
    if table.left == 0 or not (market.can_clear(table) or len(table.jobs) > 0):
        table.after = AFTER_CHOICES
