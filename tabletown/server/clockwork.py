"""The clocks of a table at work: who is being timed, and the alarm for whoever runs out first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletown.server.clocks import now as clock_now

if TYPE_CHECKING:
    from tabletown.server.clocks import Clocks
    from tabletown.server.seating import Seating
    from tabletown.table import Table


class Clockwork:
    """Lets the clocks of one game run for the people who are asked."""

    def __init__(
        self,
        table: Table,
        clocks: Clocks,
        seating: Seating,
        has_alarm: bool,
        later: Callable[[float, Callable[[], None]], Any],
        expired: Callable[[int, int], None],
    ) -> None:
        self._table: Table = table
        self._clocks: Clocks = clocks
        self._is_on: bool = clocks.is_on
        self._seating: Seating = seating
        self._has_alarm: bool = has_alarm
        """Whether anything happens when a time runs out."""
        self._later: Callable[[float, Callable[[], None]], Any] = later
        """Sets an alarm; what it gives back can be cancelled."""
        self._expired: Callable[[int, int], None] = expired
        """Called with a seat and its question when the time for it has run out."""
        self._alarm: Any = None
        self._owed: list[int] = [0] * table.seats
        """Answers a seat took back and has not given again."""

    def answered(self, seat: int, count: int) -> None:
        """*seat* gave so many answers."""
        if self._owed[seat]:
            self._owed[seat] = max(0, self._owed[seat] - count)

    def withdrawn(self, seat: int, is_undo: bool) -> None:
        """*seat* took its answer back; or all agreed to go back, and nobody owes anything."""
        if is_undo:
            self._owed[seat] += 1
        else:
            self._owed = [0] * self._table.seats

    def stamp(self, wall: float) -> str:
        """Everybody's time as it is kept with a move made at *wall*; empty without clocks."""
        if not self._is_on:
            return ""
        now = clock_now()
        self._set(now)
        return self._clocks.dump(now, wall)

    def _set(self, now: float) -> None:
        if self._seating.is_paused:
            self._clocks.pause(now)
            return
        pending = self._table.pending
        for seat in range(self._table.seats):
            is_asked = seat in pending
            is_running = is_asked and self._seating.is_person(seat)
            question, is_new = self._table.seq(seat), not self._owed[seat]
            self._clocks.set(seat, is_running, question, now, not is_asked, is_new)

    def tick(self) -> None:
        """Set the clocks and the alarm for the one that runs out first."""
        if not self._is_on:
            return
        self.stop()
        now = clock_now()
        self._set(now)
        due = self._clocks.next_expiry(now)
        if due is None or self._table.is_over or not self._has_alarm:
            return
        seat, question = due[1], self._table.seq(due[1])
        self._alarm = self._later(due[0] + 0.01, lambda: self._ring(seat, question))

    def stop(self) -> None:
        """Set no alarm any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self, seat: int, question: int) -> None:
        """The time of *seat* seems to have run out."""
        self._alarm = None
        is_current = seat in self._table.pending and self._table.seq(seat) == question
        is_due = is_current and self._seating.is_person(seat)
        if is_due and self._clocks.left(seat, clock_now()) <= 0:
            self._expired(seat, question)
        else:
            self.tick()
