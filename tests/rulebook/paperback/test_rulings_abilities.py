"""Rulings on abilities with a choice: trash, trade, clear, draw."""

from tests.games.paperback.table import heap, may, play, sale, spell, start
from tests.table import asked, result_of, scene, score, standing, told


def test_PB_R15_upgrade_reaches_fame() -> None:
    # M.l25 trades a 4¢ card for a 5¢ one.
    hand = "s0 hand M.l25 A.v1 K.l15 Z.s1 | top 5:L.l38 | low 5:R.l29"
    table = start(hand)
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 use M.l25", "s0 trash K.l15")
    assert ["gain t5", "gain r5", "gain f5"] == may(table, 0)
    plain = start(hand, upgrade_fame=False)
    spell(plain, "s0 M.l25 A.v1")
    play(plain, "s0 use M.l25", "s0 trash K.l15")
    assert ["gain t5", "gain r5"] == may(plain, 0)
    # Printed cost counts, not the discounted price.
    marked = start(hand + " | marks 0 0 0 1 0 0 0 | supply 16", discount_tokens=True)
    spell(marked, "s0 M.l25 A.v1")
    play(marked, "s0 use M.l25", "s0 trash K.l15")
    assert "gain r5" in may(marked, 0)


def test_PB_R16_upgrade_with_nothing_at_that_cost() -> None:
    # A 17¢ book has nothing above it.
    table = start("s0 hand M.l25 A.v1 f17 Z.s1")
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 use M.l25", "s0 trash f17")
    assert {"f17": 1} == heap(table, "trash")
    assert not told(table, "gained")


def test_PB_R17_a_starter_letter_becomes_a_vowel() -> None:
    table = start("s0 hand M.l25 A.v1 Z.s1 N.s2 | top 2:E.v3")
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 use M.l25", "s0 trash Z.s1")
    assert {"E.v3": 1} == heap(table, "discard-s0")


def test_PB_R18_upgrade_that_empties_a_fame_pile() -> None:
    table = start(
        "s0 hand M.l25 A.v1 K.l15 Z.s1 | top 5:- | low 5:- | fame 1 4 0 1"
        " | trash R.l29 T.l30 W.l31 Z.l32 Z.l33 N.l34 P.l35 D.l36 Ł.l37 L.l38 P.l39 B.l40"
        " IE.d11 NI.d12 WA.d13 MI.d14"
    )
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 use M.l25", "s0 trash K.l15")
    assert told(table, "gained")
    assert not table.is_over
    play(table, "s0 end")
    assert "fame" == result_of(table).ending


def test_PB_R19_only_cards_still_in_hand_are_trashed() -> None:
    # N.l08 trashes one card from hand; books and starters may go, cards of the word may not.
    table = start("s0 hand N.l08 A.v1 Z.s1 f5 w2")
    spell(table, "s0 N.l08 A.v1")
    play(table, "s0 use N.l08")
    assert ["trash Z.s1", "trash w2", "trash f5", "enough"] == may(table, 0)


def test_PB_R20_single_use_vowels_leave_at_the_end() -> None:
    table = start("s0 hand M.l25 A.v1 A.v2 Z.s1 w2")
    spell(table, "s0 M.l25 A.v1")
    assert {} == heap(table, "trash")
    play(table, "s0 done", "s0 end")
    assert {"A.v1": 1} == heap(table, "trash")
    # The vowel that was not used is discarded.
    assert 1 == heap(table, "discard-s0")["A.v2"]


def test_PB_R37_and_R38_effects_trash_at_once() -> None:
    table = start("s0 hand M.l25 A.v1 w2 Z.s1 | top 3:Z.l09 | low 3:R.l04")
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 use M.l25", "s0 trash w2")
    # The wild is in the trash before anything is bought, the vowel is not.
    assert {"w2": 1} == heap(table, "trash")
    assert "w2" not in heap(table, "discard-s0")


def test_PB_R38_upgrade_trashes_and_does_not_discard() -> None:
    table = start("s0 hand M.l25 A.v1 w2 Z.s1 | top 3:Z.l09 | low 3:R.l04")
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 use M.l25", "s0 trash w2", "s0 gain t3")
    assert {"Z.l09": 1} == heap(table, "discard-s0")


def test_PB_R40_no_limit_to_the_hand() -> None:
    # C.l43 and W.l52 draw two more each.
    table = start("s0 hand C.l43 W.l52 w2 | s0 discard W.l01 K.l02 N.l03 R.l04", validity="vote")
    spell(table, "s0 C.l43 w2=o W.l52")
    play(table, "s1 yes")
    if asked(table) == "s0 buy":
        play(table, "s0 end")
    assert 9 == standing(table, 0)["hand"]


def test_PB_R45_up_to_two_offer_cards() -> None:
    table = start("s0 hand P.l35 A.v1 Z.s1 | top 3:Z.l09 | low 3:R.l04")
    spell(table, "s0 P.l35 A.v1")
    play(table, "s0 use P.l35", "s0 clear r3")
    # The top has moved down, so the second removal may hit it there.
    assert "Z.l09" == sale(table)["r3"]
    play(table, "s0 clear r3")
    assert "s0 buy" == asked(table)
    single = start("s0 hand P.l35 A.v1 Z.s1")
    spell(single, "s0 P.l35 A.v1")
    play(single, "s0 use P.l35", "s0 clear t3", "s0 enough")
    assert "s0 buy" == asked(single)


def test_PB_R47_and_R63_both_rows_are_the_offer_and_the_track_is_not() -> None:
    table = start("s0 hand P.l35 A.v1 Z.s1 | common c-e")
    spell(table, "s0 P.l35 A.v1")
    play(table, "s0 use P.l35")
    slots = {choice.split()[1] for choice in may(table, 0) if choice != "enough"}
    assert {"t2", "t3", "t4", "t5", "t6", "t7", "t8", "r3", "r4", "r5", "r6", "r7", "r8"} == slots


def test_PB_R63_the_track_is_no_part_of_the_offer() -> None:
    table = start("s0 hand P.l35 A.v1 Z.s1 | common c-e")
    spell(table, "s0 P.l35 A.v1")
    play(table, "s0 use P.l35", "s0 clear t3", "s0 clear t4")
    assert {"c-e": 1} == heap(table, "track")


def test_PB_R48_a_common_card_may_be_trashed() -> None:
    table = start("s0 hand N.l08 A.v1 c-a Z.s1 | common c-e")
    assert 10 == score(table, 0)
    spell(table, "s0 N.l08 A.v1")
    play(table, "s0 use N.l08", "s0 trash c-a")
    assert 5 == score(table, 0)
    assert 0 == standing(table, 0)["commons"]


def test_PB_R50_self_trash_is_at_once_and_counts() -> None:
    table = start("s0 hand M.l14 A.v1 Z.s1")
    spell(table, "s0 M.l14 A.v1")
    play(table, "s0 use M.l14")
    assert {"M.l14": 1} == heap(table, "trash")
    assert 2 + 3 + 2 == scene(table)["value"]
    assert {"M.l14": 1, "A.v1": 1} == heap(table, "word-s0")


def test_PB_R52_upgrading_a_common_card_gains_nothing() -> None:
    table = start("s0 hand M.l25 A.v1 c-a Z.s1 | common c-e")
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 use M.l25", "s0 trash c-a")
    assert not told(table, "gained")
    assert {"c-a": 1} == heap(table, "trash")
