"""Fliptown's plans and forecast: what a plan is, what time does to a weight."""

import json

import pytest

from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.snapshot import writing
from tabletown.games import find
from tabletown.games.fliptown.sheet import Sheet
from tabletown.games.fliptown.state import Fliptown
from tabletown.search.fliptown import data, features
from tabletown.search.fliptown.forecast import FEATURES, ONE, TERMS, TURNS, Forecast
from tabletown.search.fliptown.turn import MARGIN, Plan, Planner, Scout, are_apart, sort_plans
from tabletown.search.playout import deal

RULES = find("fliptown")


def first_turn(seed: int, seats: int = 1) -> Fliptown:
    """A table whose first line-up lies there."""
    table = RULES.new(seats, complete(RULES.options, {}, RULES.presets()))
    assert isinstance(table, Fliptown)
    deal(table, [Rng(seed + stream) for stream in range(16)])
    return table


def sheet_numbers(sheet: Sheet) -> list[int]:
    """All that is on a sheet."""
    snapshot = writing()
    sheet.transfer(snapshot)
    return snapshot.ints


@pytest.mark.parametrize("name", ["solo", "calamity-jane", "billy-the-kid"])
def test_every_feature_has_its_weights_and_every_weight_a_feature(name: str) -> None:
    kept = json.loads((data.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert features.NAMES == list(kept["weights"])
    assert {TERMS} == {len(terms) for terms in kept["weights"].values()}
    assert f"python -m tools.learn.fliptown {name}" == kept["command"]
    assert data.weights(name) != data.weights("wyatt-earp") or name == data.SOLO


def test_a_feature_nobody_has_learnt_counts_for_nothing() -> None:
    named = features.weights_by_name(data.weights(data.SOLO))
    del named["building-bank"]
    place = features.NAMES.index("building-bank")
    missing = features.weights_by_number(named)
    assert [0.0] * TERMS == missing[place::FEATURES]
    assert missing[:place] == data.weights(data.SOLO)[:place]


def test_a_weight_runs_along_a_parabola_with_the_time_left() -> None:
    given = [0.0] * (TERMS * FEATURES)
    given[ONE], given[FEATURES + ONE], given[2 * FEATURES + ONE] = 1.0, 10.0, 100.0
    by_turn = Forecast(given).by_turn
    assert 1.0 == by_turn[0][ONE]
    assert 1.0 + 10.0 * 3 / 15 + 100.0 * 9 / 225 == pytest.approx(by_turn[3][ONE])
    assert 111.0 == pytest.approx(by_turn[TURNS][ONE])


def test_plans_come_best_first_and_never_twice_to_the_same_sheet() -> None:
    for seed in range(4):
        planner = Planner(Forecast(data.weights(data.SOLO)), 60)
        best = max(planner.values(first_turn(seed), 0, 8))
        worths = [plan.worth for plan in planner.plans]
        assert worths == sorted(worths, reverse=True)
        assert best == worths[0]
        sheets = {tuple(sheet_numbers(plan.state.sheets[0])) for plan in planner.plans}
        assert 8 == len(planner.plans) == len(sheets)


def test_a_scout_repeats_itself_and_tries_where_answers_differ() -> None:
    for seed in range(2):
        found = []
        for _ in range(2):
            scout = Scout(Forecast(data.weights(data.SOLO)), 60, 4, 10, 1)
            plans = scout.plans(first_turn(seed, 2), 1, 24, Rng(5))
            found.append([(plan.action, plan.worth, plan.mean(), plan.tries) for plan in plans])
        assert found[0] == found[1]
        best = max(worth for _, worth, _, _ in found[0])
        answers = {action for action, worth, _, _ in found[0] if worth >= best - MARGIN}
        tries = sum(tries for _, _, _, tries in found[0])
        assert 0 < tries <= 24 if len(answers) > 1 else tries == 0


def test_plans_are_sorted_by_tries_and_apart_while_their_answers_differ() -> None:
    table = first_turn(1)
    plans = [Plan(3, 10.0, table, 1), Plan(3, 9.0, table, 2), Plan(4, 8.0, table, 3)]
    assert not are_apart(plans, 2)
    assert are_apart(plans, 3)
    plans[2].tries, plans[2].total = 96, 96 * 20.0
    sort_plans(plans, 3)
    assert [4, 3, 3] == [plan.action for plan in plans]
