"""Cards nobody has seen have no identity: a deck is a multiset drawn from on demand.

`counts[kind]` cards of each kind are somewhere in the pile, in no order at all. A game in which
somebody knows part of the order keeps that part beside the deck, as an explicit list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Deck:
    """A face-down pile whose order nobody knows."""

    def __init__(self, counts: list[int]) -> None:
        self.counts: list[int] = counts
        """How many cards of each kind are in it."""

    def clone(self) -> Deck:
        """A copy that shares nothing that can change."""
        return Deck(self.counts[:])

    def size(self) -> i64:
        """How many cards are in the pile."""
        size: i64 = 0
        for count in self.counts:
            size += count
        return size

    def kinds(self) -> list[int]:
        """The kinds the next card may be, ascending."""
        return [kind for kind in range(len(self.counts)) if self.counts[kind] > 0]

    def odds(self) -> list[int]:
        """Integer weights parallel to `kinds`."""
        return [count for count in self.counts if count > 0]

    def draw(self, kind: i64) -> None:
        """Take one card of a *kind* out."""
        self.counts[kind] -= 1

    def add(self, kind: i64) -> None:
        """Shuffle one card of a *kind* in."""
        self.counts[kind] += 1
