"""Counting fame: cards wherever they are, the award, the theme, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.view import Result
from tabletown.games.paperback.cards import (
    COMMON,
    DYSLEXIC,
    EDITOR,
    MUSE,
    STARTER,
    THESAURUS,
    WILD,
    is_pair,
)
from tabletown.games.paperback.hand import OWN_DYSLEXIC, Desk
from tabletown.games.paperback.options import ENDINGS, PYRAMID_CLEARED
from tabletown.games.paperback.ruleset import COOPERATIVE
from tabletown.games.paperback.words import laid_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def owned(desk: Desk) -> list[int]:
    """Every card of the seat: deck, hand, discard, attacks on the state and the word."""
    cards = desk.deck + desk.hand + desk.discard + desk.lasting
    for laid in desk.word:
        if (laid & (laid_card.SHARED | laid_card.GONE)) == 0:
            cards.append(laid_card.card_of(laid))
    if desk.dyslexic == OWN_DYSLEXIC:
        cards.append(DYSLEXIC)
    return cards


def fame_of(state: Paperback, desk: Desk) -> i64:
    """The fame printed on all cards of the seat."""
    fame = state.ruleset.pack.fame
    total: i64 = 0
    for kind in desk.deck:
        total += fame[kind]
    for kind in desk.hand:
        total += fame[kind]
    for kind in desk.discard:
        total += fame[kind]
    for kind in desk.lasting:
        total += fame[kind]
    for laid in desk.word:
        if (laid & (laid_card.SHARED | laid_card.GONE)) == 0:
            total += fame[laid_card.card_of(laid)]
    if desk.dyslexic == OWN_DYSLEXIC:
        total += fame[DYSLEXIC]
    return total


def merit(state: Paperback, desk: Desk) -> i64:
    """How well the seat does by the award's measure; the highest wins it."""
    cards = owned(desk)
    count: i64 = 0
    if state.award == MUSE:
        return len(cards)
    if state.award == EDITOR:
        return -len(cards)
    for kind in cards:
        if state.award == THESAURUS:
            if is_pair(kind):
                count += 1
        elif STARTER <= kind <= WILD:
            count -= 1
    return count


def award_seats(state: Paperback) -> list[int]:
    """The seats that score the award; all who tie do, but nobody without a pair."""
    if state.award < 0:
        return []
    merits = [merit(state, desk) for desk in state.desks]
    best = max(merits)
    if state.award == THESAURUS and best == 0:
        return []
    return [seat for seat in range(state.seats) if merits[seat] == best]


def scores(state: Paperback) -> list[int]:
    """The fame of every seat, award and theme included."""
    totals: list[int] = []
    for desk in state.desks:
        totals.append(fame_of(state, desk))
    if state.award >= 0:
        for seat in award_seats(state):
            totals[seat] += state.ruleset.award_fame
    if state.holder >= 0:
        totals[state.holder] += state.ruleset.theme_fame
    return totals


def commons(desk: Desk) -> i64:
    """How many Common cards the seat has: the tie-break."""
    count: i64 = 0
    for kind in owned(desk):
        if kind >= COMMON:
            count += 1
    return count


def points(state: Paperback, seat: int) -> list[tuple[str, int]]:
    """Where the fame of *seat* comes from."""
    fame = state.ruleset.pack.fame
    starters = books = letters = 0
    for kind in owned(state.desks[seat]):
        if kind >= COMMON:
            letters += fame[kind]
        elif kind > WILD:
            books += fame[kind]
        else:
            starters += fame[kind]
    found = [("starters", starters), ("books", books), ("commons", letters)]
    if state.award >= 0:
        found.append(("award", state.ruleset.award_fame if seat in award_seats(state) else 0))
    if state.theme >= 0:
        found.append(("theme", state.ruleset.theme_fame if seat == state.holder else 0))
    return found


def result(state: Paperback) -> Result:
    """Most fame wins, then most Common cards, then all who tie; together or not at all in coop."""
    totals = scores(state)
    ending = ENDINGS[state.ending - 1]
    winners: list[int] = []
    if state.ruleset.variant == COOPERATIVE:
        if ending == ENDINGS[PYRAMID_CLEARED]:
            winners = list(range(state.seats))
    else:
        ranks = [totals[seat] * 64 + commons(state.desks[seat]) for seat in range(state.seats)]
        winners = [seat for seat in range(state.seats) if ranks[seat] == max(ranks)]
    details = {"commons": [int(commons(desk)) for desk in state.desks]}
    return Result(tuple(totals), tuple(winners), ending, details)
