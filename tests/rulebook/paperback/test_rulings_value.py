"""Rulings on what a word is worth."""

from typing import Any

from tests.games.paperback.table import play, spell, start
from tests.table import asked, told


def cents(position: str, word: str, *answers: str, seats: int = 2, **options: Any) -> int:
    """The value of *word*, whatever the word list thinks of it, after *answers*."""
    table = start(position, seats=seats, validity="vote", **options)
    spell(table, f"s0 {word}")
    for rival in range(1, seats):
        play(table, f"s{rival} yes")
    play(table, *answers)
    valued = told(table, "valued")
    if not valued:
        play(table, "s0 done")
        valued = told(table, "valued")
    return int(valued[-1]["cents"])


def test_PB_R6_additions_are_doubled_tokens_are_not() -> None:
    # Ć 4 doubles; D 2 pays 1 more when first; Space pays 1.
    assert (2 + 1 + 4) * 2 == cents("s0 hand D.l12 Ć.l65 Z.s1", "D.l12 Ć.l65")
    space = "s0 hand D.l12 Ć.l65 Z.s1 N.s2 | common space"
    assert (2 + 1 + 1 + 1 + 4 + 1) * 2 == cents(space, "D.l12 Z.s1 space Ć.l65 N.s2", space=True)


def test_PB_R7_two_printed_doublings_triple() -> None:
    # Ć.l65 4 always, S.l51 2 without wilds.
    assert 6 * 3 == cents("s0 hand Ć.l65 S.l51", "Ć.l65 S.l51")
    # Ł.l53 2 when first is the third.
    assert 8 * 4 == cents("s0 hand Ć.l65 S.l51 Ł.l53", "Ł.l53 Ć.l65 S.l51")


def test_PB_R9_no_neighbours_across_a_space() -> None:
    # Z.l09 (1, +1 beside a wild) with a Space between them; W.l31 (2) doubles the next card.
    assert 3 == cents(
        "s0 hand Z.l09 Z.s1 w2*2 | common space", "Z.s1 Z.l09 space w2=a w2=z", space=True
    )
    assert 6 == cents(
        "s0 hand W.l31 Z.s1 N.s2 R.s3 | common space", "Z.s1 W.l31 space N.s2 R.s3", space=True
    )
    assert 3 == cents("s0 hand Z.l09 Z.s1 w2*2", "Z.s1 Z.l09 w2=a w2=z")
    assert 6 == cents("s0 hand W.l31 Z.s1 N.s2 R.s3", "Z.s1 W.l31 N.s2 R.s3")


def test_PB_R21_a_copied_condition_is_tested_from_the_copier() -> None:
    # D.l12 (2, +1 if first) copied by N.l34 (2) in second place: nothing for N.
    assert 2 + 1 + 2 == cents("s0 hand D.l12 N.l34 Z.s1", "D.l12 N.l34", "s0 use N.l34")
    # L.l13 (2, +1 if last) copied by N behind it: N is last, L is not.
    assert 2 + 2 + 1 == cents("s0 hand L.l13 N.l34 Z.s1", "L.l13 N.l34", "s0 use N.l34")


def test_PB_R22_what_cannot_be_copied() -> None:
    for neighbour in ("A.v1", "T.x04", "w2=a", "Z.s1", "MI.d14"):
        name = neighbour.partition("=")[0]
        table = start(f"s0 hand N.l34 {name} N.s2", validity="vote", attacks=True)
        spell(table, f"s0 N.l34 {neighbour}")
        play(table, "s1 yes")
        assert asked(table) in ("s0 buy", "s1 word"), neighbour


def test_PB_R28_common_letters_have_no_ability_to_copy() -> None:
    table = start("s0 hand N.l34 c-a Z.s1 | common c-e", validity="vote")
    spell(table, "s0 Z.s1 c-a N.l34")
    play(table, "s1 yes")
    assert "s0 buy" == asked(table)


def test_PB_R53_common_used_with_space_and_dyslexic() -> None:
    # S.l10 (1, +1 if a Common letter is used).
    assert 6 == cents(
        "s0 hand S.l10 Z.s1 N.s2 R.s3 | common space", "S.l10 Z.s1 space N.s2 R.s3", space=True
    )
    turned = cents("s0 hand S.l10 NA.d01 N.s2 | common dyslexic", "S.l10 NA.d01!", dyslexic=True)
    assert 1 + 2 + 1 == turned
