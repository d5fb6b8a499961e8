"""Where a person's saved games are kept."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_state_path

from eklat.client.identities import Identities, own_folder, own_name

__all__ = ["Identities", "own_name", "state_folder"]


def state_folder() -> Path:
    """Saved games."""
    return own_folder(user_state_path("eklat", appauthor=False))
