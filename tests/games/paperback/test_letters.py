"""The cards left to lay: any number of one letter, pairs once each, and words that lie ahead."""

import pytest

from tabletown.games.paperback.words.graph import lexicon
from tabletown.games.paperback.words.rack import pair
from tabletown.games.paperback.words.reach import CardsLeft

ENGLISH = lexicon("en")


def left(cards: str, wilds: int = 0, words: tuple[str, ...] = ()) -> CardsLeft:
    """*cards* such as ``s s an``, over a list of nothing but *words*."""
    book = ENGLISH.only(list(words)) if words else ENGLISH
    found = CardsLeft(book)
    found.pairs = []
    found.wilds = wilds
    for card in cards.split():
        codes = ENGLISH.encode(card)
        if len(codes) == 2:
            found.pairs.append(pair(codes[0], codes[1]))
        else:
            found.give(codes[0])
    found.letters = len(cards.replace(" ", "")) + wilds
    return found


def reaches(cards: str, word: str, wilds: int = 0) -> bool:
    """Whether the search finds *word* in a list that holds no other."""
    root = ENGLISH.only([word]).root
    found = left(cards, wilds, (word,))
    return bool(found.goes_on(root, 0, found.wilds, found.letters))


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_every_card_of_a_letter_counts(count: int) -> None:
    cards = left("s " * count)
    bit = cards.have
    for left_over in range(count, 0, -1):
        assert cards.have == bit, left_over
        cards.use(ENGLISH.code("s"))
    assert (cards.have, cards.twice, cards.thrice, cards.more) == (0, 0, 0, [])


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_word_of_one_letter_needs_as_many_cards(count: int) -> None:
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
def test_a_pair_is_laid_once_and_as_it_is(cards: str, word: str, found: bool) -> None:
    assert found == reaches(cards, word)


def test_a_search_leaves_the_cards_as_they_were() -> None:
    cards = left("s s s s t r an", 1)
    before = (cards.have, cards.twice, cards.thrice, sorted(cards.more), cards.pairs[:])
    cards.goes_on(ENGLISH.root, 0, 1, 9)
    after = (cards.have, cards.twice, cards.thrice, sorted(cards.more), cards.pairs)
    assert before == after


@pytest.mark.parametrize(("shortest", "found"), [(2, True), (3, False)])
def test_PB_R2_a_wild_does_not_make_a_short_word_long_enough(shortest: int, found: bool) -> None:
    # A and a wild make AT, and nothing longer is in the list.
    cards = left("a", 1, ("at",))
    cards.shortest = shortest
    first = cards.lexicon.step(ENGLISH.only(["at"]).root, ENGLISH.code("a"))
    assert found == cards.allows_single(first, ENGLISH.code("a"), 1, 1)
