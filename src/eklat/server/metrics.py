"""What can be counted, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Tally(Collector):
    """A counter without locks and checks, for what the event loop alone counts, and that thousands of times a second."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry, label: str | None = None) -> None:
        self._name, self._about, self._label = name, about, label
        self._counts: dict[str, int] = {} if label else {"": 0}
        registry.register(self)

    def add(self, count: int = 1, what: str = "") -> None:
        self._counts[what] = self._counts.get(what, 0) + count

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._about, labels=[self._label] if self._label else [])
        for what, count in self._counts.items():
            family.add_metric([what] if self._label else [], count)
        yield family


class Spread(Collector):
    """A histogram of that kind."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry, bounds: Sequence[float]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts, self._sum = [0] * (len(bounds) + 1), 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        upto = [sum(self._counts[: place + 1]) for place in range(len(self._counts))]
        buckets = list(zip([*map(str, self._bounds), "+Inf"], upto, strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """Every server has its own, so that several can live in one process of tests."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.connections = Gauge("eklat_connections", "Open WebSockets.", registry=registry)
        self.tables = Gauge("eklat_tables", "Tables in memory.", registry=registry)
        self.events = Tally("eklat_events", "Events stored and sent.", registry)
        self.messages = Tally("eklat_messages", "Messages from clients.", registry, "type")
        self.refusals = Counter("eklat_refusals", "Wishes refused.", ["code"], registry=registry)
        self.limits = Counter("eklat_limits", "Refused because it was too much.", ["what"], registry=registry)
        self.wish_seconds = Spread("eklat_wish_seconds", "From a wish to its acknowledgement.", registry, SECONDS)
        self.commit_seconds = Spread("eklat_commit_seconds", "One transaction.", registry, SECONDS)
        self.commit_size = Spread("eklat_commit_size", "Wishes stored together.", registry, SIZES)
        self.storage_errors = Counter("eklat_storage_errors", "Wishes that could not be stored.", registry=registry)
        self.bot_seconds = Histogram("eklat_bot_seconds", "Bots thinking.", ["bot"], buckets=SECONDS, registry=registry)
        self.bot_failures = Counter("eklat_bot_failures", "Moves that another bot had to make.", ["bot"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
