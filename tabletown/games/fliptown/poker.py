"""Poker hands: what five cards are, the best five of seven, and which hand beats which.

A card is suit * 13 + value - 1. Cards may repeat: a pile shuffled anew in mid-round can bring
one back, and the Cheat may name any card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.numbers import COUNT

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8
ROYAL_FLUSH: Final = 9
ROYAL: Final = 0x1E01
"""Ten to king and the ace, as a mask of values."""

RANK_BIT: Final[list[int]] = [2 ** (card % 13) for card in range(52)]


def _straights() -> bytes:
    """1 at every mask of five values in a row, the ace low or high."""
    found = bytearray(8192)
    for low in range(9):
        found[31 << low] = 1
    found[ROYAL] = 1
    return bytes(found)


IS_STRAIGHT: Final[bytes] = _straights()


def category(cards: list[int]) -> int:
    """What five *cards* are, 0 for nothing to 9 for a royal flush."""
    a: i64 = cards[0]
    b: i64 = cards[1]
    c: i64 = cards[2]
    d: i64 = cards[3]
    e: i64 = cards[4]
    return category_of(a, b, c, d, e)


def category_of(a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """The same for five single cards."""
    suit: i64 = a // 13
    is_flush: bool = b // 13 == suit and c // 13 == suit and d // 13 == suit and e // 13 == suit
    one: i64 = RANK_BIT[a]
    two: i64 = RANK_BIT[b]
    three: i64 = RANK_BIT[c]
    four: i64 = RANK_BIT[d]
    five: i64 = RANK_BIT[e]
    ranks: i64 = one | two | three | four | five
    distinct: i64 = COUNT[ranks]
    if distinct == 5:
        if IS_STRAIGHT[ranks]:
            if not is_flush:
                return STRAIGHT
            return ROYAL_FLUSH if ranks == ROYAL else STRAIGHT_FLUSH
        return FLUSH if is_flush else NOTHING
    if distinct == 4:
        return FLUSH if is_flush else PAIR
    if distinct == 3:
        if is_flush:
            return FLUSH
        # Two pairs cancel out and leave one value; three of a kind leaves three.
        return TWO_PAIR if COUNT[one ^ two ^ three ^ four ^ five] == 1 else THREE
    if distinct == 2:
        same: i64 = 0
        if two == one:
            same += 1
        if three == one:
            same += 1
        if four == one:
            same += 1
        if five == one:
            same += 1
        return FULL_HOUSE if 1 <= same <= 2 else FOUR
    return FOUR


PICKS: Final[list[int]] = [mask for mask in range(128) if bin(mask).count("1") == 5]
"""The ways to take five of seven cards."""


def best_category(cards: list[int]) -> int:
    """The best that five of the *cards* can be; five or seven of them."""
    if len(cards) == 5:
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
    if len(cards) == 5:
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
    values = [card % 13 + 1 for card in cards]
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


def unpack(column: i64) -> list[int]:
    """The cards packed six bits each, oldest first."""
    cards: list[int] = []
    while column != 0:
        cards.append((column & 63) - 1)
        column >>= 6
    cards.reverse()
    return cards
