"""Rulings on shootouts, the count and the final shootout."""

import tabletown as tt
from tests.games.deadwood.table import UNARMED, start, where
from tests.table import asked, may, play, result_of, scene, standing, told

ENDS = "b1 telegraph-office | pool 2"


def end(table: tt.Table) -> tt.Table:
    """Let s0 end the game by telegraph with the only cowboy on the ranch, or a boss."""
    hit = next(text for text in reversed(may(table)) if text.endswith(" telegraph-office"))
    return play(table, f"s0 {hit}", "s0 annex", "s0 withdraw")


def test_DW_R45_totals_below_nothing() -> None:
    position = f"{ENDS} | s0 $1 posters 5 | s1 $0 posters 6"
    table = end(start(position))
    assert (-13, -21) == result_of(table).scores
    assert (0,) == result_of(table).winners
    table = end(start(f"{position} | s0 ranch 1 | s1 ranch 1", clamp_totals=True))
    assert [0, 0] == table.state.scores()
    assert told(table, "faced-off") != []


def test_DW_R46_no_champion_at_all_leaves_it_to_the_next_richest() -> None:
    position = f"turn 9 s2 | {ENDS} | s0 $10 ranch - hill 1 2 3 | s1 $10 ranch - hill 1 2 3 | s2 $3"
    table = start(position, seats=3)
    play(table, "s2 hit boss telegraph-office", "s2 annex", "s2 withdraw")
    assert (2,) == result_of(table).winners
    assert "bystander" == result_of(table).details["shootout"]
    assert [] == told(table, "fired")


DUEL = f"{ENDS} | s0 $9 {UNARMED} ranch 1 | s1 $10 {UNARMED} ranch 1"


def test_DW_R47_survivors_shoot_again_and_keep_their_wounds() -> None:
    table = end(start(DUEL, dealer=["roll 4", "roll 1", "roll 4", "roll 5"]))
    assert (0,) == result_of(table).winners  # the second wound of s1; s0 has one
    assert 4 == len(told(table, "fired"))


def test_DW_R47_a_new_volley_asks_for_targets_again() -> None:
    position = (
        "b1 telegraph-office | pool 2 | s0 $9 ranch 1 cartridges 0 | s1 $10 ranch 1 cartridges 0"
        " | s2 $10 ranch 1 cartridges 0"
    )
    table = start(position, seats=3, dealer=["roll 1"] * 3)
    play(table, "s0 hit greenhorn telegraph-office", "s0 annex", "s0 withdraw")
    play(table, "s0 aim s1", "s1 aim s2", "s2 aim s0")
    assert 3 == len(told(table, "fired"))
    assert "s0 target" == asked(table)


def test_DW_R46_a_champion_falls_where_he_stood() -> None:
    position = (
        "b1 telegraph-office | c1 bank s1.1 | d1 hotel s1.2 | pool 2 | s0 $9 ranch 3 cartridges 0"
        " | s1 $10 ranch - cartridges 0"
    )
    table = start(position, dealer=["roll 1", "roll 6", "roll 1"])
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw", "s1 champion gunslinger")
    assert (0,) == result_of(table).winners
    assert ("bank", "hill") == (where(table, 1)["greenhorn-1"], where(table, 1)["gunslinger-1"])
    lots = {lot["plot"]: lot["cowboys"] for lot in scene(table)["lots"]}
    assert ([], ["cowboy:s1-greenhorn-1"]) == (lots["d1"], lots["c1"])


THREE = f"{ENDS} | s0 $9 cartridges 4 ranch 1 | s1 $10 {UNARMED} ranch 3 | s2 $10 {UNARMED} ranch 1"


def test_DW_R48_levelling_and_the_strict_reading_of_the_split() -> None:
    for split, more in (("opening", True), ("first", False)):
        table = end(start(THREE, seats=3, dealer=["roll 1"] * 12, final_split=split))
        play(table, "s0 load 4", "s0 aim s1", "s1 aim s2", "s2 aim s0")
        play(table, "s0 shoot s2", "s0 shoot s1")
        assert ["2", "1"] == [str(e["rival"])[-1] for e in told(table, "fired")[:2]]
        assert ("s0 split" if more else "s1 split") == asked(table)


def test_DW_R49_targets_stay_until_they_fall() -> None:
    same = f"{ENDS} | s0 $9 {UNARMED} ranch 1 | s1 $10 {UNARMED} ranch 1"
    position = f"{same} | s2 $10 {UNARMED} ranch 1 | s3 $10 {UNARMED} ranch 1"
    dealer = ["roll 6", "roll 1", "roll 1", "roll 1"]
    table = end(start(position, seats=4, dealer=dealer))
    play(table, "s0 aim s1", "s1 aim s0", "s2 aim s1")
    assert ["aim s0", "aim s1", "aim s2"] == may(table)
    play(table, "s3 aim s1")
    assert "s0 target" == asked(table) and ["aim s2", "aim s3"] == may(table)


def test_DW_R49_an_announced_target_needs_no_second_word() -> None:
    position = f"{ENDS} | s0 $9 {UNARMED} ranch 2 | s1 $10 {UNARMED} ranch 2"
    position += f" | s2 $10 {UNARMED} ranch 2"
    table = end(start(position, seats=3, dealer=["roll 1"] * 5 + ["roll 6"] * 30))
    play(table, "s0 aim s1", "s1 aim s2", "s2 aim s0")
    fired = [(str(e["seat"])[-1], str(e["rival"])[-1]) for e in told(table, "fired")]
    assert [("0", "1"), ("1", "2"), ("2", "0")] * 2 == fired[:6]


def test_DW_R50_a_dying_champion_still_hits() -> None:
    table = end(start(f"{DUEL} | s2 $3", seats=3, dealer=["roll 6", "roll 6"]))
    assert (2,) == result_of(table).winners
    assert "bystander" == result_of(table).details["shootout"]


def test_DW_R50_everybody_dead_and_nobody_left() -> None:
    table = end(start(DUEL, dealer=["roll 6", "roll 6"]))
    assert () == result_of(table).winners and "nobody" == result_of(table).details["shootout"]


def test_DW_R51_more_than_eight_dice() -> None:
    position = f"{ENDS} | s0 $9 cartridges 12 ranch 3 | s1 $10 {UNARMED} ranch 1"
    table = end(start(position, dealer=["roll 1"] * 14 + ["roll 6", "roll 1"]))
    play(table, "s0 load 12")
    assert (0,) == result_of(table).winners
    assert ["0"] * 14 + ["0", "1"] == [str(e["seat"])[-1] for e in told(table, "fired")]


def test_DW_R52_one_cartridge_at_the_start() -> None:
    for seats in (2, 3, 4, 5):
        table = tt.new("deadwood", seats, seed=1)
        assert [1] * seats == [standing(table, seat)["cartridges"] for seat in range(seats)]


def test_DW_R53_what_the_faces_do() -> None:
    for first, second, falls in (
        ("3", "3", False),
        ("3", "6", True),
        ("4", "3", False),
        ("4", "4", True),
        ("4", "5", True),
        ("5", "1", False),
        ("6", "1", True),
    ):
        position = f"b1 bank s1.1 | s0 {UNARMED} | s1 {UNARMED}"
        dealer = [f"roll {first}", f"roll {second}", "roll 1", "roll 1"]
        table = play(start(position, dealer=dealer), "s0 hit boss bank")
        assert (where(table, 1)["greenhorn-1"] == "hill") is falls, (first, second)


def test_DW_R54_the_attacker_declares_first_and_at_most_one() -> None:
    table = start(
        "b1 bank s1.2 | s0 cartridges 3 | s1 cartridges 3 ponies 0", dealer=["roll 1"] * 8
    )
    play(table, "s0 hit boss bank")
    assert "s0 attack" == asked(table) and ["load 0", "load 1"] == may(table)
    play(table, "s0 load 1")
    assert "s1 defence" == asked(table) and ["load 0", "load 1"] == may(table)
    play(table, "s1 load 1")
    assert [2, 2] == [standing(table, seat)["cartridges"] for seat in (0, 1)]
    assert 7 == len(told(table, "shot"))  # four against three


def test_DW_R55_an_attacker_never_flees_by_choice() -> None:
    table = play(start("b1 bank s1.2 | s0 ponies 2 | s1 ponies 0"), "s0 hit boss bank")
    assert ["load 0", "load 1"] == may(table)
