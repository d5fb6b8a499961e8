"""What nobody forgives at a table of Mü: plays that help the other side, or take from the own one, for nothing.

Two kinds, both where the trick is settled, because nobody who plays after this seat could beat what lies there: to trump the
trick of one's own side where another card would do, and to give the other side more points than a smaller card of the same
suit would.
"""

from __future__ import annotations

from collections import Counter

from eklat.games.core import Move, View
from eklat.games.mu.cards import Card, pack
from eklat.games.mu.moves import Play
from eklat.games.mu.trumps import TRUMP_SUIT, Trumps, trumps
from eklat.games.mu.view import View as MuView


def silly(view: View) -> frozenset[Move]:
    """The legal moves that nobody forgives; never all of them."""
    if not isinstance(view, MuView) or view.phase != "play" or not view.trick or len(view.legal) == 1:
        return frozenset()
    contract, leader = view.contract, view.leader
    assert contract is not None
    assert leader is not None
    ranks = trumps(contract.chief_trump, contract.vice_trump)
    winner = (leader + ranks.best(view.trick)) % view.players
    if not is_settled(view, ranks):
        return frozenset()
    plays = [move for move in view.legal if isinstance(move, Play)]
    takes = {move: ranks.best((*view.trick, move.card)) == len(view.trick) for move in plays}
    if (winner in contract.side) == (view.seat in contract.side):
        is_bad = {move for move in plays if takes[move] and ranks.suit[move.card] == TRUMP_SUIT}
        return frozenset(is_bad) if not all(takes.values()) else frozenset()
    cheap = [move.card for move in plays if not takes[move]]
    return frozenset(move for move in plays if not takes[move] and any(spares(ranks, card, move.card) for card in cheap))


def spares(ranks: Trumps, card: Card, other: Card) -> bool:
    """Whether this card gives fewer points than the other, and is no better to keep."""
    is_smaller = ranks.suit[card] == ranks.suit[other] and ranks.strength[card] < ranks.strength[other]
    return is_smaller and card.points < other.points


def is_settled(view: MuView, ranks: Trumps) -> bool:
    """Whether no card that is still out, but for one's own, beats the trick; or nobody is left who could play it."""
    if len(view.trick) == view.players - 1:
        return True
    best = view.trick[ranks.best(view.trick)]
    out = Counter(pack(view.colours)) - Counter(view.hand) - Counter(view.laid[view.seat or 0])
    out -= Counter(move.card for _, move in view.log if isinstance(move, Play))
    able = (ranks.suit[view.trick[0]], TRUMP_SUIT)
    return not any(ranks.suit[card] in able and ranks.strength[card] > ranks.strength[best] for card in out)
