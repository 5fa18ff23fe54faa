"""Rulings on poker hands and on the final count."""

from typing import Any

import pytest

from tests.games.fliptown.table import have, sheet, start
from tests.table import result_of, scene


def final(rest: str) -> int:
    table = start(f"round=3 phase=sheriff sheriff=ks | s0 cash=0 gold=0 {rest}")
    return int(result_of(table).scores[0])


def test_FT_R27_the_centre_stone_counts_for_silver() -> None:
    assert 1 == final("chambers=l1a,l2a,l3a,l4a")
    assert 9 == final("chambers=l1a,l2a,l3a,l4a graves=1,2,3,4,5,6,7,8,9")


def test_FT_R28_the_chamber_of_chambers_counts_itself() -> None:
    assert 4 == final("chambers=l1a,l2a,l3b,l4c")


def test_FT_R59_secret_cards_are_out_of_the_deck() -> None:
    deal = ("post tools", "post outfit", "post riches", "deal ah", "deal kh", "deal 2s", "deal 3s")
    table = start("", dealer=deal, seats=2, holdem=True)
    assert (["ah", "kh"], []) == (sheet(table)["hole"], scene(table, 0)["sheets"][1]["hole"])
    assert 52 - 1 - 4 - 3 == scene(table, 0)["deck"]
    assert not {"ah", "kh", "2s", "3s"} & set(scene(table, 0)["lineup"])


@pytest.mark.parametrize(("standard", "winner"), [(False, 0), (True, 1)])
def test_FT_R60_equal_hands_compare_cards_or_groups(standard: bool, winner: int) -> None:
    table = start(
        "round=1 phase=poker | s0 poker=2h,2d,ks,8c,3h cash=0 | s1 poker=9h,9d,qs,8d,3s cash=0",
        seats=2,
        competitive=True,
        standard_poker=standard,
    )
    assert (2, 1) == have(table, "cash", "stars", seat=winner)
    assert (0, 0) == have(table, "cash", "stars", seat=1 - winner)


def test_FT_R62_silver_stars_are_never_lost() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=0 cash=0 stars=0 hotel=3")
    assert (3, 1, 14) == have(table, "hotel", "arrests", "score")


def test_FT_R63_the_last_round_has_its_sheriff() -> None:
    table = start("round=3 phase=sheriff sheriff=ad | s0 wanted=5 gold=0 cash=0 stars=9")
    assert (1,) == result_of(table).scores


def test_FT_R64_everybody_gets_a_rank_and_a_title() -> None:
    table = start(
        "round=3 phase=sheriff sheriff=ks bounties=tools,outfit,riches"
        " | s0 stars=64 cash=0 gold=0 wanted=11 | s1 stars=80 cash=0 gold=0",
        seats=2,
    )
    assert ["pioneering", "legendary"] == result_of(table).details["ranks"]
    assert ["desperado", "deputy"] == result_of(table).details["titles"]


def test_FT_R65_a_stop_passed_is_not_circled() -> None:
    table = start(
        "round=3 phase=sheriff sheriff=ks | s0 cash=0 gold=0 stops=13 chambers=l1b,l2c,l3d,l4d"
    )
    assert (1,) == result_of(table).scores
    assert 5 not in result_of(table).details["achievements"]


def test_FT_R72_the_best_hand_alone_is_paid_without_holdem() -> None:
    table = start(
        "round=1 phase=poker | s0 poker=ah,as,9h,5h,2h cash=0 | s1 poker=kd,ks,kc,5d,2s cash=0",
        seats=2,
        competitive=True,
    )
    assert (0, 0) == have(table, "cash", "stars")
    assert (4, 3) == have(table, "cash", "stars", seat=1)


def test_FT_R72_without_a_pair_nobody_is_paid() -> None:
    table = start(
        "round=1 phase=poker | s0 poker=ah,ks,9h,5h,2h cash=0 | s1 poker=kd,qs,8c,5d,2s cash=0",
        seats=2,
        competitive=True,
    )
    assert (0, 0) == have(table, "cash", "stars") == have(table, "cash", "stars", seat=1)


@pytest.mark.parametrize(
    ("options", "rest", "rank"),
    [
        ({}, "", "legendary"),
        ({"holdem": True}, "", "sharpshooting"),
        ({"characters": True}, "character=miner", "sharpshooting"),
        ({"characters": True, "holdem": True}, "character=miner", "sharpshooting"),
        ({"cowbot": "black-bart"}, "", "legendary"),
    ],
)
def test_FT_R76_character_and_holdem_raise_the_bar(
    options: dict[str, Any], rest: str, rank: str
) -> None:
    table = start(f"round=3 phase=sheriff sheriff=ks | s0 {rest} stars=80 cash=0 gold=0", **options)
    assert [rank] == result_of(table).details["ranks"]
