"""Everything a seat can do with its turn, and rollouts over the turns that follow.

`Planner` looks through all answers up to the next flip and asks a `Judge` there. Cards that may
come within a turn (a robbery, the Sheriff) are grouped by what they change and weighed by how
many of each the deck holds. Rivals stand still meanwhile: nothing they do in a turn changes what
this seat can do in it. `Scout` takes the best plans and plays them on in many futures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import about_of, question_of
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.fliptown import verbs
from tabletown.games.fliptown.badlands import ASK_RAID, gun
from tabletown.games.fliptown.cards import ASK_FLIP, UNSEEN, VALUE_OF
from tabletown.games.fliptown.cowbots import ASK_STEAL
from tabletown.games.fliptown.marks import BIT, bits_of, lowest_bit
from tabletown.games.fliptown.pay import ASK_HOLE
from tabletown.games.fliptown.rules import STEP_END_TURN
from tabletown.games.fliptown.sheet import ACTION_TAKEN, Sheet
from tabletown.games.fliptown.sheriff import ASK_REVEAL, ASK_SWEAR
from tabletown.games.fliptown.state import Fliptown
from tabletown.games.fliptown.town import ASK_PEEK
from tabletown.games.fliptown.verbs import CARDS, LAST_VALUE
from tabletown.search.fliptown.forecast import Judge, cards_in
from tabletown.search.playout import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK31: Final = 0x7FFFFFFF
FROM_VALUE: Final[list[int]] = [
    sum(BIT[card] for card in range(CARDS) if VALUE_OF[card] >= value)
    for value in range(LAST_VALUE + 2)
]
"""The cards of at least each value."""
LOWEST: Final = -1.0e9
TRUST: Final = 4.0
"""How many tries the forecast of a plan counts for."""
MARGIN: Final = 4.0
"""Plans that the forecast puts this far behind the best are not tried."""


def is_between(state: Fliptown) -> bool:
    """Whether the next thing to happen is a flip, or nothing."""
    number: i64 = question_of(state.agenda.top)
    return number == ASK_FLIP.number or number == 0 or number == ASK_HOLE.number


def is_over(state: Fliptown) -> bool:
    """Whether nothing happens any more."""
    return state.agenda.top == 0


def turns_begun(state: Fliptown) -> i64:
    """How many turns of the game are over."""
    return state.round * state.ruleset.turns + state.turn


def freeze(state: Fliptown, seat: i64) -> None:
    """Take everybody but *seat* out of the turn, the last card going to their poker hands."""
    for sheet in state.sheets:
        if sheet.seat != seat:
            if sheet.step != ACTION_TAKEN and sheet.top:
                state.write_poker_card(sheet, state.third)
            sheet.step = ACTION_TAKEN
            sheet.fill([])
            sheet.bonuses = 0
            sheet.effects = 0
            sheet.left = 0
            state.due &= ~BIT[sheet.seat]


def fingerprint(state: Fliptown, sheet: Sheet) -> int:
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
    f: i64 = (sheet.about << 5) | (sheet.step << 13) | (sheet.hotel << 15)
    g: i64 = (sheet.gained << 13) | sheet.robbed
    h: i64 = (sheet.suit << 9) | (sheet.value << 5) | (sheet.suit_slot << 3) | sheet.value_slot
    column: i64 = state.column(sheet)
    f |= (sheet.power << 18) | (sheet.left << 22) | (sheet.soft << 25)
    g |= (sheet.opened << 18) | (sheet.met << 23) | (question_of(state.agenda.top) << 25)
    h |= (sheet.free << 16) | (sheet.bribed << 20) | (question_of(sheet.top) << 21)
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
    low = state.sheriff + 1
    one = (one * 16777619 + low) & MASK31
    two = (two * 1000003 + low) & MASK31
    return (one << 31) | two


class Plan:
    """One way to end the turn, or to come to a card of the deck."""

    def __init__(self, action: int, worth: float, state: Fliptown, key: int) -> None:
        self.action: int = action
        """The first answer on the way there."""
        self.worth: float = worth
        self.key: int = key
        """The fingerprint of where it leads."""
        self.state: Fliptown = state
        """The position that it leads to."""
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

    def values(self, state: Fliptown, seat: int, width: int) -> list[float]:
        """For each useful answer of *seat*, what the best plan beginning with it brings."""
        self.seat = seat
        self.width = width
        self.plans = []
        self.known = {}
        if question_of(state.agenda.top) == STEP_END_TURN.number:
            freeze(state, seat)
        if state.sheriff != UNSEEN and not state.known & BIT[seat]:
            # Somebody else has seen him; to this seat he may still be any card.
            state.pool |= BIT[state.sheriff]
            state.sheriff = UNSEEN
        useful = state.useful(seat)
        found: list[float] = []
        count: i64 = len(useful)
        self.seen = 0
        for index in range(count):
            self.first = useful[index]
            self.is_sure = True
            share: i64 = (self.nodes - self.seen) // (count - index)
            found.append(self.stepped(state.clone(), useful[index], share))
        return found

    def stepped(self, state: Fliptown, action: int, share: i64) -> float:
        """What *state* is worth after *action*; *state* is spoilt."""
        state.step(self.seat, action)
        return self.best(state, share)

    def best(self, state: Fliptown, share: i64) -> float:
        """The most the seat can make of *state* up to the next flip; *state* is spoilt."""
        seat: i64 = self.seat
        while True:
            if is_between(state):
                worth = self.judge.points(state, seat)
                if self.is_sure and self.width:
                    self.keep(state, worth)
                return worth
            pending: i64 = state.pending()
            if (pending >> seat) & 1:
                useful = state.useful(seat)
                if len(useful) == 1:
                    state.step(seat, useful[0])
                    continue
                return self.choice(state, useful, share)
            who: i64 = first_of(pending)
            if who == DEALER:
                return self.draw(state, share)
            state.step(who, state.default(who))

    def choice(self, state: Fliptown, useful: list[int], share: i64) -> float:
        """The best of several answers."""
        key = fingerprint(state, state.sheets[self.seat])
        known = self.known.get(key)
        if known is not None:
            return known
        if share < 1:
            # Out of breath: the last answer is as a rule to leave it, or the dearest.
            return self.stepped(state, useful[len(useful) - 1], 0)
        found: float = LOWEST
        count: i64 = len(useful)
        self.seen += 1
        end: i64 = self.seen + share - 1
        for index in range(count):
            twin = state
            if index < count - 1:
                twin = state.clone()
            # What one answer leaves of its share goes to those after it.
            value = self.stepped(twin, useful[index], (end - self.seen) // (count - index))
            if value > found:
                found = value
        self.known[key] = found
        return found

    def keep(self, state: Fliptown, worth: float) -> None:
        """Remember a plan if it is among the best."""
        plans = self.plans
        count: i64 = len(plans)
        if count == self.width and plans[count - 1].worth >= worth:
            return
        key = fingerprint(state, state.sheets[self.seat])
        for other in plans:
            if other.key == key:
                return
        if count == self.width:
            plans.pop()
            count -= 1
        plan = Plan(self.first, worth, state.clone(), key)
        plans.append(plan)
        place: i64 = count
        while place > 0 and plans[place - 1].worth < worth:
            plans[place] = plans[place - 1]
            place -= 1
        plans[place] = plan

    def draw(self, state: Fliptown, share: i64) -> float:
        """A card has to come: every kind of outcome, weighed by its chance."""
        was_sure: bool = self.is_sure
        kept: Fliptown | None = state.clone() if was_sure and self.width else None
        self.is_sure = False
        found: float = self.outcomes(state, share)
        self.is_sure = was_sure
        if kept is not None:
            self.keep(kept, found)
        return found

    def outcomes(self, state: Fliptown, share: i64) -> float:
        """The mean over the kinds of card that may come."""
        number: i64 = question_of(state.agenda.top)
        own = state.sheets[self.seat]
        if number == ASK_PEEK.number:
            return self.peeks(state, share)
        if number == ASK_RAID.number:
            sheet = state.sheets[about_of(state.agenda.top)]
            least: i64 = about_of(sheet.top) - gun(state, sheet)
            return self.split(state, verbs.RAID, FROM_VALUE[_within(least)], share)
        if number == ASK_REVEAL.number:
            return self.split(state, verbs.REVEAL, FROM_VALUE[_within(own.wanted)], share)
        if number == ASK_SWEAR.number:
            return self.split(state, verbs.SWEAR, FROM_VALUE[_within(own.wanted)], share)
        if number == ASK_STEAL.number:
            state.step(DEALER, verbs.STEAL + lowest_bit(state.pool))
            return self.best(state, share)
        state.step(DEALER, state.legal(DEALER)[0])
        return self.best(state, share)

    def split(self, state: Fliptown, verb: i64, good: i64, share: i64) -> float:
        """Two kinds of card: *good* ones and the others."""
        pool: i64 = state.pool
        lucky: i64 = cards_in(pool & good)
        cards: i64 = cards_in(pool)
        found: float = 0.0
        if lucky < cards:
            twin = state if lucky == 0 else state.clone()
            twin.step(DEALER, verb + lowest_bit(pool & ~good))
            found += float(cards - lucky) / float(cards) * self.best(twin, share // 2)
        if lucky:
            state.step(DEALER, verb + lowest_bit(pool & good))
            found += float(lucky) / float(cards) * self.best(state, share // 2)
        return found

    def peeks(self, state: Fliptown, share: i64) -> float:
        """A look at the Sheriff: a low, a middling and a high card."""
        cards = bits_of(state.pool)
        ordered: list[int] = []
        for value in range(LAST_VALUE):
            for card in cards:
                if VALUE_OF[card] == value + 1:
                    ordered.append(card)
        found: float = 0.0
        for part in range(3):
            twin = state if part == 2 else state.clone()
            twin.step(DEALER, verbs.PEEK + ordered[len(ordered) * (2 * part + 1) // 6])
            found += self.best(twin, share // 3) / 3.0
        return found


def _within(value: i64) -> i64:
    """*value* kept between 0 and what no card has."""
    return 0 if value < 0 else LAST_VALUE + 1 if value > LAST_VALUE else value


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

    def plans(self, state: Fliptown, seat: int, tries: int, rng: Rng) -> list[Plan]:
        """The best plans of *seat*, the best first; *tries* is shared out by halving.

        It ends as soon as all plans that are left begin with the same answer.
        """
        self.planner.values(state, seat, self.width)
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
                    worth = self.attempt(plans[index].state, seat, seed)
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

    def attempt(self, start: Fliptown, seat: i64, seed: int) -> float:
        """What *start* comes to in one future, the last turn judged by its best plan."""
        last: i64 = turns_begun(start) + self.turns
        if not is_between(start):
            last += 1
        rng = Rng(seed)
        state = start.clone()
        while not is_between(state) or turns_begun(state) < last:
            if is_over(state):
                break
            if state.pending() & BIT[seat] and turns_begun(state) == last - 1:
                best = LOWEST
                for value in self.walker.values(state, seat, 0):
                    if value > best:
                        best = value
                return best
            state = self.moved(state, seat, rng)
        return self.judge.points(state, seat)

    def future(self, start: Fliptown, seat: i64, last: i64, seed: int) -> Fliptown:
        """Where *start* leads by turn *last*, in one future."""
        rng = Rng(seed)
        state = start.clone()
        while not is_between(state) or turns_begun(state) < last:
            if is_over(state):
                break
            state = self.moved(state, seat, rng)
        return state

    def moved(self, state: Fliptown, seat: i64, rng: Rng) -> Fliptown:
        """One step on: a card, a rival who takes what is at hand, or the walker's best plan."""
        pending: i64 = state.pending()
        who: i64 = first_of(pending)
        if pending & BIT[seat]:
            useful = state.useful(seat)
            if len(useful) > 1:
                self.walker.values(state, seat, 1)
                return self.walker.plans[0].state
            state.step(seat, useful[0])
        elif who == DEALER:
            state.step(DEALER, state.chance(rng))
        else:
            state.step(who, state.default(who))
        return state


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
