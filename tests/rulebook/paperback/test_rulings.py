"""Every ruling that is about a turn of the plain game: words, track, abilities, buying, scoring."""

from typing import Any

import tabletown as tt
from tests.rulebook.paperback.tables import (
    act,
    choices,
    heap,
    keys,
    lays,
    price,
    refused,
    sale,
    scene,
    spell,
    standing,
    table,
    turn,
)


def cents(position: str, word: str, *answers: str, seats: int = 2, **options: Any) -> int:
    """The value of *word*, whatever the word list thinks of it, after *answers*."""
    played = table(position, seats=seats, validity="vote", **options)
    spell(played, 0, word)
    for rival in range(1, seats):
        played.play(rival, "yes")
    act(played, 0, *answers)
    valued = [event for event in played.events(0) if event["key"] == "valued"]
    if not valued:
        played.play(0, "done")
        valued = [event for event in played.events(0) if event["key"] == "valued"]
    return int(valued[-1]["cents"])


def test_PB_R1_no_word_from_the_common_card_alone() -> None:
    played = table("s0 hand s1 w2 | common c-a", min_word_len=1)
    assert refused(played, 0, "lay c-a", "finish") == "no-hand-card"


def test_PB_R2_one_letter_words() -> None:
    assert refused(table("s0 hand v5 s1"), 0, "lay v5", "finish") == "word-too-short"
    spell(table("s0 hand v5 s1", min_word_len=1), 0, "v5")
    three = table("s0 hand s2 v1 s1", min_word_len=3)
    assert refused(three, 0, "lay s2", "lay v1", "finish") == "word-too-short"
    # It holds for each of two words: "na i" needs one-letter words.
    both = "s0 hand s2 v1 v5 s1 | common space"
    assert refused(table(both, space=True), 0, *lays("s2 v1 space v5"), "finish") == (
        "word-too-short"
    )
    spell(table(both, space=True, min_word_len=1), 0, "s2 v1 space v5")


def test_PB_R3_pass() -> None:
    played = table("s0 hand s1 s2 s3 s4 s5")
    played.play(0, "pass")
    assert "valued" not in keys(played)
    assert standing(played, 0)["hand"] == 5
    assert standing(played, 0)["discard"] == 5
    under_attack = table("s0 hand s1 s2 s3 s4 s5 | s1 lasting x04", attacks=True)
    under_attack.play(0, "pass")
    assert standing(under_attack, 0)["hand"] == 4


def test_PB_R4_only_one_common_card_a_turn() -> None:
    hand = "s0 hand l02 s5 d06 w2*3 | common c-a"
    played = table(hand, validity="vote")
    spell(played, 0, "l02 c-a s5 d06 w2=a w2=ł w2=y")
    played.play(1, "yes")
    # Eight letters beat both 7 and 8, but the second card stays.
    assert keys(played).count("common-won") == 1
    assert scene(played)["length"] == 8


def test_PB_R5_the_common_card_is_taken_unless_the_house_lets_it_be() -> None:
    hand = "s0 hand l02 s5 d06 w2*2 | common c-a"
    played = table(hand)
    spell(played, 0, "l02 c-a s5 d06 w2=a w2=ć")
    assert "common-won" in keys(played)
    choosy = table(hand, decline_common=True)
    spell(choosy, 0, "l02 c-a s5 d06 w2=a w2=ć")
    assert choices(choosy, 0) == ["take", "leave"]
    choosy.play(0, "leave")
    assert scene(choosy)["length"] == 7


def test_PB_R6_additions_are_doubled_tokens_are_not() -> None:
    # Ć 4 doubles; D 2 pays 1 more when first; Space pays 1.
    assert cents("s0 hand l12 l65 s1", "l12 l65") == (2 + 1 + 4) * 2
    space = "s0 hand l12 l65 s1 s2 | common space"
    assert cents(space, "l12 s1 space l65 s2", space=True) == (2 + 1 + 1 + 1 + 4 + 1) * 2


def test_PB_R7_two_printed_doublings_triple() -> None:
    # Ć l65 4 always, S l51 2 without wilds.
    assert cents("s0 hand l65 l51", "l65 l51") == 6 * 3
    # Ł l53 2 when first is the third.
    assert cents("s0 hand l65 l51 l53", "l53 l65 l51") == 8 * 4


def test_PB_R8_shared_victory() -> None:
    played = table(
        "fame 0 1 0 1 | s0 hand s1 s2 w2 l65 | s0 discard c-a | s1 discard c-e | common c-o",
        validity="vote",
    )
    spell(played, 0, "l65 s1")
    played.play(1, "yes")
    played.play(0, "end")
    assert played.result.winners == (0, 1)


def test_PB_R9_no_neighbours_across_a_space() -> None:
    # Z l09 (1, +1 beside a wild) with a Space between them; W l31 (2) doubles the next card.
    assert cents("s0 hand l09 s1 w2*2 | common space", "s1 l09 space w2=a w2=z", space=True) == 3
    assert cents("s0 hand l31 s1 s2 s3 | common space", "s1 l31 space s2 s3", space=True) == 6
    assert cents("s0 hand l09 s1 w2*2", "s1 l09 w2=a w2=z") == 3
    assert cents("s0 hand l31 s1 s2 s3", "s1 l31 s2 s3") == 6


VOWELS_GONE = "top 2:- | trash v2 v3 v4 v5 v6 v7 v8"


def test_PB_R10_reuse_of_2c_vowels() -> None:
    # The last vowel is bought: all vowels in the trash make a new pile at once.
    hand = "s0 hand l25 l24 s1 w2 | top 2:v1 | trash v2 v3 v4 v5 v6 v7 v8 w2 | s0 deck s2 s3 w2*3"
    played = table(hand, reuse_2c=True, validity="vote")
    spell(played, 0, "l25 l24")
    played.play(1, "yes")
    act(played, 0, "done", "buy t2")
    assert sale(played)["t2"].startswith("v")
    assert heap(played, "trash") == {"w2": 1}
    played.play(0, "buy t2")
    # Without a vowel in the trash it is tried again after every turn.
    later = table("s0 hand s2 v1 w2 | top 2:- | s1 discard v2 v3 v4 v5 v6 v7 v8", reuse_2c=True)
    turn(later, 0, "s2 v1")
    assert sale(later)["t2"] == "v1"
    # Starter wilds join only if the house says so.
    wilds = table(
        "s0 hand l08 s1 v1 w2 | top 2:- | s1 discard v2 v3 v4 v5 v6 v7 v8",
        reuse_2c=True,
        reuse_2c_wilds=True,
    )
    spell(wilds, 0, "l08 v1")
    act(wilds, 0, "use l08", "trash w2", "end")
    assert heap(wilds, "trash") == {}
    assert sale(wilds)["t2"] in ("v1", "w2")


def test_PB_R15_upgrade_reaches_fame() -> None:
    # M l25 trades a 4¢ card for a 5¢ one.
    hand = "s0 hand l25 v1 l15 s1 | top 5:l38 | low 5:l29"
    played = table(hand)
    spell(played, 0, "l25 v1")
    act(played, 0, "use l25", "trash l15")
    assert choices(played, 0) == ["gain t5", "gain r5", "gain f5"]
    plain = table(hand, upgrade_fame=False)
    spell(plain, 0, "l25 v1")
    act(plain, 0, "use l25", "trash l15")
    assert choices(plain, 0) == ["gain t5", "gain r5"]
    # Printed cost counts, not the discounted price.
    marked = table(hand + " | marks 0 0 0 1 0 0 0 | supply 16", discount_tokens=True)
    spell(marked, 0, "l25 v1")
    act(marked, 0, "use l25", "trash l15")
    assert "gain r5" in choices(marked, 0)


def test_PB_R16_upgrade_with_nothing_at_that_cost() -> None:
    # A 17¢ book has nothing above it.
    played = table("s0 hand l25 v1 f17 s1")
    spell(played, 0, "l25 v1")
    act(played, 0, "use l25", "trash f17")
    assert heap(played, "trash") == {"f17": 1}
    assert "gained" not in keys(played)


def test_PB_R17_a_starter_letter_becomes_a_vowel() -> None:
    played = table("s0 hand l25 v1 s1 s2 | top 2:v3")
    spell(played, 0, "l25 v1")
    act(played, 0, "use l25", "trash s1")
    assert heap(played, "discard-s0") == {"v3": 1}


def test_PB_R18_upgrade_that_empties_a_fame_pile() -> None:
    played = table(
        "s0 hand l25 v1 l15 s1 | top 5:- | low 5:- | fame 1 4 0 1 | trash "
        "l29 l30 l31 l32 l33 l34 l35 l36 l37 l38 l39 l40 d11 d12 d13 d14"
    )
    spell(played, 0, "l25 v1")
    act(played, 0, "use l25", "trash l15")
    assert "gained" in keys(played)
    assert not played.is_over
    played.play(0, "end")
    assert played.result.ending == "fame"


def test_PB_R19_only_cards_still_in_hand_are_trashed() -> None:
    # N l08 trashes one card from hand; books and starters may go, cards of the word may not.
    played = table("s0 hand l08 v1 s1 f5 w2")
    spell(played, 0, "l08 v1")
    played.play(0, "use l08")
    assert choices(played, 0) == ["trash s1", "trash w2", "trash f5", "enough"]


def test_PB_R20_single_use_vowels_leave_at_the_end() -> None:
    played = table("s0 hand l25 v1 v2 s1 w2")
    spell(played, 0, "l25 v1")
    assert heap(played, "trash") == {}
    act(played, 0, "done", "end")
    assert heap(played, "trash") == {"v1": 1}
    # The vowel that was not used is discarded.
    assert heap(played, "discard-s0")["v2"] == 1


def test_PB_R21_a_copied_condition_is_tested_from_the_copier() -> None:
    # D l12 (2, +1 if first) copied by N l34 (2) in second place: nothing for N.
    assert cents("s0 hand l12 l34 s1", "l12 l34", "use l34") == 2 + 1 + 2
    # L l13 (2, +1 if last) copied by N behind it: N is last, L is not.
    assert cents("s0 hand l13 l34 s1", "l13 l34", "use l34") == 2 + 2 + 1


def test_PB_R22_what_cannot_be_copied() -> None:
    for neighbour in ("v1", "x04", "w2=a", "s1", "d14"):
        name = neighbour.partition("=")[0]
        played = table(f"s0 hand l34 {name} s2", validity="vote", attacks=True)
        spell(played, 0, f"l34 {neighbour}")
        played.play(1, "yes")
        assert scene(played)["phase"] in ("buy", "word"), neighbour


def test_PB_R23_attack_counts_for_draws_while_it_lies() -> None:
    played = table("s0 hand x04 w2 | s1 hand s1 s2 s3 s4 w2", attacks=True)
    turn(played, 0, "x04 w2=o")
    assert standing(played, 1)["hand"] == 5
    turn(played, 1, "s1 w2=a")
    assert standing(played, 1)["hand"] == 4


def test_PB_R24_attack_ends_at_the_owners_next_turn() -> None:
    played = table("s0 hand x04 w2 | s1 hand s1 w2", attacks=True)
    turn(played, 0, "x04 w2=o")
    assert heap(played, "lasting-s0") == {"x04": 1}
    turn(played, 1, "s1 w2=a")
    assert heap(played, "lasting-s0") == {}


def test_PB_R25_length_cap_counts_the_space() -> None:
    # J x10 caps words at four letters: "na za" has five with the Space.
    position = "s0 hand d01 d03 s1 | common space | s1 lasting x10"
    played = table(position, attacks=True, space=True)
    assert refused(played, 0, *lays("d01 space d03"), "finish") == "word-too-long"
    turn(table(position, attacks=True, space=True), 0, "d01")


def test_PB_R26_a_cap_that_leaves_no_word() -> None:
    played = table("s0 hand s1 s2 s3 s4 s5 | s1 lasting x10", attacks=True)
    played.play(0, "pass")
    assert played.pending == (1,)


def test_PB_R27_forbidden_common_card_can_still_be_won() -> None:
    # D x01 forbids the shared card.
    played = table("s0 hand l02 v1 s5 d06 w2*2 | common c-a | s1 lasting x01", attacks=True)
    assert "lay c-a" not in choices(played, 0)
    spell(played, 0, "l02 v1 s5 d06 w2=a w2=ć")
    assert "common-won" in keys(played)


def test_PB_R28_common_letters_have_no_ability_to_copy() -> None:
    played = table("s0 hand l34 c-a s1 | common c-e", validity="vote")
    spell(played, 0, "s1 c-a l34")
    played.play(1, "yes")
    assert scene(played)["phase"] == "buy"


def test_PB_R29_price_zero() -> None:
    position = "s0 hand s1 s2 w2*3 | low 3:l02 | marks 0 3 0 0 0 0 0 | supply 14"
    played = table(position, discount_tokens=True)
    assert price(played, "r3") == 0
    spell(played, 0, "w2=n w2=a")
    assert scene(played)["value"] == 0
    played.play(0, "buy r3")
    assert scene(played)["supply"] == 17
    passing = table(position, discount_tokens=True)
    passing.play(0, "pass")
    assert passing.pending == (1,)


def test_PB_R30_tokens_until_the_buying_ends() -> None:
    played = table("s0 hand s2 v1 w2 | s0 tokens 2 | supply 15", hand_token=True)
    spell(played, 0, "s2 v1")
    act(played, 0, "buy t2", "spend", "spend")
    assert scene(played)["cents"] == 4
    played.play(0, "end")
    assert played.pending == (1,)


def test_PB_R35_and_R36_dyslexic_pays_only_for_a_real_reversal() -> None:
    played = table("s0 hand d04 s1 v7 | common dyslexic", pack="en", dyslexic=True)
    played.play_all(0, lays("s1 d04"))
    assert scene(played, 0)["spelled"][0]["value"] == 3


def test_PB_R36_no_shipped_pair_has_equal_letters() -> None:
    # So every pair at hand may be reversed, in every pack.
    for pack in ("en", "pl", "cs"):
        for number in range(1, 21):
            card = f"d{number:02}"
            played = table(f"s0 hand {card} s1 | common dyslexic", pack=pack, dyslexic=True)
            assert f"turn {card}" in choices(played, 0)


def test_PB_R37_and_R38_effects_trash_at_once() -> None:
    played = table("s0 hand l25 v1 w2 s1 | top 3:l09 | low 3:l04")
    spell(played, 0, "l25 v1")
    act(played, 0, "use l25", "trash w2")
    # The wild is in the trash before anything is bought, the vowel is not.
    assert heap(played, "trash") == {"w2": 1}
    assert "w2" not in heap(played, "discard-s0")


def test_PB_R38_upgrade_trashes_and_does_not_discard() -> None:
    played = table("s0 hand l25 v1 w2 s1 | top 3:l09 | low 3:l04")
    spell(played, 0, "l25 v1")
    act(played, 0, "use l25", "trash w2", "gain t3")
    assert heap(played, "discard-s0") == {"l09": 1}


def test_PB_R39_discards_are_open_decks_are_not() -> None:
    played = table("s0 hand s1 w2 | s0 discard l01 l02")
    for seat in (0, 1, None):
        assert heap(played, "discard-s0", seat) == {"l01": 1, "l02": 1}
        assert set(heap(played, "deck-s0", seat)) == {"card-back"}


def test_PB_R40_no_limit_to_the_hand() -> None:
    # C l43 and W l52 draw two more each.
    played = table("s0 hand l43 l52 w2 | s0 discard l01 l02 l03 l04", validity="vote")
    spell(played, 0, "l43 w2=o l52")
    played.play(1, "yes")
    played.play(0, "end") if scene(played)["phase"] == "buy" else None
    assert standing(played, 0)["hand"] == 9


def test_PB_R41_inflected_forms_and_diacritics() -> None:
    played = table("s0 hand l02 v6 l18 v1 s1")
    played.play_all(0, lays("l02 v6 l18 v1"))
    assert "finish" in choices(played, 0)
    # An A card is no Ą unless the house folds; the reverse is never allowed.
    assert "lay-as v1 ą" not in choices(table("s0 hand v1 s1"), 0)
    folded = table("s0 hand v1 l57 s1", fold_diacritics=True)
    assert "lay-as v1 ą" in choices(folded, 0)
    assert "lay-as l57 a" not in choices(folded, 0)


def test_PB_R42_only_letters_of_the_alphabet() -> None:
    polish = choices(table("s0 hand w2 s1"), 0)
    assert "lay-as w2 ź" in polish
    for letter in "qvx":
        assert f"lay-as w2 {letter}" not in polish
    czech = choices(table("s0 hand w2 s1", pack="cs"), 0)
    assert "lay-as w2 ř" in czech
    assert "lay-as w2 q" in czech
    assert refused(table("s0 hand w2 s1"), 0, "lay-as w2 q") == "foreign-letter"


def test_PB_R43_abbreviations_are_no_words() -> None:
    played = table("s0 hand s2 l11 s1")
    assert refused(played, 0, "lay s2", "lay l11", "finish") == "not-in-standard-family"


def test_PB_R44_the_same_word_again() -> None:
    played = table("s0 hand s1 w2 | s1 hand s1 w2")
    turn(played, 0, "s1 w2=a")
    turn(played, 1, "s1 w2=a")
    assert keys(played).count("spelled") == 2


def test_PB_R45_up_to_two_offer_cards() -> None:
    played = table("s0 hand l35 v1 s1 | top 3:l09 | low 3:l04")
    spell(played, 0, "l35 v1")
    act(played, 0, "use l35", "clear r3")
    # The top has moved down, so the second removal may hit it there.
    assert sale(played)["r3"] == "l09"
    played.play(0, "clear r3")
    assert scene(played)["phase"] == "buy"
    single = table("s0 hand l35 v1 s1")
    spell(single, 0, "l35 v1")
    act(single, 0, "use l35", "clear t3", "enough")
    assert scene(single)["phase"] == "buy"


def test_PB_R47_and_R63_both_rows_are_the_offer_and_the_track_is_not() -> None:
    played = table("s0 hand l35 v1 s1 | common c-e")
    spell(played, 0, "l35 v1")
    played.play(0, "use l35")
    slots = {choice.split()[1] for choice in choices(played, 0) if choice != "enough"}
    assert slots == {"t2", "t3", "t4", "t5", "t6", "t7", "t8", "r3", "r4", "r5", "r6", "r7", "r8"}


def test_PB_R63_the_track_is_no_part_of_the_offer() -> None:
    played = table("s0 hand l35 v1 s1 | common c-e")
    spell(played, 0, "l35 v1")
    act(played, 0, "use l35", "clear t3", "clear t4")
    assert heap(played, "track") == {"c-e": 1}


def test_PB_R48_a_common_card_may_be_trashed() -> None:
    played = table("s0 hand l08 v1 c-a s1 | common c-e")
    assert played.view(0)["standings"][0]["score"] == 10
    spell(played, 0, "l08 v1")
    act(played, 0, "use l08", "trash c-a")
    assert played.view(0)["standings"][0]["score"] == 5
    assert standing(played, 0)["commons"] == 0


def test_PB_R49_fame_and_letters_in_one_turn() -> None:
    played = table("s0 hand l65 v1 s1", validity="vote")
    spell(played, 0, "l65 v1")
    played.play(1, "yes")
    act(played, 0, "buy f8", "buy t3")
    assert heap(played, "discard-s0")["f8"] == 1


def test_PB_R50_self_trash_is_at_once_and_counts() -> None:
    played = table("s0 hand l14 v1 s1")
    spell(played, 0, "l14 v1")
    played.play(0, "use l14")
    assert heap(played, "trash") == {"l14": 1}
    assert scene(played)["value"] == 2 + 3 + 2
    assert heap(played, "word-s0") == {"l14": 1, "v1": 1}


def test_PB_R51_cards_of_the_last_word_count() -> None:
    played = table(
        "s0 hand l65 v1 d01 s1 | s0 deck w2 | fame 0 1 2 1 | award muse",
        validity="vote",
        awards=True,
    )
    spell(played, 0, "l65 v1 d01")
    played.play(1, "yes")
    act(played, 0, "buy f8", "end")
    # l65, v1, d01, s1, w2 and the f8 are six cards against ten.
    assert played.result.scores == (1 + 7, 5 + 5)
    assert heap(played, "trash") == {}


def test_PB_R52_upgrading_a_common_card_gains_nothing() -> None:
    played = table("s0 hand l25 v1 c-a s1 | common c-e")
    spell(played, 0, "l25 v1")
    act(played, 0, "use l25", "trash c-a")
    assert "gained" not in keys(played)
    assert heap(played, "trash") == {"c-a": 1}


def test_PB_R53_common_used_with_space_and_dyslexic() -> None:
    # S l10 (1, +1 if a Common letter is used).
    assert cents("s0 hand l10 s1 s2 s3 | common space", "l10 s1 space s2 s3", space=True) == 6
    turned = cents("s0 hand l10 d01 s2 | common dyslexic", "l10 d01!", dyslexic=True)
    assert turned == 1 + 2 + 1


def test_PB_R54_space_and_dyslexic_break_ties() -> None:
    played = table(
        "fame 0 1 0 1 | s0 hand s1 s2 w2 l65 | s0 discard space dyslexic | s1 discard f11 "
        "| common c-o",
        validity="vote",
        space=True,
        dyslexic=True,
    )
    spell(played, 0, "l65 s1")
    played.play(1, "yes")
    played.play(0, "end")
    assert played.result.scores == (15, 15)
    assert played.result.winners == (0,)


def test_PB_R55_tokens_after_a_pass() -> None:
    position = "s0 hand s1 s2 w2 | s0 tokens 3 | supply 14"
    plain = table(position, hand_token=True)
    plain.play(0, "pass")
    assert plain.pending == (1,)
    ruleset = table(position, hand_token=True, tokens_after_pass=True)
    ruleset.play(0, "pass")
    act(ruleset, 0, "spend", "spend", "buy t2")
    assert standing(ruleset, 0)["tokens"] == 1
    cashed = table(position, hand_token=True, tokens_after_pass=True)
    cashed.play(0, "cash-in")
    assert cashed.pending == (1,)


def test_PB_R57_four_vowels_fill_the_track() -> None:
    seen = set()
    for seed in range(20):
        played = tt.new("paperback", seats=2, seed=seed)
        seen |= set(heap(played, "track"))
    assert seen == {"c-a", "c-e", "c-i", "c-o"}
    more = set()
    for seed in range(40):
        played = tt.new("paperback", seats=2, seed=seed, options={"space": True, "dyslexic": True})
        more |= set(heap(played, "track"))
    assert more == {"c-a", "c-e", "c-i", "c-o", "space", "dyslexic"}


def test_PB_R62_an_attack_hits_every_opponent_once() -> None:
    # K x02 takes 1¢ off every opponent's word until its owner's next turn.
    played = table(
        "s0 hand x02 w2 | s1 hand l02 w2 | s2 hand l22 w2",
        seats=3,
        attacks=True,
    )
    turn(played, 0, "x02 w2=u")
    turn(played, 1, "l02 w2=u")
    turn(played, 2, "l22 w2=u")
    values = [event["cents"] for event in played.events(0) if event["key"] == "valued"]
    assert values == [2, 1, 2]


def test_PB_R64_what_places_a_discount() -> None:
    position = "s0 hand l35 v1 s1 | low 3:l04 4:l15"
    played = table(position, discount_tokens=True)
    spell(played, 0, "l35 v1")
    act(played, 0, "use l35", "clear t3", "enough")
    assert price(played, "r3") == 3
    played.play(0, "buy t2")
    assert scene(played)["supply"] == 17
    played.play(0, "buy t3")
    assert price(played, "r3") == 2
    assert scene(played)["supply"] == 16


def test_PB_R65_a_game_of_passes_is_counted_in_the_end() -> None:
    played = table("s0 hand s1 | s1 hand s1 | turn 199")
    played.play(0, "pass")
    assert not played.is_over
    played.play(1, "pass")
    assert played.result.ending == "limit"
    assert played.result.winners == (0, 1)
