"""Rulings FT-R1 to FT-R40: turns, regions, buildings, bribes and arrests."""

import pytest

from tabletown.games.fliptown.verbs import CARD
from tests.games.fliptown.pencil import (
    asked,
    assign,
    can,
    costs,
    have,
    pieces,
    play,
    scene,
    sheet,
    start,
)
from tests.results import result_of

FULL = "graves=1,2,3,4,5,6,7,8,9"


def others(*kept: str) -> str:
    """Every card but these."""
    return ",".join(word for word in CARD.words if word not in kept)


class TestFT_R1:
    def test_FT_R1_an_empty_deck_is_made_of_the_discard_pile(self) -> None:
        away = others("as", "9d", "2c", "kd")
        table = start(f"lineup=as,9d,2c discard={away} | s0 gold=0", ("raid 2d",))
        assert 0 == scene(table)["deck"]
        play(assign(table, "as", "9d"), "go badlands")
        assert 3 == sheet(table)["stars"]
        assert "shuffled" in [event["key"] for event in table.events(0)]

    def test_FT_R1_a_lineup_takes_the_last_cards_of_the_old_deck_first(self) -> None:
        left = ("kd", "qd", "jd")
        table = start(f"lineup=as,9d,2c discard={others('as', '9d', '2c', *left)} | s0 gold=0")
        assert 2 == scene(table)["deck"]
        play(assign(table, "as", "9d"), "go cemetery", "mark 1")
        lineup = scene(table)["lineup"]
        assert set(lineup[:2]) < set(left)
        assert lineup[2] not in left

    def test_FT_R1_without_any_card_the_robbery_fails(self) -> None:
        away = others("as", "9d", "2c", "kd")
        table = start(f"lineup=as,9d,2c stolen={away} | s0 gold=0")
        play(assign(table, "as", "9d"), "go badlands")
        assert (3, 3, 4) == have(table, "stars", "wanted", "cash")


def test_FT_R2_a_card_has_one_role() -> None:
    table = play(start("lineup=as,9d,2c"), "suit middle")
    assert ["value left", "value right"] == can(table)


STUCK = f"lineup=as,ah,ad | s0 stops=5 chambers=l1a,l2a,l3a,l4a {FULL}"


def test_FT_R3_a_pass_needs_full_graves_and_no_free_site() -> None:
    table = assign(start(STUCK + " gold=1"), "as", "ah")
    assert ["go badlands", "pass"] == can(table)
    roomy = assign(start(STUCK.replace(FULL, "") + " gold=0"), "as", "ah")
    assert "stone" == asked(roomy)


def test_FT_R3_nobody_passes_while_an_assignment_has_a_free_site() -> None:
    table = start(STUCK.replace("ad", "ac") + " gold=0")
    play(table, "value left")
    assert ["undertaker"] == sheet(table)["buildings"]


def test_FT_R4_a_passed_turn_still_records_the_poker_card() -> None:
    table = assign(start(STUCK + " gold=0"), "as", "ah")
    assert [["ad"], [], []] == sheet(table)["poker"]
    assert 2 == scene(table)["turn"]


def test_FT_R5_an_ace_robs_nobody() -> None:
    table = assign(start("lineup=ks,ad,2c | s0 gold=0"), "ks", "ad")
    assert "stone" == asked(table)
    paid = assign(start("lineup=ks,ad,2c | s0 gold=1"), "ks", "ad")
    play(paid, "go badlands")
    assert "2" in sheet(paid)["targets"]
    assert 0 == sheet(paid)["gold"]


def test_FT_R6_changing_the_suit_for_the_cemetery_is_offered_against_a_cowbot() -> None:
    table = start("lineup=2s,5h,9c | s0 gold=2", cowbot="billy-the-kid")
    assign(table, "2s", "5h")
    assert "slip gold" in can(table)
    play(table, "slip gold", "mark 1")
    assert (0, 1) == have(table, "gold", "wanted")
    assert 0 == scene(table)["stolen"]
    alone = assign(start("lineup=2s,5h,9c | s0 gold=2"), "2s", "5h")
    assert "slip gold" not in can(alone)


def test_FT_R7_bail_gold_pays_for_another_suit() -> None:
    table = play(start("lineup=jh,5s,9d | s0 gold=0 items=outlaw-j"), "take gold")
    assign(table, "jh", "5s")
    assert 2 == costs(table)["go town"]


def test_FT_R8_an_investment_pays_from_the_next_turn_on() -> None:
    table = start(
        "lineup=7c,2s,9s | s0 gold=0", ("flip 3s", "flip 4c", "flip 5c", "flip 2h", "flip 3h")
    )
    play(assign(table, "7c", "2s"), "go town", "invest black")
    assert 2 == sheet(table)["stars"]
    assert ["bank-black"] == sheet(table)["items"]


def test_FT_R8_hunting_pays_from_the_next_turn_on() -> None:
    table = start("lineup=7c,10s,js | s0 gold=0", ("flip 3s", "flip jc", "flip 5d"))
    play(assign(table, "7c", "10s"), "go town", "hunt j")
    assert "bail" == asked(table)


def test_FT_R9_a_colour_and_an_outlaw_only_once() -> None:
    bank = start("lineup=7c,2s,9s | s0 gold=0 cash=9 items=bank-red buildings=bank")
    play(assign(bank, "7c", "2s"), "go town")
    assert ["decline", "invest black"] == can(bank)
    bail = start("lineup=7c,10s,9s | s0 gold=0 items=outlaw-q buildings=bail-bonds")
    play(assign(bail, "7c", "10s"), "go town")
    assert ["decline", "hunt j", "hunt k"] == can(bail)


def test_FT_R10_the_owner_orders_bonuses_also_nested_ones() -> None:
    table = start("lineup=7c,9s,2d | s0 gold=0 cash=9")
    play(assign(table, "7c", "9s"), "go town")
    assert ["next trail", "attend gunsmith", "done"] == can(table)
    play(table, "next trail", "ride 6")
    assert ["next badlands", "attend gunsmith", "done"] == can(table)


def test_FT_R11_a_bonus_action_may_be_declined_and_is_lost() -> None:
    table = start("lineup=7c,4s,2d | s0 gold=0 cash=0")
    play(assign(table, "7c", "4s"), "go town", "decline")
    assert "suit" == asked(table)
    assert [5] == sheet(table)["stones"]


def test_FT_R11_one_without_a_choice_still_wakes_wyatt() -> None:
    table = start(f"lineup=7c,4s,2d | s0 gold=0 cash=0 {FULL}", cowbot="wyatt-earp")
    assign(table, "7c", "4s")
    assert 1 == scene(table)["stolen"]


def test_FT_R12_free_effects_are_compulsory_on_a_cowbots_turn() -> None:
    written = "lineup=7c,3s,2d | s0 gold=0 wanted=2"
    table = play(assign(start(written, cowbot="wyatt-earp"), "7c", "3s"), "go town")
    assert ["wipe 1", "wipe 2"] == can(table)
    asleep = play(assign(start(written, cowbot="calamity-jane"), "7c", "3s"), "go town")
    assert ["decline", "wipe 1", "wipe 2"] == can(asleep)


def test_FT_R12_effects_with_a_price_stay_optional() -> None:
    table = start("lineup=7c,qs,2d | s0 gold=0 cash=5", cowbot="wyatt-earp")
    play(assign(table, "7c", "qs"), "go town")
    assert ["decline", "drink 1", "drink 2"] == can(table)
    assert 1 == sheet(table)["stars"]


def test_FT_R13_a_visit_without_money_gives_the_roof() -> None:
    table = start("lineup=7c,7s,2d | s0 gold=0 cash=0")
    play(assign(table, "7c", "7s"), "go town")
    assert ["hotel"] == sheet(table)["buildings"]
    assert "target" == asked(table)


def test_FT_R14_money_from_the_roof_may_buy() -> None:
    table = start("lineup=7c,5s,2d | s0 gold=0 cash=0")
    play(assign(table, "7c", "5s"), "go town", "ride 5", "buy pickaxe")
    assert (10, ["pickaxe"]) == have(table, "cash", "items")


def test_FT_R15_a_chain_may_return_to_the_same_building() -> None:
    table = start("lineup=7c,5s,2d | s0 gold=0 cash=9")
    play(assign(table, "7c", "5s"), "go town", "attend general-store", "buy gold-pan")
    play(table, "ride 9", "visit general-store", "buy pickaxe")
    assert {"gold-pan", "pickaxe"} == set(sheet(table)["items"])
    assert "suit" == asked(table)


def test_FT_R16_even_in_the_same_turn_with_both_effects_open() -> None:
    table = start("lineup=7c,5s,2d | s0 gold=0 cash=9")
    play(assign(table, "7c", "5s"), "go town", "next trail", "ride 9", "next town")
    play(table, "visit general-store", "buy pickaxe", "buy bandana")
    assert (6, ["pickaxe", "bandana"]) == have(table, "cash", "items")


@pytest.mark.parametrize(("value", "stars"), [("2d", 1), ("5d", 2), ("8d", 3), ("jd", 4)])
def test_FT_R17_a_failure_gives_half_the_stars(value: str, stars: int) -> None:
    table = start(f"lineup=as,{value},2c | s0 gold=0", ("raid ah",))
    play(assign(table, "as", value), "go badlands")
    assert stars == sheet(table)["stars"]


def test_FT_R18_a_bandana_never_crosses_wanted_out() -> None:
    table = start("lineup=as,3d,4h | s0 gold=0 items=bandana wanted=2", ("raid kd",))
    play(assign(table, "as", "3d"), "go badlands")
    assert 2 == sheet(table)["wanted"]


def test_FT_R19_each_shield_has_its_place() -> None:
    grave = start("lineup=as,3d,4h | s0 gold=0 items=bandana")
    play(assign(grave, "as", "3d"), "go cemetery", "mark 1")
    assert 1 == sheet(grave)["wanted"]
    raid = start("lineup=as,3d,4h | s0 gold=0 items=protection", ("raid kd",))
    play(assign(raid, "as", "3d"), "go badlands")
    assert 1 == sheet(raid)["wanted"]


@pytest.mark.parametrize(("value", "card"), [("5d", "ah"), ("6d", "2h"), ("kd", "9h")])
def test_FT_R20_a_gun_is_a_plain_sum(value: str, card: str) -> None:
    table = start(f"lineup=as,{value},2c | s0 gold=0 items=pistol,rifle", (f"raid {card}",))
    play(assign(table, "as", value), "go badlands")
    assert sheet(table)["targets"] == sheet(table)["robbed"]


def test_FT_R21_a_trail_horse_goes_beyond_the_king() -> None:
    table = start("lineup=4h,kc,2s | s0 gold=0 items=trail-horse")
    play(assign(table, "4h", "kc"), "go trail")
    assert [f"ride {stop}" for stop in range(1, 14)] == can(table)
    longer = start("lineup=4h,6c,2s | s0 gold=1 items=trail-horse")
    play(assign(longer, "4h", "6c"), "go trail")
    assert (0, 1) == (costs(longer)["ride 12"], costs(longer)["ride 13"])


def test_FT_R22_a_trail_action_must_end_on_a_stop() -> None:
    ended = assign(start("lineup=4h,6c,2s | s0 gold=0 stops=13"), "4h", "6c")
    assert "stone" == asked(ended)
    short = assign(start("lineup=4h,6c,2s | s0 gold=0 stops=6"), "4h", "6c")
    assert "stone" == asked(short)


def test_FT_R23_the_horse_takes_no_option_away() -> None:
    table = start("lineup=4h,2c,9s | s0 gold=0 items=trail-horse")
    play(assign(table, "4h", "2c"), "go trail")
    assert [f"ride {stop}" for stop in range(1, 9)] == can(table)


def test_FT_R24_pickaxe_and_gold_add_up() -> None:
    table = start("lineup=7d,qs,2h | s0 gold=3 items=pickaxe chambers=l1b")
    play(assign(table, "7d", "qs"), "go mine")
    assert 3 == costs(table)["dig l1a"]


def test_FT_R25_both_top_chambers_may_be_entered() -> None:
    table = start("lineup=7d,9s,2h | s0 gold=0 chambers=l1a")
    play(assign(table, "7d", "9s"), "go mine")
    assert ["l1a", "l1b"] == sheet(table)["chambers"]


def test_FT_R26_a_new_chamber_leads_on_in_the_same_turn() -> None:
    table = start("lineup=7d,3s,2h | s0 character=miner gold=0", characters=True)
    play(assign(table, "7d", "3s"), "go mine", "call mine")
    assert "dig l2a" in can(table)


def score(rest: str) -> int:
    table = start(f"round=3 phase=sheriff sheriff=ks | s0 cash=0 gold=0 {rest}")
    return int(result_of(table).scores[0])


def test_FT_R27_the_centre_stone_counts_for_silver() -> None:
    assert 1 == score("chambers=l1a,l2a,l3a,l4a")
    assert 9 == score("chambers=l1a,l2a,l3a,l4a graves=1,2,3,4,5,6,7,8,9")


def test_FT_R28_the_chamber_of_chambers_counts_itself() -> None:
    assert 4 == score("chambers=l1a,l2a,l3b,l4c")


@pytest.mark.parametrize(("value", "building"), [("3s", "hideout"), ("6s", "church")])
def test_FT_R29_without_wanted_only_the_roof_counts(value: str, building: str) -> None:
    table = start(f"lineup=7c,{value},2h | s0 gold=0")
    play(assign(table, "7c", value), "go town")
    assert (1, 4, [building]) == have(table, "stars", "cash", "buildings")
    assert "suit" == asked(table)


def test_FT_R30_up_to_never_goes_below_nothing() -> None:
    table = start("lineup=4h,jc,9s | s0 gold=0 wanted=2")
    play(assign(table, "4h", "jc"), "go trail", "ride 11")
    assert ["wipe 0", "wipe 1", "wipe 2"] == can(table)


def test_FT_R31_the_hotel_has_four_nights() -> None:
    table = start("lineup=7c,7s,2h | s0 gold=0 cash=9 hotel=4 buildings=hotel")
    play(assign(table, "7c", "7s"), "go town")
    assert (9, 4) == have(table, "cash", "hotel")
    assert "suit" == asked(table)


@pytest.mark.parametrize("land", ["cash=3", "cash=20 land=1,3,5,7,9"])
def test_FT_R32_land_that_cannot_be_paid_or_does_not_fit(land: str) -> None:
    table = start(f"lineup=7c,8s,2h | s0 gold=0 {land}")
    play(assign(table, "7c", "8s"), "go town")
    assert "stone" == asked(table)
    assert ["land-office"] == sheet(table)["buildings"]


def test_FT_R33_the_ninth_square_gives_seven_more_at_once() -> None:
    table = start("lineup=7c,8s,2h | s0 gold=0 land=1,2,3,4,5,6,7 buildings=land-office")
    play(assign(table, "7c", "8s"), "go town", "claim domino-89")
    assert (11, 0) == have(table, "stars", "cash")


def test_FT_R34_the_grave_robber_gets_the_protection_only() -> None:
    table = start(
        "lineup=7c,as,2h | s0 character=grave-robber power=0 gold=0 buildings=undertaker",
        characters=True,
    )
    play(assign(table, "7c", "as"), "go town", "accept")
    assert {"protection", "shovel"} == set(sheet(table)["items"])


def test_FT_R35_protection_works_at_once() -> None:
    table = start("lineup=7c,as,2h | s0 character=grave-robber gold=0", characters=True)
    play(assign(table, "7c", "as"), "go town", "attend undertaker", "accept")
    play(table, "call cemetery", "mark 1")
    assert (0, 1) == have(table, "wanted", "stars")


def test_FT_R36_only_the_visitor_knows_the_sheriff_card() -> None:
    table = start(
        "lineup=7c,js,2h bounties=tools,outfit,riches | s0 gold=0 | s1 gold=0",
        ("peek 4d",),
        seats=2,
    )
    play(assign(table, "7c", "js"), "go town", "attend sheriffs-office")
    assert not can(table)
    play(assign(table, "7c", "js", 1), "go cemetery", "mark 1", seat=1)
    assert ("4d", "") == (scene(table)["sheriff"], scene(table, 1)["sheriff"])
    assert "" == table.view(None)["scene"]["sheriff"]
    assert "card-4d" == pieces(table, "zone:sheriff")["sheriff:card"]["key"]
    play(table, "decline")
    assert "4d" == scene(table)["sheriff"]


@pytest.mark.parametrize("wanted", [0, 1])
def test_FT_R37_without_wanted_nobody_asks_for_a_bribe(wanted: int) -> None:
    table = start(f"phase=sheriff sheriff=ad | s0 wanted={wanted} gold=9")
    assert "suit" == asked(table)
    assert (9, 0) == have(table, "gold", "arrests")


def test_FT_R38_a_bribe_is_all_or_nothing() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=4 cash=0 stars=9")
    assert (4, 1) == have(table, "gold", "arrests")


def test_FT_R39_stars_may_be_chosen_although_there_are_too_few() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=0 cash=30 stars=1")
    play(table, "pay stars")
    assert (30, 0) == have(table, "cash", "stars")


def test_FT_R40_cash_is_paid_in_full_or_not_at_all() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=0 cash=9 stars=9")
    assert (9, 5) == have(table, "cash", "stars")
