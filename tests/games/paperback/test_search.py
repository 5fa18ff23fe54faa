"""The best word is found although another one comes first: no branch is left too early.

Each list has a word or two that come early and are good by print, and a later one that is better
for what its cards do.
"""

from typing import Any

import pytest

from tabletown.games.paperback.cards import TYPO_TALENT
from tabletown.games.paperback.words.best import best_play
from tabletown.games.paperback.words.effects import (
    CENTS,
    DOUBLE_NEXT,
    DOUBLE_PREV,
    DRAW_MORE,
    IF_FIRST,
    IF_LAST,
    IF_NO_WILDS,
)
from tabletown.games.paperback.words.graph import lexicon
from tabletown.games.paperback.words.laid_card import letters_of
from tabletown.games.paperback.words.rack import SPACE_FACE, WILD_FACE, Terms, Weights, ability
from tests.games.paperback.racks import make_rack

ENGLISH = lexicon("en")
FIVE_FOR_LAST = ability(CENTS, 5, 0, IF_LAST)
NINE_WITHOUT_WILDS = ability(CENTS, 9, 0, IF_NO_WILDS)


def best(
    words: str,
    cards: str,
    abilities: dict[str, int],
    weights: Weights | None = None,
    **rules: Any,
) -> Any:
    """The best of *words* and its cents, from *cards* such as ``n4 z3 ? _``: letter and value.

    ``?`` is a wild and ``_`` the Space; *abilities* name the letters that have one.
    """
    faces, values, texts = [], [], []
    for card in cards.split():
        special = {"?": WILD_FACE, "_": SPACE_FACE}
        faces.append(special[card] if card in special else ENGLISH.code(card[0]))
        values.append(0 if card in special else int(card[1:]))
        texts.append(abilities.get(card[0], 0))
    book = ENGLISH.only(words.split())
    found = best_play(book, make_rack(faces, values, (), texts, terms=Terms(**rules)), weights)
    assert found is not None and found.exact
    return ENGLISH.decode(letters_of(found.lays)), found.cents


@pytest.mark.parametrize(("double", "word"), [(DOUBLE_NEXT, "too"), (DOUBLE_PREV, "zot")])
def test_a_later_word_that_doubles_a_neighbour_is_found(double: int, word: str) -> None:
    # T stands first in one word and last in the other, so one of them has no such neighbour;
    # the other cards pay a cent more wherever they stand.
    words, cards = ("oot too", "t1 o1 o1") if word == "too" else ("toz zot", "t1 o1 z1")
    abilities = {"t": ability(double), "o": ability(CENTS, 1), "z": ability(CENTS, 1)}
    assert (word, 3 + 2 + 1) == best(words, cards, abilities)


def test_a_later_word_that_draws_a_card_is_found() -> None:
    draws = {"t": ability(DRAW_MORE, 1, 0, IF_FIRST)}
    assert ("oot", 3) == best("oot too", "t1 o1 o1", {})
    assert ("too", 3) == best("oot too", "t1 o1 o1", draws, Weights(draw=120))


def test_two_words_are_found_for_the_cent_of_the_space() -> None:
    # NOOTS takes all four letters and the wild; ON TO takes the letters and pays for the Space.
    assert ("noots", 4) == best("noots on to", "n1 o1 o1 t1 ?", {})
    assert ("on to", 5) == best("noots on to", "n1 o1 o1 t1 ? _", {})


def test_what_shuns_wilds_is_given_up_once_for_all_wilds() -> None:
    # AN pays 4 by print; three wilds and the Z pay 3 and 5 more as the last card.
    abilities = {"n": NINE_WITHOUT_WILDS, "z": FIVE_FOR_LAST}
    assert ("toez", 8) == best("an toez", "n4 z3 ? ? ?", abilities)


def test_what_shuns_wilds_is_given_up_once_for_a_misprint_and_a_wild() -> None:
    # NAT pays 4 by print; a wild, the N as a misprint and the Z pay 3 and 5 more.
    abilities = {"n": NINE_WITHOUT_WILDS, "z": FIVE_FOR_LAST}
    assert ("toz", 8) == best("nat toz", "n4 z3 ?", abilities, talent=TYPO_TALENT)
