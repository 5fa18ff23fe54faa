"""What a seat cannot know is drawn again: rivals' turns, secret cards, Sheriff, stolen cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.rng import Rng
from tabletown.games.fliptown.asks import STAGE_ARREST, STAGE_TURN
from tabletown.games.fliptown.numbers import BIT
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.sheet import Sheet
from tabletown.games.fliptown.state import DEALER_BIT, Table, cards_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def redealt(twin: Table, seat: int, rng: Rng) -> list[Sheet]:
    """Redraw *twin*'s unknowns as *seat* might guess them; the sheets that were rolled back."""
    rolled: list[Sheet] = []
    redraw_secrets(twin, seat, rng)
    if twin.suspects:
        redraw_stolen(twin, rng)
    if twin.seats == 1 or twin.due == 0:
        return rolled
    for other in range(len(twin.sheets)):
        if other != seat:
            twin.keep(twin.sheets[other])
            sheet = twin.kept[other].clone()
            sheet.hole = twin.sheets[other].hole
            twin.sheets[other] = sheet
            twin.serving &= ~BIT[other]
            twin.due &= ~BIT[other]
            rolled.append(sheet)
    if twin.stage == STAGE_TURN or twin.stage == STAGE_ARREST:
        twin.due &= ~DEALER_BIT
        if twin.serving:
            twin.served = seat
            twin.due |= DEALER_BIT
    return rolled


def redraw_secrets(twin: Table, seat: int, rng: Rng) -> None:
    """Mix the rivals' Hold'em cards and an unseen Sheriff, with the deck unless it is known."""
    is_sheriff: bool = twin.sheriff >= 0 and not twin.known & BIT[seat]
    unknown: list[int] = []
    if is_sheriff:
        unknown.append(twin.sheriff)
    for sheet in twin.sheets:
        if sheet.seat != seat and twin.setting.seats > 1:
            unknown += unpack(sheet.hole)
    if not unknown:
        return
    loose = unknown if twin.reshuffled else unknown + cards_of(twin.pool)
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
        if sheet.seat != seat and twin.setting.seats > 1:
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


def redraw_stolen(twin: Table, rng: Rng) -> None:
    """Any cards that can have been stolen, each where it was not seen before or since.

    Every choice of different cards that fits is as likely as any other, so choices are drawn
    until one fits. An unseen Sheriff card is part of the pool or, looked at, known.
    """
    lists = [cards_of(mask) for mask in twin.suspects]
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
