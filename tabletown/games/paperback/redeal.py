"""What a seat cannot know of Paperback, drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import pack, question_of
from tabletown.core.position import BIT
from tabletown.core.rng import Rng
from tabletown.games.paperback import laying, simultaneous
from tabletown.games.paperback.hand import SPELLING, Desk
from tabletown.games.paperback.words import spelling

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def guess(twin: Paperback, seat: int, rng: Rng) -> None:
    """Redraw what *seat* cannot know: which cards of a rival's deck are in its hand.

    Words being spelled go back to the hand, votes are cast again; what everybody can work out
    stays.
    """
    is_spelling = laying.is_spelling_on(twin)
    for desk in twin.desks:
        if desk.seat == seat:
            continue
        if len(desk.word) > 0 and not laying.is_public(twin, desk):
            spelling.take_back(twin, desk)
        if is_spelling and desk.step > SPELLING:
            desk.step = SPELLING
            twin.ask_own(simultaneous.ASK_SPELL, desk.seat)
        if not twin.ruleset.open_hands:
            redraw(desk, rng)
    if len(twin.own) > 0 and not is_spelling:
        ask_rivals_again(twin, seat)
    # Answers that have been listed belong to the cards there were.
    twin.agenda.fill(twin.agenda.all_items())
    for own in twin.own:
        own.fill(own.all_items())
    twin.go_on()


def ask_rivals_again(twin: Paperback, seat: i64) -> None:
    """All rivals of the active seat but *seat* vote or propose once more."""
    asked: i64 = 0
    for own in twin.own:
        if own.top:
            asked = question_of(own.top)
    for other in range(twin.seats):
        if other != seat and other != twin.active:
            twin.own[other].fill([pack(asked, other)])
            if len(twin.pads) > 0:
                spelling.take_back(twin, twin.pads[other])
    twin.votes &= BIT[seat]


def redraw(desk: Desk, rng: Rng) -> None:
    """Deal the hand again from hand and deck, all but the cards that are sure."""
    if len(desk.deck) == 0:
        return
    loose: list[int] = desk.hand[:]
    for kind in desk.sure:
        if kind in loose:
            loose.remove(kind)
    count: i64 = len(loose)
    if count == 0:
        return
    hand: list[int] = desk.hand[:]
    for kind in loose:
        hand.remove(kind)
    pool = desk.deck + loose
    # In order, so that the draw tells nothing of which cards were in the hand.
    pool.sort()
    while count > 0:
        hand.append(pool.pop(rng.below(len(pool))))
        count -= 1
    hand.sort()
    desk.hand = hand
    desk.deck = pool
