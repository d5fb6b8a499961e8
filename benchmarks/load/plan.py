"""What was asked for."""

from __future__ import annotations

from dataclasses import dataclass


class LoadError(Exception):
    """Why there is nothing to measure, in a sentence."""


PATIENCE = 60.0
"""Seconds after which something that should happen is held not to happen any more."""
AT_ONCE = 64
"""Requests or greetings under way at the same time."""


@dataclass(frozen=True)
class Plan:
    """What was asked for."""

    tables: int
    players: int
    game: str
    pace: float
    seconds: float
    crash: int
    nodes: int
    url: str | None
    db: str | None
    postgres: bool
    idle: bool
    json: bool
    seed: int = 1
    sticky: bool = False
    random: bool = False
    apart: bool = False
    share: float = 0.0
    workers: int = 1
    clients: int = 1
    unchecked: bool = False
    peers: bool = False

    @property
    def storage(self) -> str:
        if self.url is not None:
            return "unknown"
        return "postgresql" if self.postgres or (self.db or "").startswith("postgres") else "sqlite"
