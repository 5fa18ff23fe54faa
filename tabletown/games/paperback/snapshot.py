"""A position as small ints and back again, copied, and guessed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.rng import Rng
from tabletown.games.paperback import words
from tabletown.games.paperback.state import HINTING, SPELLING, Desk, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def copy_turn(table: Table, other: Table) -> None:
    """Give *table* every number of *other* that is no list."""
    table.lexicon = other.lexicon
    table.phase_now = other.phase_now
    table.active = other.active
    table.first = other.first
    table.turn = other.turn
    table.common = other.common
    table.shared = other.shared
    table.place = other.place
    table.supply = other.supply
    table.value = other.value
    table.cents = other.cents
    table.extra = other.extra
    table.fame_bought = other.fame_bought
    table.is_last = other.is_last
    table.claimed = other.claimed
    table.hinted = other.hinted
    table.again_used = other.again_used
    table.theme = other.theme
    table.holder = other.holder
    table.award = other.award
    table.about = other.about
    table.left = other.left
    table.cost = other.cost
    table.back_to = other.back_to
    table.mask = other.mask
    table.votes = other.votes
    table.cap = other.cap
    table.barred = other.barred
    table.tax = other.tax
    table.passed = other.passed
    table.late = other.late
    table.after = other.after
    table.ending = other.ending
    table.typed = other.typed


def turn_numbers(table: Table) -> list[int]:
    """The same numbers for a dump."""
    return [
        table.phase_now,
        table.active,
        table.first,
        table.turn,
        table.common,
        table.shared,
        table.place,
        table.supply,
        table.value,
        table.cents,
        table.extra,
        int(table.fame_bought),
        int(table.is_last),
        int(table.claimed),
        int(table.hinted),
        int(table.again_used),
        table.theme,
        table.holder,
        table.award,
        table.about,
        table.left,
        table.cost,
        table.back_to,
        table.mask,
        table.votes,
        table.cap,
        int(table.barred),
        table.tax,
        int(table.passed),
        int(table.late),
        table.after,
        table.ending,
    ]


TURN_COUNT = 32


def set_turn(table: Table, ints: list[int]) -> None:
    """Read the numbers of a dump back."""
    table.phase_now = ints[0]
    table.active = ints[1]
    table.first = ints[2]
    table.turn = ints[3]
    table.common = ints[4]
    table.shared = ints[5]
    table.place = ints[6]
    table.supply = ints[7]
    table.value = ints[8]
    table.cents = ints[9]
    table.extra = ints[10]
    table.fame_bought = ints[11] != 0
    table.is_last = ints[12] != 0
    table.claimed = ints[13] != 0
    table.hinted = ints[14] != 0
    table.again_used = ints[15] != 0
    table.theme = ints[16]
    table.holder = ints[17]
    table.award = ints[18]
    table.about = ints[19]
    table.left = ints[20]
    table.cost = ints[21]
    table.back_to = ints[22]
    table.mask = ints[23]
    table.votes = ints[24]
    table.cap = ints[25]
    table.barred = ints[26] != 0
    table.tax = ints[27]
    table.passed = ints[28] != 0
    table.late = ints[29] != 0
    table.after = ints[30]
    table.ending = ints[31]


def counted(items: list[int]) -> list[int]:
    """A list for a dump: its length, then its items."""
    return [len(items), *items]


def dump(table: Table) -> list[int]:
    """The whole position; piles whose order means nothing are sorted."""
    ints: list[int] = [table.seats, *table.house.switches]
    ints += turn_numbers(table)
    for items in (table.piles, table.tops, table.lows, table.marks, table.fame, table.pyramid):
        ints += counted(items)
    ints += counted(table.market)
    ints += counted(table.stock)
    ints += counted(table.commons)
    ints += counted(sorted(table.trash))
    ints += counted(table.jobs)
    ints += counted(table.order)
    ints += counted(table.edits)
    ints += counted(table.typed)
    for desk in table.desks:
        ints += desk_numbers(desk)
    ints.append(len(table.pads))
    for pad in table.pads:
        ints += desk_numbers(pad)
    return ints


def desk_numbers(desk: Desk) -> list[int]:
    """One desk for a dump."""
    ints: list[int] = [
        desk.seat,
        desk.tokens,
        desk.talent,
        desk.bonus,
        desk.step,
        desk.wrong,
        desk.dyslexic,
    ]
    ints += counted(desk.deck)
    ints += counted(desk.hand)
    ints += counted(sorted(desk.discard))
    ints += counted(desk.word)
    ints += counted(sorted(desk.lasting))
    ints += counted(sorted(desk.sure))
    return ints


class Reader:
    """Takes a dump apart."""

    def __init__(self, ints: list[int], at: int) -> None:
        self.ints: list[int] = ints
        self.at: int = at

    def take(self, count: int) -> list[int]:
        """The next *count* ints."""
        self.at += count
        return self.ints[self.at - count : self.at]

    def next(self) -> int:
        """The next int."""
        self.at += 1
        return self.ints[self.at - 1]

    def items(self) -> list[int]:
        """The next list."""
        return self.take(self.next())

    def desk(self) -> Desk:
        """The next desk; its word is walked again later."""
        head = self.take(7)
        lists = [self.items() for _ in range(6)]
        desk = Desk(head[0], lists[0], lists[1], lists[2], lists[3], lists[4], lists[5])
        desk.tokens = head[1]
        desk.talent = head[2]
        desk.bonus = head[3]
        desk.step = head[4]
        desk.wrong = head[5]
        desk.dyslexic = head[6]
        return desk


def read_all(table: Table, reader: Reader) -> None:
    """Set a fresh *table* to what the dump says."""
    set_turn(table, reader.take(TURN_COUNT))
    table.piles = reader.items()
    table.tops = reader.items()
    table.lows = reader.items()
    table.marks = reader.items()
    table.fame = reader.items()
    table.pyramid = reader.items()
    table.market = reader.items()
    table.stock = reader.items()
    table.commons = reader.items()
    table.trash = reader.items()
    table.jobs = reader.items()
    table.order = reader.items()
    table.edits = reader.items()
    table.typed = reader.items()
    table.desks = [reader.desk() for _ in range(table.seats)]
    table.pads = [reader.desk() for _ in range(reader.next())]
    words.adopt(table)
    for desk in table.desks:
        words.respell(table, desk)
    for pad in table.pads:
        words.respell(table, pad)


def guess(table: Table, seat: int, rng: Rng) -> None:
    """Redraw what *seat* cannot know: which cards of a rival's deck are in its hand.

    Words being spelled go back to the hand, votes are cast again; what everybody can work out
    stays.
    """
    is_spelling = words.is_spelling_on(table)
    for desk in table.desks:
        if desk.seat == seat:
            continue
        if len(desk.word) > 0 and not words.is_public(table, desk):
            words.take_back(table, desk)
        if is_spelling and desk.step > SPELLING:
            desk.step = SPELLING
        if not table.house.open_hands:
            redraw(desk, rng)
    if table.mask != 0:
        own: i64 = 1 << seat
        asked: i64 = (1 << table.seats) - 1 - (1 << table.active)
        table.mask = asked & ~own | table.mask & own
        table.votes &= own
        if table.phase_now == HINTING:
            for other in range(table.seats):
                if other != seat:
                    words.take_back(table, table.pads[other])


def redraw(desk: Desk, rng: Rng) -> None:
    """Deal the hand again from hand and deck, all but the cards that are sure."""
    if len(desk.deck) == 0:
        return
    pool = desk.deck
    kept = desk.sure[:]
    loose: list[int] = desk.hand[:]
    for kind in kept:
        if kind in loose:
            loose.remove(kind)
    count: i64 = len(loose)
    if count == 0:
        return
    pool = pool + loose
    # In order, so that the draw tells nothing of which cards were in the hand.
    pool.sort()
    hand: list[int] = []
    for kind in desk.hand:
        hand.append(kind)
    for kind in loose:
        hand.remove(kind)
    while count > 0:
        hand.append(pool.pop(rng.below(len(pool))))
        count -= 1
    hand.sort()
    pool.sort()
    desk.hand = hand
    desk.deck = pool
