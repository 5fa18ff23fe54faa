"""Rulings on attacks: from when, on whom, how long."""

from tests.games.paperback.table import heap, lays, refused, start, turn
from tests.table import standing, told


def test_PB_R23_attack_counts_for_draws_while_it_lies() -> None:
    table = start("s0 hand T.x04 w2 | s1 hand Z.s1 N.s2 R.s3 W.s4 w2", attacks=True)
    turn(table, "s0 T.x04 w2=o")
    assert 5 == standing(table, 1)["hand"]
    turn(table, "s1 Z.s1 w2=a")
    assert 4 == standing(table, 1)["hand"]


def test_PB_R24_attack_ends_at_the_owners_next_turn() -> None:
    table = start("s0 hand T.x04 w2 | s1 hand Z.s1 w2", attacks=True)
    turn(table, "s0 T.x04 w2=o")
    assert {"T.x04": 1} == heap(table, "lasting-s0")
    turn(table, "s1 Z.s1 w2=a")
    assert {} == heap(table, "lasting-s0")


def test_PB_R25_length_cap_counts_the_space() -> None:
    # J.x10 caps words at four letters: "na za" has five with the Space.
    position = "s0 hand NA.d01 ZA.d03 Z.s1 | common space | s1 lasting J.x10"
    table = start(position, attacks=True, space=True)
    assert "word-too-long" == refused(table, *lays("s0 NA.d01 space ZA.d03"), "s0 finish")
    turn(start(position, attacks=True, space=True), "s0 NA.d01")


def test_PB_R62_an_attack_hits_every_opponent_once() -> None:
    # K.x02 takes 1¢ off every opponent's word until its owner's next turn.
    table = start(
        "s0 hand K.x02 w2 | s1 hand K.l02 w2 | s2 hand K.l22 w2",
        seats=3,
        attacks=True,
    )
    turn(table, "s0 K.x02 w2=u")
    turn(table, "s1 K.l02 w2=u")
    turn(table, "s2 K.l22 w2=u")
    values = [event["cents"] for event in told(table, "valued")]
    assert [2, 1, 2] == values
