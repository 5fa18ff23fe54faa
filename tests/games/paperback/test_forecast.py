"""What a spelling brings, card by card."""

import pytest

from tabletown.games.paperback.cards import PLAGIARISM
from tabletown.games.paperback.hand import NOTHING_NAMED
from tabletown.games.paperback.words.effects import (
    CENTS,
    DOUBLE_NEXT,
    DOUBLE_PREV,
    DRAW_MORE,
    IF_BESIDE_WILD,
    IF_LONG,
    IF_NO_WILDS,
    TRASH_HAND_FOR,
)
from tabletown.games.paperback.words.graph import lexicon
from tabletown.games.paperback.words.laid_card import TURNED
from tabletown.games.paperback.words.rack import (
    DYSLEXIC_FACE,
    IS_SHARED,
    WILD_FACE,
    Terms,
    Weights,
    ability,
    pair,
    turned,
)
from tabletown.games.paperback.words.value import score
from tests.games.paperback.racks import laid, make_rack


def test_PB_R19_only_cards_still_in_hand_are_sold() -> None:
    lex = lexicon("en")
    sells = ability(TRASH_HAND_FOR, 2, 2)
    t, o = lex.code("t"), lex.code("o")
    hand = make_rack([t, o, o, o], [1, 1, 1, 1], [0, 0, 0, 0], [sells, 0, 0, 0])
    # Two cents for each of the two cards left, of the one card left, of none.
    short, longer = [laid(0, t), laid(1, o)], [laid(2, o), laid(3, o)]
    assert 6 == score(hand, short).cents
    assert 5 == score(hand, [*short, longer[0]]).cents
    assert 4 == score(hand, [*short, *longer]).cents
    # A Dyslexic from hand is used up with the pair it turns; the shared one is not in hand.
    ne = pair(lex.code("n"), lex.code("e"))
    racks = [
        make_rack([t, ne, DYSLEXIC_FACE, o], [1, 1, 0, 1], [0, 0, one, 0], [sells, 0, 0, 0])
        for one in (0, IS_SHARED)
    ]
    reversed_pair = [laid(1, turned(ne), TURNED), laid(0, t)]
    plain = [laid(1, ne), laid(0, t)]
    assert [5, 5] == [score(one, reversed_pair).cents for one in racks]
    assert [6, 4] == [score(one, plain).cents for one in racks]


@pytest.mark.parametrize(
    ("places", "cents"), [((1, 0), 3), ((0, 1), 3), ((0, 2, 1), 2), ((1, 2, 0), 2), ((0, 2), 2)]
)
def test_a_wild_on_either_side_is_a_neighbour(places: tuple[int, ...], cents: int) -> None:
    # T pays two cents more beside a wild; T and O are worth one each.
    lex = lexicon("en")
    t, o, e = lex.code("t"), lex.code("o"), lex.code("e")
    hand = make_rack(
        [t, WILD_FACE, o], [1, 0, 1], [0, 0, 0], [ability(CENTS, 2, 0, IF_BESIDE_WILD), 0, 0]
    )
    lays = {0: laid(0, t), 1: laid(1, e), 2: laid(2, o)}
    assert cents == score(hand, [lays[place] for place in places]).cents


def test_plagiarism_repeats_a_bonus_draw() -> None:
    lex = lexicon("en")
    t, o = lex.code("t"), lex.code("o")
    lays = [laid(0, t), laid(1, o)]
    for talent, draws in ((NOTHING_NAMED, 1), (PLAGIARISM, 2)):
        hand = make_rack([t, o], [1, 1], (), [ability(DRAW_MORE, 1), 0], terms=Terms(talent=talent))
        assert draws == score(hand, lays, Weights(draw=100)).draws


def test_what_shuns_wilds_pays_only_without_one() -> None:
    lex = lexicon("en")
    t, o = lex.code("t"), lex.code("o")
    hand = make_rack([t, o, WILD_FACE], [1, 1, 0], (), [ability(CENTS, 3, 0, IF_NO_WILDS), 0, 0])
    printed = [laid(0, t), laid(1, o)]
    assert 1 + 3 + 1 == score(hand, printed).cents
    assert 1 + 1 == score(hand, [*printed, laid(2, o)]).cents


@pytest.mark.parametrize(("letters", "cents"), [(2, 2), (3, 3 + 2), (4, 4 + 2)])
def test_a_long_word_pays_from_its_length_on(letters: int, cents: int) -> None:
    # T pays two cents in a word of three letters or more; every card is worth one.
    lex = lexicon("en")
    codes = lex.encode("toot")
    hand = make_rack(codes, [1] * 4, (), [ability(CENTS, 2, 0, IF_LONG, 3), 0, 0, 0])
    lays = [laid(card, code) for card, code in enumerate(codes)]
    assert cents == score(hand, lays[:letters]).cents


@pytest.mark.parametrize(("double", "cents"), [(DOUBLE_NEXT, 6 + 3), (DOUBLE_PREV, 6 + 1)])
def test_plagiarism_counts_a_neighbour_twice_more(double: int, cents: int) -> None:
    # The middle card doubles one of its neighbours, worth 1 and 3, and then does it again.
    lex = lexicon("en")
    codes = lex.encode("toe")
    lays = [laid(card, code) for card, code in enumerate(codes)]
    for talent, more in ((NOTHING_NAMED, 0), (PLAGIARISM, 3 if double == DOUBLE_NEXT else 1)):
        hand = make_rack(codes, [1, 2, 3], (), [0, ability(double), 0], terms=Terms(talent=talent))
        assert cents + more == score(hand, lays).cents
