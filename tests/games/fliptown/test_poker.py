"""Poker hands: the known counts over all hands, seven cards, repeated cards and who beats whom."""

from itertools import combinations

import pytest

from tabletown.games.fliptown.poker import best_category, category, strength
from tabletown.games.fliptown.verbs import CARD

KNOWN = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]
"""How many of the 2,598,960 hands are nothing, a pair … a royal flush."""


def cards(text: str) -> list[int]:
    return [CARD.numbers[word] for word in text.split()]


@pytest.mark.slow
def test_every_five_cards_there_are() -> None:
    counts = [0] * 10
    for hand in combinations(range(52), 5):
        counts[category(list(hand))] += 1
    assert KNOWN == counts


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("2h 4s 6d 8c 10h", 0),
        ("2h 2s 6d 8c 10h", 1),
        ("2h 2s 6d 6c 10h", 2),
        ("2h 2s 2d 8c 10h", 3),
        ("ah 2s 3d 4c 5h", 4),
        ("10h js qd kc ah", 4),
        ("qh ks ad 2c 3h", 0),
        ("2h 4h 6h 8h 10h", 5),
        ("2h 2s 2d 8c 8h", 6),
        ("2h 2s 2d 2c 8h", 7),
        ("ah 2h 3h 4h 5h", 8),
        ("9h 10h jh qh kh", 8),
        ("10h jh qh kh ah", 9),
        ("2h 2h 2h 2h 2h", 7),
        ("2h 2h 6h 8h 10h", 5),
        ("2h 2h 6h 6h 10h", 5),
        ("2h 2h 2h 6h 6h", 6),
    ],
)
def test_what_five_cards_are(text: str, kind: int) -> None:
    hand = cards(text)
    assert kind == category(hand) == category(hand[::-1]) == best_category(hand)


def test_the_best_five_of_seven() -> None:
    assert 5 == best_category(cards("2h 4h 6h 8h 10s 10d kh"))
    assert 6 == best_category(cards("2h 2s 2d 8c 8h 8d ah"))
    assert 4 == best_category(cards("ah 2s 3d 4c 5h 5s 5d"))


def test_hands_compare_from_the_highest_card_down() -> None:
    assert strength(cards("2h 2s ad 5c 4h"), False) > strength(cards("9h 9s kd 5c 4h"), False)
    assert strength(cards("2h 2s ad 5c 4h"), True) < strength(cards("9h 9s kd 5c 4h"), True)
    assert strength(cards("2h 3s 4d 5c 6h"), False) > strength(cards("ah 2s 3d 4c 5h"), False)
    assert strength(cards("10h js qd kc ah"), False) > strength(cards("9h 10s jd qc kh"), False)
    assert strength(cards("2h 2s 3d 5c 4h"), False) > strength(cards("ah ks qd jc 9h"), False)
    assert strength(cards("ah ks qd jc 9h"), False) == strength(cards("as kd qc jh 9d"), False)
