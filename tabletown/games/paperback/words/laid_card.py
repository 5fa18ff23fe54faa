"""A card laid in a word, packed into one number.

=====  ================================================================================
bits   meaning
=====  ================================================================================
0-7    the card: its kind on a desk, its number in a rack
8-13   the letter it stands for: its number on a desk, its code in a rack; 0 for a Space
14-19  a second letter, of a pair or by Stuck Key; 0 for none
20-26  the marks below
28-35  one more than the card whose ability it has copied; 0 for none
=====  ================================================================================

A spelling is a list of such numbers in order. Bits 20 and above are all 0 for most cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# For `lay`, `card_of` and their like, and for loops that cannot afford to call them.
CARD_BITS: Final = 255
LETTER_SHIFT: Final = 8
SECOND_SHIFT: Final = 14
LETTER_MASK: Final = 63
FIRST_MARK: Final = 0x100000
"""Below this a laid card bears no mark and has copied nothing."""
SHARED: Final = 0x100000
"""The Common card on the track: pointed at, not held."""
TURNED: Final = 0x200000
"""A pair reversed by Dyslexic."""
AS_TYPO: Final = 0x400000
"""Talent Typo: a single letter from hand as any letter; no value, no ability, no attack."""
TWICE: Final = 0x800000
"""Talent Stuck Key: a single letter from hand as its letter twice."""
GONE: Final = 0x1000000
"""Already in the trash; it still counts for the word."""
SPENT: Final = 0x2000000
"""Its choice has been made or declined."""
AGAIN_MARK: Final = 0x4000000
"""Plagiarism: its ability works twice."""
COPY_SHIFT: Final = 28
"""The first bit of the copied card."""


def lay(card: i64, one: i64, two: i64 = 0, marks: i64 = 0) -> i64:
    """*card* laid as the letter *one*, followed by *two* if that is not 0, with *marks*."""
    return card | (one << LETTER_SHIFT) | (two << SECOND_SHIFT) | marks


def card_of(laid: i64) -> i64:
    """The card: its kind on a desk, its number in a rack."""
    return laid & CARD_BITS


def first_of(laid: i64) -> i64:
    """The letter it stands for; 0 for a Space."""
    return (laid >> LETTER_SHIFT) & LETTER_MASK


def second_of(laid: i64) -> i64:
    """Its second letter; 0 if it has none."""
    return (laid >> SECOND_SHIFT) & LETTER_MASK


def copied_of(laid: i64) -> i64:
    """The card whose ability it has copied, or -1."""
    return ((laid >> COPY_SHIFT) & CARD_BITS) - 1


def letters_of(word: list[int]) -> list[int]:
    """The letters a spelling reads; 0 is the gap that a Space makes."""
    found: list[int] = []
    for laid in word:
        found.append(first_of(laid))
        two: i64 = second_of(laid)
        if two != 0:
            found.append(two)
    return found
