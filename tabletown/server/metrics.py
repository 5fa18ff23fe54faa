"""What the server counts for Prometheus: totals only, nothing about any one table."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as _latest

REGISTRY = CollectorRegistry()
ANSWERS = Counter("tabletown_answers", "Answers on disk.", ["by"], registry=REGISTRY)
BY = {by: ANSWERS.labels(by) for by in ("person", "bot", "clock")}
FRAMES = Counter("tabletown_frames", "Frames sent.", registry=REGISTRY)
REFUSALS = Counter("tabletown_refusals", "Messages refused.", registry=REGISTRY)
ERRORS = Counter("tabletown_errors", "Unexpected errors; each is in the log.", registry=REGISTRY)
COMMIT = Histogram(
    "tabletown_commit_seconds",
    "From an answer's arrival until it is on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
SOCKETS = Gauge("tabletown_sockets", "Open sockets.", registry=REGISTRY)
TABLES = Gauge("tabletown_tables", "Tables in memory.", registry=REGISTRY)
FROZEN = Gauge("tabletown_tables_frozen", "Tables that wait for a person.", registry=REGISTRY)
CONTENT_TYPE = CONTENT_TYPE_LATEST


def text() -> bytes:
    """All figures in Prometheus' own format."""
    return bytes(_latest(REGISTRY))
