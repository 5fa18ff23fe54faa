"""Chance: a fast generator for simulation and search, and sealed streams for tables.

`Rng` is xoshiro128**: four 32-bit words, the same stream interpreted and compiled.
`Streams` deals a table from BLAKE2b(seed, stream, counter): a published hash of the seed
gives nothing away, and after an undo the same card comes again.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF


class Rng:
    """A small, fast generator; never used where somebody could guess the seed for gain."""

    def __init__(self, seed: int) -> None:
        """Spread *seed* over the four words with splitmix32."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start the stream of *seed* over again."""
        words: list[int] = []
        mixed: int = (seed ^ (seed >> 32) ^ (seed >> 64)) & MASK32
        for _ in range(4):
            mixed = (mixed + 0x9E3779B9) & MASK32
            z: int = mixed
            z = ((z ^ (z >> 16)) * 0x85EBCA6B) & MASK32
            z = ((z ^ (z >> 13)) * 0xC2B2AE35) & MASK32
            words.append(z ^ (z >> 16))
        self.a = words[0] | 1
        self.b = words[1]
        self.c = words[2]
        self.d = words[3]

    def next(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d ^ b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        five: i64 = (b * 5) & 0xFFFFFFFF
        # What the shift pushes out above 32 bits the last mask takes away.
        return ((five << 7) | (five >> 25)) * 9 & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A whole number from 0 up to but not including *n*, for *n* under 2**31."""
        word: i64 = self.next()
        return (word * n) >> 32

    def pick(self, weights: list[int]) -> i64:
        """An index drawn with chances proportional to *weights*."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        index: i64 = 0
        for weight in weights:
            left -= weight
            if left < 0:
                return index
            index += 1
        return index - 1


class Streams:
    """A table's dealer: one numbered stream per deck and one for dice, from a 256-bit seed."""

    def __init__(self, seed: bytes) -> None:
        self.seed: bytes = seed

    def below(self, stream: int, counter: int, n: int) -> int:
        """Draw number *counter* of *stream*, from 0 up to but not including *n*."""
        label = stream.to_bytes(2, "big") + counter.to_bytes(6, "big")
        word = blake2b(label, key=self.seed, digest_size=16, person=b"tabletown-deal").digest()
        return (int.from_bytes(word, "big") * n) >> 128

    def pick(self, stream: int, counter: int, weights: list[int]) -> int:
        """An index drawn with chances proportional to *weights*."""
        left = self.below(stream, counter, sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        return len(weights) - 1


def seed_bytes(seed: int) -> bytes:
    """The 32 bytes a table keeps of *seed*."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"tabletown-seed").digest()


def seed_hash(seed: bytes) -> str:
    """What is published of *seed* before the first card is dealt."""
    return blake2b(seed, digest_size=32, person=b"tabletown-hash").hexdigest()
