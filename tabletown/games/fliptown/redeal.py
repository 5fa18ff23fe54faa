"""What a seat cannot know is drawn again: rivals' turns, secret cards, Sheriff, stolen cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of, question_of
from tabletown.core.rng import Rng
from tabletown.games.fliptown.cards import UNSEEN, Waiting
from tabletown.games.fliptown.marks import BIT, bits_of
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.questions import STAGES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.state import Fliptown


def guess(twin: Fliptown, seat: int, rng: Rng) -> None:
    """Redraw *twin*'s unknowns as *seat* might guess them; rivals begin their turns anew."""
    redraw_secrets(twin, seat, rng)
    if twin.suspects:
        redraw_stolen(twin, rng)
    if twin.seats > 1 and twin.due:
        roll_back(twin, seat)
        twin.go_on()


def roll_back(twin: Fliptown, seat: int) -> None:
    """Rivals stand where *seat* last saw them; the dealer serves *seat* alone."""
    is_served: bool = False
    while STAGES[question_of(twin.agenda.top)] == "":
        is_served = about_of(twin.agenda.pop()) == seat or is_served
    for other in range(twin.seats):
        if other != seat:
            sheet = twin.public(other).clone()
            sheet.hole = twin.sheets[other].hole
            twin.sheets[other] = sheet
            twin.own[other] = sheet
    if is_served:
        twin.served = seat
        waiting = twin.questions[twin.own[seat].top & 0xFF]
        assert isinstance(waiting, Waiting)
        waiting.ask_dealer(twin, seat)


def redraw_secrets(twin: Fliptown, seat: int, rng: Rng) -> None:
    """Mix the rivals' Hold'em cards and an unseen Sheriff, with the deck unless it is known."""
    is_sheriff: bool = twin.sheriff != UNSEEN and not twin.known & BIT[seat]
    unknown: list[int] = []
    if is_sheriff:
        unknown.append(twin.sheriff)
    for sheet in twin.sheets:
        if sheet.seat != seat and twin.seats > 1:
            unknown += unpack(sheet.hole)
    if not unknown:
        return
    loose = unknown if twin.reshuffled else unknown + bits_of(twin.pool)
    for place in range(len(unknown)):
        other = place + rng.below(len(loose) - place)
        kept = loose[place]
        loose[place] = loose[other]
        loose[other] = kept
    drawn: int = 0
    if is_sheriff:
        twin.sheriff = loose[0]
        drawn = 1
    for sheet in twin.sheets:
        if sheet.seat != seat and twin.seats > 1:
            packed: i64 = 0
            for _ in unpack(sheet.hole):
                packed = (packed << 6) | (loose[drawn] + 1)
                drawn += 1
            sheet.hole = packed
    if not twin.reshuffled:
        pool: i64 = 0
        for card in loose[drawn:]:
            pool |= BIT[card]
        twin.pool = pool


def redraw_stolen(twin: Fliptown, rng: Rng) -> None:
    """Any cards that can have been stolen, each where it was not seen before or since.

    Every choice of different cards that fits is as likely as any other, so choices are drawn
    until one fits. An unseen Sheriff card is part of the pool or, looked at, known.
    """
    lists = [bits_of(mask) for mask in twin.suspects]
    while True:
        mask: i64 = 0
        is_good: bool = True
        for cards in lists:
            card: i64 = cards[rng.below(len(cards))]
            if mask & BIT[card] or card == twin.sheriff:
                is_good = False
                break
            mask |= BIT[card]
        if is_good:
            break
    twin.pool = (twin.pool | twin.stolen) & ~mask
    twin.stolen = mask
