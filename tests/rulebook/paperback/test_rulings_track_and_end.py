"""Rulings on the Common cards, the end of the game and ties."""

import tabletown as tt
from tests.games.paperback.table import heap, may, play, spell, start
from tests.table import result_of, scene, told


def test_PB_R4_only_one_common_card_a_turn() -> None:
    hand = "s0 hand K.l02 S.s5 OW.d06 w2*3 | common c-a"
    table = start(hand, validity="vote")
    spell(table, "s0 K.l02 c-a S.s5 OW.d06 w2=a w2=ł w2=y")
    play(table, "s1 yes")
    # Eight letters beat both 7 and 8, but the second card stays.
    assert 1 == len(told(table, "common-won"))
    assert 8 == scene(table)["length"]


def test_PB_R5_the_common_card_is_taken_unless_the_house_lets_it_be() -> None:
    hand = "s0 hand K.l02 S.s5 OW.d06 w2*2 | common c-a"
    table = start(hand)
    spell(table, "s0 K.l02 c-a S.s5 OW.d06 w2=a w2=ć")
    assert told(table, "common-won")
    choosy = start(hand, decline_common=True)
    spell(choosy, "s0 K.l02 c-a S.s5 OW.d06 w2=a w2=ć")
    assert ["take", "leave"] == may(choosy, 0)
    play(choosy, "s0 leave")
    assert 7 == scene(choosy)["length"]


def test_PB_R8_shared_victory() -> None:
    table = start(
        "fame 0 1 0 1 | s0 hand Z.s1 N.s2 w2 Ć.l65 | s0 discard c-a | s1 discard c-e | common c-o",
        validity="vote",
    )
    spell(table, "s0 Ć.l65 Z.s1")
    play(table, "s1 yes", "s0 end")
    assert (0, 1) == result_of(table).winners


def test_PB_R27_forbidden_common_card_can_still_be_won() -> None:
    # D.x01 forbids the shared card.
    table = start(
        "s0 hand K.l02 A.v1 S.s5 OW.d06 w2*2 | common c-a | s1 lasting D.x01", attacks=True
    )
    assert "lay c-a" not in may(table, 0)
    spell(table, "s0 K.l02 A.v1 S.s5 OW.d06 w2=a w2=ć")
    assert told(table, "common-won")


def test_PB_R51_cards_of_the_last_word_count() -> None:
    table = start(
        "s0 hand Ć.l65 A.v1 NA.d01 Z.s1 | s0 deck w2 | fame 0 1 2 1 | award muse",
        validity="vote",
        awards=True,
    )
    spell(table, "s0 Ć.l65 A.v1 NA.d01")
    play(table, "s1 yes", "s0 buy f8", "s0 end")
    # Ć, A, NA, Z, the wild and the f8 are six cards against ten.
    assert (1 + 7, 5 + 5) == result_of(table).scores
    assert {} == heap(table, "trash")


def test_PB_R54_space_and_dyslexic_break_ties() -> None:
    table = start(
        "fame 0 1 0 1 | s0 hand Z.s1 N.s2 w2 Ć.l65 | s0 discard space dyslexic | s1 discard f11 "
        "| common c-o",
        validity="vote",
        space=True,
        dyslexic=True,
    )
    spell(table, "s0 Ć.l65 Z.s1")
    play(table, "s1 yes", "s0 end")
    assert (15, 15) == result_of(table).scores
    assert (0,) == result_of(table).winners


def test_PB_R57_four_vowels_fill_the_track() -> None:
    seen = set()
    for seed in range(20):
        table = tt.new("paperback", seats=2, seed=seed)
        seen |= set(heap(table, "track"))
    assert {"c-a", "c-e", "c-i", "c-o"} == seen
    more = set()
    for seed in range(40):
        table = tt.new("paperback", seats=2, seed=seed, options={"space": True, "dyslexic": True})
        more |= set(heap(table, "track"))
    assert {"c-a", "c-e", "c-i", "c-o", "space", "dyslexic"} == more


def test_PB_R65_a_game_of_passes_is_counted_in_the_end() -> None:
    table = start("s0 hand Z.s1 | s1 hand Z.s1 | turn 199")
    play(table, "s0 pass")
    assert not table.is_over
    play(table, "s1 pass")
    assert "limit" == result_of(table).ending
    assert (0, 1) == result_of(table).winners
