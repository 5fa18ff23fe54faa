"""Rulings on the simultaneous game."""

from typing import Any

import pytest

import tabletown as tt
from tabletown.games.paperback.state import Paperback
from tests.games.paperback.table import (
    heap,
    lay,
    may,
    play,
    refused,
    sale,
    spell,
    start,
    useful,
)
from tests.table import asked, result_of, scene, standing, told


def test_PB_R13_finishing_order_and_rising_threshold() -> None:
    table = start(
        "s0 hand K.l02 S.s5 OW.d06 w2*3 | s1 hand K.l22 S.s5 E.v3 R.s3 w2*3 | common c-a",
        variant="simultaneous",
    )
    spell(table, "s0 K.l02 c-a S.s5 OW.d06 w2=a w2=ć")
    # K R A S O W A: seven letters with the shared A, which seat 0 has won already.
    spell(table, "s1 K.l22 R.s3 c-a S.s5 w2=o w2=w w2=a")
    assert 1 == len(told(table, "common-won"))
    awarded = [event["seat"] for event in told(table, "common-won")]
    assert ["seat:s0"] == awarded


def test_PB_R13_a_late_writer_may_still_use_the_card_of_the_round() -> None:
    table = start(
        "s0 hand K.l02 S.s5 OW.d06 w2*3 | s1 hand Z.s1 N.s2 w2*3 | common c-a",
        variant="simultaneous",
        validity="challenge",
    )
    spell(table, "s0 K.l02 c-a S.s5 OW.d06 w2=a w2=ć")
    spell(table, "s1 Z.s1 N.s2")
    play(table, "s1 yes")
    assert "s0 buy" == asked(table)
    (after,) = heap(table, "track")
    assert after != "c-a"
    play(table, "s0 end", "s0 no")
    assert "s1 word" == asked(table)
    assert {after: 1, "c-a": 1} == heap(table, "track")
    assert "lay c-a" in may(table, 1)


def test_PB_R14_the_end_waits_for_the_whole_round() -> None:
    table = start(
        "s0 hand Ć.l65 A.v1 Z.s1 w2 | s1 hand Z.s1 w2 | fame 0 1 2 1 | common c-a",
        variant="simultaneous",
    )
    spell(table, "s0 w2=b A.v1 Ć.l65")
    spell(table, "s1 Z.s1 w2=a")
    play(table, "s0 buy f8", "s0 end")
    assert table.is_over
    assert "fame" == result_of(table).ending
    # Seat 1 resolved its word although seat 0 had emptied the second pile before.
    assert 2 == len(told(table, "spelled"))


THREE = "s0 hand Z.s1 N.s2 R.s3 w2*3 | s1 hand Z.s1 N.s2 R.s3 w2*3 | s2 hand Z.s1 N.s2 R.s3 w2*3"


def test_PB_R59_resolving_in_finishing_order() -> None:
    table = start(f"{THREE} | common c-a", seats=3, variant="simultaneous")
    for seat in (2, 0, 1):
        spell(table, f"s{seat} Z.s1 w2=a")
    spelled = [event["seat"] for event in told(table, "spelled")]
    assert ["seat:s2", "seat:s0", "seat:s1"] == spelled
    # Several wrong words stand in the order of the latest one.
    late = start(f"{THREE} | common c-a", seats=3, variant="simultaneous")
    spell(late, "s0 Z.s1 N.s2")
    spell(late, "s1 Z.s1 N.s2")
    spell(late, "s2 Z.s1 w2=a")
    spell(late, "s0 Z.s1 w2=a")
    spell(late, "s1 Z.s1 w2=a")
    order = [event["seat"] for event in told(late, "arrived")]
    assert ["seat:s2", "seat:s0", "seat:s1"] == order
    # A gap made by upgrade waits for the end of the round as well.
    market = "market W.l01 K.l02 N.l03 R.l04 W.l05 C.l06 S.l07 N.l08 Z.l09 S.l10"
    gap = start(
        f"s0 hand M.l25 A.v1 w2*2 Z.s1 N.s2 | s1 hand Z.s1 w2 | {market} | common c-a",
        variant="simultaneous",
    )
    spell(gap, "s0 M.l25 A.v1")
    spell(gap, "s1 Z.s1 w2=a")
    play(gap, "s0 use M.l25", "s0 trash w2", "s0 gain m0")
    assert "m0" not in sale(gap)


def test_PB_R59_everybody_sees_the_places_when_two_words_are_refused() -> None:
    table = start(f"{THREE} | common c-a", seats=3, variant="simultaneous", validity="challenge")
    assert [0, 0, 0] == scene(table)["places"]
    spell(table, "s1 Z.s1 N.s2")
    spell(table, "s0 Z.s1 N.s2")
    assert [0, 0, 0] == scene(table)["places"]
    spell(table, "s2 Z.s1 w2=a")
    assert [2, 1, 3] == scene(table)["places"]
    for judge in (0, 2):
        play(table, f"s{judge} no")
    assert [1, 3, 2] == scene(table)["places"]
    for judge in (1, 2):
        play(table, f"s{judge} no")
    assert [3, 2, 1] == scene(table)["places"]
    for judge in (0, 1):
        play(table, f"s{judge} yes")
    # Seat 2 has resolved its word; seat 1 looks for another one, and seat 0 comes last.
    assert "s1 word" == asked(table)
    assert [3, 2, 0] == scene(table)["places"]
    spell(table, "s1 Z.s1 w2=a")
    for judge in (0, 2):
        play(table, f"s{judge} yes")
    assert [3, 0, 0] == scene(table)["places"]
    spell(table, "s0 Z.s1 w2=a")
    assert [3, 0, 0] == scene(table)["places"]
    for judge in (1, 2):
        play(table, f"s{judge} yes")
    assert [0, 0, 0] == scene(table)["places"]


@pytest.mark.parametrize("option", ["hint_tokens", "discount_tokens", "reuse_2c", "attacks"])
def test_PB_R60_options_that_are_off_in_the_simultaneous_game(option: str) -> None:
    options: dict[str, Any] = {"variant": "simultaneous", option: True}
    with pytest.raises(tt.OptionError) as error:
        start(**options)
    assert "not-simultaneous" == error.value.code


def test_PB_R60_ghost_writer_and_themes_in_the_simultaneous_game() -> None:
    table = start(
        "s0 hand Z.s1 N.s2 w2*3 M.l25 | s0 talent ghost-writer | s0 step 1"
        " | s1 hand Z.s1 w2*3 M.l14 | common c-a | theme travel",
        variant="simultaneous",
        talents=True,
        themes=True,
        hand_token=True,
    )
    assert "keep" == may(table, 0)[-1]
    play(table, "s0 swap N.s2")
    assert 6 == standing(table, 0)["hand"]
    spell(table, "s0 M.l25 w2=a")
    spell(table, "s1 M.l14 w2=a")
    play(table, "s0 done", "s0 claim", "s1 yes")
    assert 0 == scene(table)["holder"]
    # A later claim in the same round takes it over.
    play(table, "s0 end", "s1 done", "s1 claim", "s0 yes")
    assert 1 == scene(table)["holder"]


ROUND = "s0 hand Z.s1 w2 | s1 hand Z.s1 N.s2 w2 | common c-o"


def test_the_hand_is_given_up_for_a_token_before_the_first_card_only() -> None:
    table = start(ROUND, variant="simultaneous", hand_token=True)
    assert "cash-in" in may(table, 0)
    play(table, "s0 lay Z.s1")
    assert "cash-in" not in may(table, 0)
    without = start(ROUND, variant="simultaneous")
    assert "cash-in" not in may(without, 0)


def test_giving_up_brings_nothing_and_cashing_in_a_token() -> None:
    table = start(ROUND, variant="simultaneous", hand_token=True)
    play(table, "s0 pass", "s1 cash-in")
    assert [0, 1] == [standing(table, seat)["tokens"] for seat in (0, 1)]
    assert 1 == len(told(table, "passed")) == len(told(table, "token-taken"))


def test_PB_R60_a_ghost_writer_tries_swaps_and_then_words() -> None:
    table = start(
        "s0 hand Z.s1 N.s2 w2 | s0 talent ghost-writer | s0 step 1 | s1 hand Z.s1 w2"
        " | common dyslexic",
        variant="simultaneous",
        talents=True,
        dyslexic=True,
    )
    assert ["swap Z.s1", "swap N.s2", "swap w2", "keep"] == useful(table, 0)
    play(table, "s0 keep")
    # Z and N begin words with one wild; where a card does, the wild is kept for later.
    assert ["lay Z.s1", "lay N.s2"] == useful(table, 0)


def test_PB_R60_a_ghost_writer_who_lays_before_the_swap_is_told_why_not() -> None:
    position = "s0 hand Z.s1 N.s2 w2 | s0 talent ghost-writer | s1 hand Z.s1 w2 | common c-o"
    at_once = start(f"{position} | s0 step 1", variant="simultaneous", talents=True)
    # As release 0.1.0 says: where all spell at once, as if the word had begun.
    assert "no-such-card" == refused(at_once, "s0 lay R.s3")
    assert "wrong-letter" == refused(at_once, "s0 lay-as Z.s1 a")
    assert "talent-used" == refused(at_once, "s0 lay Z.s1")
    assert "no-hand-card" == refused(at_once, "s0 finish")
    in_turn = start(f"{position} | phase haunt", talents=True)
    assert "not-legal" == refused(in_turn, "s0 lay R.s3")


def test_PB_R59_a_word_is_hidden_until_all_have_submitted_theirs() -> None:
    table = start(ROUND, variant="simultaneous")
    spell(table, "s0 Z.s1 w2=a")
    assert {"Z.s1": 1, "w2": 1} == heap(table, "word-s0", 0)
    assert {} == heap(table, "word-s0", 1)
    lay(table, "s1 N.s2 w2=a")
    # All words lie open before the dealer says who was first.
    state = table.state.clone()
    assert isinstance(state, Paperback)
    state.step(1, table.game.verbs.parse("finish"))
    assert state.is_owed()
    for seat in (0, 1):
        zones = {zone.ref: zone for zone in state.observe(seat).zones}
        assert [2, 2] == [len(zones[f"zone:word-s{owner}"].pieces) for owner in (0, 1)]
