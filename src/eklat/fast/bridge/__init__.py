"""Between `eklat.games` values and kernel arrays: one module per game, all with the same functions."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def bridge(game: str) -> Any:
    """The bridge of this game."""
    return import_module(f"eklat.fast.bridge.{game}")
