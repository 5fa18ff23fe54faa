"""Rulings FT-R41 to FT-R76: sheriff, bounties, cowbots, characters, poker and the score."""

from typing import Any

import pytest

import tabletown as tt
from tests.games.fliptown.pencil import (
    asked,
    assign,
    can,
    costs,
    have,
    play,
    scene,
    sheet,
    start,
)
from tests.results import result_of

FULL = "graves=1,2,3,4,5,6,7,8,9"


def bounty(name: str, rest: str, dealer: tuple[str, ...] = (), **options: bool) -> tt.Table:
    """Two seats and an open bounty; seat 1 has nothing to do with it."""
    filler = [one for one in ("tools", "outfit", "riches") if one != name][:2]
    poor = " ".join(one for one in ("gold=0", "cash=0") if one[:5] not in rest)
    written = f"lineup=2c,4s,9d bounties={name},{','.join(filler)} | s0 {poor} {rest}"
    return start(written, dealer, seats=2, **options)


def idle(table: tt.Table) -> tt.Table:
    """Seat 1 walks to the Cemetery."""
    return play(assign(table, "2c", "4s", 1), "go cemetery", "mark 1", seat=1)


def test_FT_R41_an_arrest_leaves_the_wanted() -> None:
    table = start("phase=sheriff sheriff=ad | s0 wanted=5 gold=0 cash=0 stars=9")
    assert (5, 1) == have(table, "wanted", "arrests")


def test_FT_R42_a_fifth_tool_is_lost() -> None:
    table = start("lineup=2h,3s,9d | s0 gold=0 pans=4")
    play(assign(table, "2h", "3s"), "go trail", "ride 2")
    assert (4, 1) == have(table, "pans", "hammers")
    full = start("lineup=2d,3s,9d | s0 gold=0 hammers=4")
    play(assign(full, "2d", "3s"), "go mine")
    assert (4, 1, ["l1a"]) == have(full, "hammers", "gold", "chambers")


def test_FT_R42_with_room_for_both_the_owner_chooses() -> None:
    table = start("lineup=2h,3s,9d | s0 gold=0")
    play(assign(table, "2h", "3s"), "go trail", "ride 2")
    assert ["tool pan", "tool hammer"] == can(table)
    play(table, "tool hammer")
    assert (0, 1) == have(table, "pans", "hammers")


def test_FT_R43_fresh_gold_may_bribe() -> None:
    table = start("phase=work sheriff=ad | s0 wanted=4 pans=4 gold=0 stars=9")
    play(table, "bribe")
    assert (0, 9) == have(table, "gold", "stars")


def test_FT_R44_nine_wanted_for_a_moment_is_enough() -> None:
    table = bounty("most-wanted", "wanted=8 graves=5,8 cash=5")
    play(assign(table, "2c", "4s"), "go cemetery", "mark 9", "visit church", "atone 5")
    idle(table)
    assert (4, 8) == have(table, "wanted", "stars")


def test_FT_R45_riches_after_poker_count() -> None:
    table = start(
        "round=3 phase=poker sheriff=ks bounties=riches,tools,outfit"
        " | s0 poker=qh,qd,8s,8c,3h cash=27 | s1 poker=2h,4d,6s,8h,10c cash=22 hammers=4",
        seats=2,
    )
    first, second = (sheet(table, seat) for seat in (0, 1))
    assert (30, 9) == (first["cash"], first["stars"])
    assert (30, 4) == (second["cash"], second["stars"])


def test_FT_R46_the_cemetery_is_none_of_the_four_regions() -> None:
    sites = "stops=1,2,3,4 targets=2,3,5,6 chambers=l1a,l1b,l2a"
    table = bounty("four-regions", f"{sites} buildings=bank,hideout,church {FULL}")
    assign(table, "2c", "4s")
    idle(table)
    assert 0 == sheet(table)["stars"]
    enough = bounty("four-regions", f"{sites},l2b buildings=bank,hideout,church {FULL}")
    assign(enough, "2c", "4s")
    idle(enough)
    assert 7 == sheet(enough)["stars"]


@pytest.mark.parametrize(("rooms", "stars"), [("l1a,l1b,l2a", 0), ("l1a,l1b,l2a,l3a", 7)])
def test_FT_R47_only_gold_from_chambers_counts(rooms: str, stars: int) -> None:
    table = bounty("mine-gold", f"chambers={rooms} gold=20")
    play(assign(table, "2c", "4s"), "go cemetery", "mark 1")
    idle(table)
    assert stars == sheet(table)["stars"]


@pytest.mark.parametrize(
    ("rest", "stars"),
    [
        ("pans=1 hammers=1 items=bandana", 0),
        ("pans=1 hammers=1 items=bandana,shovel,pistol", 7),
        ("pans=3 items=pistol,rifle,shovel", 0),
        ("hammers=1 items=work-horse,pickaxe,trail-horse,protection", 7),
    ],
)
def test_FT_R48_four_different_pieces_of_outfit(rest: str, stars: int) -> None:
    table = bounty("outfit", rest)
    play(assign(table, "2c", "4s"), "go cemetery", "mark 1")
    idle(table)
    gained = sheet(table)["stars"] - (1 if "shovel" in rest else 0)
    assert stars == gained


@pytest.mark.parametrize(("by_source", "stars"), [(False, 7), (True, 0)])
def test_FT_R49_a_characters_bonus_action_counts_as_gained(by_source: bool, stars: int) -> None:
    table = bounty(
        "bonus-actions",
        "character=miner gold=0 opened=27 sources=27",
        b12_by_source=by_source,
        characters=True,
    )
    play(table, "call mine", "dig l1a")
    play(assign(table, "2c", "4s"), "go cemetery", "mark 3")
    idle(table)
    assert stars == sheet(table)["stars"]


def test_FT_R49_and_wakes_wyatt() -> None:
    table = start(
        "lineup=2c,4s,9d | s0 character=miner gold=0", cowbot="wyatt-earp", characters=True
    )
    play(table, "call mine", "dig l1a")
    play(assign(table, "2c", "4s"), "go cemetery", "mark 1")
    assert 1 == scene(table)["stolen"]


def test_FT_R50_starting_stars_wake_nobody() -> None:
    table = start(
        "lineup=2h,4s,9d | s0 character=marshal gold=0", cowbot="calamity-jane", characters=True
    )
    assert 2 == sheet(table)["stars"]
    play(assign(table, "2h", "4s"), "go cemetery", "mark 1")
    assert 0 == scene(table)["stolen"]


def test_FT_R51_bank_stars_and_bail_gold_wake_cowbots() -> None:
    jane = start("lineup=2h,4h,9d | s0 items=bank-red gold=0", cowbot="calamity-jane")
    play(assign(jane, "2h", "4h"), "go cemetery", "mark 1")
    assert 1 == scene(jane)["stolen"]
    bart = start("lineup=jd,4h,9s | s0 items=outlaw-j gold=0", cowbot="black-bart")
    play(bart, "take gold")
    play(assign(bart, "4h", "9s"), "go cemetery", "mark 1")
    assert 1 == scene(bart)["stolen"]


def test_FT_R51_poker_and_work_wake_nobody() -> None:
    table = start("round=1 phase=poker | s0 poker=ah,as,9h,5h,2h pans=4", cowbot="black-bart")
    assert 0 == scene(table)["stolen"]


def test_FT_R52_one_theft_a_turn_after_everything() -> None:
    table = start("lineup=7c,4d,2s | s0 gold=0 cash=0 graves=1,5", cowbot="billy-the-kid")
    play(assign(table, "7c", "4d"), "go town", "mark 2")
    assert "target" == asked(table)
    assert 0 == scene(table)["stolen"]
    play(table, "rob 2")
    assert 1 == scene(table)["stolen"]
    assert 2 == sheet(table)["wanted"]


def test_FT_R53_the_marshal_draws_after_the_reveal_and_keeps_the_card() -> None:
    written = "phase=sheriff sheriff=2d | s0 character=marshal wanted=5 gold=0 stars=9 cash=0"
    saved = play(start(written, ("swear 5h",), characters=True), "deputize")
    assert (9, 0, 0) == have(saved, "stars", "arrests", "uses")
    lost = play(start(written, ("swear 4h",), characters=True), "deputize")
    assert (5, 1) == have(lost, "stars", "arrests")
    proud = play(start(written, characters=True), "decline")
    assert (5, 1, 1) == have(proud, "stars", "arrests", "uses")


def test_FT_R53_from_fourteen_on_even_the_marshal_is_lost() -> None:
    table = start(
        "phase=sheriff sheriff=kd | s0 character=marshal wanted=14 gold=0 stars=9",
        characters=True,
    )
    assert (5, 1, 1) == have(table, "stars", "arrests", "uses")


def test_FT_R54_five_of_a_kind_is_four_of_a_kind() -> None:
    table = start(
        "round=1 phase=poker | s0 character=cheat poker=ah,as,ad,ac,2h cash=0", characters=True
    )
    assert ["decline", *(f"palm {place}" for place in range(1, 6))] == can(table)
    play(table, "palm 5", "face ah")
    assert ["four-of-a-kind"] == sheet(table)["hands"]
    assert (8, 7) == have(table, "cash", "stars")
    told = [event for event in table.events(0) if event["key"] == "cheated"]
    assert [("card:2h", "card:ah")] == [(event["card"], event["face"]) for event in told]


def test_FT_R55_the_cheat_may_fake_a_holdem_card() -> None:
    table = start(
        "round=1 phase=poker | s0 character=cheat poker=2h,4s,6d,8c,10h hole=kd,qd cash=0",
        characters=True,
        holdem=True,
    )
    assert "palm 7" in can(table)
    play(table, "palm 7", "face ks")
    assert ["pair"] == sheet(table)["hands"]


def test_FT_R56_the_bank_looks_at_the_final_lineup() -> None:
    written = "round=1 lineup=2h,3h,4h | s0 character=mayor items=bank-red"
    flips = ("flip 5s", "flip 6s", "flip 7s")
    table = start(written, flips, characters=True)
    assert (3, "mayor") == (sheet(table)["stars"], asked(table))
    play(table, "redraw")
    assert (3, ["5s", "6s", "7s"]) == (sheet(table)["stars"], scene(table)["lineup"])
    assert {"2h", "3h", "4h"} == set(scene(table)["discard"])
    kept = play(start(written, characters=True), "decline")
    assert 4 == sheet(kept)["stars"]


def test_FT_R57_two_jokers_on_one_turn() -> None:
    table = start("lineup=2s,ah,9d | s0 character=wild-card", characters=True)
    play(assign(table, "2s", "ah"), "wild-value", "wild town", "visit prospectors-club")
    assert (0, ["prospectors-club"]) == have(table, "uses", "buildings")


@pytest.mark.parametrize(
    ("card", "character", "cowbot"),
    [
        ("ah", "trailblazer", "calamity-jane"),
        ("9c", "ranch-hand", "wyatt-earp"),
        ("qd", "baroness", "black-bart"),
        ("ks", "mayor", "billy-the-kid"),
    ],
)
def test_FT_R58_one_card_chooses_character_and_cowbot(
    card: str, character: str, cowbot: str
) -> None:
    table = start("", (f"cut {card}",), random_solo=True)
    assert (character, cowbot) == (sheet(table)["character"], scene(table)["cowbot"])


def test_FT_R58_a_joker_is_the_wild_card_by_house_rule() -> None:
    table = start("", ("cut joker", "send black-bart"), random_solo=True, random_jokers=True)
    assert ("wild-card", 2) == have(table, "character", "uses")
    assert "black-bart" == scene(table)["cowbot"]
    with pytest.raises(tt.IllegalAction):
        start("", ("cut joker",), random_solo=True)


def test_FT_R59_secret_cards_are_out_of_the_deck() -> None:
    deal = ("post tools", "post outfit", "post riches", "deal ah", "deal kh", "deal 2s", "deal 3s")
    table = start("", deal, seats=2, holdem=True)
    assert (["ah", "kh"], []) == (sheet(table)["hole"], scene(table)["sheets"][1]["hole"])
    assert 52 - 1 - 4 - 3 == scene(table)["deck"]
    assert not {"ah", "kh", "2s", "3s"} & set(scene(table)["lineup"])


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


def test_FT_R61_the_poker_card_stays_as_it_is() -> None:
    table = start("lineup=2s,4h,9d | s0 gold=9")
    play(assign(table, "2s", "4h"), "go town", "visit church")
    assert [["9d"], [], []] == sheet(table)["poker"]


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


TWO_RAIDS = "turn={turn} lineup=as,9d,2c bounties=tools,outfit,riches | s0 gold=0 | s1 gold=0"


@pytest.mark.parametrize(("turn", "first"), [(1, 0), (2, 1), (3, 0)])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_FT_R66_cards_are_dealt_in_seat_order_from_a_moving_place(
    turn: int, first: int, order: tuple[int, int]
) -> None:
    table = start(TWO_RAIDS.format(turn=turn), ("raid kh", "raid 2h"), seats=2)
    for seat in order:
        play(assign(table, "as", "9d", seat), "go badlands", seat=seat)
    assert 6 == sheet(table, first)["stars"]
    assert 3 == sheet(table, 1 - first)["stars"]


def test_FT_R66_a_robber_waits_until_nobody_can_go_on() -> None:
    table = start(TWO_RAIDS.format(turn=1), ("raid kh",), seats=2)
    play(assign(table, "as", "9d"), "go badlands")
    assert (1,) == table.pending
    assert 0 == sheet(table)["stars"]
    play(assign(table, "as", "9d", 1), "go cemetery", "mark 1", seat=1)
    assert 6 == sheet(table)["stars"]


@pytest.mark.parametrize(("by_source", "stars"), [(False, 0), (True, 7)])
def test_FT_R67_bonus_actions_by_region_or_by_place(by_source: bool, stars: int) -> None:
    table = bounty("bonus-actions", "opened=1 sources=23", b12_by_source=by_source)
    play(assign(table, "2c", "4s"), "go town", "decline")
    idle(table)
    assert stars == sheet(table)["stars"]


def test_FT_R68_bonuses_are_compulsory_on_an_active_turn() -> None:
    table = start("lineup=7c,5d,2s | s0 gold=0 cash=9", cowbot="billy-the-kid")
    play(assign(table, "7c", "5d"), "go town")
    assert ["next trail", "attend general-store"] == can(table)
    play(table, "next trail", "ride 1")
    assert "decline" in can(table)


def test_FT_R68_before_the_cards_the_real_lineup_decides_and_abilities_are_free() -> None:
    table = start(
        "lineup=7c,5d,2s | s0 character=settler gold=0 cash=0",
        cowbot="billy-the-kid",
        characters=True,
    )
    assert scene(table)["active"]
    play(table, "call town", "visit general-store")
    assert "next trail" in can(table)
    play(assign(table, "7c", "5d"), "go cemetery", "mark 1")
    assert ["ride 1", "ride 2"] == can(table)[:2]


def test_FT_R69_the_office_against_jane() -> None:
    clean = start("lineup=7c,jd,2h | s0 gold=0 cash=0", ("peek 4d",), cowbot="calamity-jane")
    play(assign(clean, "7c", "jd"), "go town", "attend sheriffs-office")
    assert 1 == sheet(clean)["stars"]
    wanted = start(
        "lineup=7c,jd,2h | s0 gold=0 cash=0 wanted=3", ("peek 4d",), cowbot="calamity-jane"
    )
    play(assign(wanted, "7c", "jd"), "go town", "attend sheriffs-office")
    assert ["wipe 1", "wipe 2", "take star"] == can(wanted)


def test_FT_R70_only_the_short_cut_between_ace_and_king_is_closed() -> None:
    table = assign(start("lineup=7c,kd,2h | s0 gold=12"), "7c", "kd")
    play(table, "go town")
    assert 12 == costs(table)["visit undertaker"]


def test_FT_R71_shields_may_be_made_optional() -> None:
    raid = start("lineup=as,9d,2c | s0 gold=0 items=bandana", ("raid 2d",), shields_optional=True)
    play(assign(raid, "as", "9d"), "go badlands")
    assert ["shield on", "shield off"] == can(raid)
    assert 3 == sheet(play(raid, "shield off"))["wanted"]
    grave = start("lineup=as,9d,2c | s0 gold=0 items=protection", shields_optional=True)
    play(assign(grave, "as", "9d"), "go cemetery", "mark 1", "shield off")
    assert 1 == sheet(grave)["wanted"]


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


def test_FT_R73_the_baroness_may_still_meet_the_riches() -> None:
    table = start(
        "phase=sheriff sheriff=ks bounties=riches,tools,outfit"
        " | s0 character=baroness wanted=9 gold=6 cash=0 | s1 wanted=0",
        seats=2,
        characters=True,
    )
    play(table, "power")
    assert 15 == sheet(table)["gold"]
    play(table, "bribe")
    assert (6, 7) == have(table, "gold", "stars")


@pytest.mark.parametrize(
    ("exact", "free"),
    [(False, ["2", "3", "4", "5", "6", "7", "8"]), (True, ["2", "5", "8"])],
)
def test_FT_R74_the_prospector_shifts_by_up_to_his_pans(exact: bool, free: list[str]) -> None:
    table = start(
        "lineup=2s,5h,9d | s0 character=prospector pans=3 gold=1",
        characters=True,
        pickaxe_exact=exact,
    )
    play(assign(table, "2s", "5h"), "power")
    paid = costs(table)
    assert free == [text.split()[1] for text, gold in paid.items() if gold == 0]
    assert 1 == paid["rob 9"]
    play(table, "rob 9")
    assert (0, 0) == have(table, "gold", "uses")


def test_FT_R75_a_bonus_action_before_the_cards_are_assigned() -> None:
    table = start("lineup=2s,5h,9d | s0 character=trailblazer gold=0", characters=True)
    play(table, "call trail", "ride 8")
    assert 8 == sheet(table)["gold"]
    assign(table, "2s", "5h")
    assert 2 == costs(table)["go town"]


def test_FT_R75_or_after_the_actions() -> None:
    table = start("lineup=2s,5h,9d | s0 character=trailblazer gold=0", characters=True)
    play(assign(table, "2s", "5h"), "go cemetery", "mark 1")
    assert ["call trail", "done"] == can(table)


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
