"""The lays that bring a spelling nearer to a word, on lists of a word or two."""

import pytest

from tabletown.games.paperback.words.graph import lexicon
from tabletown.games.paperback.words.laid_card import card_of
from tabletown.games.paperback.words.rack import WILD_FACE, Terms
from tests.games.paperback.racks import laid, make_rack
from tests.oracles.walk import any_word, useful_lays

ENGLISH = lexicon("en")


@pytest.mark.parametrize(("shortest", "useful"), [(2, 1), (3, 0)])
def test_PB_R2_a_wild_does_not_make_a_short_word_long_enough(shortest: int, useful: int) -> None:
    # A and a wild make AT, and nothing longer is in the list.
    a = ENGLISH.code("a")
    hand = make_rack([a, WILD_FACE], [1, 0], terms=Terms(min_len=shortest))
    book = ENGLISH.only(["at"])
    found = [one for one in useful_lays(book, hand, []) if card_of(one) == 0]
    assert found == [laid(0, a)] * useful
    assert any_word(book, hand) == bool(useful)


@pytest.mark.parametrize(
    ("worth", "named"),
    [([0, 0, 0], [0]), ([5, 5, 0], [0]), ([5, 0, 0], [0, 1]), ([0, 5, 0], [0, 1])],
)
def test_cards_that_are_alike_are_named_once(worth: list[int], named: list[int]) -> None:
    """Two Ts differ only in what they are worth to their player, if at all."""
    t, o = ENGLISH.code("t"), ENGLISH.code("o")
    hand = make_rack([t, t, o], [1, 1, 1], worth=worth)
    found = useful_lays(ENGLISH.only(["to"]), hand, [])
    assert named == sorted(card_of(one) for one in found)
