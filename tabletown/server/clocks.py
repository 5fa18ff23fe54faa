"""Clocks: none, per move, a bank with increment, or days; told the time, never reading it.

They run by `now`, which nobody can set. The wall clock is asked only where something is kept:
a time that runs is kept as the moment at which it runs out.
"""

from __future__ import annotations

import time

from tabletown.server.wire import Clock, ClockNote

DAY = 86_400.0
_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds on a clock that only goes forward, whatever is done to the wall clock."""
    return _BEGAN + time.monotonic()


def first_deadline(text: str) -> float | None:
    """When, by the wall clock, the first of the times runs out that `dump` wrote as running."""
    running = [int(word[1:]) / 1000 for word in text.split() if word[0] == "@"]
    return min(running) if running else None


class Clocks:
    """The time of every seat at one table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.is_on = clock.kind != "none"
        """Whether the table plays with clocks at all."""
        self._left = [self._full()] * seats
        self._since: list[float | None] = [None] * seats
        """When the seat's time began to run; None while it stands still."""
        self._asked = [0] * seats
        """The question the time runs for."""
        self._shown: list[tuple[int, list[float]]] = []
        """What rivals may see during a sealed phase: its number, everybody's time at its start."""

    def _full(self) -> float:
        if self.clock.kind == "days":
            return self.clock.days * DAY
        return float(self.clock.seconds)

    def left(self, seat: int, now: float) -> float:
        """Seconds *seat* has left; never below zero."""
        since = self._since[seat]
        spent = 0.0 if since is None else now - since
        return max(0.0, self._left[seat] - spent)

    def set(
        self,
        seat: int,
        is_running: bool,
        question: int,
        now: float,
        has_answered: bool = True,
        is_new: bool = True,
    ) -> None:
        """Let the time of *seat* run for *question*, or stand still.

        Only an answer brings an increment and only a question that *is_new* its own time:
        neither lending the seat to a bot nor taking back and answering again gains any.
        """
        if not self.is_on:
            return
        was_running = self._since[seat] is not None
        self._left[seat] = self.left(seat, now)
        self._since[seat] = now if is_running else None
        if self.clock.kind == "bank":
            if was_running and not is_running and has_answered and is_new:
                self._left[seat] += self.clock.increment
        elif is_running and question != self._asked[seat] and is_new:
            self._left[seat] = self._full()
        if is_running:
            self._asked[seat] = question

    def pause(self, now: float) -> None:
        """Stop everybody's time, giving nobody an increment."""
        for seat in range(len(self._left)):
            self._left[seat] = self.left(seat, now)
            self._since[seat] = None

    def next_expiry(self, now: float) -> tuple[float, int] | None:
        """In how many seconds whose time runs out first."""
        running = [
            (self.left(seat, now), seat)
            for seat, since in enumerate(self._since)
            if since is not None
        ]
        return min(running) if running else None

    def dump(self, now: float, wall: float) -> str:
        """Everybody's time as text, in whole milliseconds; empty without clocks.

        Of a time that runs it is the deadline, by the wall clock, which shows *wall* now.
        """
        if not self.is_on:
            return ""
        words: list[str] = []
        for seat, since in enumerate(self._since):
            left = self.left(seat, now)
            if since is None:
                words.append(str(round(left * 1000)))
            else:
                words.append(f"@{round((wall + left) * 1000)}")
        return " ".join(words)

    def load(self, text: str, questions: list[int], at: float, now: float, wall: float) -> None:
        """Set everybody's time to what `dump` wrote when the wall clock showed *at*.

        *questions* are those it runs for. Days pass while the server is away, and only they.
        """
        since = now - max(0.0, wall - at)
        words = text.split()[: len(self._left)]
        if not words and self.clock.kind == "days":
            # Nobody has answered yet: the time of those who are asked runs from the deal on.
            words = [str(round(self._full() * 1000))] * len(self._left)
        for seat, word in enumerate(words):
            is_running = word[0] == "@"
            self._left[seat] = int(word[1:]) / 1000 - at if is_running else int(word) / 1000
            self._asked[seat] = questions[seat]
            # Release 0.1.0 did not write down whose time ran.
            if self.clock.kind == "days" and (is_running or "@" not in text):
                self._since[seat] = since

    def notes(self, seat: int, phase: int, now: float) -> list[ClockNote]:
        """Everybody's time as *seat* may see it.

        While a sealed phase runs a rival's clock would tell whether that rival has answered, so
        rivals show the time they had when the phase began.
        """
        if not self.is_on:
            return []
        count = len(self._left)
        if not self._shown or self._shown[0][0] != phase:
            self._shown = [(phase, [self.left(other, now) for other in range(count)])]
        notes: list[ClockNote] = []
        for other in range(count):
            if phase and other != seat:
                notes.append(ClockNote(other, round(self._shown[0][1][other] * 1000), True))
            else:
                left = round(self.left(other, now) * 1000)
                notes.append(ClockNote(other, left, self._since[other] is not None))
        return notes
