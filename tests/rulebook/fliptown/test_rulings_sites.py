"""Rulings on the sites: Trail, Badlands, Mine, Town, Cemetery, and what they give."""

import pytest

from tests.games.fliptown.table import assign, costs, have, sheet, start
from tests.table import asked, may, play


def test_FT_R5_an_ace_robs_nobody() -> None:
    table = assign(start("lineup=ks,ad,2c | s0 gold=0"), "s0 ks ad")
    assert "s0 stone" == asked(table)
    paid = assign(start("lineup=ks,ad,2c | s0 gold=1"), "s0 ks ad")
    play(paid, "s0 go badlands")
    assert "2" in sheet(paid)["targets"]
    assert 0 == sheet(paid)["gold"]


def test_FT_R8_an_investment_pays_from_the_next_turn_on() -> None:
    table = start(
        "lineup=7c,2s,9s | s0 gold=0",
        dealer=("flip 3s", "flip 4c", "flip 5c", "flip 2h", "flip 3h"),
    )
    play(assign(table, "s0 7c 2s"), "s0 go town", "s0 invest black")
    assert 2 == sheet(table)["stars"]
    assert ["bank-black"] == sheet(table)["items"]


def test_FT_R8_hunting_pays_from_the_next_turn_on() -> None:
    table = start("lineup=7c,10s,js | s0 gold=0", dealer=("flip 3s", "flip jc", "flip 5d"))
    play(assign(table, "s0 7c 10s"), "s0 go town", "s0 hunt j")
    assert "s0 bail" == asked(table)


def test_FT_R9_a_colour_and_an_outlaw_only_once() -> None:
    bank = start("lineup=7c,2s,9s | s0 gold=0 cash=9 items=bank-red buildings=bank")
    play(assign(bank, "s0 7c 2s"), "s0 go town")
    assert ["decline", "invest black"] == may(bank)
    bail = start("lineup=7c,10s,9s | s0 gold=0 items=outlaw-q buildings=bail-bonds")
    play(assign(bail, "s0 7c 10s"), "s0 go town")
    assert ["decline", "hunt j", "hunt k"] == may(bail)


def test_FT_R13_a_visit_without_money_gives_the_roof() -> None:
    table = start("lineup=7c,7s,2d | s0 gold=0 cash=0")
    play(assign(table, "s0 7c 7s"), "s0 go town")
    assert ["hotel"] == sheet(table)["buildings"]
    assert "s0 target" == asked(table)


def test_FT_R14_money_from_the_roof_may_buy() -> None:
    table = start("lineup=7c,5s,2d | s0 gold=0 cash=0")
    play(assign(table, "s0 7c 5s"), "s0 go town", "s0 ride 5", "s0 buy pickaxe")
    assert (10, ["pickaxe"]) == have(table, "cash", "items")


def test_FT_R15_a_chain_may_return_to_the_same_building() -> None:
    table = start("lineup=7c,5s,2d | s0 gold=0 cash=9")
    play(assign(table, "s0 7c 5s"), "s0 go town", "s0 attend general-store", "s0 buy gold-pan")
    play(table, "s0 ride 9", "s0 visit general-store", "s0 buy pickaxe")
    assert {"gold-pan", "pickaxe"} == set(sheet(table)["items"])
    assert "s0 suit" == asked(table)


def test_FT_R16_even_in_the_same_turn_with_both_effects_open() -> None:
    table = start("lineup=7c,5s,2d | s0 gold=0 cash=9")
    play(assign(table, "s0 7c 5s"), "s0 go town", "s0 next trail", "s0 ride 9", "s0 next town")
    play(table, "s0 visit general-store", "s0 buy pickaxe", "s0 buy bandana")
    assert (6, ["pickaxe", "bandana"]) == have(table, "cash", "items")


@pytest.mark.parametrize(("value", "stars"), [("2d", 1), ("5d", 2), ("8d", 3), ("jd", 4)])
def test_FT_R17_a_failure_gives_half_the_stars(value: str, stars: int) -> None:
    table = start(f"lineup=as,{value},2c | s0 gold=0", dealer=("raid ah",))
    play(assign(table, f"s0 as {value}"), "s0 go badlands")
    assert stars == sheet(table)["stars"]


def test_FT_R18_a_bandana_never_crosses_wanted_out() -> None:
    table = start("lineup=as,3d,4h | s0 gold=0 items=bandana wanted=2", dealer=("raid kd",))
    play(assign(table, "s0 as 3d"), "s0 go badlands")
    assert 2 == sheet(table)["wanted"]


def test_FT_R19_each_shield_has_its_place() -> None:
    grave = start("lineup=as,3d,4h | s0 gold=0 items=bandana")
    play(assign(grave, "s0 as 3d"), "s0 go cemetery", "s0 mark 1")
    assert 1 == sheet(grave)["wanted"]
    raid = start("lineup=as,3d,4h | s0 gold=0 items=protection", dealer=("raid kd",))
    play(assign(raid, "s0 as 3d"), "s0 go badlands")
    assert 1 == sheet(raid)["wanted"]


@pytest.mark.parametrize(("value", "card"), [("5d", "ah"), ("6d", "2h"), ("kd", "9h")])
def test_FT_R20_a_gun_is_a_plain_sum(value: str, card: str) -> None:
    table = start(f"lineup=as,{value},2c | s0 gold=0 items=pistol,rifle", dealer=(f"raid {card}",))
    play(assign(table, f"s0 as {value}"), "s0 go badlands")
    assert sheet(table)["targets"] == sheet(table)["robbed"]


def test_FT_R21_a_trail_horse_goes_beyond_the_king() -> None:
    table = start("lineup=4h,kc,2s | s0 gold=0 items=trail-horse")
    play(assign(table, "s0 4h kc"), "s0 go trail")
    assert [f"ride {stop}" for stop in range(1, 14)] == may(table)
    longer = start("lineup=4h,6c,2s | s0 gold=1 items=trail-horse")
    play(assign(longer, "s0 4h 6c"), "s0 go trail")
    assert (0, 1) == (costs(longer)["ride 12"], costs(longer)["ride 13"])


def test_FT_R22_a_trail_action_must_end_on_a_stop() -> None:
    ended = assign(start("lineup=4h,6c,2s | s0 gold=0 stops=13"), "s0 4h 6c")
    assert "s0 stone" == asked(ended)
    short = assign(start("lineup=4h,6c,2s | s0 gold=0 stops=6"), "s0 4h 6c")
    assert "s0 stone" == asked(short)


def test_FT_R23_the_horse_takes_no_option_away() -> None:
    table = start("lineup=4h,2c,9s | s0 gold=0 items=trail-horse")
    play(assign(table, "s0 4h 2c"), "s0 go trail")
    assert [f"ride {stop}" for stop in range(1, 9)] == may(table)


def test_FT_R24_pickaxe_and_gold_add_up() -> None:
    table = start("lineup=7d,qs,2h | s0 gold=3 items=pickaxe chambers=l1b")
    play(assign(table, "s0 7d qs"), "s0 go mine")
    assert 3 == costs(table)["dig l1a"]


def test_FT_R25_both_top_chambers_may_be_entered() -> None:
    table = start("lineup=7d,9s,2h | s0 gold=0 chambers=l1a")
    play(assign(table, "s0 7d 9s"), "s0 go mine")
    assert ["l1a", "l1b"] == sheet(table)["chambers"]


def test_FT_R26_a_new_chamber_leads_on_in_the_same_turn() -> None:
    table = start("lineup=7d,3s,2h | s0 character=miner gold=0", characters=True)
    play(assign(table, "s0 7d 3s"), "s0 go mine", "s0 call mine")
    assert "dig l2a" in may(table)


@pytest.mark.parametrize(("value", "building"), [("3s", "hideout"), ("6s", "church")])
def test_FT_R29_without_wanted_only_the_roof_counts(value: str, building: str) -> None:
    table = start(f"lineup=7c,{value},2h | s0 gold=0")
    play(assign(table, f"s0 7c {value}"), "s0 go town")
    assert (1, 4, [building]) == have(table, "stars", "cash", "buildings")
    assert "s0 suit" == asked(table)


def test_FT_R30_up_to_never_goes_below_nothing() -> None:
    table = start("lineup=4h,jc,9s | s0 gold=0 wanted=2")
    play(assign(table, "s0 4h jc"), "s0 go trail", "s0 ride 11")
    assert ["wipe 0", "wipe 1", "wipe 2"] == may(table)


def test_FT_R31_the_hotel_has_four_nights() -> None:
    table = start("lineup=7c,7s,2h | s0 gold=0 cash=9 hotel=4 buildings=hotel")
    play(assign(table, "s0 7c 7s"), "s0 go town")
    assert (9, 4) == have(table, "cash", "hotel")
    assert "s0 suit" == asked(table)


@pytest.mark.parametrize("land", ["cash=3", "cash=20 land=1,3,5,7,9"])
def test_FT_R32_land_that_cannot_be_paid_or_does_not_fit(land: str) -> None:
    table = start(f"lineup=7c,8s,2h | s0 gold=0 {land}")
    play(assign(table, "s0 7c 8s"), "s0 go town")
    assert "s0 stone" == asked(table)
    assert ["land-office"] == sheet(table)["buildings"]


def test_FT_R33_the_ninth_square_gives_seven_more_at_once() -> None:
    table = start("lineup=7c,8s,2h | s0 gold=0 land=1,2,3,4,5,6,7 buildings=land-office")
    play(assign(table, "s0 7c 8s"), "s0 go town", "s0 claim domino-89")
    assert (11, 0) == have(table, "stars", "cash")


def test_FT_R34_the_grave_robber_gets_the_protection_only() -> None:
    table = start(
        "lineup=7c,as,2h | s0 character=grave-robber power=0 gold=0 buildings=undertaker",
        characters=True,
    )
    play(assign(table, "s0 7c as"), "s0 go town", "s0 accept")
    assert {"protection", "shovel"} == set(sheet(table)["items"])


def test_FT_R35_protection_works_at_once() -> None:
    table = start("lineup=7c,as,2h | s0 character=grave-robber gold=0", characters=True)
    play(assign(table, "s0 7c as"), "s0 go town", "s0 attend undertaker", "s0 accept")
    play(table, "s0 call cemetery", "s0 mark 1")
    assert (0, 1) == have(table, "wanted", "stars")


def test_FT_R42_a_fifth_tool_is_lost() -> None:
    table = start("lineup=2h,3s,9d | s0 gold=0 pans=4")
    play(assign(table, "s0 2h 3s"), "s0 go trail", "s0 ride 2")
    assert (4, 1) == have(table, "pans", "hammers")
    full = start("lineup=2d,3s,9d | s0 gold=0 hammers=4")
    play(assign(full, "s0 2d 3s"), "s0 go mine")
    assert (4, 1, ["l1a"]) == have(full, "hammers", "gold", "chambers")


def test_FT_R42_with_room_for_both_the_owner_chooses() -> None:
    table = start("lineup=2h,3s,9d | s0 gold=0")
    play(assign(table, "s0 2h 3s"), "s0 go trail", "s0 ride 2")
    assert ["tool pan", "tool hammer"] == may(table)
    play(table, "s0 tool hammer")
    assert (0, 1) == have(table, "pans", "hammers")


def test_FT_R71_shields_may_be_made_optional() -> None:
    raid = start(
        "lineup=as,9d,2c | s0 gold=0 items=bandana", dealer=("raid 2d",), shields_optional=True
    )
    play(assign(raid, "s0 as 9d"), "s0 go badlands")
    assert ["shield on", "shield off"] == may(raid)
    assert 3 == sheet(play(raid, "s0 shield off"))["wanted"]
    grave = start("lineup=as,9d,2c | s0 gold=0 items=protection", shields_optional=True)
    play(assign(grave, "s0 as 9d"), "s0 go cemetery", "s0 mark 1", "s0 shield off")
    assert 1 == sheet(grave)["wanted"]
