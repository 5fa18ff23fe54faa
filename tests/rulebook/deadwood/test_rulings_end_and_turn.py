"""Rulings on turns, on how the game ends, and on gangs that are gone."""

from tests.games.deadwood.table import KILL, UNARMED, cash, pool, posters, start
from tests.table import asked, may, play, result_of, zone

LAST_OF_S1 = f"b1 bank s1.1 | s0 $9 {UNARMED} | s1 {UNARMED} ranch - hill 2 3"


def test_DW_R01_all_gangs_or_any_gang() -> None:
    for options, is_over in (
        ({}, False),
        ({"end_cowboys": "any"}, True),
        ({"edition": "en"}, True),
        ({"edition": "en", "end_cowboys": "all"}, False),
    ):
        table = start(LAST_OF_S1, seats=3, dealer=KILL, **options)
        play(table, "s0 hit greenhorn bank", "s0 decline")
        assert table.is_over is is_over, options


def test_DW_R02_an_end_stays_latched() -> None:
    table = start("b1 telegraph-office s1.1 | pool 1 | s1 $3")
    play(table, "s0 hit boss telegraph-office", "s1 flee", "s0 annex", "s0 issue")
    assert 2 == pool(table)[0]
    assert "pool" == result_of(table).ending


def test_DW_R03_several_ends_are_recorded_and_the_station_counts() -> None:
    position = "f1 track | e1 track | d1 track | c1 track | b2 bank s1.1 | a7 stage-depot s1.2"
    table = start(f"{position} | pool 1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b1", "s1 annex", "s1 decline")
    assert ["station", "pool"] == result_of(table).details["triggers"]
    assert "station" == result_of(table).ending
    assert (5, 9) == result_of(table).scores


def test_DW_R04_there_is_always_a_move() -> None:
    crowded = (
        "a3 town-hall s1.1 | a4 sheriffs-office s1.2 | a5 church s1.3 | b3 saloon-x s2.1"
        " | b4 bank s2.2 | c2 hotel s2.3 | c3 casino s3.1 | c4 laundry-1 s3.2 | s0 $0"
    )
    table = start(crowded, seats=4)
    assert may(table) != []
    assert all(text.startswith("hit ") for text in may(table))


def test_DW_R05_unhired_cowboys_keep_nobody_alive() -> None:
    table = start(LAST_OF_S1, seats=3, dealer=KILL, end_cowboys="any")
    assert 6 == len(zone(table, "zone:unhired-s1")["pieces"])
    play(table, "s0 hit greenhorn bank", "s0 decline")
    assert "gang-gone" == result_of(table).ending


def test_DW_R06_nobody_may_pass() -> None:
    table = start("a3 town-hall s1.3 | a4 sheriffs-office s1.2 | b1 bank s1.1 | s0 ranch 1")
    assert ["hit greenhorn town-hall", "hit greenhorn church", "hit greenhorn bank"] == may(table)
    table = start("b1 bank s0.1 | s0 ranch -")
    assert ["return bank"] == may(table)


def test_DW_R07_a_cap_ends_and_counts_an_endless_game() -> None:
    table = start("turn 9 s0 | b1 bank | s1 $6", turn_cap=10)
    play(table, "s0 hit boss bank", "s0 decline", "s1 hit boss town-hall", "s1 decline")
    assert "turn-cap" == result_of(table).ending
    assert (1,) == result_of(table).winners
    table = start("turn 9 s0 | b1 bank")
    play(table, "s0 hit boss bank", "s0 decline", "s1 hit boss town-hall", "s1 decline")
    assert not table.is_over


def test_DW_R58_a_dead_gang_is_passed_over_but_stays_a_player() -> None:
    position = "turn 5 s0 | b1 casino | c1 newspaper | s1 ranch - hill 1 2 3 | s1 $4 posters 1"
    table = start(position, seats=3)
    play(table, "s0 hit boss casino", "s0 annex", "s0 fleece s1")
    assert "s2 turn" == asked(table)
    play(table, "s2 hit boss newspaper", "s2 annex", "s2 accuse s1")
    assert [6, 3, 6] == cash(table) and [0, 2, 0] == posters(table)
    assert "s0 turn" == asked(table)


def test_DW_R58_a_dead_gang_can_win() -> None:
    table = start("b1 telegraph-office | pool 2 | s1 $50 ranch - hill 1 2 3", seats=3)
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert (1,) == result_of(table).winners


def test_DW_R59_the_last_gang_ends_the_game_or_plays_on() -> None:
    table = start(LAST_OF_S1, dealer=KILL, lone_survivor="ends")
    play(table, "s0 hit greenhorn bank", "s0 annex")
    assert (
        "last-gang" == result_of(table).ending and ["gangs"] == result_of(table).details["triggers"]
    )
    table = start(LAST_OF_S1, dealer=KILL)
    play(table, "s0 hit greenhorn bank", "s0 annex")
    assert "s0 alone" == asked(table)
