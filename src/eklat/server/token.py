"""The token of whoever runs the server, in a file that only they can read."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def make_token(file: Path) -> str:
    """A new token, in the place of the one before: it counts at once, for all who read this file."""
    token = secrets.token_urlsafe(24)
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.new")
    with os.fdopen(os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="ascii") as opened:
        opened.write(f"{token}\n")
    fresh.replace(file)
    return token


def read_token(file: Path) -> str:
    """Raises `OSError`."""
    return file.read_text(encoding="utf-8").strip()
