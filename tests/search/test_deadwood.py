"""Deadwood's forecast and planner: who leads is likelier to win, and ends the game."""

from dataclasses import replace

import pytest

from tabletown import bots
from tabletown.bots.deadwood import BUDGETS, Gunman, forecast, learnt, row_of
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import seat_bits
from tabletown.games import find
from tabletown.games.deadwood import verbs
from tabletown.games.deadwood.state import Deadwood
from tabletown.search.deadwood import (
    CLOCK,
    FEATURES,
    GROUP_OF,
    GROUPS,
    SIZE,
    Forecast,
    Planner,
    hour,
)
from tabletown.search.playout import deal, play_some
from tests.games.deadwood.table import start as set_up

LAST = "pool 8 | f1 track | e1 track | d1 track | c1 track | turn 30 s0"
"""One visit to Town Hall and the game is over."""


def some_towns(seats: int) -> list[Deadwood]:
    """Towns at the beginning of a turn, on the way through a random game."""
    game = find("deadwood")
    found: list[Deadwood] = []
    for answers in (0, 9, 25, 41):
        state = game.new(seats, complete(game.options, {}, game.presets()))
        play_some(state, Rng(seats), answers)
        deal(state, [Rng(stream) for stream in range(16)])
        assert isinstance(state, Deadwood)
        found.append(state)
    return found


@pytest.mark.parametrize("knows", ["cash", "plain", "full"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_chances_of_all_seats_make_one(seats: int, knows: str) -> None:
    judge = forecast(knows, seats)
    for town in some_towns(seats):
        chances = [judge.worth(town, seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize("knows", ["cash", "plain", "full"])
def test_money_makes_a_win_likelier(knows: str) -> None:
    judge = forecast(knows, 2)
    for town in some_towns(2):
        before = judge.worth(town, 0)
        town.gangs[0].cash += 3
        assert judge.worth(town, 0) > before


def test_the_terms_make_the_whole() -> None:
    judge = forecast("full", 3)
    assert len(GROUP_OF) == SIZE
    assert max(GROUP_OF) == len(GROUPS) - 1
    for town in some_towns(3):
        for seat in range(3):
            assert sum(judge.parts(town, seat)) == pytest.approx(judge.money(town, seat))


def test_a_forecast_without_weights_counts_money_and_fines() -> None:
    judge = Forecast([0.0] * (2 * SIZE), [0.0] * CLOCK, [2.0, 3.0])
    for town in some_towns(4):
        assert [judge.money(town, seat) for seat in range(4)] == town.scores()


@pytest.mark.parametrize("name", ["plain", "two", "more"])
def test_every_feature_has_a_weight_that_was_learnt(name: str) -> None:
    weights = learnt()[name]["weights"]
    assert FEATURES == [feature for feature in weights if not feature.endswith(":*")]


def test_a_building_nobody_has_learnt_weighs_as_buildings_do_on_average() -> None:
    weights = dict(learnt()["two"]["weights"])
    held = [weights[feature] for feature in FEATURES if feature.startswith("hold:")]
    del weights["hold:bank"]
    row, place = row_of(weights), FEATURES.index("hold:bank")
    assert row[place] == pytest.approx(sum(end for end, _ in held) / len(held), abs=0.001)
    assert row[SIZE + place] == pytest.approx(sum(more for _, more in held) / len(held), abs=0.001)
    assert len(row) == 2 * SIZE


def test_the_clock_knows_tracks_pool_and_the_way_to_town_hall() -> None:
    hours = set()
    for position in ("pool 8", "pool 3", "pool 8 | f1 track", "pool 8 | a3 town-hall s1.1"):
        state = set_up(position).state
        assert isinstance(state, Deadwood)
        hours.add(hour(state))
    assert 4 == len(hours)


def test_a_search_repeats_for_its_seed_and_leaves_the_position_alone() -> None:
    judge = forecast("full", 2)
    for town in some_towns(2)[1:3]:
        before, (seat,) = town.dump(), seat_bits(town.pending())
        found = []
        for _ in range(2):
            trials = Planner(judge).run(town, seat, 60, Rng(3))
            Planner(judge).run_on(town, seat, trials[:3], 6, Rng(4))
            found.append([(trial.action, trial.mean()) for trial in trials])
        assert found[0] == found[1]
        assert sorted(town.useful(seat)) == sorted(action for action, _ in found[0])
        assert before == town.dump()


@pytest.mark.parametrize("level", ["regular", "veteran", "legend"])
def test_a_leader_ends_the_game(level: str) -> None:
    table = set_up(LAST + " | s0 $40 ranch 2 mine 1 3 | s1 $20")
    action = bots.answer(bots.make("deadwood", level), table.state, 0, Rng(5))
    assert "hit gunslinger town-hall" == verbs.VERBS.print(action)


@pytest.mark.parametrize("level", ["regular", "veteran", "legend"])
def test_who_is_behind_does_not(level: str) -> None:
    table = set_up(LAST + " | s0 $10 ranch 2 mine 1 3 | s1 $30")
    action = bots.answer(bots.make("deadwood", level), table.state, 0, Rng(5))
    assert "hit gunslinger town-hall" != verbs.VERBS.print(action)


@pytest.mark.parametrize("level", ["rookie", "veteran", "legend"])
def test_after_many_rounds_who_is_far_behind_lets_the_game_end(level: str) -> None:
    long_ago = LAST.replace("turn 30", "turn 240")
    table = set_up(long_ago + " | s0 $10 ranch 2 mine 1 3 | s1 $90")
    gunman = Gunman(replace(BUDGETS[level], stray=0))
    action = bots.answer(gunman, table.state, 0, Rng(5))
    assert "hit gunslinger town-hall" == verbs.VERBS.print(action)


def test_budgets_rise_with_the_level() -> None:
    tries = [BUDGETS[level].tries + BUDGETS[level].deep for level in bots.LEVELS[1:]]
    assert tries == sorted(tries)
