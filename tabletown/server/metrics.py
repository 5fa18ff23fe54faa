"""What the server counts, as Prometheus reads it; the families are made when asked for."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from tabletown.server import counts

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Figures(Collector):
    """All counts as Prometheus reads them."""

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily]:
        """Every family with its present figures."""
        answers = CounterMetricFamily("tabletown_answers", "Answers on disk.", labels=["by"])
        answers.add_metric(["person"], counts.PEOPLE.value)
        answers.add_metric(["bot"], counts.BOTS.value)
        answers.add_metric(["clock"], counts.CLOCKS.value)
        yield answers
        yield CounterMetricFamily("tabletown_frames", "Frames sent.", counts.FRAMES.value)
        yield CounterMetricFamily("tabletown_refusals", "Messages refused.", counts.REFUSALS.value)
        yield CounterMetricFamily("tabletown_errors", "Unexpected errors.", counts.ERRORS.value)
        yield GaugeMetricFamily("tabletown_sockets", "Open sockets.", counts.SOCKETS.value)
        yield GaugeMetricFamily("tabletown_tables", "Tables in memory.", counts.TABLES.value)
        yield GaugeMetricFamily("tabletown_tables_frozen", "Frozen tables.", counts.FROZEN.value)
        buckets: list[tuple[str, float]] = []
        total = 0
        for bound, those in zip(
            [*map(str, counts.BUCKETS), "+Inf"], counts.COMMIT.counts, strict=True
        ):
            total += those
            buckets.append((bound, total))
        yield HistogramMetricFamily(
            "tabletown_commit_seconds",
            "From an answer's arrival until it is on disk.",
            buckets=buckets,
            sum_value=counts.COMMIT.total,
        )


REGISTRY = CollectorRegistry()
REGISTRY.register(Figures())


def text() -> bytes:
    """All figures in Prometheus' own format."""
    return bytes(generate_latest(REGISTRY))
