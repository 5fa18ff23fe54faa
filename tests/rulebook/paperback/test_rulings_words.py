"""Rulings on words: what one is made of, who judges it, and passing."""

import pytest

import tabletown as tt
from tests.games.paperback.table import (
    heap,
    lay,
    lays,
    may,
    play,
    refused,
    spell,
    start,
    turn,
    written,
)
from tests.table import asked, scene, standing, told


def test_PB_R1_no_word_from_the_common_card_alone() -> None:
    table = start("s0 hand Z.s1 w2 | common c-a", min_word_len=1)
    assert "no-hand-card" == refused(table, "s0 lay c-a", "s0 finish")


def test_PB_R2_one_letter_words() -> None:
    assert "word-too-short" == refused(start("s0 hand I.v5 Z.s1"), "s0 lay I.v5", "s0 finish")
    spell(start("s0 hand I.v5 Z.s1", min_word_len=1), "s0 I.v5")
    three = start("s0 hand N.s2 A.v1 Z.s1", min_word_len=3)
    assert "word-too-short" == refused(three, "s0 lay N.s2", "s0 lay A.v1", "s0 finish")
    # It holds for each of two words: "na i" needs one-letter words.
    both = "s0 hand N.s2 A.v1 I.v5 Z.s1 | common space"
    spaced = start(both, space=True)
    assert "word-too-short" == refused(spaced, *lays("s0 N.s2 A.v1 space I.v5"), "s0 finish")
    spell(start(both, space=True, min_word_len=1), "s0 N.s2 A.v1 space I.v5")


def test_PB_R3_pass() -> None:
    table = start("s0 hand Z.s1 N.s2 R.s3 W.s4 S.s5")
    play(table, "s0 pass")
    assert not told(table, "valued")
    assert 5 == standing(table, 0)["hand"]
    assert 5 == standing(table, 0)["discard"]
    under_attack = start("s0 hand Z.s1 N.s2 R.s3 W.s4 S.s5 | s1 lasting T.x04", attacks=True)
    play(under_attack, "s0 pass")
    assert 4 == standing(under_attack, 0)["hand"]


def test_PB_R26_a_cap_that_leaves_no_word() -> None:
    table = start("s0 hand Z.s1 N.s2 R.s3 W.s4 S.s5 | s1 lasting J.x10", attacks=True)
    play(table, "s0 pass")
    assert (1,) == table.pending


def test_PB_R35_and_R36_dyslexic_pays_only_for_a_real_reversal() -> None:
    table = start("s0 hand EN.d04 T.s1 O.v7 | common dyslexic", pack="en", dyslexic=True)
    lay(table, "s0 T.s1 EN.d04")
    assert 3 == scene(table, 0)["spelled"][0]["value"]


def test_PB_R36_no_shipped_pair_has_equal_letters() -> None:
    # So every pair at hand may be reversed, in every pack.
    for pack in ("en", "pl", "cs"):
        for number in range(1, 21):
            card = written(f"d{number:02}", pack)
            table = start(f"s0 hand {card} w2 | common dyslexic", pack=pack, dyslexic=True)
            assert f"turn {card}" in may(table, 0)


def test_PB_R41_inflected_forms_and_diacritics() -> None:
    table = start("s0 hand K.l02 O.v6 T.l18 A.v1 Z.s1")
    lay(table, "s0 K.l02 O.v6 T.l18 A.v1")
    assert "finish" in may(table, 0)
    # An A card is no Ą unless the house folds; the reverse is never allowed.
    assert "lay-as A.v1 ą" not in may(start("s0 hand A.v1 Z.s1"), 0)
    folded = start("s0 hand A.v1 Ą.l57 Z.s1", fold_diacritics=True)
    assert "lay-as A.v1 ą" in may(folded, 0)
    assert "lay-as Ą.l57 a" not in may(folded, 0)


def test_PB_R42_only_letters_of_the_alphabet() -> None:
    polish = may(start("s0 hand w2 Z.s1"), 0)
    assert "lay-as w2 ź" in polish
    for letter in "qvx":
        assert f"lay-as w2 {letter}" not in polish
    czech = may(start("s0 hand w2 N.s1", pack="cs"), 0)
    assert "lay-as w2 ř" in czech
    assert "lay-as w2 q" in czech
    assert "foreign-letter" == refused(start("s0 hand w2 Z.s1"), "s0 lay-as w2 q")


def test_PB_R43_abbreviations_are_no_words() -> None:
    table = start("s0 hand N.s2 P.l11 Z.s1")
    assert "not-in-standard-family" == refused(table, "s0 lay N.s2", "s0 lay P.l11", "s0 finish")


def test_PB_R44_the_same_word_again() -> None:
    table = start("s0 hand Z.s1 w2 | s1 hand Z.s1 w2")
    turn(table, "s0 Z.s1 w2=a")
    turn(table, "s1 Z.s1 w2=a")
    assert 2 == len(told(table, "spelled"))


def test_PB_R2_a_short_word_before_the_space_is_refused_as_short() -> None:
    hand = "s0 hand I.v5 N.s2 A.v1 Z.s1 NA.d01 | common space"
    table = start(hand, space=True)
    assert "word-too-short" == refused(table, *lays("s0 I.v5 space N.s2 A.v1"), "s0 finish")
    # Two letters are long enough; Z and N make no word.
    assert "not-in-standard-family" == refused(
        table, *lays("s0 Z.s1 N.s2 space NA.d01"), "s0 finish"
    )


def test_PB_E11_a_reversed_pair_taken_back_gives_the_dyslexic_back() -> None:
    own = start("s0 hand AN.d05 dyslexic Z.s1 | common c-o", dyslexic=True)
    play(own, "s0 turn AN.d05")
    assert {"Z.s1": 1} == heap(own, "hand-s0")
    play(own, "s0 back")
    assert {"AN.d05": 1, "dyslexic": 1, "Z.s1": 1} == heap(own, "hand-s0")
    shared = start("s0 hand AN.d05 NA.d01 Z.s1 | common dyslexic", dyslexic=True)
    play(shared, "s0 turn AN.d05")
    assert "turn NA.d01" not in may(shared, 0)
    # Taking another card back leaves the pair reversed.
    play(shared, "s0 lay Z.s1", "s0 back")
    assert "turn NA.d01" not in may(shared, 0)
    play(shared, "s0 back")
    assert "turn NA.d01" in may(shared, 0)


def test_a_challenge_is_a_phase_of_its_own() -> None:
    table = start("s0 hand Z.s1 w2", seats=3, validity="challenge")
    assert 0 == table.state.phase()
    spell(table, "s0 Z.s1 w2=a")
    judging = table.state.phase()
    assert judging != 0
    play(table, "s2 yes")
    assert judging == table.state.phase()
    play(table, "s1 yes")
    assert 0 == table.state.phase()


def test_challenge_takes_a_wrong_word_back() -> None:
    table = start("s0 hand Z.s1 N.s2 w2", validity="challenge")
    spell(table, "s0 Z.s1 N.s2")
    play(table, "s1 no")
    assert "s0 word" == asked(table)
    assert 3 == standing(table, 0)["hand"]
    lost = start("s0 hand Z.s1 N.s2 w2", validity="challenge", lost_turn=True)
    spell(lost, "s0 Z.s1 N.s2")
    play(lost, "s1 no")
    assert (1,) == lost.pending
    right = start("s0 hand Z.s1 N.s2 w2", validity="challenge")
    spell(right, "s0 Z.s1 w2=a")
    play(right, "s1 no")
    assert told(right, "spelled")
    unchallenged = start("s0 hand Z.s1 N.s2 w2", validity="challenge")
    spell(unchallenged, "s0 Z.s1 N.s2")
    play(unchallenged, "s1 yes")
    assert told(unchallenged, "spelled")


@pytest.mark.parametrize(("against", "stands"), [(0, True), (1, True), (2, False), (3, False)])
def test_vote_needs_more_than_half_of_the_others(against: int, stands: bool) -> None:
    table = start("s0 hand Z.s1 N.s2 w2", seats=5, validity="vote")
    spell(table, "s0 Z.s1 N.s2")
    for seat in range(1, 5):
        play(table, f"s{seat} no" if seat <= against else f"s{seat} yes")
    assert stands == bool(told(table, "spelled"))


def test_the_tables_own_words() -> None:
    table = tt.new("paperback", seats=2, seed=3, options={"table_words": True})
    assert "begin" == may(table, 0)[-1]
    play(table, "s0 type z", "s0 type z", "s0 allow")
    play(table, "s0 type a", "s0 type t", "s0 ban", "s0 begin")
    replayed = tt.replay(table.journal)
    assert replayed.state.fingerprint() == table.state.fingerprint()
    ruled = [event["verdict"] for event in told(table, "ruled")]
    assert ["verdict:allowed", "verdict:banned"] == ruled
    with_own = start("s0 hand Z.s1 w2 | edits 1 2 46 46", table_words=True)
    spell(with_own, "s0 Z.s1 w2=z")
    banned = start("s0 hand Z.s1 w2 | edits 0 2 46 1", table_words=True)
    assert "not-in-standard-family" == refused(banned, "s0 lay Z.s1", "s0 lay-as w2 a", "s0 finish")
