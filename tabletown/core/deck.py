"""Cards nobody has seen have no identity: a deck is a multiset drawn from on demand.

`counts[kind]` cards of each kind are somewhere in the pile, in no order at all. What is
known of the order is an explicit list: `tops`, the known cards on top (last one uppermost),
and `bottoms`, the known cards underneath (last one lowest). A draw takes a known top if
there is one, otherwise the dealer draws from the multiset, otherwise from the bottoms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Deck:
    """A face-down pile: a multiset of kinds, with what is known of its order beside it."""

    def __init__(self, counts: list[int], tops: list[int], bottoms: list[int]) -> None:
        self.counts: list[int] = counts
        self.tops: list[int] = tops
        self.bottoms: list[int] = bottoms
        loose: i64 = 0
        for count in counts:
            loose += count
        self.loose: i64 = loose

    def clone(self) -> Deck:
        """A copy that shares nothing that can change."""
        return Deck(self.counts[:], self.tops[:], self.bottoms[:])

    def size(self) -> i64:
        """How many cards are in the pile, known ones included."""
        return self.loose + len(self.tops) + len(self.bottoms)

    def kinds(self) -> list[int]:
        """The kinds the next card may be, ascending; one only where it is known."""
        if self.tops:
            return [self.tops[-1]]
        if self.loose > 0:
            return [kind for kind in range(len(self.counts)) if self.counts[kind] > 0]
        if self.bottoms:
            return [self.bottoms[0]]
        return []

    def odds(self) -> list[int]:
        """Integer weights parallel to `kinds`."""
        if self.tops or self.loose == 0:
            return [1] if self.size() > 0 else []
        return [count for count in self.counts if count > 0]

    def draw(self, kind: i64) -> None:
        """Take the next card, which is a *kind*."""
        if self.tops:
            self.tops.pop()
        elif self.loose > 0:
            self.counts[kind] -= 1
            self.loose -= 1
        else:
            self.bottoms.pop(0)

    def remove(self, kind: i64) -> None:
        """Take one *kind* out of the unordered part."""
        self.counts[kind] -= 1
        self.loose -= 1

    def add(self, kind: i64) -> None:
        """Shuffle one *kind* in among the unordered part."""
        self.counts[kind] += 1
        self.loose += 1

    def put_on_top(self, kind: i64) -> None:
        """Lay one *kind*, known, on the pile."""
        self.tops.append(kind)

    def put_under(self, kind: i64) -> None:
        """Slip one *kind*, known, under the pile."""
        self.bottoms.append(kind)

    def shuffle(self) -> None:
        """Forget all order."""
        for kind in self.tops:
            self.add(kind)
        for kind in self.bottoms:
            self.add(kind)
        self.tops = []
        self.bottoms = []

    def dump(self) -> list[int]:
        """The pile as ints; `load_deck` reads it back."""
        return (
            [len(self.counts), len(self.tops), len(self.bottoms)]
            + self.counts
            + self.tops
            + self.bottoms
        )


def load_deck(ints: list[int], at: int) -> tuple[Deck, int]:
    """The pile dumped at index *at* of *ints*, and the index after it."""
    kinds, tops, bottoms = ints[at], ints[at + 1], ints[at + 2]
    first = at + 3
    second = first + kinds
    third = second + tops
    end = third + bottoms
    return Deck(ints[first:second], ints[second:third], ints[third:end]), end
