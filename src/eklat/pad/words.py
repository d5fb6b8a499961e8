"""The sheet in sentences, in three languages. The browser says the same by the same messages."""

from __future__ import annotations

from eklat.games.said import figure, listed
from eklat.locales import say
from eklat.pad.hands import Row
from eklat.pad.pad import Pad

__all__ = ["about", "caption", "ending", "figure", "listed", "signed"]


def signed(number: int) -> str:
    return figure(number, "+")


def about(pad: Pad, language: str) -> str:
    """What is played, in a line."""
    game = say(language, f"pad-game-{pad.game.name}")
    if pad.sheet.has_rounds:
        return say(language, "pad-about-rounds", game=game, players=pad.players, rounds=pad.rounds)
    return say(language, "pad-about", game=game, players=pad.players, target=getattr(pad.rules, "target", 0))


def ending(pad: Pad, language: str) -> str:
    """Who has won."""
    names = listed(language, [pad.names[seat] for seat in pad.winners])
    return say(language, "pad-over", names=names, count=len(pad.winners), points=figure(max(pad.totals)))


def caption(pad: Pad, row: Row, language: str) -> str:
    """What happened in this hand."""
    return row.hand.caption(row, pad.names, language)
