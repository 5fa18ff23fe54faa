"""What the server counts: totals only, nothing about any one table.

Counting is plain addition in the event loop's thread; `metrics.py` shows the sums.
"""

from __future__ import annotations

from typing import Final

BUCKETS: Final = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0]
"""Upper bounds in seconds."""


class Count:
    """A number that goes up, or up and down."""

    def __init__(self) -> None:
        self.value: int = 0

    def inc(self) -> None:
        """One more."""
        self.value += 1

    def dec(self) -> None:
        """One less."""
        self.value -= 1


class Times:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts: list[int] = [0] * (len(BUCKETS) + 1)
        self.total: float = 0.0

    def observe(self, seconds: float) -> None:
        """Count one that took *seconds*."""
        bucket = 0
        while bucket < len(BUCKETS) and BUCKETS[bucket] < seconds:
            bucket += 1
        self.counts[bucket] += 1
        self.total += seconds


PEOPLE: Final = Count()
BOTS: Final = Count()
CLOCKS: Final = Count()
FRAMES: Final = Count()
REFUSALS: Final = Count()
ERRORS: Final = Count()
SOCKETS: Final = Count()
FROZEN: Final = Count()
COMMIT: Final = Times()
TABLES: Final = Count()
