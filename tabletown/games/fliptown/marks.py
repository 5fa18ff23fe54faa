"""Marks on a map: sets of sites, cards and belongings as bits of one int.

Stops, values and buildings use bit value - 1, chambers, stones and cards their own order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final[list[int]] = [2**power for power in range(62)]
"""Powers of two: a shift by a variable would be cut to 32 bits when compiled."""
FOUR_BITS: Final[list[int]] = [2 ** (4 * index) for index in range(15)]
"""A one in each of the four-bit counters packed into a sheet's `bonuses` and `effects`."""
WIDEST: Final = 16
"""How many bits a mask of sites or belongings has at most."""


def _count_table(bits: int) -> bytes:
    counts = [0]
    for _ in range(bits):
        counts += [count + 1 for count in counts]
    return bytes(counts)


COUNT: Final[bytes] = _count_table(WIDEST)
"""How many bits are set, for masks of sites and belongings."""


def all_bits(count: int) -> int:
    """The mask of the first *count* bits."""
    return int(2**count) - 1


def bits_of(mask: i64) -> list[int]:
    """The places of the bits that are set, ascending: the cards or sites of a mask."""
    found: list[int] = []
    place: i64 = 0
    while mask != 0:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found


def bit_count(mask: i64) -> i64:
    """How many bits a mask of any width has set."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def lowest_bit(mask: i64) -> i64:
    """The place of the first bit that is set; there is one."""
    place: i64 = 0
    while (mask & 1) == 0:
        mask >>= 1
        place += 1
    return place
