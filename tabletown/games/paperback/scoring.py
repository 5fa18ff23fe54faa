"""Counting fame: cards wherever they are, the award, the theme, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.view import Result
from tabletown.games.paperback.cards import (
    COMMON,
    COOPERATIVE,
    DYSLEXIC,
    STARTER,
    WILD,
    is_pair,
)
from tabletown.games.paperback.options import ENDINGS
from tabletown.games.paperback.state import GONE, SHARED, Desk, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def owned(desk: Desk) -> list[int]:
    """Every card of the seat: deck, hand, discard, attacks on the table and the word."""
    cards = desk.deck + desk.hand + desk.discard + desk.lasting
    for laid in desk.word:
        if (laid & (SHARED | GONE)) == 0:
            cards.append(laid & 255)
    if desk.dyslexic == 2:
        cards.append(DYSLEXIC)
    return cards


def fame_of(table: Table, desk: Desk) -> i64:
    """The fame printed on all cards of the seat."""
    fame = table.house.pack.fame
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
        if (laid & (SHARED | GONE)) == 0:
            total += fame[laid & 255]
    if desk.dyslexic == 2:
        total += fame[DYSLEXIC]
    return total


def merit(table: Table, desk: Desk) -> i64:
    """How well the seat does by the award's measure; the highest wins it."""
    cards = owned(desk)
    count: i64 = 0
    if table.award == 0:
        return len(cards)
    if table.award == 2:
        return -len(cards)
    for kind in cards:
        if table.award == 1:
            if is_pair(kind):
                count += 1
        elif STARTER <= kind <= WILD:
            count -= 1
    return count


def award_seats(table: Table) -> list[int]:
    """The seats that score the award; all who tie do, but nobody without a pair."""
    if table.award < 0:
        return []
    merits = [merit(table, desk) for desk in table.desks]
    best = max(merits)
    if table.award == 1 and best == 0:
        return []
    return [seat for seat in range(table.seats) if merits[seat] == best]


def scores(table: Table) -> list[int]:
    """The fame of every seat, award and theme included."""
    totals: list[int] = []
    for desk in table.desks:
        totals.append(fame_of(table, desk))
    if table.award >= 0:
        for seat in award_seats(table):
            totals[seat] += table.house.award_fame
    if table.holder >= 0:
        totals[table.holder] += table.house.theme_fame
    return totals


def commons(desk: Desk) -> i64:
    """How many Common cards the seat has: the tie-break."""
    count: i64 = 0
    for kind in owned(desk):
        if kind >= COMMON:
            count += 1
    return count


def points(table: Table, seat: int) -> list[tuple[str, int]]:
    """Where the fame of *seat* comes from."""
    fame = table.house.pack.fame
    starters = books = letters = 0
    for kind in owned(table.desks[seat]):
        if kind >= COMMON:
            letters += fame[kind]
        elif kind > WILD:
            books += fame[kind]
        else:
            starters += fame[kind]
    found = [("starters", starters), ("books", books), ("commons", letters)]
    if table.award >= 0:
        found.append(("award", table.house.award_fame if seat in award_seats(table) else 0))
    if table.theme >= 0:
        found.append(("theme", table.house.theme_fame if seat == table.holder else 0))
    return found


def result(table: Table) -> Result:
    """Most fame wins, then most Common cards, then all who tie; together or not at all in coop."""
    totals = scores(table)
    ending = ENDINGS[table.ending - 1]
    winners: list[int] = []
    if table.house.variant == COOPERATIVE:
        if ending == "cleared":
            winners = list(range(table.seats))
    else:
        ranks = [totals[seat] * 64 + commons(table.desks[seat]) for seat in range(table.seats)]
        winners = [seat for seat in range(table.seats) if ranks[seat] == max(ranks)]
    details = {"commons": [int(commons(desk)) for desk in table.desks]}
    return Result(tuple(totals), tuple(winners), ending, details)
