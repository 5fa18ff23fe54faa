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
NOT_LISTED: Final = 0
USEFUL_LISTED: Final = 1
ALL_LISTED: Final = 2
"""Which lists of an agenda belong to its top question; a sum of these."""


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
    """A stack of items; the top one is dealt with first.

    Two items are numbers of their own: most agendas hold no more, and a number costs no list.
    """

    __slots__ = ("answers", "below", "listed", "second", "top", "useful")

    def __init__(self, model: Agenda | None = None) -> None:
        """An empty agenda, or one equal to *model* that shares nothing that can change."""
        if model is None:
            self.top: i64 = NOTHING
            """The item that is dealt with now, or NOTHING."""
            self.second: i64 = NOTHING
            """The one that comes after it, or NOTHING."""
            self.below: list[int] = NO_ANSWERS
            """What waits beneath both, the next one last; shared by clones, never changed."""
            self.listed: i64 = NOT_LISTED
            """Which of the next two have been listed for the top question."""
            self.useful: list[int] = NO_ANSWERS
            """The useful answers, which mostly are all; shared, never changed."""
            self.answers: list[int] = NO_ANSWERS
            """All answers where only some are useful; shared, never changed."""
        else:
            self.top = model.top
            self.second = model.second
            self.below = model.below
            self.listed = model.listed
            self.useful = model.useful
            self.answers = model.answers

    def clone(self) -> Agenda:
        """A copy that shares nothing that can change."""
        return Agenda(self)

    def copy(self, other: Agenda) -> None:
        """Become equal to *other*, sharing nothing that can change."""
        self.top = other.top
        self.second = other.second
        self.below = other.below
        self.listed = other.listed
        self.useful = other.useful
        self.answers = other.answers

    def push(self, item: i64) -> None:
        """Put *item* on top, before everything that waits."""
        if self.top:
            if self.second:
                self.below = [*self.below, self.second]
            self.second = self.top
        self.top = item
        self.listed = NOT_LISTED

    def pop(self) -> i64:
        """Take the top item off."""
        item: i64 = self.top
        self.top = self.second
        if self.top:
            self.raise_second()
        self.listed = NOT_LISTED
        return item

    def raise_second(self) -> None:
        """The second item has become the top one: what waits beneath takes its place."""
        below = self.below
        if below:
            self.second = below[-1]
            self.below = below[:-1]
        else:
            self.second = NOTHING

    def push_in_order(self, items: list[int]) -> None:
        """Have *items* dealt with first to last: pushed backwards so that code reads forwards."""
        for item in reversed(items):
            self.push(item)

    def all_items(self) -> list[int]:
        """All items, the one that is dealt with first at the end."""
        if not self.second:
            return [self.top] if self.top else []
        return [*self.below, self.second, self.top]

    def fill(self, items: list[int]) -> None:
        """Hold *items* and nothing else."""
        self.top = items[-1] if items else NOTHING
        self.second = items[-2] if len(items) > 1 else NOTHING
        self.below = items[:-2]
        self.listed = NOT_LISTED

    def transfer(self, snapshot: Snapshot) -> None:
        """Write the items into *snapshot*, or read them from it."""
        self.fill(snapshot.numbers(self.all_items()))
