"""Chosen deals for the guided game: whoever follows the hints is chief first, then partner or vice, and then sees an Eklat.

They are dealt from secrets that everybody can read here, as long as no device adds a salt; a test plays them.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from eklat.table import Settings

CHOSEN = {("mu", 5): ("lesson 302", "lesson 329", "lesson 335")}
"""By game and number of players, with the usual options: what the secrets are made of."""
COMPANY = {1: "club", 2: "daredevil", 3: "club", 4: "club"}
"""The bots by seat for whom they were chosen."""


def secret(settings: Settings) -> str:
    """A secret whose first hands teach something, where there are such ones; else one that nobody knows."""
    names = CHOSEN.get((settings.game, settings.players), ()) if settings.practice and not settings.options else ()
    return sha256(secrets.choice(names).encode()).hexdigest() if names else secrets.token_hex(32)
