"""What the dealer owes and how it answers: who begins, what is drawn, shown and dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.events import EVERYBODY
from tabletown.core.rng import Rng
from tabletown.core.state import ARRIVAL
from tabletown.games.paperback import market
from tabletown.games.paperback.cards import (
    AWARDS,
    BLOCK,
    LOW,
    MARKET,
    SIMULTANEOUS,
    THEMES,
)
from tabletown.games.paperback.state import (
    HINTING,
    OWE_ARRIVAL,
    OWE_AWARD,
    OWE_CHEAP,
    OWE_COMMON,
    OWE_DRAW,
    OWE_FIRST,
    OWE_LOW,
    OWE_MARKET,
    OWE_MORE,
    OWE_TALENT,
    OWE_THEME,
    OWE_TOP,
    Table,
    put_at,
    without,
)
from tabletown.games.paperback.verbs import (
    ARRIVE,
    ARRIVED,
    AWARD_NAMED,
    BEGAN,
    COMMON_SHOWN,
    DRAW,
    FIRST,
    GIVE,
    NAME_AWARD,
    NAME_THEME,
    REVEAL,
    REVEALED,
    TALENT_GIVEN,
    THEME_NAMED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PILE_STREAM: Final = 5
COMMON_STREAM: Final = 12
SETUP_STREAM: Final = 13


def prepare(table: Table) -> bool:
    """Drop what is settled without a question; whether the dealer has to answer."""
    while len(table.jobs) > 0:
        job: i64 = table.jobs[0]
        what: i64 = job & 15
        if what == OWE_DRAW or what == OWE_MORE:
            desk = table.desks[(job >> 4) & 255]
            if (job >> 12) > 0:
                if len(desk.deck) > 0:
                    return True
                if len(desk.discard) > 0:
                    table.shuffle(desk)
                    return True
            table.jobs.pop(0)
            if what == OWE_DRAW and desk.talent == BLOCK and not desk.has_wild():
                table.jobs.insert(0, OWE_MORE | (desk.seat << 4) | (1 << 12))
        elif what == OWE_ARRIVAL:
            group = arriving(table)
            if len(group) > 1:
                return True
            if len(group) == 1:
                arrive(table, group[0])
            else:
                table.jobs.pop(0)
        elif (what == OWE_MARKET or what == OWE_CHEAP) and len(table.stock) == 0:
            table.jobs.pop(0)
        else:
            return True
    return False


def arriving(table: Table) -> list[int]:
    """The seats whose place in the order is still open; refused words stand behind the rest."""
    group: list[int] = []
    late: list[int] = []
    seat: i64 = 0
    while seat < table.seats:
        if seat not in table.order:
            if table.phase_now == HINTING:
                if len(table.pads[seat].word) > 0:
                    group.append(seat)
            elif table.desks[seat].wrong != 0:
                late.append(seat)
            else:
                group.append(seat)
        seat += 1
    return group if len(group) > 0 else late


def arrive(table: Table, seat: i64) -> None:
    """*seat* is next in the order."""
    table.order.append(seat)
    if table.tape is not None:
        table.write(ARRIVED, seat, len(table.order))


def kinds(table: Table) -> list[int]:
    """What the next card may be, ascending."""
    job: i64 = table.jobs[0]
    what: i64 = job & 15
    if what == OWE_TOP or what == OWE_LOW:
        return market.pile_kinds(table, (job >> 4) & 255)
    source = table.stock
    if what == OWE_DRAW or what == OWE_MORE:
        source = table.desks[(job >> 4) & 255].deck
    elif what == OWE_COMMON:
        source = table.commons
    found: list[int] = []
    last: i64 = -1
    cost = table.house.pack.cost
    for kind in source:
        if kind != last and (what != OWE_CHEAP or cost[kind] <= table.house.draft_most):
            found.append(kind)
            last = kind
    return found


def legal(table: Table) -> list[int]:
    """The dealer's possible answers."""
    what: i64 = table.jobs[0] & 15
    if what == OWE_DRAW or what == OWE_MORE:
        return [DRAW + kind for kind in kinds(table)]
    if what == OWE_FIRST:
        return [FIRST + seat for seat in range(table.seats)]
    if what == OWE_ARRIVAL:
        return [ARRIVE + seat for seat in arriving(table)]
    if what == OWE_TALENT:
        given: list[int] = [desk.talent for desk in table.desks]
        return [GIVE + talent for talent in range(5) if talent not in given]
    if what == OWE_AWARD:
        return [NAME_AWARD + award for award in range(len(AWARDS))]
    if what == OWE_THEME:
        return [NAME_THEME + theme for theme in range(len(THEMES))]
    return [REVEAL + kind for kind in kinds(table)]


def odds(table: Table) -> list[int]:
    """Weights parallel to `legal`: how many copies there are."""
    job: i64 = table.jobs[0]
    what: i64 = job & 15
    if what == OWE_DRAW or what == OWE_MORE:
        deck = table.desks[(job >> 4) & 255].deck
        return [deck.count(kind) for kind in kinds(table)]
    weights = [1] * len(legal(table))
    if what == OWE_TOP and (job >> 4) & 255 == 0 and table.piles[0] >= 256:
        weights[-1] = table.piles[0] >> 8
    return weights


def chance(table: Table, rng: Rng) -> i64:
    """One of the dealer's answers, drawn by its odds."""
    job: i64 = table.jobs[0]
    what: i64 = job & 15
    if what == OWE_DRAW or what == OWE_MORE:
        deck = table.desks[(job >> 4) & 255].deck
        return DRAW + deck[rng.below(len(deck))]
    answers = legal(table)
    if what == OWE_TOP:
        return answers[rng.pick(odds(table))]
    return answers[rng.below(len(answers))]


def stream(table: Table) -> i64:
    """Which stream the next answer comes from: one a deck, a pile, the track, the setup."""
    job: i64 = table.jobs[0]
    what: i64 = job & 15
    if what == OWE_DRAW or what == OWE_MORE:
        return (job >> 4) & 255
    if what == OWE_TOP or what == OWE_LOW:
        return PILE_STREAM + ((job >> 4) & 255)
    if what == OWE_MARKET or what == OWE_CHEAP:
        return PILE_STREAM
    if what == OWE_COMMON:
        return COMMON_STREAM
    return ARRIVAL if what == OWE_ARRIVAL else SETUP_STREAM


def seen(table: Table) -> i64:
    """Who may read the answer: a drawn card only its owner, all else everybody."""
    job: i64 = table.jobs[0]
    what: i64 = job & 15
    if (what == OWE_DRAW or what == OWE_MORE) and not table.house.open_hands:
        return 1 << ((job >> 4) & 255)
    return EVERYBODY


def step(table: Table, action: i64) -> bool:
    """Carry out the dealer's answer; whether anything may have come to an end with it."""
    job: i64 = table.jobs[0]
    what: i64 = job & 15
    whom: i64 = (job >> 4) & 255
    if what == OWE_DRAW or what == OWE_MORE:
        desk = table.desks[whom]
        table.draw(desk, action - DRAW)
        table.jobs[0] = job - 4096
        return job < 8192 or len(desk.deck) == 0
    if what == OWE_ARRIVAL:
        arrive(table, action - ARRIVE)
        return True
    table.jobs.pop(0)
    if what == OWE_TOP:
        show_card(table, whom, action - REVEAL)
        market.reveal(table, whom, action - REVEAL)
    elif what == OWE_LOW:
        show_card(table, LOW + whom, action - REVEAL)
        market.draw_from_pile(table, whom, action - REVEAL)
        table.lows = put_at(table.lows, whom, action - REVEAL)
    elif what == OWE_COMMON:
        show_common(table, action - REVEAL)
    elif what == OWE_MARKET or what == OWE_CHEAP:
        kind: i64 = action - REVEAL
        table.stock = without(table.stock, kind)
        table.market = put_at(table.market, whom, kind)
        show_card(table, MARKET + whom, kind)
    elif what == OWE_FIRST:
        table.first = action - FIRST
        table.active = table.first
        table.write(BEGAN, table.first)
    elif what == OWE_TALENT:
        table.desks[whom].talent = action - GIVE
        table.write(TALENT_GIVEN, whom, action - GIVE)
    elif what == OWE_AWARD:
        table.award = action - NAME_AWARD
        table.write(AWARD_NAMED, table.award)
    else:
        table.theme = action - NAME_THEME
        table.write(THEME_NAMED, table.theme)
    return True


def show_card(table: Table, slot: i64, kind: i64) -> None:
    """Tell everybody which card is for sale now."""
    if table.tape is not None:
        table.write(REVEALED, slot, kind, table.face(kind))


def show_common(table: Table, kind: i64) -> None:
    """The next card of the track, with the length it asks for."""
    table.commons = without(table.commons, kind)
    table.common = kind
    if table.house.variant != SIMULTANEOUS:
        table.shared = kind
    if table.tape is not None:
        length: i64 = table.house.thresholds[table.place]
        table.write(COMMON_SHOWN, kind, table.face(kind), length)
