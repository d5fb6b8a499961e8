"""What can be counted, for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Every server has its own, so that several can live in one process of tests."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.connections = Gauge("eklat_connections", "Open WebSockets.", registry=registry)
        self.tables = Gauge("eklat_tables", "Tables in memory.", registry=registry)
        self.events = Counter("eklat_events", "Events stored and sent.", registry=registry)
        self.messages = Counter("eklat_messages", "Messages from clients.", ["type"], registry=registry)
        self.heard = cache(self.messages.labels)
        self.refusals = Counter("eklat_refusals", "Wishes refused.", ["code"], registry=registry)
        self.limits = Counter("eklat_limits", "Refused because it was too much.", ["what"], registry=registry)
        self.wish_seconds = Histogram(
            "eklat_wish_seconds", "From a wish to its acknowledgement.", buckets=SECONDS, registry=registry
        )
        self.commit_seconds = Histogram("eklat_commit_seconds", "One transaction.", buckets=SECONDS, registry=registry)
        self.commit_size = Histogram(
            "eklat_commit_size", "Wishes stored together.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=registry
        )
        self.storage_errors = Counter("eklat_storage_errors", "Wishes that could not be stored.", registry=registry)
        self.bot_seconds = Histogram("eklat_bot_seconds", "Bots thinking.", ["bot"], buckets=SECONDS, registry=registry)
        self.bot_failures = Counter("eklat_bot_failures", "Moves that another bot had to make.", ["bot"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
