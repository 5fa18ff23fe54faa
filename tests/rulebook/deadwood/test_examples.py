"""The worked examples of the rulebook (DW-E) and those derived from its rules (DW-D)."""

import pytest

import tabletown as tt
from tests.games.deadwood.desk import (
    ALL_PLOTS,
    ALL_TILES,
    asked,
    cash,
    has,
    may,
    play,
    plots,
    pool,
    posters,
    stack,
    told,
    town,
    where,
    zone,
)

UNARMED = "cartridges 0 ponies 0"


def test_DW_E1_the_stronger_side_fires_the_surplus_first() -> None:
    dealer = ["roll 1", "roll 2", "roll 3", "roll 4"]
    position = f"b1 bank s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(town(position, dealer=dealer), "s0 hit boss bank")
    shots = [(event["seat"], event["die"]) for event in told(table, "shot")]
    assert shots == [("seat:s0", 1), ("seat:s0", 2), ("seat:s0", 3), ("seat:s1", 4)]
    assert where(table, 0)["boss-1"] == "mine"


def test_DW_E1_opening_shots_are_rolled_together_and_may_end_it() -> None:
    position = f"b1 bank s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(town(position, dealer=["roll 6", "roll 1"]), "s0 hit boss bank")
    assert [event["die"] for event in told(table, "shot")] == [6, 1]
    assert asked(table) == "s0 arrived"


def test_DW_E2_shootout_at_the_bank() -> None:
    dealer = ["roll 3", "roll 4", "roll 5", "roll 5"]
    position = "b1 bank s1.2 | s0 cartridges 1 | s1 cartridges 1 ponies 0"
    table = town(position, dealer=dealer)
    play(table, "s0 hit boss bank", "s0 load 1", "s1 load 0", "s0 annex")
    assert cash(table) == [10, 5]
    assert posters(table) == [2, 0]
    assert has(table, 0)["cartridges"] == 0
    assert has(table, 1)["cartridges"] == 1
    assert where(table, 0)["boss-1"] == "bank"
    assert where(table, 1)["gunslinger-1"] == "hill"
    assert pool(table)[0] == 8
    assert len(told(table, "shot")) == 4


def test_DW_E3_general_store() -> None:
    table = town("b1 courthouse s0.2 | c1 general-store-1 | d1 bank | s0 posters 2")
    play(table, "s0 hit greenhorn general-store-1", "s0 annex", "s0 send courthouse")
    play(table, "s0 to bank", "s0 annex")
    assert cash(table) == [11, 5]
    assert posters(table) == [3, 0]
    assert pool(table)[0] == 9
    assert where(table, 0)["gunslinger-1"] == "bank"


E4 = f"e2 track | f2 track | d3 gold-mine s1.1 | s0 {UNARMED}"


def test_DW_E4_a_track_over_the_gold_mine() -> None:
    table = play(town(E4), "s0 hit boss town-hall", "s0 annex")
    assert may(table) == ["rail d2", "rail d3"]
    play(table, "s0 rail d3")
    assert plots(table)["d3"] == "track"
    assert where(table, 1)["greenhorn-1"] == "mine"
    assert stack(table, 2)[2] == ["gold-mine"]


def test_DW_E4_a_track_beside_the_gold_mine() -> None:
    table = play(town(E4), "s0 hit boss town-hall", "s0 annex", "s0 rail d2")
    assert plots(table)["d2"] == "track"
    assert asked(table) == "s1 arrived"
    assert may(table) == ["annex", "decline"]


def test_DW_E5_final_scoring() -> None:
    position = (
        "b1 telegraph-office | pool 2 | s0 $17 posters 3 | s1 $15 | s2 $20 posters 2"
        " | s3 $21 posters 4"
    )
    table = play(town(position, 4), "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert table.is_over and table.result is not None
    assert table.result.scores == (12, 15, 17, 11)
    assert table.result.winners == (2,)
    assert [has(table, seat)["fine"] for seat in range(4)] == [6, 0, 3, 10]


def test_DW_E6_setup_for_three() -> None:
    table = tt.new("deadwood", 3, seed=3)
    assert pool(table) == (15, 14)
    assert [stack(table, which)[0] for which in (1, 2, 3)] == [5, 6, 6]
    assert len(plots(table)) == 8
    assert {plots(table)[plot] for plot in ("a3", "a4", "a5")} == {
        "town-hall",
        "sheriffs-office",
        "church",
    }
    assert "saloon-x" in {plots(table)[plot] for plot in ("b3", "b4", "c2", "c3", "c4")}
    for seat in range(3):
        start = {"cash": 5, "cartridges": 1, "ponies": 1, "posters": 0, "fine": 0}
        assert has(table, seat) == start
        at_home = [name for name, place in where(table, seat).items() if place == "ranch"]
        assert at_home == ["greenhorn-1", "gunslinger-1", "boss-1"]
        assert len(where(table, seat)) == 9
    scene = table.view(None)["scene"]
    assert (scene["cartridges"], scene["ponies"]) == (17, 7)
    assert scene["corner"] == "corner:a4-b3-b4"


def test_DW_D1_the_defender_flees() -> None:
    table = play(town("b1 bank s1.2"), "s0 hit boss bank")
    assert asked(table) == "s1 flight"
    play(table, "s1 flee")
    assert posters(table) == [1, 0]
    assert where(table, 1)["gunslinger-1"] == "mine"
    assert has(table, 1)["ponies"] == 0
    assert [has(table, seat)["cartridges"] for seat in (0, 1)] == [1, 1]
    assert asked(table) == "s0 arrived"


def test_DW_D2_nobody_hits_anything() -> None:
    dealer = ["roll 1", "roll 2", "roll 3", "roll 3"]
    table = town(f"b1 bank s1.2 | s0 {UNARMED} | s1 cartridges 0 ponies 1", dealer=dealer)
    play(table, "s0 hit gunslinger bank", "s1 stand")
    assert where(table, 0)["gunslinger-1"] == "mine"
    assert where(table, 1)["gunslinger-1"] == "bank"
    assert has(table, 1)["ponies"] == 1
    assert posters(table) == [1, 0]
    assert asked(table) == "s1 turn"


def test_DW_D3_both_die_and_the_undertaker_is_paid_twice() -> None:
    position = (
        f"b1 bank s1.1 | c1 undertaker s2.1 | s0 {UNARMED} | s1 {UNARMED} | turn 1 s0 | first s0"
    )
    table = play(town(position, 3, ["roll 6", "roll 6"]), "s0 hit greenhorn bank")
    assert where(table, 0)["greenhorn-1"] == where(table, 1)["greenhorn-1"] == "hill"
    assert cash(table) == [5, 5, 7]
    assert not zone(table, "zone:streets-s0")["pieces"]
    assert asked(table) == "s1 turn"


def test_DW_D3_at_the_undertaker_nobody_is_paid() -> None:
    position = f"c1 undertaker s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(town(position, 3, ["roll 6", "roll 6"]), "s0 hit greenhorn undertaker")
    assert cash(table) == [5, 5, 5]


def test_DW_D4_the_attacker_wins_at_the_undertaker() -> None:
    position = f"c1 undertaker s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(town(position, 2, ["roll 6", "roll 1"]), "s0 hit greenhorn undertaker")
    play(table, "s0 annex")
    assert cash(table) == [7, 5]


def test_DW_D5_the_fee_must_be_affordable_and_is_paid_first() -> None:
    position = "turn 1 s1 | a4 sheriffs-office s0.1 | b3 bank | s1 ${}"
    table = town(position.format(0))
    with pytest.raises(tt.IllegalAction) as refusal:
        table.play(1, "hit boss bank")
    assert refusal.value.code == "fee-due"
    assert cash(table) == [5, 0]
    table = play(town(position.format(1)), "s1 hit boss bank")
    assert cash(table) == [6, 0]
    play(table, "s1 annex")
    assert cash(table) == [6, 5]


def test_DW_D6_laundries_wash_more_posters() -> None:
    table = town("b1 laundry-1 s0.1 | s0 posters 1")
    play(table, "s0 hit boss church", "s0 annex")
    assert posters(table)[0] == 0
    assert pool(table)[1] == 19
    table = town("b1 laundry-1 s0.1 | c1 laundry-2 s0.2 | s0 posters 5")
    play(table, "s0 hit boss church", "s0 annex", "s0 wash 3")
    assert posters(table)[0] == 2
    table = town("b1 laundry-1 s0.1 | c1 laundry-2 s0.2 | d1 general-store-1 | s0 posters 4")
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send laundry-1", "s0 to church")
    play(table, "s0 annex", "s0 wash 3")
    assert posters(table)[0] == 1


def test_DW_D7_courthouse_with_one_poster_left() -> None:
    table = town("b1 courthouse | pool 1 | s0 $1 posters 2 | s1 $5 posters 3 | s2 posters 0", 3)
    play(table, "s0 hit boss courthouse", "s0 annex")
    assert posters(table) == [3, 3, 0]
    assert pool(table)[0] == 0
    assert may(table) == ["pay", "refuse"]
    assert asked(table) == "s1 court"
    twin = tt.replay(table.journal)
    play(table, "s1 pay")
    assert table.is_over and cash(table) == [1, 2, 5]
    play(twin, "s1 refuse")
    assert twin.is_over and posters(twin) == [3, 3, 0] and cash(twin) == [1, 5, 5]


def test_DW_D8_telegraph_moves_what_there_is() -> None:
    table = town("b1 telegraph-office | pool 25 | s1 posters 3", 5)
    assert pool(table) == (25, 1)
    play(table, "s0 hit boss telegraph-office", "s0 annex")
    assert may(table) == ["issue", "withdraw"]
    play(table, "s0 issue")
    assert pool(table) == (26, 0)
    table = town("b1 telegraph-office | pool 2")
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert table.is_over and table.result is not None
    assert table.result.ending == "pool"


def test_DW_D9_hotel_income() -> None:
    rails = "f1 track | e1 track | d1 track"
    table = town(f"{rails} | c1 track | a7 hotel s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b1")
    assert table.is_over and cash(table) == [5, 9]
    table = town(f"{rails} | a7 hotel s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail c1")
    assert cash(table) == [5, 7]
    table = town(f"{rails} | c1 hotel s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail c1")
    assert cash(table) == [5, 5]
    assert where(table, 1)["greenhorn-1"] == "mine"


def test_DW_D10_the_x_saloon_goes_under_stack_one() -> None:
    table = town("f2 track | e2 track | d2 track | c3 saloon-x s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail c3")
    assert stack(table, 1)[2] == ["saloon-x"]
    assert where(table, 1)["greenhorn-1"] == "mine"


def test_DW_D11_a_bank_beside_the_station() -> None:
    table = town("f1 track | e1 track | d1 track | c1 track | b2 bank s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b1", "s1 annex", "s1 annex")
    assert table.is_over
    assert cash(table) == [5, 15] and posters(table) == [0, 2]


def test_DW_D12_the_stage_depot_pays_before_fines() -> None:
    table = town("b1 telegraph-office | c1 stage-depot s1.1 | pool 2 | s1 $3 posters 4")
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert table.result is not None
    assert table.result.scores == (6, 3)


@pytest.mark.parametrize("face, dollars", [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 5)])
def test_DW_D13_gold_mine(face: int, dollars: int) -> None:
    table = town("b1 gold-mine", dealer=[f"roll {face}"])
    play(table, "s0 hit boss gold-mine", "s0 annex")
    assert cash(table) == [5 + dollars, 5]


def test_DW_D14_fines() -> None:
    fines = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 55, 55]
    for count, fine in enumerate(fines):
        table = town(f"s0 $60 posters {count}")
        assert table.view(None)["standings"][0]["score"] == 60 - fine


def test_DW_D15_final_shootout_with_three_champions() -> None:
    position = (
        "b1 telegraph-office | pool 2 | s0 $9 ranch 3 cartridges 2 | s1 $10 ranch 3 cartridges 0"
        " | s2 $10 ranch 1 cartridges 0"
    )
    table = town(position, 3, ["roll 1"] * 9)
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    play(table, "s0 load 2", "s0 aim s1", "s1 aim s0", "s2 aim s0")
    assert asked(table) == "s0 split"
    assert may(table) == ["shoot s1", "shoot s2"]
    play(table, "s0 shoot s1", "s0 shoot s2")
    assert [event["seat"] for event in told(table, "fired")] == ["seat:s0"] * 2
    play(table, "s0 shoot s2", "s0 shoot s2", "s1 shoot s0", "s1 shoot s2")
    fired = [(str(e["seat"])[5:], str(e["rival"])[5:]) for e in told(table, "fired")]
    assert fired[2:6] == [("s0", "s2"), ("s0", "s2"), ("s1", "s0"), ("s1", "s2")]
    assert fired[6:9] == [("s0", "s1"), ("s1", "s0"), ("s2", "s0")]


def test_DW_D16_a_tie_with_a_dead_gang_is_won_without_a_roll() -> None:
    position = (
        "b1 telegraph-office | pool 2 | s0 $9 | s1 $10 ranch - hill 1 2 3 | s2 $1 | turn 9 s0"
    )
    table = town(position, 3)
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw", "s0 champion greenhorn")
    assert table.result is not None
    assert table.result.winners == (0,)
    assert told(table, "fired") == []
    assert table.result.details["shootout"] == "champion"


def test_DW_D17_a_store_is_torn_down_by_its_own_move() -> None:
    table = town("f1 general-store-1 | b1 bank s0.2")
    play(table, "s0 hit greenhorn general-store-1", "s0 annex", "s0 send bank", "s0 to town-hall")
    play(table, "s0 annex", "s0 rail f1")
    assert cash(table)[0] == 6
    assert where(table, 0)["greenhorn-1"] == "mine"
    assert stack(table, 1)[2][0] == "general-store-1"
    assert plots(table)["f1"] == "track"


D18 = (
    "turn 4 s1 | b1 bank s0.3 | c1 courthouse | s0 $3 cartridges 0 ponies 0 posters 2 ranch -"
    " hill 1 2 | s1 cartridges 0"
)


def test_DW_D18_a_dead_gang_stays_at_the_table() -> None:
    table = town(D18, 3, ["roll 6", "roll 1", "roll 6", "roll 1"])
    play(table, "s1 hit boss bank", "s1 decline")
    assert [where(table, 0)[name] for name in ("greenhorn-1", "boss-1")] == ["hill", "hill"]
    assert not table.is_over and asked(table) == "s2 turn"
    play(table, "s2 hit boss courthouse", "s2 annex")
    assert asked(table) == "s0 court"
    play(table, "s0 pay", "s1 refuse")
    assert cash(table)[0] == 1
    assert asked(table) == "s1 turn"
    play(table, "s1 return bank", "s2 return courthouse")
    assert asked(table) == "s1 turn"


def test_DW_D18_the_english_text_ends_it() -> None:
    table = town(D18, 3, ["roll 6", "roll 1", "roll 6", "roll 1"], end_cowboys="any")
    play(table, "s1 hit boss bank", "s1 decline")
    assert table.is_over and table.result is not None
    assert table.result.ending == "gang-gone"


def test_DW_D19_the_last_two_kill_each_other() -> None:
    position = (
        f"b1 stage-depot s1.1 | s0 $6 {UNARMED} ranch 1 hill 2 3 | s1 $4 {UNARMED} ranch - hill 2 3"
    )
    table = play(town(position, 2, ["roll 6", "roll 6"]), "s0 hit greenhorn stage-depot")
    assert table.is_over and table.result is not None
    assert table.result.ending == "gangs-gone"
    assert table.result.details["triggers"] == ["gangs"]
    assert table.result.scores == (5, 4)


D20 = (
    f"e1 general-store-1 s1.1 | f2 hotel s2.1 | b1 bank s1.3 | s0 {UNARMED} ranch 1 2"
    f" | s1 {UNARMED} | s2 {UNARMED}"
)
DRAWS = ["draw casino", "draw gold-mine", "draw grifter"]


def test_DW_D20_a_town_hall_inside_a_queue_of_another() -> None:
    dealer = ["roll 6", "roll 1", *DRAWS, "draw laundry-1", "draw laundry-2", "draw newspaper"]
    table = play(town(D20, 3, dealer), "s0 hit greenhorn town-hall", "s0 annex", "s0 rail f1")
    assert may(table) == ["pick general-store-1 s1", "pick hotel s2"]
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    assert where(table, 0)["greenhorn-1"] == "hill"
    assert posters(table) == [0, 1, 0] and cash(table) == [5, 6, 7]
    play(table, "s1 annex")
    assert posters(table) == [0, 0, 0] and pool(table) == (14, 15)
    play(table, "s1 rail e1")
    assert cash(table) == [5, 6, 9]
    assert asked(table) == "s1 site"
    play(table, "s1 build casino b2", "s1 build gold-mine b3", "s1 build grifter b4")
    assert asked(table) == "s2 arrived"
    play(table, "s2 annex")
    assert cash(table) == [5, 6, 11]
    assert asked(table) == "s0 site"
    play(table, "s0 build laundry-1 a2", "s0 build laundry-2 a6", "s0 build newspaper b5")
    assert asked(table) == "s1 turn"


def test_DW_D21_an_unplaceable_x_saloon_stays_in_stack_one() -> None:
    free = [plot for plot in ALL_PLOTS if plot not in ("a3", "a4", "a5", "f1", "e1", "d1")]
    tiles = [tile for tile in ALL_TILES if tile not in ("town-hall", "sheriffs-office", "church")]
    tiles.remove("saloon-x")
    full = " | ".join(f"{plot} {tile}" for plot, tile in zip(free, tiles, strict=True))
    table = town(f"{full} | f1 track | e1 track | d1 track | sheriff e2-f1-f2")
    assert stack(table, 1) == (1, ["saloon-x"], ["saloon-x"])
    play(table, "s0 hit boss stage-depot", "s0 annex")
    assert asked(table) == "s1 turn"
    assert cash(table)[0] == 7
    assert stack(table, 1) == (1, ["saloon-x"], ["saloon-x"])


def test_DW_D22_the_station_inside_a_queue() -> None:
    position = (
        f"f1 track | e1 track | d1 track | b1 general-store-1 s1.1 | a7 hotel s2.1"
        f" | f2 bank s1.3 | b2 blacksmith-1 s2.2 | s0 {UNARMED} ranch 1 2 | s1 {UNARMED}"
        f" | s2 {UNARMED}"
    )
    table = town(position, 3, ["roll 6", "roll 1", *DRAWS])
    play(table, "s0 hit greenhorn town-hall", "s0 annex", "s0 rail c1")
    assert cash(table)[2] == 7
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    play(table, "s1 annex", "s1 rail b1")
    assert cash(table)[2] == 11
    assert where(table, 1)["greenhorn-1"] == "mine"
    assert asked(table) == "s2 arrived"
    play(table, "s2 annex", "s2 annex")
    assert cash(table)[2] == 13
    assert asked(table) == "s2 arrived"
    play(table, "s2 annex")
    assert cash(table)[2] == 14
    assert asked(table) == "s0 site"
    play(table, "s0 build casino a2", "s0 build gold-mine b3", "s0 build grifter b4")
    assert table.is_over and table.result is not None
    assert table.result.ending == "station"


def test_DW_D23_what_a_fortune_teller_told_lasts() -> None:
    order = ["gold-mine", "laundry-2", "saloon-2", "gunsmith-2", "blacksmith-2"]
    draws = [f"draw {tile}" for tile in order]
    table = town("b1 fortune-teller | c1 stage-depot", 2, draws)
    play(table, "s0 hit boss fortune-teller", "s0 annex", "s0 examine 2", "s0 keep")
    known = zone(table, "zone:known-2", 0)["pieces"]
    assert [piece["ref"][9:] for piece in known] == [*order, "general-store-2"]
    play(table, "s1 hit boss stage-depot", "s1 annex", "s1 open 2", "s1 build gold-mine b2")
    known = zone(table, "zone:known-2", 0)["pieces"]
    assert [piece["ref"][9:] for piece in known] == [*order[1:], "general-store-2"]
    play(table, "s0 return fortune-teller", "s1 hit greenhorn fortune-teller", "s1 annex")
    play(table, "s1 examine 2", "s1 keep")
    assert all(z["ref"] != "zone:known-2" for z in table.view(0)["zones"])
    assert set(stack(table, 2)[1]) == {*order[1:], "general-store-2"}
    assert zone(table, "zone:known-2", 1)["pieces"][0]["ref"] == "building:laundry-2"
