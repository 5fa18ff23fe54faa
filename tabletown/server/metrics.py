"""What the server counts for Prometheus: totals only, nothing about any one table.

Counting is plain addition in the event loop's thread; the families are made when asked for.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Count:
    """A number that goes up, or up and down."""

    def __init__(self) -> None:
        self.value = 0

    def inc(self) -> None:
        """One more."""
        self.value += 1

    def dec(self) -> None:
        """One less."""
        self.value -= 1


class Times:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one that took *seconds*."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds


BY = {"person": Count(), "bot": Count(), "clock": Count()}
FRAMES = Count()
REFUSALS = Count()
ERRORS = Count()
SOCKETS = Count()
FROZEN = Count()
COMMIT = Times()
TABLES = Count()


class Figures(Collector):
    """All counts as Prometheus reads them."""

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily]:
        """Every family with its present figures."""
        answers = CounterMetricFamily("tabletown_answers", "Answers on disk.", labels=["by"])
        for by, count in BY.items():
            answers.add_metric([by], count.value)
        yield answers
        yield CounterMetricFamily("tabletown_frames", "Frames sent.", FRAMES.value)
        yield CounterMetricFamily("tabletown_refusals", "Messages refused.", REFUSALS.value)
        yield CounterMetricFamily("tabletown_errors", "Unexpected errors.", ERRORS.value)
        yield GaugeMetricFamily("tabletown_sockets", "Open sockets.", SOCKETS.value)
        yield GaugeMetricFamily("tabletown_tables", "Tables in memory.", TABLES.value)
        yield GaugeMetricFamily("tabletown_tables_frozen", "Frozen tables.", FROZEN.value)
        buckets: list[tuple[str, float]] = []
        total = 0
        for bound, those in zip([*map(str, BUCKETS), "+Inf"], COMMIT.counts, strict=True):
            total += those
            buckets.append((bound, total))
        yield HistogramMetricFamily(
            "tabletown_commit_seconds",
            "From an answer's arrival until it is on disk.",
            buckets=buckets,
            sum_value=COMMIT.total,
        )


REGISTRY = CollectorRegistry()
REGISTRY.register(Figures())


def text() -> bytes:
    """All figures in Prometheus' own format."""
    return bytes(generate_latest(REGISTRY))
