"""The stack of questions waiting for answers, each packed into one int.

An effect acts now or asks now. Asking pushes a frame; the answer pops it and goes back to
the component that asked. A frame is 60 bits, lowest first: question 8, seat 4, about 16,
x 16, y 16. What *about*, *x* and *y* mean is the question's own business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def pack(ask: i64, seat: i64, about: i64 = 0, x: i64 = 0, y: i64 = 0) -> i64:
    """A frame: question *ask* to *seat* about a component, with two numbers of its own."""
    return ask | (seat << 8) | (about << 12) | (x << 28) | (y << 44)


def ask_of(frame: i64) -> i64:
    """Which question the frame asks."""
    return frame & 0xFF


def seat_of(frame: i64) -> i64:
    """Whom it asks."""
    return (frame >> 8) & 0xF


def about_of(frame: i64) -> i64:
    """Which component it is about."""
    return (frame >> 12) & 0xFFFF


def x_of(frame: i64) -> i64:
    """The frame's first number."""
    return (frame >> 28) & 0xFFFF


def y_of(frame: i64) -> i64:
    """The frame's second number."""
    return (frame >> 44) & 0xFFFF


class Agenda:
    """Questions not yet answered; the top one is asked."""

    def __init__(self, frames: list[int]) -> None:
        self.frames: list[int] = frames

    def clone(self) -> Agenda:
        """A copy that shares nothing that can change."""
        return Agenda(self.frames[:])

    def is_empty(self) -> bool:
        """Whether nothing is asked."""
        return len(self.frames) == 0

    def top(self) -> i64:
        """The frame that is asked now."""
        return self.frames[-1]

    def push(self, frame: i64) -> None:
        """Ask *frame* before everything that waits."""
        self.frames.append(frame)

    def pop(self) -> i64:
        """Take the top frame off, answered."""
        return self.frames.pop()

    def ask_in_order(self, frames: list[int]) -> None:
        """Ask *frames* first to last: pushed backwards so that code reads forwards."""
        for frame in reversed(frames):
            self.frames.append(frame)
