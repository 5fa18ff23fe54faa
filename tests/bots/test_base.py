"""What every bot owes: a legal answer, the same for the same seed, from what its seat knows."""

import pytest

from tabletown import bots
from tabletown.core.errors import OptionError
from tabletown.core.rng import Rng
from tabletown.games import find
from tabletown.lab.random_play import sample
from tabletown.lab.setups import Setup
from tests.properties.option_sets import CASES

SOME = [case for case in CASES if case.seats == max(2, case.game.least)][:6]


def test_levels_go_to_the_seats_in_order_and_the_last_fills_the_rest() -> None:
    assert ["random"] * 3 == bots.seating("quickdraw", "random", 3)
    assert ["random"] * 3 == bots.seating("quickdraw", " random, random", 3)


@pytest.mark.parametrize("level", ["wizard", "", "Random"])
def test_an_unknown_level_is_refused(level: str) -> None:
    with pytest.raises(OptionError) as refusal:
        bots.make("quickdraw", level)
    assert "unknown-level" == refusal.value.code


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    assert ("random",) == bots.levels("quickdraw")


@pytest.mark.parametrize("case", SOME, ids=str)
def test_a_worker_is_handed_a_redeal_and_answers_legally(case: Setup) -> None:
    for state in sample(case, 3, 5):
        for seat in range(case.seats):
            if (state.pending() >> seat) & 1:
                dump = state.redeal(seat, Rng(1)).dump()
                action = bots.choose(case.game.key, dump, seat, "random", 7)
                assert action in state.legal(seat)
                assert action == bots.choose(case.game.key, dump, seat, "random", 7)


def test_random_is_any_useful_answer() -> None:
    state = find("quickdraw").position(
        "round 1 | s0 0 one two three four five | s1 0 one two three four six",
        2,
        {"edition": "base", "hints": True, "undo": True},
    )
    bot, rng = bots.make("quickdraw", "random"), Rng(1)
    seen = {bots.answer(bot, state, 0, rng) for _ in range(200)}
    assert set(state.useful(0)) == seen
