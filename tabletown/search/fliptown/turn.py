"""Everything a seat can do with its turn, and rollouts over the turns that follow.

`Planner` looks through all answers up to the next flip and asks a `Judge` there. Cards that may
come within a turn (a robbery, the Sheriff) are grouped by what they change and weighed by how
many of each the deck holds. Rivals stand still meanwhile: nothing they do in a turn changes what
this seat can do in it. `Scout` takes the best plans and plays them on in many futures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.games.fliptown.asks import (
    ACTION_TAKEN,
    ASK_DONE,
    ASK_PEEK,
    STAGE_ARREST,
    STAGE_FLIP,
    STAGE_HOLDEM,
    STAGE_OVER,
    STAGE_REVEAL,
    STAGE_STEAL,
    STAGE_TURN,
)
from tabletown.games.fliptown.badlands import gun
from tabletown.games.fliptown.numbers import BIT
from tabletown.games.fliptown.sheet import NO_CHOICES, Sheet
from tabletown.games.fliptown.state import Table, cards_of
from tabletown.games.fliptown.verbs import PEEK, RAID, REVEAL, STEAL, SWEAR
from tabletown.search.fliptown.forecast import Judge, cards_in
from tabletown.search.playout import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

CHANCE: Final = 15
MASK31: Final = 0x7FFFFFFF
FROM_VALUE: Final[list[int]] = [
    sum(2**card for card in range(52) if card % 13 + 1 >= value) for value in range(19)
]
"""The cards of at least each value."""
LOWEST: Final = -1.0e9
TRUST: Final = 4.0
"""How many tries the forecast of a plan counts for."""
MARGIN: Final = 4.0
"""Plans that the forecast puts this far behind the best are not tried."""


def is_between(table: Table) -> bool:
    """Whether the next thing to happen is a flip, or nothing."""
    stage: i64 = table.stage
    return stage == STAGE_FLIP or stage == STAGE_OVER or stage == STAGE_HOLDEM


def freeze(table: Table, seat: i64) -> None:
    """Take everybody but *seat* out of the turn, the last card going to their poker hands."""
    for sheet in table.sheets:
        if sheet.seat != seat:
            if sheet.step != ACTION_TAKEN and sheet.ask != ASK_DONE:
                _write(table, sheet)
            sheet.step = ACTION_TAKEN
            sheet.ask = ASK_DONE
            sheet.bonuses = 0
            sheet.effects = 0
            sheet.left = 0
            sheet.choices = NO_CHOICES
            table.due &= ~BIT[sheet.seat]
            table.serving &= ~BIT[sheet.seat]


def _write(table: Table, sheet: Sheet) -> None:
    card: i64 = table.third + 1
    if table.round == 0:
        sheet.column0 = (sheet.column0 << 6) | card
    elif table.round == 1:
        sheet.column1 = (sheet.column1 << 6) | card
    else:
        sheet.column2 = (sheet.column2 << 6) | card


def fingerprint(table: Table, sheet: Sheet) -> int:
    """A number for all that differs within one turn of one seat."""
    a: i64 = (sheet.cash << 16) | (sheet.gold << 8) | sheet.stars
    b: i64 = (
        (sheet.stops << 24)
        | (sheet.wanted << 16)
        | (sheet.pans << 12)
        | (sheet.hammers << 8)
        | sheet.wagon
    )
    c: i64 = (sheet.targets << 14) | sheet.chambers
    d: i64 = (sheet.buildings << 9) | sheet.graves
    e: i64 = (sheet.items << 9) | sheet.land
    f: i64 = sheet.ask | (sheet.about << 5) | (sheet.step << 13) | (sheet.hotel << 15)
    g: i64 = (sheet.gained << 13) | sheet.robbed
    h: i64 = (sheet.suit << 9) | (sheet.value << 5) | (sheet.suit_slot << 3) | sheet.value_slot
    column: i64 = sheet.column0
    if table.round == 1:
        column = sheet.column1
    elif table.round == 2:
        column = sheet.column2
    f |= (sheet.power << 18) | (sheet.left << 22) | (sheet.soft << 25)
    g |= (sheet.opened << 18) | (sheet.met << 23)
    h |= (table.stage << 12) | (sheet.free << 16) | (sheet.bribed << 20)
    one: i64 = 17
    two: i64 = 99
    one = (one * 16777619 + a) & MASK31
    two = (two * 1000003 + a) & MASK31
    one = (one * 16777619 + b) & MASK31
    two = (two * 1000003 + b) & MASK31
    one = (one * 16777619 + c) & MASK31
    two = (two * 1000003 + c) & MASK31
    one = (one * 16777619 + d) & MASK31
    two = (two * 1000003 + d) & MASK31
    one = (one * 16777619 + e) & MASK31
    two = (two * 1000003 + e) & MASK31
    one = (one * 16777619 + f) & MASK31
    two = (two * 1000003 + f) & MASK31
    one = (one * 16777619 + g) & MASK31
    two = (two * 1000003 + g) & MASK31
    one = (one * 16777619 + h) & MASK31
    two = (two * 1000003 + h) & MASK31
    low: i64 = column & MASK31
    one = (one * 16777619 + low) & MASK31
    two = (two * 1000003 + low) & MASK31
    low = sheet.bonuses & MASK31
    one = (one * 16777619 + low) & MASK31
    two = (two * 1000003 + low) & MASK31
    low = sheet.effects % 2147483647
    one = (one * 16777619 + low) & MASK31
    two = (two * 1000003 + low) & MASK31
    low = table.sheriff + 1
    one = (one * 16777619 + low) & MASK31
    two = (two * 1000003 + low) & MASK31
    return (one << 31) | two


class Plan:
    """One way to end the turn, or to come to a card of the deck."""

    def __init__(self, action: int, worth: float, table: Table, key: int) -> None:
        self.action: int = action
        """The first answer."""
        self.worth: float = worth
        self.key: int = key
        """The fingerprint of where it leads."""
        self.table: Table = table
        """Where it leads."""
        self.tries: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def mean(self) -> float:
        """What the tries came to, with the forecast counting like a few more of them."""
        return (self.total + TRUST * self.worth) / (float(self.tries) + TRUST)


class Planner:
    """Looks through one turn of one seat."""

    def __init__(self, judge: Judge, nodes: int) -> None:
        self.judge: Judge = judge
        self.nodes: i64 = nodes
        """How many positions may be looked at in a turn, shared fairly among its answers."""
        self.seen: i64 = 0
        self.seat: i64 = 0
        self.known: dict[int, float] = {}
        self.plans: list[Plan] = []
        """The best ends found so far, best first."""
        self.width: i64 = 0
        """How many of them are kept."""
        self.first: int = -1
        self.is_sure: bool = True
        """Whether no card was drawn on the way."""

    def values(self, table: Table, seat: int, width: int) -> list[float]:
        """For each useful answer of *seat*, what the best plan beginning with it brings."""
        self.seat = seat
        self.width = width
        self.plans = []
        self.known = {}
        if table.stage == STAGE_TURN:
            freeze(table, seat)
        if table.sheriff >= 0 and table.stage < STAGE_REVEAL and not table.known & BIT[seat]:
            # Somebody else has seen him; to this seat he may still be any card.
            table.pool |= BIT[table.sheriff]
            table.sheriff = -1
        useful = table.useful(seat)
        found: list[float] = []
        count: i64 = len(useful)
        self.seen = 0
        for index in range(count):
            self.first = useful[index]
            self.is_sure = True
            share: i64 = (self.nodes - self.seen) // (count - index)
            found.append(self.stepped(_twin(table), useful[index], share))
        return found

    def stepped(self, table: Table, action: int, share: i64) -> float:
        """What *table* is worth after *action*; *table* is spoilt."""
        table.step(self.seat, action)
        return self.best(table, share)

    def best(self, table: Table, share: i64) -> float:
        """The most the seat can make of *table* up to the next flip; *table* is spoilt."""
        seat: i64 = self.seat
        while True:
            if is_between(table):
                worth = self.judge.points(table, seat)
                if self.is_sure and self.width:
                    self.keep(table, worth)
                return worth
            pending: i64 = table.pending()
            if (pending >> seat) & 1:
                useful = table.useful(seat)
                if len(useful) == 1:
                    table.step(seat, useful[0])
                    continue
                return self.choice(table, useful, share)
            who: i64 = first_of(pending)
            if who == CHANCE:
                return self.draw(table, share)
            table.step(who, table.default(who))

    def choice(self, table: Table, useful: list[int], share: i64) -> float:
        """The best of several answers."""
        key = fingerprint(table, table.sheets[self.seat])
        known = self.known.get(key)
        if known is not None:
            return known
        if share < 1:
            # Out of breath: the last answer is as a rule to leave it, or the dearest.
            return self.stepped(table, useful[len(useful) - 1], 0)
        found: float = LOWEST
        count: i64 = len(useful)
        self.seen += 1
        end: i64 = self.seen + share - 1
        for index in range(count):
            twin = table
            if index < count - 1:
                twin = _twin(table)
            # What one answer leaves of its share goes to those after it.
            value = self.stepped(twin, useful[index], (end - self.seen) // (count - index))
            if value > found:
                found = value
        self.known[key] = found
        return found

    def keep(self, table: Table, worth: float) -> None:
        """Remember a plan if it is among the best."""
        plans = self.plans
        count: i64 = len(plans)
        if count == self.width and plans[count - 1].worth >= worth:
            return
        key = fingerprint(table, table.sheets[self.seat])
        for other in plans:
            if other.key == key:
                return
        if count == self.width:
            plans.pop()
            count -= 1
        plan = Plan(self.first, worth, _twin(table), key)
        plans.append(plan)
        place: i64 = count
        while place > 0 and plans[place - 1].worth < worth:
            plans[place] = plans[place - 1]
            place -= 1
        plans[place] = plan

    def draw(self, table: Table, share: i64) -> float:
        """A card has to come: every kind of outcome, weighed by its chance."""
        was_sure: bool = self.is_sure
        kept: Table | None = _twin(table) if was_sure and self.width else None
        self.is_sure = False
        found: float = self.outcomes(table, share)
        self.is_sure = was_sure
        if kept is not None:
            self.keep(kept, found)
        return found

    def outcomes(self, table: Table, share: i64) -> float:
        """The mean over the kinds of card that may come."""
        stage: i64 = table.stage
        pool: i64 = table.pool
        seat: i64 = self.seat
        if stage == STAGE_TURN:
            sheet = table.sheets[table.served]
            if sheet.ask == ASK_PEEK:
                return self.peeks(table, share)
            return self.split(
                table, RAID, FROM_VALUE[_least(sheet.about - gun(table, sheet))], share
            )
        if stage == STAGE_REVEAL:
            return self.split(table, REVEAL, FROM_VALUE[_least(table.sheets[seat].wanted)], share)
        if stage == STAGE_ARREST:
            return self.split(table, SWEAR, FROM_VALUE[_least(table.sheets[seat].wanted)], share)
        if stage == STAGE_STEAL:
            table.step(CHANCE, STEAL + _lowest(pool))
            return self.best(table, share)
        table.step(CHANCE, table.legal(CHANCE)[0])
        return self.best(table, share)

    def split(self, table: Table, verb: i64, good: i64, share: i64) -> float:
        """Two kinds of card: *good* ones and the others."""
        pool: i64 = table.pool
        lucky: i64 = cards_in(pool & good)
        cards: i64 = cards_in(pool)
        found: float = 0.0
        if lucky < cards:
            twin = table if lucky == 0 else _twin(table)
            twin.step(CHANCE, verb + _lowest(pool & ~good))
            found += float(cards - lucky) / float(cards) * self.best(twin, share // 2)
        if lucky:
            table.step(CHANCE, verb + _lowest(pool & good))
            found += float(lucky) / float(cards) * self.best(table, share // 2)
        return found

    def peeks(self, table: Table, share: i64) -> float:
        """A look at the Sheriff: a low, a middling and a high card."""
        cards = cards_of(table.pool)
        ordered: list[int] = []
        for value in range(13):
            for card in cards:
                if card % 13 == value:
                    ordered.append(card)
        found: float = 0.0
        for part in range(3):
            twin = table if part == 2 else _twin(table)
            twin.step(CHANCE, PEEK + ordered[len(ordered) * (2 * part + 1) // 6])
            found += self.best(twin, share // 3) / 3.0
        return found


def _least(value: i64) -> i64:
    return 0 if value < 0 else 18 if value > 18 else value


def _twin(table: Table) -> Table:
    twin = table.clone()
    assert isinstance(twin, Table)
    return twin


def _lowest(mask: i64) -> i64:
    card: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        card += 1
    return card


class Scout:
    """Plays the best plans on through several turns, each with the same luck."""

    def __init__(self, judge: Judge, nodes: int, width: int, later: int, turns: int) -> None:
        self.planner: Planner = Planner(judge, nodes)
        self.walker: Planner = Planner(judge, later)
        self.judge: Judge = judge
        self.width: i64 = width
        """How many plans are tried."""
        self.turns: i64 = turns
        """How many turns a try goes on."""

    def plans(self, table: Table, seat: int, tries: int, rng: Rng) -> list[Plan]:
        """The best plans of *seat*, the best first; *tries* is shared out by halving.

        It ends as soon as all plans that are left begin with the same answer.
        """
        self.planner.values(table, seat, self.width)
        plans = self.planner.plans
        alive: i64 = len(plans)
        while alive > 1 and plans[alive - 1].worth < plans[0].worth - MARGIN:
            alive -= 1
        left: i64 = tries
        seed: i64 = rng.below(MASK31)
        rounds: i64 = 0
        count: i64 = alive
        while count > 1:
            count = (count + 1) // 2
            rounds += 1
        while alive > 1 and left > 0 and are_apart(plans, alive):
            each: i64 = left // (alive * rounds)
            if each < 1:
                each = 1
            for _ in range(each):
                seed += 1
                for index in range(alive):
                    worth = self.attempt(plans[index].table, seat, seed)
                    plan = plans[index]
                    plan.tries += 1
                    plan.total += worth
                    plan.squares += worth * worth
            left -= each * alive
            rounds -= 1
            if rounds < 1:
                rounds = 1
            sort_plans(plans, alive)
            alive = (alive + 1) // 2
        return plans

    def attempt(self, start: Table, seat: i64, seed: int) -> float:
        """What *start* comes to in one future, the last turn judged by its best plan."""
        last: i64 = start.round * 5 + start.turn + self.turns
        if not is_between(start):
            last += 1
        rng = Rng(seed)
        table = _twin(start)
        table.luck = 0
        while not is_between(table) or table.round * 5 + table.turn < last:
            if table.stage == STAGE_OVER:
                break
            if table.pending() & BIT[seat] and table.round * 5 + table.turn == last - 1:
                best = LOWEST
                for value in self.walker.values(table, seat, 0):
                    if value > best:
                        best = value
                return best
            table = self.moved(table, seat, rng)
        return self.judge.points(table, seat)

    def future(self, start: Table, seat: i64, last: i64, seed: int) -> Table:
        """Where *start* leads by turn *last*, in one future."""
        rng = Rng(seed)
        table = _twin(start)
        table.luck = 0
        while not is_between(table) or table.round * 5 + table.turn < last:
            if table.stage == STAGE_OVER:
                break
            table = self.moved(table, seat, rng)
        return table

    def moved(self, table: Table, seat: i64, rng: Rng) -> Table:
        """One step on: a card, a rival who takes what is at hand, or the walker's best plan."""
        pending: i64 = table.pending()
        who: i64 = first_of(pending)
        if pending & BIT[seat]:
            useful = table.useful(seat)
            if len(useful) > 1:
                self.walker.values(table, seat, 1)
                return self.walker.plans[0].table
            table.step(seat, useful[0])
        elif who == CHANCE:
            table.step(CHANCE, table.chance(rng))
        else:
            table.step(who, table.default(who))
        return table


def are_apart(plans: list[Plan], count: i64) -> bool:
    """Whether the first *count* plans do not all begin with the same answer."""
    for index in range(1, count):
        if plans[index].action != plans[0].action:
            return True
    return False


def sort_plans(plans: list[Plan], count: i64) -> None:
    """Put the first *count* in order, best mean first; equal ones stay as they are."""
    for index in range(1, count):
        moving = plans[index]
        place: i64 = index
        while place > 0 and plans[place - 1].mean() < moving.mean():
            plans[place] = plans[place - 1]
            place -= 1
        plans[place] = moving
