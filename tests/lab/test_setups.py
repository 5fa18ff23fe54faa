"""Setups: what may be played, and what is drawn at random."""

import pytest

from tabletown.core.rng import Rng
from tabletown.core.state import Game
from tabletown.games import GAMES, TEMPLATES, find
from tabletown.lab.setups import Setup, editions, random_setup, with_every_seat_count

EVERY = GAMES + TEMPLATES


def test_what_is_not_given_comes_from_the_edition_or_the_default() -> None:
    setup = Setup(find("quickdraw"), 2, {"edition": "rich"})
    assert "rich" == setup.options["edition"]
    assert {spec.key for spec in setup.game.options} == set(setup.options)
    assert setup.is_usual and not Setup(setup.game, 2, {"undo": False}).is_usual
    assert "quickdraw-2-edition=rich" == str(setup)


def test_options_that_do_not_go_with_the_seats_are_not_possible() -> None:
    fliptown = find("fliptown")
    alone = with_every_seat_count(fliptown, {"cowbot": "wyatt-earp"})
    assert [1] == [setup.seats for setup in alone]
    assert not Setup(fliptown, 3, {"cowbot": "wyatt-earp"}).is_possible


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.key)
def test_the_usual_edition_comes_first(game: Game) -> None:
    usual = Setup(game, game.least).options.get("edition")
    assert usual == editions(game)[0].get("edition")
    assert len(editions(game)) == len({str(given) for given in editions(game)})


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.key)
def test_a_random_setup_is_possible_and_the_same_for_its_seed(game: Game) -> None:
    drawn = [random_setup(game, Rng(seed)) for seed in range(40)]
    assert all(setup.is_possible for setup in drawn)
    assert drawn == [random_setup(game, Rng(seed)) for seed in range(40)]
    assert set(range(game.least, game.most + 1)) == {setup.seats for setup in drawn}
