"""The worked examples of the rulebook (DW-E) and those derived from its rules (DW-D)."""

import pytest

import tabletown as tt
from tests.games.deadwood.table import (
    LOOSE_TILES,
    OPEN_PLOTS,
    UNARMED,
    backed,
    built,
    cash,
    in_order,
    plots,
    pool,
    posters,
    stack,
    start,
    where,
)
from tests.table import asked, may, play, refused, result_of, scene, score, standing, told, zone


def test_DW_E1_the_stronger_side_fires_the_surplus_first() -> None:
    dealer = ["roll 1", "roll 2", "roll 3", "roll 4"]
    position = f"b1 bank s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(start(position, dealer=dealer), "s0 hit boss bank")
    shots = [(event["seat"], event["die"]) for event in told(table, "shot")]
    assert [("seat:s0", 1), ("seat:s0", 2), ("seat:s0", 3), ("seat:s1", 4)] == shots
    assert "mine" == where(table, 0)["boss-1"]


def test_DW_E1_opening_shots_are_rolled_together_and_may_end_it() -> None:
    position = f"b1 bank s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(start(position, dealer=["roll 6", "roll 1"]), "s0 hit boss bank")
    assert [6, 1] == [event["die"] for event in told(table, "shot")]
    assert "s0 arrived" == asked(table)


def test_DW_E2_shootout_at_the_bank() -> None:
    dealer = ["roll 3", "roll 4", "roll 5", "roll 5"]
    position = "b1 bank s1.2 | s0 cartridges 1 | s1 cartridges 1 ponies 0"
    table = start(position, dealer=dealer)
    play(table, "s0 hit boss bank", "s0 load 1", "s1 load 0", "s0 annex")
    assert [10, 5] == cash(table)
    assert [2, 0] == posters(table)
    assert 0 == standing(table, 0)["cartridges"]
    assert 1 == standing(table, 1)["cartridges"]
    assert "bank" == where(table, 0)["boss-1"]
    assert "hill" == where(table, 1)["gunslinger-1"]
    assert 8 == pool(table)[0]
    assert 4 == len(told(table, "shot"))


def test_DW_E3_general_store() -> None:
    table = start("b1 courthouse s0.2 | c1 general-store-1 | d1 bank | s0 posters 2")
    play(table, "s0 hit greenhorn general-store-1", "s0 annex", "s0 send courthouse")
    play(table, "s0 to bank", "s0 annex")
    assert [11, 5] == cash(table)
    assert [3, 0] == posters(table)
    assert 9 == pool(table)[0]
    assert "bank" == where(table, 0)["gunslinger-1"]


E4 = f"e2 track | f2 track | d3 gold-mine s1.1 | s0 {UNARMED}"


def test_DW_E4_a_track_over_the_gold_mine() -> None:
    table = play(start(E4), "s0 hit boss town-hall", "s0 annex")
    assert ["rail d2", "rail d3"] == may(table)
    play(table, "s0 rail d3")
    assert "track" == plots(table)["d3"]
    assert "mine" == where(table, 1)["greenhorn-1"]
    assert ["gold-mine"] == stack(table, 2)[2]


def test_DW_E4_a_track_beside_the_gold_mine() -> None:
    table = play(start(E4), "s0 hit boss town-hall", "s0 annex", "s0 rail d2")
    assert "track" == plots(table)["d2"]
    assert "s1 arrived" == asked(table)
    assert ["annex", "decline"] == may(table)


def test_DW_E5_final_scoring() -> None:
    position = (
        "b1 telegraph-office | pool 2 | s0 $17 posters 3 | s1 $15 | s2 $20 posters 2"
        " | s3 $21 posters 4"
    )
    table = play(
        start(position, seats=4), "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw"
    )
    assert (12, 15, 17, 11) == result_of(table).scores
    assert (2,) == result_of(table).winners
    assert [6, 0, 3, 10] == [standing(table, seat)["fine"] for seat in range(4)]


def test_DW_E6_setup_for_three() -> None:
    table = tt.new("deadwood", 3, seed=3)
    assert (15, 14) == pool(table)
    # Four of the first stack's tiles and the X Saloon lie on the stars.
    heights = [len(backed(1)) - 4, len(backed(2)), len(backed(3))]
    assert heights == [stack(table, which)[0] for which in (1, 2, 3)]
    assert 8 == len(plots(table))
    assert {
        "town-hall",
        "sheriffs-office",
        "church",
    } == {plots(table)[plot] for plot in ("a3", "a4", "a5")}
    assert "saloon-x" in {plots(table)[plot] for plot in ("b3", "b4", "c2", "c3", "c4")}
    for seat in range(3):
        dealt = {"cash": 5, "cartridges": 1, "ponies": 1, "posters": 0, "fine": 0}
        assert dealt == standing(table, seat)
        at_home = [name for name, place in where(table, seat).items() if place == "ranch"]
        assert ["greenhorn-1", "gunslinger-1", "boss-1"] == at_home
        assert 9 == len(where(table, seat))
    seen = scene(table)
    assert (17, 7) == (seen["cartridges"], seen["ponies"])
    assert "corner:a4-b3-b4" == seen["corner"]


def test_DW_D1_the_defender_flees() -> None:
    table = play(start("b1 bank s1.2"), "s0 hit boss bank")
    assert "s1 flight" == asked(table)
    play(table, "s1 flee")
    assert [1, 0] == posters(table)
    assert "mine" == where(table, 1)["gunslinger-1"]
    assert 0 == standing(table, 1)["ponies"]
    assert [1, 1] == [standing(table, seat)["cartridges"] for seat in (0, 1)]
    assert "s0 arrived" == asked(table)


def test_DW_D2_nobody_hits_anything() -> None:
    dealer = ["roll 1", "roll 2", "roll 3", "roll 3"]
    table = start(f"b1 bank s1.2 | s0 {UNARMED} | s1 cartridges 0 ponies 1", dealer=dealer)
    play(table, "s0 hit gunslinger bank", "s1 stand")
    assert "mine" == where(table, 0)["gunslinger-1"]
    assert "bank" == where(table, 1)["gunslinger-1"]
    assert 1 == standing(table, 1)["ponies"]
    assert [1, 0] == posters(table)
    assert "s1 turn" == asked(table)


def test_DW_D3_both_die_and_the_undertaker_is_paid_twice() -> None:
    position = (
        f"b1 bank s1.1 | c1 undertaker s2.1 | s0 {UNARMED} | s1 {UNARMED} | turn 1 s0 | first s0"
    )
    table = play(start(position, seats=3, dealer=["roll 6", "roll 6"]), "s0 hit greenhorn bank")
    assert "hill" == where(table, 0)["greenhorn-1"] == where(table, 1)["greenhorn-1"]
    assert [5, 5, 7] == cash(table)
    assert not zone(table, "zone:streets-s0")["pieces"]
    assert "s1 turn" == asked(table)


def test_DW_D3_at_the_undertaker_nobody_is_paid() -> None:
    position = f"c1 undertaker s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(
        start(position, seats=3, dealer=["roll 6", "roll 6"]), "s0 hit greenhorn undertaker"
    )
    assert [5, 5, 5] == cash(table)


def test_DW_D4_the_attacker_wins_at_the_undertaker() -> None:
    position = f"c1 undertaker s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(start(position, dealer=["roll 6", "roll 1"]), "s0 hit greenhorn undertaker")
    play(table, "s0 annex")
    assert [7, 5] == cash(table)


def test_DW_D5_the_fee_must_be_affordable_and_is_paid_first() -> None:
    position = "turn 1 s1 | a4 sheriffs-office s0.1 | b3 bank | s1 ${}"
    table = start(position.format(0))
    assert "fee-due" == refused(table, "s1 hit boss bank")
    assert [5, 0] == cash(table)
    table = play(start(position.format(1)), "s1 hit boss bank")
    assert [6, 0] == cash(table)
    play(table, "s1 annex")
    assert [6, 5] == cash(table)


def test_DW_D6_laundries_wash_more_posters() -> None:
    table = start("b1 laundry-1 s0.1 | s0 posters 1")
    play(table, "s0 hit boss church", "s0 annex")
    assert 0 == posters(table)[0]
    assert 19 == pool(table)[1]
    table = start("b1 laundry-1 s0.1 | c1 laundry-2 s0.2 | s0 posters 5")
    play(table, "s0 hit boss church", "s0 annex", "s0 wash 3")
    assert 2 == posters(table)[0]
    table = start("b1 laundry-1 s0.1 | c1 laundry-2 s0.2 | d1 general-store-1 | s0 posters 4")
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send laundry-1", "s0 to church")
    play(table, "s0 annex", "s0 wash 3")
    assert 1 == posters(table)[0]


def test_DW_D7_courthouse_with_one_poster_left() -> None:
    table = start(
        "b1 courthouse | pool 1 | s0 $1 posters 2 | s1 $5 posters 3 | s2 posters 0", seats=3
    )
    play(table, "s0 hit boss courthouse", "s0 annex")
    assert [3, 3, 0] == posters(table)
    assert 0 == pool(table)[0]
    assert ["pay", "refuse"] == may(table)
    assert "s1 court" == asked(table)
    twin = tt.replay(table.journal)
    play(table, "s1 pay")
    assert table.is_over and [1, 2, 5] == cash(table)
    play(twin, "s1 refuse")
    assert twin.is_over and [3, 3, 0] == posters(twin) and [1, 5, 5] == cash(twin)


def test_DW_D8_telegraph_moves_what_there_is() -> None:
    table = start("b1 telegraph-office | pool 25 | s1 posters 3", seats=5)
    assert (25, 1) == pool(table)
    play(table, "s0 hit boss telegraph-office", "s0 annex")
    assert ["issue", "withdraw"] == may(table)
    play(table, "s0 issue")
    assert (26, 0) == pool(table)
    table = start("b1 telegraph-office | pool 2")
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert "pool" == result_of(table).ending


def test_DW_D9_hotel_income() -> None:
    rails = "f1 track | e1 track | d1 track"
    table = start(f"{rails} | c1 track | a7 hotel s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b1")
    assert table.is_over and [5, 9] == cash(table)
    table = start(f"{rails} | a7 hotel s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail c1")
    assert [5, 7] == cash(table)
    table = start(f"{rails} | c1 hotel s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail c1")
    assert [5, 5] == cash(table)
    assert "mine" == where(table, 1)["greenhorn-1"]


def test_DW_D10_the_x_saloon_goes_under_stack_one() -> None:
    table = start("f2 track | e2 track | d2 track | c3 saloon-x s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail c3")
    assert ["saloon-x"] == stack(table, 1)[2]
    assert "mine" == where(table, 1)["greenhorn-1"]


def test_DW_D11_a_bank_beside_the_station() -> None:
    table = start("f1 track | e1 track | d1 track | c1 track | b2 bank s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b1", "s1 annex", "s1 annex")
    assert table.is_over
    assert [5, 15] == cash(table) and [0, 2] == posters(table)


def test_DW_D12_the_stage_depot_pays_before_fines() -> None:
    table = start("b1 telegraph-office | c1 stage-depot s1.1 | pool 2 | s1 $3 posters 4")
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert (6, 3) == result_of(table).scores


@pytest.mark.parametrize("face, dollars", [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 5)])
def test_DW_D13_gold_mine(face: int, dollars: int) -> None:
    table = start("b1 gold-mine", dealer=[f"roll {face}"])
    play(table, "s0 hit boss gold-mine", "s0 annex")
    assert [5 + dollars, 5] == cash(table)


def test_DW_D14_fines() -> None:
    fines = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 55, 55]
    for count, fine in enumerate(fines):
        table = start(f"s0 $60 posters {count}")
        assert 60 - fine == score(table, 0)


def test_DW_D15_final_shootout_with_three_champions() -> None:
    position = (
        "b1 telegraph-office | pool 2 | s0 $9 ranch 3 cartridges 2 | s1 $10 ranch 3 cartridges 0"
        " | s2 $10 ranch 1 cartridges 0"
    )
    table = start(position, seats=3, dealer=["roll 1"] * 9)
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    play(table, "s0 load 2", "s0 aim s1", "s1 aim s0", "s2 aim s0")
    assert "s0 split" == asked(table)
    assert ["shoot s1", "shoot s2"] == may(table)
    play(table, "s0 shoot s1", "s0 shoot s2")
    assert ["seat:s0"] * 2 == [event["seat"] for event in told(table, "fired")]
    play(table, "s0 shoot s2", "s0 shoot s2", "s1 shoot s0", "s1 shoot s2")
    fired = [(str(e["seat"])[5:], str(e["rival"])[5:]) for e in told(table, "fired")]
    assert [("s0", "s2"), ("s0", "s2"), ("s1", "s0"), ("s1", "s2")] == fired[2:6]
    assert [("s0", "s1"), ("s1", "s0"), ("s2", "s0")] == fired[6:9]


def test_DW_D16_a_tie_with_a_dead_gang_is_won_without_a_roll() -> None:
    position = (
        "b1 telegraph-office | pool 2 | s0 $9 | s1 $10 ranch - hill 1 2 3 | s2 $1 | turn 9 s0"
    )
    table = start(position, seats=3)
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw", "s0 champion greenhorn")
    assert (0,) == result_of(table).winners
    assert [] == told(table, "fired")
    assert "champion" == result_of(table).details["shootout"]


def test_DW_D17_a_store_is_torn_down_by_its_own_move() -> None:
    table = start("f1 general-store-1 | b1 bank s0.2")
    play(table, "s0 hit greenhorn general-store-1", "s0 annex", "s0 send bank", "s0 to town-hall")
    play(table, "s0 annex", "s0 rail f1")
    assert 6 == cash(table)[0]
    assert "mine" == where(table, 0)["greenhorn-1"]
    assert "general-store-1" == stack(table, 1)[2][0]
    assert "track" == plots(table)["f1"]


D18 = (
    "turn 4 s1 | b1 bank s0.3 | c1 courthouse | s0 $3 cartridges 0 ponies 0 posters 2 ranch -"
    " hill 1 2 | s1 cartridges 0"
)


def test_DW_D18_a_dead_gang_stays_at_the_table() -> None:
    table = start(D18, seats=3, dealer=["roll 6", "roll 1", "roll 6", "roll 1"])
    play(table, "s1 hit boss bank", "s1 decline")
    assert ["hill", "hill"] == [where(table, 0)[name] for name in ("greenhorn-1", "boss-1")]
    assert not table.is_over and "s2 turn" == asked(table)
    play(table, "s2 hit boss courthouse", "s2 annex")
    assert "s0 court" == asked(table)
    play(table, "s0 pay", "s1 refuse")
    assert 1 == cash(table)[0]
    assert "s1 turn" == asked(table)
    play(table, "s1 return bank", "s2 return courthouse")
    assert "s1 turn" == asked(table)


def test_DW_D18_the_english_text_ends_it() -> None:
    table = start(D18, seats=3, dealer=["roll 6", "roll 1", "roll 6", "roll 1"], end_cowboys="any")
    play(table, "s1 hit boss bank", "s1 decline")
    assert "gang-gone" == result_of(table).ending


def test_DW_D19_the_last_two_kill_each_other() -> None:
    position = (
        f"b1 stage-depot s1.1 | s0 $6 {UNARMED} ranch 1 hill 2 3 | s1 $4 {UNARMED} ranch - hill 2 3"
    )
    table = play(start(position, dealer=["roll 6", "roll 6"]), "s0 hit greenhorn stage-depot")
    assert "gangs-gone" == result_of(table).ending
    assert ["gangs"] == result_of(table).details["triggers"]
    assert (5, 4) == result_of(table).scores


D20 = (
    f"e1 general-store-1 s1.1 | f2 hotel s2.1 | b1 bank s1.3 | s0 {UNARMED} ranch 1 2"
    f" | s1 {UNARMED} | s2 {UNARMED}"
)
DRAWS = ["draw casino", "draw gold-mine", "draw grifter"]


def test_DW_D20_a_town_hall_inside_a_queue_of_another() -> None:
    dealer = ["roll 6", "roll 1", *DRAWS, "draw laundry-1", "draw laundry-2", "draw newspaper"]
    table = play(
        start(D20, seats=3, dealer=dealer), "s0 hit greenhorn town-hall", "s0 annex", "s0 rail f1"
    )
    assert ["pick general-store-1 s1", "pick hotel s2"] == may(table)
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    assert "hill" == where(table, 0)["greenhorn-1"]
    assert [0, 1, 0] == posters(table) and [5, 6, 7] == cash(table)
    play(table, "s1 annex")
    assert [0, 0, 0] == posters(table) and (14, 15) == pool(table)
    play(table, "s1 rail e1")
    assert [5, 6, 9] == cash(table)
    assert "s1 site" == asked(table)
    play(table, "s1 build casino b2", "s1 build gold-mine b3", "s1 build grifter b4")
    assert "s2 arrived" == asked(table)
    play(table, "s2 annex")
    assert [5, 6, 11] == cash(table)
    assert "s0 site" == asked(table)
    play(table, "s0 build laundry-1 a2", "s0 build laundry-2 a6", "s0 build newspaper b5")
    assert "s1 turn" == asked(table)


def test_DW_D21_an_unplaceable_x_saloon_stays_in_stack_one() -> None:
    # On every plot that has no track lies one of the other tiles.
    tiles = [tile for tile in LOOSE_TILES if tile != "saloon-x"]
    rails = ["f1", "e1", "d1"][: len(OPEN_PLOTS) - len(tiles)]
    full = built(tiles, [plot for plot in OPEN_PLOTS if plot not in rails])
    table = start(" | ".join([full, *(f"{plot} track" for plot in rails), "sheriff e2-f1-f2"]))
    assert (1, ["saloon-x"], ["saloon-x"]) == stack(table, 1)
    play(table, "s0 hit boss stage-depot", "s0 annex")
    assert "s1 turn" == asked(table)
    assert 7 == cash(table)[0]
    assert (1, ["saloon-x"], ["saloon-x"]) == stack(table, 1)


def test_DW_D22_the_station_inside_a_queue() -> None:
    position = (
        f"f1 track | e1 track | d1 track | b1 general-store-1 s1.1 | a7 hotel s2.1"
        f" | f2 bank s1.3 | b2 blacksmith-1 s2.2 | s0 {UNARMED} ranch 1 2 | s1 {UNARMED}"
        f" | s2 {UNARMED}"
    )
    table = start(position, seats=3, dealer=["roll 6", "roll 1", *DRAWS])
    play(table, "s0 hit greenhorn town-hall", "s0 annex", "s0 rail c1")
    assert 7 == cash(table)[2]
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    play(table, "s1 annex", "s1 rail b1")
    assert 11 == cash(table)[2]
    assert "mine" == where(table, 1)["greenhorn-1"]
    assert "s2 arrived" == asked(table)
    play(table, "s2 annex", "s2 annex")
    assert 13 == cash(table)[2]
    assert "s2 arrived" == asked(table)
    play(table, "s2 annex")
    assert 14 == cash(table)[2]
    assert "s0 site" == asked(table)
    play(table, "s0 build casino a2", "s0 build gold-mine b3", "s0 build grifter b4")
    assert "station" == result_of(table).ending


def test_DW_D23_what_a_fortune_teller_told_lasts() -> None:
    order = in_order(2, "gold-mine", "laundry-2")
    draws = [f"draw {tile}" for tile in order[:-1]]
    table = start("b1 fortune-teller | c1 stage-depot", dealer=draws)
    play(table, "s0 hit boss fortune-teller", "s0 annex", "s0 examine 2", "s0 keep")
    known = zone(table, "zone:known-2", 0)["pieces"]
    assert order == [piece["ref"][9:] for piece in known]
    play(table, "s1 hit boss stage-depot", "s1 annex", "s1 open 2", "s1 build gold-mine b2")
    known = zone(table, "zone:known-2", 0)["pieces"]
    assert order[1:] == [piece["ref"][9:] for piece in known]
    play(table, "s0 return fortune-teller", "s1 hit greenhorn fortune-teller", "s1 annex")
    play(table, "s1 examine 2", "s1 keep")
    assert all(z["ref"] != "zone:known-2" for z in table.view(0)["zones"])
    assert set(order[1:]) == set(stack(table, 2)[1])
    assert f"building:{order[1]}" == zone(table, "zone:known-2", 1)["pieces"][0]["ref"]
