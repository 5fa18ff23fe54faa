"""How often a seat may take answers back: journals must not grow without bound."""

from __future__ import annotations

from tabletown.table import Table

MOST = 500
"""Answers one seat may take back in a game."""


class Withdrawals:
    """What every seat of one table has taken back."""

    def __init__(self, table: Table) -> None:
        self._counts = [0] * table.seats
        for entry in table.entries:
            if entry.withdrawn()[0] and 0 <= entry.who < table.seats:
                self._counts[entry.who] += 1

    def why_not(self, seat: int) -> str:
        """Why *seat* may take nothing more back; empty where it may."""
        return "undo-often" if self._counts[seat] >= MOST else ""

    def count(self, seat: int) -> None:
        """Note that *seat* took something back."""
        self._counts[seat] += 1
