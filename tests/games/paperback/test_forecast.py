"""What a spelling brings, card by card."""

import pytest

from tabletown.games.paperback.words import rack
from tabletown.games.paperback.words.finder import score
from tabletown.games.paperback.words.graph import lexicon
from tabletown.games.paperback.words.rack import (
    ADJ_WILD,
    AS_WILD,
    CENTS,
    DOUBLE_NEXT,
    DOUBLE_PREV,
    DRAW,
    DYSLEXIC,
    MIN_LEN,
    NO_WILDS,
    PLAIN,
    REVERSED,
    SHARED,
    TRASH_HAND_FOR,
    WILD,
    Rack,
    Weights,
    ability,
    lay,
    pair,
)


def test_PB_R19_only_cards_still_in_hand_are_sold():
    lex = lexicon("en")
    sells = ability(TRASH_HAND_FOR, 2, 2)
    t, o = lex.code("t"), lex.code("o")
    hand = Rack([t, o, o, o], [1, 1, 1, 1], [0, 0, 0, 0], [sells, 0, 0, 0])
    # Two cents for each of the two cards left, of the one card left, of none.
    short, longer = [lay(0, PLAIN, t), lay(1, PLAIN, o)], [lay(2, PLAIN, o), lay(3, PLAIN, o)]
    assert 6 == score(hand, short).cents
    assert 5 == score(hand, [*short, longer[0]]).cents
    assert 4 == score(hand, [*short, *longer]).cents
    # A Dyslexic from hand is used up with the pair it turns; the shared one is not in hand.
    ne = pair(lex.code("n"), lex.code("e"))
    racks = [
        Rack([t, ne, DYSLEXIC, o], [1, 1, 0, 1], [0, 0, one, 0], [sells, 0, 0, 0])
        for one in (0, SHARED)
    ]
    turned = [lay(1, REVERSED, rack.turned(ne)), lay(0, PLAIN, t)]
    plain = [lay(1, PLAIN, ne), lay(0, PLAIN, t)]
    assert [5, 5] == [score(one, turned).cents for one in racks]
    assert [6, 4] == [score(one, plain).cents for one in racks]


@pytest.mark.parametrize(
    ("places", "cents"), [((1, 0), 3), ((0, 1), 3), ((0, 2, 1), 2), ((1, 2, 0), 2), ((0, 2), 2)]
)
def test_a_wild_on_either_side_is_a_neighbour(places, cents):
    # T pays two cents more beside a wild; T and O are worth one each.
    lex = lexicon("en")
    t, o, e = lex.code("t"), lex.code("o"), lex.code("e")
    hand = Rack([t, WILD, o], [1, 0, 1], [0, 0, 0], [ability(CENTS, 2, 0, ADJ_WILD), 0, 0])
    lays = {0: lay(0, PLAIN, t), 1: lay(1, AS_WILD, e), 2: lay(2, PLAIN, o)}
    assert cents == score(hand, [lays[place] for place in places]).cents


def test_plagiarism_repeats_a_bonus_draw():
    lex = lexicon("en")
    t, o = lex.code("t"), lex.code("o")
    lays = [lay(0, PLAIN, t), lay(1, PLAIN, o)]
    for plagiarism, draws in ((False, 1), (True, 2)):
        hand = Rack([t, o], [1, 1], None, [ability(DRAW, 1), 0], plagiarism=plagiarism)
        assert draws == score(hand, lays, Weights(draw=100)).draws


def test_what_shuns_wilds_pays_only_without_one():
    lex = lexicon("en")
    t, o = lex.code("t"), lex.code("o")
    hand = Rack([t, o, WILD], [1, 1, 0], None, [ability(CENTS, 3, 0, NO_WILDS), 0, 0])
    printed = [lay(0, PLAIN, t), lay(1, PLAIN, o)]
    assert 1 + 3 + 1 == score(hand, printed).cents
    assert 1 + 1 == score(hand, [*printed, lay(2, AS_WILD, o)]).cents


@pytest.mark.parametrize(("letters", "cents"), [(2, 2), (3, 3 + 2), (4, 4 + 2)])
def test_a_long_word_pays_from_its_length_on(letters, cents):
    # T pays two cents in a word of three letters or more; every card is worth one.
    lex = lexicon("en")
    codes = lex.encode("toot")
    hand = Rack(codes, [1] * 4, None, [ability(CENTS, 2, 0, MIN_LEN, 3), 0, 0, 0])
    lays = [lay(card, PLAIN, code) for card, code in enumerate(codes)]
    assert cents == score(hand, lays[:letters]).cents


@pytest.mark.parametrize(("double", "cents"), [(DOUBLE_NEXT, 6 + 3), (DOUBLE_PREV, 6 + 1)])
def test_plagiarism_counts_a_neighbour_twice_more(double, cents):
    # The middle card doubles one of its neighbours, worth 1 and 3, and then does it again.
    lex = lexicon("en")
    codes = lex.encode("toe")
    lays = [lay(card, PLAIN, code) for card, code in enumerate(codes)]
    for plagiarism, more in ((False, 0), (True, 3 if double == DOUBLE_NEXT else 1)):
        hand = Rack(codes, [1, 2, 3], None, [0, ability(double), 0], plagiarism=plagiarism)
        assert cents + more == score(hand, lays).cents
