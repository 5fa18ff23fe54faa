"""Rulings on talents and awards."""

import pytest

from tests.games.paperback.table import heap, lay, may, play, spell, start, turn
from tests.table import scene, score, standing


def test_a_ghost_writer_is_asked_when_the_turn_begins() -> None:
    position = "s0 hand Z.s1 w2 | s1 hand N.s2 w2 | s1 talent ghost-writer"
    table = start(position, talents=True)
    turn(table, "s0 Z.s1 w2=a")
    assert ["swap N.s2", "swap w2", "keep"] == may(table, 1)
    # Without a card there is nothing to swap.
    empty = start(position.replace("s1 hand N.s2 w2", "s1 hand"), talents=True)
    turn(empty, "s0 Z.s1 w2=a")
    assert "pass" in may(empty, 1)


def test_the_proofreader_counts_no_bought_card() -> None:
    # Two starters, one worth fame, and three bought letters against six starters.
    table = start(
        "s0 deck Z.s1 w2 | s0 discard W.l01 K.l02 N.l03 | s1 deck Z.s1 w2*5 | award proofreader",
        awards=True,
    )
    assert [1 + 5, 5] == [score(table, seat) for seat in (0, 1)]


def test_PB_R61_typo() -> None:
    position = "s0 hand Z.s1 T.x04 A.v1 w2 NA.d01 c-e | s0 talent typo | common c-a"
    table = start(position, talents=True, attacks=True)
    able = {choice.split()[1] for choice in may(table, 0) if choice.startswith("typo")}
    assert {"Z.s1", "T.x04", "A.v1", "c-e"} == able
    # An attack card played as a Typo attacks nobody; a vowel is still used up.
    turn(table, "s0 T.x04?n A.v1")
    assert {} == heap(table, "lasting-s0")
    assert {"A.v1": 1} == heap(table, "trash")
    vowel = start(position, talents=True, attacks=True)
    lay(vowel, "s0 Z.s1 A.v1?e")
    assert 1 == scene(vowel, 0)["spelled"][0]["value"]
    assert not any(choice.startswith("typo") for choice in may(vowel, 0))


def test_PB_R61_stuck_key() -> None:
    position = "s0 hand Z.s1 A.v1 W.s4 w2 ZA.d03 c-e | s0 talent stuck-key | common c-a"
    table = start(position, talents=True)
    able = {choice.split()[1] for choice in may(table, 0) if choice.startswith("double")}
    assert {"Z.s1", "W.s4", "A.v1", "c-e"} == able
    # Z Z is two letters for one card and its one cent.
    lay(table, "s0 Z.s1* w2=a")
    word = scene(table, 0)["spelled"][0]
    assert ("zza", 3, 1) == (word["text"], word["length"], word["value"])


def test_writers_block() -> None:
    table = start(
        "s0 hand Z.s1 w2 | s0 deck N.s2 R.s3 W.s4 S.s5 W.l01 K.l02 | s0 talent writers-block",
        talents=True,
    )
    turn(table, "s0 Z.s1 w2=a")
    # Five cards without a wild, so one more, once; two of six cards are left: none.
    assert 6 == standing(table, 0)["hand"]


def test_plagiarism() -> None:
    # D.l12 (2, +1 if first) works twice.
    table = start("s0 hand D.l12 w2 Z.s1 | s0 talent plagiarism", talents=True)
    spell(table, "s0 D.l12 w2=o")
    assert ["again D.l12", "done"] == may(table, 0)
    play(table, "s0 again D.l12")
    assert 4 == scene(table)["value"]
    # M.l25 trades twice.
    twice = start("s0 hand M.l25 A.v1 Z.s1 N.s2 | top 2:E.v3 | s0 talent plagiarism", talents=True)
    spell(twice, "s0 M.l25 A.v1")
    play(twice, "s0 again M.l25", "s0 trash Z.s1", "s0 use M.l25", "s0 trash N.s2")
    assert 2 == sum(count for card, count in heap(twice, "discard-s0").items())
    # Doublings, copies and self-trash are not repeated.
    none = start(
        "s0 hand Ć.l65 M.l14 N.l34 Z.s1 | s0 talent plagiarism", talents=True, validity="vote"
    )
    spell(none, "s0 Ć.l65 M.l14 N.l34")
    play(none, "s1 yes")
    assert not any(choice.startswith("again") for choice in may(none, 0))


def test_ghost_writer() -> None:
    table = start("s0 hand Z.s1 N.s2 w2 | s0 talent ghost-writer | phase haunt", talents=True)
    assert ["swap Z.s1", "swap N.s2", "swap w2", "keep"] == may(table, 0)
    play(table, "s0 swap Z.s1")
    assert {"Z.s1": 1} == heap(table, "discard-s0")
    assert 3 == standing(table, 0)["hand"]
    assert "pass" in may(table, 0)


@pytest.mark.parametrize(
    ("award", "mine", "theirs", "winners"),
    [
        ("muse", "W.l01", "K.l02 N.l03", [1]),
        ("editor", "W.l01", "K.l02 N.l03", [0]),
        ("thesaurus", "NA.d01", "K.l02 N.l03", [0]),
        ("thesaurus", "W.l01", "K.l02 N.l03", []),
        ("muse", "W.l01", "K.l02", [0, 1]),
        ("proofreader", "W.l01", "K.l02", [0, 1]),
    ],
)
def test_awards(award: str, mine: str, theirs: str, winners: list[int]) -> None:
    table = start(f"s0 discard {mine} | s1 discard {theirs} | award {award}", awards=True)
    scores = [score(table, seat) for seat in (0, 1)]
    assert [10 if seat in winners else 5 for seat in range(2)] == scores


def test_proofreader_counts_starters_left() -> None:
    table = start("s0 deck Z.s1 w2*5 | s1 discard W.l01 | award proofreader", awards=True)
    scores = [score(table, seat) for seat in (0, 1)]
    assert [10, 5] == scores
