"""Rulings on annexing, and on the buildings one by one."""

import tabletown as tt
from tests.games.deadwood.table import (
    KILL,
    LOOSE_TILES,
    UNARMED,
    built,
    cash,
    in_order,
    pool,
    posters,
    stack,
    start,
    where,
)
from tests.table import asked, may, play, standing, told, zone


def test_DW_R10_annexing_may_be_declined() -> None:
    table = play(start("b1 bank"), "s0 hit boss bank", "s0 decline")
    assert [5, 5] == cash(table) and [0, 0] == posters(table)
    assert "bank" == where(table, 0)["boss-1"]
    assert "s1 turn" == asked(table)


def test_DW_R16_without_posters_the_rest_still_happens() -> None:
    table = play(start("b1 bank"), "s0 hit boss town-hall", "s0 annex")
    assert "s0 track" == asked(table)
    table = play(start("b1 bank"), "s0 hit boss church", "s0 annex")
    assert 0 == posters(table)[0] and "s1 turn" == asked(table)


def test_DW_R17_the_church_takes_as_many_as_it_may() -> None:
    table = start("b1 laundry-1 s0.1 | s0 posters 4", laundry="most")
    play(table, "s0 hit boss church", "s0 annex")
    assert 2 == posters(table)[0]


def test_DW_R18_an_empty_pool_stops_only_the_posters() -> None:
    table = play(start("b1 bank s1.1 | pool 1"), "s0 hit boss bank", "s1 flee", "s0 annex")
    assert 10 == cash(table)[0] and 1 == posters(table)[0]
    assert table.is_over
    table = play(start("b1 newspaper s1.1 | pool 1 | s1 $3"), "s0 hit boss newspaper", "s1 flee")
    play(table, "s0 annex")
    assert table.is_over and 6 == cash(table)[0] and [1, 0] == posters(table)


def test_DW_R19_supplies_run_out() -> None:
    table = start("b1 gunsmith-1 | s0 cartridges 9 | s1 cartridges 10")
    play(table, "s0 hit boss gunsmith-1", "s0 annex")
    assert 10 == standing(table, 0)["cartridges"] and 6 == cash(table)[0]
    table = start("b1 blacksmith-1 | s0 ponies 5 | s1 ponies 5")
    play(table, "s0 hit boss blacksmith-1", "s0 annex")
    assert 5 == standing(table, 0)["ponies"] and 6 == cash(table)[0]
    table = start("b1 blacksmith-1 | s0 ponies 5 | s1 ponies 4")
    play(table, "s0 hit boss blacksmith-1", "s0 annex")
    assert 6 == standing(table, 0)["ponies"]


def test_DW_R20_hiring_needs_money_and_men() -> None:
    table = play(start("b1 saloon-2 | s0 $0"), "s0 hit boss saloon-2", "s0 annex")
    assert ["decline", "hire greenhorn"] == may(table)
    play(table, "s0 hire greenhorn")
    assert "mine" == where(table, 0)["greenhorn-2"] and 0 == cash(table)[0]
    table = play(start("b1 saloon-2 | s0 $2"), "s0 hit boss saloon-2", "s0 annex")
    assert ["decline", "hire greenhorn", "hire gunslinger"] == may(table)
    play(table, "s0 hire gunslinger")
    assert 1 == cash(table)[0]
    table = play(start("b1 saloon-2 | s0 $3"), "s0 hit boss saloon-2", "s0 annex", "s0 hire boss")
    assert 0 == cash(table)[0] and "mine" == where(table, 0)["boss-2"]
    gone = "s0 $0 ranch 3 hill 1 1 1 2 2 2"
    table = play(start(f"b1 saloon-2 | {gone}"), "s0 hit boss saloon-2", "s0 annex")
    assert "s1 turn" == asked(table)


STORE = "c1 general-store-1 | d1 bank s0.1"


def test_DW_R21_the_store_move_is_compulsory_unless_the_switch_says_so() -> None:
    table = play(start(STORE), "s0 hit boss general-store-1", "s0 annex")
    assert ["send bank"] == may(table)
    table = start(STORE, gs_move="optional")
    play(table, "s0 hit boss general-store-1", "s0 annex")
    assert ["decline", "send bank"] == may(table)
    play(table, "s0 decline")
    assert 6 == cash(table)[0] and "s1 turn" == asked(table)
    table = play(start("c1 general-store-1"), "s0 hit boss general-store-1", "s0 annex")
    assert 6 == cash(table)[0] and "s1 turn" == asked(table)


def test_DW_R21_a_move_that_can_only_attack_is_compulsory_too() -> None:
    position = (
        "a3 town-hall s0.2 | a4 sheriffs-office s1.1 | a5 church s0.1 | c1 general-store-1"
        " | b1 bank s1.2"
    )
    table = play(start(position), "s0 hit boss general-store-1", "s0 annex", "s0 send town-hall")
    assert ["to bank"] == may(table)


def test_DW_R22_who_may_be_sent_and_when_control_ends() -> None:
    table = start("c1 general-store-1 | d1 bank s0.1 | s0 ranch 3 2 mine 2")
    play(table, "s0 hit boss general-store-1", "s0 annex")
    assert ["send bank"] == may(table)
    play(table, "s0 send bank")
    assert "to bank" not in may(table) and "to general-store-1" not in may(table)
    position = f"c1 general-store-1 | d1 undertaker s0.1 | e1 bank s1.1 | s0 {UNARMED}"
    table = start(f"{position} | s1 {UNARMED}", dealer=KILL)
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send undertaker", "s0 to bank")
    assert [6, 5] == cash(table) and [1, 0] == posters(table)
    assert "s0 arrived" == asked(table)


def test_DW_R22_a_lost_attack_leaves_the_store_alone() -> None:
    position = f"c1 general-store-1 | d1 hotel s0.1 | e1 bank s1.1 | s0 {UNARMED}"
    table = start(f"{position} | s1 {UNARMED}", dealer=["roll 1", "roll 6"])
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send hotel", "s0 to bank")
    assert "hill" == where(table, 0)["greenhorn-1"]
    assert "general-store-1" == where(table, 0)["boss-1"]


def test_DW_R23_stores_chain() -> None:
    position = "c1 general-store-1 | d1 general-store-2 | e1 bank s0.1 | b1 hotel"
    table = start(position, gs_from_store="other_tile")
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send bank")
    play(table, "s0 to general-store-2", "s0 annex")
    assert 7 == cash(table)[0]
    assert ["send general-store-1"] == may(table)
    play(table, "s0 send general-store-1", "s0 to hotel", "s0 annex")
    assert 9 == cash(table)[0]


def test_DW_R24_the_casino_needs_an_opponent_with_money() -> None:
    table = play(start("b1 casino | s1 $0"), "s0 hit boss casino", "s0 annex")
    assert [5, 0] == cash(table)
    table = play(start("b1 casino | s1 $0", seats=4), "s0 hit boss casino", "s0 annex")
    assert ["fleece s2", "fleece s3"] == may(table)
    play(table, "s0 fleece s3")
    assert [6, 0, 5, 4] == cash(table)


def test_DW_R25_the_stage_depot() -> None:
    table = start("b1 stage-depot", dealer=["draw bank"])
    play(table, "s0 hit boss stage-depot", "s0 annex")
    assert 7 == cash(table)[0] and ["open 1", "open 2", "open 3"] == may(table)
    play(table, "s0 open 1")
    assert all(text.startswith("build bank ") for text in may(table))
    full = built([tile for tile in LOOSE_TILES if tile not in ("laundry-2", "gold-mine")])
    table = start(full, dealer=["draw gold-mine"])
    play(table, "s0 hit boss stage-depot", "s0 annex")
    assert all(text.startswith("build gold-mine ") for text in may(table))
    table = play(start(built(LOOSE_TILES)), "s0 hit boss stage-depot", "s0 annex")
    assert 7 == cash(table)[0] and "s1 turn" == asked(table)


def test_DW_R26_the_undertaker() -> None:
    own = f"b1 bank s1.1 | c1 undertaker s0.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(start(own, dealer=["roll 1", "roll 2", "roll 6"]), "s0 hit gunslinger bank")
    assert "hill" == where(table, 0)["gunslinger-1"] and [6, 5] == cash(table)
    at_home = f"c1 undertaker s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(start(at_home, dealer=["roll 1", "roll 6"]), "s0 hit greenhorn undertaker")
    assert [5, 6] == cash(table)


def test_DW_R27_laundries_count_for_a_church_beside_the_station() -> None:
    position = (
        "f2 track | e3 track | d4 track | c5 track | a5 church s0.1 | b1 laundry-1 s0.2"
        " | s0 posters 3"
    )
    table = start(position)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b5", "s0 annex", "s0 wash 2")
    play(table, "s0 decline")
    assert 0 == posters(table)[0]  # one at Town Hall, two at the Church


def test_DW_R28_the_court_sits_clockwise() -> None:
    position = "turn 1 s1 | b1 courthouse | pool 10 | s0 posters 1 | s1 posters 2 | s3 posters 9"
    table = play(start(position, seats=4), "s1 hit boss courthouse", "s1 annex")
    assert "s1 court" == asked(table)
    play(table, "s1 pay")
    assert [5, 3, 5, 5] == cash(table)
    assert [1, 2, 0, 10] == posters(table)  # s3 cannot pay nine and takes one instead
    assert "s0 court" == asked(table)
    play(table, "s0 refuse")
    assert [2, 2, 0, 10] == posters(table) and 5 == cash(table)[0]


def test_DW_R29_the_grifter_takes_two_from_anywhere_but_the_mine() -> None:
    position = "b1 grifter | a5 church s1.1 | b3 bank s2.1 | s1 ranch 2 mine 3 | s2 ranch 2 3"
    table = play(start(position, seats=3), "s0 hit boss grifter", "s0 annex")
    assert [
        "swindle church s1",
        "swindle bank s2",
        "lure s1 gunslinger",
        "lure s2 gunslinger",
        "lure s2 boss",
    ] == may(table)
    play(table, "s0 swindle bank s2", "s0 lure s2 boss")
    assert "mine" == where(table, 2)["greenhorn-1"] == where(table, 2)["boss-1"]
    assert [0, 0, 0] == posters(table) and 6 == cash(table)[0]
    table = play(start("b1 grifter | s1 ranch 2 mine 3"), "s0 hit boss grifter", "s0 annex")
    play(table, "s0 lure s1 gunslinger")
    assert "s1 turn" == asked(table)


def test_DW_R30_twice_beside_the_station() -> None:
    rails = "f1 track | e1 track | d1 track | c1 track"
    position = f"{rails} | b1 hotel s1.1 | c2 bank s1.2 | s0 posters 3 | s1 ponies 0"
    table = play(start(position), "s0 hit boss town-hall", "s0 annex", "s0 rail b2")
    assert ["pick town-hall s0", "pick bank s1", "pick hotel s1"] == may(table)
    play(table, "s0 pick bank s1", "s1 decline", "s1 annex")
    assert [2, 1] == posters(table)
    play(table, "s0 pick town-hall s0", "s0 annex")
    assert 1 == posters(table)[0]
    assert "s0 site" == asked(table)
    while asked(table) == "s0 site":
        table.play(0, may(table)[0])
    play(table, "s0 decline", "s1 annex", "s1 annex")
    assert table.is_over and [5, 18] == cash(table)


def test_DW_R30_the_church_calls_each_gang_and_the_second_annex_needs_the_man() -> None:
    rails = "f2 track | e3 track | d4 track | c5 track"
    position = f"{rails} | a5 church s0.1 s1.1 | s0 posters 3 | s1 posters 3"
    table = play(start(position), "s0 hit boss town-hall", "s0 annex", "s0 rail b5")
    assert ["pick church s0", "pick church s1"] == may(table)
    play(table, "s0 pick church s1", "s1 annex", "s1 annex", "s0 annex", "s0 annex")
    assert [0, 1] == posters(table)
    table = start(f"{rails} | b6 dance-hall s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b5", "s1 annex")
    play(table, "s1 return dance-hall")
    assert table.is_over and 6 == cash(table)[1]


def test_DW_R31_newspaper_names_anybody() -> None:
    position = "b1 newspaper | s2 ranch - hill 1 2 3"
    table = play(start(position, seats=3), "s0 hit boss newspaper", "s0 annex")
    assert ["accuse s0", "accuse s1", "accuse s2"] == may(table)
    play(table, "s0 accuse s2")
    assert [0, 0, 1] == posters(table) and 6 == cash(table)[0]


def test_DW_R31_dance_hall_takes_home_up_to_two() -> None:
    position = "b1 dance-hall | c1 bank s0.1 | s0 ranch 3 2 mine 2 hill 1"
    table = play(start(position), "s0 hit boss dance-hall", "s0 annex")
    assert ["return bank", "return dance-hall", "fetch gunslinger", "done"] == may(table)
    twin = tt.replay(table.journal)
    play(table, "s0 return dance-hall", "s0 fetch gunslinger")
    assert "ranch" == where(table, 0)["boss-1"] == where(table, 0)["gunslinger-2"]
    assert "s1 turn" == asked(table)
    play(twin, "s0 done")
    assert 6 == cash(twin)[0] and "s1 turn" == asked(twin)


def test_DW_R31_telegraph_may_move_nothing_and_fortunes_need_tiles() -> None:
    table = start("b1 telegraph-office | pool 26 | s1 posters 3")
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 issue")
    assert (26, 0) == pool(table) and "s1 turn" == asked(table)
    table = play(start(built(LOOSE_TILES)), "s0 hit boss fortune-teller", "s0 annex")
    assert 6 == cash(table)[0] and "s1 turn" == asked(table)


def test_DW_R32_the_gold_mine_rolls_one_die() -> None:
    table = start("b1 gold-mine | s0 cartridges 3", dealer=["roll 6"])
    play(table, "s0 hit boss gold-mine", "s0 annex")
    assert 1 == len(told(table, "dug")) and 3 == standing(table, 0)["cartridges"]


def test_DW_R40_money_never_runs_out() -> None:
    table = play(start("b1 bank | s0 $400"), "s0 hit boss bank", "s0 annex")
    assert 405 == cash(table)[0]


def test_DW_R60_an_annex_outlives_its_cowboy() -> None:
    table = start("e1 grifter s1.1 | s0 ranch 3")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1", "s1 annex")
    play(table, "s1 swindle town-hall s0")
    assert "mine" == where(table, 0)["boss-1"]
    assert "s0 site" == asked(table)


def test_DW_R63_others_learn_only_which_stack_was_examined() -> None:
    draws = [f"draw {tile}" for tile in in_order(2, "gold-mine", "general-store-2")[:-1]]
    table = start("b1 fortune-teller", seats=3, dealer=draws)
    play(table, "s0 hit boss fortune-teller", "s0 annex")
    assert ["decline", "examine 1", "examine 2", "examine 3"] == may(table)
    play(table, "s0 examine 2")
    other = tt.replay(table.journal)
    play(table, "s0 order general-store-2", "s0 keep")
    play(other, "s0 keep")
    assert table.view(1) == other.view(1) and table.view(None) == other.view(None)
    keys = [event["key"] for event in table.events(1)]
    assert "examined" in keys and "turned-up" not in keys and "ordered" not in keys
    known = [piece["ref"] for piece in zone(table, "zone:known-2", 0)["pieces"]]
    assert ["building:general-store-2", "building:gold-mine"] == known[:2]
    hidden = table.journal_text(is_open=False)
    assert hidden == other.journal_text(is_open=False)
    assert "draw ?" in hidden and "order" not in hidden and "gold-mine" not in hidden
    assert 6 == cash(table)[0]


def test_DW_R63_tiles_underneath_are_public_until_somebody_looks() -> None:
    table = start("b1 fortune-teller | stack 2 under gold-mine")
    assert ["gold-mine"] == stack(table, 2)[2]
    play(table, "s0 hit boss fortune-teller", "s0 annex", "s0 examine 2", "s0 keep")
    assert [] == stack(table, 2)[2]


def test_DW_R64_a_cowboy_of_the_other_store_may_be_sent() -> None:
    position = "c1 general-store-1 | d1 general-store-2 s0.1 | b1 bank"
    table = start(position, gs_from_store="other_tile")
    play(table, "s0 hit boss general-store-1", "s0 annex")
    assert ["send general-store-2"] == may(table)
    table = play(start(position), "s0 hit boss general-store-1", "s0 annex")
    assert "s1 turn" == asked(table)


def test_DW_R65_refusing_with_an_empty_pool() -> None:
    position = "b1 courthouse s1.1 | pool 1 | s0 posters 2 | s1 posters 1 ponies 1"
    table = play(start(position), "s0 hit boss courthouse", "s1 flee", "s0 annex")
    assert ["pay", "refuse"] == may(table)
    play(table, "s0 refuse")
    assert 3 == posters(table)[0]
    table = start(position, court_empty_pool="pay")
    play(table, "s0 hit boss courthouse", "s1 flee", "s0 annex")
    assert table.is_over and [2, 4] == cash(table) and [3, 1] == posters(table)
