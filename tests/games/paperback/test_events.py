"""What everybody at the table is told when it happens."""

import tabletown as tt
from tests.games.paperback.table import play, spell, start, turn
from tests.table import told


def facts(table: tt.Table, key: str, fact: str) -> list[int | str]:
    """One fact of every event called *key*, as everybody is told."""
    return [event[fact] for event in told(table, key)]


def test_PB_R64_a_discount_is_announced_with_its_card() -> None:
    table = start("s0 hand M.l25 A.v1 Z.s1 | top 3:Z.l09 | low 3:R.l04", discount_tokens=True)
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 done", "s0 buy t3")
    assert ["L04"] == facts(table, "discounted", "card")
    # A card from the lower row leaves nothing to discount.
    lower = start("s0 hand M.l25 A.v1 Z.s1 | top 3:Z.l09 | low 3:R.l04", discount_tokens=True)
    spell(lower, "s0 M.l25 A.v1")
    play(lower, "s0 done", "s0 buy r3")
    assert [] == facts(lower, "discounted", "card")


def test_PB_R10_a_new_pile_of_vowels_is_announced_with_its_size() -> None:
    table = start(
        "s0 hand N.s2 A.v1 w2 | top 2:- | trash A.v2 E.v3 Z.l09"
        " | s1 discard E.v4 I.v5 O.v6 U.v7 Y.v8",
        reuse_2c=True,
    )
    turn(table, "s0 N.s2 A.v1")
    assert [3] == facts(table, "reused", "count")


def test_a_cleared_card_is_announced() -> None:
    table = start("s0 hand P.l35 A.v1 Z.s1 | top 3:Z.l09 | low 3:R.l04")
    spell(table, "s0 P.l35 A.v1")
    play(table, "s0 use P.l35", "s0 clear t3", "s0 clear r3")
    assert ["L09", "L04"] == facts(table, "cleared", "card")


def test_PB_R24_an_attack_that_begins_to_last_is_announced() -> None:
    table = start("s0 hand T.x04 w2 | s1 hand Z.s1 w2", attacks=True)
    turn(table, "s0 T.x04 w2=o")
    assert ["X04"] == facts(table, "attacked", "card")
    turn(table, "s1 Z.s1 w2=a")
    assert ["X04"] == facts(table, "attacked", "card")


def test_PB_R56_the_votes_on_a_theme_are_open_once_all_have_voted() -> None:
    table = start("s0 hand M.l25 A.v1 Z.s1 | theme travel", seats=4, themes=True)
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 done", "s0 claim", "s1 yes", "s2 no")
    assert [] == facts(table, "voted", "seat")
    play(table, "s3 yes")
    assert ["seat:s1", "seat:s2", "seat:s3"] == facts(table, "voted", "seat")
    assert [1, 0, 1] == facts(table, "voted", "yes")


def test_a_simultaneous_round_is_announced_when_it_begins() -> None:
    table = start(
        "s0 hand Z.s1 w2 | s1 hand Z.s1 w2 | common c-a | turn 4 | first s1", variant="simultaneous"
    )
    for seat in (0, 1):
        play(table, f"s{seat} pass")
    assert [5] == facts(table, "started", "turn")
    assert ["seat:s1"] == facts(table, "started", "seat")


def test_an_award_and_a_theme_are_named_in_the_setup() -> None:
    for awards, themes in ((True, True), (True, False), (False, True)):
        table = start(awards=awards, themes=themes)
        assert awards == len(told(table, "award-named"))
        assert themes == len(told(table, "theme-named"))
