"""Poker hands: what five cards are, the best five of seven, and which hand beats which.

Cards may repeat: a pile shuffled anew in mid-round can bring one back, and the Cheat may name any
card. What hands are paid is in `pay`.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.edition import HANDS
from tabletown.games.fliptown.verbs import CARDS, LAST_VALUE

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_HAND: Final = HANDS.index("nothing")
PAIR: Final = HANDS.index("pair")
TWO_PAIR: Final = HANDS.index("two-pair")
THREE: Final = HANDS.index("three-of-a-kind")
STRAIGHT: Final = HANDS.index("straight")
FLUSH: Final = HANDS.index("flush")
FULL_HOUSE: Final = HANDS.index("full-house")
FOUR: Final = HANDS.index("four-of-a-kind")
STRAIGHT_FLUSH: Final = HANDS.index("straight-flush")
ROYAL_FLUSH: Final = HANDS.index("royal-flush")
SIZE: Final = 5
"""Cards of a hand."""

RANK_WEIGHT: Final[list[int]] = [0, 1, 5, 21, 85, 220, 601, 1521, 3815, 8342, 17673, 28602, 59368]
"""A number for each value such that the sum of five tells pairs, threes and straights apart."""
SUIT_WEIGHT: Final[list[int]] = [0, 1, 6, 36]
"""A number for each suit such that the sum of five tells whether they are all the same."""
SUIT_SHIFT: Final = 19
"""Sums of suits stand above the sums of values."""
VALUES_ONLY: Final = 0x7FFFF
KEY: Final[list[int]] = [
    RANK_WEIGHT[card % LAST_VALUE] + (SUIT_WEIGHT[card // LAST_VALUE] << SUIT_SHIFT)
    for card in range(CARDS)
]
ROYAL: Final = RANK_WEIGHT[0] + sum(RANK_WEIGHT[9:])
"""Ten to king and the ace."""


def _kind(values: tuple[int, ...]) -> int:
    """What five values, 0 to 12 ascending, are if their suits do not matter."""
    distinct = len(set(values))
    most = max(values.count(value) for value in values)
    if distinct == 5:
        is_straight = values[4] - values[0] == 4 or values == (0, 9, 10, 11, 12)
        return STRAIGHT if is_straight else NO_HAND
    if distinct == 4:
        return PAIR
    if distinct == 3:
        return THREE if most == 3 else TWO_PAIR
    return FULL_HOUSE if most == 3 else FOUR


def _kinds() -> bytes:
    """The same at every sum of five weights."""
    found = bytearray(SIZE * RANK_WEIGHT[12] + 1)
    for values in combinations_with_replacement(range(LAST_VALUE), SIZE):
        found[sum([RANK_WEIGHT[value] for value in values])] = _kind(values)
    return bytes(found)


def _flushes() -> bytes:
    """1 at every sum of five equal suits."""
    found = bytearray(SIZE * SUIT_WEIGHT[3] + 1)
    for weight in SUIT_WEIGHT:
        found[SIZE * weight] = 1
    return bytes(found)


KINDS: Final[bytes] = _kinds()
IS_FLUSH: Final[bytes] = _flushes()


def category(cards: list[int]) -> int:
    """What five *cards* are, 0 for nothing to 9 for a royal flush."""
    key: i64 = KEY[cards[0]] + KEY[cards[1]] + KEY[cards[2]] + KEY[cards[3]] + KEY[cards[4]]
    if IS_FLUSH[key >> SUIT_SHIFT]:
        return flushed(key & VALUES_ONLY)
    return KINDS[key & VALUES_ONLY]


def flushed(values: i64) -> i64:
    """What five cards of one suit are; repeated ones may still be worth more as four alike."""
    kind: i64 = KINDS[values]
    if kind == STRAIGHT:
        return ROYAL_FLUSH if values == ROYAL else STRAIGHT_FLUSH
    return kind if kind > FLUSH else FLUSH


PICKS: Final[list[int]] = [mask for mask in range(128) if bin(mask).count("1") == SIZE]
"""The ways to take five of seven cards."""


def best_category(cards: list[int]) -> int:
    """The best that five of the *cards* can be; five or seven of them."""
    if len(cards) == SIZE:
        return category(cards)
    best: int = 0
    for pick in PICKS:
        found: int = category(picked(cards, pick))
        if found > best:
            best = found
    return best


def picked(cards: list[int], pick: int) -> list[int]:
    """The cards whose bits are set in *pick*."""
    return [cards[place] for place in range(len(cards)) if (pick >> place) & 1]


def strength(cards: list[int], by_group: bool) -> int:
    """A number that is higher for the better hand of the best five of *cards*.

    Equal hands compare their cards from the highest down, or, *by_group*, the largest group
    first as poker players do. Ruling FT-R60.
    """
    if len(cards) == SIZE:
        return strength_of(cards, by_group)
    best: int = -1
    for pick in PICKS:
        found = strength_of(picked(cards, pick), by_group)
        if found > best:
            best = found
    return best


def strength_of(cards: list[int], by_group: bool) -> int:
    """The same for exactly five cards."""
    kind = category(cards)
    values = [card % LAST_VALUE + 1 for card in cards]
    is_low = kind in (STRAIGHT, STRAIGHT_FLUSH) and sorted(values)[:2] == [1, 2]
    ranks = [14 if value == 1 and not is_low else value for value in values]
    if by_group:
        ordered = sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)
    else:
        ordered = sorted(ranks, reverse=True)
    total = kind
    for rank in ordered:
        total = total * 16 + rank
    return total


def packed_category(column: i64) -> i64:
    """What the five cards packed in *column* are."""
    key: i64 = 0
    while column != 0:
        key += KEY[(column & 63) - 1]
        column >>= 6
    if IS_FLUSH[key >> SUIT_SHIFT]:
        return flushed(key & VALUES_ONLY)
    return KINDS[key & VALUES_ONLY]


def unpack(column: i64) -> list[int]:
    """The cards packed six bits each, oldest first."""
    cards: list[int] = []
    while column != 0:
        cards.append((column & 63) - 1)
        column >>= 6
    cards.reverse()
    return cards


def packed(cards: list[int]) -> i64:
    """Cards packed six bits each, oldest first."""
    found: i64 = 0
    for card in cards:
        found = (found << 6) | (card + 1)
    return found
