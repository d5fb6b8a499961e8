"""What a bid would mean, for whoever thinks about one (sheet 000, chapters 3, 4 and 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from eklat.games.core import Seat
from eklat.games.mu.cards import ALL_COLOURS
from eklat.games.mu.contract import Contract, goal
from eklat.games.mu.moves import NO_TRUMP
from eklat.games.mu.scoring import bonus


class Prospect(NamedTuple):
    total: int
    """The cards that would lie open."""
    standing: str
    """lead, tie or behind."""
    goal: int
    """The card points that a chief with so many cards needs."""
    bonus: tuple[int, int] | None = None
    """What the goal brings on top: at least, with a colour as trump, and at most, without any."""


def prospect(laid: Sequence[int], seat: Seat, more: int) -> Prospect:
    """So many more cards of this seat, where everybody has laid so many."""
    total, players = laid[seat] + more, len(laid)
    most = max(count for other, count in enumerate(laid) if other != seat)
    standing = "lead" if total > most else "tie" if total == most else "behind"
    least, largest = (bonus(Contract(players, seat, None, total, chief_trump=trump)) for trump in (ALL_COLOURS[0], NO_TRUMP))
    return Prospect(total, standing, goal(players, total), (least, largest))
