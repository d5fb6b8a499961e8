"""What the claims of all games have in common."""

from collections.abc import Callable, Mapping
from typing import Any

from eklat.games.said import Cards, Trump, Who

Claim = Callable[[Any, Any, Mapping[str, Any]], bool]
"""Whether something is so, given the position (all cards open), the move and the facts that are spoken of."""


def plain(fact: Any) -> Any:
    """A single card, seat or trump as such."""
    return fact[0] if isinstance(fact, Cards | Who | Trump) and len(fact) == 1 else fact


def points(cards: Any) -> int:
    return sum(card.points for card in cards)
