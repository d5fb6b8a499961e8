"""What a bid for two would mean, and who would get the crown now (sheet 004, "Auktion")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from eklat.games.core import Seat
from eklat.games.mu.prospect import Prospect
from eklat.games.mu2.contract import goal


def prospect(shown: Sequence[int], seat: Seat, more: int) -> Prospect:
    """So many more cards of this seat, where so many lie open. Who was first keeps the crown if they are level."""
    total = shown[seat] + more
    return Prospect(total, "lead" if total > shown[1 - seat] else "behind", goal(total))


def leader(shown: Sequence[int], bids: Iterable[tuple[Seat, int]]) -> Seat | None:
    """Who has the most open cards, or had that many first, after these bids; nobody before the first one."""
    counts, first = list(shown), None
    for seat, cards in bids:
        first = seat if counts[seat] + cards > max(counts) else first
        counts[seat] += cards
    return first
