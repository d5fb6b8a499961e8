"""The sheets of the games that have one, by name. A game from elsewhere may have none, and is played without a pad."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from eklat.games import GAMES
from eklat.pad.hands import Sheet


def _sheets() -> dict[str, Sheet]:
    here = (name for name in GAMES if name.isidentifier() and find_spec(f"{__package__}.{name}"))
    found = {name: getattr(import_module(f"{__package__}.{name}"), "SHEET", None) for name in here}
    return {name: sheet for name, sheet in found.items() if isinstance(sheet, Sheet)}


SHEETS = _sheets()
