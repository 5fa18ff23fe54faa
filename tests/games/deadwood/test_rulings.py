"""What we play where the rulebook is silent: turns, Sheriff, annexing, single buildings."""

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
    pool,
    posters,
    told,
    town,
    where,
    zone,
)

UNARMED = "cartridges 0 ponies 0"
KILL = ["roll 6", "roll 1"]
"""One against one: the attacker kills."""


def refusal(table: tt.Table, seat: int, answer: str) -> str:
    """The code with which *answer* is refused; nothing changes."""
    before = table.state.fingerprint()
    with pytest.raises(tt.IllegalAction) as found:
        table.play(seat, answer)
    assert table.state.fingerprint() == before
    return found.value.code


# End of game and turn

LAST_OF_S1 = f"b1 bank s1.1 | s0 $9 {UNARMED} | s1 {UNARMED} ranch - hill 2 3"


def test_DW_R01_all_gangs_or_any_gang() -> None:
    for options, is_over in (
        ({}, False),
        ({"end_cowboys": "any"}, True),
        ({"edition": "en"}, True),
        ({"edition": "en", "end_cowboys": "all"}, False),
    ):
        table = town(LAST_OF_S1, 3, list(KILL), **options)
        play(table, "s0 hit greenhorn bank", "s0 decline")
        assert table.is_over is is_over, options


def test_DW_R02_an_end_stays_latched() -> None:
    table = town("b1 telegraph-office s1.1 | pool 1 | s1 $3")
    play(table, "s0 hit boss telegraph-office", "s1 flee", "s0 annex", "s0 issue")
    assert pool(table)[0] == 2
    assert table.is_over and table.result is not None
    assert table.result.ending == "pool"


def test_DW_R03_several_ends_are_recorded_and_the_station_counts() -> None:
    position = "f1 track | e1 track | d1 track | c1 track | b2 bank s1.1 | a7 stage-depot s1.2"
    table = town(f"{position} | pool 1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b1", "s1 annex", "s1 decline")
    assert table.result is not None
    assert table.result.details["triggers"] == ["station", "pool"]
    assert table.result.ending == "station"
    assert table.result.scores == (5, 9)


def test_DW_R04_there_is_always_a_move() -> None:
    crowded = (
        "a3 town-hall s1.1 | a4 sheriffs-office s1.2 | a5 church s1.3 | b3 saloon-x s2.1"
        " | b4 bank s2.2 | c2 hotel s2.3 | c3 casino s3.1 | c4 laundry-1 s3.2 | s0 $0"
    )
    table = town(crowded, 4)
    assert may(table) != []
    assert all(text.startswith("hit ") for text in may(table))


def test_DW_R05_unhired_cowboys_keep_nobody_alive() -> None:
    table = town(LAST_OF_S1, 3, list(KILL), end_cowboys="any")
    assert len(zone(table, "zone:unhired-s1")["pieces"]) == 6
    play(table, "s0 hit greenhorn bank", "s0 decline")
    assert table.is_over and table.result is not None
    assert table.result.ending == "gang-gone"


def test_DW_R06_nobody_may_pass() -> None:
    table = town("a3 town-hall s1.3 | a4 sheriffs-office s1.2 | b1 bank s1.1 | s0 ranch 1")
    assert may(table) == ["hit greenhorn town-hall", "hit greenhorn church", "hit greenhorn bank"]
    table = town("b1 bank s0.1 | s0 ranch -")
    assert may(table) == ["return bank"]


def test_DW_R07_a_cap_ends_and_counts_an_endless_game() -> None:
    table = town("turn 9 s0 | b1 bank | s1 $6", turn_cap=10)
    play(table, "s0 hit boss bank", "s0 decline", "s1 hit boss town-hall", "s1 decline")
    assert table.is_over and table.result is not None
    assert table.result.ending == "turn-cap"
    assert table.result.winners == (1,)
    table = town("turn 9 s0 | b1 bank")
    play(table, "s0 hit boss bank", "s0 decline", "s1 hit boss town-hall", "s1 decline")
    assert not table.is_over


# Sheriff and fee

BROKE = "turn 1 s1 | a4 sheriffs-office s0.1 | b3 hotel | s1 $0"


def test_DW_R08_no_money_no_entry() -> None:
    assert refusal(town(BROKE), 1, "hit boss hotel") == "fee-due"
    table = play(town(BROKE, fee_when_broke="waive"), "s1 hit boss hotel", "s1 annex")
    assert cash(table) == [5, 2]


def test_DW_R09_the_fee_is_due_in_church_and_on_a_store_move() -> None:
    table = town("turn 1 s1 | a4 sheriffs-office s0.1 | sheriff a4-a5-b4 | b1 bank")
    play(table, "s1 hit boss church")
    assert cash(table) == [6, 4]
    position = "turn 1 s1 | a4 sheriffs-office s0.1 | b3 hotel | c1 general-store-1 | d1 bank s1.1"
    table = town(f"{position} | s1 $0")
    play(table, "s1 hit boss general-store-1", "s1 annex", "s1 send bank", "s1 to hotel")
    assert cash(table) == [6, 0]
    play(table, "s1 annex")
    assert cash(table) == [6, 2]


def test_DW_R10_annexing_may_be_declined() -> None:
    table = play(town("b1 bank"), "s0 hit boss bank", "s0 decline")
    assert cash(table) == [5, 5] and posters(table) == [0, 0]
    assert where(table, 0)["boss-1"] == "bank"
    assert asked(table) == "s1 turn"


def test_DW_R11_the_holder_pays_himself_nothing() -> None:
    table = play(town("a4 sheriffs-office s0.1 | b3 hotel"), "s0 hit boss hotel")
    assert cash(table) == [5, 5] and told(table, "fee-paid") == []


def test_DW_R12_the_sheriff_may_stay() -> None:
    table = play(town("sheriff e2-f1-f2"), "s0 hit boss sheriffs-office", "s0 annex")
    assert "guard e2-f1-f2" in may(table)
    play(table, "s0 guard e2-f1-f2")
    assert table.view(None)["scene"]["corner"] == "corner:e2-f1-f2"


def test_DW_R13_he_stands_where_three_plots_meet() -> None:
    table = town("f1 track | b1 bank")
    play(table, "s0 hit boss sheriffs-office", "s0 annex")
    buildings = {"a3", "a4", "a5", "b1"}
    corners = [text.split()[1].split("-") for text in may(table)]
    assert all(len(corner) == 3 for corner in corners)
    assert all(buildings & set(corner) for corner in corners)
    assert ["a1", "a2", "b1"] in corners and ["e1", "e2", "f1"] not in corners
    assert len(table.view(None)["scene"]["corners"]) == 35


def test_DW_R14_the_office_itself_may_be_entered_without_a_fee() -> None:
    table = town("sheriff a4-b3-b4 | s0 $0")
    play(table, "s0 hit boss sheriffs-office")
    assert cash(table) == [0, 5] and asked(table) == "s0 arrived"


def test_DW_R15_a_protected_sheriff_sits_safely_but_for_a_grifter() -> None:
    table = town("turn 1 s1 | a4 sheriffs-office s0.1 | b1 grifter")
    assert refusal(table, 1, "hit boss sheriffs-office") == "sheriff-protects"
    play(table, "s1 hit boss grifter", "s1 annex", "s1 swindle sheriffs-office s0")
    assert where(table, 0)["greenhorn-1"] == "mine"


# Annexing in general


def test_DW_R16_without_posters_the_rest_still_happens() -> None:
    table = play(town("b1 bank"), "s0 hit boss town-hall", "s0 annex")
    assert asked(table) == "s0 track"
    table = play(town("b1 bank"), "s0 hit boss church", "s0 annex")
    assert posters(table)[0] == 0 and asked(table) == "s1 turn"


def test_DW_R17_the_church_takes_as_many_as_it_may() -> None:
    table = town("b1 laundry-1 s0.1 | s0 posters 4", laundry="most")
    play(table, "s0 hit boss church", "s0 annex")
    assert posters(table)[0] == 2


def test_DW_R18_an_empty_pool_stops_only_the_posters() -> None:
    table = play(town("b1 bank s1.1 | pool 1"), "s0 hit boss bank", "s1 flee", "s0 annex")
    assert cash(table)[0] == 10 and posters(table)[0] == 1
    assert table.is_over
    table = play(town("b1 newspaper s1.1 | pool 1 | s1 $3"), "s0 hit boss newspaper", "s1 flee")
    play(table, "s0 annex")
    assert table.is_over and cash(table)[0] == 6 and posters(table) == [1, 0]


def test_DW_R19_supplies_run_out() -> None:
    table = town("b1 gunsmith-1 | s0 cartridges 9 | s1 cartridges 10")
    play(table, "s0 hit boss gunsmith-1", "s0 annex")
    assert has(table, 0)["cartridges"] == 10 and cash(table)[0] == 6
    table = town("b1 blacksmith-1 | s0 ponies 5 | s1 ponies 5")
    play(table, "s0 hit boss blacksmith-1", "s0 annex")
    assert has(table, 0)["ponies"] == 5 and cash(table)[0] == 6
    table = town("b1 blacksmith-1 | s0 ponies 5 | s1 ponies 4")
    play(table, "s0 hit boss blacksmith-1", "s0 annex")
    assert has(table, 0)["ponies"] == 6


# Individual buildings


def test_DW_R20_hiring_needs_money_and_men() -> None:
    table = play(town("b1 saloon-2 | s0 $0"), "s0 hit boss saloon-2", "s0 annex")
    assert may(table) == ["decline", "hire greenhorn"]
    play(table, "s0 hire greenhorn")
    assert where(table, 0)["greenhorn-2"] == "mine" and cash(table)[0] == 0
    table = play(town("b1 saloon-2 | s0 $2"), "s0 hit boss saloon-2", "s0 annex")
    assert may(table) == ["decline", "hire greenhorn", "hire gunslinger"]
    play(table, "s0 hire gunslinger")
    assert cash(table)[0] == 1
    table = play(town("b1 saloon-2 | s0 $3"), "s0 hit boss saloon-2", "s0 annex", "s0 hire boss")
    assert cash(table)[0] == 0 and where(table, 0)["boss-2"] == "mine"
    gone = "s0 $0 ranch 3 hill 1 1 1 2 2 2"
    table = play(town(f"b1 saloon-2 | {gone}"), "s0 hit boss saloon-2", "s0 annex")
    assert asked(table) == "s1 turn"


STORE = "c1 general-store-1 | d1 bank s0.1"


def test_DW_R21_the_store_move_is_compulsory_unless_the_switch_says_so() -> None:
    table = play(town(STORE), "s0 hit boss general-store-1", "s0 annex")
    assert may(table) == ["send bank"]
    table = town(STORE, gs_move="optional")
    play(table, "s0 hit boss general-store-1", "s0 annex")
    assert may(table) == ["decline", "send bank"]
    play(table, "s0 decline")
    assert cash(table)[0] == 6 and asked(table) == "s1 turn"
    table = play(town("c1 general-store-1"), "s0 hit boss general-store-1", "s0 annex")
    assert cash(table)[0] == 6 and asked(table) == "s1 turn"


def test_DW_R21_a_move_that_can_only_attack_is_compulsory_too() -> None:
    position = (
        "a3 town-hall s0.2 | a4 sheriffs-office s1.1 | a5 church s0.1 | c1 general-store-1"
        " | b1 bank s1.2"
    )
    table = play(town(position), "s0 hit boss general-store-1", "s0 annex", "s0 send town-hall")
    assert may(table) == ["to bank"]


def test_DW_R22_who_may_be_sent_and_when_control_ends() -> None:
    table = town("c1 general-store-1 | d1 bank s0.1 | s0 ranch 3 2 mine 2")
    play(table, "s0 hit boss general-store-1", "s0 annex")
    assert may(table) == ["send bank"]
    play(table, "s0 send bank")
    assert "to bank" not in may(table) and "to general-store-1" not in may(table)
    position = f"c1 general-store-1 | d1 undertaker s0.1 | e1 bank s1.1 | s0 {UNARMED}"
    table = town(f"{position} | s1 {UNARMED}", 2, list(KILL))
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send undertaker", "s0 to bank")
    assert cash(table) == [6, 5] and posters(table) == [1, 0]
    assert asked(table) == "s0 arrived"


def test_DW_R22_a_lost_attack_leaves_the_store_alone() -> None:
    position = f"c1 general-store-1 | d1 hotel s0.1 | e1 bank s1.1 | s0 {UNARMED}"
    table = town(f"{position} | s1 {UNARMED}", 2, ["roll 1", "roll 6"])
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send hotel", "s0 to bank")
    assert where(table, 0)["greenhorn-1"] == "hill"
    assert where(table, 0)["boss-1"] == "general-store-1"


def test_DW_R23_stores_chain() -> None:
    position = "c1 general-store-1 | d1 general-store-2 | e1 bank s0.1 | b1 hotel"
    table = town(position, gs_from_store="other_tile")
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send bank")
    play(table, "s0 to general-store-2", "s0 annex")
    assert cash(table)[0] == 7
    assert may(table) == ["send general-store-1"]
    play(table, "s0 send general-store-1", "s0 to hotel", "s0 annex")
    assert cash(table)[0] == 9


def test_DW_R24_the_casino_needs_an_opponent_with_money() -> None:
    table = play(town("b1 casino | s1 $0", 2), "s0 hit boss casino", "s0 annex")
    assert cash(table) == [5, 0]
    table = play(town("b1 casino | s1 $0", 4), "s0 hit boss casino", "s0 annex")
    assert may(table) == ["fleece s2", "fleece s3"]
    play(table, "s0 fleece s3")
    assert cash(table) == [6, 0, 5, 4]


def test_DW_R25_the_stage_depot() -> None:
    dealer = ["draw bank"]
    table = play(town("b1 stage-depot", 2, dealer), "s0 hit boss stage-depot", "s0 annex")
    assert cash(table)[0] == 7 and may(table) == ["open 1", "open 2", "open 3"]
    play(table, "s0 open 1")
    assert all(text.startswith("build bank ") for text in may(table))
    everywhere = [plot for plot in ALL_PLOTS if plot not in ("a3", "a4", "a5")]
    tiles = [tile for tile in ALL_TILES[3:] if tile not in ("laundry-2", "gold-mine")]
    full = " | ".join(f"{p} {t}" for p, t in zip(everywhere, tiles, strict=False))
    table = play(town(full, 2, ["draw gold-mine"]), "s0 hit boss stage-depot", "s0 annex")
    assert all(text.startswith("build gold-mine ") for text in may(table))
    empty = " | ".join(f"{p} {t}" for p, t in zip(everywhere, ALL_TILES[3:], strict=False))
    table = play(town(empty), "s0 hit boss stage-depot", "s0 annex")
    assert cash(table)[0] == 7 and asked(table) == "s1 turn"


def test_DW_R26_the_undertaker() -> None:
    own = f"b1 bank s1.1 | c1 undertaker s0.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(town(own, 2, ["roll 1", "roll 2", "roll 6"]), "s0 hit gunslinger bank")
    assert where(table, 0)["gunslinger-1"] == "hill" and cash(table) == [6, 5]
    at_home = f"c1 undertaker s1.1 | s0 {UNARMED} | s1 {UNARMED}"
    table = play(town(at_home, 2, ["roll 1", "roll 6"]), "s0 hit greenhorn undertaker")
    assert cash(table) == [5, 6]


def test_DW_R27_laundries_count_for_a_church_beside_the_station() -> None:
    position = (
        "f2 track | e3 track | d4 track | c5 track | a5 church s0.1 | b1 laundry-1 s0.2"
        " | s0 posters 3"
    )
    table = town(position)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b5", "s0 annex", "s0 wash 2")
    play(table, "s0 decline")
    assert posters(table)[0] == 0  # one at Town Hall, two at the Church


def test_DW_R28_the_court_sits_clockwise() -> None:
    position = "turn 1 s1 | b1 courthouse | pool 10 | s0 posters 1 | s1 posters 2 | s3 posters 9"
    table = play(town(position, 4), "s1 hit boss courthouse", "s1 annex")
    assert asked(table) == "s1 court"
    play(table, "s1 pay")
    assert cash(table) == [5, 3, 5, 5]
    assert posters(table) == [1, 2, 0, 10]  # s3 cannot pay nine and takes one instead
    assert asked(table) == "s0 court"
    play(table, "s0 refuse")
    assert posters(table) == [2, 2, 0, 10] and cash(table)[0] == 5


def test_DW_R29_the_grifter_takes_two_from_anywhere_but_the_mine() -> None:
    position = "b1 grifter | a5 church s1.1 | b3 bank s2.1 | s1 ranch 2 mine 3 | s2 ranch 2 3"
    table = play(town(position, 3), "s0 hit boss grifter", "s0 annex")
    assert may(table) == [
        "swindle church s1",
        "swindle bank s2",
        "lure s1 gunslinger",
        "lure s2 gunslinger",
        "lure s2 boss",
    ]
    play(table, "s0 swindle bank s2", "s0 lure s2 boss")
    assert where(table, 2)["greenhorn-1"] == where(table, 2)["boss-1"] == "mine"
    assert posters(table) == [0, 0, 0] and cash(table)[0] == 6
    table = play(town("b1 grifter | s1 ranch 2 mine 3"), "s0 hit boss grifter", "s0 annex")
    play(table, "s0 lure s1 gunslinger")
    assert asked(table) == "s1 turn"


def test_DW_R30_twice_beside_the_station() -> None:
    rails = "f1 track | e1 track | d1 track | c1 track"
    position = f"{rails} | b1 hotel s1.1 | c2 bank s1.2 | s0 posters 3 | s1 ponies 0"
    table = play(town(position), "s0 hit boss town-hall", "s0 annex", "s0 rail b2")
    assert may(table) == ["pick town-hall s0", "pick bank s1", "pick hotel s1"]
    play(table, "s0 pick bank s1", "s1 decline", "s1 annex")
    assert posters(table) == [2, 1]
    play(table, "s0 pick town-hall s0", "s0 annex")
    assert posters(table)[0] == 1
    assert asked(table) == "s0 site"
    while asked(table) == "s0 site":
        table.play(0, may(table)[0])
    play(table, "s0 decline", "s1 annex", "s1 annex")
    assert table.is_over and cash(table) == [5, 18]


def test_DW_R30_the_church_calls_each_gang_and_the_second_annex_needs_the_man() -> None:
    rails = "f2 track | e3 track | d4 track | c5 track"
    position = f"{rails} | a5 church s0.1 s1.1 | s0 posters 3 | s1 posters 3"
    table = play(town(position), "s0 hit boss town-hall", "s0 annex", "s0 rail b5")
    assert may(table) == ["pick church s0", "pick church s1"]
    play(table, "s0 pick church s1", "s1 annex", "s1 annex", "s0 annex", "s0 annex")
    assert posters(table) == [0, 1]
    table = town(f"{rails} | b6 dance-hall s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b5", "s1 annex")
    play(table, "s1 return dance-hall")
    assert table.is_over and cash(table)[1] == 6


def test_DW_R31_newspaper_names_anybody() -> None:
    position = "b1 newspaper | s2 ranch - hill 1 2 3"
    table = play(town(position, 3), "s0 hit boss newspaper", "s0 annex")
    assert may(table) == ["accuse s0", "accuse s1", "accuse s2"]
    play(table, "s0 accuse s2")
    assert posters(table) == [0, 0, 1] and cash(table)[0] == 6


def test_DW_R31_dance_hall_takes_home_up_to_two() -> None:
    position = "b1 dance-hall | c1 bank s0.1 | s0 ranch 3 2 mine 2 hill 1"
    table = play(town(position), "s0 hit boss dance-hall", "s0 annex")
    assert may(table) == ["return bank", "return dance-hall", "fetch gunslinger", "done"]
    twin = tt.replay(table.journal)
    play(table, "s0 return dance-hall", "s0 fetch gunslinger")
    assert where(table, 0)["boss-1"] == where(table, 0)["gunslinger-2"] == "ranch"
    assert asked(table) == "s1 turn"
    play(twin, "s0 done")
    assert cash(twin)[0] == 6 and asked(twin) == "s1 turn"


def test_DW_R31_telegraph_may_move_nothing_and_fortunes_need_tiles() -> None:
    table = town("b1 telegraph-office | pool 26 | s1 posters 3")
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 issue")
    assert pool(table) == (26, 0) and asked(table) == "s1 turn"
    everywhere = [plot for plot in ALL_PLOTS if plot not in ("a3", "a4", "a5")]
    empty = " | ".join(f"{p} {t}" for p, t in zip(everywhere, ALL_TILES[3:], strict=False))
    table = play(town(empty), "s0 hit boss fortune-teller", "s0 annex")
    assert cash(table)[0] == 6 and asked(table) == "s1 turn"


def test_DW_R32_the_gold_mine_rolls_one_die() -> None:
    table = town("b1 gold-mine | s0 cartridges 3", 2, ["roll 6"])
    play(table, "s0 hit boss gold-mine", "s0 annex")
    assert len(told(table, "dug")) == 1 and has(table, 0)["cartridges"] == 3
