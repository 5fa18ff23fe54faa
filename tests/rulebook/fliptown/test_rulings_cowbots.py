"""Rulings on cowbots: what wakes them, and what is compulsory on their turns."""

import pytest

import tabletown as tt
from tests.games.fliptown.table import assign, have, sheet, start
from tests.table import asked, may, play, scene


def test_FT_R6_changing_the_suit_for_the_cemetery_is_offered_against_a_cowbot() -> None:
    table = start("lineup=2s,5h,9c | s0 gold=2", cowbot="billy-the-kid")
    assign(table, "s0 2s 5h")
    assert "slip gold" in may(table)
    play(table, "s0 slip gold", "s0 mark 1")
    assert (0, 1) == have(table, "gold", "wanted")
    assert 0 == scene(table, 0)["stolen"]
    alone = assign(start("lineup=2s,5h,9c | s0 gold=2"), "s0 2s 5h")
    assert "slip gold" not in may(alone)


def test_FT_R12_free_effects_are_compulsory_on_a_cowbots_turn() -> None:
    written = "lineup=7c,3s,2d | s0 gold=0 wanted=2"
    table = play(assign(start(written, cowbot="wyatt-earp"), "s0 7c 3s"), "s0 go town")
    assert ["wipe 1", "wipe 2"] == may(table)
    asleep = play(assign(start(written, cowbot="calamity-jane"), "s0 7c 3s"), "s0 go town")
    assert ["decline", "wipe 1", "wipe 2"] == may(asleep)


def test_FT_R12_effects_with_a_price_stay_optional() -> None:
    table = start("lineup=7c,qs,2d | s0 gold=0 cash=5", cowbot="wyatt-earp")
    play(assign(table, "s0 7c qs"), "s0 go town")
    assert ["decline", "drink 1", "drink 2"] == may(table)
    assert 1 == sheet(table)["stars"]


def test_FT_R49_and_wakes_wyatt() -> None:
    table = start(
        "lineup=2c,4s,9d | s0 character=miner gold=0", cowbot="wyatt-earp", characters=True
    )
    play(table, "s0 call mine", "s0 dig l1a")
    play(assign(table, "s0 2c 4s"), "s0 go cemetery", "s0 mark 1")
    assert 1 == scene(table, 0)["stolen"]


def test_FT_R50_starting_stars_wake_nobody() -> None:
    table = start(
        "lineup=2h,4s,9d | s0 character=marshal gold=0", cowbot="calamity-jane", characters=True
    )
    assert 2 == sheet(table)["stars"]
    play(assign(table, "s0 2h 4s"), "s0 go cemetery", "s0 mark 1")
    assert 0 == scene(table, 0)["stolen"]


def test_FT_R51_bank_stars_and_bail_gold_wake_cowbots() -> None:
    jane = start("lineup=2h,4h,9d | s0 items=bank-red gold=0", cowbot="calamity-jane")
    play(assign(jane, "s0 2h 4h"), "s0 go cemetery", "s0 mark 1")
    assert 1 == scene(jane, 0)["stolen"]
    bart = start("lineup=jd,4h,9s | s0 items=outlaw-j gold=0", cowbot="black-bart")
    play(bart, "s0 take gold")
    play(assign(bart, "s0 4h 9s"), "s0 go cemetery", "s0 mark 1")
    assert 1 == scene(bart, 0)["stolen"]


def test_FT_R51_poker_and_work_wake_nobody() -> None:
    table = start("round=1 phase=poker | s0 poker=ah,as,9h,5h,2h pans=4", cowbot="black-bart")
    assert 0 == scene(table, 0)["stolen"]


def test_FT_R52_one_theft_a_turn_after_everything() -> None:
    table = start("lineup=7c,4d,2s | s0 gold=0 cash=0 graves=1,5", cowbot="billy-the-kid")
    play(assign(table, "s0 7c 4d"), "s0 go town", "s0 mark 2")
    assert "s0 target" == asked(table)
    assert 0 == scene(table, 0)["stolen"]
    play(table, "s0 rob 2")
    assert 1 == scene(table, 0)["stolen"]
    assert 2 == sheet(table)["wanted"]


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
    table = start("", dealer=(f"cut {card}",), random_solo=True)
    assert (character, cowbot) == (sheet(table)["character"], scene(table, 0)["cowbot"])


def test_FT_R58_a_joker_is_the_wild_card_by_house_rule() -> None:
    table = start("", dealer=("cut joker", "send black-bart"), random_solo=True, random_jokers=True)
    assert ("wild-card", 2) == have(table, "character", "uses")
    assert "black-bart" == scene(table, 0)["cowbot"]
    with pytest.raises(tt.IllegalAction):
        start("", dealer=("cut joker",), random_solo=True)


def test_FT_R68_bonuses_are_compulsory_on_an_active_turn() -> None:
    table = start("lineup=7c,5d,2s | s0 gold=0 cash=9", cowbot="billy-the-kid")
    play(assign(table, "s0 7c 5d"), "s0 go town")
    assert ["next trail", "attend general-store"] == may(table)
    play(table, "s0 next trail", "s0 ride 1")
    assert "decline" in may(table)


def test_FT_R68_before_the_cards_the_real_lineup_decides_and_abilities_are_free() -> None:
    table = start(
        "lineup=7c,5d,2s | s0 character=settler gold=0 cash=0",
        cowbot="billy-the-kid",
        characters=True,
    )
    assert scene(table, 0)["active"]
    play(table, "s0 call town", "s0 visit general-store")
    assert "next trail" in may(table)
    play(assign(table, "s0 7c 5d"), "s0 go cemetery", "s0 mark 1")
    assert ["ride 1", "ride 2"] == may(table)[:2]


def test_FT_R69_the_office_against_jane() -> None:
    clean = start("lineup=7c,jd,2h | s0 gold=0 cash=0", dealer=("peek 4d",), cowbot="calamity-jane")
    play(assign(clean, "s0 7c jd"), "s0 go town", "s0 attend sheriffs-office")
    assert 1 == sheet(clean)["stars"]
    wanted = start(
        "lineup=7c,jd,2h | s0 gold=0 cash=0 wanted=3", dealer=("peek 4d",), cowbot="calamity-jane"
    )
    play(assign(wanted, "s0 7c jd"), "s0 go town", "s0 attend sheriffs-office")
    assert ["wipe 1", "wipe 2", "take star"] == may(wanted)
