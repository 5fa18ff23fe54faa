"""What a seat cannot know does not show, and what it may guess is guessed fairly."""

import math

import pytest

from tabletown import table as tables
from tabletown.core.events import EVERYBODY
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, State
from tabletown.lab import laws
from tabletown.lab.random_play import answer, positions, sample
from tabletown.lab.setups import Setup
from tabletown.search.playout import playout
from tests.properties.option_sets import CASES, SCALE

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_a_seat_sees_the_same_before_and_after_a_redeal(case: Setup) -> None:
    for index, state in enumerate(sample(case, 21, 12 * SCALE)):
        for number in range(2):
            laws.secrets(state, case, Rng(1000 * index + number), most=60)


@each_case
def test_a_redeal_is_a_position_like_any_other(case: Setup) -> None:
    for index, state in enumerate(sample(case, 22, 6 * SCALE)):
        for seat in [*range(case.seats), SPECTATOR]:
            twin = state.redeal(seat, Rng(index))
            playout(twin, Rng(index))
            assert twin.result() is not None


@each_case
def test_events_tell_a_seat_no_more_than_its_view(case: Setup) -> None:
    """Answers that are secret to a seat and leave it the same view send it the same events."""
    for index, state in enumerate(sample(case, 23, 25 * SCALE)):
        laws.secret_events(state, case, Rng(index), most=8)


@each_case
def test_a_secret_answer_is_not_in_the_views_of_others(case: Setup) -> None:
    """What the dealer gives one seat alone does not show to those who may not read the answer."""
    rng = Rng(4)
    tried = 0
    for state in positions(case, 24):
        if not (state.pending() >> DEALER) & 1 or rng.below(10) > 2:
            continue
        tried += 1
        if tried > 40 * SCALE:
            break
        legal = state.legal(DEALER)[:4]
        for seat in [*range(case.seats), SPECTATOR]:
            secret = [action for action in legal if not (state.seen(DEALER, action) >> seat) & 1]
            views = []
            for action in secret:
                twin = state.clone()
                twin.step(DEALER, action)
                views.append(twin.observe(seat))
            assert all(view == views[0] for view in views), (seat, state.text())


@each_case
def test_a_redeal_differs_from_the_truth_where_something_is_hidden(case: Setup) -> None:
    hidden = differed = 0
    for index, state in enumerate(sample(case, 25, 12 * SCALE)):
        if not state.pending():
            continue
        for seat in [*range(case.seats), SPECTATOR]:
            rivals = [other for other in range(case.seats) if knows_more(state, other, seat)]
            for other in rivals:
                hidden += 1
                truth = state.observe(other)
                for number in range(12):
                    twin = state.redeal(seat, Rng(100 * index + number))
                    if twin.observe(other) != truth:
                        differed += 1
                        break
    assert hidden == 0 or differed > hidden // 2


def knows_more(state: State, other: int, seat: int) -> bool:
    """Whether *other* sees a piece that is hidden from *seat* and from strangers."""
    if other == seat:
        return False
    theirs = {zone.ref: zone for zone in state.observe(other).zones}
    public = {zone.ref: zone for zone in state.observe(SPECTATOR).zones}
    for zone in state.observe(seat).zones:
        if zone.ref in theirs and theirs[zone.ref].pieces != zone.pieces:
            if zone.ref in public and public[zone.ref].pieces == zone.pieces:
                return True
    return False


@each_case
def test_a_redeal_of_a_redeal_has_the_same_distribution(case: Setup) -> None:
    count = 150 * SCALE
    spots = sample(case, 26, 3)[1:3]
    for state in spots:
        for seat in (0, case.seats - 1):
            once = [state.redeal(seat, Rng(n)).dump() for n in range(count)]
            twice = [
                state.redeal(seat, Rng(5000 + n)).redeal(seat, Rng(9000 + n)).dump()
                for n in range(count)
            ]
            assert_alike(once, twice)


@each_case
def test_a_first_redeal_is_distributed_as_the_deal(case: Setup) -> None:
    """Before anybody has answered, guesses have the distribution of the truth itself."""
    count = 200 * SCALE
    truths: list[list[int]] = []
    guesses: list[list[int]] = []
    for number in range(count):
        rng = Rng(number)
        state = case.new()
        while state.pending() == 1 << DEALER:
            state.step(DEALER, state.chance(rng))
        truths.append(state.dump())
        guesses.append(state.redeal(0, Rng(7000 + number)).dump())
    assert_alike(truths, guesses)


def assert_alike(some: list[list[int]], others: list[list[int]]) -> None:
    """Every number of the dumps has about the same mean in both samples: within 5 errors."""
    length = min(len(dump) for dump in some + others)
    for index in range(length):
        mine = [dump[index] for dump in some]
        theirs = [dump[index] for dump in others]
        centre = sum(mine) / len(mine) - sum(theirs) / len(theirs)
        spread = variance(mine) / len(mine) + variance(theirs) / len(theirs)
        assert abs(centre) <= 5 * math.sqrt(spread) + 1e-9, (index, centre, math.sqrt(spread))


def variance(values: list[int]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


@each_case
def test_a_running_journal_shows_strangers_only_what_everybody_saw(case: Setup) -> None:
    table = tables.new(case.game.key, case.seats, 5, case.given)
    rng = Rng(5)
    while not table.is_over:
        table.play(*answer(table.state, rng))
        if table.is_over or rng.below(10):
            continue
        shown = table.journal_text(is_open=False)
        lines = [line.rsplit(" #", 1)[0] for line in shown.splitlines()]
        body = lines[lines.index("begin") + 1 :]
        known = {answer.entry.number: answer for answer in table.answers}
        public = iter(
            entry.line().partition(" ")[2]
            for entry in table.entries
            if entry.number in known and known[entry.number].seen == EVERYBODY
        )
        for number, line in enumerate(body, start=1):
            count, _, said = line.partition(" ")
            assert int(count) == number
            # In order, and nothing among them that not everybody saw.
            assert said.endswith(" ?") or said in public
