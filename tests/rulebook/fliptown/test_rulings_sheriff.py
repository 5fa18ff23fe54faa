"""Rulings on the Sheriff: who knows his card, bribes, arrests."""

import pytest

from tests.games.fliptown.table import assign, have, pieces, start
from tests.table import asked, may, play, scene


def test_FT_R36_only_the_visitor_knows_the_sheriff_card() -> None:
    table = start(
        "lineup=7c,js,2h bounties=tools,outfit,riches | s0 gold=0 | s1 gold=0",
        dealer=("peek 4d",),
        seats=2,
    )
    play(assign(table, "s0 7c js"), "s0 go town", "s0 attend sheriffs-office")
    assert not may(table, 0)
    play(assign(table, "s1 7c js"), "s1 go cemetery", "s1 mark 1")
    assert ("4d", "") == (scene(table, 0)["sheriff"], scene(table, 1)["sheriff"])
    assert "" == scene(table)["sheriff"]
    assert "card-4d" == pieces(table, "zone:sheriff")["sheriff:card"]["key"]
    play(table, "s0 decline")
    assert "4d" == scene(table, 0)["sheriff"]


@pytest.mark.parametrize("wanted", [0, 1])
def test_FT_R37_without_wanted_nobody_asks_for_a_bribe(wanted: int) -> None:
    table = start(f"phase=sheriff sheriff=ad | s0 wanted={wanted} gold=9")
    assert "s0 suit" == asked(table)
    assert (9, 0) == have(table, "gold", "arrests")


def test_FT_R38_a_bribe_is_all_or_nothing() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=4 cash=0 stars=9")
    assert (4, 1) == have(table, "gold", "arrests")


def test_FT_R39_stars_may_be_chosen_although_there_are_too_few() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=0 cash=30 stars=1")
    play(table, "s0 pay stars")
    assert (30, 0) == have(table, "cash", "stars")


def test_FT_R40_cash_is_paid_in_full_or_not_at_all() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=0 cash=9 stars=9")
    assert (9, 5) == have(table, "cash", "stars")


def test_FT_R41_an_arrest_leaves_the_wanted() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=0 cash=0 stars=9")
    assert (5, 1) == have(table, "wanted", "arrests")


def test_FT_R43_fresh_gold_may_bribe() -> None:
    table = start("phase=work sheriff=ad | s0 wanted=4 pans=4 gold=0 stars=9")
    play(table, "s0 bribe")
    assert (0, 9) == have(table, "gold", "stars")
