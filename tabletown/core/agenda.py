"""What is asked and what waits: stacks of *items*, each a question packed into one int.

An effect acts now or asks now. Asking puts an item on an agenda; the answer takes it off and
goes back to the question that the item names. An item is 60 bits, lowest first: question 8,
seat 4, about 16, x 16, y 16. What *about*, *x* and *y* mean is the question's own business.
No item is 0, because questions are numbered from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.core.snapshot import Snapshot

NOTHING: Final = 0
"""Stands where an item could be and is none."""
NO_ANSWERS: Final[list[int]] = []
"""Answers that nobody has listed yet, or that nobody is asked for; shared, never changed."""


def pack(question: i64, seat: i64, about: i64 = 0, x: i64 = 0, y: i64 = 0) -> i64:
    """An item: *question* to *seat* about a component, with two numbers of its own."""
    return question | (seat << 8) | (about << 12) | (x << 28) | (y << 44)


def question_of(item: i64) -> i64:
    """The number of the question the item names."""
    return item & 0xFF


def seat_of(item: i64) -> i64:
    """The seat it names: whom it asks, or for whom the dealer is asked."""
    return (item >> 8) & 0xF


def about_of(item: i64) -> i64:
    """Which component it is about."""
    return (item >> 12) & 0xFFFF


def x_of(item: i64) -> i64:
    """The item's first number."""
    return (item >> 28) & 0xFFFF


def y_of(item: i64) -> i64:
    """The item's second number."""
    return (item >> 44) & 0xFFFF


class Agenda:
    """A stack of items; the top one is dealt with first."""

    __slots__ = ("answers", "below", "top", "useful")

    def __init__(self, top: i64 = NOTHING, below: list[int] = NO_ANSWERS) -> None:
        self.top: i64 = top
        """The item that is dealt with now, or NOTHING."""
        self.below: list[int] = below
        """What waits beneath it, the next one last; shared by clones, never changed in place."""
        self.answers: list[int] = NO_ANSWERS
        """The answers to the top question once they have been listed; shared, never changed."""
        self.useful: list[int] = NO_ANSWERS
        """The useful ones of them once they have been listed; shared, never changed."""

    def clone(self) -> Agenda:
        """A copy that shares nothing that can change."""
        twin = Agenda(self.top, self.below)
        twin.answers = self.answers
        twin.useful = self.useful
        return twin

    def copy(self, other: Agenda) -> None:
        """Become equal to *other*, sharing nothing that can change."""
        self.top = other.top
        self.below = other.below
        self.answers = other.answers
        self.useful = other.useful

    def push(self, item: i64) -> None:
        """Put *item* on top, before everything that waits."""
        if self.top:
            self.below = self.below + [self.top]
        self.top = item
        self.answers = NO_ANSWERS
        self.useful = NO_ANSWERS

    def pop(self) -> i64:
        """Take the top item off."""
        item: i64 = self.top
        below = self.below
        if not below:
            self.top = NOTHING
        else:
            self.top = below[-1]
            self.below = below[:-1] if len(below) > 1 else NO_ANSWERS
        self.answers = NO_ANSWERS
        self.useful = NO_ANSWERS
        return item

    def push_in_order(self, items: list[int]) -> None:
        """Have *items* dealt with first to last: pushed backwards so that code reads forwards."""
        for item in reversed(items):
            self.push(item)

    def items(self) -> list[int]:
        """All items, the one that is dealt with first at the end."""
        return self.below + [self.top] if self.top else []

    def fill(self, items: list[int]) -> None:
        """Hold *items* and nothing else."""
        self.top = items[-1] if items else NOTHING
        self.below = items[:-1]
        self.answers = NO_ANSWERS
        self.useful = NO_ANSWERS

    def transfer(self, snapshot: Snapshot) -> None:
        """Write the items into *snapshot*, or read them from it."""
        self.fill(snapshot.numbers(self.items()))
