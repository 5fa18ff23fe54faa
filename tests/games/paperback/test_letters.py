"""The cards left to lay: any number of one letter, pairs once each, and words that lie ahead."""

import pytest

from tabletown.games.paperback.words.answers import only
from tabletown.games.paperback.words.graph import lexicon
from tabletown.games.paperback.words.letters import Chances

ENGLISH = lexicon("en")


def left(cards: str, wilds: int = 0, words: tuple[str, ...] = ()) -> Chances:
    """*cards* such as ``s s an``, over a list of nothing but *words*."""
    book = only(ENGLISH, list(words)) if words else ENGLISH
    chances = Chances()
    chances.data = book.data
    chances.ones, chances.twos = [], []
    chances.wilds = wilds
    for card in cards.split():
        codes = ENGLISH.encode(card)
        if len(codes) == 2:
            chances.ones.append(codes[0])
            chances.twos.append(codes[1])
        else:
            chances.give(codes[0])
    chances.letters = len(cards.replace(" ", "")) + wilds
    return chances


def reaches(cards: str, word: str, wilds: int = 0) -> bool:
    """Whether the search finds *word* in a list that holds no other."""
    root = only(ENGLISH, [word]).root
    chances = left(cards, wilds, (word,))
    return bool(chances.goes_on(root, 0, chances.wilds, chances.letters))


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_every_card_of_a_letter_counts(count):
    chances = left("s " * count)
    bit = chances.have
    for left_over in range(count, 0, -1):
        assert chances.have == bit, left_over
        chances.use(ENGLISH.code("s"))
    assert (chances.have, chances.twice, chances.thrice, chances.more) == (0, 0, 0, [])


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_word_of_one_letter_needs_as_many_cards(count):
    assert reaches("s " * count, "s" * count)
    assert not reaches("s " * (count - 1) + "t", "s" * count)
    assert reaches("s " * (count - 1) + "t", "s" * count, wilds=1)


@pytest.mark.parametrize(
    ("cards", "word", "found"),
    [
        ("b an an a", "banana", True),
        ("b an a a", "banana", False),
        ("b an a n a", "banana", True),
        ("ba na n a", "banana", True),
        ("na ab na", "banana", False),
    ],
)
def test_a_pair_is_laid_once_and_as_it_is(cards, word, found):
    assert found == reaches(cards, word)


def test_a_search_leaves_the_cards_as_they_were():
    chances = left("s s s s t r an", 1)
    before = (chances.have, chances.twice, chances.thrice, sorted(chances.more), chances.ones[:])
    chances.goes_on(ENGLISH.root, 0, 1, 9)
    after = (chances.have, chances.twice, chances.thrice, sorted(chances.more), chances.ones)
    assert before == after


@pytest.mark.parametrize(("shortest", "found"), [(2, True), (3, False)])
def test_PB_R2_a_wild_does_not_make_a_short_word_long_enough(shortest, found):
    # A and a wild make AT, and nothing longer is in the list.
    chances = left("a", 1, ("at",))
    chances.shortest = shortest
    first = chances.step(only(ENGLISH, ["at"]).root, ENGLISH.code("a"))
    assert found == chances.allows_single(first, ENGLISH.code("a"), 1, 1)
