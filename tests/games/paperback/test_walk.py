"""The lays that bring a spelling nearer to a word, on lists of a word or two."""

import pytest

from tabletown.games.paperback.words import finder
from tabletown.games.paperback.words.answers import only
from tabletown.games.paperback.words.graph import lexicon
from tabletown.games.paperback.words.rack import PLAIN, WILD, Rack, lay, lay_card

ENGLISH = lexicon("en")


@pytest.mark.parametrize(("shortest", "useful"), [(2, 1), (3, 0)])
def test_PB_R2_a_wild_does_not_make_a_short_word_long_enough(shortest, useful):
    # A and a wild make AT, and nothing longer is in the list.
    a = ENGLISH.code("a")
    hand = Rack([a, WILD], [1, 0], min_len=shortest)
    book = only(ENGLISH, ["at"])
    found = [one for one in finder.useful_lays(book, hand, []) if lay_card(one) == 0]
    assert found == [lay(0, PLAIN, a)] * useful
    assert finder.any_word(book, hand) == bool(useful)


@pytest.mark.parametrize(
    ("worth", "named"),
    [([0, 0, 0], [0]), ([5, 5, 0], [0]), ([5, 0, 0], [0, 1]), ([0, 5, 0], [0, 1])],
)
def test_cards_that_are_alike_are_named_once(worth, named):
    """Two Ts differ only in what they are worth to their player, if at all."""
    t, o = ENGLISH.code("t"), ENGLISH.code("o")
    hand = Rack([t, t, o], [1, 1, 1], worth=worth)
    found = finder.useful_lays(only(ENGLISH, ["to"]), hand, [])
    assert named == sorted(lay_card(one) for one in found)
