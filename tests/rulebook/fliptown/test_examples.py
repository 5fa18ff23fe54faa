"""Every worked example of the rulebooks and of our specification, by number."""

import pytest

from tests.games.fliptown.table import assign, costs, have, pieces, sheet, start
from tests.table import asked, may, play, result_of, scene


def test_FT_X1_two_pair_pays_three_dollars_and_two_stars() -> None:
    table = start("round=1 phase=poker | s0 poker=qh,qd,8s,8c,3h", dealer=("reveal ks",))
    assert (7, 2) == have(table, "cash", "stars")
    assert ["two-pair"] == sheet(table)["hands"]


def test_FT_X2_a_pan_and_three_hammers_work() -> None:
    table = start("phase=work | s0 pans=1 hammers=3")
    assert (3, 10) == have(table, "gold", "cash")


def test_FT_X3_eight_wanted_against_a_six_is_an_arrest() -> None:
    written = "round=1 phase=sheriff sheriff=6d | s0 wanted=8 gold=8 cash=12 stars=9"
    table = play(start(written), "s0 decline")
    assert ["pay cash", "pay stars"] == may(table)
    assert {"pay cash": 10, "pay stars": 4} == costs(table)
    play(table, "s0 pay stars")
    assert (5, 12, 8, 1) == have(table, "stars", "cash", "wanted", "arrests")
    cash = play(start(written), "s0 decline", "s0 pay cash")
    assert (9, 2, 8) == have(cash, "stars", "cash", "wanted")


@pytest.mark.parametrize("card", ["8h", "9h", "10h", "jh", "qh", "kh"])
def test_FT_X3b_a_card_as_high_as_the_wanted_lets_go(card: str) -> None:
    table = start(f"round=1 phase=sheriff sheriff={card} | s0 wanted=8 gold=8 cash=12 stars=9")
    play(table, "s0 decline")
    assert (9, 12, 8, 0) == have(table, "stars", "cash", "wanted", "arrests")


def test_FT_X3c_a_bribe_costs_the_wanted_in_gold_and_leaves_it() -> None:
    table = start("round=1 phase=sheriff sheriff=6d | s0 wanted=8 gold=9 cash=12 stars=9")
    play(table, "s0 bribe")
    assert (1, 9, 12, 8, 0) == have(table, "gold", "stars", "cash", "wanted", "arrests")


def test_FT_X4_a_seven_rides_as_far_as_seven_and_stops_at_three() -> None:
    table = assign(start("lineup=4h,7c,2s | s0 gold=0"), "s0 4h 7c")
    play(table, "s0 go trail")
    assert [f"ride {stop}" for stop in range(1, 8)] == may(table)
    play(table, "s0 ride 3")
    assert (3, [3], 1, 0) == have(table, "wagon", "stops", "stars", "wanted")
    stops = pieces(table, "region:trail")
    assert ["spent", "spent", "marked"] == [stops[f"stop:{n}"]["marks"][0] for n in (1, 2, 3)]
    assert "s0 stone" == asked(table)
    assert "decline" in may(table)


RAID = "lineup=as,9d,2c | s0 gold=0"


def test_FT_X5_a_robbery_card_too_low_brings_half_the_stars() -> None:
    table = assign(start(RAID, dealer=("raid 2d",)), "s0 as 9d")
    play(table, "s0 go badlands")
    assert (3, 3, 4) == have(table, "wanted", "stars", "cash")
    assert (["9"], []) == have(table, "targets", "robbed")


@pytest.mark.parametrize("card", ["9h", "10d", "kc"])
def test_FT_X5b_a_robbery_card_high_enough_brings_everything(card: str) -> None:
    table = assign(start(RAID, dealer=(f"raid {card}",)), "s0 as 9d")
    play(table, "s0 go badlands")
    assert (3, 6, 8) == have(table, "wanted", "stars", "cash")


def test_FT_X5c_the_rifle_adds_four() -> None:
    table = start("lineup=as,9d,2c | s0 gold=0 items=pistol,rifle", dealer=("raid 5h",))
    play(assign(table, "s0 as 9d"), "s0 go badlands")
    assert (3, 6, 8) == have(table, "wanted", "stars", "cash")


def test_FT_X6_a_five_enters_the_left_chamber() -> None:
    table = assign(start("lineup=qd,5s,2c | s0 gold=0"), "s0 qd 5s")
    play(table, "s0 go mine")
    assert (["l1a"], 1, 1) == have(table, "chambers", "hammers", "gold")


@pytest.mark.parametrize(
    ("value", "chamber"),
    [("as", "l2a"), ("4s", "l2a"), ("5s", "l2b"), ("7s", "l2b"), ("8s", "l1b")],
)
def test_FT_X6_later_turns_go_on_from_there(value: str, chamber: str) -> None:
    table = start(f"lineup=qd,{value},2c | s0 gold=0 chambers=l1a hammers=1")
    play(assign(table, f"s0 qd {value}"), "s0 go mine")
    assert chamber in sheet(table)["chambers"]


def test_FT_X7_a_bandana_from_the_general_store() -> None:
    table = start("lineup=7c,5s,2h | s0 gold=0")
    play(assign(table, "s0 7c 5s"), "s0 go town")
    assert ["next trail", "attend general-store", "done"] == may(table)
    play(table, "s0 attend general-store", "s0 buy bandana")
    assert (3, ["bandana"]) == have(table, "cash", "items")
    assert "s0 stop" == asked(table)
    assert "ride 13" in may(table)


CEMETERY = "lineup=2h,2s,2d | s0 gold=0"


def test_FT_X8_the_bottom_centre_stone_gives_a_pan() -> None:
    table = play(assign(start(CEMETERY), "s0 2h 2s"), "s0 go cemetery", "s0 mark 8")
    assert (1, 1, [5, 8]) == have(table, "wanted", "pans", "stones")


def test_FT_X9_then_the_bottom_right_stone_gives_the_town() -> None:
    table = start("lineup=2h,2s,2d | s0 gold=0 graves=5,8 wanted=1 pans=1")
    play(assign(table, "s0 2h 2s"), "s0 go cemetery", "s0 mark 9")
    assert (2, 1) == have(table, "wanted", "pans")
    assert "s0 building" == asked(table)


def test_FT_X10_then_the_middle_right_stone_gives_gold_and_cash() -> None:
    table = start("lineup=2h,2s,2d | s0 gold=0 graves=5,8,9 wanted=2 pans=1")
    play(assign(table, "s0 2h 2s"), "s0 go cemetery", "s0 mark 6")
    assert (3, 2, 12) == have(table, "wanted", "gold", "cash")


def test_FT_X11_three_gold_shift_a_nine_by_three() -> None:
    table = assign(start("lineup=7c,9d,2h | s0 gold=3"), "s0 7c 9d")
    play(table, "s0 go town")
    paid = costs(table)
    assert 3 == paid["visit church"] == paid["visit saloon"]
    assert 0 == paid["visit gunsmith"]
    assert "visit prospectors-club" not in paid
    assert "visit general-store" not in paid


@pytest.mark.parametrize(("card", "far"), [("ad", "prospectors-club"), ("kd", "undertaker")])
def test_FT_X11_ace_and_king_are_not_neighbours(card: str, far: str) -> None:
    table = assign(start(f"lineup=7c,{card},2h | s0 gold=1"), f"s0 7c {card}")
    play(table, "s0 go town")
    assert f"visit {far}" not in may(table)


def test_FT_X12_a_pickaxe_makes_an_ace_up_to_a_three() -> None:
    table = start("lineup=7d,as,2h | s0 gold=0 items=pickaxe chambers=l1a,l2a,l3a")
    play(assign(table, "s0 7d as"), "s0 go mine")
    assert ["dig l4a", "dig l4b"] == may(table)


def test_FT_X13_money_on_red_pays_the_round_in_stars() -> None:
    table = start("round=2 lineup=3h,9d,kd | s0 items=bank-red")
    assert 2 == sheet(table)["stars"]


def test_FT_X14_two_jacks_and_a_king_are_three_rewards() -> None:
    table = start("lineup=jh,jd,kc | s0 items=outlaw-j,outlaw-k wanted=3")
    for left in (3, 2, 1):
        assert "s0 bail" == asked(table)
        decision = table.decision(0)
        assert decision is not None
        assert left == decision["facts"]["left"]
        assert ["wipe 1", "wipe 2", "take cash", "take gold"] == may(table)
        play(table, "s0 take cash" if left == 3 else "s0 take gold" if left == 2 else "s0 wipe 2")
        if left == 3:
            assert 8 == sheet(table)["cash"]
    assert (8, 4, 1) == have(table, "cash", "gold", "wanted")
    assert "s0 suit" == asked(table)


def test_FT_X15_fourteen_wanted_always_costs_stars() -> None:
    table = start("round=3 phase=sheriff sheriff=kd | s0 wanted=14 cash=50 stars=5 gold=0")
    assert table.is_over
    assert (0, 50, 1) == have(table, "stars", "cash", "arrests")


def test_FT_X16_a_whole_score() -> None:
    houses = "bank,hideout,stables,church,hotel,saloon,gunsmith,undertaker"
    table = start(
        "round=3 phase=sheriff sheriff=ks | s0 cash=19 gold=7 stars=41 hotel=3"
        f" chambers=l1a,l2a,l3a,l4b buildings={houses}"
    )
    assert (70,) == result_of(table).scores


def test_FT_X17_a_corner_of_land() -> None:
    table = start("lineup=7c,8d,2h | s0 gold=0 cash=10 buildings=land-office")
    play(assign(table, "s0 7c 8d"), "s0 go town")
    assert 8 == costs(table)["claim corner-145"]
    play(table, "s0 claim corner-145")
    assert (2, 6, [1, 4, 5]) == have(table, "cash", "stars", "land")


@pytest.mark.parametrize(
    ("cards", "hand", "cash", "stars"),
    [
        ("ah,2s,3d,4c,5h", "straight", 5, 4),
        ("10h,jh,qh,kh,ah", "royal-flush", 10, 9),
        ("qh,ks,ad,2c,3h", "nothing", 0, 0),
    ],
)
def test_FT_X18_the_ace_is_low_or_high_but_never_between(
    cards: str, hand: str, cash: int, stars: int
) -> None:
    table = start(f"round=1 phase=poker | s0 poker={cards} cash=0")
    assert [hand] == sheet(table)["hands"]
    assert (cash, stars) == have(table, "cash", "stars")


CIRCLED = (
    "stops=1,2,3,4 targets=2,3,5,8,j buildings=bank,hideout,stables,church,hotel,saloon"
    " chambers=l1a,l1b,l2a,l2b,l2c,l3a"
)


def test_FT_X19_what_calamity_jane_scores_at_normal() -> None:
    table = start(
        f"round=3 phase=sheriff sheriff=ks stolen=2h,3h,4h,5h,6h | s0 {CIRCLED}",
        cowbot="calamity-jane",
        difficulty="normal",
    )
    assert 81 == result_of(table).details["cowbot_score"]
    parts = {"stolen": 10, "trail": 36, "badlands": 21, "town": 14}
    assert parts == result_of(table).details["cowbot_points"]


def test_FT_X20_what_she_scores_at_hard_against_a_character() -> None:
    table = start(
        f"round=3 phase=sheriff sheriff=ks stolen=2h,3h,4h,5h,6h | s0 character=settler {CIRCLED}",
        cowbot="calamity-jane",
        difficulty="hard",
        characters=True,
    )
    assert 99 == result_of(table).details["cowbot_score"]


@pytest.mark.parametrize(("edition", "stolen"), [("en", 0), ("cs", 0), ("pl", 1)])
def test_FT_X21_gold_may_put_jane_to_sleep(edition: str, stolen: int) -> None:
    table = start("lineup=2h,5s,9c | s0 gold=2", edition=edition, cowbot="calamity-jane")
    play(assign(table, "s0 2h 5s"), "s0 go town", "s0 next trail", "s0 ride 1", "s0 decline")
    assert 2 == sheet(table)["stars"]
    assert stolen == scene(table, 0)["stolen"]


def test_FT_X22_a_bandana_keeps_billy_away_from_chickens() -> None:
    table = start(
        "lineup=as,3d,4h | s0 gold=0 items=bandana", dealer=("raid kd",), cowbot="billy-the-kid"
    )
    play(assign(table, "s0 as 3d"), "s0 go badlands")
    assert (0, 2) == have(table, "wanted", "stars")
    assert 0 == scene(table, 0)["stolen"]


def test_FT_X23_two_meet_a_bounty_on_the_same_turn() -> None:
    table = start(
        "lineup=2h,3s,4d bounties=most-wanted,tools,outfit"
        " | s0 wanted=8 gold=0 | s1 wanted=8 gold=0",
        seats=2,
    )
    for seat in (0, 1):
        play(assign(table, f"s{seat} 2h 3s"), f"s{seat} go cemetery", f"s{seat} mark 1")
    assert (9, 7) == have(table, "wanted", "stars") == have(table, "wanted", "stars", seat=1)
    assert ["most-wanted", 4] in [list(one) for one in scene(table, 0)["bounties"]]


def test_FT_X24_three_failed_chickens() -> None:
    turns = (
        "raid ad",
        *("flip qs", "flip 3d", "flip 6c", "raid ah"),
        *("flip js", "flip 4d", "flip 7c", "raid 2h"),
    )
    table = start("lineup=ks,2d,5c | s0 gold=0", dealer=turns)
    play(assign(table, "s0 ks 2d"), "s0 go badlands")
    play(assign(table, "s0 qs 3d"), "s0 go badlands")
    play(assign(table, "s0 js 4d"), "s0 go badlands")
    assert (3, 3, 4) == have(table, "stars", "wanted", "cash")
    assert "s0 stone" == asked(table)
    play(table, "s0 decline")
    assert "s0 suit" == asked(table)


def test_FT_X25_a_ten_may_enter_two_chambers() -> None:
    table = start("lineup=7d,10s,2h | s0 gold=0 chambers=l1b,l2c,l3c")
    play(assign(table, "s0 7d 10s"), "s0 go mine")
    assert "dig l4c" in may(table)
    assert "dig l4d" in may(table)


def test_FT_X26_equal_hands_share_rounded_down() -> None:
    table = start(
        "round=1 phase=poker | s0 poker=ah,kh,9h,5h,2h cash=0 | s1 poker=ad,kd,9d,5d,2d cash=0",
        seats=2,
        competitive=True,
    )
    assert (3, 2) == have(table, "cash", "stars") == have(table, "cash", "stars", seat=1)


def test_FT_X27_three_rewards_at_once() -> None:
    table = start("lineup=2h,2s,2d | s0 gold=0 graves=3,5,9")
    play(assign(table, "s0 2h 2s"), "s0 go cemetery", "s0 mark 6")
    assert (1, 2, 12) == have(table, "wanted", "gold", "cash")
    assert "s0 stop" == asked(table)


def test_FT_X28_twelve_gold_lead_from_ace_to_king() -> None:
    table = assign(start("lineup=7c,ad,2h | s0 gold=12"), "s0 7c ad")
    play(table, "s0 go town")
    assert 12 == costs(table)["visit prospectors-club"]
    poor = assign(start("lineup=7c,ad,2h | s0 gold=1"), "s0 7c ad")
    play(poor, "s0 go town")
    assert ["visit undertaker", "visit bank"] == may(poor)


def test_FT_X29_a_bonus_may_not_be_refused_to_dodge_billy() -> None:
    table = start("lineup=7c,4d,2s | s0 gold=0 cash=0", cowbot="billy-the-kid")
    play(assign(table, "s0 7c 4d"), "s0 go town")
    assert "s0 stone" == asked(table)
    assert "decline" not in may(table)
    play(table, "s0 mark 1")
    assert 1 == sheet(table)["wanted"]
    assert 1 == scene(table, 0)["stolen"]
    free = start("lineup=7c,4d,2h | s0 gold=0 cash=0", cowbot="billy-the-kid")
    play(assign(free, "s0 7c 4d"), "s0 go town", "s0 decline")
    assert 0 == sheet(free)["wanted"]
    assert 0 == scene(free, 0)["stolen"]


def test_FT_X30_the_grave_robber_at_the_undertaker() -> None:
    flips = ("flip 6c", "flip as", "flip 3h", "flip 8c", "flip ah", "flip 4h")
    table = start("lineup=5c,ad,2h | s0 character=grave-robber power=0 gold=0", dealer=flips)
    play(assign(table, "s0 5c ad"), "s0 go town", "s0 attend undertaker", "s0 accept")
    assert {"protection", "shovel"} == set(sheet(table)["items"])
    assert "s0 chamber" == asked(table)
    play(table, "s0 decline")
    for suit, value in (("6c", "as"), ("8c", "ah")):
        play(assign(table, f"s0 {suit} {value}"), "s0 go town")
        assert {"protection", "shovel"} == set(sheet(table)["items"])
        assert "s0 suit" == asked(table)


def test_FT_X31_a_bonus_action_without_a_choice_counts_as_gained() -> None:
    graves = "graves=1,2,3,4,5,6,7,8,9"
    table = start(
        "lineup=7c,4d,2h bounties=bonus-actions,tools,outfit"
        f" | s0 gold=0 cash=0 opened=15 {graves}",
        seats=2,
    )
    assign(table, "s0 7c 4d")
    play(assign(table, "s1 7c 4d"), "s1 go cemetery", "s1 mark 1")
    assert 7 == sheet(table)["stars"]


def test_FT_X32_pickaxe_and_gold_together() -> None:
    table = start("lineup=7d,qs,2h | s0 gold=3 items=pickaxe chambers=l1b")
    play(assign(table, "s0 7d qs"), "s0 go mine")
    assert {"dig l1a": 3, "dig l2b": 0, "dig l2c": 0} == costs(table)
    play(table, "s0 dig l1a")
    assert (1, 1) == have(table, "gold", "hammers")
