"""Rulings on buying: the Offer, prices, tokens, what lies open."""

from tests.games.paperback.table import heap, play, price, sale, spell, start, turn
from tests.table import scene, standing


def test_PB_R10_reuse_of_2c_vowels() -> None:
    # The last vowel is bought: all vowels in the trash make a new pile at once.
    hand = (
        "s0 hand M.l25 L.l24 Z.s1 w2 | top 2:A.v1"
        " | trash A.v2 E.v3 E.v4 I.v5 O.v6 U.v7 Y.v8 w2 | s0 deck N.s2 R.s3 w2*3"
    )
    table = start(hand, reuse_2c=True, validity="vote")
    spell(table, "s0 M.l25 L.l24")
    play(table, "s1 yes", "s0 done", "s0 buy t2")
    assert ".v" in sale(table)["t2"]
    assert {"w2": 1} == heap(table, "trash")
    play(table, "s0 buy t2")
    # Without a vowel in the trash it is tried again after every turn.
    later = start(
        "s0 hand N.s2 A.v1 w2 | top 2:- | s1 discard A.v2 E.v3 E.v4 I.v5 O.v6 U.v7 Y.v8",
        reuse_2c=True,
    )
    turn(later, "s0 N.s2 A.v1")
    assert "A.v1" == sale(later)["t2"]
    # Starter wilds join only if the house says so.
    wilds = start(
        "s0 hand N.l08 Z.s1 A.v1 w2 | top 2:- | s1 discard A.v2 E.v3 E.v4 I.v5 O.v6 U.v7 Y.v8",
        reuse_2c=True,
        reuse_2c_wilds=True,
    )
    spell(wilds, "s0 N.l08 A.v1")
    play(wilds, "s0 use N.l08", "s0 trash w2", "s0 end")
    assert {} == heap(wilds, "trash")
    assert sale(wilds)["t2"] in ("A.v1", "w2")


def test_PB_R29_price_zero() -> None:
    position = "s0 hand Z.s1 N.s2 w2*3 | low 3:K.l02 | marks 0 3 0 0 0 0 0 | supply 14"
    table = start(position, discount_tokens=True)
    assert 0 == price(table, "r3")
    spell(table, "s0 w2=n w2=a")
    assert 0 == scene(table)["value"]
    play(table, "s0 buy r3")
    assert 17 == scene(table)["supply"]
    passing = start(position, discount_tokens=True)
    play(passing, "s0 pass")
    assert (1,) == passing.pending


def test_PB_R30_tokens_until_the_buying_ends() -> None:
    table = start("s0 hand N.s2 A.v1 w2 | s0 tokens 2 | supply 15", hand_token=True)
    spell(table, "s0 N.s2 A.v1")
    play(table, "s0 buy t2", "s0 spend", "s0 spend")
    assert 4 == scene(table)["cents"]
    play(table, "s0 end")
    assert (1,) == table.pending


def test_PB_R39_discards_are_open_decks_are_not() -> None:
    table = start("s0 hand Z.s1 w2 | s0 discard W.l01 K.l02")
    for seat in (0, 1, None):
        assert {"W.l01": 1, "K.l02": 1} == heap(table, "discard-s0", seat)
        assert {"card-back"} == set(heap(table, "deck-s0", seat))


def test_PB_R49_fame_and_letters_in_one_turn() -> None:
    table = start("s0 hand Ć.l65 A.v1 Z.s1", validity="vote")
    spell(table, "s0 Ć.l65 A.v1")
    play(table, "s1 yes", "s0 buy f8", "s0 buy t3")
    assert 1 == heap(table, "discard-s0")["f8"]


def test_PB_R55_tokens_after_a_pass() -> None:
    position = "s0 hand Z.s1 N.s2 w2 | s0 tokens 3 | supply 14"
    plain = start(position, hand_token=True)
    play(plain, "s0 pass")
    assert (1,) == plain.pending
    ruleset = start(position, hand_token=True, tokens_after_pass=True)
    play(ruleset, "s0 pass", "s0 spend", "s0 spend", "s0 buy t2")
    assert 1 == standing(ruleset, 0)["tokens"]
    cashed = start(position, hand_token=True, tokens_after_pass=True)
    play(cashed, "s0 cash-in")
    assert (1,) == cashed.pending


def test_PB_R64_what_places_a_discount() -> None:
    position = "s0 hand P.l35 A.v1 Z.s1 | low 3:R.l04 4:K.l15"
    table = start(position, discount_tokens=True)
    spell(table, "s0 P.l35 A.v1")
    play(table, "s0 use P.l35", "s0 clear t3", "s0 enough")
    assert 3 == price(table, "r3")
    play(table, "s0 buy t2")
    assert 17 == scene(table)["supply"]
    play(table, "s0 buy t3")
    assert 2 == price(table, "r3")
    assert 16 == scene(table)["supply"]
