"""A position as a list of small ints, written and read by the same lines of code.

A game describes its position once: one line a field, each passed through a `Snapshot`. One that
writes notes the value and hands it back; one that reads hands back what was noted. So a dump and
its load cannot disagree about order, length or meaning.

    state.turn = snapshot.number(state.turn)
    state.hands = snapshot.numbers(state.hands)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Snapshot:
    """The ints of one position, being written or being read."""

    __slots__ = ("at", "ints", "is_reading")

    def __init__(self, ints: list[int], is_reading: bool) -> None:
        self.ints: list[int] = ints
        self.is_reading: bool = is_reading
        self.at: i64 = 0
        """The index of the next int to read."""

    def number(self, value: i64) -> i64:
        """One whole number; *value* is what there is to write."""
        if self.is_reading:
            at: i64 = self.at
            self.at = at + 1
            return self.ints[at]
        self.ints.append(value)
        return value

    def flag(self, value: bool) -> bool:
        """One truth value."""
        return self.number(1 if value else 0) != 0

    def numbers(self, values: list[int]) -> list[int]:
        """A list of any length; what is read is a list of its own."""
        if self.is_reading:
            start: i64 = self.at + 1
            end: i64 = start + self.ints[start - 1]
            self.at = end
            return self.ints[start:end]
        self.ints.append(len(values))
        self.ints += values
        return values


def writing() -> Snapshot:
    """An empty snapshot to write into."""
    return Snapshot([], False)


def reading(ints: list[int]) -> Snapshot:
    """A snapshot of *ints*, read from its beginning."""
    return Snapshot(ints, True)
